"""R200 and its kin: published frames, both checks of a tag, lowest power first, rounds on demand."""

from __future__ import annotations

import pytest

from hardware.driver import Fault, Output, Ready, TagRead, Trouble, Write
from hardware.drivers.r200 import Region, UhfModule, command, frame
from hardware.epc import gen2_crc
from hardware.reads import TagId, Tech

ROUND = bytes.fromhex("BB00220000227E")
STOP = bytes.fromhex("BB00280000287E")
STOPPED = bytes.fromhex("BB01280001002A7E")
VERSION = bytes.fromhex("BB000300010004 7E")
VERSION_IS = frame(1, 0x03, b"\x00M100 20dBm V1.0")
EUROPE = bytes.fromhex("BB0007000103 0B7E")
TWENTY_DBM = bytes.fromhex("BB00B6000207D08F7E")
DONE = frame(1, 0xB6, b"\x00")
NOTHING = bytes.fromhex("BB01FF000115167E")
TAG = bytes.fromhex("BB02220011C93000E28011700000020F1A2B3C4DF9B7A07E")
EPC = TagId(Tech.EPC, "E28011700000020F1A2B3C4D")


def reading() -> UhfModule:
    """A driver that has greeted its module at time 0 and has just asked for a round."""
    driver = UhfModule()
    driver.start(0.0)
    for answer in (STOPPED, VERSION_IS, DONE):
        said = driver.feed(answer, 0.0)
    assert said == [Write(ROUND)]
    return driver


def test_frames_of_commands() -> None:
    assert command(0x22) == ROUND
    assert command(0x27, bytes.fromhex("22FFFF")) == bytes.fromhex("BB0027000322FFFF4A7E")
    assert command(0x28) == STOP
    assert command(0x03, b"\0") == VERSION
    assert command(0x07, b"\x03") == EUROPE
    assert command(0xB6, (2000).to_bytes(2, "big")) == TWENTY_DBM


def test_it_is_stopped_named_and_set_to_the_lowest_power_before_it_is_asked_for_tags() -> None:
    driver = UhfModule()
    assert driver.start(0.0) == [Write(STOP)]
    assert driver.feed(STOPPED, 0.0) == [Write(VERSION)]
    lowest = command(0xB6, (1000).to_bytes(2, "big"))
    assert driver.feed(VERSION_IS, 0.0) == [Ready("M100 20dBm V1.0"), Write(lowest)]
    assert driver.feed(DONE, 0.0) == [Write(ROUND)]


def test_a_power_that_it_refuses_is_followed_by_the_next() -> None:
    driver = UhfModule(powers=(1000, 2000))
    driver.start(0.0)
    driver.feed(STOPPED + VERSION_IS, 0.0)
    assert driver.feed(frame(1, 0xFF, b"\x17"), 0.0) == [Write(TWENTY_DBM)]
    assert driver.feed(DONE, 0.0) == [Write(ROUND)]


def test_a_region_is_set_only_where_one_is_given() -> None:
    driver = UhfModule(region=Region.EUROPE)
    driver.start(0.0)
    driver.feed(STOPPED, 0.0)
    assert driver.feed(VERSION_IS, 0.0)[-1] == Write(EUROPE)


def test_a_tag_with_its_signal_and_the_next_round_a_tenth_of_a_second_later() -> None:
    driver = reading()
    raw = "C93000E28011700000020F1A2B3C4DF9B7"
    assert driver.feed(TAG, 0.02) == [TagRead(EPC, raw, rssi=-55)]
    assert driver.due == pytest.approx(0.1)
    assert driver.on_time(0.1) == [Write(ROUND)]


def test_several_tags_of_one_round_are_all_told() -> None:
    other = bytes.fromhex("3000E28011700000020F1A2B3C4E")
    notice = frame(2, 0x22, b"\xc0" + other + gen2_crc(other).to_bytes(2, "big"))
    said = reading().feed(TAG + notice, 0.02)
    assert [one.tag.number[-2:] for one in said if isinstance(one, TagRead)] == ["4D", "4E"]


