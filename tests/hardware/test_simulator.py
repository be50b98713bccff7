"""Virtual readers speak as the real ones do: published frames, habits, faults; time is the test's."""

from random import Random

import pytest

from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.driver import Inventory, TagRead, Trouble
from hardware.drivers.families import FAMILIES
from hardware.reads import TagId, Tech, parse_tag
from hardware.reports import State, StateChanged
from hardware.simulator.em4100 import id12_frame, parallax_frame, rdm6300_frame
from hardware.simulator.faults import Faults, damaged
from hardware.simulator.field import Field, Lying, UnsteadyLook
from hardware.simulator.lines import InventoryReader, barcode_line, sketch_lines
from hardware.simulator.models import MODELS, sample_script
from hardware.simulator.pn532 import ACK, Pn532, frame, reply, target
from hardware.simulator.script import Doing, Event, Script
from hardware.simulator.uhf import R200, M6eNano, m6e_message, m6e_record, r200_frame, r200_notice
from hardware.simulator.virtual_reader import VirtualReader
from tests.hardware.virtual_time import VirtualPorts


def lying(text, zone=0, rssi=-55):
    return Lying(parse_tag(text), zone, rssi)


def listened(reader, seconds, family=None, confirm=True):
    """What a connection reports of a virtual reader in so many virtual seconds."""
    ports = VirtualPorts(port=reader)
    driver = FAMILIES[family or reader.model.family].make()
    connection = Connection(
        driver, Identity(path="port"), ports.line, lambda: None, speed=reader.speed, confirm=confirm
    )
    reports, end = [], ports.now + seconds
    while ports.now < end:
        reports += connection.poll(ports.now)
        ports.advance(connection.due, end)
    return [report.what for report in reports], ports


def tags_of(said):
    reads = [one for one in said if isinstance(one, TagRead)]
    reads += [read for one in said if isinstance(one, Inventory) for read in one.tags]
    return {read.tag for read in reads}


def next_of(reader):
    """What it says when it is next due."""
    assert reader.due is not None
    return reader.on_time(reader.due)


# ------------------------------------------------------------------------------------- published frames


@pytest.mark.parametrize(
    "message, published",
    [
        (rdm6300_frame(lying("em4100:0C000621A5")), "02 30 43 30 30 30 36 32 31 41 35 38 45 03"),
        (id12_frame(lying("em4100:0C000621A5")), "02 30 43 30 30 30 36 32 31 41 35 38 45 0D 0A 03"),
        (parallax_frame(lying("em4100:0F0184F07A")), "0A 30 46 30 31 38 34 46 30 37 41 0D"),
        (
            r200_notice(lying("epc:E28011700000020F1A2B3C4D")),
            "BB 02 22 00 11 C9 30 00 E2 80 11 70 00 00 02 0F 1A 2B 3C 4D F9 B7 A0 7E",
        ),
        (m6e_message(0x22, 0x0400), "FF 00 22 04 00 84 E0"),
        (reply(bytes([0x03, 0x32, 0x01, 0x06, 0x07])), "00 00 FF 06 FA D5 03 32 01 06 07 E8 00"),
        (
            reply(bytes([0x4B, 1]) + target(1, lying("nfca:04A1B2C3D4E5F6"))),
            "00 00 FF 0F F1 D5 4B 01 01 00 44 00 07 04 A1 B2 C3 D4 E5 F6 CA 00",
        ),
    ],
)
def test_messages_are_those_of_data_sheets(message, published):
    assert message == bytes.fromhex(published)


def test_lines_are_those_of_sketches_and_scanners():
    assert sketch_lines(lying("nfca:DEADBEEF")).startswith(b"Reader 0: Card UID: DE AD BE EF\r\n")
    assert barcode_line(lying("code:TTVZ3TT8X4")) == b"]Q1TTVZ3TT8X4\r"


def test_a_record_of_the_uhf_module_is_47_bytes_for_a_usual_tag():
    record = m6e_record(lying("epc:E28011700000020F1A2B3C4D", rssi=-60), 0.0)
    assert (len(record), record[12] - 256, record[27:29]) == (47, -60, b"\x00\x80")


# ----------------------------------------------------------------------------------------- the models


def test_there_is_a_virtual_reader_for_every_family_on_a_serial_line():
    """The USB model of Parallax differs by a line that a pseudo terminal does not have."""
    assert {model.family for model in MODELS.values()} == set(FAMILIES) - {"parallax-usb"}


