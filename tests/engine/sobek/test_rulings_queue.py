"""Rulings about the queue and its last card: gaps, few cards, an extra action that empties it."""

import pytest

from engine.sobek import events as ev
from engine.sobek.components import EMPTY
from tests.engine.sobek.table import (
    asked,
    bring_goods,
    finish,
    legal,
    lies,
    play,
    points,
    position,
    refused,
    seen,
)

FLOODS = "looked 1 2\ntokens 2\nat tokens: flood x2\nat tokens-used: guild-A, guild-B, guild-C"


def takes(session):
    return {step for step in legal(session) if step.startswith("take")}


@pytest.mark.rule("SK-3.16", "SK-1.3.3", "SK-1.3.4")
def test_behind_a_gap_the_queue_goes_on():
    session = position(
        """
        at 1.hand: merchant
        at dock-1: fish-1
        at dock-2: ivory-3
        at dock-3 dock-4: wheat-1
        at dock-6: marble
        at dock-7: ebony
        """
    )
    assert takes(session) == {"take 1", "take 2", "take 3", "take 4"}
    play(session, "play merchant", "fetch 2")
    # No card slides; the first four are those on docks 1, 3, 4 and, behind another gap, 6.
    assert takes(session) == {"take 1", "take 3", "take 4", "take 6"}
    assert [card != EMPTY for card in seen(session).docks] == [1, 0, 1, 1, 0, 1, 1, 0, 0]
    play(session, "take 6")
    assert lies(session, "2.corruption") == {"fish-1": 1, "wheat-1": 2}
    assert lies(session, "2.hand") == {"marble": 1}


@pytest.mark.rule("SK-3.17")
@pytest.mark.parametrize(
    ("dock", "pile", "left"),
    [("3", {}, 2), ("6", {"fish-1": 1}, 1), ("8", {"fish-1": 1, "ivory-3": 1}, 0)],
)
def test_of_fewer_than_four_any_may_be_taken(dock, pile, left):
    session = position("deck 9\nat dock-3: fish-1\nat dock-6: ivory-3\nat dock-8: wheat-1")
    assert takes(session) == {"take 3", "take 6", "take 8"}
    assert refused(session, "take 1").key == "dock-empty"
    play(session, f"take {dock}")
    assert lies(session, "1.corruption") == pile
    assert len(seen(session).queue) == left
    assert asked(session)[0] == ("action" if left else "fill-dock")


FOUR = "at dock-1 dock-2: fish-1\nat dock-3: ivory-3\nat dock-9: wheat-1"


@pytest.mark.rule("SK-3.18", "SK-1.5.2")
def test_passing_over_three_empties_the_queue_and_the_docks_are_filled():
    session = position(f"deck 18\n{FOUR}")
    play(session, "take 9")
    assert lies(session, "1.corruption") == {"fish-1": 2, "ivory-3": 1}
    assert asked(session)[0] == "fill-dock" and seen(session).queue == ()
    bring_goods(session)
    assert asked(session) == ("action", 2) and seen(session).deck == 9


@pytest.mark.rule("SK-3.18", "SK-1.9.4")
def test_passing_over_three_ends_the_round_where_the_deck_is_empty():
    session = position(f"deck 0\nat 2.hand: cattle x2, amulet\n{FOUR}")
    play(session, "take 9")
    assert lies(session, "1.corruption") == {"fish-1": 2, "ivory-3": 1}
    assert asked(session) == ("lay-last", 2)


@pytest.mark.rule("SK-3.19")
def test_an_extra_action_that_takes_the_very_last_card_ends_the_round():
    session = position(f"deck 0\n{FLOODS}\nat 1.hand: fish-1 x3\nat 2.hand: wheat-1 x3\nat dock-4: ivory")
    play(session, "lay fish fish-1 fish-1 fish-1", "pick flood")
    assert asked(session) == ("extra-action", 1)
    play(session, "take 4")
    # The second seat has no turn: what it may do is to lay at the end.
    assert asked(session) == ("lay-last", 2) and legal(session) == {
        "lay wheat wheat-1 wheat-1 wheat-1",
        "done",
    }
    finish(session)
    # 3 scarabs x 3 cards = 9; one ivory is corruption against three wheat: nobody has ten points.
    assert points(session) == (9, 0)


@pytest.mark.rule("SK-3.20", "SK-1.14.2")
def test_a_flood_allows_any_action_and_a_set_brings_the_next_token():
    session = position(
        f"{FLOODS}\nat 1.hand: fish-1 x3, wheat-1 x3, thief\nat 2.hand: ebony\nat dock-1 dock-5: ivory"
    )
    play(session, "lay fish fish-1 fish-1 fish-1", "pick flood")
    assert legal(session) == {"take 1", "take 5", "play thief", "lay wheat wheat-1 wheat-1 wheat-1"}
    assert refused(session, "pick flood").key == "not-asked"
    play(session, "lay wheat wheat-1 wheat-1 wheat-1")
    assert legal(session) == {"pick flood"}
    play(session, "pick flood")
    assert asked(session) == ("extra-action", 1) and seen(session).tokens_left == 0
    play(session, "take 1")
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-3.20")
def test_a_character_may_be_the_extra_action():
    session = position(f"{FLOODS}\nat 1.hand: fish-1 x3, thief\nat 2.hand: ebony\nat dock-1: ivory")
    play(
        session, "lay fish fish-1 fish-1 fish-1", "pick flood", "play thief", "steal 2 beige", "stolen ebony"
    )
    assert asked(session) == ("action", 2) and lies(session, "1.hand") == {"ebony": 1}


@pytest.mark.rule("SK-3.21")
def test_the_docks_are_filled_after_the_extra_action_not_before():
    session = position(f"deck 9\n{FLOODS}\nat 1.hand: fish-1 x3\nat dock-4: ivory")
    play(session, "lay fish fish-1 fish-1 fish-1", "pick flood")
    assert asked(session) == ("extra-action", 1) and seen(session).queue == (3,)
    assert seen(session).deck == 9
    play(session, "take 4")
    assert asked(session)[0] == "fill-dock"
    filled = session.length
    bring_goods(session)
    assert asked(session) == ("action", 2) and seen(session).deck == 0
    turns = [event for event in session.events(filled, 12) if isinstance(event, ev.TurnBegan)]
    assert turns == [ev.TurnBegan(1)]
