"""Chapter 1.8: the harbor master, barns, wells and surveyors, agents, and the harvest bonus."""

import pytest

from tests.engine.riverboat.table import (
    asked,
    at,
    deal,
    harbor,
    legal,
    on_turn,
    play,
    position,
    refused,
    sees,
    sheet,
)

EIGHT_BARNS = "at 2.b1 2.b2 2.b3 2.b4 2.b5 2.b6 2.b7 2.c1: barn"
ALL_SURVEYORS = "at 2.supply: surveyor x28"
# One well a crop and mat, so eight wells need two other mats: 5 on seat 2's, 3 on seat 3's.
EIGHT_WELLS = "\n".join(
    f"at {place}: tile-{crop}, well"
    for place, crop in zip(
        ("2.d1", "2.d2", "2.d3", "2.d4", "2.d5", "3.d1", "3.d2", "3.d3"), "TWCPKTWC", strict=True
    )
)
EMPTY_OF_MAT = {f"{row}{number}" for row in "abcde" for number in range(1, 8)}


def harvesting(crops, text="", *, seats=3):
    """Seat 1 is about to load; `crops` gives what stands in row a from the left: `CCCC` four corn."""
    laid = "\n".join(f"at 1.a{number}: tile-{crop}, worker" for number, crop in enumerate(crops, start=1))
    owners = {2: "12121", 3: "23123", 4: "23141"}[seats]
    return position(f"phase harvest\n{laid}\n{text}", seats=seats, owners=owners)


def barns(fields):
    return {f"barn {field}" for field in fields}


# ------------------------------------------------------------------------------------- harbor master


@pytest.mark.rule("RB-1.8.1")
def test_a_harbor_master_moves_only_right_and_only_boats_it_has_reached_or_passed_count():
    """From 5, B2b moves it to 6, the space of recess 2. Recess 1 is passed at 4, recess 3 lies at 8."""
    session = position(
        """
        round 4
        phase harvest
        at 1.a1 1.a2: tile-C, worker
        at 1.harbor-5: harbor-master
        at 1.recess-1: boat-B7
        at 1.recess-2: boat-B6
        at slot-1: card-1
        at slot-4: card-2
        """,
        owners="12121",
    )
    play(session, "1 boat B2b C")
    assert harbor(session, 1) == 6
    play(session, "2 card 1\n1 card 2\n1 bonus coin\n2 pass")
    assert ("final-harbor", 7 + 6) in sheet(session, 1)


@pytest.mark.rule("RB-1.8.1")
def test_moving_goes_to_the_right_from_every_space():
    """B1 moves 3 spaces to the right from every space, and never beyond the last."""
    for space in range(1, 21):  # three players start on 1
        session = harvesting("C", f"at 1.harbor-{space}: harbor-master")
        play(session, "1 boat B1 C")
        assert harbor(session, 1) == min(space + 3, 20)


# ----------------------------------------------------------------------------------- where assets go


@pytest.mark.rule("RB-1.8.2")
def test_a_barn_is_placed_at_once_out_of_the_general_supply():
    session = harvesting("CCCC", "at 2.a1: tile-C, worker")
    play(session, "1 boat B4 C")
    assert (asked(session), on_turn(session)) == ("asset-barn", "1")
    assert refused(session, "boat B1 C").key == "asset-due"
    play(session, "1 barn e1")
    assert at(session, "1.e1") == {"barn": 1}
    assert at(session, "supply")["barn"] == 7
    assert (asked(session), on_turn(session)) == ("boat", "2")


@pytest.mark.rule("RB-1.8.2")
def test_a_well_is_placed_at_once_out_of_the_general_supply():
    session = harvesting("CCCCCC")
    play(session, "1 boat B6 C\n1 well a3")
    assert at(session, "1.a3") == {"tile-C": 1, "well": 1}
    assert at(session, "supply")["well"] == 7


@pytest.mark.rule("RB-1.8.2")
def test_a_surveyor_goes_to_the_personal_supply_and_is_used_in_phase_5_only():
    session = harvesting("CCCCCTT", "at 1.b7: barn\nat slot-1: card-1\nat slot-3: card-2\nat slot-4: card-3")
    play(session, "1 boat B5 C")
    assert at(session, "1.supply") == {"worker": 5, "surveyor": 1}
    assert at(session, "supply")["surveyor"] == 27
    play(session, "1 send 0")
    assert refused(session, "survey b7").key == "not-asked"
    play(session, "1 pass\n2 card 1\n3 card 2\n1 card 3\n3 bonus harbor\n1 survey b7")
    assert at(session, "1.supply") == {"worker": 5, "coin": 1}
    assert at(session, "1.b7") == {"barn": 1, "surveyor": 1}


