"""Rulings 1 to 11, the phase of cultivation: coins, empty fields, who must place, the deck."""

import pytest

from engine.core.game import Decision
from engine.riverboat import events as ev
from tests.engine.riverboat.table import (
    asked,
    at,
    happened,
    legal,
    on_turn,
    outcomes,
    play,
    position,
    refused,
)
from tests.engine.riverboat.walking import walk

# The stars of mat 1 are a1 b3 b5 c3 d7 e6 e7, as RB-2.6.3 draws it; it has 35 fields.
STARS = {"a1", "b3", "b5", "c3", "d7", "e6", "e7"}
FULL = (
    "at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7 1.b1 1.b2 1.b3 1.b4 1.b5 1.b6 1.b7: tile-T\n"
    "at 1.c1 1.c2 1.c3 1.c4 1.c5 1.c6 1.c7 1.d1 1.d2 1.d3 1.d4 1.d5 1.d6 1.d7: tile-W\n"
    "at 1.e1 1.e2 1.e3 1.e4 1.e5 1.e6 1.e7: tile-C"
)


def cultivation(*lines, seats=2, owners=""):
    return position("\n".join(["phase cultivation", *lines]), seats=seats, owners=owners)


def fields(table):
    """The fields that cost nothing, and those for a coin."""
    steps = [step.split() for step in legal(table)]
    return {s[1] for s in steps if len(s) == 2}, {s[1] for s in steps if s[-1] == "coin"}


@pytest.mark.rule("RB-3.1")
def test_a_wild_card_takes_no_coin():
    table = play(cultivation("at 1.supply: worker x2, coin"), "* reveal wild")
    free, paid = fields(table)
    assert len(free) == 35
    assert paid == set()
    assert refused(table, "place a1 coin").rule == "RB-3.1"
    play(table, "1 place c4")
    assert at(table, "1.supply") == {"worker": 1, "coin": 1}


@pytest.mark.rule("RB-3.2")
def test_when_the_colour_is_full_any_field_is_free_and_no_coin_is_taken():
    """The stars are taken in every way there is: by workers, by crops with and without one, by a barn."""
    table = cultivation(
        "at 1.supply: worker, coin",
        "at 1.a1 1.b3: worker",
        "at 1.b5 1.c3: tile-C",
        "at 1.d7 1.e6: tile-C, worker",
        "at 1.e7: barn",
    )
    play(table, "* reveal star")
    free, paid = fields(table)
    assert len(free) == 35 - 7
    assert free & STARS == set()
    assert paid == set()
    refusal = refused(table, "place a2 coin")
    assert (refusal.key, refusal.rule) == ("coin-useless", "RB-3.2")
    play(table, "1 place a2")
    assert at(table, "1.supply") == {"coin": 1}


@pytest.mark.rule("RB-3.3")
def test_a_field_with_worker_crop_or_barn_is_not_empty():
    table = cultivation("at 1.supply: worker", "at 1.a1: worker", "at 1.b3: tile-C", "at 1.b5: barn")
    play(table, "* reveal star")
    assert fields(table) == ({"c3", "d7", "e6", "e7"}, set())
    assert refused(table, "place a1").key == "field-worker"
    assert refused(table, "place b5").key == "field-barn"


@pytest.mark.rule("RB-3.4")
def test_no_worker_returns_to_a_harvested_space():
    table = cultivation("at 1.supply: worker, coin", "at 1.b3: tile-C")
    play(table, "* reveal wild")
    assert "b3" not in fields(table)[0]
    assert refused(table, "place b3").rule == "RB-3.4"


@pytest.mark.rule("RB-3.5")
def test_without_an_empty_field_nothing_is_placed_and_nothing_is_lost():
    table = cultivation(FULL, "at 1.supply: worker x3, coin", "at 2.supply: worker", "points 5 0")
    play(table, "* reveal star")
    assert on_turn(table) == "2"
    play(table, "2 place a7")
    assert asked(table) == "reveal-card"
    assert at(table, "1.supply") == {"worker": 3, "coin": 1}
    assert table.view().observation.score[0] == 5


def last_pick(*lines, owners):
    """Seat 1 takes the tile that is left, and phase 1 begins."""
    return position("\n".join(["phase draft", *lines]), owners=owners)


@pytest.mark.rule("RB-3.6")
def test_the_bonus_worker_goes_to_the_supply_if_no_field_is_empty():
    table = last_pick(FULL, "at 1.supply: worker", owners="1212")
    assert at(table, "round-track") == {"worker": 4}
    play(table, "1 draft scoring")
    assert asked(table) == "reveal-card"
    assert at(table, "1.supply") == {"worker": 2}
    assert at(table, "round-track") == {"worker": 3}


