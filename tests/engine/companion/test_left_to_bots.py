"""What a bot is to choose nobody chooses for it: not by a piece, not by a word, not by what lies there."""

import pytest

from engine.companion.receipts import GateKind, Said
from engine.companion.stations import shared_pad
from engine.core.component import Ref
from engine.core.errors import IllegalStep
from tests.engine.companion.table_cases import SOBEK_DEAL, Table, sobek

BOT_FIRST = ("greedy", "human")


def test_a_piece_that_is_shown_while_a_bot_is_to_choose_is_refused_and_says_whose_turn_it_is():
    table = Table(
        "sobek", shared_pad(), *SOBEK_DEAL, controllers=BOT_FIRST, options=(("deck-back", "hidden"),)
    )
    table.show("wheat/1")
    (refused,) = table.told(Said.REFUSED)
    assert refused.reason is not None and refused.reason.key == "not-your-turn"
    assert refused.expected is not None and refused.expected.seat == 0
    assert table.ledger[-1] == "start 1"


@pytest.mark.parametrize("way", ["pointed at", "typed", "chosen"])
def test_nothing_that_people_say_is_the_choice_of_a_bot(way):
    table = sobek(controllers=BOT_FIRST)
    if way == "pointed at":
        table.referee.point(Ref("dock", "1"))
        assert [one.reason.key for one in table.told(Said.REFUSED)] == ["not-your-turn"]
    else:
        with pytest.raises(IllegalStep, match="another seat is on turn"):
            table.referee.say("take 1") if way == "typed" else table.referee.choose(table.session.legal()[0])
    assert table.ledger[-1] == "start 1"


def test_what_hands_do_before_the_bot_has_spoken_waits_for_it_and_agrees_when_it_did_just_that():
    table = sobek(controllers=BOT_FIRST)
    table.put("wheat/1", "1.hand")
    table.wait(2.0)
    assert table.ledger[-1] == "start 1" and table.said()[-1] == "in-transit"
    table.session.submit_text("take 1", seat=0)
    assert table.referee.gate.kind is GateKind.INSTRUCTION
    table.wait(1.0)
    assert table.referee.gate is None and table.ledger[-1] == "take 1"


def test_of_two_moves_at_once_only_that_of_the_person_enters():
    """Ann takes dock 1. Dock 2 lies in Bo's hand as well, but Bo is a bot that has not chosen."""
    table = sobek(controllers=("human", "greedy"))
    table.put("wheat/1", "1.hand")
    table.put("ebony/1", "2.hand")
    table.wait(2.0)
    assert table.ledger[-1] == "take 1"
    assert [
        (spot.station, spot.piece, count) for spot, count in sorted(table.referee.difference().items())
    ] == [
        ("2.hand", "ebony", 1),
        ("dock-2", "ebony", -1),
    ]
    table.wait(4.0)
    assert [(move.piece, move.start, move.end) for move in table.told(Said.WRONG)[-1].moves] == [
        ("ebony", "2.hand", "dock-2")
    ]
