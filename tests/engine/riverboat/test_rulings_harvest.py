"""Rulings 29 to 33 and 38 to 45, harvest and shipping: loading, the bonus, agents, coins, passing."""

import pytest

from engine.riverboat import events as ev
from tests.engine.riverboat.table import (
    asked,
    at,
    happened,
    harbor,
    legal,
    lies,
    on_turn,
    play,
    position,
    refused,
    sees,
    sheet,
)
from tests.engine.riverboat.walking import walk


def harvest(*lines, seats=2, owners="", option=""):
    arranged = [f"option {option}"] if option else []
    return position("\n".join([*arranged, "phase harvest", *lines]), seats=seats, owners=owners)


def corn(count, *, harvested=0):
    """Corn on seat 1's mat in reading order: first the harvested spaces, then `count` with workers."""
    names = [f"1.{row}{n}" for row in "ab" for n in range(1, 8)]
    lines = [f"at {' '.join(names[:harvested])}: tile-C"] if harvested else []
    return "\n".join([*lines, f"at {' '.join(names[harvested : harvested + count])}: tile-C, worker"])


def workers(table, seat=1):
    """The fields of a seat with workers on them."""
    return {
        place.partition(".")[2]
        for place, pieces in lies(table).places.items()
        if place.startswith(f"{seat}.") and "worker" in pieces and place[2:] not in ("supply", "mansion")
    }


# ---------------------------------------------------------------------------------------------- loading


@pytest.mark.rule("RB-3.29")
def test_workers_that_were_not_loaded_wait_for_a_later_round():
    table = play(harvest(corn(5), "at slot-1: card-1\nat slot-2: card-2"), "1 boat B2a C\n1 pass")
    walk(table, "draft")
    assert sees(table).round == 2
    assert workers(table) == {"a3", "a4", "a5"}
    walk(table, "boat")
    assert sees(table).round == 2
    play(table, "2 pass")
    assert on_turn(table) == "1"
    assert workers(table) >= {"a3", "a4", "a5"}
    assert "boat B3a C" in legal(table)


@pytest.mark.rule("RB-3.30")
def test_a_boat_is_loaded_exactly():
    table = harvest(corn(4))
    assert "boat B4 C" in legal(table)
    reason = refused(table, "boat B5 C")
    assert (reason.key, dict(reason.args)["need"], dict(reason.args)["have"]) == ("boat-load", 5, 4)
    table = play(harvest(corn(7)), "1 boat B4 C")
    assert len(workers(table)) == 3
    assert at(table, "1.supply") == {"worker": 4}


@pytest.mark.rule("RB-3.30")
@pytest.mark.parametrize("leaving", ["a1", "a1 a2 a3"])
def test_neither_more_nor_fewer_workers_can_be_pointed_at(leaving):
    table = harvest(corn(5))
    assert refused(table, f"boat B2a C from {leaving}").rule == "RB-3.30"


@pytest.mark.rule("RB-3.30")
def test_two_crops_do_not_fill_one_boat():
    table = harvest(corn(2), "at 1.c1 1.c2: tile-T, worker")
    assert {step for step in legal(table) if "B2a" in step} == {"boat B2a C", "boat B2a T"}
    assert not any("B3" in step or "B4" in step for step in legal(table))


@pytest.mark.rule("RB-3.31")
def test_the_first_in_reading_order_leave_unless_others_are_pointed_at():
    assert workers(play(harvest(corn(5)), "1 boat B2a C")) == {"a3", "a4", "a5"}
    assert workers(play(harvest(corn(5)), "1 boat B2a C from a2 a5")) == {"a1", "a3", "a4"}


@pytest.mark.rule("RB-3.31")
def test_only_workers_on_the_crop_of_the_boat_can_be_pointed_at():
    table = harvest(corn(3, harvested=1), "at 1.c1: tile-T, worker")
    for elsewhere in ("c1", "a1", "e1"):  # another crop, no worker any more, no crop
        assert refused(table, f"boat B2a C from a2 {elsewhere}").key == "load-elsewhere"


@pytest.mark.rule("RB-3.31")
def test_it_makes_no_other_difference_which_leave():
    first, chosen = (play(harvest(corn(5)), f"1 boat B2a C{detail}") for detail in ("", " from a4 a5"))
    assert sheet(first, 1) == sheet(chosen, 1) == [("boat", 1)]
    for place in ("1.supply", "1.recess-1", "1.harbor-2", "supply"):
        assert at(first, place) == at(chosen, place)


# ------------------------------------------------------------------------------------- the harvest bonus


