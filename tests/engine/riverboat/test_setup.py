"""Chapters 1.1 and 1.2: what lies on the table and in front of everybody before the first draft."""

import pytest

from engine.core.errors import DataError
from tests.engine.riverboat.table import (
    asked,
    at,
    deal,
    legal,
    lies,
    on_turn,
    opening,
    outcomes,
    play,
    position,
    refused,
    sees,
    sheet,
)

NINE_KINDS = ("B1", "B2a", "B2b", "B3a", "B3b", "B4", "B5", "B6", "B7")


@pytest.fixture
def table():
    """Two players, everything dealt, the first draft open."""
    return deal(opening())


# ---------------------------------------------------------------------------------- 1.1 the middle


@pytest.mark.rule("RB-1.1.1")
def test_the_middle_holds_boats_track_slots_display_and_supply_and_each_seat_has_its_own_place(table):
    """15 display spaces = 7 + 5 + 3 (RB-2.2.6). No mansion holds an agent yet, so none is listed."""
    shared = {place for place in lies(table).places if "." not in place}
    expected = {"supply", "round-track", "stack", "deck", "cultivation-deck", "phases", "box"}
    expected |= {"boats-shown", "boats-stack"}
    expected |= {f"slot-{number}" for number in range(1, 5)}
    expected |= {f"display-{number}" for number in range(1, 16)}
    assert shared == expected
    own = {place for place in lies(table).places if "." in place}
    assert own == {"1.supply", "1.mat", "1.harbor-0", "2.supply", "2.mat", "2.harbor-0"}


@pytest.mark.rule("RB-1.1.1")
def test_every_player_has_one_mansion_for_agents():
    session = position(
        """
        phase scoring
        bonus due
        at 1.supply 2.supply 3.supply 4.supply: worker x3
        """,
        seats=4,
        owners="12314",
    )
    assert at(session, "4.mansion") == {}
    play(session, "4 bonus agent")
    assert at(session, "4.mansion") == {"worker": 1}
    assert [at(session, f"{seat}.mansion") for seat in (1, 2, 3)] == [{}, {}, {}]


@pytest.mark.rule("RB-1.1.2")
def test_of_nine_kinds_of_five_boats_one_is_on_show_and_four_are_in_the_stack(table):
    assert at(table, "boats-shown") == {f"boat-{kind}": 1 for kind in NINE_KINDS}
    assert at(table, "boats-stack") == {f"boat-{kind}": 4 for kind in NINE_KINDS}


@pytest.mark.rule("RB-1.1.3")
def test_the_round_track_has_four_workers(table):
    assert at(table, "round-track") == {"worker": 4}


@pytest.mark.rule("RB-1.1.4")
def test_the_cultivation_deck_has_forty_unseen_cards_in_any_order():
    """7 of each of five suits and 5 wild: 35 + 5 = 40. Each card is as likely to be on top as any other."""
    session = position("phase cultivation")
    deck = outcomes(session)
    assert deck == {
        "reveal star": 7,
        "reveal club": 7,
        "reveal heart": 7,
        "reveal spade": 7,
        "reveal diamond": 7,
        "reveal wild": 5,
    }
    assert sum(deck.values()) == 40


@pytest.mark.rule("RB-1.1.5")
def test_four_of_seventeen_opportunity_cards_are_turned_up_one_on_each_slot():
    session = opening(mats="1 2")
    play(session, "* start 1")
    while asked(session) != "fill-slot":
        session.submit(session.outcomes()[0][0])
    assert outcomes(session) == {f"slot {card}": 1 for card in range(1, 18)}
    play(session, "* slot 17")
    assert outcomes(session) == {f"slot {card}": 1 for card in range(1, 17)}
    play(session, "* slot 3\n* slot 16\n* slot 1")
    assert asked(session) == "draft"
    assert [at(session, f"slot-{slot}") for slot in (1, 2, 3, 4)] == [
        {"card-17": 1},
        {"card-3": 1},
        {"card-16": 1},
        {"card-1": 1},
    ]
    assert lies(session).count("card-17", ["deck"]) == 0
    assert sum(at(session, "deck").values()) == 13


