"""Chapters 1.1, 1.9 and 1.15: how many rounds, who wins, batches, the end of a round, who chooses next."""

import pytest

from engine.core.game import Chance
from engine.sobek.events import DockFilled
from tests.engine.sobek.table import (
    asked,
    finish,
    happened,
    lies,
    opening,
    outcomes,
    play,
    points,
    position,
    refused,
    seen,
)


def chance(session):
    """Let everything come that waits for luck, the first of what is possible."""
    while isinstance(session.node, Chance) and asked(session)[0] != "count":
        play(session, next(iter(outcomes(session))))


def take_all(session):
    """Seats take only, each the last card within reach, until the round is over."""
    chance(session)
    while asked(session)[0] == "action":
        queue = seen(session).queue
        play(session, f"take {queue[:4][-1] + 1}")
        chance(session)


# ------------------------------------------------------------------------------ 1.1 the shape of the game


@pytest.mark.rule("SK-1.1.1")
@pytest.mark.parametrize(("number", "over"), [(1, False), (2, False), (3, True)])
def test_the_third_round_is_the_last(number, over):
    session = position(f"round {number}\ndeck 0\nat dock-1: marble")
    play(session, "take 1")
    finish(session)
    assert session.over == over
    assert seen(session).round == (3 if over else number + 1)


@pytest.mark.rule("SK-1.1.2")
@pytest.mark.parametrize(("totals", "ranks"), [("30 30 12", (1, 1, 3)), ("12 30 20", (3, 1, 2))])
def test_the_highest_marker_wins_and_leaders_share(totals, ranks):
    session = position(f"round 3\npoints {totals}\nphase laying", seats=3)
    play(session, "count")
    assert session.view().ranks == ranks
    assert points(session) == tuple(map(int, totals.split()))


@pytest.mark.rule("SK-1.1.3")
@pytest.mark.parametrize(("total", "over"), [(100, False), (101, True)])
def test_more_than_a_hundred_ends_the_game_and_a_hundred_does_not(total, over):
    session = position(f"round 1\npoints {total} 3\nphase laying")
    play(session, "count")
    assert session.over == over
    assert points(session) == (total, 3)


@pytest.mark.rule("SK-1.1.3")
@pytest.mark.parametrize(
    ("pile", "total", "over"), [("1.corruption", 98, False), ("2.corruption", 102, True)]
)
def test_the_test_for_a_hundred_comes_after_penalties(pile, total, over):
    # 3 scarabs x 4 cards = 12: 90 + 12 = 102, where the track repeats space 2, which is B. One step for
    # 12 points leads to the B before it: group 19 is DCBA from 96, so B is 98.
    session = position(f"points 90 0\nphase laying\nat 1.fish: fish-1 x3, fish\nat {pile}: marble")
    play(session, "count")
    assert points(session) == (total, 0)
    assert session.over == over


@pytest.mark.rule("SK-1.1.4")
def test_turns_go_to_the_left():
    session = position("turn 3\nat dock-1 dock-2 dock-3 dock-4 dock-5: wheat-1", seats=4)
    on_turn = []
    for dock in range(1, 6):
        on_turn.append(asked(session))
        if dock < 5:
            play(session, f"take {dock}")
    assert on_turn == [("action", seat) for seat in (3, 4, 1, 2, 3)]


# ----------------------------------------------------------------------------- 1.9 refills and their end


@pytest.mark.rule("SK-1.9.2", "SK-1.2.5", "SK-1.9.1")
@pytest.mark.parametrize(("seats", "batches"), [(2, 5), (3, 6), (4, 6)])
def test_the_docks_are_filled_so_many_times(seats, batches):
    session = opening(seats=seats)
    take_all(session)
    # 45 cards are 5 x 9, 54 are 6 x 9; every batch begins at dock 9, next to the temple.
    assert [event.dock + 1 for event in happened(session, DockFilled)] == [*range(9, 0, -1)] * batches
    assert seen(session).deck == 0 and seen(session).round == 1


