"""Chapter 1.7, phase 3: boats, their price, their reward, and how many of them."""

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


@pytest.mark.rule("RB-1.7.1")
def test_a_boat_takes_exactly_its_capacity_off_one_crop_anywhere_on_the_mat():
    """Corn has workers on a1 and e7 and a harvested space a3; turnip one worker. 2 + 1 make no 3."""
    session = position(
        """
        phase harvest
        at 1.a1 1.e7: tile-C, worker
        at 1.a3: tile-C
        at 1.c1: tile-T, worker
        at 1.supply: worker x2
        """,
        owners="12121",
    )
    assert legal(session) == {"boat B1 C", "boat B2a C", "boat B2b C", "boat B1 T", "pass"}
    reason = refused(session, "boat B3a C")
    assert (reason.key, reason.rule) == ("boat-load", "RB-1.7.1")
    assert dict(reason.args)["have"] == 2
    assert refused(session, "boat B2a C from a1 c1").key == "load-elsewhere"
    assert refused(session, "boat B2a C from a1 a3").key == "load-elsewhere"
    assert refused(session, "boat B2a C from a1").key == "load-count"
    assert refused(session, "boat B1 C from a1 e7").key == "load-count"
    play(session, "1 boat B2a C")
    assert at(session, "1.a1") == at(session, "1.e7") == {"tile-C": 1}
    assert at(session, "1.c1") == {"tile-T": 1, "worker": 1}
    assert at(session, "1.supply") == {"worker": 4}


@pytest.mark.rule("RB-1.7.1")
def test_a_player_takes_workers_off_the_own_mat_only():
    session = position("phase harvest\nat 1.a1: tile-C, worker\nat 2.a1 2.a2: tile-C, worker", owners="12121")
    assert legal(session) == {"boat B1 C", "pass"}


@pytest.mark.rule("RB-1.7.2")
def test_boats_fill_the_recesses_of_their_owner_from_the_left():
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3: tile-C, worker
        at 2.a1 2.a2: tile-C, worker
        at 1.recess-1 1.recess-2: boat-B7
        """,
        owners="12121",
    )
    play(session, "1 boat B1 C\n2 pass\n1 boat B2a C")
    assert [at(session, f"1.recess-{number}") for number in (1, 2, 3, 4, 5)] == [
        {"boat-B7": 1},
        {"boat-B7": 1},
        {"boat-B1": 1},
        {"boat-B2a": 1},
        {},
    ]
    assert at(session, "2.recess-1") == {}


@pytest.mark.rule("RB-1.7.2")
def test_who_has_no_free_recess_passes():
    """Nine boats fill the nine recesses; only a position can bring that about before the end of round 4."""
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3: tile-C, worker
        at 2.a1 2.a2: tile-C, worker
        at 1.recess-1 1.recess-2 1.recess-3 1.recess-4: boat-B7
        at 1.recess-5 1.recess-6 1.recess-7 1.recess-8: boat-B6
        at 1.recess-9: boat-B5
        at slot-1: card-1
        at slot-2: card-2
        """,
        owners="12121",
    )
    assert on_turn(session) == "2"
    play(session, "2 boat B2a C")
    assert asked(session) == "card"  # the two corn of seat 1 wait for another round


@pytest.mark.rule("RB-1.7.3")
def test_the_reward_follows_at_once_and_may_use_the_workers_just_unloaded():
    """B2a gives a point and two spaces. B5 sends one of the five workers that it has itself unloaded."""
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7: tile-C, worker
        """,
        owners="12121",
    )
    play(session, "1 boat B5 C")
    assert asked(session) == "agents"
    assert at(session, "1.supply") == {"worker": 5, "surveyor": 1}
    assert legal(session) == {"send 0", "send 1"}
    play(session, "1 send 1")
    assert at(session, "1.mansion") == {"worker": 1}
    assert at(session, "1.supply") == {"worker": 4, "surveyor": 1}
    play(session, "1 boat B2a C")
    assert sheet(session, 1)[0] == ("boat", 1)
    assert harbor(session, 1) == 2


@pytest.mark.rule("RB-1.7.4")
def test_the_harvest_bonus_follows_the_reward_before_anybody_else_acts():
    """8 harvested + 1 = 9. B1's coin and spaces first, then the bonus, then seat 2."""
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7 1.b1: tile-C
        at 1.c1: tile-C, worker
        at 2.a1 2.a2: tile-T, worker
        """,
        owners="12121",
    )
    play(session, "1 boat B1 C")
    assert at(session, "1.supply") == {"worker": 1, "coin": 1}
    assert harbor(session, 1) == 3
    assert (asked(session), on_turn(session)) == ("asset-bonus", "1")
    play(session, "1 surveyor")
    assert (asked(session), on_turn(session)) == ("boat", "2")


@pytest.mark.rule("RB-1.7.4")
def test_a_boat_s_own_asset_comes_before_the_bonus_of_its_harvest():
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3 1.a4 1.a5: tile-C
        at 1.c1 1.c2 1.c3 1.c4: tile-C, worker
        """,
        owners="12121",
    )
    play(session, "1 boat B4 C")
    assert asked(session) == "asset-barn"
    play(session, "1 barn e1")
    assert asked(session) == "asset-bonus"
    play(session, "1 barn e2")
    assert at(session, "1.e1") == at(session, "1.e2") == {"barn": 1}


