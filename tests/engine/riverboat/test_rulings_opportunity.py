"""Rulings 34 to 37, 62 and 63: searching or drawing blind, the deck running out, the slot's reward."""

import pytest

from engine.core.game import PUBLIC
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.riverboat import events as ev
from tests.engine.riverboat.table import (
    asked,
    at,
    deal,
    happened,
    harbor,
    legal,
    lies,
    on_turn,
    outcomes,
    play,
    position,
    refused,
)
from tests.engine.riverboat.walking import walk

SLOTS = "at slot-1: card-1\nat slot-2: card-2\nat slot-3: card-3\nat slot-4: card-4"


def opportunity(*lines, seats=2, owners="12211", option=""):
    arranged = [f"option {option}"] if option else []
    return position("\n".join([*arranged, "phase opportunity", *lines]), seats=seats, owners=owners)


# ----------------------------------------------------------------------------------- search, or draw blind


@pytest.mark.rule("RB-3.34")
def test_a_coin_looks_through_the_deck_for_any_card():
    table = opportunity(SLOTS, "at 1.supply: coin")
    in_the_deck = {f"card {number} coin" for number in range(5, 18)}
    assert legal(table) == {f"card {number}" for number in range(1, 5)} | in_the_deck
    assert refused(table, "card blind coin").rule == "RB-3.34"
    play(table, "1 card 17 coin")
    assert at(table, "1.cards") == {"card-17": 1}
    assert at(table, "1.supply") == {}
    assert "card-17" not in at(table, "deck")


@pytest.mark.rule("RB-3.34")
def test_after_a_search_the_deck_is_shuffled():
    """Cards 5 and 6 were tucked under the deck; after the shuffle they may be on top."""
    table = opportunity(SLOTS, "at under-1: card-5, card-6", "at 1.supply: coin", "at 2.supply: coin")
    play(table, "1 card 17 coin")
    assert at(table, "under-1") == {}
    assert set(at(table, "deck")) == {f"card-{number}" for number in range(5, 17)}


@pytest.mark.rule("RB-3.34")
def test_blind_the_top_card_comes_unseen_and_the_deck_keeps_its_order():
    table = opportunity(
        SLOTS, "at under-1: card-5, card-6", "at 1.supply: coin", option="opportunity-coin blind"
    )
    assert legal(table) == {f"card {number}" for number in range(1, 5)} | {"card blind coin"}
    assert refused(table, "card 17 coin").rule == "RB-3.34"
    play(table, "1 card blind coin")
    assert at(table, "1.supply") == {}
    # Eleven cards may be on top, 5 and 6 lie below them.
    assert outcomes(table) == {f"draw {number}": 1 for number in range(7, 18)}
    play(table, "* draw 17")
    assert at(table, "1.cards") == {"card-17": 1}
    assert at(table, "under-1") == {"card-5": 1, "card-6": 1}
    assert on_turn(table) == "2"


@pytest.mark.rule("RB-3.34")
def test_either_way_there_is_no_slot_reward():
    for option, steps in (("search", "1 card 17 coin"), ("blind", "1 card blind coin\n* draw 17")):
        table = opportunity(SLOTS, "at 1.supply: coin", option=f"opportunity-coin {option}")
        play(table, steps)
        assert at(table, "1.supply") == {}
        assert harbor(table, 1) == 0


# -------------------------------------------------------------------------------------- the deck runs out

TWELVE_OWNED = "\n".join(
    f"at {seat}.cards: card-{3 * seat - 2}, card-{3 * seat - 1}, card-{3 * seat}" for seat in (1, 2, 3, 4)
)


@pytest.mark.rule("RB-3.35")
@pytest.mark.parametrize(
    ("option", "buys"), [("search", "1 card 17 coin"), ("blind", "1 card blind coin\n* draw 17")]
)
def test_only_one_card_is_in_the_deck_in_round_four_with_four_players(option, buys):
    """3 cards each make 12, 4 lie on the slots, so 17 - 16 = 1 is in the deck."""
    table = opportunity(
        "round 4",
        TWELVE_OWNED,
        "at slot-1: card-13\nat slot-2: card-14\nat slot-3: card-15\nat slot-4: card-16",
        "at 1.supply 2.supply: coin",
        seats=4,
        owners="23411",
        option=f"opportunity-coin {option}",
    )
    assert at(table, "deck") == {"card-17": 1}
    play(table, buys)
    assert on_turn(table) == "2"
    assert legal(table) == {"card 13", "card 14", "card 15", "card 16"}
    for paid in ("card 1 coin", "card blind coin"):
        assert refused(table, paid).rule == "RB-3.35"


