"""Chapter 1.4: what coins are worth, what they buy, and where they come from and go to."""

import pytest

from tests.engine.riverboat.table import (
    asked,
    at,
    happened,
    legal,
    on_turn,
    play,
    position,
    refused,
    sees,
    sheet,
)


@pytest.mark.rule("RB-1.4.1")
def test_each_coin_left_at_the_end_is_a_point():
    session = position(
        """
        round 4
        phase scoring
        turn 2
        at 1.supply: coin x5
        at 2.cards: card-9
        at 2.supply: surveyor, coin
        """,
        owners="12121",
    )
    play(session, "2 pass")
    assert sheet(session, 1) == [("final-coins", 5)]
    assert sheet(session, 2)[0] == ("final-coins", 1)


@pytest.mark.rule("RB-1.4.2")
def test_a_round_has_no_limit_to_coins_but_an_action_uses_one():
    """Two cards and a planting of one round: each takes one coin of four, so one is left."""
    session = position(
        """
        phase cultivation
        revealed 6
        at 1.supply: worker x2, coin x4
        at display-1: tile-T
        """,
        owners="21212",
    )
    play(session, "* reveal star\n1 place a2 coin")
    assert at(session, "1.supply") == {"worker": 1, "coin": 3}
    play(session, "* reveal star\n1 place a3 coin")
    assert at(session, "1.supply") == {"coin": 2 + 1}  # and the bonus of tile 2, which seat 1 owns
    play(session, "1 plant W a2 coin")
    assert at(session, "1.supply") == {"coin": 2}
    assert not any(text.count("coin") > 1 for text in legal(session))


@pytest.mark.rule("RB-1.4.3")
def test_a_coin_that_the_supply_lacks_is_not_owed_later():
    """All 25 coins are owned, so tile 2 brings its owner none, and a coin that comes back neither."""
    session = position(
        """
        phase cultivation
        revealed 7
        at 1.a1 2.a1: worker
        at 1.supply: coin x10
        at 2.supply: coin x15
        at display-1 display-2: tile-T
        """,
        owners="12121",
    )
    play(session, "* reveal wild")
    assert (asked(session), on_turn(session)) == ("plant", "2")
    assert at(session, "2.supply") == {"coin": 15}
    play(session, "2 plant T a1\n1 plant K a1 coin")
    assert at(session, "supply")["coin"] == 1
    assert at(session, "2.supply")["coin"] == 15
    assert at(session, "1.supply")["coin"] == 9


@pytest.mark.rule("RB-1.4.3")
def test_a_coin_that_has_come_back_can_be_gained_again():
    session = position(
        """
        phase opportunity
        at slot-3: card-1
        at slot-4: card-2
        at 1.supply: coin x10
        at 2.supply: coin x15
        """,
        owners="12112",
    )
    play(session, "1 card 17 coin")
    assert at(session, "supply")["coin"] == 1
    play(session, "2 card 2")
    assert at(session, "2.supply")["coin"] == 16
    assert at(session, "supply").get("coin", 0) == 0


@pytest.mark.rule("RB-1.4.4")
def test_the_coin_paid_is_in_the_supply_before_the_action_brings_one():
    """Boat B1 for the last coin: 1 - 1 + 1 = 1. Had the reward come first, none would be left."""
    session = position(
        """
        phase harvest
        at 1.a1: tile-C, worker
        at 1.supply: coin
        at 2.supply: coin x24
        """,
        owners="12121",
    )
    play(session, "1 boat B1 C coin")
    assert at(session, "1.supply") == {"coin": 1, "worker": 1}
    assert [type(event).__name__ for event in happened(session)][:3] == [
        "CoinPaid",
        "BoatTaken",
        "CoinGained",
    ]


# ----------------------------------------------------------------------- 1.4.5 what it buys, phase by phase


def with_coin(session):
    return {text for text in legal(session) if text.endswith(" coin")}


@pytest.mark.rule("RB-1.4.5", "RB-1.5.4")
def test_in_phase_1_a_coin_ignores_the_card():
    session = position("phase cultivation\nat 1.supply: worker x2, coin x2")
    play(session, "* reveal star")
    assert len(with_coin(session)) == 35
    play(session, "1 place a2 coin\n* reveal star\n1 place a3 coin")  # as often as there are coins
    assert sees(session).coins == (0, 0)


@pytest.mark.rule("RB-1.4.5")
def test_in_phase_2_a_coin_searches_singles_or_doubles():
    session = position(
        "phase planting\nat 1.a1 1.a2 1.b1: worker\nat 1.supply: coin\nat display-1: tile-T",
        owners="21212",
    )
    assert {text.split()[1] for text in with_coin(session)} == {
        *("T", "W", "C", "P", "K"),
        *("TT", "WW", "CC", "PP", "KK"),
        *("TW", "TC", "TP", "TK", "WC", "WP", "WK", "CP", "CK", "PK"),
    }


@pytest.mark.rule("RB-1.4.5")
def test_in_phase_3_a_coin_takes_a_boat_out_of_a_stack():
    session = position("phase harvest\nat 1.a1 1.a2: tile-C, worker\nat 1.supply: coin", owners="12121")
    assert with_coin(session) == {"boat B1 C coin", "boat B2a C coin", "boat B2b C coin"}


@pytest.mark.rule("RB-1.4.5")
def test_in_phase_4_a_coin_takes_a_card_of_the_deck_without_a_slot_reward():
    session = position(
        "phase opportunity\nat slot-1: card-1\nat slot-2: card-2\nat slot-3: card-3\nat slot-4: card-4"
        "\nat 1.supply: coin x2, worker",
        owners="12112",
    )
    assert with_coin(session) == {f"card {card} coin" for card in range(5, 18)}
    play(session, "1 card 5 coin")
    assert on_turn(session) == "2"
    assert at(session, "1.supply") == {"coin": 1, "worker": 1}
    assert at(session, "1.harbor-0") == {"harbor-master": 1}


@pytest.mark.rule("RB-1.4.5")
def test_in_phase_5_a_coin_buys_nothing():
    session = position("phase scoring\nat 1.cards: card-9\nat 1.supply: coin x5, surveyor", owners="12121")
    assert legal(session) == {"survey card 9", "pass"}


@pytest.mark.rule("RB-1.4.5")
@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("phase planting\nat 1.a1: worker\nat display-1: tile-T", "plant W a1 coin"),
        ("phase harvest\nat 1.a1: tile-C, worker", "boat B1 C coin"),
        ("phase opportunity\nat slot-1: card-1\nat slot-2: card-2", "card 5 coin"),
    ],
)
def test_without_a_coin_none_of_it_can_be_had(text, step):
    session = position(f"{text}\nturn 1", owners="12121")
    assert with_coin(session) == set()
    assert refused(session, step).key == "no-coin"
