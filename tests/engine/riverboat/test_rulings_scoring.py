"""Rulings 51 to 61 and 64: the score track, surveyors one by one, what objects are worth."""

import pytest

from engine.riverboat import events as ev
from tests.engine.riverboat.table import (
    asked,
    at,
    happened,
    legal,
    play,
    position,
    sees,
    sheet,
)


def scoring(*lines, seats=2, owners=""):
    return position("\n".join(["phase scoring", *lines]), seats=seats, owners=owners)


# ------------------------------------------------------------------------------------------ the track


def start_of_round_four(*lines, owners="12312"):
    """Three players; the owner of tile 5 takes the last bonus of round 3, and nobody has a surveyor."""
    table = scoring("round 3", "bonus due", *lines, seats=3, owners=owners)
    play(table, f"{owners[4]} bonus harbor")
    assert sees(table).round == 4
    return sees(table).start + 1


@pytest.mark.rule("RB-3.51")
@pytest.mark.parametrize(("arrival", "start"), [("3 1 2", 2), ("3 2 1", 1), ("1 2 3", 2)])
def test_of_those_with_fewest_points_the_last_to_arrive_lies_on_top(arrival, start):
    assert start_of_round_four("points 20 20 30", f"arrival {arrival}") == start


@pytest.mark.rule("RB-3.51")
def test_equal_spaces_on_another_lap_are_no_tie():
    # 14 and 64 stand on space 14; 64 arrived last and lies on top, but has more points.
    assert start_of_round_four("points 64 14 80", "arrival 3 2 1") == 2


@pytest.mark.rule("RB-3.51")
@pytest.mark.parametrize(
    ("points", "arrival", "start"), [("0 0 0", "", 1), ("5 0 0", "arrival 1", 2), ("5 4 0", "arrival 2 1", 3)]
)
def test_of_markers_that_never_moved_the_first_seat_lies_on_top(points, arrival, start):
    assert start_of_round_four(f"points {points}", *([arrival] if arrival else [])) == start


@pytest.mark.rule("RB-3.52")
def test_points_for_presence_are_given_from_the_owner_of_tile_five():
    """All stand on 10 and gain 1: seat 2 first, then 3, then 1, who then lies on top of all."""
    agents = "at 1.mansion 2.mansion 3.mansion: worker"
    assert start_of_round_four("points 10 10 10", "arrival 1 2 3", agents, owners="13212") == 1


@pytest.mark.rule("RB-3.52")
def test_a_marker_that_gains_nothing_stays_where_it_lies():
    """Seats 2 and 3 come to 11, where seat 1 stands; seat 1, last in order, does not move and is below."""
    agents = "at 2.mansion 3.mansion: worker"
    assert start_of_round_four("points 11 10 10", "arrival 1 2 3", agents, owners="13212") == 3


@pytest.mark.rule("RB-3.52")
def test_surveyors_and_agents_of_a_player_are_counted_together():
    table = scoring(
        "bonus due",
        "at 1.a1 2.a1: barn, surveyor",
        "at 1.mansion: worker x2",
        "at 2.mansion: worker",
        owners="11212",
    )
    play(table, "2 bonus harbor")
    scored = [
        (event.seat + 1, event.line.key, event.line.points)
        for event in happened(table)
        if isinstance(event, ev.PointsScored)
    ]
    assert scored == [(2, "surveyors", 1), (2, "agents", 1), (1, "surveyors", 1), (1, "agents", 2)]


@pytest.mark.rule("RB-3.64")
def test_points_have_no_upper_limit():
    table = position(
        """
        phase planting
        points 198 0
        at 1.c4 1.c5: worker
        at 1.a1 1.a2 1.b1: worker
        at display-8: tile-TT
        at display-13: tile-WWW
        """
    )
    play(table, "1 plant TT c4 c5\n1 plant WWW a1 a2 b1")
    assert sees(table).score[0] == 198 + 1 + 2 == 201
    assert sum(points for _, points in sheet(table, 1)) == 201
    assert sees(table).marker(0) == (0, 1)  # 201 = 4 * 50 + 1: after blank, 50, 100, 150 blank again


# ------------------------------------------------------------------------------------- surveyors in turn

CARDS_7_AND_8 = ("at 1.cards: card-7, card-8", "at 1.supply: surveyor x2, worker x2")


@pytest.mark.rule("RB-3.53")
@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        # 5, then two agents at 2 points each
        ("1 survey card 8\n1 send 2\n1 survey card 7", [("card", 5), ("card", 4)]),
        # no agent yet: 0, which is no line; then 5
        ("1 survey card 7\n1 survey card 8\n1 send 2", [("card", 5)]),
    ],
)
def test_each_surveyor_scores_before_the_next_in_the_order_of_choice(steps, expected):
    table = play(scoring(*CARDS_7_AND_8), steps)
    assert [line for line in sheet(table, 1) if line[0] == "card"] == expected


@pytest.mark.rule("RB-3.54")
def test_surveyors_and_agents_of_this_round_earn_their_point_in_it():
    table = play(scoring(*CARDS_7_AND_8), "1 survey card 8\n1 send 2\n1 survey card 7")
    assert sheet(table, 1) == [("card", 5), ("card", 4), ("surveyors", 2), ("agents", 2)]


LONELY_BARN = ("round 4", "at 1.a1: barn", "at 1.supply: surveyor")


