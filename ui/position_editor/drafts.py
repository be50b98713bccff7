"""Positions that are being laid out, one of each game, kept where the application remembers things."""

from __future__ import annotations

from typing import Final

from engine.core.errors import DataError
from engine.core.savefile import parse_record, write_record
from ui.position_editor.situation import Situation, situation_of
from ui.services import Services

_NAME: Final = "position-draft-{game}"


class Drafts:
    """Nothing is lost when the editor is closed, or the program ends."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def kept(self, game: str) -> Situation | None:
        """The draft of a game; None where there is none, or it is damaged."""
        text = self._services.remembered(_NAME.format(game=game))
        try:
            record = parse_record(text) if text else None
        except DataError:
            return None
        if record is None or record.setup.game != game:
            return None
        return situation_of(record.setup, record.position)

    def keep(self, situation: Situation) -> None:
        """Remember a draft as it stands."""
        self._services.remember(_NAME.format(game=situation.setup.game), write_record(situation.record))

    def forget(self, game: str) -> None:
        """The draft is played, or not wanted."""
        self._services.remember(_NAME.format(game=game), "")