@pytest.mark.parametrize("name", [name for name in MODELS if name != "lossy-lines"])
def test_its_driver_reads_exactly_the_tags_that_came(name):
    model = MODELS[name]
    said, _ = listened(VirtualReader(model, script=sample_script(model)), 30.0)
    assert tags_of(said) == set(model.tags)
    assert [one for one in said if isinstance(one, Trouble)] == []


def test_a_spoilt_sketch_is_called_lossy():
    model = MODELS["lossy-lines"]
    script = Script((Event(1.0, Doing.LAY, lying("nfca:04A1BC03")),))
    said, _ = listened(VirtualReader(model, script=script), 5.0)
    assert [one.fault.value for one in said if isinstance(one, Trouble)] == ["lossy"]
    assert tags_of(said) == set()


def test_a_tag_of_another_technology_is_not_seen():
    script = Script((Event(0.5, Doing.LAY, lying("nfca:DEADBEEF")),))
    said, _ = listened(VirtualReader(MODELS["rdm6300"], script=script), 3.0)
    assert tags_of(said) == set()


def test_a_repeater_says_a_resting_tag_sixteen_times_a_second():
    script = Script((Event(0.0, Doing.LAY, lying("em4100:0C000621A5")),))
    said, _ = listened(VirtualReader(MODELS["rdm6300"], script=script), 10.0, confirm=False)
    assert 160 <= sum(isinstance(one, TagRead) for one in said) <= 167


def test_an_antenna_of_our_board_tells_ten_tags_and_that_there_are_more():
    field = Field()
    for number in range(11):
        field.lay(parse_tag(f"nfca:04A1B2C3D4E5{number:02X}"))
    reader = InventoryReader(field.look)
    reader.power_up(0.0)
    line = reader.on_time(2.0)[-1]
    assert line.startswith(b"!I,0,1,10+,04A1B2C3D4E500;") and line.count(b";") == 9
    assert len(line) < 255
    field.lift(parse_tag("nfca:04A1B2C3D4E500"))
    assert reader.on_time(2.2)[-1].startswith(b"!I,0,2,10,04A1B2C3D4E501;")


def test_a_board_that_is_reset_by_opening_is_silent_at_first_and_then_says_its_name():
    reader = InventoryReader(Field().look, zones=2)
    assert reader.power_up(0.0) == [] and reader.hear(b"?", 0.5) == []
    hello, first = next_of(reader)
    assert hello.startswith(b"!R,virtual,2*") and first.startswith(b"!I,0,1,0,*")
    assert next_of(reader)[0].startswith(b"!I,1,2,0,*")
    assert reader.hear(b"?\n", 3.0) == [hello]


# -------------------------------------------------------------------------------- habits of the PN532


def asked(chip, data, now):
    """What it says to a command, and when all of it has been said."""
    said = chip.hear(frame(0xD4, data), now)
    for _ in range(40):
        if chip.due is None:
            break
        now = max(now, chip.due)
        said += chip.on_time(now)
    return said, now


def test_without_a_limit_on_retries_a_search_ends_only_when_a_tag_comes():
    field = Field()
    chip = Pn532(field.look)
    chip.power_up(0.0)
    assert asked(chip, b"\x4a\x02\x00", 0.0)[0] == [ACK]
    field.lay(parse_tag("nfca:DEADBEEF"))
    next_of(chip)
    assert next_of(chip)[0][5:8] == b"\xd5\x4b\x01"


def test_with_a_limit_it_says_that_there_is_nothing():
    chip = Pn532(Field().look)
    chip.power_up(0.0)
    asked(chip, bytes.fromhex("3205FF0102"), 0.0)
    said, _ = asked(chip, b"\x4a\x02\x00", 1.0)
    assert said == [ACK, bytes.fromhex("0000FF03FDD54B00E000")]


def test_a_long_number_that_was_not_released_is_missed_every_second_time():
    field = Field()
    field.lay(parse_tag("nfca:04A1B2C3D4E5F6"))
    chip = Pn532(field.look)
    chip.power_up(0.0)
    asked(chip, bytes.fromhex("3205FF0100"), 0.0)
    found = [asked(chip, b"\x4a\x02\x00", now)[0][1][7] for now in (1.0, 2.0, 3.0)]
    assert found == [1, 0, 1]
    asked(chip, b"\x52\x00", 4.0)
    assert asked(chip, b"\x4a\x02\x00", 5.0)[0][1][7] == 1


def test_of_three_tags_it_tells_two():
    field = Field()
    for text in ("nfca:DEADBEEF", "nfca:04A1B2C3D4E5F6", "nfca:04A1B2C3D4E5F7"):
        field.lay(parse_tag(text))
    chip = Pn532(field.look)
    chip.power_up(0.0)
    assert asked(chip, b"\x4a\x02\x00", 0.0)[0][1][7] == 2


