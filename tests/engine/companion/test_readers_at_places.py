"""Readers where things lie: steps from what has changed, what is in transit, wrong, taken back, put right."""

import pytest

from engine.companion.receipts import GateKind, Said, Task
from engine.companion.repair import Move
from engine.companion.stations import at_places
from engine.core.component import Ref
from engine.core.errors import DataError
from tests.engine.companion.table_cases import (
    HARVEST_POSITION,
    HIDDEN_BACK,
    SOBEK_DEAL,
    SOBEK_PLACES,
    Table,
    sobek,
)


def test_a_card_that_arrives_in_a_hand_was_taken():
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    assert table.ledger[-1] == "take 1"
    assert [len(receipt.steps) for receipt in table.told(Said.ACCEPTED)] == [1]


def test_a_card_that_only_left_its_dock_explains_nothing():
    table = sobek()
    table.put("fish/1", "")
    table.wait(2.0)
    assert table.ledger[-1] == "start 1" and table.said() == ["in-transit"]
    table.wait(4.0)
    wrong = table.told(Said.WRONG)
    assert [move.end for move in wrong[0].moves] == ["dock-7"]
    assert table.referee.act().task is Task.MOVE
    table.put("fish/1", "dock-7")
    table.wait(1.0)
    assert table.saw[-1].said is Said.AGREES and table.ledger[-1] == "start 1"


def test_cards_that_are_passed_over_may_follow_later():
    table = sobek()
    table.put("wheat-1/1", "1.hand")
    table.wait(1.6)
    assert table.ledger[-1] == "take 3"
    owed = table.referee.act().owed
    assert {(move.piece, move.start) for move in owed} == {("wheat", "dock-1"), ("ebony", "dock-2")}
    table.put("wheat/1", "1")
    table.put("ebony/1", "1")
    table.wait(6.0)
    assert table.referee.act().owed == () and not table.told(Said.WRONG)


def test_where_a_lost_station_says_nothing_the_card_itself_tells_where_it_lay():
    """Both docks with a wheat-1 are lost, 2 and 4: the one that has come was seen at dock 4 before."""
    table = Table("sobek", at_places(SOBEK_PLACES), *SOBEK_DEAL[:4], options=HIDDEN_BACK)
    table.lies |= {"1.hand": ["wheat-start/1", "fish-start/1"], "2.hand": ["fish-start/2", "cattle-start/1"]}
    docked = [
        "wheat/2",
        "ebony/1",
        "fish/1",
        "ivory/1",
        "queen/1",
        "wheat-1/2",
        "fish-1/1",
        "wheat-1/1",
        "wheat/1",
    ]
    for dock, card in zip(range(9, 0, -1), docked, strict=True):
        table.put(card, f"dock-{dock}")
        table.wait(1.0)
    table.referee.point(Ref("seat", "1"))
    assert table.ledger[-1] == "start 1"
    for lost in ("dock-2", "dock-4"):
        table.referee.lost(lost, table.now_s)
        del table.lies[lost]
    table.lies["1.hand"].append("wheat-1/2")
    table.wait(3.0)
    assert table.ledger[-1] == "start 1", "it was not taken from dock 2, which has one like it"
    table.referee.point(Ref("dock", "4"))
    assert table.ledger[-1] == "take 4"


def test_of_two_equal_cards_the_one_that_has_come_says_from_which_place_it_was_taken():
    """The toy's row is 2 2, and its readers are lost: what is in Ann's hand lay in place 2."""
    typed = ("drawn 1", "drawn 3", "drawn 2", "drawn 4", "drawn 6", "drawn 5")
    table = Table("toy", at_places(("row-1", "row-2", "1.hand", "2.hand")), *typed)
    hands = {"1.hand": ["card-1/1", "card-2/1", "card-6/1"], "2.hand": ["card-3/1", "card-4/1", "card-5/1"]}
    table.lies |= hands
    for place, card in (("row-1", "card-2/2"), ("row-2", "card-2/3")):
        table.put(card, place)
        table.wait(1.0)
    for card, lays in (("card-6/1", "lay 6"), ("card-3/1", "lay 3")):
        table.put(card, "")
        table.session.submit_text(lays)
    table.wait(1.6)
    for place in ("row-1", "row-2"):
        table.referee.lost(place, table.now_s)
        del table.lies[place]
    table.lies["1.hand"].append("card-2/3")
    table.wait(1.0)
    assert table.ledger[6:] == ["fill 2", "fill 2", "lay 6", "lay 3", "take 2 place 2"]


