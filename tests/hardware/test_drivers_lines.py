"""Readers that print lines: how a sketch writes, our own board's count and questions, scanners."""

from __future__ import annotations

import pytest

from hardware.aim import split_aim, symbology
from hardware.driver import Fault, Inventory, Ready, TagRead, Trouble, Write
from hardware.drivers.barcode import barcode
from hardware.drivers.inventory_line import ASK_AGAIN_S, QUESTION, SILENT_S, checked_line, inventory_line
from hardware.drivers.text_lines import UNDECIDED_ADVICE, text_lines
from hardware.lines import LONGEST_LINE, TORN_S

LATER = 10.0


def opened(make):
    driver = make()
    driver.start(0.0)
    return driver


def tags(outputs):
    return [str(one.tag) for one in outputs if isinstance(one, TagRead)]


def faults(outputs):
    return [one.fault for one in outputs if isinstance(one, Trouble)]


# ------------------------------------------------------------------------------------------- sketches


def test_two_digit_numbers_may_be_hex_or_decimal_until_a_tag_has_shown_which():
    undecided = b"UID: 22 17 19 23\r\n"
    driver = opened(text_lines)
    assert driver.feed(undecided, LATER) == [Trouble(Fault.BAD_SHAPE, UNDECIDED_ADVICE)]
    assert tags(driver.feed(b"UID: 222 17 19 23\r\n", LATER)) == ["nfca:DE111317"]
    assert tags(driver.feed(undecided, LATER)) == ["nfca:16111317"]
    driver.start(LATER)
    assert tags(driver.feed(b"UID: 22 A7 19 23\r\n", LATER)) == ["nfca:22A71923"]
    assert tags(driver.feed(undecided, LATER)) == ["nfca:22171923"]


def test_digits_in_a_row_without_a_letter_are_undecided_too():
    driver = opened(text_lines)
    assert faults(driver.feed(b"UID:22171923\r\n", LATER)) == [Fault.BAD_SHAPE]
    driver.feed(b"UID:DEADBEEF\r\n", LATER)
    assert tags(driver.feed(b"UID:22171923\r\n", LATER)) == ["nfca:22171923"]


def test_lines_of_the_library_are_hex_from_the_first():
    assert tags(opened(text_lines).feed(b"Card UID: 22 17 19 23\r\n", LATER)) == ["nfca:22171923"]
    assert tags(opened(text_lines).feed(b"In hex:  22 17 19 23\r\n", LATER)) == ["nfca:22171923"]
    assert tags(opened(text_lines).feed(b"In dec:  22 17 19 23\r\n", LATER)) == ["nfca:16111317"]


def test_a_sketch_that_writes_its_zeros_has_lost_a_digit_where_one_is_missing():
    driver = opened(text_lines)
    assert tags(driver.feed(b"UID: DE 4 BE EF\r\n", LATER)) == ["nfca:DE04BEEF"]
    assert tags(driver.feed(b"UID: DE 0A BE EF\r\n", LATER)) == ["nfca:DE0ABEEF"]
    assert faults(driver.feed(b"UID: DE 4 BE EF\r\n", LATER)) == [Fault.BAD_SHAPE]
    assert faults(opened(text_lines).feed(b"Card UID: DE AD BE E\r\n", LATER)) == [Fault.BAD_SHAPE]


@pytest.mark.parametrize("line", ["4a1bc3", "4a1bc", "04a1bc3", "UID:4a1bc3", "UID=E0:4:150A1B2C3D"])
def test_hex_without_its_zeros_is_refused_with_advice(line):
    [trouble] = opened(text_lines).feed(line.encode() + b"\r\n", LATER)
    assert trouble.fault is Fault.LOSSY
    assert "sketch that comes with this program" in trouble.detail


def test_04_a1_bc_03_and_4a_1b_c3_print_alike_which_is_why():
    def printed(uid):
        return "".join(f"{byte:x}" for byte in bytes.fromhex(uid))

    assert printed("04A1BC03") == printed("4A1BC3") == "4a1bc3"


@pytest.mark.parametrize(
    "line", ["Place a card", "added", "PICC type: MIFARE 1KB", "Card SAK: 08", "The NUID tag is:", "12"]
)
def test_what_a_sketch_says_besides_is_no_trouble(line):
    assert opened(text_lines).feed(line.encode() + b"\r\n", LATER) == []


