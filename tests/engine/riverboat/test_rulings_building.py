"""Rulings 20 to 28: where barns and wells may stand, what replaces them, what goes on counting."""

import pytest

from tests.engine.riverboat.table import (
    asked,
    at,
    legal,
    on_turn,
    play,
    position,
    refused,
    sheet,
)

FULL_BUT_C = (
    "at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7 1.b1 1.b2 1.b3 1.b4 1.b5 1.b6 1.b7: tile-T\n"
    "at 1.d1 1.d2 1.d3 1.d4 1.d5 1.d6 1.d7 1.e1 1.e2 1.e3 1.e4 1.e5 1.e6 1.e7: tile-W"
)
FULL = FULL_BUT_C + "\nat 1.c1 1.c2 1.c3 1.c4 1.c5 1.c6 1.c7: tile-C, worker"
SEVEN_CORN = "at 1.c1 1.c2 1.c3 1.c4 1.c5 1.c6 1.c7: tile-C, worker"
NO_BARNS = "at 2.a1 2.a2 2.a3 2.a4 2.a5 2.a6 2.a7 2.b1: barn"
NO_WELLS = (
    "at 2.c1: tile-T, well\nat 2.c2: tile-W, well\nat 2.c3: tile-C, well\nat 2.c4: tile-P, well\n"
    "at 2.c5: tile-K, well\nat 3.c1: tile-T, well\nat 3.c2: tile-W, well\nat 3.c3: tile-K, well"
)
NO_SURVEYORS = "at 2.supply: surveyor x28"


def harvest(*lines, seats=2, option=""):
    arranged = [f"option {option}"] if option else []
    return position("\n".join([*arranged, "phase harvest", *lines]), seats=seats)


def kinds(table):
    return {step.split()[0] for step in legal(table)}


# ------------------------------------------------------------------------------------------------ barns


@pytest.mark.rule("RB-3.20")
def test_when_barns_come_no_worker_stands_on_a_bare_field():
    """Where workers stand there are crops, and a barn goes on an empty field."""
    table = play(harvest(SEVEN_CORN, "at 1.a1: tile-T"), "1 boat B4 C")
    assert asked(table) == "asset-barn"
    # 35 fields without the seven of row c and without a1; c5 to c7 still have their workers.
    assert len(legal(table)) == 35 - 7 - 1
    for field in ("c1", "c7", "a1"):
        assert refused(table, f"barn {field}").key == "field-covered"


@pytest.mark.rule("RB-3.20")
@pytest.mark.parametrize("phase", ["harvest", "opportunity", "scoring"])
def test_a_position_with_a_worker_on_a_bare_field_after_planting_is_impossible(phase):
    with pytest.raises(ValueError, match="after planting no worker stands on a bare field"):
        position(f"phase {phase}\nat 1.a1: worker")


@pytest.mark.rule("RB-3.21")
def test_a_barn_blocks_its_field_for_workers_and_further_barns():
    table = position("phase cultivation\nat 1.supply: worker\nat 1.a1: barn")
    play(table, "* reveal wild")
    assert refused(table, "place a1").rule == "RB-3.21"
    table = play(harvest(SEVEN_CORN, "at 1.a1: barn"), "1 boat B4 C")
    assert "barn a1" not in legal(table)
    assert "barn a2" in legal(table)


@pytest.mark.rule("RB-3.21")
def test_a_barn_counts_for_the_completed_colour():
    """The seven stars of mat 1, two of them under barns, make 7 points; both barns are unused assets."""
    table = position(
        """
        round 4
        phase scoring
        bonus due
        at 1.a1 1.b3 1.b5 1.c3 1.d7: tile-T
        at 1.e6 1.e7: barn
        """
    )
    play(table, "1 bonus harbor")
    assert sheet(table, 1) == [("final-colour", 7), ("final-assets", 2 * 2)]


@pytest.mark.rule("RB-3.21")
@pytest.mark.parametrize(("option", "points"), [("counts", 3), ("ignored", 2)])
def test_whether_a_barn_counts_for_the_perimeter_card_is_agreed(option, points):
    """Two rim fields under crops, one under a barn; a barn at c4 lies inside."""
    table = position(
        f"""
        option perimeter-barn {option}
        phase scoring
        at 1.a1 1.a2: tile-T
        at 1.a3 1.c4: barn
        at 1.supply: surveyor
        at 1.cards: card-16
        """
    )
    play(table, "1 survey card 16")
    assert sheet(table, 1)[0] == ("card", points)


