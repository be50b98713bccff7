"""A referee made anew for a ledger: the gate comes back, and only what may have changed is asked."""

import pytest

from engine.companion.receipts import GateKind, Said
from engine.companion.referee import Referee
from engine.companion.repair import Move
from engine.companion.resuming import before_last
from engine.companion.stations import at_places, shared_pad
from engine.core.savefile import parse_record, write_record
from engine.session.ahead import step_at
from engine.session.amending import plan_amend
from engine.session.loading import load
from tests.engine.companion.table_cases import (
    HARVEST_POSITION,
    HIDDEN_BACK,
    SOBEK_DEAL,
    Table,
    box_of,
)
from tests.engine.companion.table_cases import sobek as at_readers

BOT = ("greedy", "human")
TYPED = ("mat 1", "mat 2", "start 1")


def anew(table, text=""):
    """The program has been killed and started again; the table stands as it stood."""
    text = text or write_record(table.session.record())
    other = Table.__new__(Table)
    other.__dict__.update(table.__dict__)
    other.session = load(table.game, parse_record(text))
    other.saw = []
    other.referee = Referee(
        other.session,
        table.referee.cardboard.layout,
        box_of(table.game, table.setup),
        tell=other.saw.append,
        resumed=True,
    )
    return other


def moves_of(table):
    gate = table.referee.gate
    return gate and [(move.piece, move.start, move.end) for move in gate.left]


# --- a pad ----------------------------------------------------------------------------------


def test_a_list_of_what_to_put_back_comes_back_as_far_as_it_was_ticked():
    table = Table("riverboat", shared_pad(), *TYPED)
    for tag in ("tile-T/1", "tile-W/1"):
        table.show(tag)
    table.referee.take_back_to(3)
    assert len(moves_of(table)) == 2
    table.show("tile-T/1")
    assert moves_of(table) == [("tile-W", "display-2", "stack")]
    table = anew(table)
    assert table.referee.gate.kind is GateKind.PUT_BACK
    assert moves_of(table) == [("tile-W", "display-2", "stack")]
    table.show("tile-W/1")
    assert table.referee.gate is None
    assert moves_of(anew(table)) is None, "that it was done is known"


def test_two_undos_one_after_the_other_list_what_both_took_back():
    table = Table("riverboat", shared_pad(), *TYPED)
    for tag in ("tile-T/1", "tile-W/1"):
        table.show(tag)
    table.referee.take_back()
    table.referee.take_back()
    assert moves_of(table) == [("tile-T", "display-1", "stack"), ("tile-W", "display-2", "stack")]


def test_of_what_a_bot_did_and_nobody_carried_out_nothing_is_to_be_put_back():
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, controllers=BOT, options=HIDDEN_BACK)
    table.session.submit_text("take 1", seat=0)
    assert moves_of(table) == [("wheat", "dock-1", "1.hand")]
    table.referee.take_back_to(len(SOBEK_DEAL))
    assert moves_of(table) is None


def test_without_a_list_only_what_entered_last_is_asked():
    table = Table("riverboat", shared_pad(), *TYPED)
    for tag in ("tile-T/1", "tile-W/1"):
        table.show(tag)
    table = anew(table)
    assert table.referee.gate.kind is GateKind.RESUMED
    assert moves_of(table) == [("tile-W", "stack", "display-2")]
    again = anew(table)
    assert again.referee.gate == table.referee.gate
    again.referee.confirm()
    assert moves_of(anew(again)) is None, "it was said that it is done"


def test_a_bots_instruction_comes_back_with_its_steps():
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, controllers=BOT, options=HIDDEN_BACK)
    table.session.submit_text("take 1", seat=0)
    gate = table.referee.gate
    assert gate is not None and gate.kind is GateKind.INSTRUCTION
    assert gate.moves == (Move("wheat", "dock-1", "1.hand"),)
    assert anew(table).referee.gate == gate


