"""Reading a box of Sobek: the track's printed example, and a message for each thing that is wrong."""

import json

import pytest

from engine.core.errors import DataError
from engine.registry import editions
from engine.sobek.components import GLYPHS, NUMBER, Trust
from engine.sobek.edition import parse_edition
from engine.sobek.track import back, backward, forward, kind_at

TEXT = editions("sobek")["standard"]
TRACK = parse_edition(TEXT).track


def changed(section, value):
    """The standard box with another value in a section."""
    data = json.loads(TEXT)
    data[section]["value"] = value
    return json.dumps(data)


def problems(text):
    with pytest.raises(DataError) as error:
        parse_edition(text)
    return [str(problem) for problem in error.value.problems]


@pytest.mark.rule("SK-1.12.10", "SK-1.12.11", "SK-1.12.12", "SK-1.12.13", "SK-1.12.14")
def test_the_track_meets_the_printed_example():
    assert len(TRACK) == 101
    assert [space for space, kind in enumerate(TRACK) if kind == NUMBER] == list(range(0, 101, 5))
    assert all(sorted(TRACK[first : first + 4]) == [0, 1, 2, 3] for first in range(1, 101, 5))
    assert GLYPHS[TRACK[61]] == GLYPHS[TRACK[52]] == "A"
    assert [back(TRACK, 61), back(TRACK, 59)] == [59, 52]


@pytest.mark.rule("SK-3.33", "SK-3.35", "SK-3.36", "SK-3.38")
def test_beyond_the_end_and_before_the_start():
    assert kind_at(TRACK, 101) == kind_at(TRACK, 1) and kind_at(TRACK, 200) == NUMBER
    # The last group is DCBA, 96 to 99; beyond 100 the track begins again with ABCD.
    assert forward(TRACK, 99, 1) == 102 and forward(TRACK, 99, 1, repeat=False) == 99
    assert backward(TRACK, 104, 3) == 96 and backward(TRACK, 104, 3, repeat=False) == 96
    assert backward(TRACK, 3, 3) == 0 and backward(TRACK, 0, 0) == 0
    assert back(TRACK, 104) == 96 and back(TRACK, 104, repeat=False) == 100
    assert back(TRACK, 45) == 40 and back(TRACK, 45, from_numbers=False) == 45
    assert back(TRACK, 2) == 0 and back(TRACK, 0) == 0


@pytest.mark.rule("SK-2.2.1", "SK-1.12.14")
def test_reconstructions_are_marked():
    box = parse_edition(TEXT)
    assert box.trust_of("track") is box.trust_of("characters") is Trust.RECONSTRUCTION
    assert box.trust_of("box") is Trust.PRINTED


def test_text_that_is_no_box():
    assert problems("{") == ["edition: not JSON from line 1, column 2 on"]
    assert problems('{"game": "chess"}') == ["edition: this is no edition of sobek"]
    assert "format" in problems('{"game": "sobek", "format": 9}')[0]
    assert "rounds: this section is missing, or has no value" in problems('{"game": "sobek", "format": 1}')


@pytest.mark.rule("SK-2.1.1")
@pytest.mark.parametrize(
    ("section", "value", "message"),
    [
        ("rounds", 0, "rounds: cannot be read: must be at least 1"),
        ("amulets", 4, "box: amulets: the box holds 5, but the parts sum to 4"),
        ("characters", [], "characters: cannot be read: there may be 1 to 9 characters"),
        ("characters", [{"id": "X y", "role": "thief", "good": "fish"}], "characters: cannot be read: 'X y'"),
        ("characters", [{"id": "a", "role": "king", "good": "fish"}], "characters: cannot be read: 'king'"),
        ("goods", [], "goods: cannot be read: must be wheat, fish"),
        ("tokens", {"flood": 2}, "tokens: cannot be read: needs exactly: guild-A"),
        ("track", ["ABCC"], "track: cannot be read: group 'ABCC' must have each of ABCD once"),
        ("track", ["ABCD"], "track: must reach beyond space 61"),
        ("track", ["ABCD"] * 20, "track: from 61 two steps back must end on 52, not on 51"),
        ("prosperity", {"goods": ["gold"], "scarabs": 2}, "prosperity: cannot be read"),
    ],
)
def test_each_wrong_section_is_named(section, value, message):
    assert any(problem.startswith(message) for problem in problems(changed(section, value)))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("docks", 10, "deal: there may be 1 to 9 docks"),
        ("reach", 0, "deal: reach: at least 1"),
        ("hand", 3, "deal: hand: 12 start cards are dealt, there are 9"),
        ("tokens", 13, "deal: tokens: 13 are laid out, there are 12"),
        ("removed at two", 50, "deal: the deck must at least fill the docks once"),
    ],
)
def test_a_deal_that_cannot_be_made(name, value, message):
    deal = json.loads(TEXT)["deal"]["value"] | {name: value}
    assert any(problem.startswith(message) for problem in problems(changed("deal", deal)))
