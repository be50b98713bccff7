"""Chapter 1.5, phase 1: eight cards, a worker for each, and what a coin or a full colour changes.

Mat 1, which seat 1 has here, shows these colours (Y star, G club, R heart, B spade, W diamond):

    a  Y W W W B R G
    b   R R Y B Y G G
    c  R B Y R G W B
    d   W B W R G W Y
    e  G B R G B Y Y
"""

import pytest

from engine.core.game import Decision
from engine.riverboat.events import WorkerPlaced
from tests.engine.riverboat.table import (
    asked,
    at,
    deal,
    happened,
    legal,
    lies,
    on_turn,
    outcomes,
    play,
    position,
    refused,
    sees,
)

HEARTS = {f"place {field}" for field in ("a6", "b1", "b2", "c1", "c4", "d4", "e3")}
STARS = {f"place {field}" for field in ("a1", "b3", "b5", "c3", "d7", "e6", "e7")}
ALL = {f"place {row}{number}" for row in "abcde" for number in range(1, 8)}
STAR_FIELDS = "1.a1 1.b3 1.b5 1.c3 1.d7 1.e6 1.e7"


@pytest.mark.rule("RB-1.5.1")
def test_eight_cards_are_revealed_one_by_one_and_each_is_dealt_with_before_the_next():
    session = position("phase cultivation\nat 1.supply: worker x9\nat display-1: tile-T", owners="12121")
    for number in range(1, 9):
        assert asked(session) == "reveal-card"
        play(session, "* reveal wild" if number <= 5 else "* reveal star")
        assert (asked(session), on_turn(session)) == ("place-worker", "1")
        assert sees(session).revealed == number
        session.submit(session.legal()[0])
    assert asked(session) == "plant"
    assert at(session, "1.supply")["worker"] == 9 - 8


@pytest.mark.rule("RB-1.5.1")
def test_all_eight_are_revealed_even_when_nobody_can_place():
    session = position("phase cultivation", owners="12121")
    for left in range(8, 0, -1):
        assert asked(session) == "reveal-card"
        assert sum(outcomes(session).values()) == 32 + left
        play(session, "* reveal star" if left > 1 else "* reveal club")
    assert sees(session).phase > 1
    assert at(session, "cultivation-discard") == {"cultivation-star": 7, "cultivation-club": 1}


@pytest.mark.rule("RB-1.5.2")
def test_everybody_with_a_worker_puts_exactly_one_on_an_empty_field_of_the_colour():
    """Seat 3 owns the tile. A worker on b1, a crop on c1 and a barn on e3 leave seat 1 four hearts."""
    session = position(
        """
        phase cultivation
        at 1.supply 3.supply: worker x2
        at 1.b1: worker
        at 1.c1: tile-C
        at 1.e3: barn
        """,
        seats=3,
        owners="31231",
    )
    play(session, "* reveal heart")
    assert on_turn(session) == "3"
    assert refused(session, "pass").key == "must-place"
    session.submit(session.legal()[0])
    assert on_turn(session) == "1"
    assert legal(session) == HEARTS - {"place b1", "place c1", "place e3"}
    assert refused(session, "pass").rule == "RB-3.8"
    reason = refused(session, "place a1")
    assert (reason.key, reason.rule) == ("field-suit", "RB-1.5.2")
    assert refused(session, "place b1").key == "field-worker"
    assert refused(session, "place c1").key == "field-covered"
    assert refused(session, "place e3").key == "field-barn"
    play(session, "1 place c4")
    assert at(session, "1.c4") == {"worker": 1}
    assert at(session, "1.supply") == at(session, "3.supply") == {"worker": 1}
    assert asked(session) == "reveal-card"  # seat 2 has no worker


@pytest.mark.rule("RB-1.5.2")
def test_the_deciding_seats_of_one_card_stand_together():
    session = position("phase cultivation\nat 1.supply 2.supply: worker", owners="21212")
    play(session, "* reveal star")
    assert session.node == Decision(1, together=True)
    play(session, "2 place a7")
    assert session.node == Decision(0, together=True)
    play(session, "1 place a1")
    assert asked(session) == "reveal-card"


@pytest.mark.rule("RB-1.5.3")
def test_five_wild_cards_allow_every_empty_field_without_a_coin():
    session = position(f"phase cultivation\nat 1.supply: worker, coin\nat {STAR_FIELDS}: tile-C")
    assert outcomes(session)["reveal wild"] == 5
    play(session, "* reveal wild")
    assert legal(session) == ALL - STARS


@pytest.mark.rule("RB-1.5.4")
def test_a_coin_disregards_the_colour_of_the_card_and_the_worker_is_still_placed():
    session = position("phase cultivation\nat 1.supply: worker x2, coin\nat 1.a2: worker")
    play(session, "* reveal heart")
    free = ALL - {"place a2"}
    assert legal(session) == HEARTS | {f"{text} coin" for text in free}
    assert refused(session, "place a2 coin").key == "field-worker"
    assert refused(session, "place a1").key == "field-suit-coin"
    coins_before = at(session, "supply")["coin"]
    play(session, "1 place a1 coin")
    assert at(session, "1.a1") == {"worker": 1}
    assert at(session, "1.supply") == {"worker": 1}
    assert at(session, "supply")["coin"] == coins_before + 1


@pytest.mark.rule("RB-1.5.4")
def test_who_has_no_coin_cannot_disregard_the_card():
    session = position("phase cultivation\nat 1.supply: worker")
    play(session, "* reveal heart")
    assert legal(session) == HEARTS
    assert refused(session, "place a1 coin").key == "no-coin"


