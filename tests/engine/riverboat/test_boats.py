"""The nine boats: what each costs, what it brings at once, what it is worth in the harbor."""

import pytest

from engine.riverboat.components import Trust
from tests.engine.riverboat.box import BOX
from tests.engine.riverboat.table import asked, at, harbor, legal, on_turn, play, position, sheet

# Seven corn spaces with a worker on each, so that every boat can be loaded; nothing in the supply.
SEVEN_CORN = "at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7: tile-C, worker"


def with_corn(*more):
    """Seat 1 is to take the first boat of the phase; its harbor master stands on 0."""
    return position("\n".join(["phase harvest", SEVEN_CORN, *more]))


def took(boat, *more):
    table = play(with_corn(*more), f"1 boat {boat} C")
    assert at(table, "1.recess-1") == {f"boat-{boat}": 1}
    return table


@pytest.mark.rule("RB-2.3.1")
def test_there_are_nine_kinds_of_five():
    assert [(boat.id, boat.capacity, boat.count) for boat in BOX.boats] == [
        ("B1", 1, 5),
        ("B2a", 2, 5),
        ("B2b", 2, 5),
        ("B3a", 3, 5),
        ("B3b", 3, 5),
        ("B4", 4, 5),
        ("B5", 5, 5),
        ("B6", 6, 5),
        ("B7", 7, 5),
    ]
    assert sum(boat.capacity for boat in BOX.boats) == 33
    assert BOX.trust_of("boats") is Trust.DEDUCED


@pytest.mark.rule("RB-2.3.1")
def test_b1_brings_a_coin_and_three_spaces():
    table = took("B1")
    assert at(table, "1.supply") == {"worker": 1, "coin": 1}
    assert harbor(table, 1) == 3
    assert sheet(table, 1) == []
    assert on_turn(table) == "1"  # seat 2 has no worker and is passed over


@pytest.mark.rule("RB-2.3.2")
def test_b2a_brings_a_point_and_two_spaces():
    table = took("B2a")
    assert sheet(table, 1) == [("boat", 1)]
    assert harbor(table, 1) == 2
    assert at(table, "1.supply") == {"worker": 2}


@pytest.mark.rule("RB-2.3.3")
def test_b2b_brings_two_points_and_a_space():
    table = took("B2b")
    assert sheet(table, 1) == [("boat", 2)]
    assert harbor(table, 1) == 1
    assert at(table, "1.supply") == {"worker": 2}


@pytest.mark.rule("RB-2.3.4")
def test_b3a_brings_three_points_and_a_space():
    table = took("B3a")
    assert sheet(table, 1) == [("boat", 3)]
    assert harbor(table, 1) == 1
    assert at(table, "1.supply") == {"worker": 3}


@pytest.mark.rule("RB-2.3.5")
def test_b3b_brings_three_points_and_a_coin():
    table = took("B3b")
    assert sheet(table, 1) == [("boat", 3)]
    assert harbor(table, 1) == 0
    assert at(table, "1.supply") == {"worker": 3, "coin": 1}


@pytest.mark.rule("RB-2.3.6")
def test_b4_brings_a_barn():
    table = took("B4")
    assert asked(table) == "asset-barn"
    # 35 fields, 7 of them under crops.
    assert len(legal(table)) == 28
    assert all(step.startswith("barn ") for step in legal(table))
    play(table, "1 barn c4")
    assert at(table, "1.c4") == {"barn": 1}
    assert at(table, "supply")["barn"] == 7
    assert harbor(table, 1) == 0
    assert sheet(table, 1) == []


@pytest.mark.rule("RB-2.3.7")
def test_b5_brings_a_surveyor_and_may_send_one():
    table = took("B5")
    assert at(table, "1.supply") == {"worker": 5, "surveyor": 1}
    assert asked(table) == "agents"
    assert legal(table) == {"send 0", "send 1"}
    play(table, "1 send 1")
    assert at(table, "1.mansion") == {"worker": 1}
    assert at(table, "1.supply") == {"worker": 4, "surveyor": 1}


def assets_offered(table):
    return {step.split()[0] for step in legal(table)}


def ordered(table, asset):
    """Answer both parts of a reward, whichever is asked first: the asset as given, and no agents."""
    sent = set()
    for _ in range(2):
        if asked(table) == "agents":
            sent = legal(table)
            play(table, "1 send 0")
        else:
            assert asked(table) == "asset-choice"
            assert assets_offered(table) == {"barn", "well", "surveyor"}
            play(table, f"1 {asset}")
    return sent


@pytest.mark.rule("RB-2.3.8")
@pytest.mark.parametrize("asset", ["barn c4", "well a1", "surveyor"])
def test_b6_brings_an_asset_of_choice_and_may_send_two(asset):
    table = took("B6")
    assert ordered(table, asset) == {"send 0", "send 1", "send 2"}
    surveyors = 1 if asset == "surveyor" else 0
    assert at(table, "1.supply").get("surveyor", 0) == surveyors
    assert at(table, "1.c4") == ({"barn": 1} if asset.startswith("barn") else {})
    assert at(table, "1.a1").get("well", 0) == (1 if asset.startswith("well") else 0)
    assert at(table, "1.supply")["worker"] == 6


@pytest.mark.rule("RB-2.3.9")
@pytest.mark.parametrize("asset", ["barn c4", "well a1", "surveyor"])
def test_b7_brings_an_asset_of_choice_and_may_send_three(asset):
    table = took("B7")
    assert ordered(table, asset) == {"send 0", "send 1", "send 2", "send 3"}
    assert at(table, "1.supply").get("surveyor", 0) == (1 if asset == "surveyor" else 0)
    assert at(table, "1.c4") == ({"barn": 1} if asset.startswith("barn") else {})
    assert at(table, "1.a1").get("well", 0) == (1 if asset.startswith("well") else 0)
    assert at(table, "1.supply")["worker"] == 7


@pytest.mark.parametrize(
    ("boat", "worth"),
    [
        pytest.param("B1", 1, marks=pytest.mark.rule("RB-2.3.1")),
        pytest.param("B2a", 2, marks=pytest.mark.rule("RB-2.3.2")),
        pytest.param("B2b", 2, marks=pytest.mark.rule("RB-2.3.3")),
        pytest.param("B3a", 3, marks=pytest.mark.rule("RB-2.3.4")),
        pytest.param("B3b", 3, marks=pytest.mark.rule("RB-2.3.5")),
        pytest.param("B4", 4, marks=pytest.mark.rule("RB-2.3.6")),
        pytest.param("B5", 5, marks=pytest.mark.rule("RB-2.3.7")),
        pytest.param("B6", 6, marks=pytest.mark.rule("RB-2.3.8")),
        pytest.param("B7", 7, marks=pytest.mark.rule("RB-2.3.9")),
    ],
)
def test_in_the_harbor_a_boat_is_worth_its_capacity(boat, worth):
    """The bonus of tile 5 brings the harbor master from 3 to 4, where the first recess is reached."""
    table = position(
        f"""
        round 4
        phase scoring
        bonus due
        at 1.harbor-3: harbor-master
        at 1.recess-1: boat-{boat}
        """
    )
    play(table, "1 bonus harbor")
    assert sheet(table, 1) == [("final-harbor", worth)]