@pytest.mark.rule("RB-1.7.5")
@pytest.mark.parametrize(("round_number", "boats"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_up_to_two_boats_each_in_turn_and_three_in_round_4(round_number, boats):
    """Seat 1 could load 1 + 2 + 3 and more, seat 2 2 + 3 + 1 and more."""
    session = position(
        f"""
        round {round_number}
        phase harvest
        at 1.a1 1.a2 1.a3 1.a4 1.a5 1.a6 1.a7: tile-C, worker
        at 2.a1 2.a2 2.a3 2.a4 2.a5 2.a6 2.a7: tile-C, worker
        at 2.supply: coin
        at slot-1: card-1
        at slot-2: card-2
        """,
        owners="12121",
    )
    takes = [
        "1 boat B1 C",
        "2 boat B2a C",
        "1 boat B2b C",
        "2 boat B3a C",
        "1 boat B3b C",
        "2 boat B1 C coin",
    ]
    for number, take in enumerate(takes[: 2 * boats]):
        assert asked(session) == "boat", number
        play(session, take)
    assert asked(session) == "card"


@pytest.mark.rule("RB-1.7.6")
def test_who_declines_takes_no_more_boats_in_this_round_and_the_others_go_on():
    session = position(
        """
        phase harvest
        at 1.a1 1.a2 1.a3 2.a1 2.a2 2.a3 3.a1 3.a2 3.a3 3.a4 3.a5: tile-C, worker
        """,
        seats=3,
        owners="12123",
    )
    assert on_turn(session) == "1"
    play(session, "1 pass\n2 boat B1 C\n3 boat B2a C\n2 boat B2b C\n3 pass")
    assert asked(session) == "card"
    assert at(session, "1.a1") == {"tile-C": 1, "worker": 1}


@pytest.mark.rule("RB-1.7.6")
def test_who_has_declined_may_take_boats_again_in_the_next_round():
    session = position(
        """
        phase harvest
        at 1.a1 2.a1: tile-C, worker
        at slot-1: card-1
        at slot-2: card-2
        """,
        owners="12121",
    )
    play(session, "1 pass\n2 pass\n2 card 1")
    while asked(session) != "boat":
        session.submit(session.legal()[0])
        deal(session)
    assert sees(session).round == 2
    first = on_turn(session)
    assert "boat B1 C" in legal(session)
    play(session, f"{first} pass")
    assert on_turn(session) == ("2" if first == "1" else "1")
    assert "boat B1 C" in legal(session)


@pytest.mark.rule("RB-1.7.7")
def test_the_boat_on_show_is_free_and_after_it_one_of_the_stack_costs_a_coin():
    session = position(
        """
        phase harvest
        at 1.a1 1.a2: tile-C, worker
        at 2.a1 2.a2 2.a3 2.a4: tile-C, worker
        at 2.supply: coin
        """,
        owners="12121",
    )
    play(session, "1 boat B2a C")
    assert at(session, "boats-shown").get("boat-B2a", 0) == 0  # not replaced within the phase
    assert at(session, "boats-stack")["boat-B2a"] == 4
    reason = refused(session, "boat B2a C")
    assert (reason.key, reason.rule) == ("boat-not-shown", "RB-1.7.7")
    play(session, "2 boat B2a C coin")
    assert at(session, "boats-stack")["boat-B2a"] == 3
    assert at(session, "2.supply") == {"worker": 2}  # the price in workers is the same
    assert at(session, "2.recess-1") == {"boat-B2a": 1}
    assert refused(session, "boat B2a C coin").key == "no-coin"


@pytest.mark.rule("RB-1.7.7")
def test_a_boat_of_the_stack_costs_as_many_workers_as_the_one_on_show():
    session = position("phase harvest\nat 1.a1 1.a2: tile-C, worker\nat 1.supply: coin", owners="12121")
    assert refused(session, "boat B3a C coin").key == "boat-load"


@pytest.mark.rule("RB-1.7.8")
def test_of_a_kind_that_is_sold_out_nobody_gets_one():
    session = position(
        """
        phase harvest
        at 1.a1 1.a2: tile-C, worker
        at 1.supply: coin
        at 1.recess-1 1.recess-2 1.recess-3 2.recess-1 2.recess-2: boat-B1
        """,
        owners="12121",
    )
    assert legal(session) == {
        *("boat B2a C", "boat B2b C", "boat B2a C coin", "boat B2b C coin", "pass"),
    }
    for text in ("boat B1 C", "boat B1 C coin"):
        reason = refused(session, text)
        assert (reason.key, reason.rule) == ("boat-gone", "RB-1.7.8")


@pytest.mark.rule("RB-1.7.8")
def test_the_last_boat_on_show_can_be_taken_though_its_stack_is_empty():
    session = position(
        """
        phase harvest
        at 1.a1: tile-C, worker
        at 1.supply: coin
        at 1.recess-1 1.recess-2 2.recess-1 2.recess-2: boat-B1
        """,
        owners="12121",
    )
    assert legal(session) == {"boat B1 C", "pass"}
    assert refused(session, "boat B1 C coin").key == "boat-stack-empty"


@pytest.mark.rule("RB-1.7.9")
def test_the_owner_of_tile_3_moves_its_harbor_master_one_space_first():
    session = position(
        """
        phase planting
        turn 1
        at 1.a1: worker
        at 2.a1: tile-C, worker
        at display-1: tile-T
        """,
        owners="21212",
    )
    assert (harbor(session, 1), harbor(session, 2)) == (0, 0)
    play(session, "1 plant T a1")
    assert (asked(session), on_turn(session)) == ("boat", "2")
    assert (harbor(session, 1), harbor(session, 2)) == (0, 1)