# -------------------------------------------------------------------------------------- substitution


@pytest.mark.rule("RB-1.8.3")
def test_while_the_named_kind_is_there_no_other_may_be_chosen_nor_the_asset_declined():
    session = harvesting("CCCC")
    play(session, "1 boat B4 C")
    assert legal(session) == barns(EMPTY_OF_MAT - {"a1", "a2", "a3", "a4"})
    assert refused(session, "well a1").key == "asset-other"
    assert refused(session, "surveyor").key == "asset-other"
    assert refused(session, "pass").key == "no-decline"


@pytest.mark.rule("RB-1.8.3")
def test_without_barns_a_well_or_a_surveyor_may_be_taken_instead_or_nothing():
    session = harvesting("CCCC", EIGHT_BARNS)
    play(session, "1 boat B4 C")
    assert legal(session) == {"well a1", "well a2", "well a3", "well a4", "surveyor", "pass"}
    assert refused(session, "barn e1").key == "barns-gone"
    play(session, "1 pass")
    assert asked(session) != "asset-substitute"
    assert "surveyor" not in at(session, "1.supply")


@pytest.mark.rule("RB-1.8.3")
def test_without_surveyors_a_barn_or_a_well_may_be_taken_instead_or_nothing():
    session = harvesting("CCCCC", ALL_SURVEYORS)
    play(session, "1 boat B5 C")
    empty = EMPTY_OF_MAT - {"a1", "a2", "a3", "a4", "a5"}
    assert legal(session) == barns(empty) | {"well a1", "well a2", "well a3", "well a4", "well a5", "pass"}
    assert refused(session, "surveyor").key == "surveyors-gone"
    play(session, "1 well a5")
    assert asked(session) == "agents"  # the other part of the reward still follows


@pytest.mark.rule("RB-1.8.3")
def test_if_all_three_kinds_are_exhausted_there_is_none():
    """Barns, wells and surveyors are all with seats 2 and 3: B4 gives nothing, B6 only its agents."""
    session = harvesting("CCCC", f"{EIGHT_BARNS}\n{EIGHT_WELLS}\n{ALL_SURVEYORS}\nat 2.a1: tile-C, worker")
    play(session, "1 boat B4 C")
    assert (asked(session), on_turn(session)) == ("boat", "2")
    session = harvesting("CCCCCC", f"{EIGHT_BARNS}\n{EIGHT_WELLS}\n{ALL_SURVEYORS}")
    play(session, "1 boat B6 C")
    assert asked(session) == "agents"


@pytest.mark.rule("RB-1.8.3")
def test_an_asset_of_choice_must_be_received_while_one_of_the_kinds_can_be():
    """B6: corn on a1 to a6 leaves 29 empty fields; any of the three, and no declining."""
    session = harvesting("CCCCCC")
    play(session, "1 boat B6 C")
    wells = {f"well a{number}" for number in range(1, 7)}
    empty = EMPTY_OF_MAT - {f"a{number}" for number in range(1, 7)}
    assert legal(session) == barns(empty) | wells | {"surveyor"}
    assert refused(session, "pass").key == "no-decline"
    session = harvesting("CCCCCC", f"{EIGHT_BARNS}\n{ALL_SURVEYORS}")
    play(session, "1 boat B6 C")
    assert legal(session) == wells
    session = harvesting("CCCCCC", f"{EIGHT_BARNS}\n{EIGHT_WELLS}")
    play(session, "1 boat B6 C")
    assert legal(session) == {"surveyor"}


@pytest.mark.rule("RB-1.8.3")
def test_a_barn_that_cannot_be_placed_counts_as_exhausted():
    """Rows b to e are full of harvested singles and row a of corn: no field is empty."""
    fields = [f"{row}{number}" for row in "bcde" for number in range(1, 8)]
    full = "\n".join(f"at 1.{field}: tile-{crop}" for field, crop in zip(fields, "TWPK" * 7, strict=True))
    session = harvesting("CCCC", f"at 1.a5 1.a6 1.a7: tile-C\n{full}")
    play(session, "1 boat B4 C")
    assert {"surveyor", "pass"} <= legal(session)
    assert not any(text.startswith("barn") for text in legal(session))
    assert refused(session, "barn a1").key == "barn-field"


# ----------------------------------------------------------------------------------- barns and wells


