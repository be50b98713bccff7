"""One pad for all: what is shown to it, what has to be pointed at beside, and what it refuses."""

import pytest

from engine.companion.catalogue import Instance
from engine.companion.receipts import GateKind, Said, Task
from engine.companion.referee import Referee
from engine.companion.stations import shared_pad
from engine.core.component import Ref, word
from engine.core.errors import IllegalStep
from engine.core.savefile import live_lines, parse_record, write_record
from engine.session.amending import plan_amend
from engine.session.loading import load
from tests.engine.companion.table_cases import HARVEST_POSITION, HIDDEN_BACK, SOBEK_DEAL, Table

TOY_DEAL = ("drawn 1", "drawn 3", "drawn 2", "drawn 4", "drawn 6", "drawn 5", "fill 2", "fill 2")
"""Ann holds 1 2 6, Bo 3 4 5, the row is 2 2."""


ON_DOCKS = (
    "wheat/1", "wheat-1/1", "fish/1", "ivory/1", "queen/1", "fish-1/1", "wheat-1/2", "ebony/1", "wheat/2",
)  # fmt: skip
"""From dock 9 to dock 1; the queen lies face down."""


def docks_shown():
    """Sobek's table when the cards of all docks have been shown."""
    table = Table("sobek", shared_pad(), *SOBEK_DEAL[:4], options=HIDDEN_BACK)
    for card in ON_DOCKS:
        table.show(card)
    return table


def harvest(*steps):
    return Table("riverboat", shared_pad(), *steps, record=HARVEST_POSITION)


# ------------------------------------------------------------------------------------------ the toy


def test_what_chance_brings_is_shown():
    table = Table("toy", shared_pad(), *TOY_DEAL[:-1])
    assert table.referee.act().task is Task.REVEAL and table.referee.act().prompt.key == "fill"
    table.show("card-5/1")
    assert table.ledger[-1] == "fill 5"
    assert table.said() == ["seen", "accepted"]


def test_the_toy_is_played_by_showing():
    table = Table("toy", shared_pad(), *TOY_DEAL)
    table.show("card-6/1")
    table.show("card-3/1")
    assert table.ledger[len(TOY_DEAL) :] == ["lay 6", "lay 3"]


# ---------------------------------------------------------------------------------------- Riverboat


def test_a_tile_that_fills_a_space_is_shown_and_means_nothing_again():
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    table.show("tile-T/1")
    assert table.ledger[-1] == "fill T"
    table.show("tile-T/1")
    assert len(table.ledger) == 4
    refusal = table.told(Said.REFUSED)[0]
    assert refusal.piece == "tile-T" and refusal.lies_at == "display-1"
    table.show("tile-T/2")
    assert table.ledger[3:] == ["fill T", "fill T"]


def test_a_card_where_a_tile_is_due_is_refused_with_reason_and_what_is_due():
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    table.show("card-4/1")
    refusal = table.told(Said.REFUSED)[0]
    assert refusal.reason is not None and refusal.expected is not None
    assert refusal.piece == "card-4" and refusal.reason.rule.startswith("RB-")
    assert refusal.expected.key == "fill-tile" and dict(refusal.expected.args)["space"] == 1
    assert len(table.ledger) == 3


def test_a_boat_is_asked_about_only_where_two_crops_can_load_it():
    """Ada's workers stand on turnips and on wheat: a boat for one worker can be loaded with either."""
    table = harvest()
    table.show("boat-B3a/1")
    assert table.ledger == ["boat B3a T"], "three workers stand only on turnips"
    table = harvest()
    table.show("boat-B1/3")
    assert table.ledger == [] and table.said() == ["seen", "asked"]
    assert Ref("crop", "W") in table.referee.act().refs
    table.referee.point(Ref("field", "b2", 0))
    assert table.ledger == ["boat B1 W"]


def test_a_coin_is_said_before_the_boat_is_taken_from_its_stack():
    table = harvest()
    table.referee.point(word("coin"))
    table.show("boat-B3a/1")
    assert table.ledger == ["boat B3a T coin"]