@pytest.mark.rule("RB-1.1.6")
def test_what_the_general_supply_has_run_out_of_cannot_be_gained_until_some_comes_back():
    """All 25 coins are owned. Boat B1 gives seat 1 none; seat 2 pays one; then seat 1's B1 brings it in."""
    session = position(
        """
        phase harvest
        turn 1
        at 1.a1 1.a2: tile-C, worker
        at 2.a1: tile-T, worker
        at 1.supply: coin x20
        at 2.supply: coin x5
        """
    )
    assert at(session, "supply").get("coin", 0) == 0
    play(session, "1 boat B1 C")
    assert at(session, "1.supply")["coin"] == 20
    play(session, "2 boat B1 T coin")  # 5 - 1 paid + 1 of its reward = 5, so none is left again
    assert at(session, "2.supply")["coin"] == 5
    session = position(
        """
        phase harvest
        turn 2
        at 1.a1: tile-C, worker
        at 2.a1 2.a2: tile-T, worker
        at 1.supply: coin x20
        at 2.supply: coin x5
        """
    )
    play(session, "2 boat B2a T coin\n1 boat B1 C")
    assert (at(session, "1.supply")["coin"], at(session, "2.supply")["coin"]) == (21, 4)


@pytest.mark.rule("RB-1.1.7")
def test_three_separate_stacks_fill_the_spaces_of_their_size_face_up():
    session = play(opening(mats="1 2"), "* start 1")
    singles = {f"fill {crop}": 14 for crop in "TWCPK"}
    for space in range(7):
        assert outcomes(session) == {**singles, "fill T": 14 - space}
        play(session, "* fill T")
    doubles = {f"fill {crop}{crop}": 1 for crop in "TWCPK"}
    doubles |= {f"fill {pair}": 2 for pair in ("TW", "TC", "TP", "TK", "WC", "WP", "WK", "CP", "CK", "PK")}
    assert outcomes(session) == doubles
    for pair in ("TT", "WW", "CC", "PP", "KK"):
        play(session, f"* fill {pair}")
    triples = (
        "fill TTW, fill TTC, fill WWC, fill WWP, fill CCP, fill CCK, fill PPK, fill PPT, fill KKT, fill KKW"
    )
    triples += ", fill TTT, fill WWW, fill CCC, fill PPP, fill KKK"
    assert outcomes(session) == {triple: 1 for triple in triples.split(", ")}
    play(session, "* fill TTW\n* fill KKK\n* fill PPT")
    assert asked(session) == "fill-slot"
    shown = [next(iter(at(session, f"display-{space}"))) for space in range(1, 16)]
    assert shown == [
        *["tile-T"] * 7,
        *("tile-TT", "tile-WW", "tile-CC", "tile-PP", "tile-KK"),
        *("tile-TTW", "tile-KKK", "tile-PPT"),
    ]
    assert at(session, "stack")["tile-T"] == 7  # 14 - 7
    assert "tile-TT" not in at(session, "stack")


@pytest.mark.rule("RB-1.1.8")
def test_all_five_phase_tiles_can_be_reached_by_whoever_picks(table):
    words = ("cultivation", "planting", "harvest", "opportunity", "scoring")
    assert at(table, "phases") == {f"phase-{word}": 1 for word in words}
    assert legal(table) == {f"draft {word}" for word in words}


# --------------------------------------------------------------------------------- 1.2 the players


@pytest.mark.rule("RB-1.2.1")
def test_each_mat_is_equally_likely_and_no_mat_is_dealt_twice():
    session = opening(seats=3)
    assert outcomes(session) == {"mat 1": 1, "mat 2": 1, "mat 3": 1, "mat 4": 1}
    play(session, "* mat 3")
    assert outcomes(session) == {"mat 1": 1, "mat 2": 1, "mat 4": 1}
    play(session, "* mat 1")
    assert outcomes(session) == {"mat 2": 1, "mat 4": 1}
    play(session, "* mat 4")
    assert asked(session) == "draw-start"
    assert sees(session).mats == (2, 0, 3)
    assert refused(session, "mat 2").key == "not-outcome"


