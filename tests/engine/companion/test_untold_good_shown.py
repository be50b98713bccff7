"""A High Priest's good at a table where hidden cards are not told: a card that leaves says which good."""

import pytest

from engine.companion.receipts import Said
from engine.companion.stations import Kind, Layout, Station
from engine.core.component import word
from engine.core.savefile import write_record
from tests.engine.companion.table_cases import laid_out
from tests.engine.companion.test_untold_at_places import asked, move, table
from tests.engine.sobek.table import position

pytestmark = pytest.mark.rule("SK-1.16.24")
PAD = Layout((Station("pad", kind=Kind.REPEATER),))


def at_a_pad(text: str):
    """After a High Priest was played from such a position."""
    record = write_record(position(f"option hidden blank\nat 1.hand: high-priest\n{text}").record())
    one = laid_out("sobek", PAD, record)
    one.referee.say("play high-priest")
    assert asked(one) == "name-good"
    return one


def test_a_card_that_is_shown_names_its_good_and_is_the_first_to_leave():
    one = at_a_pad("corruption-beige 3 0\nat dock-1: wheat")
    one.show("fish-1/1")
    assert one.ledger[1:] == ["name fish", "show fish-1"] and asked(one) == "show-named"
    one.show("fish/1")
    one.referee.point(word("none"))
    assert one.ledger[3:] == ["show fish", "none"] and not one.told(Said.REFUSED)


def test_a_character_names_its_good():
    one = at_a_pad("corruption-orange 1 0\nat dock-1: wheat")
    one.show("thief/1")
    assert one.ledger[1:] == ["name fish", "show thief"] and asked(one) == "action"


def test_a_known_card_leaves_with_the_name_and_is_not_told_again():
    one = at_a_pad("at 1.corruption: fish\ncorruption-beige 1 0\nat dock-1: wheat")
    one.show("fish/1")
    assert one.ledger[1:] == ["name fish"] and asked(one) == "show-named"


@pytest.mark.parametrize("tag", ["amulet/1", "wheat-start/1", "thief/1", "ivory-3/1"])
def test_a_card_that_cannot_lie_there_names_nothing(tag):
    """Amulets are of no good, no green or orange card lies there, and all of this ivory lies open."""
    one = at_a_pad("corruption-beige 2 0\nat 2.ivory: ivory-3 x3\nat dock-1: wheat")
    one.show(tag)
    assert one.ledger[1:] == [] and one.told(Said.REFUSED)


def test_untold_cards_that_are_laid_with_the_discards_name_their_good():
    one = table(
        "at 1.hand: high-priest\ncorruption-beige 3 0\nat dock-1: wheat",
        {"fish-1/1": "1", "fish/2": "1", "ivory/1": "1"},
    )
    one.put("high-priest/1", "discards")
    one.wait(1.6)
    assert asked(one) == "name-good"
    one.put("fish/2", "discards")
    move(one, "fish-1/1", "discards")
    assert one.ledger[1:2] == ["name fish"] and sorted(one.ledger[2:]) == ["show fish", "show fish-1"]
    one.referee.point(word("none"))
    assert one.referee.difference() == {} and not one.told(Said.ASKED)
