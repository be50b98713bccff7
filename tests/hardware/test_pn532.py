"""PN532 boards: frames of the manual, two tags at most, release, retries, and what a silent chip means."""

from __future__ import annotations

import pytest

from hardware.driver import Fault, Inventory, Output, Ready, TagRead, Trouble, Write
from hardware.drivers.pn532 import ACK, NACK, WAKE_UP, Pn532, command
from hardware.reads import TagId, Tech

SAM = bytes.fromhex("0000FF03FDD414011700")
SAM_DONE = bytes.fromhex("0000FF02FED5151600")
FIRMWARE = bytes.fromhex("0000FF02FED4022A00")
FIRMWARE_IS = bytes.fromhex("0000FF06FAD50332010607E800")
MOST_RETRIES = bytes.fromhex("0000FF06FAD43205FF0102F300")
MOST_RETRIES_SET = bytes.fromhex("0000FF02FED533F800")
SEARCH = bytes.fromhex("0000FF04FCD44A0200E000")
NONE_FOUND = bytes.fromhex("0000FF03FDD54B00E000")
ONE_FOUND = bytes.fromhex("0000FF0FF1D54B010100440007 04A1B2C3D4E5F6 CA00")
TWO_FOUND = bytes.fromhex("0000FF18E8D54B020100440007 04A1B2C3D4E5F6 0200040804 DEADBEEF 7F00")
RELEASE_ALL = bytes.fromhex("0000FF03FDD45200DA00")
RELEASED = bytes.fromhex("0000FF03FDD55300D800")
SYNTAX_ERROR = bytes.fromhex("0000FF01FF7F8100")

LONG = TagId(Tech.NFCA, "04A1B2C3D4E5F6")
SHORT = TagId(Tech.NFCA, "DEADBEEF")


def reply(data: bytes) -> bytes:
    """A normal frame from the chip."""
    body = b"\xd5" + data
    return b"\0\0\xff" + bytes([len(body), -len(body) & 255]) + body + bytes([-sum(body) & 255, 0])


def searching() -> Pn532:
    """A driver that has greeted its chip at time 0 and has just asked for the tags."""
    driver = Pn532()
    driver.start(0.0)
    for answer in (SAM_DONE, FIRMWARE_IS, MOST_RETRIES_SET):
        said = driver.feed(ACK + answer, 0.0)
    assert said == [Write(SEARCH)]
    return driver


def seen(said: list[Output]) -> list[TagId]:
    return [read.tag for one in said if isinstance(one, Inventory) for read in one.tags]


def test_wake_up_then_sam_then_firmware_then_retries_then_search() -> None:
    driver = Pn532()
    assert driver.start(0.0) == [Write(WAKE_UP + SAM)]
    assert WAKE_UP.startswith(b"\x55\x55\x00\x00")
    assert driver.feed(ACK, 0.01) == []
    assert driver.feed(SAM_DONE, 0.02) == [Write(FIRMWARE)]
    assert driver.feed(ACK + FIRMWARE_IS, 0.03) == [Ready("PN532 1.6"), Write(MOST_RETRIES)]
    assert driver.feed(ACK + MOST_RETRIES_SET, 0.04) == [Write(SEARCH)]


def test_frames_of_commands() -> None:
    assert command(0x14, bytes.fromhex("011401")) == bytes.fromhex("0000FF05FBD4140114010200")
    assert command(0x02) == FIRMWARE
    assert command(0x52, b"\0") == RELEASE_ALL


def test_a_long_command_goes_out_as_an_extended_frame() -> None:
    frame = command(0x42, bytes(260))  # 262 = 0x0106 bytes with D4 and 42, whose sum is 0x116
    assert frame[:8] == bytes.fromhex("0000FFFFFF0106F9")
    assert frame[8:10] == b"\xd4\x42" and frame[-2:] == b"\xea\x00" and len(frame) == 272
    with pytest.raises(ValueError, match="265"):
        command(0x42, bytes(264))


def test_no_tag_is_an_empty_inventory_and_the_next_search_comes_a_tenth_of_a_second_after_the_last() -> None:
    driver = searching()
    assert driver.feed(ACK + NONE_FOUND, 0.03) == [Inventory(())]
    assert driver.due == pytest.approx(0.1)
    assert driver.on_time(0.09) == []
    assert driver.on_time(0.1) == [Write(SEARCH)]


def test_one_tag_is_told_and_released() -> None:
    driver = searching()
    read = TagRead(LONG, "04A1B2C3D4E5F6", sure=False)
    assert driver.feed(ACK + ONE_FOUND, 0.03) == [Inventory((read,)), Write(RELEASE_ALL)]
    assert driver.feed(ACK + RELEASED, 0.04) == []
    assert driver.on_time(0.2) == [Write(SEARCH)]


def test_two_tags_may_be_more_for_the_chip_passes_over_a_third_in_silence() -> None:
    said = searching().feed(ACK + TWO_FOUND, 0.03)
    assert seen(said) == [LONG, SHORT]
    assert isinstance(said[0], Inventory) and said[0].more
    assert said[-1] == Write(RELEASE_ALL)


def test_the_answer_of_a_tag_with_an_ats_is_passed_over() -> None:
    ats = bytes.fromhex("0678807002")  # its first byte counts itself
    target = bytes.fromhex("010004 20 04 11223344") + bytes([len(ats)]) + ats[1:]
    second = bytes.fromhex("0200040804DEADBEEF")
    said = searching().feed(ACK + reply(b"\x4b\x02" + target + second), 0.03)
    assert seen(said) == [TagId(Tech.NFCA, "11223344"), SHORT]


