"""A bot's move is carried out in parts, in any order, and wrongly: the list follows what is seen."""

from typing import Any

from engine.companion.receipts import GateKind, Said
from engine.companion.referee import Referee
from engine.companion.repair import Move
from tests.engine.companion.table_cases import sobek

WHEAT = Move("wheat", "dock-1", "1.corruption")
EBONY = Move("ebony", "dock-2", "1.corruption")
TAKEN = Move("wheat-1", "dock-3", "1.hand")


def after_the_bot() -> Any:
    """Ann, a bot, takes the wheat with a scarab on dock 3 and passes over docks 1 and 2."""
    table = sobek(controllers=("greedy", "human"))
    table.session.submit_text("take 3", seat=0)
    assert set(table.referee.gate.moves) == {WHEAT, EBONY, TAKEN}
    return table


def test_each_part_is_ticked_off_as_it_is_seen_in_any_order():
    table = after_the_bot()
    table.put("wheat-1/1", "1.hand")
    table.wait(1.6)
    assert set(table.referee.gate.left) == {WHEAT, EBONY}
    table.put("ebony/1", "1")
    table.wait(1.6)
    assert table.referee.gate.left == (WHEAT,)
    table.put("wheat/1", "1")
    table.wait(1.6)
    assert table.referee.gate is None


def test_a_piece_that_was_moved_by_mistake_is_named_after_four_seconds_and_ticked_off_when_it_is_back():
    """The ivory of dock 6 goes to the hand in place of the wheat of dock 3."""
    table = after_the_bot()
    table.put("wheat/1", "1")
    table.put("ebony/1", "1")
    table.put("ivory/1", "1.hand")
    table.wait(3.0)
    assert table.referee.gate.left == (TAKEN,)
    table.wait(2.0)
    assert table.referee.gate.kind is GateKind.INSTRUCTION
    assert table.referee.gate.left == (TAKEN, Move("ivory", "1.hand", "dock-6"))
    told = len(table.told(Said.GATE))
    table.wait(6.0)
    assert len(table.told(Said.GATE)) == told, "it is said once"
    table.put("wheat-1/1", "1.hand")
    table.wait(1.6)
    assert table.referee.gate.left == (Move("ivory", "1.hand", "dock-6"),)
    table.put("ivory/1", "dock-6")
    table.wait(1.6)
    assert table.referee.gate is None and table.ledger[-1] == "take 3"
    assert not table.told(Said.WRONG)


def test_what_was_moved_by_mistake_before_the_list_of_an_undo_is_named_as_well():
    table = after_the_bot()
    for tag, place in (("wheat/1", "1"), ("ebony/1", "1"), ("wheat-1/1", "1.hand")):
        table.put(tag, place)
    table.wait(1.6)
    assert not table.referee.gate
    table.referee.take_back_to(table.session.length - 1)
    table.put("fish/1", "2.hand")
    table.wait(5.0)
    gate = table.referee.gate
    assert gate.kind is GateKind.PUT_BACK
    assert sorted((move.piece, move.end) for move in gate.left) == [
        ("ebony", "dock-2"),
        ("fish", "dock-7"),
        ("wheat", "dock-1"),
        ("wheat-1", "dock-3"),
    ]


def test_a_referee_made_anew_has_the_same_list_with_what_is_done_and_what_was_moved_by_mistake():
    """The program ends and is started again: wheat is done, the ivory still lies where it should not."""
    table = after_the_bot()
    table.put("wheat/1", "1")
    table.put("ivory/1", "1.hand")
    table.wait(6.0)
    before = table.referee
    table.saw.clear()
    table.referee = Referee(table.session, before.cardboard.layout, before.cardboard.box, resumed=True)
    before.retire()
    gate = table.referee.gate
    assert gate.kind is GateKind.INSTRUCTION
    assert gate.left == before.gate.left
    assert set(gate.left) == {EBONY, TAKEN, Move("ivory", "1.hand", "dock-6")}
    for tag, place in (("ivory/1", "dock-6"), ("ebony/1", "1"), ("wheat-1/1", "1.hand")):
        table.put(tag, place)
    table.wait(3.0)
    assert table.referee.gate is None
