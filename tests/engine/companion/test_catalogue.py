"""A box on a shelf: tags on pieces, counts, replacing, and one file for all who read it."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.companion.catalogue import (
    Box,
    BoxError,
    Count,
    Instance,
    counts,
    missing,
    problems,
    read_box,
    read_instance,
    write_box,
)

EMPTY = Box("toy", "standard", "ours", "7Q2MA")
TAGGED = (("card-1", 2), ("card-2", 1))


def test_a_tag_is_on_one_piece_and_a_piece_may_have_several():
    box = EMPTY.enrol("nfca:04", Instance("card-1", 1)).enrol("nfca:05", Instance("card-1", 1))
    assert box.tags_of(Instance("card-1", 1)) == ("nfca:04", "nfca:05")
    assert counts(box, TAGGED) == (Count("card-1", 1, 2), Count("card-2", 0, 1))
    with pytest.raises(BoxError, match="card-1/1"):
        box.enrol("nfca:04", Instance("card-2", 1))


def test_a_replaced_tag_is_remembered():
    one = Instance("card-1", 1)
    box = EMPTY.enrol("nfca:04", one).replace_tags(one, "nfca:06")
    assert box.find("nfca:04") is None and box.retired == {"nfca:04": one}
    assert box.enrol("nfca:04", Instance("card-2", 1)).retired == {}


def test_what_is_missing_and_what_does_not_belong():
    box = EMPTY.enrol("nfca:04", Instance("card-1", 2)).enrol("nfca:05", Instance("card-9", 1))
    assert missing(box, TAGGED) == (Instance("card-1", 1), Instance("card-2", 1))
    assert [str(problem) for problem in problems(box, TAGGED)] == ["there is no card-9/1 in this game"]


def test_an_instance_is_written_and_read():
    assert read_instance(str(Instance("tile-TW", 3))) == Instance("tile-TW", 3)
    for text in ("tile", "/3", "tile/x"):
        with pytest.raises(ValueError, match="names no piece"):
            read_instance(text)


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
    one = Instance("tile-T", 1)
    tags = {"code:TT2222222Z": one, "nfca:04A1B2C3D4E5F6": one}
    box = Box("riverboat", "standard", "Dachboden 閣樓", "22222", tags)
    assert write_box(box) == TEXT and read_box(TEXT) == box


def test_the_example_of_the_page_about_boxes_is_a_box():
    page = Path(__file__).resolve().parents[3] / "docs" / "boxes.md"
    (example,) = re.findall(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    box = read_box(example)
    assert box.name == "Attic" and len(box.tags) == 2 and len(box.retired) == 1
    assert write_box(box) == example


texts = st.one_of(
    st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1).map(lambda text: f"code:{text}"),
    st.binary(min_size=4, max_size=12).map(lambda raw: f"epc:{raw.hex().upper()}"),
)
pieces = st.builds(Instance, st.from_regex(r"[a-z]+(-[A-Z0-9a-z]+)?", fullmatch=True), st.integers(1, 999))


@given(st.dictionaries(texts, pieces, max_size=12), st.dictionaries(texts, pieces, max_size=4))
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
        ({"version": True}, "version True; this program reads version 1"),
        ({"game": ""}, "'game' should be a text"),
        ({"name": "a\nb"}, "'name' should be a text"),
        ({"key": "VZ3T0"}, "no key"),
        ({"key": "VZ3TTT"}, "no key"),
        ({"colour": "red"}, "unknown: colour"),
        ({"tags": {}}, "'tags' should be a list"),
        ({"tags": [{"tag": "code:X", "piece": "a"}]}, "everything should have"),
        ({"tags": [{"tag": "code:X", "piece": "a", "copy": 0}]}, "a number from 1, not 0"),
        ({"tags": [{"tag": "code:X", "piece": "a", "copy": True}]}, "a number from 1, not True"),
        ({"tags": [{"tag": "X", "piece": "a", "copy": 1}]}, "'X' is no tag"),
        ({"tags": [{"tag": "nfca:4a1bc3", "piece": "a", "copy": 1}]}, "no tag"),
        ({"tags": [{"tag": "code: X", "piece": "a", "copy": 1}]}, "no tag"),
        ({"tags": [{"tag": "code:X", "piece": "a", "copy": 1}] * 2}, "code:X stands there twice"),
        ({"retired": [{"tag": "code:TT2222222Z", "piece": "a", "copy": 1}]}, "in use and retired"),
    ],
)
def test_a_file_that_is_no_box_is_refused_with_the_reason(change, why):
    with pytest.raises(BoxError, match=why):
        read_box(json.dumps(json.loads(TEXT) | change))


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "[" * 100_000, '{"format": 1}'])
def test_rubbish_is_refused(text):
    with pytest.raises(BoxError):
        read_box(text)


def test_a_short_form_of_a_number_finds_the_only_tag_that_ends_so():
    """`0006547886` of a reader that types is the lower 32 bits of 010063E9AE."""
    box = EMPTY.enrol("em4100:010063E9AE", Instance("card-1", 1))
    assert box.find("em4100/32:0063E9AE") == Instance("card-1", 1)
    assert box.find("em4100/24:63E9AE") == Instance("card-1", 1)
    assert box.find("em4100/24:63E9AF") is None
    two = box.enrol("em4100:020063E9AE", Instance("card-1", 2))
    assert two.find("em4100/32:0063E9AE") is None, "it may be either"
    short = EMPTY.enrol("em4100/32:0063E9AE", Instance("card-2", 1))
    assert short.find("em4100:010063E9AE") == Instance("card-2", 1)
    with pytest.raises(BoxError, match="card-2/1"):
        short.enrol("em4100:010063E9AE", Instance("card-1", 1))