@pytest.mark.rule("SK-1.9.1")
def test_the_row_is_full_again_before_the_next_seat_acts():
    session = position("turn 2\ndeck 18\nat dock-4: wheat-1", seats=3)
    play(session, "take 4")
    for dock in range(9, 0, -1):
        assert asked(session) == ("fill-dock", 0)
        assert session.view().prompt.args == (("dock", dock),)
        play(session, next(iter(outcomes(session))))
    assert asked(session) == ("show-back", 0)
    chance(session)
    assert asked(session) == ("action", 3)
    assert seen(session).deck == 9 and len(seen(session).queue) == 9


@pytest.mark.rule("SK-1.9.3")
@pytest.mark.parametrize("deck", [9, 18])
def test_after_the_queen_the_last_batch_is_six_cards_next_to_the_temple(deck):
    session = position(f"deck {deck}\nat 1.hand: queen\nat dock-1: cattle-1")
    play(session, "play queen")
    chance(session)
    assert seen(session).deck == deck - 3 and len(seen(session, 1).hands[0]) == 3
    take_all(session)
    # 9 - 3 = 6 leave one short batch; 18 - 3 = 15 are a whole batch and then the short one.
    short = [9, 8, 7, 6, 5, 4]
    whole = [*range(9, 0, -1)] * (deck // 9 - 1)
    assert [event.dock + 1 for event in happened(session, DockFilled)] == whole + short


@pytest.mark.rule("SK-1.9.4")
def test_the_last_card_ends_the_round_at_once():
    session = position(
        """
        turn 2
        deck 0
        at 3.hand: thief, wheat-1 x2, wheat
        at dock-1: marble
        at dock-2: ivory
        at dock-3: ebony
        at dock-4: cattle
        """,
        seats=3,
    )
    play(session, "take 4")
    # Seat 3 would be next, but no more turn is played: it may lay, and nothing else.
    assert asked(session) == ("lay-last", 3)
    assert refused(session, "play thief").key == "no-powers"
    assert lies(session, "2.hand") == {"cattle": 1}
    assert lies(session, "2.corruption") == {"marble": 1, "ivory": 1, "ebony": 1}


# --------------------------------------------------------------------------------------- 1.15 next round


@pytest.mark.rule("SK-1.15.2", "SK-1.15.1")
def test_the_lowest_total_after_penalties_chooses_knowing_hand_and_row():
    # Seat 1: 40 + 24 = 64; 2 steps from D: 56, 53 (as 61 to 64 are ABCD, 56 DCBA from 56, 51 BADC).
    # Seat 2 stands on 60, so it is only the penalty that puts seat 1 last.
    session = position(
        """
        points 40 60 70
        phase laying
        at 1.ivory: ivory-3 x2, ivory, amulet
        at 1.corruption: wheat
        """,
        seats=3,
    )
    play(session, "count")
    assert points(session) == (53, 60, 70)
    chance(session)
    assert asked(session) == ("choose-start", 1)
    assert len(seen(session, 1).hands[0]) == 2 and len(seen(session).queue) == 9
    play(session, "choose 2")
    assert asked(session) == ("action", 2)


@pytest.mark.rule("SK-1.15.3")
def test_luck_tells_which_of_the_tied_chooses():
    session = position("points 9 5 30 5\nphase laying", seats=4)
    play(session, "count")
    while asked(session)[0] != "draw-chooser":
        assert asked(session)[0] in ("deal-card", "fill-dock", "show-back")
        play(session, next(iter(outcomes(session))))
    assert outcomes(session) == {"chooser 2": 1, "chooser 4": 1}
    assert refused(session, "chooser 1").key == "not-outcome"
    play(session, "chooser 4")
    assert asked(session) == ("choose-start", 4)
    play(session, "choose 1")
    assert asked(session) == ("action", 1)


@pytest.mark.rule("SK-1.15.2")
def test_alone_in_last_place_nothing_is_drawn():
    session = position("points 9 5 30\nphase laying", seats=3)
    play(session, "count")
    chance(session)
    assert asked(session) == ("choose-start", 2)
