"""The bots by name: the one list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.bots.bot import Bot
from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot
from engine.core.errors import DataError, Problem

_BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> tuple[str, ...]:
    """The names by which seats are given to bots, the weakest first."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """The bot of that name. Raises `DataError` for an unknown one."""
    if name not in _BOTS:
        raise DataError((Problem("bot", f"unknown bot {name!r}; there are: {', '.join(_BOTS)}"),))
    return _BOTS[name]()