@pytest.mark.rule("RB-1.5.5")
@pytest.mark.parametrize("what", ["worker", "tile-C, worker", "tile-C", "barn"])
def test_who_has_no_empty_field_of_the_colour_places_anywhere_for_nothing(what):
    """All seven stars of mat 1 are taken in one way or another: 35 - 7 = 28 fields are left."""
    session = position(f"phase cultivation\nat 1.supply: worker, coin\nat {STAR_FIELDS}: {what}")
    play(session, "* reveal star")
    assert legal(session) == ALL - STARS
    assert len(legal(session)) == 28
    assert refused(session, "place a2 coin").key == "coin-useless"
    play(session, "1 place a2")
    assert at(session, "1.supply") == {"coin": 1}


@pytest.mark.rule("RB-1.5.5")
def test_one_empty_field_of_the_colour_must_be_taken():
    fields = STAR_FIELDS.replace("1.c3 ", "")
    session = position(f"phase cultivation\nat 1.supply: worker\nat {fields}: tile-C")
    play(session, "* reveal star")
    assert legal(session) == {"place c3"}


@pytest.mark.rule("RB-1.5.6")
def test_who_runs_out_of_workers_takes_no_further_part():
    session = position("phase cultivation\nat 1.supply: worker\nat 2.supply: worker x2", owners="12121")
    play(session, "* reveal wild\n1 place a1\n2 place a1\n* reveal wild")
    assert on_turn(session) == "2"
    play(session, "2 place a2\n* reveal wild")
    assert asked(session) == "reveal-card"
    assert sees(session).workers[0].bit_count() == 1


@pytest.mark.rule("RB-1.5.7")
def test_the_owner_of_tile_1_first_places_a_worker_of_the_round_track_anywhere():
    session = position(
        "phase cultivation\nbonus due\nat 1.a1: worker\nat 1.supply: worker x8", owners="12121"
    )
    assert asked(session) == "bonus-worker"
    assert legal(session) == ALL - {"place a1"}
    assert refused(session, "pass").key == "must-place"
    play(session, "1 place c4")
    assert happened(session) == [WorkerPlaced(0, 17, from_track=True)]  # rows of 7: c4 is 7 + 7 + 3
    assert at(session, "round-track") == {"worker": 3}
    assert at(session, "1.supply") == {"worker": 8}
    for _ in range(8):  # it was none of the eight
        deal(session)
        session.submit(session.legal()[0])
    assert sees(session).workers[0].bit_count() == 1 + 1 + 8
    assert at(session, "1.supply") == {}


@pytest.mark.rule("RB-1.5.7")
def test_the_bonus_comes_even_to_an_owner_without_workers_and_only_to_the_owner():
    session = position("phase cultivation\nbonus due\nat 1.supply: worker", owners="21212")
    assert on_turn(session) == "2"
    play(session, "2 place e7")
    assert at(session, "2.e7") == {"worker": 1}
    assert at(session, "2.supply") == {}
    assert at(session, "1.supply") == {"worker": 1}


@pytest.mark.rule("RB-1.5.7")
def test_the_track_is_emptied_from_the_left_one_worker_a_round_and_the_worker_stays_its_owner_s():
    """In round 4 one worker is left. Planted and harvested, it comes to the supply of its owner."""
    session = position(
        "round 4\nphase cultivation\nbonus due\nat 1.supply: coin\nat display-1: tile-T", owners="12121"
    )
    assert at(session, "round-track") == {"worker": 1}
    play(session, "1 place a1")
    assert at(session, "round-track") == {}
    deal(session)
    play(session, "1 plant T a1\n1 boat B1 T")
    assert at(session, "1.supply") == {"worker": 1, "coin": 2}
    assert lies(session).count("worker", ["box"]) == 56 - 1


@pytest.mark.rule("RB-1.5.8")
def test_revealed_cards_are_laid_aside_for_the_rest_of_the_game():
    """Round 2 begins with 40 - 8 = 32 cards; all 7 stars and a club are gone, so no star can come."""
    session = position(
        """
        round 2
        phase draft
        at cultivation-discard: cultivation-star x7, cultivation-club
        """,
        owners="1212",
    )
    play(session, "1 draft scoring\n1 place a1")
    assert outcomes(session) == {
        "reveal club": 6,
        "reveal heart": 7,
        "reveal spade": 7,
        "reveal diamond": 7,
        "reveal wild": 5,
    }
    assert refused(session, "reveal star").key == "not-outcome"
    play(session, "* reveal club")
    assert outcomes(session)["reveal club"] == 5
    assert at(session, "cultivation-discard") == {"cultivation-star": 7, "cultivation-club": 2}


@pytest.mark.rule("RB-1.5.8")
def test_eight_cards_are_never_seen():
    """Four rounds of eight are 32; in round 4, before its cards, 40 - 24 = 16 are left, after them 8."""
    session = position(
        """
        round 4
        phase cultivation
        at cultivation-discard: cultivation-star x7, cultivation-club x7, cultivation-heart x7
        at cultivation-discard: cultivation-wild x3
        """,
        owners="12121",
    )
    assert sum(outcomes(session).values()) == 16
    play(session, "\n".join(["* reveal spade"] * 7 + ["* reveal wild"]))
    assert asked(session) != "reveal-card"
    assert at(session, "cultivation-deck") == {"cultivation-diamond": 7, "cultivation-wild": 1}
