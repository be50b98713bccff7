"""Rulings 12 to 19, the phase of planting: when the display is filled, what is left over, searching."""

import pytest

from engine.riverboat import events as ev
from tests.engine.riverboat.table import (
    asked,
    at,
    deal,
    happened,
    legal,
    lies,
    on_turn,
    play,
    position,
    refused,
    sheet,
)

DOUBLES_SHOWN = "at display-8: tile-TT\nat display-9: tile-WW"


def planting(*lines, seats=2, owners=""):
    return position("\n".join(["phase planting", *lines]), seats=seats, owners=owners)


def shown(table):
    """How many tiles lie face up, by size."""
    sizes = [0, 0, 0]
    for place, pieces in lies(table).places.items():
        if place.startswith("display-"):
            sizes[len(next(iter(pieces)).removeprefix("tile-")) - 1] += 1
    return sizes


# Seventy singles on four mats: nothing of that size is left. Rows a and b take 14, row c three or four.
ROWS_A_B = "{0}.a1 {0}.a2 {0}.a3 {0}.a4 {0}.a5 {0}.a6 {0}.a7 {0}.b1 {0}.b2 {0}.b3 {0}.b4 {0}.b5 {0}.b6 {0}.b7"
NO_SINGLES = [
    *(f"at {ROWS_A_B.format(seat)}: tile-{crop}" for seat, crop in enumerate("TWCP", start=1)),
    "at 1.c1 1.c2 1.c3 2.c1 2.c2 2.c3: tile-K",
    "at 3.c1 3.c2 3.c3 3.c4 4.c1 4.c2 4.c3 4.c4: tile-K",
]


# ------------------------------------------------------------------------------------------ the display


@pytest.mark.rule("RB-3.12")
def test_the_display_is_filled_when_none_of_its_tiles_can_be_laid():
    """One worker alone, and only doubles face up: everything empty is filled, of all three sizes."""
    table = planting("at 1.c4: worker", DOUBLES_SHOWN)
    assert asked(table) == "fill-tile"
    assert shown(table) == [0, 2, 0]
    deal(table)
    assert shown(table) == [7, 5, 3]
    assert (asked(table), on_turn(table)) == ("plant", "1")


@pytest.mark.rule("RB-3.12")
@pytest.mark.parametrize(
    ("workers", "tile"),
    [
        ("1.c4", "display-1: tile-T"),
        ("1.c4 1.c5", "display-8: tile-TT"),
        ("1.a1 1.a2 1.b1", "display-13: tile-TTT"),
    ],
)
def test_one_tile_that_can_be_laid_is_enough_liked_or_not(workers, tile):
    table = planting(f"at {workers}: worker", f"at {tile}", "at 1.supply: coin")
    assert asked(table) == "plant"


@pytest.mark.rule("RB-3.12")
def test_it_is_this_players_workers_that_count():
    """Seat 2 could lay the double, seat 1 could not: it matters who owns tile 2 and so begins."""
    workers = ("at 1.c4: worker", "at 2.c4 2.c5: worker", "at display-8: tile-TT")
    assert asked(planting(*workers, owners="11212")) == "fill-tile"
    table = planting(*workers, owners="12121")
    assert (asked(table), on_turn(table)) == ("plant", "2")


@pytest.mark.rule("RB-3.13")
def test_a_coin_does_not_prevent_the_filling_and_can_be_paid_after_it():
    table = planting("at 1.c4: worker", "at 1.supply: coin", DOUBLES_SHOWN)
    assert asked(table) == "fill-tile"
    deal(table)
    assert {step for step in legal(table) if step.endswith("coin")} == {
        "plant T c4 coin",
        "plant W c4 coin",
        "plant C c4 coin",
        "plant P c4 coin",
        "plant K c4 coin",
    }


@pytest.mark.rule("RB-3.16")
def test_a_short_stack_fills_from_the_left_as_far_as_it_goes():
    """Of fifteen triples thirteen lie on mats, so two are left for three spaces."""
    triangles = ["a1+a2+b1", "a3+b2+b3", "a4+a5+b4", "a6+b5+b6", "c1+c2+d1", "c3+d2+d3", "c4+c5+d4"]
    triples = ["TTW", "TTC", "WWC", "WWP", "CCP", "CCK", "PPK", "PPT", "KKT", "KKW", "TTT", "WWW", "CCC"]
    places = [f"{seat}.{place}" for seat in (1, 2) for place in triangles]
    laid = [f"at {place}: tile-{tile}" for place, tile in zip(places, triples, strict=False)]
    table = deal(position("\n".join(["phase refresh", *laid])))
    assert shown(table) == [7, 5, 2]
    left = {next(iter(at(table, f"display-{space}"))) for space in (13, 14)}
    assert left == {"tile-PPP", "tile-KKK"}
    assert at(table, "display-15") == {}


# ------------------------------------------------------------------------------------- groups and rests