def test_also_where_the_program_ended_before_it_was_written_down():
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, controllers=BOT, options=HIDDEN_BACK)
    table.session.submit_text("take 1", seat=0)
    gate = table.referee.gate
    table.session._book.keep("")
    assert anew(table).referee.gate == gate


def test_what_is_to_be_moved_for_a_correction_comes_back():
    table = Table("riverboat", shared_pad(), *TYPED)
    for tag in ("tile-T/1", "tile-W/1"):
        table.show(tag)
    table.referee.amend(plan_amend(table.session, 4, drop=1, texts=("fill K",)))
    listed = moves_of(table)
    assert {piece for piece, _, _ in listed} == {"tile-T", "tile-K"}
    assert moves_of(anew(table)) == listed


def test_one_key_takes_back_after_a_new_start_what_entered_at_once():
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, options=HIDDEN_BACK)
    table.show("wheat-1/1")
    before = len(table.ledger)
    table.show("queen/1")
    assert table.ledger[before:] == ["take 5", "bind queen"]
    again = anew(table)
    assert before_last(again.session) == before
    again.referee.confirm()
    again.referee.take_back()
    assert len(again.ledger) == before


def test_outcomes_that_nobody_has_to_tell_are_entered_if_the_program_ended_before():
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, options=HIDDEN_BACK)
    whole = Table("sobek", shared_pad(), *SOBEK_DEAL, options=HIDDEN_BACK)
    for one in (table, whole):
        one.show("wheat-1/1")
        one.show("queen/1")
    followed = [
        frame
        for frame in range(1, whole.session.length + 1)
        if ("joined", "yes") in step_at(whole.session, frame)[2]
    ]
    assert followed, "what the queen is follows from her tag"
    lines = write_record(table.session.record()).splitlines()
    again = anew(table, "\n".join(lines[: lines.index("2 take 5 ; pieces=queen/1 reader=pad") + 1]) + "\n")
    assert again.ledger == whole.ledger[: followed[0] - 1]
    again.referee.confirm()
    again.referee.tick(again.now_s + 1.0)
    assert again.ledger == whole.ledger


# --- readers at the places ------------------------------------------------------------------


def test_what_readers_see_is_not_asked():
    table = at_readers()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table = anew(table)
    assert table.referee.gate is None
    table.wait(6.0)
    assert table.said() == [] or set(table.said()) <= {"seen"}
    table.put("ebony/1", "2.hand")
    table.wait(1.6)
    assert table.ledger[-1] == "take 2"


def test_a_table_that_has_gone_on_meanwhile_is_followed():
    table = at_readers()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.put("ebony/1", "2.hand")
    table = anew(table)
    table.wait(2.0)
    assert table.ledger[-1] == "take 2" and not table.told(Said.WRONG)


def test_half_of_the_readers_explains_nothing_yet():
    """The dock has told that the card is gone, and the hand has not spoken."""
    table = at_readers()
    table.put("wheat/1", "1.hand")
    lies = table.lies
    table = anew(table)
    table.lies = {station: tags for station, tags in lies.items() if station != "1.hand"}
    table.wait(3.5)
    assert not [one for one in table.saw if one.said is not Said.SEEN]
    table.lies = lies
    table.wait(1.0)
    assert table.ledger[-1] == "take 1"


def test_what_follows_from_a_step_may_still_be_done_after_a_new_start():
    """Cards that were passed over lie in the docks yet: they are owed, and nothing is wrong."""
    table = at_readers()
    table.put("wheat-1/1", "1.hand")
    table.wait(1.6)
    assert table.ledger[-1] == "take 3"
    owed = table.referee.act().owed
    assert owed
    table = anew(table)
    table.wait(6.0)
    assert table.referee.act().owed == owed and not table.told(Said.WRONG)


