"""ThingMagic M6E Nano: published messages, its check, the fields of a record, heat, signs of life."""

from __future__ import annotations

import pytest

from hardware.driver import Fault, Output, Ready, TagRead, Trouble, Write
from hardware.drivers.m6e_nano import START_READING, STOP_READING, M6eNano, Region, command, crc
from hardware.epc import gen2_crc
from hardware.reads import TagId, Tech

VERSION = bytes.fromhex("FF00031D0C")
ANTENNA = bytes.fromhex("FF02910101703B")
EUROPE = bytes.fromhex("FF0197084BB5")
GEN2 = bytes.fromhex("FF02930005517D")
FIFTEEN_DBM = bytes.fromhex("FF029205DC4485")
START = bytes.fromhex("FF102F00000122000005072210001B03E801FFDD2B")
STOP = bytes.fromhex("FF032F0000025E86")
ALIVE = bytes.fromhex("FF0022040084E0")
RECORD = bytes.fromhex(
    "FF282200001000 1B01FF0101C4110E16400000012700000500000F00803000 00000000000000000000 1545E94A561D"
)
EPC = TagId(Tech.EPC, "000000000000000000001545")


def answer(opcode: int, data: bytes = b"", status: int = 0) -> bytes:
    """A message from the module."""
    body = bytes([len(data), opcode]) + status.to_bytes(2, "big") + data
    return b"\xff" + body + crc(body).to_bytes(2, "big")


VERSION_IS = answer(0x03, bytes.fromhex("12080001 20000001 20150728 01050002 00000010"))


def reading() -> M6eNano:
    """A driver whose module has begun to read at time 0."""
    driver = M6eNano()
    driver.start(0.0)
    for opcode in (0x2F, 0x03, 0x91, 0x97, 0x93, 0x92, 0x2F):
        said = driver.feed(VERSION_IS if opcode == 0x03 else answer(opcode), 0.0)
    assert said == []
    return driver


def test_frames_of_commands() -> None:
    assert command(0x03) == VERSION
    assert command(0x97, b"\x08") == EUROPE
    assert command(0x93, b"\x00\x05") == GEN2
    assert command(0x91, b"\x01\x01") == ANTENNA
    assert command(0x92, (1500).to_bytes(2, "big")) == FIFTEEN_DBM
    assert START_READING == START
    assert STOP_READING == STOP


def test_it_is_stopped_named_set_and_started_in_this_order() -> None:
    driver = M6eNano(power=1500)
    assert driver.start(0.0) == [Write(STOP)]
    assert driver.feed(answer(0x2F), 0.0) == [Write(VERSION)]
    assert driver.feed(VERSION_IS, 0.0) == [Ready("M6E Nano 01.05.00.02"), Write(ANTENNA)]
    assert driver.feed(answer(0x91), 0.0) == [Write(EUROPE)]
    assert driver.feed(answer(0x97), 0.0) == [Write(GEN2)]
    assert driver.feed(answer(0x93), 0.0) == [Write(FIFTEEN_DBM)]
    assert driver.feed(answer(0x92), 0.0) == [Write(START)]
    assert driver.feed(answer(0x2F), 0.0) == []


def test_it_begins_with_the_lowest_power_and_another_region_can_be_had() -> None:
    driver = M6eNano(region=Region.NORTH_AMERICA)
    driver.start(0.0)
    said: list[Output] = []
    for message in (answer(0x2F), VERSION_IS, answer(0x91), answer(0x97), answer(0x93)):
        said += driver.feed(message, 0.0)
    assert Write(command(0x97, b"\x01")) in said
    assert said[-1] == Write(command(0x92, (500).to_bytes(2, "big")))


def test_a_record_as_its_maker_published_it() -> None:
    assert len(RECORD) == 47
    [read] = reading().feed(RECORD, 0.5)
    assert read == TagRead(EPC, RECORD.hex().upper(), rssi=-60)


def test_a_record_with_other_data_of_the_tag_inside() -> None:
    embedded = RECORD[:24] + b"\x00\x20" + bytes.fromhex("CAFEBABE") + RECORD[26:-2]
    body = bytes([RECORD[1] + 4]) + embedded[2:]
    [read] = reading().feed(b"\xff" + body + crc(body).to_bytes(2, "big"), 0.5)
    assert isinstance(read, TagRead) and read.tag == EPC


def test_the_check_of_the_tag_is_asked_too() -> None:
    assert gen2_crc(RECORD[29:43]) == 0xE94A
    body = RECORD[1:42] + b"\x46" + RECORD[43:-2]
    [trouble] = reading().feed(b"\xff" + body + crc(body).to_bytes(2, "big"), 0.5)
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.CHECKSUM


@pytest.mark.parametrize("length", [5, 20, 26, 39])
def test_a_record_that_does_not_add_up_is_none(length: int) -> None:
    [trouble] = reading().feed(answer(0x22, RECORD[5:-2][:length]), 0.5)
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.BAD_SHAPE


def test_any_flipped_bit_makes_it_no_read() -> None:
    for bit in range(8 * len(RECORD)):
        damaged = bytearray(RECORD)
        damaged[bit // 8] ^= 1 << bit % 8
        driver = reading()
        said = driver.feed(bytes(damaged), 0.5) + driver.idle(0.6)
        assert not [one for one in said if isinstance(one, TagRead)]


def test_signs_of_life_keep_it_and_silence_ends_it() -> None:
    driver = reading()
    assert driver.feed(ALIVE, 1.0) == []
    assert driver.on_time(4.4) == []
    assert driver.on_time(4.5) == [Trouble(Fault.NO_REPLY, "no sign of life")]
    assert driver.due is None


def test_too_hot_is_told_and_the_reading_goes_on_when_it_has_cooled() -> None:
    driver = reading()
    assert driver.feed(answer(0x22, status=0x0504), 1.0) == [Trouble(Fault.TOO_HOT, "0504")]
    [read] = driver.feed(RECORD, 3.0)
    assert isinstance(read, TagRead)


def test_a_setting_that_it_refuses_ends_the_greeting_with_its_code() -> None:
    driver = M6eNano()
    driver.start(0.0)
    for message in (answer(0x2F, status=0x0101), VERSION_IS, answer(0x91)):
        driver.feed(message, 0.0)
    assert driver.feed(answer(0x97, status=0x0105), 0.0) == [Trouble(Fault.DEVICE_FAULT, "0105")]
    assert driver.due is None


def test_a_mute_module_is_asked_three_times() -> None:
    driver = M6eNano()
    driver.start(0.0)
    said: list[Output] = []
    while driver.due is not None:
        said += driver.on_time(driver.due)
    assert said == [Write(STOP), Write(STOP), Trouble(Fault.NO_REPLY, "no reply, asked 3 times")]


def test_closing_ends_the_reading() -> None:
    assert M6eNano().stop() == STOP


@pytest.mark.parametrize("cut", range(1, len(RECORD + ALIVE + RECORD)))
def test_any_cut_gives_the_same_reads(cut: int) -> None:
    whole, driver = RECORD + ALIVE + RECORD, reading()
    assert driver.feed(whole[:cut], 0.5) + driver.feed(whole[cut:], 0.5) == reading().feed(whole, 0.5)