@pytest.mark.rule("RB-1.2.1")
def test_a_mat_given_by_agreement_is_not_dealt_to_another_seat():
    session = opening(seats=2, mats="random 3")
    assert outcomes(session) == {"mat 1": 1, "mat 2": 1, "mat 4": 1}
    play(session, "* mat 4")
    assert (at(session, "1.mat"), at(session, "2.mat")) == ({"mat-4": 1}, {"mat-3": 1})
    assert asked(session) == "draw-start"
    with pytest.raises(DataError, match="mat 3 is taken by another seat"):
        opening(seats=2, mats="3 3")


@pytest.mark.rule("RB-1.2.1")
def test_mats_have_equally_many_fields_of_each_colour_arranged_differently():
    """35 fields in five colours are 7 of each; where a heart may be placed differs on all four mats."""
    hearts = set()
    for mat in (1, 2, 3, 4):
        for suit in ("star", "club", "heart", "spade", "diamond"):
            session = position(f"phase cultivation\nat 1.mat: mat-{mat}\nat 2.mat: mat-{mat % 4 + 1}"
                               "\nat 1.supply: worker")  # fmt: skip
            play(session, f"* reveal {suit}")
            assert len(legal(session)) == 7
            if suit == "heart":
                hearts.add(frozenset(legal(session)))
    assert len(hearts) == 4


@pytest.mark.rule("RB-1.2.2")
@pytest.mark.parametrize(("seats", "space"), [(2, 0), (3, 1), (4, 2)])
def test_harbor_masters_start_on_the_space_of_the_number_of_players(seats, space):
    session = deal(opening(seats=seats))
    assert sees(session).harbor == (space,) * seats
    assert at(session, f"{seats}.harbor-{space}") == {"harbor-master": 1}


@pytest.mark.rule("RB-1.2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_13_workers_2_surveyors_and_3_coins(seats):
    session = deal(opening(seats=seats))
    for seat in range(1, seats + 1):
        assert at(session, f"{seat}.supply") == {"worker": 13, "surveyor": 2, "coin": 3}


@pytest.mark.rule("RB-1.2.4")
def test_score_markers_start_at_0_with_the_blank_side_up(table):
    assert sees(table).score == (0, 0)
    assert [sees(table).marker(seat) for seat in (0, 1)] == [(0, 0), (0, 0)]
    assert sheet(table, 1) == sheet(table, 2) == []


@pytest.mark.rule("RB-1.2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_fairly_who_starts_and_that_seat_picks_first(seats):
    session = opening(seats=seats, mats="1 2 3 4"[: 2 * seats])
    assert outcomes(session) == {f"start {seat}": 1 for seat in range(1, seats + 1)}
    play(session, f"* start {seats}")
    assert sees(session).start == seats - 1
    assert on_turn(deal(session)) == str(seats)


@pytest.mark.rule("RB-1.2.6")
@pytest.mark.parametrize(
    ("seats", "workers", "coins", "surveyors"),
    [
        (2, 2 * 13 + 4, 25 - 2 * 3, 28 - 2 * 2),  # 30, 19, 24
        (3, 3 * 13 + 4, 25 - 3 * 3, 28 - 3 * 2),  # 43, 16, 22
        (4, 4 * 13 + 4, 25 - 4 * 3, 28 - 4 * 2),  # 56, 13, 20
    ],
)
def test_workers_of_absent_players_stay_in_the_box_and_what_is_not_handed_out_is_supply(
    seats, workers, coins, surveyors
):
    session = deal(opening(seats=seats))
    assert at(session, "supply") == {"coin": coins, "surveyor": surveyors, "barn": 8, "well": 8}
    assert at(session, "box").get("worker", 0) == 56 - workers


@pytest.mark.rule("RB-1.2.6")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_three_or_four_play(seats):
    with pytest.raises(DataError, match="this game has 2, 3 or 4"):
        opening(seats=seats)
