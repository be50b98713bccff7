"""Texts of records for tests: a header, steps, positions, a game that was played, how they are refused."""

import pytest

from engine.bots.arena import Arena
from engine.bots.names import bot
from engine.core.errors import DataError
from engine.core.savefile import LONGEST_LINE, Record, RecordError, parse_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load

HEADER = """riverboat-desktop record 1
game riverboat
seat 1 human "Ada" mat=1
seat 2 greedy "Bo"
seed 7
"""


def refused(text: str, *, journal: bool = False) -> list[str]:
    """The problems for which a text is refused, each with its place."""
    with pytest.raises(RecordError) as caught:
        record = parse_record(text, journal=journal)
        load(game(record.setup.game), record)
    problems = list(map(str, caught.value.problems))
    assert problems
    assert all(len(problem) < LONGEST_LINE + 200 for problem in problems)
    return problems


def steps(*lines: str) -> str:
    """A record with these lines of steps; the first stands in line 7."""
    return HEADER + "\n".join(["steps", *lines, ""])


def position(*lines: str) -> str:
    """A record with these lines of a position; the first stands in line 7."""
    return HEADER + "\n".join(["position", *lines, "steps", ""])


def played(seed: int = 1, seats: int = 2) -> Record:
    """The record of a whole game between random bots."""
    setup = Setup("riverboat", tuple(SeatSetup(f"S{n}", "random") for n in range(seats)), seed=seed)
    arena = Arena(game("riverboat"), setup, [bot("random")] * seats, recorded=True)
    arena.play()
    return arena.record()


def read_or_refused(text: str):
    """The session of a text, or None if it was refused; any other exception fails the test."""
    try:
        record = parse_record(text)
        return load(game(record.setup.game), record)
    except DataError as error:
        assert error.problems
        return None