@pytest.mark.rule("RB-1.8.4")
def test_a_barn_goes_on_an_empty_field_also_next_to_another_barn():
    """e6 and e7 touch. Neither crops, nor a harvested space, nor another barn is empty."""
    session = harvesting("CCCC", "at 1.e7: barn\nat 1.e5: tile-T")
    play(session, "1 boat B4 C")
    assert legal(session) == barns(EMPTY_OF_MAT - {"a1", "a2", "a3", "a4", "e5", "e7"})
    assert refused(session, "barn a1").key == "field-covered"
    assert refused(session, "barn e7").key == "field-barn"
    play(session, "1 barn e6")
    assert at(session, "1.e6") == at(session, "1.e7") == {"barn": 1}


@pytest.mark.rule("RB-1.8.4")
def test_a_barn_is_scored_by_the_crop_with_the_most_spaces_round_it():
    """c3 touches c2, c4, b2, b3, d2, d3. Two corn and three turnips: 3 x 2 = 6 points."""
    session = position(
        """
        phase scoring
        at 1.c3: barn
        at 1.c2 1.c4: tile-C
        at 1.b2 1.b3 1.d2: tile-T
        at 1.supply: surveyor
        """,
        owners="12121",
    )
    play(session, "1 survey c3")
    assert sheet(session, 1)[0] == ("barn", 6)


@pytest.mark.rule("RB-1.8.5")
def test_a_well_goes_on_a_crop_space_with_or_without_a_worker_of_a_crop_without_a_well():
    """Corn has its well on c1, so no corn space may have one; the turnips, one harvested, may."""
    session = harvesting(
        "CCCCCC",
        f"""
        at 1.c1: tile-C, well
        at 1.e1: tile-T, worker
        at 1.e3: tile-T
        {EIGHT_BARNS}
        {ALL_SURVEYORS}
        """,
    )
    play(session, "1 boat B6 C")
    assert legal(session) == {"well e1", "well e3"}
    assert refused(session, "well a1").key == "well-second"
    assert refused(session, "well c1").key == "well-second"
    assert refused(session, "well e7").key == "well-field"
    play(session, "1 well e1")
    assert at(session, "1.e1") == {"tile-T": 1, "worker": 1, "well": 1}


@pytest.mark.rule("RB-1.8.5")
def test_one_well_for_each_crop_is_counted_by_player():
    """Seat 2's corn well does not hinder seat 1."""
    session = harvesting("CCCCCC", "at 2.a1: tile-C, well")
    play(session, "1 boat B6 C")
    assert "well a1" in legal(session)


# ---------------------------------------------------------------------------------------------- agents


@pytest.mark.rule("RB-1.8.6")
def test_agents_come_from_the_personal_supply_only():
    """B7 may send 3 of the 7 it has unloaded; the worker on the turnip stays."""
    session = harvesting("CCCCCCC", "at 1.c1: tile-T, worker")
    play(session, "1 boat B7 C\n1 surveyor")
    assert legal(session) == {"send 0", "send 1", "send 2", "send 3"}
    assert refused(session, "send 4").key == "agents-many"
    play(session, "1 send 3")
    assert at(session, "1.mansion") == {"worker": 3}
    assert at(session, "1.supply") == {"worker": 4, "surveyor": 1}
    assert at(session, "1.c1") == {"tile-T": 1, "worker": 1}


@pytest.mark.rule("RB-1.8.6")
def test_no_more_agents_than_the_supply_has_workers():
    session = position("phase scoring\nat 1.cards: card-8\nat 1.supply: worker, surveyor", owners="12121")
    play(session, "1 survey card 8")
    assert legal(session) == {"send 0", "send 1"}


@pytest.mark.rule("RB-1.8.6")
def test_agents_never_come_back():
    """Three agents at the end of round 1 are three agents in the next round, and no worker is in supply."""
    session = position(
        """
        phase scoring
        turn 2
        at 1.mansion: worker x3
        at 2.cards: card-9
        at 2.supply: surveyor
        """,
        owners="12121",
    )
    deal(play(session, "2 pass"))
    while asked(session) == "draft":
        session.submit(session.legal()[0])
    assert at(session, "1.mansion") == {"worker": 3}
    assert "worker" not in at(session, "1.supply")


# --------------------------------------------------------------------------------------- harvest bonus


def nearly(harvested, standing, text="", *, crop="C"):
    """Seat 1 has that many harvested spaces of a crop in rows a, b and workers on others in rows c, d."""
    fields = [f"{row}{number}" for row in "ab" for number in range(1, 8)][:harvested]
    more = [f"{row}{number}" for row in "cd" for number in range(1, 8)][:standing]
    lines = [f"at 1.{field}: tile-{crop}" for field in fields]
    lines += [f"at 1.{field}: tile-{crop}, worker" for field in more]
    return position("\n".join(["phase harvest", *lines, text]), owners="12121")


