"""Readers that type: a scan is caught, typing is given back, and nothing is lost between the two."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.driver import Fault, TagRead, Trouble
from hardware.drivers.wedge import LAYOUT_ADVICE, Typed, Wedge, WedgeSettings
from hardware.number_forms import Form
from hardware.reads import parse_tag

FAST, SLOW = 0.003, 0.1
FOB = TagRead(parse_tag("em4100/32:0063E9AE"), "0006547886")


class Keyboard:
    """Keys with times, and all that is heard of them."""

    def __init__(self, **settings):
        self.wedge = Wedge(WedgeSettings(**settings))
        self.now = 5.0
        self.heard = []

    def type(self, text, gap_s):
        for character in text:
            self.now += gap_s
            if self.wedge.due is not None and self.now > self.wedge.due:
                self.heard += self.wedge.on_time(self.wedge.due)
            self.heard += self.wedge.key(character, self.now)
        return self

    def rest(self):
        self.now += 2.0
        self.heard += self.wedge.on_time(self.now)
        assert self.wedge.held == 0 and self.wedge.due is None
        return self

    @property
    def typed(self):
        return "".join(one.text for one in self.heard if isinstance(one, Typed))

    @property
    def scans(self):
        return [one for one in self.heard if isinstance(one, TagRead)]


@pytest.mark.parametrize("end", ["\r", "\n", "\t", "\r\n"])
def test_a_scan_is_caught_and_nothing_of_it_is_typed(end):
    assert Keyboard().type("0006547886" + end, FAST).rest().heard == [FOB]


@pytest.mark.parametrize("gap_s", [0.0, 0.002, 0.06, 0.079])
def test_slow_readers_are_caught_up_to_eighty_milliseconds_a_key(gap_s):
    assert Keyboard().type("0006547886\r", gap_s).rest().heard == [FOB]


@pytest.mark.parametrize("gap_s", [0.09, 0.12])
def test_typing_by_hand_comes_through_whole(gap_s):
    board = Keyboard().type("0006547886\r", gap_s).rest()
    assert board.typed == "0006547886\r"
    assert board.scans == []


def test_letters_that_no_form_has_are_not_held_back_at_all():
    board = Keyboard(forms=(Form.DEC_10,))
    for character in "river":
        board.now += FAST
        assert board.wedge.key(character, board.now) == [Typed(character)]


def test_typing_before_a_scan_is_given_back_and_the_scan_is_caught():
    board = Keyboard().type("ab", SLOW)
    board.now += 0.03
    board.type("0006547886\r", FAST).rest()
    assert (board.typed, board.scans) == ("ab", [FOB])
    board = Keyboard().type("12", SLOW)
    board.now += SLOW
    board.type("0006547886\r", 0.0025).rest()
    assert (board.typed, board.scans) == ("12", [FOB])


def test_a_key_just_before_a_scan_is_told_from_it_by_the_pause():
    board = Keyboard().type("7", SLOW)
    board.now += 0.04
    board.type("0006547886\r", FAST).rest()
    assert (board.typed, board.scans) == ("7", [FOB])


def test_the_end_of_a_longer_number_is_no_scan():
    board = Keyboard(forms=(Form.DEC_10,)).type("1230006547886\r", FAST).rest()
    assert (board.typed, board.scans) == ("1230006547886\r", [])
    board = Keyboard(forms=(Form.DEC_10,)).type("https://example.org/0006547886\r", FAST).rest()
    assert (board.typed, board.scans) == ("https://example.org/0006547886\r", [])


def test_typing_right_after_a_scan_is_given_back():
    board = Keyboard().type("0006547886\r", FAST).type("ok\r", SLOW).rest()
    assert (board.typed, board.scans) == ("ok\r", [FOB])


def test_two_scans_one_after_the_other():
    second = TagRead(parse_tag("code:TTVZ3TT8X4"), "]Q1TTVZ3TT8X4")
    assert Keyboard().type("0006547886\r\n]Q1TTVZ3TT8X4\r", FAST).rest().heard == [FOB, second]


def test_enter_alone_is_given_back_at_once():
    assert Wedge().key("\r", 1.0) == [Typed("\r")]


def test_only_the_one_key_that_may_follow_an_ending_is_swallowed():
    board = Keyboard().type("0006547886\r\n\r", FAST).rest()
    assert (board.typed, board.scans) == ("\r", [FOB])
    board = Keyboard().type("0006547886\r", FAST).type("\r", SLOW).rest()
    assert (board.typed, board.scans) == ("\r", [FOB])


def test_too_short_or_without_an_ending_is_typing():
    assert Keyboard(forms=(Form.UID_HEX,), least=9).type("DEADBEEF\r", FAST).rest().scans == []
    board = Keyboard().type("0006547886", FAST).rest()
    assert (board.typed, board.scans) == ("0006547886", [])


def test_a_reader_without_an_ending_is_heard_when_that_was_set():
    board = Keyboard(ends=False).type("0006547886", FAST).rest()
    assert board.heard == [FOB]


def test_a_scan_takes_no_longer_than_a_second_and_a_half():
    form = {"forms": (Form.DEC_13,), "gap_s": 0.2}
    assert Keyboard(**form).type("0004301515182\r", 0.11).rest().scans != []
    board = Keyboard(**form).type("0004301515182\r", 0.13).rest()
    assert (board.typed, board.scans) == ("0004301515182\r", [])


def test_a_form_that_was_not_expected_is_typing():
    board = Keyboard(forms=(Form.DEC_13,)).type("0006547886\r", FAST).rest()
    assert (board.typed, board.scans) == ("0006547886\r", [])


@pytest.mark.parametrize(
    ("form", "text", "tag"),
    [
        (Form.HEX_10, "010063E9AE", "em4100:010063E9AE"),
        (Form.DEC_13, "0004301515182", "em4100:010063E9AE"),
        (Form.WIEGAND, "099,59822", "em4100/24:63E9AE"),
        (Form.WORDS, "00099,59822", "em4100/32:0063E9AE"),
        (Form.UID_DEC, "3735928559", "nfca:DEADBEEF"),
        (Form.UID_DEC_REVERSED, "4022250974", "nfca:DEADBEEF"),
    ],
)
def test_the_form_is_a_setting_of_each_reader(form, text, tag):
    assert Keyboard(forms=(form,)).type(text + "\r", FAST).heard == [TagRead(parse_tag(tag), text)]


def test_a_ghost_is_a_scan_that_means_nothing():
    [trouble] = Keyboard().type("0000000000\r", FAST).rest().heard
    assert isinstance(trouble, Trouble) and trouble.fault is Fault.IMPLAUSIBLE


def test_digits_of_a_french_keyboard_are_given_back_with_advice():
    board = Keyboard().type('ààà-("&__è\r', FAST).rest()
    assert board.typed == 'ààà-("&__è\r'
    assert board.heard[-1] == Trouble(Fault.BAD_SHAPE, LAYOUT_ADVICE)
    assert Keyboard().type('ààà-("&__è\r', SLOW).rest().typed == 'ààà-("&__è\r'
    assert all(isinstance(one, Typed) for one in Keyboard().type('-("&__è\r', SLOW).rest().heard)


def test_a_key_that_is_held_down_is_given_back_and_fills_nothing_up():
    board = Keyboard().type("0" * 500, 0.033)
    assert board.wedge.held <= 64
    assert board.rest().typed == "0" * 500


def test_what_is_held_is_given_back_when_the_focus_moves():
    wedge = Wedge()
    assert wedge.key("1", 1.0) == []
    assert wedge.due == pytest.approx(1.08)
    assert wedge.release() == [Typed("1")]
    assert wedge.due is None
    assert wedge.release() == []


def test_a_clock_that_goes_back_is_a_pause():
    wedge = Wedge()
    assert wedge.key("1", 5.0) == []
    assert wedge.key("2", 1.0) == [Typed("1")]


@given(
    keys=st.lists(
        st.tuples(
            st.sampled_from("0123456789abTT]QVZ,\r\n\té "), st.sampled_from([0.0, 0.003, 0.02, 0.079, 0.2])
        )
    )
)
def test_without_a_scan_all_that_was_typed_comes_back_in_its_order(keys):
    board = Keyboard()
    for key, gap_s in keys:
        board.type(key, gap_s)
    board.rest()
    if all(isinstance(one, Typed) for one in board.heard):
        assert board.typed == "".join(key for key, _ in keys)