@pytest.mark.rule("RB-3.7")
def test_without_a_worker_the_owner_still_places_and_plants_the_one_of_the_track():
    table = last_pick("at 1.c1 1.c2: tile-C, worker", "at 2.c1: tile-P, worker", owners="1212")
    play(table, "1 draft scoring")
    assert (asked(table), on_turn(table)) == ("bonus-worker", "1")
    play(table, "1 place a1")
    for _ in range(8):  # nobody has a worker in the supply, so nobody is asked
        assert asked(table) == "reveal-card"
        table.submit(table.outcomes()[0][0])
    walk(table, "plant")
    assert on_turn(table) == "1"
    assert {step.split()[2] for step in legal(table)} == {"a1"}


@pytest.mark.rule("RB-3.7")
def test_who_has_all_workers_on_crops_sits_out_two_phases_and_ships_as_usual():
    table = last_pick(
        "at 1.c1 1.c2: tile-C, worker", "at 2.supply: worker x8", "at display-1: tile-T", owners="2112"
    )
    play(table, "1 draft scoring\n2 place a1")
    asked_in = []
    while asked(table) != "boat":
        if on_turn(table) != "*":
            asked_in.append(on_turn(table))
            table.submit(table.legal()[0])
        else:
            table.submit(table.outcomes()[0][0])
    assert set(asked_in) == {"2"}
    assert asked_in.count("2") >= 8
    assert on_turn(table) == "1"
    assert "boat B2a C" in legal(table)


@pytest.mark.rule("RB-3.8")
def test_placing_cannot_be_declined():
    table = play(cultivation("at 1.supply: worker"), "* reveal star")
    assert legal(table) == {f"place {star}" for star in STARS}
    assert refused(table, "pass").rule == "RB-3.8"


@pytest.mark.rule("RB-3.8")
def test_nor_can_the_bonus_worker_be_declined():
    table = cultivation("bonus due", owners="12121")
    assert asked(table) == "bonus-worker"
    assert len(legal(table)) == 35
    assert "pass" not in legal(table)
    refused(table, "pass")


@pytest.mark.rule("RB-3.9")
def test_all_place_for_the_same_card_the_owner_of_tile_one_first_then_clockwise():
    supplies = "at 1.supply 2.supply 3.supply 4.supply: worker"
    table = play(cultivation(supplies, seats=4, owners="31241"), "* reveal wild")
    order = []
    for _ in range(4):
        node = table.node
        assert isinstance(node, Decision) and node.together
        assert len(legal(table)) == 35  # what the others placed changes nothing
        order.append(on_turn(table))
        play(table, f"{on_turn(table)} place a1")
    assert order == ["3", "4", "1", "2"]


@pytest.mark.rule("RB-3.10")
def test_a_coin_for_each_of_several_cards():
    table = cultivation("at 1.supply: worker x3, coin x2", "at 2.supply: coin")
    play(
        table,
        """
        * reveal star
        1 place a2 coin
        * reveal star
        1 place a3 coin
        * reveal star
        """,
    )
    assert at(table, "1.supply") == {"worker": 1}
    assert fields(table) == (STARS, set())
    assert refused(table, "place a4 coin").key == "no-coin"


@pytest.mark.rule("RB-3.11")
def test_cards_that_were_revealed_do_not_come_again():
    table = cultivation("at cultivation-discard: cultivation-star x6, cultivation-wild x5")
    assert outcomes(table) == {
        "reveal star": 7 - 6,
        "reveal club": 7,
        "reveal heart": 7,
        "reveal spade": 7,
        "reveal diamond": 7,
    }
    play(table, "* reveal star")
    assert "reveal star" not in outcomes(table)


DISCARDED = "at cultivation-discard: cultivation-star x7, cultivation-wild x5, cultivation-club x4"


@pytest.mark.rule("RB-3.11")
@pytest.mark.parametrize(
    ("option", "weights"),
    [
        ("once", {"club": 3, "heart": 7, "spade": 7, "diamond": 7}),
        ("reshuffle", {"star": 7, "club": 7, "heart": 7, "spade": 7, "diamond": 7, "wild": 5}),
    ],
)
def test_the_deck_is_shuffled_anew_before_phase_one_only_if_so_agreed(option, weights):
    table = position(f"option cultivation-deck {option}\nround 3\nphase draft\n{DISCARDED}", owners="1212")
    play(table, "1 draft scoring\n1 place a1")
    assert outcomes(table) == {f"reveal {suit}": weight for suit, weight in weights.items()}
    aside = at(table, "cultivation-discard")
    assert aside == ({} if option == "reshuffle" else {
        "cultivation-star": 7, "cultivation-wild": 5, "cultivation-club": 4,
    })  # fmt: skip


@pytest.mark.rule("RB-3.11")
def test_within_a_round_the_deck_is_not_shuffled_anew():
    table = position("option cultivation-deck reshuffle\nphase draft", owners="1212")
    play(table, "1 draft scoring\n1 place a1\n* reveal star\n* reveal star")
    assert outcomes(table)["reveal star"] == 7 - 2
    assert any(isinstance(event, ev.CardRevealed) for event in happened(table))
