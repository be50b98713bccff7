"""Sobek where nobody tells hidden cards, with a reader at every place: laying a card where it goes is enough.

Hands are in people's hands. Each test lays down, by hand, what one kind of step moves.
"""

from typing import Any

import pytest

from engine.companion.receipts import Said
from engine.companion.stations import Kind, Layout, Station
from engine.core.component import Ref, word
from engine.core.savefile import write_record
from tests.engine.companion.table_cases import laid_out
from tests.engine.sobek.table import position

_SETS = ("wheat", "fish", "cattle", "ivory", "marble", "ebony", "laid-*")


def stations(seats: int = 2) -> Layout:
    """Under docks, discards, and what lies before each seat; a pad by the deck."""
    own = (*_SETS, "corruption", "curses")
    mats = [
        Station(str(seat), places=tuple(f"{seat}.{name}" for name in own)) for seat in range(1, seats + 1)
    ]
    docks = [Station(f"dock-{number}", places=(f"dock-{number}",)) for number in range(1, 10)]
    return Layout(
        (*docks, Station("discards", places=("discards",)), *mats, Station("pad", kind=Kind.REPEATER))
    )


def table(text: str, face_down: dict[str, str] | None = None, *, seats: int = 2) -> Any:
    """A position at such a table, all of it where it should lie."""
    record = write_record(position(f"option hidden blank\n{text}", seats=seats).record())
    return laid_out("sobek", stations(seats), record, face_down)


def lay(one: Any, station: str, *pieces: str) -> None:
    """Put pieces down that lay on no reader, and wait till the table has been looked at."""
    for piece in pieces:
        lying = {tag for tags in one.lies.values() for tag in tags}
        one.put(next(tag for tag in one.tags if tag not in lying and tag.startswith(f"{piece}/")), station)
    one.wait(1.6)


def move(one: Any, tag: str, station: str) -> None:
    """A piece goes from one reader to another, or away."""
    one.put(tag, station)
    one.wait(1.6)


def asked(one: Any) -> str:
    return str(one.session.view().prompt.key)


# ------------------------------------------------------------------------------------------- the turn


@pytest.mark.rule("SK-1.16.21")
def test_a_set_of_backs_is_laid_down():
    one = table("hand-green 1 0\nhand-beige 3 0\nhand-orange 1 0\nat 1.hand: fish-1\nat dock-1: wheat")
    lay(one, "1", "fish-1", "fish", "amulet", "fish-start", "thief")
    assert one.ledger[0] == "lay fish fish-1 green beige beige orange"
    assert sorted(one.ledger[1:]) == ["show amulet", "show fish", "show fish-start", "show thief"]
    assert asked(one) == "pick-token" and one.referee.difference() == {}
    assert not one.told(Said.ASKED)


def test_of_equal_cards_the_known_ones_count_as_laid_first():
    one = table("hand-beige 2 0\nat 1.hand: fish x2\nat dock-1: wheat")
    lay(one, "1", "fish", "fish", "fish")
    assert one.ledger == ["lay fish fish fish beige", "show fish"]


def test_a_set_counts_when_all_of_it_lies_there():
    one = table("hand-beige 4 0\nat dock-1: wheat")
    lay(one, "1", "fish", "fish-1")
    assert one.ledger == [] and one.said()[-1] == "in-transit"
    lay(one, "1", "amulet")
    assert one.ledger[0] == "lay fish beige beige beige" and len(one.ledger) == 4


@pytest.mark.rule("SK-3.43")
def test_of_amulets_alone_it_is_asked_which_good_they_are():
    one = table("hand-beige 3 0\nat dock-1: wheat")
    lay(one, "1", "amulet", "amulet", "amulet")
    (ask,) = one.told(Said.ASKED)
    assert len(ask.choices) == 6 and ask.audience == (0,) and one.ledger == []
    one.referee.point(Ref("good", "ivory"))
    one.wait(1.0)
    assert one.ledger == ["lay ivory beige beige beige", *["show amulet"] * 3]


@pytest.mark.rule("SK-3.43")
def test_backs_that_were_clicked_before_are_shown_by_laying_them():
    one = table("hand-beige 4 0\nat dock-1: wheat")
    one.referee.say("lay fish beige beige beige")
    assert asked(one) == "show-card"
    lay(one, "1", "fish", "amulet", "fish-1")
    assert sorted(one.ledger[1:]) == ["show amulet", "show fish", "show fish-1"]
    assert asked(one) == "pick-token" and not one.told(Said.ASKED)


def test_a_set_that_the_hand_cannot_have_is_not_taken_down():
    """All three fish lie open, so the card that is laid as one cannot be."""
    one = table(
        "hand-beige 3 0\nat 2.fish: fish x2\nat discards: fish\nat 2.fish: fish-1 x3\nat dock-1: wheat"
    )
    lay(one, "1", "wheat", "fish-1", "fish-1")
    one.wait(4.0)
    assert one.ledger == [] and one.told(Said.WRONG)


