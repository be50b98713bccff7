"""Advice for the usual traps: each from its facts, with the exact command, and nothing where all is well."""

import os

import pytest

from hardware.discovery import PortInfo
from hardware.doctor import Advice, PortFacts, ReaderFacts, SystemFacts, advise, keys, udev_rule
from hardware.driver import Kind
from hardware.line import BadSettings, NoPermission, NoSuchPort, PortBusy, PortError, PortLost, Remedy
from hardware.system_facts import holders, running_programs, system_facts, usb_devices

CH340 = PortInfo("/dev/ttyUSB0", 0x1A86, 0x7523, location="1-1")
WELL = PortFacts(CH340, "dialout")
LINUX = SystemFacts("ann", frozenset({"ann"}), frozenset({"ann"}))


def keys_of(system, ports, readers=()):
    return [advice.key for advice in advise(system, ports, readers)]


def reader(**facts):
    heard = {"listened_s": 11.0, "heard_bytes": 500, "understood": 50} | facts
    return ReaderFacts("/dev/ttyUSB0", "rdm6300", 9600, Kind.REPEATER, **heard)


def failed(error, group="dialout", holders=()):
    return PortFacts(CH340, group, holders, error(CH340.name, "words of the system"))


def test_where_all_is_well_that_is_said():
    assert keys_of(LINUX, [WELL], [reader()]) == ["all-well"]


def test_without_a_port_a_way_to_try_it_is_named():
    (advice,) = advise(LINUX, [])
    assert advice.key == "no-port" and "reader simulate" in advice.english()


def test_rights_are_given_with_the_exact_command():
    (advice,) = advise(LINUX, [failed(NoPermission)])
    assert advice.key == "no-rights"
    assert "sudo usermod -aG dialout ann" in advice.english() and "log out" in advice.english()


def test_the_group_is_that_of_the_port_whatever_the_system_calls_it():
    (advice,) = advise(LINUX, [failed(NoPermission, group="uucp")])
    assert "sudo usermod -aG uucp ann" in advice.english()


def test_who_is_in_the_group_but_has_not_logged_in_since_is_told_that():
    system = SystemFacts("ann", frozenset({"ann"}), frozenset({"ann", "dialout"}))
    assert keys_of(system, [failed(NoPermission)]) == ["rights-after-login"]


@pytest.mark.parametrize("group", ["", "root"])
def test_where_no_group_helps_a_rule_does(group):
    (advice,) = advise(LINUX, [failed(NoPermission, group=group)])
    assert advice.key == "rights-by-rule"
    assert 'ATTRS{idVendor}=="1a86", ATTRS{idProduct}=="7523"' in advice.english()


def test_a_busy_port_names_who_has_it():
    assert keys_of(LINUX, [failed(PortBusy)]) == ["busy"]
    (advice,) = advise(LINUX, [failed(PortBusy, holders=("minicom",))])
    assert advice.key == "busy-with" and "minicom" in advice.english()


def test_the_modem_manager_is_suspected_only_where_nobody_else_has_the_port():
    system = SystemFacts("ann", running=frozenset({"ModemManager"}))
    assert keys_of(system, [failed(PortBusy)]) == ["busy", "modem-manager"]
    assert keys_of(system, [failed(PortBusy, holders=("ModemManager",))]) == ["busy-with", "modem-manager"]
    assert keys_of(system, [failed(PortBusy, holders=("minicom",))]) == ["busy-with"]
    assert keys_of(system, [WELL]) == ["all-well"]
    assert 'ENV{ID_MM_DEVICE_IGNORE}="1"' in udev_rule(CH340)


def test_the_braille_daemon_is_suspected_where_an_adapter_has_no_port():
    system = SystemFacts("ann", running=frozenset({"brltty"}), usb=((0x1A86, 0x7523), (0x1D6B, 2)))
    assert keys_of(system, []) == ["device-without-port", "braille-daemon"]
    assert "CH340" in advise(system, [])[0].english()
    assert keys_of(system, [WELL]) == ["all-well"], "it has left this one alone"
    assert keys_of(SystemFacts(running=frozenset({"brltty"})), []) == ["no-port", "braille-daemon"]


