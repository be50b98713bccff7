"""ISO 15693 on the air: checks of published frames, and the number in a whole answer that a board prints."""

import pytest

from hardware.driver import Fault, TagRead, Trouble
from hardware.drivers.text_lines import text_lines
from hardware.iso15693 import check_of, number_of_answer

ANSWER = bytes.fromhex("00003D2C1B0A500104E0ADCA")


@pytest.mark.parametrize(
    ("frame", "check"),
    [("060100", "CD09"), ("260100", "F60A"), ("00003D2C1B0A500104E0", "ADCA")],
    ids=["inventory in 16 slots", "inventory in one slot", "an answer"],
)
def test_the_check_is_sent_low_byte_first(frame, check):
    assert check_of(bytes.fromhex(frame)).hex().upper() == check


def test_the_number_of_an_answer_comes_last_byte_first():
    assert number_of_answer(ANSWER) == bytes.fromhex("E00401500A1B2C3D")


def test_an_answer_that_says_error_or_is_damaged_or_cut_has_no_number():
    error = b"\x01" + ANSWER[1:10]
    assert number_of_answer(error + check_of(error)) is None
    for place in range(len(ANSWER)):
        assert number_of_answer(ANSWER[:place] + bytes([ANSWER[place] ^ 1]) + ANSWER[place + 1 :]) is None
    assert number_of_answer(ANSWER[:-1]) is None


def said(line: str) -> list[object]:
    driver = text_lines()
    driver.start(0.0)
    return [out for out in driver.feed(line.encode() + b"\r\n", 10.0) if isinstance(out, TagRead | Trouble)]


def test_a_board_may_print_the_whole_answer():
    (read,) = said("UID: " + ANSWER.hex(" ").upper())
    assert isinstance(read, TagRead) and str(read.tag) == "nfcv:E00401500A1B2C3D"


def test_twelve_bytes_that_are_no_answer_are_an_epc_and_a_wrong_first_byte_is_no_tag():
    (read,) = said("UID: " + (ANSWER[:-1] + b"\xcb").hex(" ").upper())
    assert isinstance(read, TagRead) and str(read.tag) == "epc:00003D2C1B0A500104E0ADCB"
    odd = ANSWER[:9] + b"\xe1"
    (trouble,) = said("UID: " + (odd + check_of(odd)).hex(" ").upper())
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.IMPLAUSIBLE
