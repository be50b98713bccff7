"""Names of tags, and which enrolled tag a read means: whole numbers, short forms, forms that fit several."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.number_forms import Form, forms_of, read_number
from hardware.plausible import tag_of_em4100, tag_of_uid
from hardware.reads import Ambiguous, NotATag, TagId, Tech, match, parse_tag

FOB = parse_tag("em4100:010063E9AE")
"""A fob on which `0006547886` is printed: 0063E9AE is 6547886."""
LOW_32 = parse_tag("em4100/32:0063E9AE")
LOW_24 = parse_tag("em4100/24:63E9AE")


@pytest.mark.parametrize(
    "name",
    [
        "em4100:0C000621A5",
        "em4100/32:000621A5",
        "em4100/24:0621A5",
        "nfca:04A1B2C3D4E5F6",
        "nfcv:E00401500A1B2C3D",
        "epc:E28011700000020F1A2B3C4D",
        "code:TTVZ3TT8X4",
    ],
)
def test_a_tag_has_one_name_and_a_name_one_tag(name):
    assert str(parse_tag(name)) == name


@given(number=st.binary(min_size=1, max_size=12), tech=st.sampled_from([Tech.NFCA, Tech.NFCV, Tech.EPC]))
def test_every_number_comes_back(number, tech):
    tag = TagId(tech, number.hex().upper())
    assert parse_tag(str(tag)) == tag


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0C000621A5",
        "em4100:",
        "em4100:0c000621a5",
        "em4100:0C000621A",
        "em4100:0C 00 06 21 A5",
        "em4100/40:0C000621A5",
        "em4100/0:",
        "em4100/24:000621A5",
        "em4100/x:0621A5",
        "nfca/24:A1B2C3",
        "rfid:04A1B2C3",
        "code/8:TT",
        "code: TTVZ3TT8X4",
        "code:TT\n",
    ],
)
def test_what_is_no_name_is_refused(text):
    with pytest.raises(NotATag):
        parse_tag(text)


# ------------------------------------------------------------------------------------------- short forms


@pytest.mark.parametrize("short", [LOW_32, LOW_24])
def test_a_short_form_means_the_only_enrolled_tag_that_ends_so(short):
    assert match(short, [parse_tag("em4100:0C000621A5"), FOB]) == FOB


def test_a_short_form_that_two_tags_fit_means_neither():
    twin = parse_tag("em4100:020063E9AE")
    other_byte = parse_tag("em4100:010163E9AE")
    assert match(LOW_32, [FOB, twin, other_byte]) == Ambiguous((FOB, twin))
    assert match(LOW_24, [FOB, twin, other_byte]) == Ambiguous((FOB, twin, other_byte))
    assert match(FOB, [FOB, twin, other_byte]) == FOB


def test_a_tag_enrolled_in_a_short_form_is_found_by_a_reader_that_knows_all_of_it():
    assert match(FOB, [LOW_24]) == LOW_24
    assert match(LOW_32, [LOW_24]) == LOW_24
    assert match(LOW_24, [LOW_32]) == LOW_32


def test_the_same_tag_enrolled_twice_is_told_apart_only_by_its_exact_form():
    assert match(LOW_32, [LOW_32, FOB]) == LOW_32
    assert match(FOB, [LOW_32, FOB]) == FOB
    assert match(LOW_24, [LOW_32, FOB]) == Ambiguous((LOW_32, FOB))


def test_what_is_not_enrolled_is_nothing():
    assert match(FOB, []) is None
    assert match(LOW_24, [parse_tag("em4100:010063E9AF")]) is None
    assert match(parse_tag("nfca:DEADBEEF"), [parse_tag("nfca:DEADBEE0")]) is None


def test_numbers_of_different_sorts_of_tags_are_different():
    assert match(LOW_24, [parse_tag("nfca:0063E9AE")]) is None
    assert not parse_tag("code:04A1B2C3").fits(parse_tag("nfca:04A1B2C3"))


# ------------------------------------------------------------------------------- the numbers of one tag


@pytest.mark.parametrize(
    ("text", "form", "name"),
    [
        ("010063E9AE", Form.HEX_10, "em4100:010063E9AE"),
        ("010063e9ae", Form.HEX_10, "em4100:010063E9AE"),
        ("0006547886", Form.DEC_10, "em4100/32:0063E9AE"),
        ("0004301515182", Form.DEC_13, "em4100:010063E9AE"),  # 2^32 + 6547886
        ("099,59822", Form.WIEGAND, "em4100/24:63E9AE"),  # 63 is 99, E9AE is 59822
        ("09959822", Form.WIEGAND, "em4100/24:63E9AE"),
        ("00099,59822", Form.WORDS, "em4100/32:0063E9AE"),
        ("30006084A5", Form.HEX_10_BYTES_REVERSED, "em4100:0C000621A5"),
        ("030006485A", Form.HEX_10_DIGITS_REVERSED, "em4100:0C000621A5"),
        ("3735928559", Form.UID_DEC, "nfca:DEADBEEF"),
        ("4022250974", Form.UID_DEC_REVERSED, "nfca:DEADBEEF"),
        ("DEADBEEF", Form.UID_HEX, "nfca:DEADBEEF"),
        ("04a1b2c3d4e5f6", Form.UID_HEX, "nfca:04A1B2C3D4E5F6"),
        ("TTVZ3TT8X4", Form.OWN_CODE, "code:TTVZ3TT8X4"),
        ("]Q1TTVZ3TT8X4", Form.OWN_CODE, "code:TTVZ3TT8X4"),
    ],
)
def test_each_form_tells_the_bits_that_it_tells(text, form, name):
    assert str(read_number(text, form)) == name


def test_all_forms_of_the_fob_mean_the_fob():
    forms = {
        Form.HEX_10: "010063E9AE",
        Form.DEC_10: "0006547886",
        Form.DEC_13: "0004301515182",
        Form.WIEGAND: "09959822",
        Form.WORDS: "00099,59822",
    }
    enrolled = [parse_tag("em4100:0C000621A5"), FOB]
    for form, text in forms.items():
        read = read_number(text, form)
        assert isinstance(read, TagId)
        assert match(read, enrolled) == FOB


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("4294967296", Form.DEC_10),  # 2^32
        ("1099511627776", Form.DEC_13),  # 2^40
        ("256,00000", Form.WIEGAND),
        ("001,65536", Form.WIEGAND),
        ("65536,00001", Form.WORDS),
        ("006547886", Form.DEC_10),
        ("０006547886", Form.DEC_10),
        ("4294967296", Form.UID_DEC),
        ("TTVZ3TT8X0", Form.OWN_CODE),
        ("TTVZ3TT8X", Form.OWN_CODE),
        ("]?1TTVZ3TT8X4", Form.OWN_CODE),
    ],
)
def test_what_is_not_in_a_form_is_not_read_in_it(text, form):
    assert read_number(text, form) is None


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("0000000000", Form.HEX_10),
        ("0000000000", Form.DEC_10),
        ("4294967295", Form.DEC_10),
        ("00000000", Form.WIEGAND),
        ("0134217728", Form.UID_DEC),  # 08000000
    ],
)
def test_ghosts_and_random_numbers_are_no_tags_in_any_form(text, form):
    assert read_number(text, form) is not None
    assert not isinstance(read_number(text, form), TagId)


def test_one_text_may_have_several_forms_and_the_person_decides():
    both_ways_hex = (Form.HEX_10_BYTES_REVERSED, Form.HEX_10_DIGITS_REVERSED)
    assert forms_of("0006547886") == (
        Form.HEX_10,
        Form.DEC_10,
        *both_ways_hex,
        Form.UID_DEC,
        Form.UID_DEC_REVERSED,
    )
    assert forms_of("010063E9AE") == (Form.HEX_10, *both_ways_hex)
    assert forms_of("09959822") == (Form.WIEGAND, Form.UID_HEX)
    assert forms_of("riverboat") == ()


# ------------------------------------------------------------------------------------ what no tag has


@pytest.mark.parametrize(
    ("uid", "name"),
    [
        ("DEADBEEF", "nfca:DEADBEEF"),
        ("04A1B2C3D4E5F6", "nfca:04A1B2C3D4E5F6"),
        ("04A1B2C3D4E5F6071829", "nfca:04A1B2C3D4E5F6071829"),
        ("E00401500A1B2C3D", "nfcv:E00401500A1B2C3D"),
        ("3D2C1B0A500104E0", "nfcv:E00401500A1B2C3D"),  # as it travels: last byte first
        ("E28011700000020F1A2B3C4D", "epc:E28011700000020F1A2B3C4D"),
    ],
)
def test_whole_bytes_are_a_tag_by_their_number(uid, name):
    assert str(tag_of_uid(bytes.fromhex(uid))) == name


@pytest.mark.parametrize(
    "uid",
    [
        "00000000",
        "FFFFFFFF",
        "8804A1B2",
        "8804A1B2C3D4E5",
        "081F2E3D",
        "0102030405060708",
        "0C000621A5",
        "04A1",
        "",
    ],
)
def test_numbers_that_no_tag_keeps_are_refused(uid):
    assert not isinstance(tag_of_uid(bytes.fromhex(uid)), TagId)


def test_a_number_that_is_not_of_five_bytes_is_no_125_khz_tag():
    assert isinstance(tag_of_em4100(bytes.fromhex("0C000621A5")), TagId)
    assert not isinstance(tag_of_em4100(bytes.fromhex("000621A5")), TagId)