@pytest.mark.rule("RB-3.32")
def test_from_six_to_thirteen_earns_one_bonus():
    table = play(harvest(corn(7, harvested=6)), "1 boat B7 C\n1 surveyor\n1 send 0")
    assert asked(table) == "asset-bonus"
    play(table, "1 surveyor")
    assert asked(table) != "asset-bonus"
    assert at(table, "1.supply") == {"worker": 7, "surveyor": 2}


@pytest.mark.rule("RB-3.32")
@pytest.mark.parametrize(
    ("harvested", "boat", "due"),
    [(6, "B2a", False), (7, "B2a", True), (8, "B1", True), (8, "B3b", True), (9, "B1", False)],
)
def test_the_bonus_comes_with_the_boat_that_reaches_nine(harvested, boat, due):
    # 6 + 2 = 8 is too few; 7 + 2, 8 + 1, 8 + 3 reach nine; from 9 on it has been given before.
    table = play(harvest(corn(4, harvested=harvested)), f"1 boat {boat} C")
    assert (asked(table) == "asset-bonus") is due


@pytest.mark.rule("RB-3.32")
def test_each_crop_earns_its_own():
    wheat = "at 1.c1 1.c2 1.c3 1.c4 1.c5 1.c6 1.c7 1.d1: tile-W\nat 1.d2: tile-W, worker"
    table = harvest(corn(3, harvested=6), wheat, "round 4")
    play(table, "1 boat B3a C\n1 surveyor")
    play(table, "1 boat B1 W")
    assert asked(table) == "asset-bonus"


LAST_SURVEYOR = "at 2.supply: surveyor x27"


@pytest.mark.rule("RB-3.33")
def test_the_reward_of_the_boat_comes_before_the_bonus():
    """One surveyor is left: the boat brings it, so the bonus can only be a barn or a well."""
    table = play(harvest(corn(5, harvested=4), LAST_SURVEYOR), "1 boat B5 C")
    assert at(table, "1.supply") == {"worker": 5, "surveyor": 1}
    play(table, "1 send 0")
    assert asked(table) == "asset-bonus"
    assert {step.split()[0] for step in legal(table)} == {"barn", "well", "pass"}


@pytest.mark.rule("RB-3.33")
def test_or_the_bonus_comes_first_if_that_is_agreed():
    """The bonus takes the last surveyor, so something else replaces that of the boat."""
    table = harvest(corn(5, harvested=4), LAST_SURVEYOR, option="harvest-order bonus-first")
    play(table, "1 boat B5 C")
    assert asked(table) == "asset-bonus"
    assert {step.split()[0] for step in legal(table)} == {"barn", "well", "surveyor", "pass"}
    play(table, "1 surveyor")
    assert asked(table) == "asset-substitute"
    assert {step.split()[0] for step in legal(table)} == {"barn", "well", "pass"}
    play(table, "1 barn e1")
    assert asked(table) == "agents"


@pytest.mark.rule("RB-3.33")
@pytest.mark.parametrize(("order", "first"), [("boat-first", "agents"), ("bonus-first", "asset-bonus")])
def test_the_order_holds_for_agents_too(order, first):
    table = harvest(corn(5, harvested=4), option=f"harvest-order {order}")
    play(table, "1 boat B5 C")
    assert asked(table) == first


# ------------------------------------------------------------------------------------------------ agents


@pytest.mark.rule("RB-3.38")
def test_who_has_no_worker_in_the_supply_sends_none_and_cannot_later():
    table = position(
        """
        phase opportunity
        at 1.a1: tile-C, worker
        at slot-1: card-1
        at slot-2: card-2
        """,
        owners="12211",
    )
    play(table, "1 card 2")
    assert (asked(table), on_turn(table)) == ("card", "2")
    assert at(table, "1.mansion") == {}


@pytest.mark.rule("RB-3.39")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_up_to_so_many_workers_may_be_fewer_or_none(count):
    table = play(harvest(corn(7)), "1 boat B7 C\n1 surveyor")
    assert legal(table) == {"send 0", "send 1", "send 2", "send 3"}
    assert refused(table, "send 4").key == "agents-many"
    play(table, f"1 send {count}")
    assert at(table, "1.mansion").get("worker", 0) == count
    assert at(table, "1.supply") == {"surveyor": 1, "worker": 7 - count}


@pytest.mark.rule("RB-3.40")
def test_workers_of_this_very_boat_can_be_sent():
    table = harvest(corn(5))
    assert at(table, "1.supply") == {}
    play(table, "1 boat B5 C")
    assert asked(table) == "agents"
    play(table, "1 send 1")
    assert at(table, "1.mansion") == {"worker": 1}


