"""Rulings about what characters do: who may be chosen, what they leave alone, when they do nothing."""

from collections import Counter

import pytest

from engine.core.component import Ref
from engine.sobek import events as ev
from engine.sobek.components import BEIGE, EMPTY, ORANGE
from tests.engine.sobek.table import (
    asked,
    audience,
    bring_goods,
    finish,
    happened,
    legal,
    lies,
    outcomes,
    play,
    points,
    position,
    refused,
    seen,
)

NO_TOKENS = "looked 1\ntokens 0\nat tokens-used: guild-A, guild-B, guild-C, guild-D, deceit"


# ------------------------------------------------------------------------------------------- Queen


@pytest.mark.rule("SK-3.1")
def test_the_queen_draws_nothing_from_an_empty_deck():
    session = position("deck 0\nat 1.hand: queen\nat dock-1 dock-2: fish")
    play(session, "play queen")
    assert asked(session) == ("action", 2)
    assert lies(session, "1.hand") == {} and lies(session, "discards")["queen"] == 1
    assert ev.PowerIdle(0, "queen") in session.events(1, 1)


@pytest.mark.rule("SK-3.1")
def test_the_queen_draws_three_from_the_smallest_deck_there_is():
    session = position("deck 9\nat 1.hand: queen\nat dock-1: fish\nat unseen: wheat-1 x3")
    play(session, "play queen", "draw wheat-1", "back beige", "draw wheat-1", "back beige", "draw wheat-1")
    assert lies(session, "1.hand") == {"wheat-1": 3} and seen(session).deck == 6


# Two batches are to come: 18 cards, or 15 after the Queen has drawn.
QUEENS = [
    ("at 1.hand: queen", ("play queen",), 6),
    ("at 1.hand: queen, ivory-3 x2", ("lay ivory ivory-3 ivory-3 queen",), 9),
    ("at 1.hand: high-priest\nat 1.corruption: queen", ("play high-priest", "name ivory"), 9),
    ("at 1.hand: vizir\nat discards: queen", ("play vizir",), 9),
]


@pytest.mark.rule("SK-3.2")
@pytest.mark.parametrize(("cards", "steps", "last"), QUEENS)
def test_only_the_last_batch_is_short_and_only_after_she_drew(cards, steps, last):
    session = position(f"deck 18\n{NO_TOKENS}\n{cards}\nat dock-9: ebony")
    play(session, *steps)
    bring_goods(session)
    assert asked(session) == ("action", 2)
    play(session, "take 9")
    bring_goods(session)
    assert all(card != EMPTY for card in seen(session).docks) and seen(session).deck == last
    # Nine cards lie there: 4 are passed or taken, then 4 more, then the last.
    play(session, "take 4", "take 8", "take 9")
    bring_goods(session)
    there = [dock for dock, card in enumerate(seen(session).docks, start=1) if card != EMPTY]
    assert there == list(range(10 - last, 10)) and seen(session).deck == 0


@pytest.mark.rule("SK-3.3")
def test_a_queen_among_the_removed_cards_shortens_no_batch_and_nobody_knows():
    session = position("phase refill\ndeck 9\nat 1.hand: fish\nat unseen: queen")
    assert outcomes(session)["fill wheat-1"] > 0
    bring_goods(session)
    assert all(card not in (EMPTY, ORANGE) for card in seen(session).docks) and seen(session).deck == 0
    assert lies(session, "unseen")["queen"] == 1 and sum(lies(session, "unseen").values()) == 9
    for viewer in (0, 1, 2):
        view = seen(session, viewer)
        assert not {ORANGE, 19} & {*view.discards, *(card for hand in view.hands for card in hand)}


# ------------------------------------------------------------------------------------------- Thief


@pytest.mark.rule("SK-3.4")
def test_the_thief_does_nothing_where_all_hands_are_empty():
    session = position("at 1.hand: thief, fish\nat 2.corruption: wheat\nat dock-1: fish", seats=3)
    play(session, "play thief")
    assert asked(session) == ("action", 2)
    assert lies(session, "1.hand") == {"fish": 1} and lies(session, "2.corruption") == {"wheat": 1}


@pytest.mark.rule("SK-3.5")
@pytest.mark.parametrize(
    ("back", "cards"),
    [
        ("green", {"stolen wheat-start": 2}),
        ("beige", {"stolen amulet": 2, "stolen ivory": 1}),
        ("orange", {"stolen queen": 1, "stolen vizir": 1}),
    ],
)
def test_each_back_of_the_chosen_hand_leaves_its_own_cards_to_chance(back, cards):
    session = position(
        """
        at 1.hand: thief
        at 3.hand: wheat-start x2, amulet x2, ivory, queen, vizir
        at dock-1: fish
        """,
        seats=3,
    )
    play(session, "play thief")
    assert legal(session) == {"steal 3 green", "steal 3 beige", "steal 3 orange"}
    play(session, f"steal 3 {back}")
    assert outcomes(session) == cards and audience(session) == (1, 3)


