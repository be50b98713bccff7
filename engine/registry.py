"""The one place that names all games, and the one that reads their built-in data files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from engine.core.errors import DataError, Problem
from engine.core.game import Game

AnyGame = Game[Any, Any, Any]


def _riverboat() -> AnyGame:
    from engine.riverboat.rules import Riverboat

    return Riverboat(_editions("riverboat"))


_GAMES: Final[dict[str, Callable[[], AnyGame]]] = {"riverboat": _riverboat}


def _editions(game: str) -> dict[str, str]:
    folder = files("engine").joinpath(game, "data")
    return {
        item.name.removesuffix(".json"): item.read_text(encoding="utf-8")
        for item in sorted(folder.iterdir(), key=lambda item: item.name)
        if item.name.endswith(".json")
    }


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


@cache
def game(game_id: str) -> AnyGame:
    """The rules of a game, made once. Raises `DataError` for an unknown id."""
    if game_id not in _GAMES:
        raise DataError((Problem("game", f"unknown game {game_id!r}; there are: {', '.join(_GAMES)}"),))
    return _GAMES[game_id]()