def test_two_steps_at_once_are_both_played():
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.put("ebony/1", "2.hand")
    table.wait(1.6)
    assert table.ledger[-2:] == ["take 1", "take 2"]
    assert len(table.told(Said.ACCEPTED)) == 1
    table.referee.take_back()
    assert table.ledger[-1] == "start 1", "one key takes both back"


def test_the_face_down_card_is_bound_to_whose_hand_it_comes():
    table = sobek()
    for tag, station in (("wheat/1", "1.hand"), ("ebony/1", "2.hand"), ("wheat-1/1", "1.hand")):
        table.put(tag, station)
        table.wait(1.6)
    assert table.ledger[-3:] == ["take 1", "take 2", "take 3"]
    table.put("fish-1/1", "2")
    table.put("queen/1", "2.hand")
    table.wait(1.6)
    assert table.ledger[-2:] == ["take 5", "bind queen"]


def test_a_set_that_is_laid_out_is_seen_whole():
    deal = [text if text != "fill orange" else "fill wheat" for text in SOBEK_DEAL]
    takes = ("take 1", "take 2", "take 3", "take 4", "take 5", "take 6")
    table = Table("sobek", at_places(SOBEK_PLACES), *deal, *takes, options=HIDDEN_BACK)
    table.lies = {station: [] for station in table.lies}
    table.lies["1.hand"] = ["wheat-start/1", "fish-start/1", "wheat/1", "wheat-1/1", "wheat/3"]
    table.lies["2.hand"] = ["fish-start/2", "cattle-start/1", "ebony/1", "fish-1/1", "ivory/1"]
    table.lies.update({"dock-7": ["fish/1"], "dock-8": ["wheat-1/2"], "dock-9": ["wheat/2"]})
    table.wait(1.0)
    for tag in ("wheat-start/1", "wheat/1", "wheat-1/1"):
        table.put(tag, "1")
    table.wait(1.6)
    assert table.ledger[-1] == "lay wheat wheat-1 wheat wheat-start"


def test_two_cards_exchanged_are_put_back_by_two_moves():
    table = sobek()
    table.put("ivory/1", "dock-7")
    table.put("fish/1", "dock-6")
    table.wait(6.5)
    assert set(table.told(Said.WRONG)[0].moves) == {
        Move("ivory", "dock-7", "dock-6"),
        Move("fish", "dock-6", "dock-7"),
    }
    assert table.ledger[-1] == "start 1"


def test_equal_cards_may_stand_for_each_other():
    table = sobek()
    table.put("wheat-1/1", "dock-8")
    table.put("wheat-1/2", "dock-3")
    table.wait(6.0)
    assert table.saw and not table.told(Said.WRONG) and table.referee.difference() == {}


def test_a_table_that_stands_as_before_offers_to_take_back():
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.put("ebony/1", "2.hand")
    table.wait(1.6)
    table.put("ebony/1", "dock-2")
    table.put("wheat/1", "dock-1")
    table.wait(1.6)
    earlier = table.told(Said.EARLIER)[0]
    assert earlier.frame == len(SOBEK_DEAL)
    table.referee.take_back_to(earlier.frame)
    assert table.ledger[-1] == "start 1" and table.referee.gate is None
    table.put("ebony/1", "1.hand")
    table.put("wheat/1", "1")
    table.wait(1.6)
    assert table.ledger[-1] == "take 2"


def test_after_an_undo_the_gate_stays_shut_until_the_table_agrees():
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.referee.take_back()
    gate = table.referee.gate
    assert gate.kind is GateKind.PUT_BACK
    assert [(move.piece, move.end) for move in gate.left] == [("wheat", "dock-1")]
    table.put("wheat/1", "dock-1")
    table.wait(1.6)
    assert table.referee.gate is None and table.told(Said.OPENED)


def test_what_somebody_only_holds_in_the_hand_has_not_been_put_back():
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.referee.take_back()
    table.put("wheat/1", "")
    table.wait(3.0)
    assert [move.end for move in table.referee.gate.left] == ["dock-1"]
    table.put("wheat/1", "2.hand")
    table.wait(3.0)
    assert [move.end for move in table.referee.gate.left] == ["dock-1"], "it lies at a wrong place"
    table.put("wheat/1", "dock-1")
    table.wait(1.6)
    assert table.referee.gate is None


