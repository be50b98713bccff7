"""Readers at some places and a pad for the rest: what is held to the pad has left, and may not be all yet."""

from engine.companion.receipts import Said
from engine.companion.stations import at_places
from engine.core.component import Ref, word
from tests.engine.companion.table_cases import (
    HARVEST_POSITION,
    HIDDEN_BACK,
    ONE_AMULET_LEFT,
    SOBEK_DEAL,
    Table,
    laid_out,
)

DOCKS = tuple(f"dock-{number}" for number in range(1, 10))
DOCKED = (
    "wheat/2", "ebony/1", "wheat-1/1", "fish-1/1", "queen/1", "ivory/1", "fish/1", "wheat-1/2", "wheat/1",
)  # fmt: skip
"""From dock 1 to dock 9, as `SOBEK_DEAL` has it."""
FISH_IN_HAND = (
    ONE_AMULET_LEFT.replace("at 2.corruption: fish\n", "")
    .replace("amulet x4, queen", "amulet x3, queen")
    .replace("at 1.hand: fish-1 x2, marble", "at 1.hand: fish-1 x2, fish, amulet, marble")
)
"""Ann may lay her two fish-1 with the amulet, with the plain fish, or with both."""
LAST_WHEAT = (
    ONE_AMULET_LEFT.replace("deck 0", "deck 4")
    .replace("wheat-1 x5, ", "")
    .replace("amulet x4", "amulet x5")
    .replace("dock-9: amulet", "dock-9: wheat-1")
)
"""Ann must take the wheat of dock 9; four like it are the deck."""
PLANTING = (
    HARVEST_POSITION.replace("phase harvest\nturn 1\ntaken 0 1", "phase planting\nturn 1")
    .replace("at 1.supply: worker x8", "at 1.d2 1.d3: worker\nat 1.supply: worker x6")
    .replace("at slot-1", "at display-1 display-5: tile-T\nat slot-1")
)
"""Ada plants on d2 or d3, where only workers stand. Turnips lie on spaces 1 and 5 of the supply."""


# --------------------------------------------------------------- cards that are shown one by one


def hand_and_pad():
    return laid_out("sobek", at_places(("1.hand",)), FISH_IN_HAND)


def lift_and_show(table, *tags):
    for tag in tags:
        table.put(tag, "")
        table.show(tag)
        table.wait(1.6)


def test_three_cards_out_of_a_hand_are_no_set_while_a_fourth_may_follow():
    table = hand_and_pad()
    lift_and_show(table, "amulet/1", "fish-1/1", "fish-1/2")
    assert table.ledger == [] and table.saw[-1].said is Said.ASKED
    lift_and_show(table, "fish/1")
    assert table.ledger == ["lay fish fish-1 fish-1 fish amulet"]


def test_a_word_says_that_three_cards_are_all():
    table = hand_and_pad()
    lift_and_show(table, "amulet/1", "fish-1/1", "fish-1/2")
    table.referee.point(word("lay"))
    assert table.ledger == ["lay fish fish-1 fish-1 amulet"]


# ------------------------------------------------------------------ what is held to a pad has left


def test_a_piece_that_is_put_back_where_it_was_taken_is_no_new_card_from_the_deck():
    """Ann takes the wheat of dock 9 and lays it back there. Nobody sees her hand, and the deck has wheat."""
    table = laid_out("sobek", at_places(DOCKS), LAST_WHEAT)
    lift_and_show(table, "wheat-1/1")
    assert table.ledger == ["take 9"] and table.referee.act().prompt.key == "fill-dock"
    table.put("wheat-1/1", "dock-9")
    table.wait(2.0)
    assert table.ledger == ["take 9"]
    table.put("wheat-1/1", "")
    table.put("wheat-1/2", "dock-9")
    table.wait(2.0)
    assert table.ledger == ["take 9", "fill wheat-1"]


def test_a_card_like_the_one_that_was_taken_may_come_before_anybody_has_looked():
    """One antenna hears all docks: the wheat that fills dock 9 is not the one that Ann has still to take."""
    table = laid_out("sobek", at_places(("dock-*",)), LAST_WHEAT)
    table.put("wheat-1/1", "")
    table.show("wheat-1/1")
    table.put("wheat-1/2", "dock")
    table.wait(2.0)
    assert table.ledger == ["take 9", "fill wheat-1"]


def test_a_card_that_was_taken_and_still_lies_there_is_no_new_one():
    table = laid_out("sobek", at_places(("dock-*",)), LAST_WHEAT)
    table.show("wheat-1/1")
    table.wait(2.0)
    assert table.ledger == ["take 9"]


def test_a_card_is_known_by_the_dock_where_it_lay_although_nobody_has_shown_it():
    """Wheat lies at docks 1 and 9. Only the first four can be taken, SK-1.5.1."""
    table = Table("sobek", at_places(DOCKS), *SOBEK_DEAL, options=HIDDEN_BACK)
    for dock, card in zip(DOCKS, DOCKED, strict=True):
        table.put(card, dock)
    table.wait(1.0)
    table.put("wheat/1", "")
    table.show("wheat/1")
    (refused,) = table.told(Said.REFUSED)
    assert (
        refused.reason is not None
        and refused.reason.key == "dock-far"
        and refused.lies_at == "dock-9"
        and table.ledger[-1] == "start 1"
    )
    table.put("wheat/1", "dock-9")
    table.put("wheat/2", "")
    table.show("wheat/2")
    assert table.ledger[-1] == "take 1"


def test_a_tile_held_to_the_pad_has_left_its_space_before_the_reader_there_says_so():
    """A plain `plant` takes from the first space that has such a tile."""
    table = laid_out("riverboat", at_places(("display-1",)), PLANTING)
    table.put("tile-T/1", "")
    table.show("tile-T/1")
    assert table.told(Said.ASKED)
    table.referee.point(Ref("field", "d3", 0))
    assert table.ledger == ["plant T d3"]


# ----------------------------------------------------------- what readers tell after it was clicked


def two_turnips():
    return laid_out("riverboat", at_places(("display-1", "display-5")), PLANTING)


def test_a_click_that_does_not_say_which_of_two_equal_tiles_is_made_good_by_the_readers_below_them():
    table = two_turnips()
    (taken,) = table.lies["display-5"]
    table.referee.say("plant T d3")
    table.put(taken, "")
    table.wait(2.0)
    assert table.ledger == ["plant T d3 space 5"] and table.referee.gate is None
    table.wait(5.0)
    assert not table.told(Said.WRONG) and table.referee.difference() == {}


def test_the_tile_that_was_meant_is_left_as_it_is():
    table = two_turnips()
    (taken,) = table.lies["display-1"]
    table.referee.say("plant T d3")
    table.put(taken, "")
    table.wait(5.0)
    assert table.ledger == ["plant T d3"] and table.referee.difference() == {}


def test_where_both_have_gone_the_table_is_wrong():
    table = two_turnips()
    table.referee.say("plant T d3")
    for station in ("display-1", "display-5"):
        table.put(table.lies[station][0], "")
    table.wait(6.0)
    assert table.ledger == ["plant T d3"] and table.told(Said.WRONG)
