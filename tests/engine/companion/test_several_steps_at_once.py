"""The table is several steps ahead: they are played if nothing else fits, and asked where something does."""

from engine.companion.receipts import Said
from engine.companion.stations import at_places
from engine.core.component import Ref, word
from tests.engine.companion.table_cases import (
    ONE_AMULET_LEFT,
    SOBEK_DEAL,
    SOBEK_PLACES,
    TWO_SETS_IN_HAND,
    laid_out,
    sobek,
)

TAKES = ("take 1", "take 2", "take 3", "take 4", "take 5", "bind queen", "take 6", "take 7", "take 8")
IN_HANDS = {
    "wheat/1": "1.hand", "wheat-1/1": "1.hand", "queen/1": "1.hand", "fish/1": "1.hand",
    "ebony/1": "2.hand", "fish-1/1": "2.hand", "ivory/1": "2.hand", "wheat-1/2": "2.hand",
}  # fmt: skip
"""After `TAKES` only dock 9 has a card, wheat, and Ann is on turn; then the docks are filled, 9 first."""


def last_round(record):
    return laid_out("sobek", at_places(SOBEK_PLACES), record)


# --------------------------------------------------------------- a dock that is filled again at once


def test_an_equal_card_lies_already_where_the_first_was_taken():
    table = sobek(*TAKES, moved=IN_HANDS)
    table.put("wheat/2", "1.hand")
    table.put("wheat/3", "dock-9")
    table.wait(2.0)
    assert table.ledger[-2:] == ["take 9", "fill wheat"]
    assert len(table.told(Said.ACCEPTED)) == 1


def test_an_equal_card_that_rests_on_its_dock_was_not_taken():
    """A third wheat comes to the hand, nobody knows from where: the one on the dock is the old one."""
    table = sobek(*TAKES, moved=IN_HANDS)
    table.put("wheat/3", "1.hand")
    table.wait(6.5)
    assert table.ledger[-1] == "take 8"
    assert [(move.piece, move.start) for move in table.told(Said.WRONG)[0].moves] == [("wheat", "1.hand")]


def test_another_card_lies_already_face_down_where_one_was_taken():
    """The queen was face down on dock 9; Ann has her in her hand, and the thief lies face down there."""
    deal = tuple({4: "fill orange", 8: "fill wheat"}.get(n, text) for n, text in enumerate(SOBEK_DEAL))
    takes = [text for text in TAKES if text != "bind queen"]
    hands = {**IN_HANDS, "queen/1": "dock-9", "wheat/2": "1.hand"}
    table = sobek(*takes, moved=hands, deal=deal)
    table.put("queen/1", "1.hand")
    table.put("thief/1", "dock-9")
    table.wait(2.0)
    assert table.ledger[-3:] == ["take 9", "bind queen", "fill orange"]


# ----------------------------------------------------------------------- a card that went on at once


def test_a_card_was_taken_and_laid_with_others_before_anybody_looked():
    table = last_round(ONE_AMULET_LEFT)
    table.move("amulet", 1, "dock-9", "1")
    table.move("fish-1", 2, "1.hand", "1")
    table.wait(2.0)
    assert table.ledger == ["take 9", "lay fish fish-1 fish-1 amulet"]
    assert len(table.told(Said.ACCEPTED)) == 1


def test_a_card_that_only_left_its_dock_is_not_taken_by_the_word_for_another():
    """The cards of a set lie there and somebody says `lay`, but the card from the dock has not arrived."""
    table = last_round(ONE_AMULET_LEFT)
    table.move("amulet", 1, "dock-9", "discards")
    table.move("fish-1", 2, "1.hand", "1")
    table.wait(6.5)
    table.referee.point(word("lay"))
    assert table.ledger == [] and table.told(Said.WRONG)


# ------------------------------------------------------------------------- two sets that lie together


def two_sets():
    table = last_round(TWO_SETS_IN_HAND)
    for piece, count in (("fish-1", 2), ("amulet", 1), ("cattle-1", 1), ("cattle", 1), ("scribe-cattle", 1)):
        table.move(piece, count, "1.hand", "1")
    table.wait(2.0)
    return table


def test_which_of_two_sets_came_first_is_asked():
    table = two_sets()
    assert table.ledger == [] and len(table.told(Said.ASKED)) == 1


