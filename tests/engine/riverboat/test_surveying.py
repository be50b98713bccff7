"""Chapter 1.10, phase 5: surveyors on barns, wells and cards, and points for presence."""

import pytest

from engine.riverboat.events import PointsScored
from tests.engine.riverboat.table import (
    asked,
    at,
    happened,
    harbor,
    legal,
    on_turn,
    play,
    position,
    refused,
    sees,
    sheet,
)

FIVE_CARDS = "at 1.cards: card-9, card-10, card-11, card-12, card-13"


# ----------------------------------------------------------------------------------- placing surveyors


@pytest.mark.rule("RB-1.10.1")
@pytest.mark.parametrize(("round_number", "most"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_each_player_has_one_turn_with_up_to_two_surveyors_and_three_in_round_4(round_number, most):
    session = position(
        f"""
        round {round_number}
        phase scoring
        {FIVE_CARDS}
        at 1.supply: surveyor x5
        at 2.cards: card-1, card-2, card-3, card-4
        at 2.supply: surveyor x2
        """,
        owners="12121",
    )
    for card in (9, 10, 11)[:most]:
        assert on_turn(session) == "1"
        play(session, f"1 survey card {card}")
    assert (asked(session), on_turn(session)) == ("survey", "2")
    assert at(session, "1.supply")["surveyor"] == 5 - most


@pytest.mark.rule("RB-1.10.1")
def test_placing_fewer_or_none_is_allowed_and_ends_the_turn():
    text = f"""
        phase scoring
        {FIVE_CARDS}
        at 1.supply: surveyor x2
        at 2.cards: card-1
        at 2.supply: surveyor
        """
    session = position(text, owners="12121")
    play(session, "1 survey card 9\n1 pass")
    assert on_turn(session) == "2"
    session = position(text, owners="12121")
    play(session, "1 pass")
    assert on_turn(session) == "2"
    assert at(session, "1.supply") == {"surveyor": 2}


@pytest.mark.rule("RB-1.10.1")
def test_surveyors_come_from_the_personal_supply():
    """One surveyor, three objects: after it the turn is over. Who has none has no turn."""
    session = position(
        """
        phase scoring
        at 1.cards: card-9, card-10, card-11
        at 1.supply: surveyor
        at 2.cards: card-1
        at 3.cards: card-2
        at 3.supply: surveyor
        """,
        seats=3,
        owners="12321",
    )
    play(session, "1 survey card 9")
    assert (asked(session), on_turn(session)) == ("survey", "3")


@pytest.mark.rule("RB-1.10.2")
def test_a_surveyor_goes_on_an_own_barn_well_or_card_without_a_surveyor():
    """c3 and d1 have one already, and card 9 too; crops, workers and seat 2's things are no places."""
    session = position(
        """
        phase scoring
        at 1.b1: barn
        at 1.c3: barn, surveyor
        at 1.d1: tile-C, well, surveyor
        at 1.e1: tile-T, well
        at 1.a1: tile-T, worker
        at 1.cards: card-9, card-10
        at 1.card-9: surveyor
        at 1.supply: surveyor x2
        at 2.cards: card-1
        at 2.a1: barn
        """,
        owners="12121",
    )
    assert legal(session) == {"survey b1", "survey e1", "survey card 10", "pass"}
    for text, key in (
        ("survey c3", "survey-used"),
        ("survey d1", "survey-used"),
        ("survey card 9", "survey-used"),
        ("survey a1", "survey-nothing"),
        ("survey card 1", "survey-card"),
    ):
        reason = refused(session, text)
        assert (reason.key, reason.rule) == (key, "RB-1.10.2")


@pytest.mark.rule("RB-1.10.2")
def test_a_surveyor_scores_its_object_at_once_and_stays_and_two_of_a_sort_may_be_scored():
    """Two barns: b1 touches a1, a2, b2, c1, c2, where two turnips lie: 4. e7 touches e6: one corn, 2."""
    session = position(
        """
        phase scoring
        at 1.b1 1.e7: barn
        at 1.a1 1.a2: tile-T
        at 1.e6: tile-C
        at 1.supply: surveyor x2
        """,
        owners="12121",
    )
    play(session, "1 survey b1")
    assert sheet(session, 1) == [("barn", 4)]
    assert sees(session).score == (4, 0)
    assert at(session, "1.b1") == {"barn": 1, "surveyor": 1}
    assert refused(session, "survey b1").key == "survey-used"
    play(session, "1 survey e7")
    assert sheet(session, 1)[1] == ("barn", 2)
    assert at(session, "1.b1") == {"barn": 1, "surveyor": 1}


# ---------------------------------------------------------------------------------- points for presence


@pytest.mark.rule("RB-1.10.3")
def test_at_the_end_every_surveyor_in_use_and_every_agent_is_a_point():
    """Seat 1: two surveyors of before and one of now, and 2 agents. Seat 2: a supply counts nothing."""
    session = position(
        """
        round 2
        phase scoring
        at 1.b1: barn, surveyor
        at 1.d1: tile-C, well, surveyor
        at 1.cards: card-10
        at 1.supply: surveyor
        at 1.mansion: worker x2
        at 2.supply: surveyor x2, worker x3
        at 2.mansion: worker
        """,
        owners="12121",
    )
    play(session, "1 survey card 10")
    assert sheet(session, 1) == [("card", 7), ("surveyors", 3), ("agents", 2)]
    assert sheet(session, 2) == [("agents", 1)]


@pytest.mark.rule("RB-1.10.3")
def test_presence_is_scored_when_all_have_had_their_turns():
    session = position(
        """
        phase scoring
        at 1.cards: card-9
        at 1.supply 2.supply: surveyor
        at 2.cards: card-10
        """,
        owners="12121",
    )
    play(session, "1 survey card 9")
    assert sheet(session, 1) == [("card", 5)]
    play(session, "2 survey card 10")
    assert sheet(session, 1) == [("card", 5), ("surveyors", 1)]
    assert sheet(session, 2) == [("card", 7), ("surveyors", 1)]


# --------------------------------------------------------------------------------------------- values


@pytest.mark.rule("RB-1.10.4")
@pytest.mark.parametrize(
    ("around", "points"),
    [
        ("at 1.c2 1.c4 1.b2 1.b3 1.d2 1.d3: tile-T", 12),  # six times 2, the most
        ("at 1.c2 1.c4 1.b2 1.b3 1.d2: tile-T\nat 1.d3: tile-C", 10),
        ("at 1.c2 1.c4 1.b2: tile-T\nat 1.b3 1.d2 1.d3: tile-C", 6),  # a tie: three of either
        ("at 1.c2 1.b2: tile-T\nat 1.c4 1.b3: tile-C\nat 1.d2 1.d3: tile-W", 4),
        ("at 1.c2: tile-T, worker\nat 1.c4 1.b2: barn\nat 1.a1 1.e1 1.c1: tile-T", 2),  # only what touches
        ("at 1.b2+c2: tile-TW\nat 1.d2: tile-T", 4),
        ("at 1.a1: tile-T", 0),
    ],
)
def test_a_barn_scores_2_for_each_space_of_the_crop_that_lies_most_round_it(around, points):
    """c3 touches c2 and c4, b2 and b3, d2 and d3."""
    session = position(f"phase scoring\nat 1.c3: barn\n{around}\nat 1.supply: surveyor x2", owners="12121")
    play(session, "1 survey c3")
    scored = [gained for key, gained in sheet(session, 1) if key == "barn"]
    assert scored == ([points] if points else [])


@pytest.mark.rule("RB-1.10.4")
def test_a_barn_in_the_corner_has_fewer_neighbours():
    """a1 touches a2 and b1 only: 2 x 2."""
    session = position("phase scoring\nat 1.a1: barn\nat 1.a2 1.b1 1.b2: tile-T\nat 1.supply: surveyor")
    play(session, "1 survey a1")
    assert sheet(session, 1)[0] == ("barn", 4)


@pytest.mark.rule("RB-1.10.5")
@pytest.mark.parametrize(
    ("crops", "points"),
    [
        ("at 1.a1: tile-C, well", 1),
        ("at 1.a1: tile-C, well\nat 1.a2 1.a3 1.b3: tile-C", 4),  # a1-a2-a3-b3 hang together
        ("at 1.a1: tile-C, well\nat 1.a2: tile-T\nat 1.a3: tile-C", 1),  # a turnip parts them
        ("at 1.a1: tile-C, well\nat 1.a2: tile-C\nat 1.a4 1.e7: tile-C", 2),  # a gap parts them
        ("at 1.a1: tile-C, well, worker\nat 1.b1: tile-C, worker", 2),  # workers make no difference
        ("at 1.a2+a1: tile-TC\nat 1.a1: well\nat 1.b1: tile-C", 2),  # a double counts by its spaces
    ],
)
def test_a_well_scores_1_for_each_space_of_its_unbroken_group(crops, points):
    session = position(f"phase scoring\n{crops}\nat 1.supply: surveyor")
    play(session, "1 survey a1")
    assert sheet(session, 1)[0] == ("well", points)


@pytest.mark.rule("RB-1.10.4", "RB-1.10.5", "RB-1.10.6")
def test_what_is_planted_or_gained_later_adds_nothing():
    """A surveyed barn c3, a well d3 and card 11 score nothing more in round 2: only presence, 3 points."""
    session = position(
        """
        round 2
        phase planting
        turn 1
        points 20 0
        at 1.c3: barn, surveyor
        at 1.d3: tile-C, well, surveyor
        at 1.cards: card-11
        at 1.card-11: surveyor
        at 1.d4 1.c4: worker
        at 1.supply: coin
        at display-1 display-2: tile-C
        at slot-3: card-1
        at slot-4: card-2
        """,
        owners="12112",
    )
    play(session, "1 plant C d4\n1 plant C c4\n1 pass\n1 card 2\n2 card 1\n2 bonus harbor")
    assert at(session, "1.supply") == {"coin": 2}
    assert sees(session).round == 3
    assert sheet(session, 1) == [("carried", 20), ("opportunity", 1), ("surveyors", 3)]


@pytest.mark.rule("RB-1.10.6")
@pytest.mark.parametrize(
    ("card", "text", "points"),
    [
        (9, "", 5),
        (10, "", 7),
        (7, "at 1.mansion: worker x3", 6),
        (7, "at 1.mansion: worker x9", 14),  # 18, at most 14
        (11, "at 1.supply: surveyor, coin x4", 8),
        (12, "at 1.a1 1.a3 1.a5 1.a7: barn", 15),  # 20, at most 15
    ],
)
def test_a_card_scores_as_described_up_to_its_maximum(card, text, points):
    supply = "" if "supply" in text else "at 1.supply: surveyor"
    session = position(f"phase scoring\nat 1.cards: card-{card}\n{text}\n{supply}", owners="12121")
    play(session, f"1 survey card {card}")
    assert sheet(session, 1)[0] == ("card", points)


# ------------------------------------------------------------------------------------------- the bonus


@pytest.mark.rule("RB-1.10.7")
@pytest.mark.parametrize("kind", ["coin", "harbor", "agent"])
def test_the_owner_of_tile_5_chooses_a_coin_a_space_or_an_agent(kind):
    session = position("phase scoring\nbonus due\nat 1.supply: worker x2", owners="12121")
    assert (asked(session), on_turn(session)) == ("bonus", "1")
    assert legal(session) == {"bonus coin", "bonus harbor", "bonus agent"}
    play(session, f"1 bonus {kind}")
    assert (
        at(session, "1.supply")
        == {
            "coin": {"worker": 2, "coin": 1},
            "harbor": {"worker": 2},
            "agent": {"worker": 1},
        }[kind]
    )
    assert harbor(session, 1) == (1 if kind == "harbor" else 0)
    assert at(session, "1.mansion") == ({"worker": 1} if kind == "agent" else {})


@pytest.mark.rule("RB-1.10.7")
@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("at 2.supply: coin x25\nat 1.supply: worker", {"bonus harbor", "bonus agent"}),
        ("", {"bonus coin", "bonus harbor"}),
        ("at 2.supply: coin x25\nat 1.harbor-20: harbor-master", {"bonus harbor"}),
    ],
)
def test_only_what_can_be_carried_out_is_offered(text, offered):
    session = position(f"phase scoring\nbonus due\n{text}", owners="12121")
    assert legal(session) == offered
    for kind in ("coin", "harbor", "agent"):
        if f"bonus {kind}" not in offered:
            assert refused(session, f"bonus {kind}").key == "bonus-impossible"


