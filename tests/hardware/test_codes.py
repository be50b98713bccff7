"""What codes say: payloads with a check sign, modules that read alike by hand, codes found in pictures."""

import random

import pytest

from hardware.codes import MOST_AT_ONCE, GreyPicture, read, write
from hardware.labels import Offset, corner, dark, design, to_dots
from hardware.payload import (
    BOXES,
    LABELS,
    SIGNS,
    box_key,
    check_value,
    is_payload,
    key_of,
    payload,
    serial_of,
)
from hardware.reads import TagId, Tech
from hardware.sheets import sheet_named
from hardware.symbols import Matrix, Symbology
from tests.hardware import codes_by_hand

THIRTY_SIX = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


# ------------------------------------------------------------------------------------------ payloads


def test_the_check_system_gives_published_check_characters():
    """ISO/IEC 7064 shows 0794 with 5 under MOD 11,10; the GRid A1-2425G-ABC1234002 ends with M, MOD 37,36."""
    assert check_value([0, 7, 9, 4], 10) == 5
    assert THIRTY_SIX[check_value([THIRTY_SIX.index(sign) for sign in "A12425GABC1234002"], 36)] == "M"


def test_thirty_signs_that_nobody_takes_for_another():
    assert len(set(SIGNS)) == 30 and not set(SIGNS) & set("0O1ILU")


def test_a_payload_by_hand():
    """Key 22222 is all zeros; serial 31 is 1 x 30 + 1, so two signs of value 1.

    The check: 30 -> 30 x 2 = 60 = 29 (mod 31) -> 58 = 27 -> 54 = 23 -> 46 = 15 -> 30; then 30 + 1 = 1
    (mod 30) -> 2; then 2 + 1 = 3 -> 6; the check is 31 - 6 = 25, which is V.
    """
    assert payload("22222", 31) == "TT2222233" + SIGNS[25]
    assert SIGNS[25] == "V"


def test_keys_and_serials_come_back():
    assert box_key(0) == "22222" and box_key(BOXES - 1) == "ZZZZZ" and box_key(30) == "22232"
    for serial in (0, 29, 30, 899):
        text = payload("VZ3TT", serial)
        assert len(text) == 10 and is_payload(text)
        assert key_of(text) == "VZ3TT" and serial_of(text) == serial
    with pytest.raises(ValueError, match="no label number 900"):
        payload("VZ3TT", LABELS)
    with pytest.raises(ValueError, match="no key"):
        payload("VZ3TO", 0)


def test_every_single_wrong_sign_is_seen_and_nearly_every_exchange():
    """All wrong signs of 40 payloads; two neighbours exchanged pass in at most 1 of 100."""
    luck = random.Random(4)
    exchanged = passed = 0
    for _ in range(40):
        text = payload(box_key(luck.randrange(BOXES)), luck.randrange(LABELS))
        for place in range(2, 10):
            for sign in SIGNS:
                wrong = text[:place] + sign + text[place + 1 :]
                assert is_payload(wrong) == (wrong == text)
        for place in range(2, 9):
            wrong = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
            exchanged += wrong != text
            passed += wrong != text and is_payload(wrong)
    assert exchanged > 200 and passed <= exchanged // 100


@pytest.mark.parametrize(
    "text", ["", "TT", "TTVZ3TT8X", "tt2222233V", "TT2222233VV", "AB2222233V", "TT222223OV"]
)
def test_other_texts_are_no_payloads(text):
    assert not is_payload(text)


# ------------------------------------------------------------------------------------------- modules


def test_codes_read_by_the_standards_alone_say_the_same():
    luck = random.Random(7)
    for _ in range(60):
        text = payload(box_key(luck.randrange(BOXES)), luck.randrange(LABELS))
        assert codes_by_hand.qr(write(text, Symbology.QR).rows) == (text, "H")
        assert codes_by_hand.micro_qr(write(text, Symbology.MICRO_QR).rows) == (text, "M")
        assert codes_by_hand.data_matrix(write(text, Symbology.DATA_MATRIX).rows) == text


