"""Boxes of Sobek that are refused: one message for each thing that is wrong, all of them at once."""

import json

import pytest

from engine.core.errors import DataError
from engine.registry import editions
from engine.sobek.edition import parse_edition

TEXT = editions("sobek")["standard"]
THIEF = {"id": "thief", "role": "thief", "good": "fish"}


def problems(data):
    with pytest.raises(DataError) as error:
        parse_edition(json.dumps(data))
    return [str(problem) for problem in error.value.problems]


def box(**values):
    """The data of the standard box with other values in some sections."""
    data = json.loads(TEXT)
    for section, value in values.items():
        data[section]["value"] = value
    return data


def value(section):
    return json.loads(TEXT)[section]["value"]


def goods(number, **changes):
    """The goods with changes in one of them."""
    found = value("goods")
    found[number] |= changes
    return box(goods=found)


def test_the_standard_box_is_whole():
    assert parse_edition(TEXT).id == "standard"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "edition: this is no edition of sobek"),
        ({"game": "sobek"}, "format: is None; this program reads format 1"),
        ({"game": "sobek", "format": 1}, "characters: this section is missing, or has no value"),
        (box() | {"colour": {}}, "colour: unknown section"),
        (box() | {"curse": {"trust": "sure", "value": 2}}, "curse: trust must be one of printed, deduced, "),
        (box() | {"curse": {"trust": "printed"}}, "curse: this section is missing, or has no value"),
        (box(rounds=10), "rounds: cannot be read: 10 is no whole number from 0 to 9"),
        (box(rounds=True), "rounds: cannot be read: True is no whole number from 0 to 9"),
        (box(curse=10), "curse: cannot be read: 10 is no whole number from 0 to 9"),
        (box(curse="2"), "curse: cannot be read: '2' is no whole number from 0 to 9"),
        (box(amulets=13), "amulets: cannot be read: 13 is no whole number from 0 to 12"),
        (
            box(prosperity={"goods": ["fish"], "scarabs": 2, "on": 1}),
            "prosperity: cannot be read: 'on' is unknown",
        ),
        (box(prosperity={"goods": ["fish"], "scarabs": -1}), "prosperity: cannot be read: -1 is no whole"),
        (box(deal={"docks": 9}), "deal: cannot be read: needs exactly: docks, reach, hand, tokens, removed"),
        (box(box={"cards": 63}), "box: cannot be read: needs exactly: cards, goods, start cards, amulets"),
    ],
)
def test_what_cannot_be_read_is_named(data, message):
    assert any(problem.startswith(message) for problem in problems(data))


@pytest.mark.rule("SK-2.2.9")
@pytest.mark.parametrize(
    ("data", "message"),
    [
        (box(goods=value("goods")[::-1]), "goods: cannot be read: must be wheat, fish, cattle, ivory"),
        (goods(0, scarabs=0), "goods: cannot be read: must be at least 1"),
        (goods(1, start=13), "goods: cannot be read: 13 is no whole number from 0 to 12"),
        # Six ivory cards, of which six carry scarabs and one is a start card.
        (goods(3, **{"with": 6}), "goods: cannot be read: ivory: -1 plain cards are left of its total"),
        (goods(3, total=40), "goods: cannot be read: ivory: 36 plain cards are left of its total"),
    ],
)
def test_a_good_that_cannot_be_is_named(data, message):
    assert any(problem.startswith(message) for problem in problems(data))