@pytest.mark.rule("RB-1.10.7")
def test_the_bonus_comes_before_the_surveyors():
    session = position("phase scoring\nbonus due\nat 1.supply: surveyor\nat 1.cards: card-9", owners="12121")
    assert refused(session, "survey card 9").key == "bonus-due"
    play(session, "1 bonus coin\n1 survey card 9")


# -------------------------------------------------------------------------------------- their sources


@pytest.mark.rule("RB-1.10.8")
@pytest.mark.parametrize(
    ("boat", "steps"),
    [
        ("B5", ""),
        ("B6", "\n1 surveyor"),
        ("B7", "\n1 surveyor"),
    ],
)
def test_boats_of_capacity_5_6_and_7_can_bring_a_surveyor(boat, steps):
    row = "at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7: tile-C, worker"
    session = position(f"phase harvest\n{row}", owners="12121")
    play(session, f"1 boat {boat} C{steps}")
    assert at(session, "1.supply")["surveyor"] == 1


@pytest.mark.rule("RB-1.10.8")
@pytest.mark.parametrize("boat", ["B1", "B2a", "B2b", "B3a", "B3b", "B4"])
def test_smaller_boats_bring_none_while_there_are_barns(boat):
    row = "at 1.a1 1.a2 1.a3 1.a4: tile-C, worker"
    session = position(f"phase harvest\n{row}", owners="12121")
    play(session, f"1 boat {boat} C")
    if asked(session) == "asset-barn":
        assert not any("surveyor" in text for text in legal(session))
        play(session, "1 barn e1")
    assert "surveyor" not in at(session, "1.supply")