def test_the_tail_of_a_torn_line_is_no_number():
    driver = opened(text_lines)
    driver.feed(b"04A1B2", LATER)
    assert faults(driver.idle(LATER + 0.03)) == [Fault.PARTIAL]
    assert driver.feed(b"C3D4E5F6\r\n", LATER + 0.1) == []
    assert tags(driver.feed(b"04A1B2C3D4E5F6\r\n", LATER + 0.2)) == ["nfca:04A1B2C3D4E5F6"]


def test_the_first_line_after_opening_may_be_a_tail():
    driver = opened(text_lines)
    assert driver.feed(b"C3D4E5F6\r\n", TORN_S / 2) == []
    assert tags(driver.feed(b"C3D4E5F6\r\n", TORN_S / 2)) == ["nfca:C3D4E5F6"]


# ------------------------------------------------------------------------------------------ our own board


def test_a_checked_line_is_made_as_it_is_read():
    assert checked_line("I,0,7,0,") == b"!I,0,7,0,*7E\r\n"


def test_the_board_is_asked_when_the_port_opens_and_again_while_it_starts():
    driver = inventory_line()
    assert driver.start(0.0) == [Write(QUESTION)]
    asked = []
    now = 0.0
    while driver.due is not None:
        now = driver.due
        asked += driver.on_time(now)
    assert asked == [Write(QUESTION)] * 3 + [Trouble(Fault.NO_REPLY, "the board says nothing")]
    assert now == 4 * ASK_AGAIN_S


def test_a_board_that_has_said_its_name_is_not_asked_again_while_it_speaks():
    driver = opened(inventory_line)
    assert driver.feed(checked_line("R,our reader,2"), 1.5) == [Ready("our reader")]
    assert driver.feed(checked_line("I,0,1,0,"), 1.6) == [Inventory(())]
    assert driver.due == 1.6 + SILENT_S
    assert driver.on_time(2.0) == []


def test_a_board_that_only_sends_inventories_is_asked_for_its_name_once():
    driver = opened(inventory_line)
    assert driver.feed(checked_line("I,0,1,0,"), 0.2) == [Inventory(()), Write(QUESTION)]
    assert driver.feed(checked_line("I,0,2,0,"), 0.3) == [Inventory(())]


def test_a_board_that_falls_silent_is_asked_and_then_given_up():
    driver = opened(inventory_line)
    driver.feed(checked_line("R,our reader,1"), 1.0)
    assert driver.on_time(1.0 + SILENT_S) == [Write(QUESTION)]
    for _ in range(3):
        assert driver.on_time(driver.due) == [Write(QUESTION)]
    assert faults(driver.on_time(driver.due)) == [Fault.NO_REPLY]
    assert driver.due is None
    assert driver.feed(checked_line("I,0,9,0,"), 60.0) == [Inventory(())]
    assert driver.due == 60.0 + SILENT_S


def test_the_count_goes_round_and_tells_of_holes_and_doubles():
    driver = opened(inventory_line)
    driver.feed(checked_line("R,our reader,1"), 1.0)
    assert driver.feed(checked_line("I,0,99999,0,"), 1.0) == [Inventory(())]
    assert driver.feed(checked_line("I,0,0,0,"), 1.1) == [Inventory(())]
    assert driver.feed(checked_line("I,0,0,0,"), 1.1) == []
    assert driver.feed(checked_line("I,0,3,0,"), 1.2) == [
        Trouble(Fault.PARTIAL, "2 lines lost"),
        Inventory(()),
    ]
    driver.feed(checked_line("R,our reader,1"), 2.0)
    assert driver.feed(checked_line("I,0,1,0,"), 2.1) == [Inventory(())], "a board that was reset counts anew"


def test_a_telephone_among_tags_is_told_and_the_tags_are_there():
    driver = opened(inventory_line)
    driver.feed(checked_line("R,our reader,1"), 1.0)
    trouble, inventory = driver.feed(checked_line("I,3,1,2,081F2E3D;DEADBEEF"), 1.1)
    assert (trouble.fault, trouble.zone) == (Fault.IMPLAUSIBLE, 3)
    assert [str(read.tag) for read in inventory.tags] == ["nfca:DEADBEEF"]
    assert not inventory.tags[0].sure
    assert inventory.tags[0].zone == inventory.zone == 3


