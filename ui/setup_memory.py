"""The last setups of the new-game dialog, one of each game, as texts in the record's own words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.core.errors import DataError
from engine.core.savefile import parse_record, write_header
from engine.core.setup import SeatSetup, Setup
from ui.services import Services

_LAST: Final = "new-game"


class SetupMemory:
    """Keeps them where the application remembers things, without seeds, with names as they were typed."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def keep(self, setup: Setup, typed: tuple[SeatSetup, ...]) -> None:
        """Remember a setup as the last one of its game, and of all."""
        text = write_header(replace(setup, seats=typed, seed=0))
        for name in (_LAST, _name(setup.game)):
            self._services.remember(name, text)

    def last_game(self) -> str:
        """The game that was set up last, empty where there is none."""
        last = self._read(_LAST)
        return last.game if last else ""

    def last_setup(self, game_id: str) -> Setup | None:
        """The last setup of a game; None where there is none, or what was kept is damaged."""
        for name in (_name(game_id), _LAST):
            setup = self._read(name)
            if setup is not None and setup.game == game_id:
                return setup
        return None

    def _read(self, name: str) -> Setup | None:
        text = self._services.remembered(name)
        try:
            return parse_record(text).setup if text else None
        except DataError:
            return None


def _name(game_id: str) -> str:
    return f"{_LAST}-{game_id}"