def test_a_coin_that_is_said_after_the_boat_was_shown_leaves_the_crop_to_be_asked():
    """Three fields of turnips and one of wheat can load a boat for one; neither is meant more."""
    table = harvest()
    table.show("boat-B1/3")
    table.referee.point(word("coin"))
    assert table.ledger == [] and table.said() == ["seen", "asked", "asked"]
    table.referee.point(Ref("crop", "T"))
    assert table.ledger == ["boat B1 T coin"]


def test_a_boat_that_was_taken_cannot_be_taken_again():
    table = harvest("boat B3a T", "boat B2b P")
    table.show("boat-B1/1")
    table.referee.point(Ref("crop", "W"))
    assert table.ledger[2:] == ["boat B1 W"]
    table.show("boat-B1/1")
    assert len(table.ledger) == 3 and table.told(Said.REFUSED)[-1].lies_at == "1.recess-3"


def test_a_card_is_pointed_at_by_showing_it():
    """A surveyor has no tag; that it comes on card 9 is said by showing the card where it lies."""
    steps = ("boat B3a T", "boat B2b P", "boat B1 W", "card 12", "card 9", "bonus coin", "survey a2")
    table = harvest(*steps)
    table.show("card-9/1")
    assert table.ledger[-1] == "survey card 9"


# -------------------------------------------------------------------------------------------- Sobek


def test_a_card_shown_from_its_dock_is_taken_and_those_before_it_pass():
    table = docks_shown()
    assert table.ledger[4:] == list(SOBEK_DEAL[4:13]), "the face-down queen is entered by its back alone"
    table.referee.point(Ref("seat", "1"))
    table.show("wheat-1/2")
    assert table.ledger[-1] == "take 3", "two docks show it, but this one lay on the third"


def test_a_card_that_was_face_down_is_known_by_its_tag_when_it_is_taken():
    table = docks_shown()
    table.referee.point(Ref("seat", "1"))
    table.show("wheat/2")
    table.show("queen/1")
    assert table.ledger[-3:] == ["take 1", "take 5", "bind queen"]


def test_a_card_in_a_hand_is_not_the_next_one_that_comes_face_down():
    """SK-2.1.1: the last dock was taken, so new cards come; shown by mistake once more, the queen is none."""
    table = docks_shown()
    table.referee.point(Ref("seat", "1"))
    for card in ("wheat/2", "queen/1", "wheat/1"):
        table.show(card)
    assert table.ledger[-3:] == ["take 5", "bind queen", "take 9"]
    table.show("queen/1")
    assert table.ledger[-1] == "take 9"
    assert table.told(Said.REFUSED)[-1].lies_at == "2.hand"
    table.show("thief/1")
    assert table.ledger[-1] == "fill orange"
    table.referee.take_back()
    table.referee.confirm()
    table.show("thief/1")
    assert table.ledger[-1] == "fill orange", "it was taken back, and comes once more"


def test_a_card_that_is_passed_over_face_down_goes_under_the_tile():
    table = docks_shown()
    table.referee.point(Ref("seat", "1"))
    for card in ("wheat/2", "ebony/1", "ivory/1"):
        table.show(card)
    assert table.ledger[-4:] == ["take 1", "take 2", "take 6", "bind queen"]
    inventory = table.game.inventory(table.session.fork()._timeline.now.state)
    assert inventory.at("1.corruption") == {"wheat-1": 1, "fish-1": 1, "queen": 1}


def four_wheat():
    """Ann has wheat-start, wheat, wheat-1, wheat and a fish; it is her turn."""
    deal = list(SOBEK_DEAL)
    deal[deal.index("fill orange")] = "fill wheat"
    takes = ("take 1", "take 2", "take 3", "take 4", "take 5", "take 6")
    return Table("sobek", shared_pad(), *deal, *takes, options=HIDDEN_BACK)


def test_a_set_is_shown_card_by_card_and_closed_by_a_word():
    """Three of the four are shown: a fourth might follow, until the word is said."""
    table = four_wheat()
    for card in ("wheat-start/1", "wheat/1", "wheat-1/1"):
        table.show(card)
        assert table.ledger[-1] == "take 6" and table.said() == ["seen", "asked"]
    table.referee.point(word("lay"))
    assert table.ledger[-1] == "lay wheat wheat-1 wheat wheat-start"