@pytest.mark.rule("RB-1.10.8")
def test_the_harvest_bonus_the_slot_and_a_4_boat_without_barns_can_bring_a_surveyor():
    harvested = " ".join(f"1.a{number}" for number in range(1, 8)) + " 1.b1"
    bonus = position(f"phase harvest\nat {harvested}: tile-C\nat 1.c1: tile-C, worker", owners="12121")
    play(bonus, "1 boat B1 C\n1 surveyor")
    assert at(bonus, "1.supply")["surveyor"] == 1
    slot = position("phase opportunity\nat slot-1: card-1\nat slot-4: card-2", owners="12112")
    play(slot, "1 card 1")
    assert at(slot, "1.supply")["surveyor"] == 1
    barns = "at 2.b1 2.b2 2.b3 2.b4 2.b5 2.b6 2.b7 2.c1: barn"
    four = position(f"phase harvest\nat 1.a1 1.a2 1.a3 1.a4: tile-C, worker\n{barns}", owners="12121")
    play(four, "1 boat B4 C\n1 surveyor")
    assert at(four, "1.supply")["surveyor"] == 1


@pytest.mark.rule("RB-1.10.3")
def test_points_for_presence_name_what_made_them():
    session = position(
        "phase scoring\nat 1.b1: barn\nat 1.supply: surveyor\nat 1.mansion: worker", owners="12121"
    )
    play(session, "1 survey b1")
    given = [event.line.rule for event in happened(session) if isinstance(event, PointsScored)]
    assert given == ["RB-1.10.3", "RB-1.10.3"]