@pytest.mark.rule("RB-3.55")
def test_a_surveyor_may_stand_on_what_is_worth_nothing():
    table = scoring(*LONELY_BARN)
    assert legal(table) == {"survey a1", "pass"}
    play(table, "1 survey a1")
    # The point for presence, but neither barn nor surveyor is an unused asset any more.
    assert sheet(table, 1) == [("surveyors", 1)]


@pytest.mark.rule("RB-3.55")
def test_left_alone_barn_and_surveyor_are_two_unused_assets():
    table = play(scoring(*LONELY_BARN), "1 pass")
    assert sheet(table, 1) == [("final-assets", 2 + 2)]


@pytest.mark.rule("RB-3.55")
def test_it_earns_its_point_in_every_later_round():
    table = play(scoring("round 3", "bonus due", "at 1.a1: barn, surveyor"), "1 bonus harbor")
    assert sheet(table, 1) == [("surveyors", 1)]
    table = play(scoring("round 4", "bonus due", "at 1.a1: barn, surveyor"), "1 bonus harbor")
    assert sheet(table, 1) == [("surveyors", 1)]


@pytest.mark.rule("RB-3.56")
def test_a_card_without_a_surveyor_gives_nothing_at_the_end():
    table = play(
        scoring("round 4", "at 1.cards: card-8, card-10, card-16", "at 1.supply: surveyor"), "1 pass"
    )
    assert sheet(table, 1) == [("final-assets", 2)]  # the surveyor alone


@pytest.mark.rule("RB-3.57")
def test_coins_counted_by_card_11_score_again_as_coins():
    table = scoring("round 4", "at 1.cards: card-11", "at 1.supply: surveyor, coin x3")
    play(table, "1 survey card 11")
    assert sheet(table, 1) == [("card", 2 * 3), ("surveyors", 1), ("final-coins", 3)]
    assert at(table, "1.supply") == {"coin": 3}


@pytest.mark.rule("RB-3.58")
def test_card_14_counts_what_12_and_13_count_too():
    """Two barns, one well: 12 gives 10, 13 gives 5, and 14 gives 15 all the same."""
    table = scoring(
        "round 4",
        "at 1.e1 1.e2: barn",
        "at 1.a1: tile-C, well",
        "at 1.cards: card-12, card-13, card-14",
        "at 1.supply: surveyor x3",
    )
    play(table, "1 survey card 12\n1 survey card 13\n1 survey card 14")
    assert sheet(table, 1)[:3] == [("card", 10), ("card", 5), ("card", 15)]


@pytest.mark.rule("RB-3.59")
@pytest.mark.parametrize(("boats", "expected"), [([], []), (["B5"], [("card", 5)])])
def test_card_17_with_one_boat_or_none(boats, expected):
    """The harbor master stands on 0 and has reached no recess."""
    recesses = [f"at 1.recess-{n}: boat-{boat}" for n, boat in enumerate(boats, start=1)]
    table = scoring(*recesses, "at 1.cards: card-17", "at 1.supply: surveyor")
    play(table, "1 survey card 17")
    assert sheet(table, 1) == [*expected, ("surveyors", 1)]


@pytest.mark.rule("RB-3.60")
@pytest.mark.parametrize(("worker", "expected"), [("", [("card", 3)]), (", worker", [])])
def test_planted_spaces_count_only_once_their_worker_has_left(worker, expected):
    table = scoring(f"at 1.a1 1.a2 1.a3: tile-C{worker}", "at 1.cards: card-1", "at 1.supply: surveyor")
    play(table, "1 survey card 1")
    assert sheet(table, 1) == [*expected, ("surveyors", 1)]


# ------------------------------------------------------------------------------- the crop round a barn


@pytest.mark.rule("RB-3.61")
@pytest.mark.parametrize(
    ("around", "points"),
    [
        # Round b4 lie a4, a5, b3, b5, c4, c5.
        (["at 1.a4 1.a5: tile-C", "at 1.b3: tile-W", "at 1.b5: barn"], 2 * 2),
        (["at 1.a4 1.a5: tile-C", "at 1.b3 1.b5: tile-W"], 2 * 2),
        (["at 1.a4 1.a5: tile-C", "at 1.b3 1.b5 1.c4: tile-W"], 2 * 3),
        (["at 1.a4 1.a5 1.b3 1.b5 1.c4 1.c5: tile-C"], 12),
        (["at 1.a4: tile-C", "at 1.a5: tile-W", "at 1.b3: tile-P", "at 1.b5: tile-K"], 2),
        (["at 1.a3 1.c3 1.b2: tile-C"], 0),  # these do not touch b4
    ],
)
def test_the_crop_with_most_spaces_round_the_barn_counts(around, points):
    table = scoring(*around, "at 1.b4: barn", "at 1.supply: surveyor")
    play(table, "1 survey b4")
    barn = [line for line in sheet(table, 1) if line[0] == "barn"]
    assert barn == ([("barn", points)] if points else [])


@pytest.mark.rule("RB-3.61")
def test_at_the_edge_of_the_mat_there_is_less_round_a_barn():
    table = scoring("at 1.a2 1.b1: tile-C", "at 1.a1: barn", "at 1.supply: surveyor")
    play(table, "1 survey a1")
    assert sheet(table, 1)[0] == ("barn", 2 * 2)
    assert asked(table) != "survey"