# ------------------------------------------------------------------------------------------ Scribe


@pytest.mark.rule("SK-3.6")
def test_the_scribe_leaves_six_cards_alone():
    session = position(
        """
        at 1.hand: scribe-cattle
        at 2.hand: fish-1 x5, fish
        at 3.hand: wheat-1 x5, wheat x2
        at dock-1: cattle
        """,
        seats=3,
    )
    play(session, "play scribe-cattle")
    assert asked(session) == ("discard", 3) and session.view().prompt.left == 1
    play(session, "discard wheat")
    assert asked(session) == ("action", 2)
    assert lies(session, "2.hand") == {"fish-1": 5, "fish": 1} and lies(session, "2.corruption") == {}


@pytest.mark.rule("SK-3.6")
def test_the_scribe_does_nothing_where_nobody_has_seven():
    session = position("at 1.hand: scribe-fish\nat 2.hand: fish-1 x5, fish\nat dock-1: cattle")
    play(session, "play scribe-fish")
    assert asked(session) == ("action", 2) and len(seen(session).hands[1]) == 6


@pytest.mark.rule("SK-3.7", "SK-1.16.8")
def test_victims_of_the_scribe_choose_face_down_in_turn_and_he_keeps_his_hand():
    session = position(
        """
        turn 2
        at 1.hand: cattle-1 x5, cattle x2
        at 2.hand: scribe-fish, marble x3, marble-2 x3, ebony x2
        at 3.hand: wheat-1 x5, wheat x2, thief
        at dock-1: fish
        """,
        seats=3,
    )
    play(session, "play scribe-fish")
    # Clockwise from the left of seat 2: seat 3 has eight cards, seat 1 has seven.
    assert asked(session) == ("discard", 3) and session.view().prompt.left == 2
    assert legal(session) == {"discard wheat-1", "discard wheat", "discard thief"}
    play(session, "discard thief")
    assert asked(session) == ("discard", 3) and session.view().prompt.left == 1
    play(session, "discard wheat")
    assert asked(session) == ("discard", 1)
    play(session, "discard cattle")
    assert asked(session) == ("action", 3)
    assert lies(session, "3.corruption") == {"thief": 1, "wheat": 1}
    assert lies(session, "1.corruption") == {"cattle": 1} and len(seen(session).hands[1]) == 8
    own, other = seen(session, 3), seen(session, 2)
    assert own.piles[2] == (1, 25) and other.piles[2] is None
    assert ev.CardDiscarded(2, ORANGE, 0b100) in session.events(2, 1, 1)
    assert ev.CardDiscarded(2, BEIGE, 0b100) in session.events(3, 1, -1)


# ------------------------------------------------------------------------------------------- Vizir


@pytest.mark.rule("SK-3.8")
def test_the_vizir_takes_no_curse_and_does_nothing_without_cards():
    session = position(
        """
        looked 2
        tokens 4
        at tokens: flood x2, deceit, embalming
        at 2.curses: curse
        at 1.hand: vizir
        at 1.corruption: wheat
        at dock-1: fish
        """
    )
    assert seen(session, 1).piled == seen(session, 2).piled == (True, False)
    play(session, "play vizir")
    assert asked(session) == ("action", 2)
    assert lies(session, "2.curses") == {"curse": 1} and lies(session, "1.hand") == {}


@pytest.mark.rule("SK-3.8")
def test_the_vizir_chooses_among_those_with_cards():
    session = position(
        "at 1.hand: vizir\nat 2.corruption: fish, wheat\nat 4.corruption: ivory\nat dock-1: fish", seats=4
    )
    assert seen(session).piled == (False, True, False, True)
    play(session, "play vizir")
    assert legal(session) == {"look 2", "look 4"}
    assert refused(session, "look 3").key == "look-empty" and refused(session, "look 1").key == "own-seat"
    play(session, "look 4")
    assert legal(session) == {"claim ivory"}


# --------------------------------------------------------------------------------------- Courtisan


@pytest.mark.rule("SK-3.10")
def test_the_courtisan_brings_no_token():
    session = position("at 1.hand: courtisan, fish x2\nat 1.fish: fish-1 x3\nat dock-1: wheat")
    play(session, "play courtisan", "add fish fish fish")
    assert asked(session) == ("action", 2)
    assert seen(session).tokens_left == seen(session).unbound == 5 and not seen(session).has_looked(0)
    assert lies(session, "1.fish") == {"fish-1": 3, "fish": 2}