@pytest.mark.rule("SK-1.7.3")
def test_more_cards_join_a_set():
    one = table("hand-beige 3 0\nat 1.fish: fish, fish-1 x2\nat dock-1: wheat")
    lay(one, "1", "fish", "fish", "amulet")
    assert one.ledger[0] == "lay fish beige beige beige" and len(one.ledger) == 4


# ------------------------------------------------------------------------------------------ characters


@pytest.mark.rule("SK-1.16.21")
@pytest.mark.parametrize(
    ("card", "next_asked"),
    [
        ("queen", "action"),
        ("high-priest", "name-good"),
        ("thief", "rob"),
        ("vizir", "look"),
        ("merchant", "fetch"),
    ],
)
def test_a_character_is_played_by_laying_it_on_the_discard_pile(card, next_asked):
    one = table("hand-orange 2 0\nhand-beige 0 2\nat 2.corruption: fish\nat dock-1: wheat\nat dock-2: wheat")
    lay(one, "discards", card)
    assert one.ledger[:2] == ["play orange", f"show {card}"]
    assert asked(one) in (next_asked, "show-back") and not one.told(Said.ASKED)


@pytest.mark.rule("SK-1.16.24")
def test_cards_of_a_named_good_leave_the_pile_for_the_discards():
    one = table(
        "hand-orange 1 0\nat 1.corruption: fish\ncorruption-beige 3 0\nat dock-1: wheat",
        {"fish-1/1": "1", "fish-1/2": "1", "ivory/1": "1"},
    )
    lay(one, "discards", "high-priest")
    move(one, "fish/1", "discards")
    assert one.ledger[2:] == ["name fish"] and asked(one) == "show-named"
    move(one, "fish-1/2", "discards")
    move(one, "fish-1/1", "discards")
    assert one.ledger[3:] == ["show fish-1", "show fish-1"]
    one.referee.point(word("none"))
    assert one.ledger[-1] == "none" and one.referee.difference() == {}


@pytest.mark.rule("SK-1.16.22")
def test_the_scribes_victim_lays_a_card_under_the_tile_and_nobody_tells_it():
    one = table("hand-orange 1 0\nhand-beige 0 4\nat 2.hand: fish, ivory, wheat\nat dock-1: wheat")
    lay(one, "discards", "scribe-fish")
    lay(one, "2", "marble")
    assert one.ledger[2:] == ["discard beige"] and one.referee.difference() == {}


@pytest.mark.rule("SK-1.16.22")
def test_the_vizirs_and_the_thiefs_cards_are_clicked_and_gone():
    one = table(
        "hand-orange 2 0\nhand-beige 0 2\nat 2.corruption: fish, ivory\nat dock-1: wheat\nat dock-2: wheat"
    )
    lay(one, "discards", "vizir")
    one.put("ivory/1", "")
    one.referee.point(Ref("seat", "2"), Ref("pile", "pile", 1))
    one.referee.point(Ref("back", "beige"))
    one.wait(1.6)
    assert one.ledger[2:] == ["look 2", "claim beige"] and one.referee.difference() == {}


@pytest.mark.rule("SK-1.16.23")
def test_what_the_courtisan_adds_is_told_from_what_lay_under_the_tile_before():
    """An ivory lies there face down. Were it taken for one of those that come, two ivories would be added."""
    one = table(
        "hand-orange 1 0\nhand-beige 3 0\ncorruption-beige 1 0\n"
        "at 1.ivory: ivory-3 x3\nat 1.fish: fish-1 x3\nat dock-1: wheat",
        {"ivory/2": "1"},
    )
    lay(one, "discards", "courtisan")
    assert asked(one) == "add-cards"
    lay(one, "1", "ivory", "amulet")
    assert one.ledger[2] == "add ivory beige beige"
    assert sorted(one.ledger[3:]) == ["show amulet", "show ivory"] and one.referee.difference() == {}


@pytest.mark.parametrize(
    ("before", "came", "good"), [("fish/3", "ivory", "ivory"), ("ivory/2", "fish", "fish")]
)
def test_the_courtisan_adds_the_card_that_has_come(before, came, good):
    one = table(
        "hand-orange 1 0\nhand-beige 3 0\ncorruption-beige 1 0\n"
        "at 1.ivory: ivory-3 x3\nat 1.fish: fish-1 x3\nat dock-1: wheat",
        {before: "1"},
    )
    lay(one, "discards", "courtisan")
    lay(one, "1", came)
    assert one.ledger[2:] == [f"add {good} beige", f"show {good}"]


# ---------------------------------------------------------------------------------------------- tokens


