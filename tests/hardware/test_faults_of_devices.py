"""What can go wrong with a device and its plug: each fault in virtual time, and on a pseudo terminal."""

import time
from collections.abc import Callable

import pytest
import serial

from hardware import port as port_module
from hardware.discovery import PortInfo
from hardware.driver import Fault, Inventory, Ready, TagRead
from hardware.drivers.em4100 import rdm6300
from hardware.drivers.inventory_line import checked_line, inventory_line
from hardware.drivers.pn532 import ACK, Pn532
from hardware.line import NoPermission, NoSuchPort, PortBusy, PortLost, Remedy
from hardware.reads import TagId, Tech
from hardware.reports import State, Unknown, ZonesUnknown
from tests.hardware.faulty_reader import A_FRAME, B_FRAME, A, B, MakeRig, Rig, faults, states, tags, unknown
from tests.hardware.memory_rig import MemoryRig
from tests.hardware.terminal_rig import TerminalRig

# ------------------------------------------------------------------------------- readers that are asked

CHIP = {
    0x14: bytes.fromhex("0000FF02FED5151600"),
    0x02: bytes.fromhex("0000FF06FAD50332010607E800"),
    0x32: bytes.fromhex("0000FF02FED533F800"),
    0x4A: bytes.fromhex("0000FF0FF1D54B010100440007 04A1B2C3D4E5F6 CA00"),
    0x52: bytes.fromhex("0000FF03FDD55300D800"),
}
LONG = TagId(Tech.NFCA, "04A1B2C3D4E5F6")


class Chip:
    """Answers questions of the PN532 driver; `spoil` changes or withholds an answer."""

    def __init__(self) -> None:
        self.spoil: Callable[[bytes], bytes] = lambda reply: reply
        self.questions: list[int] = []

    def __call__(self, asked: bytes) -> bytes:
        replies = b""
        for question in asked.split(b"\x00\x00\xff")[1:]:
            if len(question) > 4 and question[2] == 0xD4:
                self.questions.append(question[3])
                replies += self.spoil(ACK + CHIP[question[3]])
        return replies


def seen(rig: Rig) -> list[TagId]:
    return [read.tag for one in rig.reports if isinstance(one.what, Inventory) for read in one.what.tags]


@pytest.mark.parametrize("spoiled", [b"", ACK + b"\x00\x00\xff\x0f\xf1\xd5\x4b\x01"])
def test_a_lost_question_or_a_garbled_reply_is_asked_again(rig: MakeRig, spoiled: bytes):
    here, chip = rig(Pn532(), started=False), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    left = 2

    def spoil(reply: bytes) -> bytes:
        nonlocal left
        left -= 1
        return spoiled if left >= 0 else reply

    chip.spoil = spoil
    here.reports.clear()
    here.until(lambda: left < -3 and LONG in seen(here))
    assert Fault.NO_REPLY not in faults(here) and unknown(here) == []


def test_of_a_mute_reader_nothing_is_known_and_it_comes_back(rig: MakeRig):
    here, chip = rig(Pn532(), started=False), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    chip.spoil = lambda reply: b""
    here.reports.clear()
    here.until(lambda: Fault.NO_REPLY in faults(here))
    assert ZonesUnknown(Unknown.NO_ANSWER, 0) in unknown(here)
    assert not any(isinstance(one.what, Inventory) for one in here.reports)  # unknown, and not empty
    here.until(lambda: here.connection.state is State.SILENT)
    assert len(set(chip.questions[-3:])) == 1
    chip.spoil = lambda reply: reply
    here.reports.clear()
    here.until(lambda: LONG in seen(here))
    assert here.connection.state is State.READING


def test_a_third_tag_on_a_reader_for_two_may_be_there(rig: MakeRig, monkeypatch: pytest.MonkeyPatch):
    two = bytes.fromhex("0000FF18E8D54B020100440007 04A1B2C3D4E5F6 0200040804 DEADBEEF 7F00")
    monkeypatch.setitem(CHIP, 0x4A, two)
    here = rig(Pn532(), started=False)
    here.respond = Chip()
    here.until(lambda: LONG in seen(here))
    assert all(one.what.more for one in here.reports if isinstance(one.what, Inventory))


# -------------------------------------------------------------------------------- plugs and other users


def test_unplugged_while_idle(rig: MakeRig):
    here = rig(rdm6300())
    here.unplug()
    here.until(lambda: here.connection.state is State.WAITING)
    assert isinstance(here.connection.error, PortLost) and here.connection.error.remedy is Remedy.PLUG_AGAIN
    here.until(lambda: here.connection.state is State.MISSING)
    assert states(here).count(State.WAITING) == 1  # lost once
    assert unknown(here) == [ZonesUnknown(Unknown.LOST)]
    assert here.connection.due is None  # until a list of ports has it, nothing is to be done
    assert len(here.lines) == 1 and here.lines[0].gone(10.0)


def test_unplugged_in_the_middle_of_a_frame(rig: MakeRig):
    here = rig(rdm6300())
    here.send(A_FRAME[:6])
    here.unplug()
    here.until(lambda: here.connection.state is State.MISSING)
    here.replug()
    here.until(lambda: here.connection.state is State.READING)
    here.send(A_FRAME[6:], A_FRAME * 2)  # the second half of what was begun before completes nothing
    here.until(lambda: len(tags(here)) >= 1)
    assert tags(here) == [A] and here.connection.confirm.held_back == 1


