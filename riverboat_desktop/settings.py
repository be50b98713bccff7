"""What the program remembers between two starts, as one JSON file; a damaged one is kept aside."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Final

from engine.session.view import Staging
from ui.preferences import (
    ANIMATIONS,
    LANGUAGES,
    PACES,
    PACES_OF_SPEECH,
    SCALES,
    SPEECHES,
    THEMES,
    VOLUMES,
    Preferences,
)

_LOG: Final = logging.getLogger(__name__)
_MOST_BYTES: Final = 1024 * 1024
_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("system", *(name for name, _ in LANGUAGES)),
    "theme": THEMES,
    "animation": ANIMATIONS,
    "pace": PACES,
    "staging": tuple(Staging),
    "speech": SPEECHES,
    "speech_pace": PACES_OF_SPEECH,
}
_VOLUMES: Final = ("receipts", "speech_volume")


class Settings:
    """Preferences and remembered texts of one file. Every change is written at once.

    `damaged` is where an unreadable file was kept, or None. A folder that cannot be written to is logged,
    and the program goes on with what it has in memory.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self.damaged: Path | None = None
        kept = self._read()
        self.preferences = preferences_from(kept.get("preferences"))
        remembered = kept.get("remembered")
        self._remembered = {
            name: text
            for name, text in (remembered.items() if isinstance(remembered, dict) else ())
            if isinstance(text, str)
        }

    def set_preferences(self, preferences: Preferences) -> None:
        """Keep what a person set."""
        self.preferences = preferences
        self._write()

    def remembered(self, name: str) -> str:
        """What was kept under the name, or an empty text."""
        return self._remembered.get(name, "")

    def remember(self, name: str, text: str) -> None:
        """Keep a text under a name."""
        if self._remembered.get(name) != text:
            self._remembered[name] = text
            self._write()

    def _read(self) -> dict[str, object]:
        try:
            if self._file.stat().st_size > _MOST_BYTES:
                raise ValueError("the file is far too large")
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            if not isinstance(kept, dict):
                raise ValueError("the file holds no settings")
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            self._keep_aside(error)
            return {}
        return kept

    def _keep_aside(self, error: Exception) -> None:
        aside = self._file.with_name(self._file.name + ".damaged")
        _LOG.warning("settings in %s cannot be read (%s); kept as %s", self._file, error, aside.name)
        try:
            os.replace(self._file, aside)
            self.damaged = aside
        except OSError as refused:
            _LOG.warning("the damaged settings could not be moved: %s", refused)

    def _write(self) -> None:
        kept = {"preferences": asdict(self.preferences), "remembered": self._remembered}
        fresh = self._file.with_name(self._file.name + ".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            os.replace(fresh, self._file)
        except OSError as error:
            _LOG.warning("settings cannot be written to %s: %s", self._file, error)


def preferences_from(kept: object) -> Preferences:
    """Preferences from what a file held; whatever is missing or makes no sense is at its default."""
    usual = Preferences()
    if not isinstance(kept, dict):
        return usual
    sound = {field.name: kept[field.name] for field in fields(Preferences) if _is_sound(field.name, kept)}
    return Preferences(**{**asdict(usual), **sound})


def _is_sound(name: str, kept: Mapping[str, object]) -> bool:
    value = kept.get(name)
    if name in _WORDS:
        return value in _WORDS[name]
    if name == "scale":
        return type(value) is int and SCALES[0] <= value <= SCALES[-1]
    if name in _VOLUMES:
        return type(value) is int and VOLUMES[0] <= value <= VOLUMES[-1]
    return isinstance(value, bool)
