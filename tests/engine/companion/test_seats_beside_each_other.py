"""Seats that decide beside each other move in any order; the ledger has their steps in the order of seats."""

import pytest

from engine.companion.receipts import Said
from engine.companion.stations import at_places, shared_pad
from engine.core.component import Ref, word
from tests.engine.companion.table_cases import CULTIVATION_POSITION, SOBEK_PLACES, TWO_SETS_IN_HAND, laid_out

PLACES = ("cultivation-discard", "phases", "boats-shown", "1.", "2.")


def mat_of(seat, field):
    return Ref("field", field, seat)


@pytest.fixture(params=[at_places(PLACES), shared_pad()], ids=["every place", "one pad"])
def table(request):
    """A star has been revealed; nobody has put a worker yet."""
    table = laid_out("riverboat", request.param, CULTIVATION_POSITION)
    table.session.submit_text("reveal star")
    if "cultivation-discard" in table.lies:
        table.lies["cultivation-discard"].append("cultivation-star/1")
    table.wait(1.0)
    table.referee.tick(table.now_s)
    table.saw.clear()
    return table


def ticked(table):
    table.wait(0.5)
    table.now_s += 0.5
    table.referee.tick(table.now_s)


def test_a_field_on_the_mat_of_a_seat_that_is_not_asked_yet_is_kept_until_it_is(table):
    table.referee.point(mat_of(1, "a4"))
    assert table.ledger == ["reveal star"] and [one.seat for one in table.told(Said.KEPT)] == [1]
    table.referee.point(mat_of(0, "b3"))
    ticked(table)
    assert table.ledger == ["reveal star", "place b3", "place a4"]
    assert not table.told(Said.REFUSED) and not table.told(Said.ASKED)


def test_the_field_that_was_pointed_at_last_is_the_one_that_is_meant(table):
    table.referee.point(mat_of(1, "a4"))
    table.referee.point(mat_of(1, "b7"))
    table.referee.point(mat_of(0, "b3"))
    ticked(table)
    assert table.ledger[1:] == ["place b3", "place b7"]


def test_a_coin_that_was_said_before_the_field_of_another_is_that_seats_coin(table):
    table.referee.point(word("coin"))
    table.referee.point(mat_of(1, "a3"))
    table.referee.point(mat_of(0, "b3"))
    ticked(table)
    assert table.ledger[1:] == ["place b3", "place a3 coin"]


def test_a_field_where_that_seat_cannot_put_a_worker_is_refused_with_the_reason_of_its_own(table):
    """A crop lies on Bo's a2."""
    table.referee.point(mat_of(1, "a2"))
    (refused,) = table.told(Said.REFUSED)
    assert refused.seat == 1 and refused.reason.rule == "RB-3.4"
    table.referee.point(mat_of(0, "b3"))
    ticked(table)
    assert table.ledger[1:] == ["place b3"]


def test_a_seat_that_has_placed_already_is_told_that_it_is_not_its_turn(table):
    table.referee.point(mat_of(0, "b3"))
    table.referee.point(mat_of(0, "c3"))
    assert table.ledger[1:] == ["place b3"] and table.told(Said.REFUSED)


def test_taking_back_forgets_what_was_kept(table):
    table.referee.point(mat_of(1, "a4"))
    table.referee.take_back()
    table.referee.confirm()
    table.session.submit_text("reveal star")
    table.referee.point(mat_of(0, "b3"))
    ticked(table)
    assert table.ledger == ["reveal star", "place b3"]


def test_a_card_that_is_revealed_before_all_have_pointed_waits_for_them():
    table = laid_out("riverboat", at_places(PLACES), CULTIVATION_POSITION)
    for tag in ("cultivation-star/1", "cultivation-club/1"):
        table.lies["cultivation-discard"].append(tag)
        table.wait(1.0)
    table.wait(5.0)
    assert table.ledger == ["reveal star"] and not table.told(Said.WRONG)
    assert len(table.told(Said.KEPT)) == 1
    table.referee.point(mat_of(0, "b3"))
    table.referee.point(mat_of(1, "a4"))
    table.wait(1.0)
    assert table.ledger == ["reveal star", "place b3", "place a4", "reveal club"]


