"""Present any tag: port, family and speed are found by themselves, whatever the reader was set to."""

import sys
import threading
import time

import pytest

from hardware.discovery import PortInfo
from hardware.drivers.families import ALL_FAMILIES, FAMILIES
from hardware.line import Happening, NoSuchPort, Opened, Received
from hardware.port import Port
from hardware.pseudo_terminal import PseudoTerminal
from hardware.simulator.faults import Faults
from hardware.simulator.models import MODELS, presenting, sample_script
from hardware.simulator.script import Script
from hardware.simulator.virtual_reader import VirtualReader
from hardware.tuning import SPEEDS, Answered, Found, Told, Trying, Tuning, Unfit, Unusable
from tests.hardware.virtual_time import VirtualPorts

DRIVERS = [family.make for family in FAMILIES.values()]
FOUND = [name for name in MODELS if name != "lossy-lines"]
LIMIT_S = 60.0


def searched(readers, seconds=40.0, ports=None):
    """What a search in virtual time tells."""
    virtual = VirtualPorts(**readers)
    infos = ports or [PortInfo(name) for name in readers]
    tuning = Tuning(infos, virtual.line, lambda: None, virtual.now, drivers=DRIVERS)
    told, end = [], virtual.now + seconds
    while tuning.found is None and virtual.now < end:
        told += tuning.poll(virtual.now)
        if tuning.found is None:
            virtual.advance(tuning.due, end)
    tuning.close()
    return told, virtual


def outcome(told):
    last = told[-1]
    assert isinstance(last, Found), told
    return last.port.name, last.family.id, last.speed, last.tag


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("name", FOUND)
def test_every_family_is_found_at_every_speed(name, speed):
    model = MODELS[name]
    told, virtual = searched({"port": VirtualReader(model, speed=speed, script=presenting(model))})
    assert outcome(told) == ("port", model.family, speed, model.tags[0])
    assert 0 < told[-1].took_s < 13
    assert len(virtual.opened) == 1, "the speed is changed in place, for opening resets boards"


@pytest.mark.parametrize("name", FOUND)
def test_a_tag_that_just_lies_there_is_enough_where_the_reader_repeats_it_or_is_asked(name):
    model = MODELS[name]
    if FAMILIES[model.family].info.kind.value == "once":
        pytest.skip("says a tag once")
    script = Script(presenting(model).events[:1])
    told, _ = searched({"port": VirtualReader(model, script=script)})
    assert outcome(told) == ("port", model.family, model.speed, model.tags[0])


@pytest.mark.parametrize("name", FOUND)
def test_noise_delays_and_misleads_nobody(name):
    model = MODELS[name]
    reader = VirtualReader(model, script=presenting(model), faults=Faults(loss=0.03, noise=0.05), seed=3)
    told, _ = searched({"port": reader}, seconds=60.0)
    assert outcome(told)[:3] == ("port", model.family, model.speed)


def test_of_several_readers_the_one_that_the_tag_lies_on_is_found():
    told, virtual = searched(
        {
            "silent": VirtualReader(MODELS["barcode"]),
            "answers": VirtualReader(MODELS["pn532"]),
            "meant": VirtualReader(MODELS["r200"], script=presenting(MODELS["r200"])),
        }
    )
    assert outcome(told)[:2] == ("meant", "r200")
    assert [one.family.id for one in told if isinstance(one, Answered) and one.port.name == "answers"] == [
        "pn532"
    ]
    assert all(wire.speed == 0 for wire in virtual.wires.values()), "all ports are free again"


def test_a_reader_that_has_answered_is_waited_for_and_tried_at_no_other_speed():
    told, _ = searched({"port": VirtualReader(MODELS["pn532"])}, seconds=30.0)
    assert [one.speed for one in told if isinstance(one, Trying)] == [9600, 115200]
    assert isinstance(told[-1], Answered)


def test_on_usb_a_parallax_is_the_model_whose_line_must_be_raised():
    model = MODELS["parallax"]
    usb = [PortInfo("port", 0x0403, 0x6001, "A1")]
    told, _ = searched({"port": VirtualReader(model, script=presenting(model))}, ports=usb)
    assert outcome(told)[1] == "parallax-usb"


def test_lines_that_cannot_be_used_are_named_and_taken_for_no_codes():
    model = MODELS["lossy-lines"]
    told, _ = searched({"port": VirtualReader(model, script=presenting(model))}, seconds=15.0)
    assert [one.speed for one in told if isinstance(one, Unfit)] == [9600]
    assert not any(isinstance(one, Found) for one in told)


def test_a_port_that_cannot_be_used_is_told_and_the_others_are_tried_on():
    model = MODELS["rdm6300"]
    ports = [PortInfo("gone"), PortInfo("port")]
    told, _ = searched({"port": VirtualReader(model, script=presenting(model))}, ports=ports)
    (unusable,) = [one for one in told if isinstance(one, Unusable)]
    assert unusable.port.name == "gone" and isinstance(unusable.error, NoSuchPort)
    assert outcome(told)[0] == "port"


