"""Drafts of boxes that are not saved yet, one of each game, kept where the application remembers things."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from ui.own_box.draft import Draft, edition_data, edition_text
from ui.own_box.parts import box_parts_of
from ui.services import Services
from ui.theme import theme

_NAME: Final = "own-box-draft-{game}"


@dataclass(frozen=True, slots=True)
class KeptDraft:
    """A draft: the text of the edition as far as it goes, and the key of the box it will replace, or none."""

    text: str
    key: str = ""

    @property
    def name(self) -> str:
        """The name of the box."""
        return str(edition_data(self.text).get("id", ""))


class Drafts:
    """Nothing that was edited is lost when the editor is closed, or the program ends."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def kept(self, game: str) -> KeptDraft | None:
        """The draft of a game; None where there is none, or it is damaged."""
        kept = self._services.remembered(_NAME.format(game=game))
        try:
            found = json.loads(kept) if kept else None
            if not isinstance(found, dict):
                return None
            text, key = found["text"], found["key"]
            # What the editor reads must be there, whatever is wrong with it.
            if not isinstance(text, str) or not isinstance(key, str) or not _whole(game, text):
                return None
        except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError):
            return None
        return KeptDraft(text, key)

    def keep(self, draft: Draft, key: str) -> None:
        """Remember a draft as it stands."""
        kept = json.dumps({"key": key, "text": edition_text(draft.data)}, ensure_ascii=False)
        self._services.remember(_NAME.format(game=draft.game), kept)

    def forget(self, game: str) -> None:
        """The draft is saved, or not wanted."""
        self._services.remember(_NAME.format(game=game), "")


def _whole(game: str, text: str) -> bool:
    """Whether the text has every section that the built-in edition has, in a form that can be shown.

    Raises what reading the wrong form brings.
    """
    data = json.loads(text)
    if not isinstance(data, dict):
        return False
    look, area = theme("light"), QRectF(0, 0, 900, 600)
    for part in box_parts_of(game).parts(data):
        part.spots(data, area, look)
        part.brushes(data)
        part.sums(data)
    return all(
        name in data and (not isinstance(section, dict) or _holds(data[name]))
        for name, section in Draft(game).data.items()
    )


def _holds(section: object) -> bool:
    return isinstance(section, dict) and {"trust", "value"} <= section.keys()