def test_what_was_taken_back_is_not_entered_again_as_long_as_it_lies_there():
    table = at_readers()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.referee.take_back()
    table.wait(6.0)
    assert table.ledger[-1] == "start 1"
    assert moves_of(table) == [("wheat", "1.hand", "dock-1")]
    table = anew(table)
    table.wait(6.0)
    assert table.ledger[-1] == "start 1"
    assert moves_of(table) == [("wheat", "1.hand", "dock-1")]
    table.put("wheat/1", "dock-1")
    table.wait(1.6)
    assert table.referee.gate is None
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    assert table.ledger[-1] == "take 1", "done once more it counts"


def test_whoever_goes_on_otherwise_leaves_by_the_door():
    table = at_readers()
    table.put("wheat/1", "1.hand")
    table.wait(1.6)
    table.referee.take_back()
    table.put("wheat/1", "dock-1")
    table.put("ebony/1", "1.hand")
    table.put("wheat/1", "1")
    table.wait(1.6)
    assert table.ledger[-1] == "take 2" and table.referee.gate is None


def test_what_has_been_put_back_is_ticked_off_while_the_rest_is_not():
    table = at_readers()
    for tag, station in (("wheat/1", "1.hand"), ("ebony/1", "2.hand")):
        table.put(tag, station)
        table.wait(1.6)
    table.referee.take_back_to(len(SOBEK_DEAL))
    assert len(table.referee.gate.left) == 2
    table.put("ebony/1", "dock-2")
    table.wait(1.6)
    assert moves_of(table) == [("wheat", "1.hand", "dock-1")]
    assert len(table.referee.gate.moves) == 2, "the other one stands there ticked"
    assert moves_of(anew(table)) == [("wheat", "1.hand", "dock-1")]


def test_a_list_of_repairs_comes_back_and_is_ticked_off():
    table = Table("riverboat", at_places(("boats-shown", "1.", "2.")), record=HARVEST_POSITION)
    inventory = table.referee.chronicle.now.inventory
    table.lies = {"boats-shown": [], "1": [], "2": []}
    for place, pieces in inventory.places.items():
        station = table.referee.view.layout.sees(place)
        for piece, count in pieces.items() if station else ():
            for _ in range(count if piece in table.referee.view.tagged else 0):
                used = sum(tag.startswith(f"{piece}/") for tags in table.lies.values() for tag in tags)
                table.lies[station].append(f"{piece}/{used + 1}")
    table.wait(2.0)
    assert table.referee.difference() == {}
    boats = [tag for tag in table.lies["boats-shown"] if tag.startswith(("boat-B1/", "boat-B4/"))]
    for boat in boats:
        table.put(boat, "")
    table.wait(6.0)
    table.referee.program_is_right()
    assert len(moves_of(table)) == 2
    table.put(boats[0], "boats-shown")
    table.wait(1.6)
    table = anew(table)
    assert table.referee.gate.kind is GateKind.REPAIR and len(moves_of(table)) == 1
    table.put(boats[1], "boats-shown")
    table.wait(1.6)
    assert table.referee.gate is None


@pytest.mark.parametrize("resumed", [False, True])
def test_a_referee_that_was_replaced_hears_nothing_any_more(resumed):
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, controllers=BOT, options=HIDDEN_BACK)
    old = table.referee
    old.retire()
    again = anew(table) if resumed else table
    again.session.submit_text("take 1", seat=0)
    assert old.gate is None and len(old.chronicle) == len(SOBEK_DEAL) + 1


def test_half_of_a_list_may_look_like_a_step_and_is_none():
    """Both are to be put back; with the wheat where it was, the ebony alone would be Ann's second card."""
    table = at_readers()
    table.put("wheat/1", "2.hand")
    table.put("ebony/1", "1.hand")
    table.wait(6.5)
    assert table.told(Said.WRONG)
    table.referee.program_is_right()
    table.put("wheat/1", "dock-1")
    table.wait(3.0)
    assert table.ledger[-1] == "start 1"
    assert moves_of(table) == [("ebony", "1.hand", "dock-2")]
    table.put("ebony/1", "dock-2")
    table.wait(1.6)
    assert table.ledger[-1] == "start 1" and table.referee.gate is None