def test_a_damaged_code_fails_by_the_standards():
    """So that the comparison above can fail: one module turned over, outside the fixed patterns."""
    rows = list(write("TT2222233V", Symbology.QR).rows)
    rows[12] = rows[12][:12] + (".#"["#.".index(rows[12][12])]) + rows[12][13:]
    with pytest.raises(AssertionError):
        codes_by_hand.qr(tuple(rows))


@pytest.mark.parametrize("symbology", Symbology)
def test_every_code_of_a_box_has_the_size_that_the_geometry_counts_on(symbology):
    for key in ("22222", "99999", "ZZZZZ", "2Z9A7"):
        for serial in range(0, LABELS, 83):
            assert write(payload(key, serial), symbology).side == symbology.side


def test_runs_of_a_row_are_merged():
    matrix = Matrix(("##.#", "....", "####", ".#.#"))
    assert list(matrix.runs()) == [(0, 0, 2), (3, 0, 1), (0, 2, 4), (1, 3, 1), (3, 3, 1)]


# ----------------------------------------------------------------------------------- codes in pictures


def sheet_picture(symbology: Symbology, name: str, dpi: int) -> tuple[GreyPicture, list[str]]:
    """A full sheet, a pixel a dot, and its payloads."""
    sheet = sheet_named(name)
    plan = design(sheet, symbology, dpi)
    width, height = to_dots(sheet.paper[0], dpi), to_dots(sheet.paper[1], dpi)
    pixels = bytearray(b"\xff" * (width * height))
    texts = [payload("VZ3TT", serial) for serial in range(sheet.count)]
    for index, text in enumerate(texts):
        for box in dark(write(text, symbology), plan, corner(sheet, index, dpi, Offset())):
            for y in range(box.y, box.y + box.height):
                pixels[y * width + box.x : y * width + box.x + box.width] = bytes(box.width)
    return GreyPicture(pixels, width, height, width), texts


@pytest.mark.parametrize("symbology", Symbology)
def test_more_codes_than_the_library_tells_at_once_are_all_found(symbology):
    picture, texts = sheet_picture(symbology, "L4730", 300)
    found = read(picture)
    assert len(texts) == 270 > MOST_AT_ONCE
    assert sorted(one.tag.number for one in found) == sorted(texts)
    assert {one.symbology for one in found} == {symbology}
    assert all(one.tag.tech is Tech.CODE for one in found)


def test_a_code_lies_where_it_was_laid():
    """Of the first label: 4.75 mm and 10.7 mm are 56 and 126 dots, and the code begins 23 + 4 x 7 on."""
    picture, texts = sheet_picture(Symbology.QR, "L7651", 300)
    first = next(one for one in read(picture) if one.tag == TagId(Tech.CODE, texts[0]))
    (left, top), _, (right, bottom), _ = first.corners
    for found, laid in ((left, 107), (top, 177), (right, 107 + 147), (bottom, 177 + 147)):
        assert abs(found - laid) <= 4


def test_a_quick_look_finds_one_code_and_only_wanted_kinds():
    code = write("TT2222233V", Symbology.DATA_MATRIX)
    side, scale = code.side + 8, 6
    pixels = bytearray(b"\xd0" * (side * scale) ** 2)
    for x, y, length in code.runs():
        for row in range((y + 4) * scale, (y + 5) * scale):
            at = row * side * scale + (x + 4) * scale
            pixels[at : at + length * scale] = b"\x30" * (length * scale)
    picture = GreyPicture(bytes(pixels), side * scale, side * scale, side * scale)
    assert [str(one.tag) for one in read(picture, quick=True)] == ["code:TT2222233V"]
    assert read(picture, frozenset({Symbology.QR}), quick=True) == []


def test_noise_holds_no_code():
    luck = random.Random(11)
    for _ in range(10):
        assert read(GreyPicture(luck.randbytes(200 * 150), 200, 150, 200)) == []


def test_a_picture_has_the_bytes_that_it_claims():
    with pytest.raises(ValueError, match="fewer bytes"):
        GreyPicture(bytes(99), 10, 10, 10)
    with pytest.raises(ValueError, match="rows"):
        GreyPicture(bytes(100), 10, 10, 5)
    part = GreyPicture(bytes(range(100)), 10, 10, 10).part(2, 3, 3, 2)
    assert bytes(part.pixels) == bytes([32, 33, 34, 42, 43, 44]) and part.stride == 3