@pytest.mark.rule("SK-3.11")
def test_the_courtisan_adds_amulets_and_characters_of_the_good():
    session = position(
        """
        at 1.hand: courtisan, fish, amulet x2, thief, scribe-cattle
        at 1.fish: fish-1 x3
        at dock-1: wheat
        """
    )
    play(session, "play courtisan")
    assert legal(session) == {
        "add fish fish", "add fish amulet", "add fish thief",
        "add fish fish amulet", "add fish fish thief", "add fish amulet thief", "add fish amulet amulet",
    }  # fmt: skip
    # They count toward her two cards: three at once are none of her steps.
    assert refused(session, "add fish fish amulet thief").key == "add-due"
    play(session, "add fish amulet thief")
    assert lies(session, "1.fish") == {"fish-1": 3, "amulet": 1, "thief": 1}


@pytest.mark.rule("SK-3.11")
def test_the_courtisans_amulet_joins_any_set():
    session = position(
        "at 1.hand: courtisan, amulet\nat 1.fish: fish-1 x3\nat 1.ebony: ebony-2 x3\nat dock-1: wheat"
    )
    play(session, "play courtisan")
    assert legal(session) == {"add fish amulet", "add ebony amulet"}


@pytest.mark.rule("SK-3.12")
@pytest.mark.parametrize(
    "cards",
    [
        "at 1.hand: courtisan, fish x2, amulet",
        "at 1.hand: courtisan, fish x2, amulet\nat 2.fish: fish-1 x3",
        "at 1.hand: courtisan, fish x2\nat 1.ivory: ivory-3 x3",
        "at 1.hand: courtisan\nat 1.wheat: wheat-1 x3",
    ],
)
def test_the_courtisan_may_be_played_for_nothing(cards):
    """Without an own set; with another's only; without a card that fits; she herself has left the hand."""
    session = position(f"{cards}\nat dock-1: wheat")
    play(session, "play courtisan")
    assert asked(session) == ("action", 2)
    assert ev.PowerIdle(0, "courtisan") in session.events(1, 1)


@pytest.mark.rule("SK-3.13")
def test_the_courtisan_adds_to_one_set():
    session = position(
        """
        at 1.hand: courtisan, fish, wheat
        at 1.fish: fish-1 x3
        at 1.wheat: wheat-1 x3
        at dock-1: ivory
        """
    )
    play(session, "play courtisan")
    assert legal(session) == {"add fish fish", "add wheat wheat"}
    assert refused(session, "add fish fish wheat").key == "set-mixed"


# ---------------------------------------------------------------------------------------- Merchant


@pytest.mark.rule("SK-3.14")
def test_the_merchant_takes_from_any_dock_face_down_ones_unseen():
    session = position(
        """
        face-down 3 9
        at 1.hand: merchant
        at 2.hand: ebony
        at discards: marble
        at dock-1 dock-2 dock-4 dock-5: fish-1
        at dock-6: ivory
        """
    )
    deck = seen(session).deck
    play(session, "play merchant")
    assert legal(session) == {f"fetch {dock}" for dock in (1, 2, 3, 4, 5, 6, 9)}
    assert refused(session, "fetch 8").key == "dock-empty"
    play(session, "fetch 9")
    assert asked(session) == ("bind-character", 0) and audience(session) == (1,)
    play(session, "bind thief")
    assert lies(session, "1.hand") == {"thief": 1} and lies(session, "1.corruption") == {}
    assert seen(session).deck == deck and seen(session, 2).hands[0] == (ORANGE,)
    assert lies(session, "discards")["marble"] == 1 and lies(session, "2.hand") == {"ebony": 1}


@pytest.mark.rule("SK-3.15")
def test_the_merchant_takes_the_last_card():
    session = position("deck 9\nat 1.hand: merchant\nat dock-5: fish")
    play(session, "play merchant", "fetch 5")
    assert asked(session)[0] == "fill-dock"
    bring_goods(session)
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-3.15")
def test_the_merchant_ends_the_round():
    session = position("deck 0\nat 1.hand: merchant\nat 2.hand: wheat x3\nat dock-5: fish")
    play(session, "play merchant", "fetch 5")
    assert asked(session) == ("lay-last", 2) and lies(session, "1.hand") == {"fish": 1}


# ------------------------------------------------------------------------------------- High Priest