def test_what_a_bot_does_is_an_instruction_until_the_table_agrees():
    table = sobek(controllers=("greedy", "human"))
    table.session.submit_text("take 1", seat=0)
    gate = table.referee.gate
    assert gate.kind is GateKind.INSTRUCTION and gate.moves == (Move("wheat", "dock-1", "1.hand"),)
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    assert table.referee.gate is None
    table.put("ebony/1", "2.hand")
    table.wait(1.6)
    assert table.ledger[-1] == "take 2"


def test_play_goes_on_with_a_reader_lost_and_asks_nothing_when_it_is_back():
    table = sobek()
    table.referee.lost("1.hand", table.now_s)
    gone = table.lies.pop("1.hand")
    table.referee.point(Ref("dock", "1"))
    table.put("wheat/1", "")
    table.wait(2.0)
    assert table.ledger[-1] == "take 1"
    table.lies["1.hand"] = [*gone, "wheat/1"]
    table.referee.found("1.hand", table.now_s)
    table.wait(6.0)
    assert table.referee.difference() == {} and not table.told(Said.WRONG)


def test_a_piece_at_two_stations_is_no_step():
    table = sobek()
    box = table.referee.cardboard.box
    table.referee.cardboard.box = box.enrol("second", box.tags["wheat/1"])
    table.lies["1.hand"].append("second")
    table.wait(4.0)
    assert not table.told(Said.CONFLICT)  # it may be on its way
    table.wait(4.0)
    assert [told.piece for told in table.told(Said.CONFLICT)] == ["wheat/1"]  # once
    assert table.ledger[-1] == "start 1"


def test_a_piece_that_is_heard_where_it_lay_is_on_its_way_till_that_station_has_let_it_go():
    """A piece with two tags, for two sorts of readers: the one that it left is slower than the other."""
    table = sobek()
    box = table.referee.cardboard.box
    table.referee.cardboard.box = box.enrol("second", box.tags["wheat/1"])
    table.lies["1.hand"].append("second")
    table.wait(2.0)
    assert table.ledger[-1] == "start 1"
    (dock,) = (station for station, tags in table.lies.items() if "wheat/1" in tags)
    table.lies[dock].remove("wheat/1")
    table.wait(2.0)
    assert table.ledger[-1] == "take 1" and not table.told(Said.CONFLICT)


def test_which_of_two_equal_cards_was_taken_is_asked_where_the_docks_are_not_seen():
    """Wheat lies on docks 1 and 3; who takes the second passes over the first, which may follow later."""
    deal = tuple("fill wheat" if number == 10 else text for number, text in enumerate(SOBEK_DEAL))
    table = sobek(deal=deal, moved={"wheat-1/1": "", "wheat/3": "dock-3"})
    for dock in range(1, 10):
        table.referee.lost(f"dock-{dock}", table.now_s)
        del table.lies[f"dock-{dock}"]
    table.lies["1.hand"].append("wheat/3")
    table.wait(2.0)
    assert table.ledger[-1] == "start 1" and len(table.told(Said.ASKED)) == 1
    table.referee.point(Ref("dock", "3"))
    assert table.ledger[-1] == "take 3"


def test_a_card_that_is_heard_at_two_stations_is_waited_for():
    """Three of four cards of a set lie there, which would be a set as well; the fourth is on its way."""
    deal = tuple("fill wheat" if step == "fill orange" else step for step in SOBEK_DEAL)
    ann = dict.fromkeys(("wheat/1", "wheat-1/1", "wheat/3"), "1.hand")
    bo = dict.fromkeys(("ebony/1", "fish-1/1", "ivory/1"), "2.hand")
    takes = [f"take {dock}" for dock in range(1, 7)]
    table = sobek(*takes, deal=deal, moved={"queen/1": "", **ann, **bo})
    for card in ("wheat-start/1", "wheat/1", "wheat-1/1"):
        table.put(card, "1")
    table.lies["1"].append("wheat/3")
    table.wait(2.5)
    assert table.ledger[-1] == "take 6"
    table.lies["1.hand"].remove("wheat/3")
    table.wait(2.0)
    assert table.ledger[-1] == "lay wheat wheat-1 wheat wheat wheat-start"


