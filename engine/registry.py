"""The one place that names all games, and the one that reads their built-in data files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pkgutil import get_data
from typing import Any, Final

from engine.core.errors import DataError, Problem, Sentence
from engine.core.game import Game
from engine.core.pad import Pad

AnyGame = Game[Any, Any, Any]


def _riverboat() -> AnyGame:
    from engine.riverboat.rules import Riverboat

    return Riverboat(editions("riverboat"))


def _sobek() -> AnyGame:
    from engine.sobek.rules import Sobek

    return Sobek(editions("sobek"))


def _riverboat_pad() -> Pad:
    from engine.riverboat.pad import RiverboatPad
    from engine.riverboat.rules import Riverboat

    return RiverboatPad(Riverboat(editions("riverboat")))


def _sobek_pad() -> Pad:
    from engine.sobek.pad import SobekPad
    from engine.sobek.rules import Sobek

    return SobekPad(Sobek(editions("sobek")))


_BUILT_IN: Final = {"riverboat": ("standard",), "sobek": ("standard",)}
_GAMES: Final[dict[str, Callable[[], AnyGame]]] = {"riverboat": _riverboat, "sobek": _sobek}
_PADS: Final[dict[str, Callable[[], Pad]]] = {"riverboat": _riverboat_pad, "sobek": _sobek_pad}


def editions(game: str) -> dict[str, str]:
    """The texts of a game's built-in editions by id; the first is the default.

    `pkgutil` instead of `importlib.resources`, which brings in `tempfile`, `random` and 8 MB.
    """
    texts = {}
    for name in _BUILT_IN[game]:
        data = get_data(f"engine.{game}", f"data/{name}.json")
        assert data is not None
        texts[name] = data.decode("utf-8")
    return texts


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


@cache
def game(game_id: str) -> AnyGame:
    """The rules of a game, made once. Raises `DataError` for an unknown id."""
    if game_id not in _GAMES:
        raise DataError((Problem("game", unknown_game(game_id)),))
    return _GAMES[game_id]()


@cache
def pad(game_id: str) -> Pad:
    """The score pad of a game, made once. Raises `DataError` for an unknown id."""
    if game_id not in _PADS:
        raise DataError((Problem("game", unknown_game(game_id)),))
    return _PADS[game_id]()


def unknown_game(game_id: str) -> Sentence:
    """What is said of an id that no game has."""
    known = ", ".join(_GAMES)
    return Sentence("unknown game {game!r}; there are: {known}", game=game_id, known=known)
