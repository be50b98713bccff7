"""Chapter 1.9, phase 4: one card each, face up with its slot's reward or for a coin out of the deck."""

import pytest

from engine.riverboat.events import CardsTucked
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
    sheet,
)

SLOTS = "at slot-1: card-1\nat slot-2: card-2\nat slot-3: card-3\nat slot-4: card-4"
"""Slot 1 gives a surveyor, slot 2 sends a worker, slot 3 moves the harbor master 2, slot 4 gives a coin."""


def market(text="", *, seats=2):
    """Seat 1 owns tile 4 and is about to take a card."""
    owners = {2: "12112", 3: "23112", 4: "23411"}[seats]
    return position(f"phase opportunity\n{SLOTS}\n{text}", seats=seats, owners=owners)


@pytest.mark.rule("RB-1.9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_in_turn_takes_exactly_one_card(seats):
    session = market(seats=seats)
    assert legal(session) == {"card 1", "card 2", "card 3", "card 4"}
    for seat, card in zip(range(1, seats + 1), (3, 1, 4, 2), strict=False):
        assert (asked(session), on_turn(session)) == ("card", str(seat))
        assert refused(session, "pass").key == "must-take-card"
        play(session, f"{seat} card {card}")
        assert at(session, f"{seat}.cards") == {f"card-{card}": 1}
        if seat < seats:
            assert refused(session, f"card {card}").key == "card-not-shown"
    assert asked(session) == "bonus"


@pytest.mark.rule("RB-1.9.1", "RB-1.9.5")
def test_for_a_coin_a_player_takes_any_card_of_the_deck_without_a_reward():
    """17 - 4 = 13 cards are in the deck. Neither surveyor nor coin, move or agent comes with the card."""
    session = market("at 1.supply: coin, worker")
    assert legal(session) == {f"card {card}" for card in range(1, 5)} | {
        f"card {card} coin" for card in range(5, 18)
    }
    coins_before = at(session, "supply")["coin"]
    play(session, "1 card 17 coin")
    assert (asked(session), on_turn(session)) == ("card", "2")
    assert at(session, "1.cards") == {"card-17": 1}
    assert at(session, "1.supply") == {"worker": 1}
    assert harbor(session, 1) == 0
    assert at(session, "supply")["coin"] == coins_before + 1
    assert legal(session) == {"card 1", "card 2", "card 3", "card 4"}


@pytest.mark.rule("RB-1.9.1")
def test_a_coin_buys_neither_a_card_on_show_nor_one_that_is_owned():
    session = market("at 1.supply: coin\nat 2.cards: card-9")
    assert refused(session, "card 1 coin").key == "card-not-deck"
    assert refused(session, "card 9 coin").key == "card-not-deck"
    assert refused(session, "card 9").key == "card-not-shown"


@pytest.mark.rule("RB-1.9.2")
def test_slot_1_gives_a_surveyor():
    session = play(market(), "1 card 1")
    assert at(session, "1.supply") == {"surveyor": 1}
    assert at(session, "supply")["surveyor"] == 27
    assert on_turn(session) == "2"


@pytest.mark.rule("RB-1.9.2")
def test_slot_2_sends_one_worker_to_new_orleans():
    session = play(market("at 1.supply: worker x3"), "1 card 2")
    assert (asked(session), on_turn(session)) == ("agents", "1")
    assert legal(session) == {"send 0", "send 1"}
    play(session, "1 send 1")
    assert at(session, "1.mansion") == {"worker": 1}
    assert at(session, "1.supply") == {"worker": 2}


@pytest.mark.rule("RB-1.9.2")
def test_slot_3_moves_the_harbor_master_two_spaces():
    session = play(market(), "1 card 3")
    assert (harbor(session, 1), harbor(session, 2)) == (2, 0)
    assert at(session, "1.supply") == {}


@pytest.mark.rule("RB-1.9.2")
def test_slot_4_gives_a_coin():
    session = play(market(), "1 card 4")
    assert at(session, "1.supply") == {"coin": 1}
    assert harbor(session, 1) == 0


@pytest.mark.rule("RB-1.9.2")
def test_the_reward_belongs_to_the_slot_and_not_to_the_card():
    session = position(
        "phase opportunity\nat slot-1: card-4\nat slot-4: card-1\nat slot-2: card-9", owners="12112"
    )
    play(session, "1 card 4\n2 card 1")
    assert at(session, "1.supply") == {"surveyor": 1}
    assert at(session, "2.supply") == {"coin": 1}


@pytest.mark.rule("RB-1.9.3")
def test_a_card_scores_nothing_until_a_surveyor_is_put_on_it():
    """Card 9 is worth 5 points and two spaces, but only in phase 5. Tile 4 has given its own point."""
    session = position(
        """
        phase opportunity
        at slot-1: card-9
        at slot-4: card-10
        """,
        owners="12112",
    )
    play(session, "1 card 9\n2 card 10")
    assert sheet(session, 1) == []
    assert harbor(session, 1) == 0
    play(session, "2 bonus coin\n1 survey card 9")
    assert sheet(session, 1)[0] == ("card", 5)
    assert harbor(session, 1) == 2


@pytest.mark.rule("RB-1.9.4")
@pytest.mark.parametrize(("seats", "left"), [(2, {"3", "4"}), (3, {"4"}), (4, set())])
def test_cards_left_over_go_face_down_under_the_deck(seats, left):
    """Under means: after the 13 others, so none of the left-over cards comes to a slot in the next round."""
    session = market(seats=seats)
    for seat in range(1, seats + 1):
        play(session, f"{seat} card {seat}")
        if asked(session) == "agents":
            play(session, f"{seat} send 0")
    assert [at(session, f"slot-{slot}") for slot in (1, 2, 3, 4)] == [{}] * 4
    assert at(session, "deck") == {f"card-{card}": 1 for card in range(5, 18)}
    assert at(session, "under-1") == {f"card-{card}": 1 for card in sorted(left)}
    tucked = [event for event in happened(session) if isinstance(event, CardsTucked)]
    assert len(tucked) == (1 if left else 0)
    assert sum(lies(session).count(f"card-{card}") for card in range(1, 18)) == 17


@pytest.mark.rule("RB-1.9.5")
def test_after_a_search_the_whole_deck_is_shuffled():
    """Cards 3 and 4 lay under the others; after a card was chosen any of the rest may come next."""
    session = position(
        """
        round 2
        phase opportunity
        at slot-1: card-1
        at slot-4: card-2
        at under-1: card-3, card-4
        at 1.supply: coin
        """,
        owners="12112",
    )
    assert {"card 3 coin", "card 17 coin"} <= legal(session)
    play(session, "1 card 17 coin")
    assert at(session, "under-1") == {}
    assert at(session, "deck") == {f"card-{card}": 1 for card in range(3, 17)}


@pytest.mark.rule("RB-1.9.6")
def test_the_owner_of_tile_4_scores_a_point():
    session = position(f"phase harvest\n{SLOTS}", owners="12121")
    assert asked(session) == "card"
    assert (sheet(session, 1), sheet(session, 2)) == ([], [("opportunity", 1)])
