"""Present any tag: port, family and speed are found by themselves, whatever the reader was set to."""

import sys
import threading
import time

import pytest

from hardware.discovery import PortInfo
from hardware.drivers.families import FAMILIES
from hardware.line import NoSuchPort
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