def test_commands_may_come_in_pieces_and_after_rubbish():
    chip = Pn532(Field().look)
    chip.power_up(0.0)
    command = b"\x55\x55\x00\x00\x12" + frame(0xD4, b"\x02")
    said = [message for at in range(len(command)) for message in chip.hear(command[at : at + 1], 0.0)]
    assert said == [ACK]


# ------------------------------------------------------------------------------------------ UHF modules


def test_an_r200_polls_as_often_as_it_was_told_and_stops_at_once():
    reader = R200(Field().look)
    reader.power_up(0.0)
    assert reader.hear(bytes.fromhex("BB0027000322FFFF4A7E"), 0.0) == []
    assert next_of(reader) == [bytes.fromhex("BB01FF000115167E")]
    assert reader.hear(bytes.fromhex("BB00280000287E"), 1.0) == [bytes.fromhex("BB01280001002A7E")]
    assert reader.due is None
    assert reader.hear(r200_frame(0, 0x77, b""), 2.0) == [r200_frame(1, 0xFF, b"\x17")]


def test_a_uhf_module_says_each_second_that_it_lives():
    reader = M6eNano(Field().look)
    reader.power_up(0.0)
    reader.hear(bytes.fromhex("FF102F00000122000005072210001B03E801FFDD2B"), 0.0)
    said = []
    while (reader.due or 9.0) <= 3.5:
        said += next_of(reader)
    assert said == [bytes.fromhex("FF0022040084E0")] * 3
    reader.hear(bytes.fromhex("FF032F0000025E86"), 4.0)
    assert reader.due is None


# ----------------------------------------------------------------------------------------------- faults


def test_flicker_and_ghosts_come_as_often_as_asked():
    field = Field()
    field.lay(parse_tag("em4100:0C000621A5"))
    look = UnsteadyLook(field, Tech.EM4100, flicker=0.3, ghost=0.1, luck=Random(5))
    seen = [[one.tag.number for one in look(0.0)] for _ in range(2000)]
    missed = sum("0C000621A5" not in one for one in seen)
    ghosts = [number for one in seen for number in one if number != "0C000621A5"]
    assert 520 <= missed <= 680 and 150 <= len(ghosts) <= 250
    assert 20 <= ghosts.count("0" * 10) <= 90


def test_ghosts_and_noise_never_bring_a_tag_that_is_not_there():
    model = MODELS["rdm6300"]
    faults = Faults(loss=0.2, noise=0.3, ghost=0.2, flicker=0.3)
    said, _ = listened(VirtualReader(model, script=sample_script(model), faults=faults, seed=11), 120.0)
    assert tags_of(said) == set(model.tags)
    assert sum(isinstance(one, Trouble) for one in said) > 50


def test_damage_is_the_same_for_the_same_luck_and_none_without_faults():
    messages = [bytes(range(16))] * 200
    assert damaged(messages, Faults(), Random(1)) == messages
    once = damaged(messages, Faults(loss=0.5, noise=0.5), Random(1))
    assert once == damaged(messages, Faults(loss=0.5, noise=0.5), Random(1))
    assert 40 < sum(message != messages[0] for message in once) < 200 and b"" not in once


def test_a_reader_that_is_pulled_out_now_and_then_is_found_again_each_time():
    model = MODELS["rdm6300"]
    faults = Faults(unplug_every_s=3.0, away_s=1.0)
    said, ports = listened(VirtualReader(model, script=sample_script(model), faults=faults), 19.0)
    states = [one.state for one in said if isinstance(one, StateChanged)]
    assert len(ports.opened) == states.count(State.READING) == 4
    assert len(tags_of(said)) == 2, "the third tag came and went while the reader was away"


@pytest.mark.parametrize(
    "wrong", [{"loss": 1.1}, {"flicker": -0.1}, {"unplug_every_s": -1.0}, {"away_s": 0.0}]
)
def test_chances_are_between_0_and_1(wrong):
    with pytest.raises(ValueError):
        Faults(**wrong)


def test_a_field_moves_a_tag_to_its_new_zone_and_forgets_what_is_lifted():
    field, tag = Field(), TagId(Tech.NFCA, "DEADBEEF")
    field.lay(tag)
    field.lay(tag, 3)
    assert list(field.lying) == [Lying(tag, 3)]
    field.lift(tag)
    field.lift(tag)
    assert list(field.lying) == []