@pytest.mark.parametrize(
    "text",
    [
        "I,0,7,1,",
        "I,0,7,2,DEADBEEF",
        "I,0,7,2,DEADBEEF;DEADBEEF",
        "I,0,7,1,DEADBE",
        "I,0,7,1,deadbeef",
        "I,8,7,0,",
        "I,0,100000,0,",
        "I,0,7,0",
        "R,,1",
        "R,our reader,9",
        "X,0",
        "",
    ],
)
def test_a_checked_line_of_another_form_says_nothing(text):
    driver = opened(inventory_line)
    driver.feed(checked_line("R,our reader,1"), 1.0)
    assert faults(driver.feed(checked_line(text), 1.1)) == [Fault.BAD_SHAPE]


def test_what_a_board_prints_while_it_starts_is_not_minded():
    driver = opened(inventory_line)
    assert driver.feed(b"rst:0x1 (POWERON_RESET),boot:0x13\r\n", 0.1) == []
    assert driver.feed(checked_line("R,our reader,1"), 0.5) == [Ready("our reader")]
    assert faults(driver.feed(b"rst:0x1 (POWERON_RESET),boot:0x13\r\n", 0.6)) == [Fault.NOISE]


def test_an_inventory_as_long_as_a_line_may_be_is_read():
    uids = ";".join(f"E00401500A1B2C{number:02X}" for number in range(14))
    line = checked_line(f"I,0,1,14,{uids}")
    assert len(line) - 2 <= LONGEST_LINE
    driver = opened(inventory_line)
    driver.feed(checked_line("R,our reader,1"), 1.0)
    [inventory] = driver.feed(line, 1.1)
    assert len(inventory.tags) == 14


# ------------------------------------------------------------------------------------------------ scanners


@pytest.mark.parametrize(
    ("raw", "prefix", "code", "kind"),
    [
        ("]Q1TTVZ3TT8X4", "]Q1", "TTVZ3TT8X4", "QR Code"),
        ("]d1TTVZ3TT8X4", "]d1", "TTVZ3TT8X4", "Data Matrix"),
        ("]C0TTVZ3TT8X4", "]C0", "TTVZ3TT8X4", "Code 128"),
        ("]C1TTVZ3TT8X4", "]C1", "TTVZ3TT8X4", "Code 128"),
        ("]E04006381333931", "]E0", "4006381333931", "EAN/UPC"),
        ("TTVZ3TT8X4", "", "TTVZ3TT8X4", ""),
        ("]?1TT", "", "]?1TT", ""),
    ],
)
def test_the_prefix_tells_the_kind_of_code(raw, prefix, code, kind):
    assert split_aim(raw) == (prefix, code)
    assert symbology(raw) == kind


@pytest.mark.parametrize("end", [b"\r", b"\n", b"\r\n", b"\t"])
def test_a_code_ends_with_what_the_scanner_was_set_to(end):
    driver = opened(barcode)
    said = driver.feed(b"]Q1TTVZ3TT8X4" + end + b"TT4K7MPQ2H" + end, LATER)
    assert tags(said) == ["code:TTVZ3TT8X4", "code:TT4K7MPQ2H"]
    assert symbology(said[0].raw) == "QR Code"


def test_a_scanner_without_an_ending_is_told_and_not_guessed_at():
    driver = opened(barcode)
    assert driver.feed(b"TTVZ3TT8X4", LATER) == []
    assert faults(driver.idle(LATER + 0.03)) == [Fault.PARTIAL]


def test_half_a_code_is_no_code():
    driver = opened(barcode)
    driver.feed(b"TTVZ3T", LATER)
    driver.idle(LATER + 0.03)
    assert faults(driver.feed(b"T8X4\r", LATER + 0.05)) == [Fault.PARTIAL]
    assert tags(driver.feed(b"TTVZ3TT8X4\r", LATER + 0.06)) == ["code:TTVZ3TT8X4"]
