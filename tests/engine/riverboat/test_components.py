"""What is in the box, counted against the component list, and where it lies when a game begins."""

import pytest

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.riverboat.components import PHASE_TILES, Trust
from tests.engine.riverboat.box import BOX
from tests.engine.riverboat.table import at, play, position

RIVERBOAT = game("riverboat")


def first_inventory(seats):
    setup = Setup("riverboat", tuple(SeatSetup(f"P{n}") for n in range(seats)))
    return RIVERBOAT.inventory(RIVERBOAT.new_state(setup))


def counted(inventory, prefix):
    return sum(count for piece, count in inventory.totals().items() if piece.startswith(prefix))


# ---------------------------------------------------------------------------------------------- the box


@pytest.mark.rule("RB-2.1.1")
def test_the_box_holds_what_the_component_list_says():
    whole = first_inventory(4)
    assert counted(whole, "tile-") == 70 + 25 + 15 == 110
    assert counted(whole, "boat-") == 9 * 5 == 45
    assert counted(whole, "cultivation-") == 5 * 7 + 5 == 40
    assert counted(whole, "card-") == 17
    assert counted(whole, "mat-") == 4
    assert counted(whole, "phase-") == 5
    assert counted(whole, "harbor-master") == 4
    assert whole.count("worker") == 4 * 13 + 4 == 56
    assert whole.count("surveyor") == 4 * 2 + 20 == 28
    assert whole.count("coin") == 25
    assert whole.count("barn") == 8
    assert whole.count("well") == 8


@pytest.mark.rule("RB-2.1.1")
def test_tiles_boats_cards_mats_barns_and_wells_carry_a_tag():
    tagged = dict(RIVERBOAT.tagged(Setup("riverboat", (SeatSetup("P0"), SeatSetup("P1")))))
    assert sum(tagged.values()) == 110 + 45 + 17 + 40 + 5 + 4 + 8 + 8 == 237
    assert tagged["tile-T"] == 14 and tagged["boat-B2a"] == 5 and tagged["cultivation-wild"] == 5
    assert tagged["phase-scoring"] == tagged["mat-4"] == tagged["card-17"] == 1
    assert not tagged.keys() & {"worker", "surveyor", "coin", "harbor-master"}
    assert list(tagged)[:2] == ["tile-T", "tile-W"] and list(tagged)[-2:] == ["barn", "well"]


@pytest.mark.rule("RB-2.1.1")
def test_nothing_else_is_in_the_box():
    kinds = {piece.split("-")[0] for piece in first_inventory(4).totals()}
    assert kinds == {
        "barn", "boat", "card", "coin", "cultivation", "harbor", "mat", "phase", "surveyor", "tile",
        "well", "worker",
    }  # fmt: skip


@pytest.mark.rule("RB-2.1.1")
def test_opportunity_cards_are_all_different():
    totals = first_inventory(4).totals()
    assert {piece: totals[piece] for piece in totals if piece.startswith("card-")} == {
        f"card-{number}": 1 for number in range(1, 18)
    }


@pytest.mark.rule("RB-2.1.1")
@pytest.mark.parametrize(("seats", "in_play"), [(2, 13 * 2 + 4), (3, 13 * 3 + 4), (4, 13 * 4 + 4)])
def test_with_fewer_seats_the_box_is_the_same_and_what_is_not_used_stays_in_it(seats, in_play):
    whole = first_inventory(seats)
    assert whole.totals() == first_inventory(4).totals()
    assert whole.at("box").get("worker", 0) == 56 - in_play
    assert whole.at("box").get("harbor-master", 0) == 4 - seats


@pytest.mark.rule("RB-2.1.1")
def test_cultivation_cards_are_seven_of_each_of_five_suits_and_five_wild():
    assert first_inventory(2).at("cultivation-deck") == {
        "cultivation-star": 7,
        "cultivation-club": 7,
        "cultivation-heart": 7,
        "cultivation-spade": 7,
        "cultivation-diamond": 7,
        "cultivation-wild": 5,
    }


# -------------------------------------------------------------------------------------- the phase tiles