def test_a_good_that_is_pointed_at_takes_only_the_cards_that_leave_a_way_for_the_rest():
    """With the amulet among the cattle the fish that lie there would be no set."""
    table = two_sets()
    table.referee.point(Ref("good", "cattle"))
    table.wait(1.0)
    assert table.ledger == ["lay cattle cattle-1 cattle scribe-cattle", "lay fish fish-1 fish-1 amulet"]


def test_a_set_that_is_pointed_at_while_its_cards_are_still_read_in_the_hand_is_known_when_they_are_not():
    """The scribe would go with the cattle, too, but stays in the hand."""
    table = last_round(TWO_SETS_IN_HAND)
    laid = [tag for tag in table.lies["1.hand"] if tag.partition("/")[0] in ("cattle-1", "cattle", "amulet")]
    table.lies["1"] += laid
    table.wait(0.5)
    table.referee.point(Ref("good", "cattle"))
    assert table.ledger == [] and table.told(Said.ASKED)
    for tag in laid:
        table.lies["1.hand"].remove(tag)
    table.wait(2.0)
    assert table.ledger == ["lay cattle cattle-1 cattle amulet"]


def test_a_word_does_not_choose_among_sets_when_none_accounts_for_what_is_seen():
    """A card of Bo's lies among Ann's, so no set of hers is all that is seen: it is asked which was meant."""
    table = last_round(TWO_SETS_IN_HAND)
    table.move("cattle-1", 1, "1.hand", "1")
    table.move("cattle", 1, "2.hand", "1")
    table.move("amulet", 1, "1.hand", "1")
    table.wait(6.5)
    table.referee.point(word("lay"))
    assert table.ledger == [] and table.told(Said.ASKED)


# ------------------------------------------------------------------------- cards that lay face down

DOCKS = (
    "wheat/2", "wheat-1/2", "fish/1", "ivory/1", "wheat/1", "fish-1/1", "queen/1", "ebony/1",
    "scribe-cattle/1",
)  # fmt: skip
"""From dock 9 to dock 1."""


def filled_before_their_eyes():
    """The scribe was seen on dock 1 and the queen on dock 3, both face down; Ann is on turn."""
    table = sobek(deal=SOBEK_DEAL[:4], moved=dict.fromkeys((*DOCKS, "wheat-1/1"), ""))
    for dock, tag in zip(range(9, 0, -1), DOCKS, strict=True):
        table.put(tag, f"dock-{dock}")
        table.wait(0.8)
    table.referee.say("start 1")
    table.wait(1.0)
    assert table.ledger[-5:] == ["fill fish-1", "fill orange", "fill ebony", "fill orange", "start 1"]
    table.saw.clear()
    return table


def test_faces_that_are_known_are_entered_as_the_cards_lay_not_as_they_arrive():
    """The scribe still lies on dock 1 when the queen has arrived."""
    table = filled_before_their_eyes()
    for tag, station in (("fish-1/1", "1.hand"), ("queen/1", "1"), ("ebony/1", "1")):
        table.put(tag, station)
    table.wait(2.0)
    assert table.ledger[-3:] == ["take 4", "bind scribe-cattle", "bind queen"]


def test_which_of_two_known_faces_comes_first_is_not_asked():
    table = filled_before_their_eyes()
    for tag, station in (
        ("fish-1/1", "1.hand"),
        ("queen/1", "1"),
        ("ebony/1", "1"),
        ("scribe-cattle/1", "1"),
    ):
        table.put(tag, station)
    table.wait(2.0)
    assert table.ledger[-3:] == ["take 4", "bind scribe-cattle", "bind queen"]
    assert not table.told(Said.ASKED)


def test_two_docks_were_filled_and_a_face_down_card_taken_from_them_before_anybody_looked():
    """Bo passes over the ebony on dock 1. What the face-down card is counts as no step of its own."""
    refill = ("marble", "marble-2", "ivory-3", "cattle-1", "fish", "fish-1", "ebony-2")
    lie = {
        f"{piece}/{3 if piece.startswith('fish') else 2}": f"dock-{9 - n}" for n, piece in enumerate(refill)
    }
    fills = tuple(f"fill {piece}" for piece in refill)
    table = sobek(*TAKES, "take 9", *fills, moved={**IN_HANDS, "wheat/2": "1.hand", **lie})
    table.put("thief/1", "2.hand")
    table.put("ebony-2/1", "2")
    table.wait(2.0)
    assert table.ledger[-4:] == ["fill orange", "fill ebony-2", "take 2", "bind thief"]