def test_unplugged_while_it_is_opened(rig: MakeRig):
    here = rig(rdm6300(), started=False)
    before = here.ports()
    here.unplug() if isinstance(here, TerminalRig) else here.replug("")
    here.connection.found(before)  # the list is from before
    here.until(lambda: isinstance(here.connection.error, NoSuchPort))
    here.until(lambda: here.connection.state is State.MISSING)
    assert unknown(here) == []  # nothing was known
    here.replug()
    here.until(lambda: here.connection.state is State.READING)


def test_found_again_under_another_name_without_a_lost_or_doubled_read(rig: MakeRig):
    here = rig(rdm6300())
    here.send(A_FRAME * 2)
    here.until(lambda: len(tags(here)) == 1)
    first = here.name
    here.unplug()
    here.until(lambda: here.connection.state is State.WAITING)
    here.replug()
    here.until(lambda: here.connection.state is State.READING)
    assert here.connection.port == here.name != ""
    if here.exact:
        assert here.name != first
    here.send(B_FRAME * 2)
    here.until(lambda: len(tags(here)) >= 2)
    assert tags(here) == [A, B]
    zones = {one.what.zone for one in here.reports if isinstance(one.what, TagRead)}
    assert zones == {0} and len(here.lines) == 2


def test_another_device_under_the_old_name_is_left_alone(rig: MakeRig):
    here = rig(rdm6300())
    old = here.name
    here.unplug()
    here.until(lambda: here.connection.state is State.MISSING)
    stranger = PortInfo(old, 0x2341, 0x0043, serial="other")
    here.connection.found([stranger])
    here.rest(0.1)
    assert here.connection.state is State.MISSING and len(here.lines) == 1


def test_a_port_that_another_program_has_is_tried_again(rig: MakeRig):
    here = rig(rdm6300(), started=False)
    if isinstance(here, MemoryRig):
        here.refuse = PortBusy(here.name, "in use")
    else:
        other = serial.Serial(here.name, exclusive=True)
    here.until(lambda: here.connection.state is State.WAITING)
    assert isinstance(here.connection.error, PortBusy)
    assert here.connection.error.remedy is Remedy.CLOSE_OTHER
    if isinstance(here, MemoryRig):
        here.refuse = None
    else:
        other.close()
    here.until(lambda: here.connection.state is State.READING)
    assert here.connection.error is None


def test_a_port_that_gets_its_rights_a_moment_later(rig: MakeRig, monkeypatch: pytest.MonkeyPatch):
    """The whole of it, as a user without rights, is in `test_port`; root may open anything."""
    here = rig(rdm6300(), started=False)
    if isinstance(here, MemoryRig):
        here.refuse = NoPermission(here.name, "not yours")
    else:

        def refused(*arguments: object) -> None:
            raise PermissionError(13, "Permission denied")

        opens = port_module._open
        monkeypatch.setattr(port_module, "_open", refused)
    here.until(lambda: states(here).count(State.WAITING) == 3)
    assert isinstance(here.connection.error, NoPermission)
    assert here.connection.error.remedy is Remedy.GAIN_RIGHTS
    if isinstance(here, MemoryRig):
        here.refuse = None
    else:
        monkeypatch.setattr(port_module, "_open", opens)
    here.until(lambda: here.connection.state is State.READING)


# ------------------------------------------------------------------------------- boards that begin anew

BOOT = b"\x00\xf3ets Jul 29 2019\r\nrst:0x1 (POWERON_RESET)\r\nReady!\r\n"


def test_what_a_board_says_while_it_starts_is_ignored(rig: MakeRig):
    here = rig(inventory_line(), banner=BOOT)

    def board(asked: bytes) -> bytes:
        return checked_line("R,table,1") if b"?" in asked and started else b""

    started = False
    here.respond = board
    here.rest(0.2)
    assert here.connection.state is State.GREETING
    started = True  # only its second question is heard
    here.until(lambda: here.connection.state is State.READING)
    assert [one.what for one in here.reports if isinstance(one.what, Ready)] == [Ready("table")]
    assert faults(here) == [] and unknown(here) == []
    assert here.connection.ignored > 0 and here.connection.noise.bad == 0


def test_after_its_start_what_makes_no_sense_is_told(rig: MakeRig):
    here = rig(inventory_line(), banner=checked_line("R,table,1"))
    here.until(lambda: here.connection.state is State.READING)
    here.send(b"!I,0,1,0,*00\r\n")  # its sum is another
    here.until(lambda: faults(here) == [Fault.CHECKSUM])


# -------------------------------------------------------------------------------------- time that jumps


def test_after_the_computer_slept_nothing_is_known_and_all_is_read_again(rig: MakeRig):
    here, chip = rig(Pn532(), started=False), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    here.reports.clear()
    asked = chip.questions.count(0x14)
    here.reports += here.connection.missed(here.reports[-1].at if here.reports else now(here))
    assert unknown(here) == [ZonesUnknown(Unknown.GAP)]
    here.until(lambda: LONG in seen(here))
    assert chip.questions.count(0x14) == asked + 1


def now(rig: Rig) -> float:
    return rig.now if isinstance(rig, MemoryRig) else time.monotonic()


def test_after_more_than_five_seconds_without_a_look_nothing_is_known():
    here, chip = MemoryRig(Pn532()), Chip()
    here.respond = chip
    here.until(lambda: LONG in seen(here))
    here.reports.clear()
    here.block(4.9)
    here.rest(0.0)
    assert unknown(here) == []
    here.until(lambda: LONG in seen(here))
    here.rest(0.001)
    here.reports.clear()
    here.block(6.0)
    here.rest(0.0)
    assert unknown(here) == [ZonesUnknown(Unknown.GAP)]
    here.until(lambda: LONG in seen(here))