@pytest.mark.parametrize(
    "error, key", [(NoSuchPort, "plug-in"), (PortLost, "plug-again"), (BadSettings, "choose-other")]
)
def test_other_failures_bring_their_remedy(error, key):
    assert keys_of(LINUX, [failed(error)]) == [key]


@pytest.mark.parametrize(
    "facts, key",
    [
        ({"damaged": 0.06}, "wrong-speed-or-family"),
        ({"damaged": 1.0, "understood": 0}, "wrong-speed-or-family"),
        ({"heard_bytes": 0, "understood": 0}, "silent"),
        ({"heard_bytes": 0, "understood": 0, "no_reply": True}, "no-answer"),
        ({"understood": 0}, "nothing-understood"),
        ({"lossy": True}, "lossy-format"),
        ({"lossy": True, "understood": 0}, "lossy-format"),
        ({"too_hot": True}, "too-hot"),
        ({"damaged": 0.05}, "all-well"),
        ({"damaged": 1.0, "listened_s": 9.9}, "all-well"),
        ({"heard_bytes": 0, "understood": 0, "listened_s": 9.9}, "all-well"),
    ],
)
def test_what_is_odd_about_a_reader(facts, key):
    assert keys_of(LINUX, [WELL], [reader(**facts)]) == [key]


def test_every_remedy_of_a_line_has_words():
    """Those of rights and busy ports depend on more, and have keys of their own."""
    plain = set(Remedy) - {Remedy.GAIN_RIGHTS, Remedy.CLOSE_OTHER}
    assert {remedy.value for remedy in plain} <= set(keys())


def test_words_need_no_more_than_the_advice_carries():
    failures = [failed(kind) for kind in PortError.__subclasses__()]
    system = SystemFacts("ann", running=frozenset({"brltty", "ModemManager"}), usb=((0x10C4, 0xEA60),))
    readers = [reader(damaged=0.5), reader(heard_bytes=0, understood=0), reader(lossy=True, too_hot=True)]
    for advice in advise(system, failures, readers):
        assert "{" not in advice.english().replace("ATTRS{", "").replace("ENV{", "")
    assert Advice("all-well").english()


# ------------------------------------------------------------------------------------------------ facts


def test_facts_of_this_computer_can_be_read():
    facts = system_facts()
    assert all(facts.running) and all(len(device) == 2 for device in facts.usb)


def test_programs_are_read_from_a_folder_like_proc(tmp_path):
    for number, name in ((1, "init"), (77, "brltty")):
        (tmp_path / str(number) / "fd").mkdir(parents=True)
        (tmp_path / str(number) / "comm").write_text(f"{name}\n")
    (tmp_path / "self").mkdir()
    port = tmp_path / "ttyUSB0"
    port.touch()
    os.symlink(port, tmp_path / "77" / "fd" / "5")
    assert running_programs(tmp_path) == {"init", "brltty"}
    assert holders(str(port), tmp_path) == ("brltty",)
    assert holders(str(tmp_path / "other"), tmp_path) == ()
    assert running_programs(tmp_path / "nowhere") == frozenset()


def test_usb_devices_are_read_from_a_folder_like_sys(tmp_path):
    for name, vendor, product in (("1-1", "1a86", "7523"), ("usb1", "1d6b", "0002")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "idVendor").write_text(f"{vendor}\n")
        (tmp_path / name / "idProduct").write_text(f"{product}\n")
    (tmp_path / "1-1:1.0").mkdir()
    assert usb_devices(tmp_path) == ((0x1A86, 0x7523), (0x1D6B, 0x0002))
    assert usb_devices(tmp_path / "nowhere") == ()