@pytest.mark.rule("RB-2.5.1")
def test_five_phase_tiles_in_the_order_of_their_numbers():
    assert [int(phase) for phase in PHASE_TILES] == [1, 2, 3, 4, 5]
    assert first_inventory(4).at("phases") == {
        "phase-cultivation": 1,
        "phase-planting": 1,
        "phase-harvest": 1,
        "phase-opportunity": 1,
        "phase-scoring": 1,
    }


# ---------------------------------------------------------------------------------- harbor, New Orleans


@pytest.mark.rule("RB-2.7.1")
@pytest.mark.parametrize(("seats", "space"), [(2, 0), (3, 1), (4, 2)])
def test_harbor_masters_start_by_the_number_of_players(seats, space):
    whole = first_inventory(seats)
    assert [whole.at(f"{seat}.harbor-{space}") for seat in range(1, seats + 1)] == [
        {"harbor-master": 1}
    ] * seats


@pytest.mark.rule("RB-2.7.1")
def test_the_track_ends_on_space_twenty():
    assert BOX.harbor.last == 20


@pytest.mark.rule("RB-2.7.2")
def test_nine_recesses_reached_on_every_second_space_from_the_fourth():
    # Recess k is reached on 2k + 2: 4, 6, 8, 10, 12, 14, 16, 18, 20.
    assert BOX.harbor.reach == (4, 6, 8, 10, 12, 14, 16, 18, 20)
    assert len(BOX.harbor.reach) == sum(BOX.boats_per_round) == 2 + 2 + 2 + 3


@pytest.mark.rule("RB-2.8.1")
def test_a_mansion_holds_every_worker_a_player_can_have():
    # 13 of the set-up and the 4 of the round track are 17; in round 4 all of them may be agents.
    table = position(
        """
        round 4
        phase scoring
        bonus due
        at 1.mansion: worker x16
        at 1.supply: worker
        """
    )
    play(table, "1 bonus agent")
    assert at(table, "1.mansion") == {"worker": 17}


@pytest.mark.rule("RB-2.8.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_workers_wait_on_the_round_track(seats):
    assert first_inventory(seats).at("round-track") == {"worker": 4}


# ---------------------------------------------------------------------------------------------- numbers


@pytest.mark.rule("RB-2.9.1")
def test_the_numbers_of_the_frame():
    assert BOX.rounds == 4
    assert BOX.cards_per_cultivation == 8
    assert BOX.boats_per_round == (2, 2, 2, 3)
    assert BOX.surveyors_per_round == (2, 2, 2, 3)
    assert (BOX.start_workers, BOX.start_surveyors, BOX.start_coins) == (13, 2, 3)
    assert (BOX.coins, BOX.barns, BOX.wells, BOX.surveyors) == (25, 8, 8, 28)
    assert {boat.count for boat in BOX.boats} == {5}
    assert BOX.display == (7, 5, 3)


@pytest.mark.rule("RB-2.9.1")
def test_the_numbers_of_scoring():
    assert BOX.bonus_at == 9
    assert (BOX.barn_per_space, BOX.barn_most) == (2, 12)
    assert BOX.well_per_space == 1
    assert (BOX.final_coin, BOX.final_colour, BOX.final_asset) == (1, 7, 2)
    assert BOX.final_agents == (20, 10, 5, 0)


@pytest.mark.rule("RB-2.9.1")
@pytest.mark.parametrize("part", ["triple_tiles", "triple_shape", "display", "mats", "harbor"])
def test_what_was_never_seen_is_said_to_be_a_reconstruction(part):
    assert BOX.trust_of(part) is Trust.RECONSTRUCTION


@pytest.mark.rule("RB-2.9.1")
@pytest.mark.parametrize(
    ("part", "trust"),
    [
        ("rounds", Trust.PRINTED),
        ("start", Trust.PRINTED),
        ("box", Trust.PRINTED),
        ("opportunity_cards", Trust.PRINTED),
        ("single_tiles", Trust.DEDUCED),
        ("double_tiles", Trust.DEDUCED),
        ("boats", Trust.DEDUCED),
    ],
)
def test_the_other_parts_have_the_trust_of_their_rules(part, trust):
    assert BOX.trust_of(part) is trust