@pytest.mark.rule("RB-3.40")
def test_workers_on_crops_cannot_be_sent():
    """Seven stand on corn, one in the supply: card 8 allows up to two agents, but only one can go."""
    table = position(
        f"""
        phase scoring
        {corn(7).strip()}
        at 1.supply: worker, surveyor
        at 1.cards: card-8
        """
    )
    play(table, "1 survey card 8")
    assert legal(table) == {"send 0", "send 1"}
    assert len(workers(table)) == 7


# ------------------------------------------------------------------------------------------------- coins

ALL_COINS = "at 2.supply: coin x{}"


@pytest.mark.rule("RB-3.41")
def test_without_a_coin_in_the_supply_the_rest_of_the_reward_still_comes():
    table = play(harvest(corn(4), ALL_COINS.format(25)), "1 boat B1 C")
    assert at(table, "1.supply") == {"worker": 1}
    assert harbor(table, 1) == 3
    table = play(harvest(corn(4), ALL_COINS.format(25)), "1 boat B3b C")
    assert at(table, "1.supply") == {"worker": 3}
    assert sheet(table, 1) == [("boat", 3)]


@pytest.mark.rule("RB-3.41")
def test_the_coin_paid_for_a_boat_may_come_back_with_it():
    table = harvest(corn(4), ALL_COINS.format(24), "at 1.supply: coin")
    assert "coin" not in at(table, "supply")
    play(table, "1 boat B1 C coin")
    assert at(table, "1.supply") == {"coin": 1, "worker": 1}
    assert harbor(table, 1) == 3


@pytest.mark.rule("RB-3.42")
def test_a_coin_buys_a_boat_although_one_is_on_show():
    table = harvest(corn(4), "at 1.supply: coin")
    assert {"boat B2a C", "boat B2a C coin"} <= legal(table)
    play(table, "1 boat B2a C coin")
    assert at(table, "boats-shown")["boat-B2a"] == 1
    assert at(table, "boats-stack")["boat-B2a"] == 3
    assert at(table, "1.supply") == {"worker": 2}


@pytest.mark.rule("RB-3.42")
def test_a_player_may_take_two_boats_of_one_kind():
    table = play(harvest(corn(4), "at 1.supply: coin"), "1 boat B2a C\n1 boat B2a C coin")
    assert at(table, "1.recess-1") == at(table, "1.recess-2") == {"boat-B2a": 1}


@pytest.mark.rule("RB-3.43")
def test_a_sold_out_kind_cannot_be_had_for_a_coin():
    taken = "\n".join(f"at 2.recess-{n}: boat-B2a" for n in range(1, 6))
    table = harvest(corn(4), taken, "at 1.supply: coin")
    assert not any("B2a" in step for step in legal(table))
    assert "boat B2b C coin" in legal(table)
    assert refused(table, "boat B2a C").key == "boat-gone"
    assert refused(table, "boat B2a C coin").key == "boat-gone"


# ----------------------------------------------------------------------------------------------- passing


@pytest.mark.rule("RB-3.44")
def test_who_can_load_nothing_passes_without_being_asked():
    """Seat 2 has one worker on wheat; the only boat of capacity 1 on show is taken by seat 1."""
    table = harvest(corn(3), "at 2.a1: tile-W, worker", "round 4", owners="12121")
    play(table, "1 boat B1 C")
    assert on_turn(table) == "1"
    passed = [event for event in happened(table) if isinstance(event, ev.Passed)]
    assert passed == [ev.Passed(seat=1, key="harvest", forced=True)]


@pytest.mark.rule("RB-3.44")
def test_who_could_pay_for_a_boat_is_asked():
    table = harvest(corn(3), "at 2.a1: tile-W, worker", "at 2.supply: coin", owners="12121")
    play(table, "1 boat B1 C")
    assert on_turn(table) == "2"
    assert legal(table) == {"boat B1 W coin", "pass"}


@pytest.mark.rule("RB-3.45")
def test_who_passes_at_the_first_boat_does_not_come_back_for_the_second():
    both = (corn(7), "at 2.a1 2.a2 2.a3 2.a4: tile-W, worker")
    table = play(harvest(*both), "1 pass\n2 boat B1 W")
    assert on_turn(table) == "2"
    play(table, "2 boat B2a W")
    assert asked(table) != "boat"
    assert at(table, "1.recess-1") == {}