# -------------------------------------------------------------------------------- what replaces an asset


@pytest.mark.rule("RB-3.22")
def test_on_a_full_mat_another_asset_may_be_had_for_the_barn_or_none():
    table = play(harvest(FULL), "1 boat B4 C")
    assert asked(table) == "asset-substitute"
    assert kinds(table) == {"well", "surveyor", "pass"}
    play(table, "1 pass")
    assert at(table, "supply")["barn"] == 8
    assert at(table, "1.supply") == {"worker": 4}


@pytest.mark.rule("RB-3.22")
def test_if_no_kind_is_possible_there_is_none():
    wells = "at 1.a1 1.d1 1.c1: well"
    table = play(harvest(FULL, wells, NO_SURVEYORS), "1 boat B4 C")
    assert asked(table) == "boat"  # nothing was asked: seat 1 may take its second boat
    assert at(table, "1.supply") == {"worker": 4}


@pytest.mark.rule("RB-3.22")
def test_what_a_boat_gives_is_received_without_asking_whether():
    table = play(harvest(SEVEN_CORN), "1 boat B4 C")
    assert "pass" not in legal(table)
    assert refused(table, "pass").rule == "RB-3.22"
    table = play(harvest(SEVEN_CORN), "1 boat B6 C")
    assert asked(table) == "asset-choice"
    assert refused(table, "pass").rule == "RB-3.22"


@pytest.mark.rule("RB-3.22")
def test_a_harvest_bonus_can_be_declined():
    # Six corn spaces are harvested; three more make nine.
    table = harvest("at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6: tile-C", "at 1.c1 1.c2 1.c3: tile-C, worker")
    play(table, "1 boat B3a C")
    assert asked(table) == "asset-bonus"
    assert kinds(table) == {"barn", "well", "surveyor", "pass"}
    play(table, "1 pass")
    assert at(table, "supply") == {"coin": 25, "barn": 8, "well": 8, "surveyor": 28}


@pytest.mark.rule("RB-3.23")
def test_no_well_if_every_crop_on_the_mat_has_one():
    table = harvest(SEVEN_CORN, "at 1.c7: well", "at 1.a1: tile-T, well", "at 1.a2: tile-T")
    play(table, "1 boat B6 C")
    assert kinds(table) == {"barn", "surveyor"}
    assert refused(table, "well a2").rule == "RB-3.27"


@pytest.mark.rule("RB-3.23")
def test_no_well_without_a_crop_space():
    """Phase 4 with no surveyor left: only a barn can replace it on a mat without crops."""
    table = position(
        f"""
        phase opportunity
        {NO_SURVEYORS}
        at slot-1: card-1
        """,
        owners="12211",
    )
    play(table, "1 card 1")
    assert kinds(table) == {"barn", "pass"}
    assert refused(table, "well a1").key == "well-field"


@pytest.mark.rule("RB-3.24")
def test_a_four_boat_without_barns_gives_a_well_a_surveyor_or_nothing():
    table = play(harvest(SEVEN_CORN, NO_BARNS), "1 boat B4 C")
    assert asked(table) == "asset-substitute"
    assert legal(table) == {f"well c{n}" for n in range(1, 8)} | {"surveyor", "pass"}
    assert refused(table, "barn a1").key == "barns-gone"
    play(table, "1 surveyor")
    assert at(table, "1.supply") == {"worker": 4, "surveyor": 1}


@pytest.mark.rule("RB-3.24")
def test_a_four_boat_while_a_barn_can_be_had_gives_nothing_else():
    table = play(harvest(SEVEN_CORN), "1 boat B4 C")
    assert kinds(table) == {"barn"}
    assert refused(table, "surveyor").rule == "RB-1.8.3"
    assert refused(table, "well c1").rule == "RB-1.8.3"


@pytest.mark.rule("RB-3.24")
def test_a_five_boat_without_surveyors_gives_a_barn_a_well_or_nothing():
    table = play(harvest(SEVEN_CORN, NO_SURVEYORS), "1 boat B5 C")
    assert asked(table) == "asset-substitute"
    assert kinds(table) == {"barn", "well", "pass"}
    play(table, "1 barn a1\n1 send 1")
    assert at(table, "1.a1") == {"barn": 1}
    assert at(table, "1.mansion") == {"worker": 1}


