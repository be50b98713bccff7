"""The journal: the lines of every change, one after another, are the session's own record."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import Rng
from engine.core.errors import IllegalStep
from engine.core.ledger import Digest
from engine.core.savefile import parse_record, write_header
from engine.session.loading import load
from engine.session.session import Session
from engine.session.view import Staging
from tests.contract.plays import GAMES, setup_of
from tests.engine.toy_table import do, state_text, toy

DEEDS = ("step", "step", "step", "proceed", "undo", "redo", "reset", "back", "hand over", "hand back")


class Journaled:
    """A session and the text that a journal of it would have now."""

    def __init__(self, session):
        self.session = session
        self.text = write_header(session.setup, mode=session.mode)
        session.subscribe(self.hear)
        session.start()

    def hear(self, change):
        assert all("\n" not in line for line in change.journal)
        self.text += "".join(line + "\n" for line in change.journal)

    def is_sound(self):
        """The journal read back has the ledger and the state of the session."""
        read = parse_record(self.text, journal=True)
        assert read.torn == ""
        assert entries(read) == entries(self.session.record())
        again = load(self.session.game, read)
        assert state_text(again) == state_text(self.session)
        assert again.controllers == self.session.controllers
        assert entries(again.record()) == entries(read)


def entries(record):
    """The ledger without line numbers and without the check that a record adds at its end."""
    found = [replace(entry, number=0) for entry in record.entries]
    while found and isinstance(found[-1], Digest):
        found.pop()
    return found


def do_something(session, deed, rng):
    if deed == "step" and not session.waiting and not session.over:
        legal = session.legal()
        session.submit(legal[rng.below(len(legal))])
    elif deed == "proceed":
        session.proceed()
    elif deed == "undo":
        session.undo(consented=True)
    elif deed == "redo":
        session.redo()
    elif deed == "reset":
        session.reset_turn()
    elif deed == "back":
        session.back_to(max(0, session.length - 1 - rng.below(9)), consented=True)
    elif deed.startswith("hand"):
        session.set_controller(rng.below(2), "greedy" if deed == "hand over" else "human")


@pytest.mark.parametrize("staging", list(Staging))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_done_the_journal_is_the_record(game, staging):
    @settings(max_examples=15)
    @given(deeds=st.lists(st.sampled_from(DEEDS), min_size=20, max_size=90), seed=st.integers(0, 10**6))
    def holds(deeds, seed):
        rng = Rng(seed)
        journaled = Journaled(Session(GAMES[game], setup_of(GAMES[game], 3, seed), staging=staging))
        for number, deed in enumerate(deeds):
            try:
                do_something(journaled.session, deed, rng)
            except IllegalStep as error:
                assert error.reason.key in ("nothing-to-undo", "nothing-to-redo")
            if number % 15 == 0:
                journaled.is_sound()
        journaled.is_sound()

    holds()


def test_the_lines_are_those_of_the_record_format():
    session = toy()
    lines: list[Any] = []
    session.subscribe(lambda change: lines.append(change.journal))
    do(session, "lay 1", "lay 5")
    session.undo(consented=True)
    session.undo()
    session.set_controller(1, "greedy")
    assert lines == [
        ("1 lay 1 ; only=1",),
        ("2 lay 5 ; only=2",),
        ("undo 1 consented",),
        ("undo 1",),
        ("controller 2 greedy",),
    ]


def test_a_torn_last_line_is_dropped_and_reported():
    journaled = Journaled(toy())
    do(journaled.session, "lay 1")
    whole = state_text(journaled.session)
    header = write_header(journaled.session.setup)
    before = "".join(f"* {text}\n" for text in ("drawn 1", "drawn 3", "drawn 2", "drawn 4", "drawn 6"))
    text = header + before + "* drawn 5\n* fill 2\n* fill 2\n1 lay 1\n2 la"
    read = parse_record(text, journal=True)
    assert read.torn == "2 la"
    assert state_text(load(journaled.session.game, read)) == whole