# -------------------------------------------------------------------------------------------- Sobek


def laying():
    """Ann and Bo lay at the end of the round; Bo has three marbles."""
    record = TWO_SETS_IN_HAND.replace("at 2.hand: marble, cattle", "at 2.hand: marble x3")
    record = record.replace("at discards: wheat-1 x5", "at discards: cattle, wheat-1 x3")
    return laid_out("sobek", at_places(SOBEK_PLACES), record)


def test_a_set_that_is_laid_before_its_turn_is_not_wrong_and_counts_when_the_seat_before_is_done():
    table = laying()
    table.move("marble", 3, "2.hand", "2")
    table.wait(6.5)
    assert table.ledger == [] and not table.told(Said.WRONG) and len(table.told(Said.KEPT)) == 1
    table.referee.point(word("done"))
    table.wait(1.0)
    assert table.ledger == ["done", "lay marble marble marble marble"]


def test_what_is_sure_of_the_seat_on_turn_counts_at_once():
    table = laying()
    table.move("marble", 3, "2.hand", "2")
    table.move("fish-1", 2, "1.hand", "1")
    table.move("amulet", 1, "1.hand", "1")
    table.wait(6.5)
    assert table.ledger == ["lay fish fish-1 fish-1 amulet"] and not table.told(Said.WRONG)
    table.referee.point(word("done"))
    table.wait(1.0)
    assert table.ledger[1:] == ["done", "lay marble marble marble marble"]


def test_cards_that_no_seat_could_lay_are_wrong_as_ever():
    table = laying()
    table.move("marble", 2, "2.hand", "2")
    table.wait(6.5)
    assert table.ledger == [] and len(table.told(Said.WRONG)) == 1


# ------------------------------------------------------------------------- shown before it is asked

IVORY_BESIDE = TWO_SETS_IN_HAND.replace("ivory-3 x3, ivory x2", "ivory-3 x2").replace(
    "at 2.hand: marble, cattle", "at 2.hand: marble, cattle, ivory-3, ivory x2"
)
"""At the end of a round Ann is asked first. Bo has one set, his ivory."""
BO_S_IVORY = ("ivory-3/1", "ivory/1", "ivory/2")


def end_of_round():
    table = laid_out("sobek", shared_pad(), IVORY_BESIDE)
    for tag in BO_S_IVORY:
        table.show(tag)
    return table


def test_a_set_that_is_shown_before_its_seat_is_asked_is_kept_and_laid_when_it_is():
    table = end_of_round()
    assert table.ledger == [] and not table.told(Said.REFUSED)
    assert [one.seat for one in table.told(Said.KEPT)] == [1, 1, 1]
    assert table.told(Said.KEPT)[-1].expected.seat == 0, "what Ann is asked is said with it"
    table.referee.say("done")
    ticked(table)
    assert table.ledger == ["done", "lay ivory ivory-3 ivory ivory"]


def test_a_card_that_is_shown_once_more_before_its_turn_counts_once():
    table = end_of_round()
    table.show("ivory/1")
    assert len(table.told(Said.KEPT)) == 4
    table.referee.say("done")
    ticked(table)
    assert table.ledger[1:] == ["lay ivory ivory-3 ivory ivory"]


def test_a_card_that_is_nobodys_set_is_refused_with_who_is_asked():
    table = end_of_round()
    table.show("marble/1")
    (refused,) = table.told(Said.REFUSED)
    assert refused.piece == "marble" and refused.expected.seat == 0 and table.ledger == []


def test_what_was_kept_is_forgotten_when_a_step_is_taken_back():
    table = end_of_round()
    table.referee.say("done")
    table.session.undo(consented=True)
    table.referee.say("done")
    ticked(table)
    assert table.ledger == ["done"]
