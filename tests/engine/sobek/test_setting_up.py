"""Chapters 1.2 and 1.3: what a round begins with, and in which order the cards on the docks queue."""

import pytest

from engine.sobek.components import AMULET, EMPTY, GOODS, ORANGE
from tests.engine.sobek.table import asked, legal, lies, opening, outcomes, play, points, position, seen

DECK = {
    "wheat-1": 5, "wheat": 3, "fish-1": 5, "fish": 3, "cattle-1": 5, "cattle": 2,
    "ivory-3": 3, "ivory": 2, "marble-2": 3, "marble": 3, "ebony-2": 4, "ebony": 2, "amulet": 5,
}  # fmt: skip
CHARACTERS = (
    "queen", "high-priest", "high-priestess", "thief", "scribe-cattle", "scribe-fish", "vizir",
    "merchant", "courtisan",
)  # fmt: skip
START = {
    "wheat-start": 2, "fish-start": 2, "cattle-start": 2,
    "ivory-start": 1, "marble-start": 1, "ebony-start": 1,
}  # fmt: skip
TOKENS = {
    "guild-A": 1, "guild-B": 1, "guild-C": 1, "guild-D": 1, "flood": 2, "curse": 2, "prosperity": 2,
    "embalming": 1, "deceit": 1,
}  # fmt: skip


def deal_hands(session):
    """Let every hand be dealt, the first card that is left each time."""
    while asked(session)[0] == "deal-card":
        play(session, next(iter(outcomes(session))))


# ------------------------------------------------------------------------------- 1.2 setting up a round