def test_an_extended_frame_from_the_chip_is_read() -> None:
    body = bytes.fromhex("D54B0101004400 07 04A1B2C3D4E5F6")
    frame = bytes.fromhex("0000FFFFFF000FF1") + body + bytes([-sum(body) & 255, 0])
    assert seen(searching().feed(ACK + frame, 0.03)) == [LONG]


@pytest.mark.parametrize("uid", ["8804A1B2", "08123456", "00000000", "FFFFFFFF"])
def test_half_random_and_blank_numbers_are_no_tags(uid: str) -> None:
    said = searching().feed(ACK + reply(bytes.fromhex("4B010100040804" + uid)), 0.03)
    assert seen(said) == []
    assert Fault.IMPLAUSIBLE in [one.fault for one in said if isinstance(one, Trouble)]
    assert said[-1] == Write(RELEASE_ALL)


@pytest.mark.parametrize(
    "data",
    ["4B", "4B03", "4B01", "4B0101004400", "4B010100440005 0102030405", "4B00 00", "4B010100440007 04A1B2"],
)
def test_targets_that_do_not_add_up_say_nothing_about_the_zone(data: str) -> None:
    said = searching().feed(ACK + reply(bytes.fromhex(data)), 0.03)
    assert said == [Trouble(Fault.BAD_SHAPE, "targets that do not add up")]


# --------------------------------------------------------------------------------------------- trouble


def test_a_mute_chip_is_asked_three_times_and_then_its_zone_is_unknown_not_empty() -> None:
    driver = searching()
    said: list[list[Output]] = []
    while driver.due is not None:
        said.append(driver.on_time(driver.due))
    assert said == [[Write(SEARCH)], [Write(SEARCH)], [Trouble(Fault.NO_REPLY, "no reply, asked 3 times")]]
    assert driver.start(9.0) == [Write(WAKE_UP + SAM)]


def test_a_mute_line_is_given_up_within_a_fifth_of_a_second() -> None:
    driver = Pn532()
    driver.start(0.0)
    last = 0.0
    while driver.due is not None:
        last = driver.due
        driver.on_time(last)
    assert last < 0.2


def test_an_acknowledged_command_has_more_time_for_its_reply() -> None:
    driver = searching()
    driver.feed(ACK, 0.01)
    assert driver.on_time(0.2) == []
    assert driver.on_time(0.32) == [Write(SEARCH)]


def test_a_garbled_reply_is_asked_for_again_soon() -> None:
    driver = searching()
    broken = bytearray(ONE_FOUND)
    broken[15] ^= 0x10
    said = driver.feed(ACK + bytes(broken), 0.02)
    assert next(one.fault for one in said if isinstance(one, Trouble)) is Fault.CHECKSUM
    assert driver.due is not None and driver.due <= 0.06
    assert driver.on_time(driver.due) == [Write(SEARCH)]
    assert seen(driver.feed(ACK + ONE_FOUND, 0.1)) == [LONG]


def test_a_reply_that_breaks_off_is_dropped_when_the_line_falls_silent_and_asked_for_again() -> None:
    driver = searching()
    assert driver.feed(ACK + ONE_FOUND[:12], 0.02) == []
    assert driver.held == 12
    assert Trouble(Fault.PARTIAL, "a frame broke off") in driver.idle(0.05)
    assert driver.held == 0
    assert driver.due is not None and driver.due <= 0.09


def test_nack_and_syntax_error_make_it_say_the_command_again() -> None:
    driver = searching()
    assert driver.feed(NACK, 0.01) == [Write(SEARCH)]
    assert driver.feed(ACK + SYNTAX_ERROR, 0.02) == [Trouble(Fault.DEVICE_FAULT, "7F"), Write(SEARCH)]
    assert driver.feed(NACK, 0.03) == [Trouble(Fault.NO_REPLY, "no reply, asked 3 times")]


def test_another_chip_is_the_wrong_device() -> None:
    driver = Pn532()
    driver.start(0.0)
    driver.feed(ACK + SAM_DONE, 0.0)
    said = driver.feed(ACK + reply(bytes.fromhex("0333010607")), 0.0)
    assert said == [Trouble(Fault.WRONG_DEVICE, "chip 33")]
    assert driver.due is None


def test_a_late_inventory_counts_and_settles_nothing_twice() -> None:
    driver = searching()
    driver.on_time(0.05)  # asked again
    assert seen(driver.feed(ACK + ONE_FOUND, 0.06)) == [LONG]
    assert driver.feed(ACK, 0.061) == []
    late = driver.feed(ONE_FOUND, 0.062)
    assert seen(late) == [LONG] and not [one for one in late if isinstance(one, Write)]
    assert driver.feed(RELEASED, 0.07) == []


def test_an_adapter_that_echoes_what_we_say_changes_nothing() -> None:
    driver = searching()
    assert seen(driver.feed(SEARCH + ACK + ONE_FOUND, 0.02)) == [LONG]


@pytest.mark.parametrize("cut", range(1, len(ACK + TWO_FOUND)))
def test_any_cut_gives_the_same_reads(cut: int) -> None:
    whole, driver = ACK + TWO_FOUND, searching()
    assert driver.feed(whole[:cut], 0.02) + driver.feed(whole[cut:], 0.02) == searching().feed(whole, 0.02)