def test_a_reader_that_is_plugged_in_during_the_search_is_tried_too():
    model = MODELS["rdm6300"]
    virtual = VirtualPorts(port=VirtualReader(model, script=presenting(model)))
    tuning = Tuning([], virtual.line, lambda: None, virtual.now, drivers=DRIVERS)
    assert tuning.poll(virtual.now) == [] and tuning.due is None
    tuning.ports([PortInfo("port")], virtual.now)
    while tuning.found is None:
        tuning.poll(virtual.now)
        virtual.advance(tuning.due)
    assert tuning.found.family.id == "rdm6300"
    assert (tuning.due, tuning.poll(virtual.now)) == (None, [])


def test_ended_early_it_stops_a_reader_that_would_go_on_transmitting():
    model = MODELS["m6e-nano"]
    virtual = VirtualPorts(port=VirtualReader(model))
    tuning = Tuning([PortInfo("port")], virtual.line, lambda: None, virtual.now, drivers=DRIVERS)
    told: list[Told] = []
    while not any(isinstance(one, Answered) for one in told):
        told += tuning.poll(virtual.now)
        virtual.advance(tuning.due)
    tuning.close()
    assert virtual.sent[-1] == bytes.fromhex("FF032F0000025E86")
    assert tuning.gone and tuning.poll(virtual.now) == []


OTHER_SPEED = {9600: 115200, 115200: 57600, 2400: 9600}


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")
@pytest.mark.parametrize("name", FOUND)
def test_through_a_real_port_a_family_is_found_at_a_speed_that_is_not_its_usual_one(name):
    model = MODELS[name]
    speed = OTHER_SPEED[model.speed]
    woken = threading.Event()
    with PseudoTerminal(VirtualReader(model, speed=speed, script=presenting(model))) as terminal:
        begun = time.monotonic()
        tuning = Tuning([PortInfo(terminal.name)], Port, woken.set, begun, drivers=DRIVERS)
        while tuning.found is None:
            now = time.monotonic()
            assert now - begun < LIMIT_S
            tuning.poll(now)
            if tuning.found is None:
                woken.wait(min(0.05, max(0.0, (tuning.due or now) - now)))
                woken.clear()
        found = tuning.found
        assert (found.family.id, found.speed, found.tag) == (model.family, speed, model.tags[0])
        print(f"{name} at {speed} baud: found in {found.took_s:.1f} s")
        while not tuning.gone:
            assert time.monotonic() - begun < LIMIT_S
            time.sleep(0.01)


def test_the_example_script_serves_as_presenting_too():
    model = MODELS["id12"]
    told, _ = searched({"port": VirtualReader(model, script=sample_script(model))}, seconds=60.0)
    assert outcome(told)[:3] == ("port", "id12", 9600)


class ServiceLine:
    """A line to a reader of PC/SC: it says each thing once, and has no speed."""

    def __init__(self):
        self.happened: list[Happening] = [Opened(0.0)]
        self.speeds, self.questions = [], 0

    @property
    def waiting(self):
        return bool(self.happened)

    def open(self):
        """It is open from the beginning."""

    def take(self, most_bytes=4096):
        happened, self.happened = self.happened, []
        return happened

    def say(self, line, at):
        self.happened.append(Received(f"pcsc {line}\n".encode(), at))

    def write(self, data):
        self.questions += 1

    def set_speed(self, speed):
        self.speeds.append(speed)

    def close(self):
        self.happened = []

    def gone(self, wait_s=0.0):
        return True


def searched_by(line):
    """A search on one port of PC/SC that has begun."""
    drivers = [family.make for family in ALL_FAMILIES.values()]
    port = PortInfo("pcsc:Pad 00 00")
    return Tuning([port], lambda name, speed, dtr, wake: line, lambda: None, 0.0, drivers=drivers)


def serviced():
    """The same, where the reader has answered that nothing lies there."""
    line = ServiceLine()
    tuning = searched_by(line)
    told = tuning.poll(0.0)
    line.say("reader Pad 00 00", 0.01)
    line.say("none", 0.01)
    told += tuning.poll(0.01)
    return tuning, line, told


def test_a_reader_without_a_speed_is_asked_once_and_waited_for_without_looking_all_the_time():
    tuning, line, told = serviced()
    assert [(type(one), one.speed) for one in told] == [(Trying, 0), (Answered, 0)]
    assert tuning.poll(1.0) == []
    assert tuning.due is None or tuning.due > 600
    for now in range(1, 300):
        assert tuning.poll(float(now)) == []
    assert (line.questions, line.speeds) == (1, [])


def test_a_reader_that_says_a_tag_once_is_found_when_the_search_is_polled_as_it_asks():
    tuning, line, _ = serviced()
    tuning.poll(1.0)
    line.say("card 3B8F8001804F0CA0000003060300030000000068 04A1B2C3D4E5F69000", 5.0)
    now = 5.0
    while tuning.found is None and now < 6.0:
        tuning.poll(now)
        now = max(now, tuning.due or 1000.0)
    assert tuning.found is not None
    assert (tuning.found.family.id, tuning.found.speed, str(tuning.found.tag)) == (
        "pcsc",
        0,
        "nfca:04A1B2C3D4E5F6",
    )
    assert tuning.found.took_s < 5.5


def test_a_reader_without_a_speed_that_does_not_answer_is_asked_again_but_not_all_the_time():
    line = ServiceLine()
    tuning = searched_by(line)
    now = 0.0
    while now < 10.0:
        tuning.poll(now)
        assert tuning.due is not None
        now = max(now + 0.001, tuning.due)
    assert 4 <= line.questions <= 12