@pytest.mark.rule("RB-3.35")
def test_all_four_slots_are_filled_in_round_four():
    table = deal(position(f"round 4\nphase refresh\n{TWELVE_OWNED}", seats=4))
    places = lies(table).places
    assert [len(places.get(f"slot-{slot}", {})) for slot in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert len(at(table, "deck")) == 1


# ------------------------------------------------------------------------------------ taking and rewards


@pytest.mark.rule("RB-3.36")
def test_nobody_may_pass():
    table = opportunity(SLOTS)
    assert legal(table) == {"card 1", "card 2", "card 3", "card 4"}
    assert refused(table, "pass").rule == "RB-3.36"


@pytest.mark.rule("RB-3.36")
def test_a_card_is_left_for_the_last_of_four():
    table = opportunity(SLOTS, seats=4, owners="23411")
    play(table, "1 card 1\n2 card 3\n3 card 4")
    assert legal(table) == {"card 2"}


@pytest.mark.rule("RB-3.37")
def test_surveyor_coin_and_move_come_by_themselves():
    table = play(opportunity(SLOTS), "1 card 1")
    assert at(table, "1.supply") == {"surveyor": 1}
    table = play(opportunity(SLOTS), "1 card 3")
    assert harbor(table, 1) == 2
    table = play(opportunity(SLOTS), "1 card 4")
    assert at(table, "1.supply") == {"coin": 1}
    assert (asked(table), on_turn(table)) == ("card", "2")


@pytest.mark.rule("RB-3.37")
def test_sending_a_worker_is_a_choice():
    table = play(opportunity(SLOTS, "at 1.supply: worker"), "1 card 2")
    assert (asked(table), on_turn(table)) == ("agents", "1")
    assert legal(table) == {"send 0", "send 1"}
    play(table, "1 send 0")
    assert at(table, "1.supply") == {"worker": 1}
    assert on_turn(table) == "2"


# --------------------------------------------------------------------------------- under the deck, hidden


@pytest.mark.rule("RB-3.62")
def test_left_over_cards_lie_under_the_deck_in_an_order_that_nobody_knows():
    owned = "at 1.cards: card-5, card-6, card-7, card-8\nat 2.cards: card-9, card-10, card-11, card-12"
    table = opportunity(SLOTS, owned, "at 2.supply: worker")
    play(table, "1 card 1\n2 card 3")
    tucked = [event for event in happened(table) if isinstance(event, ev.CardsTucked)]
    assert tucked == [ev.CardsTucked(cards=(1, 3))]  # cards 2 and 4, by index
    assert set(at(table, "deck")) == {f"card-{number}" for number in range(13, 18)}
    walk(table, "fill-slot")
    # Slots 1 to 4 are filled from 13 to 17; never from what lies under the deck.
    for left in (5, 4, 3, 2):
        assert len(outcomes(table)) == left
        assert not {"slot 2", "slot 4"} & set(outcomes(table))
        table.submit(table.outcomes()[0][0])


@pytest.mark.rule("RB-3.62")
def test_when_the_deck_is_gone_each_card_under_it_is_as_likely():
    table = position(
        """
        phase refresh
        at deck: card-1
        at under-1: card-2, card-4
        at 1.cards: card-5, card-6, card-7, card-8, card-9, card-10, card-11
        at 2.cards: card-12, card-13, card-14, card-15, card-16, card-17, card-3
        """
    )
    walk(table, "fill-slot")
    assert outcomes(table) == {"slot 1": 1}
    play(table, "* slot 1")
    assert outcomes(table) == {"slot 2": 1, "slot 4": 1}


@pytest.mark.rule("RB-3.63")
def test_everybody_sees_the_same():
    table = walk(position("phase draft\nat 1.supply 2.supply: worker x5"), "plant")
    seen = {table.view(viewer).observation for viewer in (PUBLIC, 0, 1)}
    assert len(seen) == 1


@pytest.mark.rule("RB-3.63")
def test_the_order_of_stacks_and_decks_is_decided_by_no_state():
    """Every tile and card that has not been seen may come next, as often as it is left."""
    riverboat = game("riverboat")
    setup = Setup(
        "riverboat", (SeatSetup("A", choices=(("mat", "1"),)), SeatSetup("B", choices=(("mat", "2"),)))
    )
    state = riverboat.new_state(setup)
    riverboat.apply(state, riverboat.read("start 1", state))
    weights = {riverboat.write(step, state): weight for step, weight in riverboat.chance_outcomes(state)}
    assert weights == {f"fill {crop}": 14 for crop in "TWCPK"}
    riverboat.apply(state, riverboat.read("fill T", state))
    weights = {riverboat.write(step, state): weight for step, weight in riverboat.chance_outcomes(state)}
    assert weights == {"fill T": 13, "fill W": 14, "fill C": 14, "fill P": 14, "fill K": 14}