@pytest.mark.rule("RB-3.14")
def test_a_smaller_tile_may_lie_under_part_of_a_group():
    trio = "at 1.a1 1.a2 1.b1: worker"
    table = planting(trio, "at display-1: tile-T")
    assert legal(table) == {"plant T a1", "plant T a2", "plant T b1"}
    play(table, "1 plant T a2")
    assert at(table, "1.a2") == {"worker": 1, "tile-T": 1}
    assert at(table, "1.a1") == {"worker": 1}


@pytest.mark.rule("RB-3.14")
def test_a_group_may_be_split_although_a_larger_tile_is_there():
    table = planting("at 1.a1 1.a2 1.b1: worker", "at display-1: tile-T", "at display-13: tile-TTT")
    assert {step.split()[1] for step in legal(table)} == {"T", "TTT"}


def no_singles_left(*lines, seats=4):
    return planting(*NO_SINGLES, *lines, seats=seats, owners="11234")


@pytest.mark.rule("RB-3.15")
def test_a_player_goes_on_planting_while_anything_fits_and_only_then_takes_workers_back():
    """A pair at e3, e4 and one worker alone at e1; no single exists any more, one double is on show."""
    table = no_singles_left("at 1.e1 1.e3 1.e4: worker", "at display-8: tile-CC")
    assert asked(table) == "plant"
    assert legal(table) == {"plant CC e3 e4"}
    play(table, "1 plant CC e3 e4")
    # No other seat has workers, so seat 1 is on turn again; what is empty is filled, singles excepted.
    filled = 0
    while asked(table) == "fill-tile":
        table.submit(table.outcomes()[0][0])
        filled += 1
    assert filled == 5 + 3
    back = [event for event in happened(table) if isinstance(event, ev.WorkersReturned)]
    assert back == [ev.WorkersReturned(seat=0, fields=(28,))]  # e1 is the 29th field
    assert at(table, "1.e1") == {}
    assert at(table, "1.supply") == {"worker": 1}
    assert at(table, "1.e3+e4") == {"tile-CC": 1}
    assert at(table, "1.e3") == {"worker": 1}


@pytest.mark.rule("RB-3.15")
def test_workers_that_cannot_be_planted_at_all_return_and_the_others_go_on():
    table = no_singles_left(
        "at 1.e1 1.e5: worker",
        "at 2.e3 2.e4: worker",
        "at display-8 display-9: tile-TW",
        "at display-10: tile-CC",
        "at display-11: tile-PP",
        "at display-12: tile-KK",
        "at display-13: tile-TTT",
        "at display-14: tile-WWW",
        "at display-15: tile-CCC",
    )
    assert (asked(table), on_turn(table)) == ("plant", "2")
    assert at(table, "1.supply") == {"worker": 2}


# --------------------------------------------------------------------------------------------- searching


@pytest.mark.rule("RB-3.17")
def test_an_empty_stack_cannot_be_searched():
    table = no_singles_left("at 1.e1 1.e3 1.e4: worker", "at 1.supply: coin", "at display-8: tile-CC")
    searched = {step.split()[1] for step in legal(table) if step.endswith("coin")}
    assert {len(tile) for tile in searched} == {2}
    assert refused(table, "plant T e1 coin").rule == "RB-3.17"


@pytest.mark.rule("RB-3.17")
def test_a_tile_that_is_not_in_the_stack_cannot_be_found_there():
    """The only TT lies face up; it is not in the stack of doubles as well."""
    table = planting("at 1.c4 1.c5: worker", "at 1.supply: coin", "at display-8: tile-TT")
    assert "plant TT c4 c5" in legal(table)
    assert refused(table, "plant TT c4 c5 coin").key == "stack-without"
    assert "plant WW c4 c5 coin" in legal(table)


@pytest.mark.rule("RB-3.18")
def test_only_a_tile_that_can_be_laid_can_be_searched_for():
    table = planting("at 1.c4: worker", "at 1.supply: coin", "at display-1: tile-T")
    searched = {step.split()[1] for step in legal(table) if step.endswith("coin")}
    assert searched == {"T", "W", "C", "P", "K"}  # singles only: nowhere are two workers together
    assert refused(table, "plant WW c4 c5 coin").key == "tile-no-room"
    table = planting("at 1.c4 1.c5: worker", "at 1.supply: coin", "at display-1: tile-T")
    searched = {step.split()[1] for step in legal(table) if step.endswith("coin")}
    assert "WW" in searched


@pytest.mark.rule("RB-3.19")
def test_laying_a_tile_and_scoring_it_are_one_step():
    table = planting("at 1.c4 1.c5: worker", "at display-8: tile-TT", "points 3 0")
    play(table, "1 plant TT c4 c5")
    assert at(table, "1.c4+c5") == {"tile-TT": 1}
    assert sheet(table, 1) == [("carried", 3), ("plant", 1)]
    assert table.view().observation.score[0] == 4
