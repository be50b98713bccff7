"""A program that plays at a table, to be killed: session, journal and referee in a process of their own.

It is told what readers say and what people do, with the time, and answers how things stand. It can be told to
die in the middle of its next write.
"""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from io import FileIO
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from engine.companion.catalogue import Box
from engine.companion.receipts import Gate, Receipt
from engine.companion.referee import Referee
from engine.companion.stations import Layout
from engine.core.savefile import live_lines
from engine.core.setup import Setup
from engine.registry import game, game_ids
from engine.session.session import Session
from riverboat_desktop import autosave

BEFORE: Final = -1
"""Die just before a write …"""
AFTER: Final = -2
"""… just after all of it has reached the disk; any other number: after so many bytes of it."""
MOST_ASKED: Final = 60
_READY: Final = [game(name) for name in game_ids()]
"""Looked up here, so that each new process finds them loaded."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand. `texts` is the ledger, `told` what was said since the last answer."""

    texts: tuple[str, ...]
    gate: Gate | None
    asked: tuple[Any, ...]
    wrong: bool
    differs: bool
    told: tuple[Receipt, ...]


class Trap:
    """Ends this process in the middle of a write, once it is set."""

    at: int | None = None

    def spring(self, file: FileIO, text: bytes) -> int:
        """Write as much as is wanted, and die if it is set."""
        if self.at is None:
            return FileIO.write(file, text)
        count = len(text) if self.at == AFTER else max(0, self.at) % len(text)
        FileIO.write(file, text[:count])
        os.fsync(file.fileno())
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("this process is dead")


TRAP: Final = Trap()


class _File(FileIO):
    def write(self, text: Any, /) -> int:
        return TRAP.spring(self, bytes(text))


def serve(line: Connection, folder: Path, setup: Setup, layout: Layout, box: Box) -> None:
    """Go on with the game that was left in the folder, or begin one; then do what is said, until killed."""
    setattr(autosave, "FileIO", _File)  # noqa: B010 - a type checker rightly wants nobody to do that
    left = autosave.journals(folder)
    assert all(isinstance(item, autosave.JournalInfo) for item in left), left
    path = left[0].path if left else None
    session = autosave.resume(path) if path else Session(game(setup.game), setup, mode="table")
    told: list[Receipt] = []
    journal = autosave.Journal(session, folder, path=path)
    referee = Referee(session, layout, box, tell=told.append, resumed=path is not None)
    session.start()
    assert not journal.problem
    line.send(_standing(session, referee, told))
    while True:
        for name, *given in line.recv():
            _do(session, referee, name, given)
        line.send(_standing(session, referee, told))


def _do(session: Session, referee: Referee, name: str, given: list[Any]) -> None:
    match name:
        case "die":
            (TRAP.at,) = given
        case "bot":
            session.submit_text(given[0], seat=given[1])
        case _:
            getattr(referee, name)(*given)


def _standing(session: Session, referee: Referee, told: list[Receipt]) -> Standing:
    new = tuple(told)
    told.clear()
    return Standing(
        tuple(line.text for line in live_lines(session._book.entries)),
        referee.gate,
        tuple(islice(referee.gesture.asked, MOST_ASKED)),
        referee.gate is None and bool(referee.act().moves),
        bool(referee.difference()),
        new,
    )