@pytest.mark.rule("RB-1.8.7")
@pytest.mark.parametrize(
    ("harvested", "boat", "standing", "due"),
    [
        (7, "B1", 1, False),  # 8
        (8, "B1", 1, True),  # 9
        (6, "B2b", 2, False),  # 8
        (8, "B2b", 2, True),  # 10, past nine at one stroke
        (9, "B1", 1, False),  # it was earned with the ninth
        (10, "B2b", 2, False),
    ],
)
def test_the_ninth_harvested_space_of_a_crop_earns_the_bonus_once(harvested, boat, standing, due):
    session = nearly(harvested, standing)
    play(session, f"1 boat {boat} C")
    assert (asked(session) == "asset-bonus") is due


@pytest.mark.rule("RB-1.8.7")
def test_the_bonus_is_an_asset_of_choice_placed_at_once_or_declined():
    """8 harvested corn and one more: barn on any of the 35 - 9 empty fields, well on any of the 9 corn."""
    session = nearly(8, 1)
    play(session, "1 boat B1 C")
    corn = {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1", "c1"}
    assert legal(session) == (
        barns(EMPTY_OF_MAT - corn) | {f"well {field}" for field in corn} | {"surveyor", "pass"}
    )
    play(session, "1 barn e4")
    assert at(session, "1.e4") == {"barn": 1}


@pytest.mark.rule("RB-1.8.7")
def test_a_bonus_that_was_declined_is_lost():
    session = nearly(8, 3)
    play(session, "1 boat B1 C\n1 pass\n1 boat B2b C")
    assert asked(session) != "asset-bonus"
    assert at(session, "1.supply").get("surveyor", 0) == 0


@pytest.mark.rule("RB-1.8.7")
def test_spaces_of_two_crops_are_not_counted_together_and_each_crop_pays_by_itself():
    """8 corn and 8 turnips harvested: corn's ninth pays, and so does the ninth turnip."""
    rows = [f"{row}{number}" for row in "ab" for number in range(1, 8)] + ["c1", "c2"]
    lines = [f"at 1.{field}: tile-{crop}" for field, crop in zip(rows, "CT" * 8, strict=True)]
    text = "\n".join(["phase harvest", *lines, "at 1.e1: tile-C, worker", "at 1.e3 1.e5: tile-T, worker"])
    session = position(text, owners="12121")
    play(session, "1 boat B1 C")
    assert asked(session) == "asset-bonus"
    play(session, "1 surveyor\n1 boat B2b T")
    assert asked(session) == "asset-bonus"
    play(session, "1 surveyor")
    assert at(session, "1.supply")["surveyor"] == 2


@pytest.mark.rule("RB-1.8.7")
def test_each_player_can_earn_the_bonus_of_one_crop():
    """Both have 6 corn harvested and load 3 more."""
    row = " ".join(f"{seat}.a{number}" for seat in (1, 2) for number in range(1, 7))
    session = position(
        f"""
        phase harvest
        at {row}: tile-C
        at 1.c1+c2+d1: tile-CCC
        at 1.c1 1.c2 1.d1 2.c1 2.c2: worker
        at 2.c1+c2: tile-CC
        at 2.c3: tile-C, worker
        """,
        owners="12121",
    )
    play(session, "1 boat B3a C")
    assert asked(session) == "asset-bonus"
    play(session, "1 surveyor\n2 boat B3b C")
    assert (asked(session), on_turn(session)) == ("asset-bonus", "2")


@pytest.mark.rule("RB-1.8.8")
def test_harvested_are_the_crop_spaces_whose_worker_has_left():
    """Of corn's five spaces one had been left, B2b empties two: card 1 counts 3, and they stay covered."""
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3 1.a4: tile-C, worker
        at 1.a5: tile-C
        at 1.supply: surveyor
        at 1.cards: card-1
        at slot-1: card-2
        at slot-4: card-3
        """,
        owners="12121",
    )
    play(session, "1 boat B2b C from a2 a4")
    assert sees(session).covered(0) == 0b11111
    assert sees(session).workers[0] == 0b00101
    play(session, "1 pass\n2 card 2\n1 card 3\n1 bonus harbor\n1 survey card 1")
    assert ("card", 3) in sheet(session, 1)


@pytest.mark.rule("RB-1.8.8")
def test_no_worker_returns_to_a_crop_space():
    session = position("phase cultivation\nat 1.supply: worker\nat 1.a1: tile-C")
    play(session, "* reveal wild")
    assert refused(session, "place a1").key == "field-covered"
