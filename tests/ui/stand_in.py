"""An application that only remembers what the window asked of it, for tests of single screens."""

from __future__ import annotations

import tempfile
from pathlib import Path

from engine.core.errors import Sentence
from engine.core.rulebook import Rulebook
from engine.core.savefile import Record
from engine.core.setup import Setup
from riverboat_desktop import position_files
from riverboat_desktop.edition_shelf import WindowShelf
from riverboat_desktop.pad_files import PadShelf
from riverboat_desktop.reader_desk import ReaderDesk
from riverboat_desktop.reader_keeper import ReaderKeeper
from riverboat_desktop.rule_texts import rule_text
from riverboat_desktop.settings import Settings
from riverboat_desktop.tag_shelf import WindowTagShelf
from ui.labels.order import LabelMaker
from ui.preferences import Preferences
from ui.score_pad.shelf import Shelf
from ui.services import DamagedGame, SavedGame, ServiceError
from ui.speech import Voice

FRESH_SEED = 77


class StandIn:
    """`Services` without a program behind it."""

    def __init__(self, preferences: Preferences | None = None) -> None:
        self.preferences = preferences or Preferences(language="en", theme="light")
        self.language = "en"
        self.texts: dict[str, str] = {}
        self.started: list[Setup] = []
        self.modes: list[str] = []
        self.records: list[Record] = []
        settings = Settings(Path(tempfile.gettempdir(), "no-such-folder", "settings.json"))
        self._voice = Voice()
        self._readers = ReaderDesk(settings, ReaderKeeper(settings))

    @property
    def reader_desk(self) -> ReaderDesk:
        return self._readers

    @property
    def voice(self) -> Voice:
        return self._voice

    def set_preferences(self, preferences: Preferences) -> None:
        self.preferences = preferences

    def remembered(self, name: str) -> str:
        return self.texts.get(name, "")

    def remember(self, name: str, text: str) -> None:
        self.texts[name] = text

    def saves_folder(self) -> str:
        return ""

    def step_bot(self) -> None: ...

    def bot_names(self) -> tuple[str, ...]:
        return ("random", "greedy")

    def fresh_seed(self) -> int:
        return FRESH_SEED

    def rulebook(self, game: str, language: str) -> Rulebook:
        return rule_text(game, language)

    def start_game(self, setup: Setup, mode: str = "digital") -> None:
        self.started.append(setup)
        self.modes.append(mode)

    def table_boxes(self, game: str) -> tuple[tuple[str, str], ...]:
        return ()

    def rematch(self) -> None: ...

    def open_record(self, path: str) -> None: ...

    def start_position(self, record: Record) -> None:
        self.records.append(record)

    def read_position(self, path: str) -> Record:
        return position_files.read_position(Path(path))

    def write_position(self, path: str, record: Record) -> None:
        position_files.write_position(Path(path), record)

    def save_record(self, path: str) -> None: ...

    def share_game(self, path: str) -> None: ...

    def close_game(self) -> None: ...

    def resumable(self) -> tuple[SavedGame | DamagedGame, ...]:
        return ()

    def resume(self, saved: SavedGame) -> None: ...

    def discard(self, saved: SavedGame | DamagedGame) -> None: ...

    def restore(self, saved: SavedGame | DamagedGame) -> None: ...

    def score_pads(self) -> Shelf:
        return PadShelf()

    def labels(self) -> LabelMaker:
        raise ServiceError(Sentence("no labels here"))

    @property
    def box_shelf(self) -> WindowShelf:
        return WindowShelf()

    @property
    def tag_shelf(self) -> WindowTagShelf:
        return WindowTagShelf()

    def quit(self) -> None: ...
