"""Finds the keys that a game adds at the table, by the game's id; there is no list of games here."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from engine.core.component import Ref


class GameKeys(Protocol):
    """`ui.<game>.keys`: keys beside those that every table has."""

    def title(self) -> str:
        """The game's name, over its keys."""

    def letter(self, word: str) -> str:
        """The letter that presses a word of the prompt, or ''."""

    def word(self, letter: str) -> str:
        """The word that a letter presses, or ''."""

    def digit(self, number: int) -> Ref | None:
        """What a digit points at, or None where digits press the buttons of the prompt."""

    def rows(self) -> tuple[tuple[str, str], ...]:
        """Each key with what it does, for the overview."""


def keys_of(game: str) -> GameKeys:
    """The keys of a game."""
    return cast(GameKeys, import_module(f"ui.{game}.keys"))