def test_the_word_may_come_first_and_is_said_again_when_all_is_shown():
    table = four_wheat()
    table.referee.point(word("lay"))
    for card in ("wheat-start/1", "wheat/1", "wheat-1/1"):
        table.show(card)
    assert table.ledger[-1] == "take 6", "the fourth may still come"
    table.referee.point(word("lay"))
    assert table.ledger[-1] == "lay wheat wheat-1 wheat wheat-start"


def test_a_set_is_pointed_at_without_a_reader():
    table = four_wheat()
    table.referee.lost("pad", table.now_s)
    for name in ("wheat-start", "wheat", "wheat-1"):
        table.referee.point(Ref("card", name))
    assert table.ledger[-1] == "take 6"
    table.referee.point(word("lay"))
    assert table.ledger[-1] == "lay wheat wheat-1 wheat wheat-start"


def test_when_all_that_can_be_laid_is_shown_no_word_is_needed():
    table = four_wheat()
    for card in ("wheat-start/1", "wheat/1", "wheat-1/1", "wheat/2"):
        table.show(card)
    assert table.ledger[-1] == "lay wheat wheat-1 wheat wheat wheat-start"


def test_one_card_is_no_set_even_if_only_one_set_has_it():
    """After Ann has three wheat and nothing else to lay, showing one of them lays nothing yet."""
    takes = ("take 1", "take 2", "take 3", "take 4")
    table = Table("sobek", shared_pad(), *SOBEK_DEAL, *takes, options=HIDDEN_BACK)
    table.show("wheat-1/1")
    assert table.ledger[-1] == "take 4" and table.said() == ["seen", "asked"]


def test_who_may_not_know_is_not_told():
    table = Table("sobek", shared_pad(), options=HIDDEN_BACK)
    table.show("fish-start/1")
    seen, accepted = table.saw
    assert seen.said is Said.SEEN and not seen.told(-1) and not seen.told(1)
    assert table.game.see(accepted.steps[0], 1) != accepted.steps[0]
    table.show("queen/1")
    refused = table.told(Said.REFUSED)[0]
    assert refused.told(1) and not refused.told(0) and not refused.told(-1), "the second card is Bo's"


# --------------------------------------------------------------------------------------- everywhere


def test_an_unknown_tag_is_offered_for_enrolment_and_a_retired_one_is_told():
    table = Table("toy", shared_pad(), *TOY_DEAL)
    table.show("stranger")
    assert table.told(Said.UNKNOWN_TAG)[0].tag == "stranger"
    box = table.referee.cardboard.box
    table.referee.cardboard.box = box.retire(box.tags["card-6/1"])
    table.show("card-6/1")
    assert table.told(Said.RETIRED_TAG) and len(table.ledger) == len(TOY_DEAL)


def test_without_a_reader_the_same_is_pointed_at_and_typed():
    table = Table("toy", shared_pad(), *TOY_DEAL[:-1])
    table.referee.lost("pad", 1.0)
    table.referee.point(Ref("card", "4"))
    table.referee.say("lay 6")
    assert table.ledger[-2:] == ["fill 4", "lay 6"]


def test_a_step_has_notes_of_its_pieces_reader_and_time():
    table = Table("toy", shared_pad(), *TOY_DEAL[:-1])
    table.referee._clerk._stamp = lambda: "19:30"
    table.show("card-4/2")
    line = live_lines(table.session.record().entries)[-1]
    assert dict(line.notes) == {"pieces": "card-4/2", "when": "19:30", "reader": "pad"}


def test_a_referee_made_anew_knows_where_everything_lies():
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    for tag in ("tile-T/1", "tile-W/3"):
        table.show(tag)
    again = Referee(table.session, shared_pad(), table.referee.cardboard.box)
    assert again.chronicle.whereabouts == table.referee.chronicle.whereabouts
    tile, other = Instance("tile-T", 1), Instance("tile-W", 3)
    assert again.chronicle.whereabouts.places == {tile: "display-1", other: "display-2"}