def test_nothing_found_is_no_trouble() -> None:
    driver = reading()
    assert driver.feed(NOTHING, 0.02) == []
    assert driver.on_time(0.1) == [Write(ROUND)]


@pytest.mark.parametrize(("told", "check"), [("3000E28011700000020F1A2B3C4D", "F9B7")])
def test_the_check_of_a_tag(told: str, check: str) -> None:
    assert f"{gen2_crc(bytes.fromhex(told)):04X}" == check


def test_a_lucky_sum_does_not_make_a_tag() -> None:
    lucky = bytearray(TAG)
    lucky[10] ^= 0x01
    lucky[11] ^= 0x01  # 80 to 81 and 11 to 10: the sum stays
    [trouble] = reading().feed(bytes(lucky), 0.02)
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.CHECKSUM


def test_a_wrong_sum_does_not_make_a_tag_either_and_the_next_frame_is_read() -> None:
    broken = bytearray(TAG)
    broken[-2] ^= 0x40
    said = reading().feed(bytes(broken) + TAG, 0.02)
    assert [one.tag for one in said if isinstance(one, TagRead)] == [EPC]
    assert isinstance(said[0], Trouble) and said[0].fault is Fault.CHECKSUM


def test_head_and_end_may_stand_inside() -> None:
    told = bytes.fromhex("3000BB7EBB02220011BB7E7E7EBB")
    notice = frame(2, 0x22, b"\xbb" + told + gen2_crc(told).to_bytes(2, "big"))
    [read] = reading().feed(notice, 0.02)
    assert isinstance(read, TagRead)
    assert (read.tag.number, read.rssi) == ("BB7EBB02220011BB7E7E7EBB", -69)


@pytest.mark.parametrize(("words", "length"), [(4, 8), (8, 16), (15, 30)])
def test_the_protocol_word_says_how_long_the_epc_is(words: int, length: int) -> None:
    told = (words << 11).to_bytes(2, "big") + bytes(range(1, length + 1))
    [read] = reading().feed(frame(2, 0x22, b"\xc9" + told + gen2_crc(told).to_bytes(2, "big")), 0.02)
    assert isinstance(read, TagRead) and len(read.tag.number) == 2 * length


def test_an_epc_of_zeros_is_implausible_and_one_of_a_wrong_length_is_none() -> None:
    zeros = b"\x30\x00" + bytes(12)
    [blank] = reading().feed(frame(2, 0x22, b"\xc9" + zeros + gen2_crc(zeros).to_bytes(2, "big")), 0.02)
    [short] = reading().feed(frame(2, 0x22, b"\xc9\x30\x00\x12\x34"), 0.02)
    assert isinstance(blank, Trouble) and blank.fault is Fault.IMPLAUSIBLE
    assert isinstance(short, Trouble) and short.fault is Fault.BAD_SHAPE


def test_a_mute_module_is_asked_three_times() -> None:
    driver = reading()
    said: list[Output] = []
    while driver.due is not None:
        said += driver.on_time(driver.due)
    assert said == [Write(ROUND), Write(ROUND), Trouble(Fault.NO_REPLY, "no reply, asked 3 times")]


def test_a_fault_of_the_module_is_told_with_its_code_and_the_next_round_is_tried() -> None:
    driver = reading()
    assert driver.feed(frame(1, 0xFF, b"\x20"), 0.02) == [Trouble(Fault.DEVICE_FAULT, "20")]
    assert driver.due is not None and driver.on_time(driver.due) == [Write(ROUND)]


def test_closing_ends_the_rounds_that_another_program_asked_for() -> None:
    assert UhfModule().stop() == STOP


@pytest.mark.parametrize("cut", range(1, len(TAG + NOTHING + TAG)))
def test_any_cut_gives_the_same_reads(cut: int) -> None:
    whole, driver = TAG + NOTHING + TAG, reading()
    assert driver.feed(whole[:cut], 0.02) + driver.feed(whole[cut:], 0.02) == reading().feed(whole, 0.02)