@pytest.mark.rule("SK-1.2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_begin_on_0_with_nothing_under_the_tiles(seats):
    session = opening(seats=seats)
    assert points(session) == (0,) * seats
    assert seen(session).piled == (False,) * seats
    assert [lies(session, f"{seat}.corruption") for seat in range(1, seats + 1)] == [{}] * seats


@pytest.mark.rule("SK-1.2.1", "SK-1.2.8")
def test_only_markers_keep_their_places_for_the_next_round():
    session = position(
        """
        points 30 12
        phase laying
        looked 1
        tokens 1
        at tokens: flood
        at tokens-used: guild-A, deceit
        at 1.wheat: wheat x3, wheat-start, prosperity
        at 2.curses: curse
        at 2.marble: marble-2, marble, high-priestess
        at 1.corruption: fish-start, amulet
        at 2.hand: queen, cattle
        at discards: thief, ebony-start
        """
    )
    play(session, "count")
    # Wheat: (0 + 2) x 4 = 8. Marble: 2 x 3 = 6. Seat 2 is most corrupt (2 cards and a Curse against 2
    # cards), but 6 points cost no step.
    assert points(session) == (38, 18)
    assert asked(session) == ("deal-card", 0) and seen(session).round == 2
    assert lies(session, "unseen") == {**DECK, **dict.fromkeys(CHARACTERS, 1)}
    assert lies(session, "unseen-start") == START
    assert lies(session, "unseen-tokens") == TOKENS
    assert (seen(session).curses, seen(session).discards, seen(session).used) == ((0, 0), (), ())
    assert seen(session).tokens_left == 5 and seen(session, 1).tokens is None


@pytest.mark.rule("SK-1.2.2")
@pytest.mark.parametrize(("seats", "out"), [(2, 5), (3, 3), (4, 1)])
def test_each_hand_is_two_start_cards_and_the_others_are_out(seats, out):
    session = opening(seats=seats)
    deal_hands(session)
    hands = [lies(session, f"{seat}.hand") for seat in range(1, seats + 1)]
    assert [sum(hand.values()) for hand in hands] == [2] * seats
    assert all(name in START for hand in hands for name in hand)
    assert sum(lies(session, "unseen-start").values()) == out == 9 - 2 * seats


@pytest.mark.rule("SK-1.2.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_deck_is_45_goods_and_9_characters(seats):
    session = opening(seats=seats)
    deal_hands(session)
    assert seen(session).deck == 54 == sum(DECK.values()) + len(CHARACTERS)
    assert outcomes(session) == {**{f"fill {card}": count for card, count in DECK.items()}, "fill orange": 9}
    # What lies face down on a dock may be any of the nine.
    play(session, "fill orange", *["fill fish-1"] * 5, *["fill fish"] * 3, "back beige", "start 1")
    play(session, *(f"take {dock}" for dock in range(1, 10)))
    assert outcomes(session) == {f"bind {character}": 1 for character in CHARACTERS}


@pytest.mark.rule("SK-1.2.4", "SK-1.16.15")
def test_with_two_players_nine_cards_that_nobody_sees_are_out():
    session = opening(seats=2)
    deal_hands(session)
    assert seen(session).deck == 45
    # Any of the 54 may be among the nine, so any may come up.
    assert sum(outcomes(session).values()) == 54
    play(session, *["fill wheat-1"] * 5, *["fill wheat"] * 3, "fill amulet")
    assert seen(session).deck == 45 - 9
    assert sum(lies(session, "unseen").values()) == 36 + 9


@pytest.mark.rule("SK-1.2.5")
def test_goods_lie_face_up_and_characters_face_down():
    session = opening(seats=2)
    deal_hands(session)
    play(session, "fill amulet", "fill orange", "fill ivory-3")
    docks = seen(session).docks
    assert [docks[number - 1] for number in (9, 8, 7)] == [AMULET, ORANGE, GOODS.index("ivory") * 3]
    assert docks[:6] == (EMPTY,) * 6


@pytest.mark.rule("SK-1.2.6", "SK-1.8.1")
def test_five_of_twelve_tokens_are_in_the_round():
    assert seen(opening()).tokens_left == 5
    session = position("at 1.hand: fish x3\nat dock-1: wheat")
    play(session, "lay fish fish fish fish")
    assert outcomes(session) == {f"token {token}": count for token, count in TOKENS.items()}
    play(session, "token curse")
    assert outcomes(session)["token curse"] == 1
    play(session, "token flood", "token deceit", "token guild-A", "token curse")
    assert asked(session) == ("pick-token", 1)
    # The other seven: nobody has seen them.
    assert lies(session, "unseen-tokens") == {
        "guild-B": 1, "guild-C": 1, "guild-D": 1, "flood": 1, "prosperity": 2, "embalming": 1,
    }  # fmt: skip


@pytest.mark.rule("SK-1.2.7")
def test_luck_alone_tells_who_begins_the_first_round():
    session = opening(seats=4)
    while asked(session)[0] != "draw-start":
        play(session, next(iter(outcomes(session))))
    assert outcomes(session) == {"start 1": 1, "start 2": 1, "start 3": 1, "start 4": 1}


# ----------------------------------------------------------------------------------------- 1.3 the queue


@pytest.mark.rule("SK-1.3.1", "SK-1.3.2")
def test_the_card_drawn_last_is_furthest_from_the_temple_and_first_in_the_queue():
    session = opening(seats=3)
    deal_hands(session)
    drawn = ("wheat-1", "fish-1", "cattle-1", "ivory-3", "marble-2", "ebony-2", "amulet", "wheat", "fish")
    play(session, *(f"fill {card}" for card in drawn), "back beige", "start 1")
    assert lies(session, "dock-9") == {"wheat-1": 1} and lies(session, "dock-1") == {"fish": 1}
    # In reach are the four that were drawn last: fish, wheat, amulet, ebony.
    assert {step for step in legal(session) if step.startswith("take")} == {
        "take 1", "take 2", "take 3", "take 4",
    }  # fmt: skip
    before = lies(session, "1.hand")
    play(session, "take 4")
    assert lies(session, "1.hand") == {**before, "ebony-2": 1}
    assert lies(session, "1.corruption") == {"fish": 1, "wheat": 1, "amulet": 1}


@pytest.mark.rule("SK-1.3.3")
def test_no_card_moves_up():
    session = position(
        """
        at dock-3: wheat-1
        at dock-4: fish-1
        at dock-6: cattle-1
        at dock-9: ivory-3
        """
    )
    play(session, "take 4")
    assert seen(session).queue == (5, 8)
    assert lies(session, "dock-6") == {"cattle-1": 1} and lies(session, "dock-9") == {"ivory-3": 1}


@pytest.mark.rule("SK-1.3.4")
def test_gaps_do_not_count_among_the_first_four():
    session = position(
        """
        at 1.hand: merchant
        at dock-1: wheat-1
        at dock-2: fish-1
        at dock-3: cattle-1
        at dock-4: ivory-3
        at dock-5: marble-2
        at dock-6: ebony-2
        """
    )
    assert "take 5" not in legal(session)
    play(session, "play merchant", "fetch 2")
    # Four cards from the front are now on docks 1, 3, 4 and 5.
    assert {step for step in legal(session) if step.startswith("take")} == {
        "take 1", "take 3", "take 4", "take 5",
    }  # fmt: skip
    play(session, "take 5")
    assert lies(session, "2.corruption") == {"wheat-1": 1, "cattle-1": 1, "ivory-3": 1}


# ----------------------------------------------------------------------------------- the backs of a deck


@pytest.mark.rule("SK-1.16.16")
def test_the_back_on_top_is_open_to_all_and_binds_what_comes():
    session = opening(seats=3)
    deal_hands(session)
    play(session, *["fill fish-1"] * 5, *["fill fish"] * 3, "fill orange")
    # 45 - 8 = 37 goods and 9 - 1 = 8 characters are left.
    assert asked(session) == ("show-back", 0) and outcomes(session) == {"back beige": 37, "back orange": 8}
    play(session, "back orange", "start 1")
    assert [seen(session, seat).top for seat in range(4)] == [ORANGE] * 4


@pytest.mark.rule("SK-1.16.16")
def test_with_hidden_backs_nobody_sees_the_top_of_the_deck():
    session = opening("deck-back hidden", seats=3)
    deal_hands(session)
    play(session, *["fill fish-1"] * 5, *["fill fish"] * 3, "fill orange")
    assert asked(session) == ("draw-start", 0)
    play(session, "start 1")
    assert [seen(session, seat).top for seat in range(4)] == [EMPTY] * 4