@pytest.mark.parametrize("key", ["take_back", "take_back_to"])
def test_one_key_takes_the_last_scan_back_and_lists_what_to_put_back(key):
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    table.show("tile-T/1")
    if key == "take_back":
        table.referee.take_back()
    else:
        table.referee.take_back_to(3)
    assert table.ledger == ["mat 1", "mat 2", "start 1"]
    act = table.referee.act()
    assert act.task is Task.MOVE and [(m.piece, m.start, m.end) for m in act.moves] == [
        ("tile-T", "display-1", "stack")
    ]
    table.show("card-4/1")
    assert len(table.ledger) == 3, "the gate is shut"
    table.referee.confirm()
    table.show("tile-T/1")
    assert table.ledger[3:] == ["fill T"]


def test_after_a_crash_only_the_last_step_is_asked_about():
    """Two tiles were laid and a third was just shown when the power went: only that one may lie elsewhere."""
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    for tag in ("tile-T/1", "tile-W/3", "tile-T/2"):
        table.show(tag)
    session = load(table.game, parse_record(write_record(table.session.record())))
    again = Referee(session, shared_pad(), table.referee.cardboard.box, resumed=True)
    assert again.chronicle.whereabouts == table.referee.chronicle.whereabouts
    gate = again.gate
    assert gate is not None and gate.kind is GateKind.RESUMED
    assert [(move.piece, move.end) for move in gate.left] == [("tile-T", "display-3")]
    again.confirm()
    again.read("pad", "tile-C/1", 1.0)
    assert live_lines(session.record().entries)[-1].text == "fill C"


def test_a_correction_keeps_what_follows_and_lists_what_to_move():
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    for tag in ("tile-T/1", "tile-W/3"):
        table.show(tag)
    table.referee.amend(plan_amend(table.session, 4, drop=1, texts=("fill K",)))
    assert table.ledger[3:] == ["fill K", "fill W"]
    gate = table.referee.gate
    assert gate is not None and {(move.piece, move.start, move.end) for move in gate.left} == {
        ("tile-K", "stack", "display-1"),
        ("tile-T", "display-1", "stack"),
    }


def test_after_a_redo_the_list_says_what_to_move_again_and_the_gate_is_shut_till_it_is_done():
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    for tag in ("tile-T/1", "tile-W/3"):
        table.show(tag)
    table.referee.take_back()
    table.referee.confirm()
    table.referee.redo()
    gate = table.referee.gate
    assert gate is not None and gate.kind is GateKind.AGAIN
    assert [(move.piece, move.start, move.end) for move in gate.left] == [("tile-W", "stack", "display-2")]
    table.show("tile-C/1")
    assert table.ledger[3:] == ["fill T", "fill W"], "the gate is shut"
    table.show("tile-W/3")
    assert table.referee.gate is None, "it was shown when it was laid"
    table.show("tile-W/3")
    assert table.ledger[3:] == ["fill T", "fill W"], "that very tile lies there: its notes were kept"
    table.show("tile-C/1")
    assert table.ledger[3:] == ["fill T", "fill W", "fill C"]


def test_a_redo_before_anything_was_put_back_asks_for_nothing():
    table = Table("riverboat", shared_pad(), "mat 1", "mat 2", "start 1")
    table.show("tile-T/1")
    table.referee.take_back()
    table.referee.redo()
    assert table.referee.gate is None and table.ledger[3:] == ["fill T"]


def test_one_redo_does_again_what_one_key_took_back():
    """Two docks were emptied before the one with the face-down card: its face is joined to the taking."""
    table = docks_shown()
    table.referee.point(Ref("seat", "1"))
    for card in ("wheat/2", "queen/1"):
        table.show(card)
    assert table.ledger[-3:] == ["take 1", "take 5", "bind queen"]
    table.referee.take_back()
    assert table.ledger[-1] == "take 1"
    table.referee.confirm()
    table.referee.redo()
    assert table.ledger[-3:] == ["take 1", "take 5", "bind queen"]
    gate = table.referee.gate
    assert gate is not None and gate.kind is GateKind.AGAIN and gate.moves
    with pytest.raises(IllegalStep):
        table.referee.redo()