@pytest.mark.rule("RB-3.24")
def test_if_two_kinds_are_gone_the_third_is_left():
    table = harvest(SEVEN_CORN, NO_BARNS, NO_WELLS, seats=3)
    play(table, "1 boat B4 C")
    assert legal(table) == {"surveyor", "pass"}


CARDS = "at slot-1: card-1\nat slot-2: card-2"


def card_from_the_surveyor_slot(option, *lines):
    table = position(
        "\n".join([f"option slot-substitute {option}", "phase opportunity", *lines, CARDS]),
        owners="12211",
    )
    return play(table, "1 card 1")


@pytest.mark.rule("RB-3.25")
def test_a_slot_without_surveyors_gives_another_asset_or_none():
    table = card_from_the_surveyor_slot("yes", NO_SURVEYORS, "at 1.c1: tile-C")
    assert asked(table) == "asset-substitute"
    assert kinds(table) == {"barn", "well", "pass"}
    play(table, "1 well c1")
    assert at(table, "1.c1") == {"tile-C": 1, "well": 1}


@pytest.mark.rule("RB-3.25")
def test_or_it_gives_nothing_if_that_is_agreed():
    table = card_from_the_surveyor_slot("no", NO_SURVEYORS, "at 1.c1: tile-C")
    assert (asked(table), on_turn(table)) == ("card", "2")
    assert at(table, "supply")["barn"] == 8


@pytest.mark.rule("RB-3.24", "RB-3.25")
def test_a_boat_without_surveyors_gives_another_asset_whatever_is_agreed_for_slots():
    table = play(harvest(SEVEN_CORN, NO_SURVEYORS, option="slot-substitute no"), "1 boat B5 C")
    assert kinds(table) == {"barn", "well", "pass"}


@pytest.mark.rule("RB-3.25")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_while_there_are_surveyors_the_slot_gives_one(option):
    table = card_from_the_surveyor_slot(option, "at 1.c1: tile-C")
    assert at(table, "1.supply") == {"surveyor": 1}
    assert on_turn(table) == "2"


# ------------------------------------------------------------------------------------------------- wells


@pytest.mark.rule("RB-3.26")
def test_a_well_stands_beside_a_worker_who_is_loaded_as_ever():
    table = harvest(SEVEN_CORN, NO_BARNS)
    play(table, "1 boat B4 C\n1 well c7")
    assert at(table, "1.c7") == {"tile-C": 1, "worker": 1, "well": 1}
    play(table, "1 boat B3a C")
    assert at(table, "1.c7") == {"tile-C": 1, "well": 1}


@pytest.mark.rule("RB-3.26")
def test_a_well_may_stand_where_the_worker_has_left():
    table = play(harvest(SEVEN_CORN, NO_BARNS), "1 boat B4 C")
    assert at(table, "1.c1") == {"tile-C": 1}
    assert "well c1" in legal(table)


@pytest.mark.rule("RB-3.27")
def test_two_groups_of_a_crop_have_one_well_between_them():
    """Corn in row c, and corn at a1, a2 far from it; wheat at e1 has no well yet."""
    table = harvest(SEVEN_CORN, "at 1.c7: well", "at 1.a1 1.a2: tile-C, worker", "at 1.e1: tile-W", NO_BARNS)
    play(table, "1 boat B4 C")
    assert legal(table) == {"well e1", "surveyor", "pass"}
    assert refused(table, "well a1").rule == "RB-3.27"


# -------------------------------------------------------------------------- harvested spaces keep counting


@pytest.mark.rule("RB-3.28")
@pytest.mark.parametrize("workers", ["", ", worker"])
def test_barn_well_colour_and_rim_do_not_care_who_has_left(workers):
    """The stars of mat 1 under corn; c4 touches b3, c3; b3 and c3 touch each other.

    The barn at c4 has two corn spaces beside it: 2 * 2 = 4. The well at b3 stands in the group b3, c3: 2.
    On the rim lie a1, d7, e6, e7: 4. At the end the colour is complete: 7.
    """
    table = position(
        f"""
        round 4
        phase scoring
        at 1.a1 1.b3 1.b5 1.c3 1.d7 1.e6 1.e7: tile-C{workers}
        at 1.c4: barn
        at 1.b3: well
        at 1.cards: card-16
        at 1.supply: surveyor x3
        """
    )
    play(table, "1 survey c4\n1 survey b3\n1 survey card 16")
    assert sheet(table, 1) == [
        ("barn", 4),
        ("well", 2),
        ("card", 4),
        ("surveyors", 3),
        ("final-colour", 7),
    ]