@pytest.mark.rule("SK-3.46")
def test_a_priest_never_names_amulets():
    session = position("at 1.hand: high-priest\nat 1.corruption: amulet x2, wheat\nat dock-1: fish")
    play(session, "play high-priest")
    assert legal(session) == {"name wheat"}
    assert session.why_not((Ref("card", "amulet"),)).key == "good-amulet"
    play(session, "name wheat")
    assert lies(session, "1.corruption") == {"amulet": 2}


@pytest.mark.rule("SK-3.47", "SK-1.16.9")
def test_all_characters_of_the_named_good_go_too():
    session = position(
        """
        at 1.hand: high-priestess
        at 1.corruption: fish-1, fish-start, thief, scribe-fish, scribe-cattle, amulet, wheat
        at 2.corruption: fish
        at dock-1: ivory
        """
    )
    play(session, "play high-priestess")
    assert legal(session) == {"name fish", "name cattle", "name wheat"}
    before = Counter(lies(session, "discards"))
    play(session, "name fish")
    assert lies(session, "1.corruption") == {"scribe-cattle": 1, "amulet": 1, "wheat": 1}
    assert lies(session, "2.corruption") == {"fish": 1}
    gone = Counter(lies(session, "discards")) - before
    assert gone == {"fish-1": 1, "fish-start": 1, "thief": 1, "scribe-fish": 1}


@pytest.mark.rule("SK-3.48")
@pytest.mark.parametrize("pile", ["", "\nat 1.corruption: amulet x2"])
def test_a_priest_may_be_played_for_nothing(pile):
    session = position(f"at 1.hand: high-priest{pile}\nat dock-1: fish")
    play(session, "play high-priest", "name ivory")
    assert asked(session) == ("action", 2) and lies(session, "discards")["high-priest"] == 1
    assert sum(lies(session, "1.corruption").values()) == (2 if pile else 0)


@pytest.mark.rule("SK-3.48", "SK-1.16.12")
def test_playing_a_priest_does_not_tell_that_nothing_can_be_discarded():
    """Of both piles the others know only that cards lie there: they see the same up to the good."""
    nothing, something = (
        position(f"at 1.hand: high-priest\nat 1.corruption: amulet, {card}\nat dock-1: fish")
        for card in ("amulet", "ivory")
    )
    for session in (nothing, something):
        play(session, "play high-priest")
        assert asked(session) == ("name-good", 1)
    for seat in (0, 2):
        assert seen(nothing, seat) == seen(something, seat)
        assert happened(nothing, object, seat) == happened(something, object, seat)
    for session in (nothing, something):
        play(session, "name ivory")
    assert [len(happened(session, ev.GoodNamed)[0].cards) for session in (nothing, something)] == [0, 1]


# ---------------------------------------------------------------------------- characters as goods


@pytest.mark.rule("SK-3.53")
def test_a_character_that_was_laid_has_no_power_then_or_later():
    session = position(
        f"{NO_TOKENS}\nat 1.hand: fish x2, thief\nat 2.hand: wheat\nat dock-1 dock-2 dock-3: ivory-3"
    )
    play(session, "lay fish fish fish thief")
    assert asked(session) == ("action", 2) and lies(session, "2.hand") == {"wheat": 1}
    play(session, "take 1")
    assert legal(session) == {"take 2", "take 3"}
    assert refused(session, "play thief").key == "not-in-hand"


@pytest.mark.rule("SK-3.53", "SK-3.54", "SK-1.11.2")
def test_a_character_left_at_the_end_is_a_good_or_corruption():
    session = position(
        """
        phase laying
        at 1.hand: fish-1 x2, thief, queen
        at 2.hand: cattle-1
        """
    )
    assert legal(session) == {"lay fish fish-1 fish-1 thief", "done"}
    assert refused(session, "play thief").key == "no-powers"
    play(session, "lay fish fish-1 fish-1 thief")
    assert lies(session, "2.hand") == {"cattle-1": 1}, "nobody was robbed"
    counted = session.length
    play(session, "done", "count")
    # Two scarabs horizontally; the Queen and the cattle are one card of corruption each, no scarab
    # against one, and 0 points cost the second seat nothing.
    assert points(session) == (2, 0)
    count = next(e for e in session.events(counted, 3) if isinstance(e, ev.CorruptionCounted))
    assert (count.cards, count.scarabs, count.most) == ((1, 1), (0, 1), (1,))


@pytest.mark.rule("SK-3.54")
def test_a_character_that_is_kept_counts_as_corruption():
    session = position("phase laying\nat 1.hand: thief\nat 1.wheat: wheat-1 x4, wheat")
    finish(session)
    # 4 scarabs x 5 cards = 20; one card against none: two steps back from 20, a number.
    assert points(session) == (10, 0)
