"""Which games the window has a table for; it is found by the game's id, so there is no list of games here.

The rules of a game may be there before its table is; commands that draw nothing play it even so. Needs no Qt.
"""

from __future__ import annotations

from importlib.util import find_spec

from engine.core.errors import Sentence
from engine.registry import game_ids


def has_table(game: str) -> bool:
    """Whether there is a module `ui.<game>.scene`. It is not imported."""
    return find_spec(f"ui.{game}") is not None and find_spec(f"ui.{game}.scene") is not None


def games_with_table() -> tuple[str, ...]:
    """The ids of the games that the window can show; there is at least one."""
    return tuple(filter(has_table, game_ids()))


def no_table(game: str) -> Sentence:
    """What is said when somebody wants to see a game without a table."""
    return Sentence(
        "This program has no table for {game} yet; the commands simulate and verify work.", game=game
    )
