"""Pairs of games that one viewer cannot tell apart: as records that differ in all that is hidden from him."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.core.chance import Rng
from engine.core.game import PUBLIC
from engine.core.savefile import Position, Record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from tests.engine.sobek.table import play, position

RULES = game("sobek")
PEOPLE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=7)
ALONE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bot", "greedy")), seed=7)
ANN, BO = 0, 1
Twins = Callable[[Path], list[Path]]
"""Writes the two records into a folder."""


@cache
def situation(setup: Setup, seat: int = ANN) -> Session:
    """The seat is on turn with a full hand; a good lies open first in the queue, which is long enough.

    To be looked at only: whoever asks again gets the same.
    """
    session = Session(RULES, setup)
    session.start()
    rng = Rng(2)
    for _ in range(400):
        docks = session.view().observation
        if session.length > 40 and session.view().prompt.seat == seat and len(docks.queue) > 5:
            try:
                session.reached()
            except ValueError:
                pass
            else:
                if docks.docks[docks.queue[0]] in session.view(PUBLIC).observation.docks[:9]:
                    return session
        legal = session.legal()
        session.submit(legal[rng.below(len(legal))])
    raise AssertionError("no such situation came up")


def dealt_anew(setup: Setup, viewer: int, *, seat: int = ANN) -> Twins:
    """From the middle of a play; everything hidden, the seed included, is another in the second."""

    def write(folder: Path) -> list[Path]:
        seen = situation(setup, seat).view(viewer).observation
        records = []
        for luck in (1, 2):
            state = RULES.determinise(setup, seen, Rng(luck))
            assert RULES.observe(state, viewer) == seen
            there = Position(RULES.inventory(state), tuple(RULES.turn(state).items()))
            records.append(Record(replace(setup, seed=luck), position=there))
        return _written(records, folder)

    return write


def told_otherwise(one: str, other: str, steps: str, names: tuple[str, str]) -> Twins:
    """From two positions by the same steps; in them `{0}`, `{1}`, … stand for what is hidden.

    `names` has what that is in the first record and in the second, parted by commas.
    """

    def write(folder: Path) -> list[Path]:
        records = []
        for luck, (text, pieces) in enumerate(zip((one, other), names, strict=True), start=1):
            session = position(text)
            play(session, *(line.strip() for line in steps.format(*pieces.split(", ")).strip().splitlines()))
            record = session.record()
            records.append(replace(record, mode="digital", setup=replace(record.setup, seed=luck)))
        return _written(records, folder)

    return write


def _written(records: list[Record], folder: Path) -> list[Path]:
    """Under one name, in folders of their own, so that the name tells nothing."""
    files = []
    for number, record in enumerate(records):
        files.append(folder / str(number) / "game.rbt")
        files[-1].parent.mkdir()
        files[-1].write_text(write_record(record), encoding="utf-8")
    assert files[0].read_bytes() != files[1].read_bytes()
    return files


# --- what only Bo has learned ---------------------------------------------------------------

_BEFORE = """
    turn 2
    face-down 2 3
    at 1.hand: fish-1, cattle-1
    at dock-1: fish
    at dock-4: cattle-1
    at dock-5: wheat
    at dock-6: fish
"""
BO_HAS_LOOKED = told_otherwise(
    f"{_BEFORE}    at 2.hand: wheat-1 x3, ivory-3 x2, marble\n    at 2.corruption: ebony",
    f"{_BEFORE}    at 2.hand: wheat-1 x3, marble-2, ebony-2, ebony\n    at 2.corruption: ivory",
    """
    take 3
    bind {0}
    bind {1}
    take 4
    lay wheat wheat-1 wheat-1 wheat-1
    token {2}
    token {3}
    token {4}
    token {5}
    token flood
    pick flood
    take 5
    """,
    (
        "vizir, thief, curse, guild-A, deceit, flood",
        "queen, merchant, guild-B, prosperity, guild-A, embalming",
    ),
)
"""Bo took a character and passed one over, looked at the event tokens, and holds what Ann never saw."""

_LAYING = "phase laying\nat 2.hand: fish-1, cattle-1, cattle\n"
ANN_HAS_LAID = told_otherwise(
    f"{_LAYING}at 1.hand: ivory-3 x3, wheat\nat 1.corruption: marble-2, marble x2, ebony",
    f"{_LAYING}at 1.hand: marble-2, marble x2, ebony\nat 1.corruption: ivory-3 x3, wheat",
    """
    lay {0}
    done
    """,
    ("ivory ivory-3 ivory-3 ivory-3", "marble marble-2 marble marble"),
)
"""At the end of the round Ann has laid a set face down, and Bo is to lay."""
