"""The bots by name: the one list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots.bot import Bot
from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot
from engine.core.errors import DataError, Problem, Sentence

_BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> tuple[str, ...]:
    """The names by which seats are given to bots, the weakest first."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """The bot of that name. Raises `DataError` for an unknown one."""
    if name not in _BOTS:
        known = ", ".join(_BOTS)
        text = Sentence("unknown bot {name!r}; there are: {known}", name=name, known=known)
        raise DataError((Problem("bot", text),))
    return _BOTS[name]()