def test_a_tag_that_two_stations_go_on_reading_is_no_step():
    """Two tags with one number: the card on its dock, and something else in Ann's hand."""
    table = sobek()
    table.lies["1.hand"].append("wheat/1")
    table.wait(6.0)
    assert table.ledger[-1] == "start 1" and [one.tag for one in table.told(Said.CONFLICT)] == ["wheat/1"]


# ---------------------------------------------------------------------------------------- Riverboat


def harvest():
    layout = at_places(("boats-shown", "1.", "2."), pad=False)
    table = Table("riverboat", layout, record=HARVEST_POSITION)
    tableau = table.referee.chronicle.now
    for station in table.lies:
        for piece, count in (
            (spot.piece, count) for spot, count in tableau.counts.items() if spot.station == station
        ):
            first = 3 if piece.startswith("boat") and station == "boats-shown" else 1 if station == "1" else 4
            first = {"phase": 1, "mat": 1, "tile": 1, "card": 1, "barn": 1, "well": 2}.get(
                piece.partition("-")[0], first
            )
            table.lies[station] += [f"{piece}/{first + n}" for n in range(count)]
    table.wait(1.0)
    assert table.referee.difference() == {}
    table.saw.clear()
    return table


def test_a_boat_in_the_harbor_was_taken_and_its_crop_is_asked():
    table = harvest()
    table.put("boat-B1/3", "1")
    table.wait(1.6)
    assert table.ledger == [] and table.told(Said.ASKED)
    table.referee.point(Ref("crop", "W"))
    assert table.ledger == ["boat B1 W"]


def test_a_boat_in_the_wrong_harbor_is_no_step():
    """It is Ada's turn; a boat in Bo's harbor is not taken for his, as if she had passed."""
    table = harvest()
    table.put("boat-B2b/3", "2")
    table.wait(6.5)
    assert table.ledger == [] and table.told(Said.WRONG)[0].moves == (Move("boat-B2b", "2", "boats-shown"),)


def test_the_program_is_right_ticks_off_what_is_put_right():
    table = harvest()
    table.put("boat-B1/3", "2")
    table.put("boat-B4/3", "")
    table.wait(6.5)
    table.referee.program_is_right()
    assert len(table.referee.gate.left) == 2
    table.put("boat-B1/3", "boats-shown")
    table.wait(1.6)
    assert [move.piece for move in table.referee.gate.left] == ["boat-B4"]
    table.put("boat-B4/3", "boats-shown")
    table.wait(1.6)
    assert table.referee.gate is None


def test_the_table_is_right_becomes_a_position():
    table = harvest()
    table.put("boat-B1/3", "")
    table.wait(6.5)
    position = table.referee.table_is_right()
    assert position.inventory.at("boats-shown").get("boat-B1", 0) == 0
    assert position.inventory.at("boats-stack")["boat-B1"] == 4


def test_a_table_that_cannot_be_is_named():
    table = harvest()
    table.put("mat-1/1", "")
    table.wait(6.5)
    with pytest.raises(DataError):
        table.referee.table_is_right()


def test_after_a_redo_the_gate_stays_shut_until_the_table_agrees():
    """The put-back wheat is taken once more: half done nothing, whole the gate opens, and no step is new."""
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.referee.take_back()
    table.put("wheat/1", "dock-1")
    table.wait(1.6)
    assert table.referee.gate is None
    table.referee.redo()
    length = len(table.ledger)
    gate = table.referee.gate
    assert gate is not None and gate.kind is GateKind.AGAIN
    assert [(move.piece, move.start, move.end) for move in gate.left] == [("wheat", "dock-1", "1.hand")]
    table.wait(6.0)
    assert table.referee.gate == gate and not table.told(Said.EARLIER) and not table.told(Said.WRONG)
    table.put("wheat/1", "")
    table.wait(3.0)
    assert table.referee.gate is not None, "it is in somebody's hand"
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    assert table.referee.gate is None and table.referee.difference() == {}
    assert len(table.ledger) == length and table.ledger[-1] == "take 1"


def test_a_redo_that_is_waived_leaves_a_table_that_stands_as_before():
    table = sobek()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.referee.take_back()
    table.put("wheat/1", "dock-1")
    table.wait(1.6)
    table.referee.redo()
    table.referee.confirm()
    table.wait(6.0)
    assert table.told(Said.EARLIER)[0].frame == len(SOBEK_DEAL) and table.ledger[-1] == "take 1"
