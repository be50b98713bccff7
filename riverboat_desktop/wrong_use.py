"""How a command ends when it cannot do what was asked: a sentence and an exit code."""

from __future__ import annotations

from typing import Final

from ui.tables import has_table, no_table

SOUND: Final = 0
UNSOUND: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class CommandFailed(Exception):
    """The command was understood and could not be done; `str` is what a person reads. Exit code 1."""

    code = UNSOUND


class WrongUse(CommandFailed):
    """What was asked makes no sense: an unknown name, a missing file, a number out of range. Exit code 2."""

    code = WRONG_USE


def check_table(game: str) -> None:
    """Raise `WrongUse` where the window could not show the game."""
    if not has_table(game):
        raise WrongUse(no_table(game))