@pytest.mark.rule("SK-1.16.25")
def test_prosperity_and_a_curse_are_laid_where_they_stay():
    one = table("hand-beige 3 0\nat 1.hand: cattle-1 x3\nat dock-1: wheat\nat dock-2: wheat")
    lay(one, "1", "cattle-1", "cattle-1", "cattle-1")
    one.show("curse/1")
    assert one.ledger[-1] == "pick curse" or one.ledger[-1] == "curse 2"
    move(one, "curse/1", "2")
    assert one.ledger[1:] == ["pick curse", "curse 2"] and one.referee.difference() == {}


# --------------------------------------------------------------------------------------- end of a round


_LAYING = """
phase laying
hand-beige 4 4
at 1.hand: fish-1
corruption-beige 1 0
at unseen: fish-1, amulet x2, fish, ivory-3, ivory x2, wheat-1 x2
"""


@pytest.mark.rule("SK-1.16.26")
def test_sets_that_are_laid_sideways_are_known_when_all_have_laid():
    """Nobody shows them once more: they lie on the reader, and nobody else hears of them before.

    Under Ann's tile an ivory lies face down.
    """
    one = table(_LAYING, {"ivory/2": "1"})
    lay(one, "1", "fish-1", "fish", "amulet")
    assert one.ledger == ["lay fish fish-1 beige beige"]
    assert [receipt.audience for receipt in one.told(Said.SEEN)] == [()] * 3
    one.referee.point(word("done"))
    lay(one, "2", "ivory-3", "ivory", "amulet")
    assert one.ledger[2] == "lay ivory beige beige beige"
    one.referee.point(word("done"))
    one.wait(1.0)
    shown = [text for text in one.ledger if text.startswith("show ")]
    assert sorted(shown) == ["show amulet", "show amulet", "show fish", "show ivory", "show ivory-3"]
    assert not one.told(Said.ASKED)


@pytest.mark.rule("SK-1.16.26")
def test_a_tied_pile_is_shown_card_by_card():
    """Neither lays, so each has four cards under the tile; of Ann's the ivory that lay there is shown."""
    one = table(
        "phase laying\nhand-beige 3 3\ncorruption-beige 1 1\n"
        "at unseen: fish-1, amulet x2, fish, ivory-3, ivory x2, wheat-1",
        {"ivory/2": "1", "fish/3": "2"},
    )
    one.referee.point(word("done"))
    one.referee.point(word("done"))
    one.wait(1.0)
    assert one.ledger == ["done", "done", "count"] and asked(one) == "tie-card"
    one.put("ivory/2", "")
    one.show("ivory/2")
    assert one.ledger[-1] == "show ivory" and asked(one) == "tie-card"
    move(one, "ivory/2", "1")
    assert "ivory" not in {spot.piece for spot in one.referee.difference()}


# ------------------------------------------------------------------------------------- several at once


@pytest.mark.rule("SK-1.16.21")
def test_a_set_and_the_next_seats_card_at_once():
    """No token is left, so the turn goes on: Ann's set lies there, and Bo has passed a card over."""
    one = table(
        "hand-beige 3 0\nlooked 1\ntokens 0\nat tokens-used: guild-A, guild-B, guild-C, guild-D, flood\n"
        "at dock-1: wheat\nat dock-2: marble\nat dock-3: fish"
    )
    for tag in ("cattle/1", "cattle-1/1", "amulet/1"):
        one.put(tag, "1")
    one.put("wheat/1", "2")
    one.put("marble/1", "")
    one.wait(2.0)
    assert one.ledger[0] == "lay cattle beige beige beige" and one.ledger[-1] == "take 2"
    assert sorted(one.ledger[1:4]) == ["show amulet", "show cattle", "show cattle-1"]


@pytest.mark.rule("SK-1.16.21")
def test_sets_of_three_seats_at_once_are_told_from_the_mats_they_lie_on():
    """Amulets lie on each mat, and two of Bo's cattle are known: those count as laid before untold ones."""
    one = table(
        "hand-beige 7 7 7\nhand-green 2 2 2\nhand-orange 2 2 2\nat 1.hand: wheat x2\nat 2.hand: cattle-1 x2\n"
        "looked 1\ntokens 0\nat tokens-used: guild-A, guild-B, guild-C, guild-D, flood\nat dock-1: wheat",
        seats=3,
    )
    for station, pieces in (
        ("1", ("wheat/2", "wheat/3", "wheat-1/1", "amulet/1")),
        ("2", ("cattle-1/1", "cattle-1/2", "cattle-1/3", "amulet/2")),
        ("3", ("ebony-2/1", "ebony-2/2", "ebony/1", "amulet/3")),
    ):
        for piece in pieces:
            one.put(piece, station)
    one.wait(2.0)
    assert [text for text in one.ledger if text.startswith("lay ")] == [
        "lay wheat wheat wheat beige beige",
        "lay cattle cattle-1 cattle-1 beige beige",
        "lay ebony beige beige beige beige",
    ]
    assert one.referee.difference() == {} and not one.told(Said.ASKED)
