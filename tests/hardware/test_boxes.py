"""The file of a box: to the letter, there and back, what is refused; and codes that are given out."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.boxes import Box, BoxProblem, Piece, read_box, write_box
from hardware.payload import payload
from hardware.reads import TagId, Tech, parse_tag

TWO = [Piece("tile-T", 1), Piece("tile-T", 2)]
EMPTY = Box("riverboat", "standard", "Attic", "VZ3TT")
TEXT = """{
  "format": "riverboat-desktop-box",
  "version": 1,
  "game": "riverboat",
  "edition": "standard",
  "name": "Dachboden 閣樓",
  "key": "22222",
  "tags": [
    {"tag": "code:TT2222222Z", "piece": "tile-T", "copy": 1},
    {"tag": "nfca:04A1B2C3D4E5F6", "piece": "tile-T", "copy": 1}
  ],
  "retired": []
}
"""


def test_a_file_to_the_letter():
    box = Box(
        "riverboat",
        "standard",
        "Dachboden 閣樓",
        "22222",
        {parse_tag("code:TT2222222Z"): TWO[0], parse_tag("nfca:04A1B2C3D4E5F6"): TWO[0]},
    )
    assert write_box(box) == TEXT
    assert read_box(TEXT) == box


def test_codes_are_given_to_pieces_that_have_none():
    box = EMPTY.with_codes(TWO)
    assert list(box.tags.items()) == [
        (TagId(Tech.CODE, payload("VZ3TT", 0)), TWO[0]),
        (TagId(Tech.CODE, payload("VZ3TT", 1)), TWO[1]),
    ]
    assert box.with_codes(TWO) == box, "printing again changes nothing"
    more = box.with_codes([TWO[1], Piece("barn", 1)])
    assert more.codes_of(Piece("barn", 1)) == [TagId(Tech.CODE, payload("VZ3TT", 2))]


def test_a_lost_label_gets_another_code_and_the_old_one_never_comes_again():
    box = EMPTY.with_codes(TWO).without_codes([TWO[1]])
    old = TagId(Tech.CODE, payload("VZ3TT", 1))
    assert box.retired == {old: TWO[1]} and old not in box.tags
    again = box.with_codes(TWO)
    assert again.codes_of(TWO[1]) == [TagId(Tech.CODE, payload("VZ3TT", 2))]
    assert again.retired == box.retired
    assert read_box(write_box(again)) == again


def test_a_box_can_be_full():
    full = EMPTY.with_codes(Piece("tile-T", copy) for copy in range(1, 901))
    assert len(full.tags) == 900
    with pytest.raises(BoxProblem, match="used up its 900 codes"):
        full.with_codes([Piece("tile-T", 901)])


tags = st.one_of(
    st.builds(
        TagId, st.just(Tech.CODE), st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1)
    ),
    st.builds(
        TagId,
        st.sampled_from([Tech.NFCA, Tech.EPC]),
        st.binary(min_size=4, max_size=12).map(lambda raw: raw.hex().upper()),
    ),
)
pieces = st.builds(Piece, st.from_regex(r"[a-z]+(-[A-Z0-9a-z]+)?", fullmatch=True), st.integers(1, 999))


@given(st.dictionaries(tags, pieces, max_size=12), st.dictionaries(tags, pieces, max_size=4))
def test_every_box_comes_back(used, retired):
    kept = {tag: piece for tag, piece in retired.items() if tag not in used}
    box = Box("sobek", "standard", "Regal", "2Z9A7", used, kept)
    again = read_box(write_box(box))
    assert again == box and list(again.tags) == list(box.tags)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "something"}, "no box"),
        ({"version": 2}, "version 2; this program reads version 1"),
        ({"game": ""}, "'game' should be a text"),
        ({"name": "a\nb"}, "'name' should be a text"),
        ({"key": "VZ3T0"}, "no key"),
        ({"colour": "red"}, "unknown: colour"),
        ({"tags": {}}, "'tags' should be a list"),
        ({"tags": [{"tag": "code:X", "piece": "a"}]}, "everything should have"),
        ({"tags": [{"tag": "code:X", "piece": "a", "copy": 0}]}, "a number from 1, not 0"),
        ({"tags": [{"tag": "code:X", "piece": "a", "copy": True}]}, "a number from 1, not True"),
        ({"tags": [{"tag": "X", "piece": "a", "copy": 1}]}, "'X' is no tag"),
        ({"tags": [{"tag": "code:X", "piece": "a", "copy": 1}] * 2}, "code:X is on two pieces"),
        ({"retired": [{"tag": "code:TT2222222Z", "piece": "a", "copy": 1}]}, "in use and retired"),
    ],
)
def test_a_file_that_is_no_box_is_refused_with_the_reason(change, why):
    with pytest.raises(BoxProblem, match=why):
        read_box(json.dumps(json.loads(TEXT) | change))


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "[" * 100_000, '{"format": 1}'])
def test_rubbish_is_refused(text):
    with pytest.raises(BoxProblem):
        read_box(text)