@pytest.mark.rule("SK-2.3.9")
@pytest.mark.parametrize(
    ("characters", "message"),
    [
        ([THIEF] * 10, "characters: cannot be read: there may be 1 to 9 characters"),
        ([THIEF | {"id": "The Thief"}], "characters: cannot be read: 'The Thief' is no name of small"),
        ([THIEF | {"id": "orange"}], "characters: cannot be read: 'orange' is no name of small letters"),
        ([THIEF | {"id": "flood"}], "characters: cannot be read: 'flood' is no name of small letters"),
        ([THIEF | {"good": "gold"}], "characters: cannot be read: 'gold' is no good; there are: wheat"),
        (
            [THIEF | {"counts": 2}],
            "characters: cannot be read: 'counts' is unknown here; there are: id, role",
        ),
        ([THIEF | {"count": 0}], "characters: cannot be read: must be at least 1"),
        ([THIEF, THIEF], "characters: each type of card needs a name of its own"),
        ([THIEF | {"id": "fish-1"}], "characters: each type of card needs a name of its own"),
        ([{"id": "thief", "role": "thief"}], "characters: cannot be read: 'good' is missing"),
    ],
)
def test_a_character_that_cannot_be_is_named(characters, message):
    assert any(problem.startswith(message) for problem in problems(box(characters=characters)))


@pytest.mark.rule("SK-2.1.1")
@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("cards", 64, "box: cards: the box holds 64, but the parts sum to 63"),
        ("goods", 53, "box: goods: the box holds 53, but the parts sum to 54"),
        ("start cards", 10, "box: start cards: the box holds 10, but the parts sum to 9"),
        ("amulets", 6, "box: amulets: the box holds 6, but the parts sum to 5"),
        ("characters", 8, "box: characters: the box holds 8, but the parts sum to 9"),
        ("tokens", 11, "box: tokens: the box holds 11, but the parts sum to 12"),
    ],
)
def test_each_sum_of_the_box_is_checked(name, wrong, message):
    assert problems(box(box=value("box") | {name: wrong})) == [message]


@pytest.mark.rule("SK-2.1.1")
def test_a_card_that_is_missing_shows_in_the_sums():
    assert problems(goods(5, total=6)) == [
        "box: cards: the box holds 63, but the parts sum to 62",
        "box: goods: the box holds 54, but the parts sum to 53",
    ]


@pytest.mark.rule("SK-2.4.7")
@pytest.mark.parametrize(
    ("tokens", "message"),
    [
        ({"flood": 13}, "tokens: cannot be read: 13 is no whole number from 0 to 12"),
        ({"flood": 3}, "box: tokens: the box holds 12, but the parts sum to 13"),
        ({"storm": 1}, "tokens: cannot be read: needs exactly: guild-A, guild-B"),
    ],
)
def test_tokens_that_cannot_be_are_named(tokens, message):
    assert any(problem.startswith(message) for problem in problems(box(tokens=value("tokens") | tokens)))


@pytest.mark.rule("SK-1.12.12", "SK-1.12.13")
@pytest.mark.parametrize(
    ("track", "message"),
    [
        ([], "track: cannot be read: needs 1 to 100 groups of glyphs"),
        (["ABCD"] * 101, "track: cannot be read: needs 1 to 100 groups of glyphs"),
        (["ABC"] * 20, "track: cannot be read: group 'ABC' must have each of ABCD once"),
        (["ABCE"] * 20, "track: cannot be read: group 'ABCE' must have each of ABCD once"),
        ([4] * 20, "track: cannot be read: group 4 must have each of ABCD once"),
        (["ABCD"] * 12, "track: must reach beyond space 61, for the printed example"),
        # 61 is the first space of group 12. With ABCD and DCBA in turn it is A, as are 59 and 51.
        (["ABCD", "DCBA"] * 10, "track: from 61 two steps back must end on 52, not on 51"),
    ],
)
def test_a_track_that_cannot_be_is_named(track, message):
    assert problems(box(track=track)) == [message]


def test_all_problems_are_told_at_once():
    data = box(rounds=0, amulets=-1, curse=99, track=["ABCD"])
    assert [problem.partition(":")[0] for problem in problems(data)] == ["rounds", "amulets", "curse"]
    deal = value("deal") | {"docks": 12, "reach": 0, "hand": 4, "tokens": 20, "removed at two": 90}
    data = box(deal=deal, track=["ABCD"] * 20, box=value("box") | {"cards": 1})
    assert [problem.partition(":")[0] for problem in problems(data)] == ["box", *["deal"] * 5, "track"]
