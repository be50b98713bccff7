"""The running program behind the window: settings, look, language, and one game with its journal and bots."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from engine.core.errors import DataError, Sentence
from engine.core.rulebook import Rulebook
from engine.core.savefile import Record
from engine.core.setup import Setup
from riverboat_desktop import paths, position_files
from riverboat_desktop.event_loop import Tasks
from riverboat_desktop.game_keeper import GameKeeper
from riverboat_desktop.reader_desk import ReaderDesk
from riverboat_desktop.reader_keeper import ReaderKeeper
from riverboat_desktop.record_files import write_text_file
from riverboat_desktop.rule_texts import rule_text
from riverboat_desktop.settings import Settings
from riverboat_desktop.system_voice import SystemVoice
from ui.companion.arrangement import Arrangement, arrangement_from, arrangement_name, arrangement_text
from ui.fonts import load_fonts
from ui.language import Translators, chosen_language
from ui.main_window import MainWindow
from ui.notices import keyboard_notice
from ui.panel_stylesheet import panel_stylesheet
from ui.preferences import Preferences
from ui.problem_words import in_words
from ui.services import DamagedGame, SavedGame, ServiceError
from ui.speech import Voice
from ui.stylesheet import stylesheet
from ui.theme import Theme, ThemeName, application_palette, theme

if TYPE_CHECKING:
    from engine.session.session import Session
    from riverboat_desktop.table_recorder import TableRecorder
    from riverboat_desktop.table_service import TableService
    from ui.enrolment.shelf import TagShelf
    from ui.labels.order import LabelMaker
    from ui.own_box.shelf import BoxShelf
    from ui.score_pad.shelf import Shelf

_SEED_BITS: Final = 40
TABLE_LOG: Final = "last-error.table.jsonl"
"""The table log as it was when something went wrong last, in the folder of the journals."""


class Desktop:
    """What the window calls `Services`. Needs the running event loop; `ended` is set when all is put away.

    `language` stands in for the setting until somebody chooses another; it is not kept.
    """

    def __init__(
        self, application: QApplication, settings: Settings, tasks: Tasks, *, language: str = ""
    ) -> None:
        self.ended = asyncio.Event()
        self._application = application
        self._settings = settings
        self._tasks = tasks
        self._closing = False
        self._family = load_fonts()
        self._translators = Translators()
        self._instead = language
        self._show_language()
        self._keeper = GameKeeper(tasks, lambda: self.preferences)
        self.readers = ReaderKeeper(settings)
        self.reader_desk = ReaderDesk(settings, self.readers)
        self.voice: Voice = SystemVoice(lambda: self.language)
        self._look = self._theme()
        self._show_look()
        self.window = MainWindow(self, self._look)
        self.reader_desk.wrong_layout = lambda: self.window.tell(keyboard_notice)
        self._keeper.shown = self.window.show_game
        self._keeper.trouble = self._tell_sentence
        self._keeper.thinking = self.window.show_thinking
        self._keeper.table = self._table
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)

    def open(self) -> None:
        """Show the window with its start screen, and open the readers that were set up."""
        self.window.show()
        self.window.show_start()
        self.reader_desk.begin()
        if self._settings.damaged is not None:
            kept = self._settings.damaged
            self.window.tell_damaged_settings(str(kept))

    # --- look and language ----------------------------------------------------------------------

    def _theme(self) -> Theme:
        preferences = self.preferences
        name: ThemeName = "dark" if preferences.theme == "dark" else "light"
        if preferences.theme == "system":
            dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
            name = "dark" if dark else "light"
        return theme(name, preferences.colour_blind).scaled(preferences.scale)

    def _show_look(self) -> None:
        font = self._application.font()
        font.setFamily(self._family)
        font.setPixelSize(self._look.text_px)
        self._application.setFont(font)
        self._application.setPalette(application_palette(self._look))
        self._application.setStyleSheet(stylesheet(self._look) + panel_stylesheet(self._look))

    def _show_language(self) -> None:
        self._translators.show(chosen_language(self._instead or self.preferences.language))

    def _follow_system(self) -> None:
        if self.preferences.theme == "system":
            self._follow()

    def _follow(self) -> None:
        """Make the window follow the preferences."""
        look = self._theme()
        if look != self._look:
            self._look = look
            self._show_look()
            self.window.set_theme(look)
        self._show_language()
        self._keeper.follow_preferences()
        self.window.follow_preferences()

    @property
    def preferences(self) -> Preferences:
        """What a person set."""
        return self._settings.preferences

    @property
    def language(self) -> str:
        """The language that is shown."""
        return self._translators.language

    def set_preferences(self, preferences: Preferences) -> None:
        """Keep the settings and follow them at once."""
        # Who chooses what is set already means it: something else stands in for it.
        if preferences.language != self.preferences.language or preferences == self.preferences:
            self._instead = ""
        if preferences != self.preferences:
            self._settings.set_preferences(preferences)
        self._follow()

    def remembered(self, name: str) -> str:
        """What was kept under a name."""
        return self._settings.remembered(name)

    def remember(self, name: str, text: str) -> None:
        """Keep a text under a name."""
        self._settings.remember(name, text)

    def rulebook(self, game: str, language: str) -> Rulebook:
        """The numbered rules of a game."""
        return rule_text(game, language)

    # --- games ------------------------------------------------------------------------------------

    def saves_folder(self) -> str:
        """The folder that is offered for saved games."""
        return str(paths.saves_dir())

    def bot_names(self) -> tuple[str, ...]:
        """The bots that can be given a seat."""
        from engine.bots.names import bot_names

        return bot_names()

    def fresh_seed(self) -> int:
        """A seed nobody has seen."""
        return secrets.randbits(_SEED_BITS)

    def step_bot(self) -> None:
        """At the pace `step`: let the bot that waits make its move."""
        self._keeper.step_bot()

    def start_game(self, setup: Setup, mode: str = "digital") -> None:
        """Begin a game and show it, on this screen or (`table`) with real cardboard."""
        try:
            self._keeper.start(setup, mode=mode)
        except DataError as error:
            raise ServiceError(error) from None

    def _table(self, session: Session, resumed: bool, recorder: TableRecorder | None) -> TableService:
        from riverboat_desktop.table_service import TableService

        name = arrangement_name(session.setup.game)
        arrangement = arrangement_from(self.remembered(name))

        def keep(now: Arrangement) -> None:
            self.remember(name, arrangement_text(now))

        return TableService(
            self.reader_desk, arrangement, session, resumed=resumed, keep=keep, recorder=recorder
        )

    def table_boxes(self, game: str) -> tuple[tuple[str, str], ...]:
        """Key and name of every box whose pieces have tags."""
        from riverboat_desktop.table_service import table_boxes

        return table_boxes(game)

    def rematch(self) -> None:
        """The same seats and options again, with other luck."""
        self._keeper.rematch(self.fresh_seed())

    def open_record(self, path: str) -> None:
        """Go on from a saved file, in a journal of its own."""
        self._keeper.open_record(Path(path))

    def start_position(self, record: Record) -> None:
        """Begin a game in the position of a record, and show it."""
        try:
            self._keeper.start_from(record)
        except DataError as error:
            raise ServiceError(error) from None

    def read_position(self, path: str) -> Record:
        """The position of a file."""
        return position_files.read_position(Path(path))

    def write_position(self, path: str, record: Record) -> None:
        """Write a record to a file, sound or not."""
        position_files.write_position(Path(path), record)

    def save_record(self, path: str) -> None:
        """Write the running game to a file."""
        self._keeper.save_record(Path(path))

    def share_game(self, path: str) -> None:
        """Write what everybody may know of the running game to a file, for reading."""
        self._keeper.share_game(Path(path))

    def close_game(self) -> None:
        """Leave the running game."""
        self._keeper.leave()

    def resumable(self) -> tuple[SavedGame | DamagedGame, ...]:
        """The games that were left before their end."""
        return self._keeper.resumable()

    def resume(self, saved: SavedGame) -> None:
        """Go on with one of them."""
        self._keeper.resume(saved)

    def discard(self, saved: SavedGame | DamagedGame) -> None:
        """Take a game off the list."""
        self._keeper.discard(saved)

    def restore(self, saved: SavedGame | DamagedGame) -> None:
        """Put a discarded game back on the list."""
        self._keeper.restore(saved)

    def score_pads(self) -> Shelf:
        """The sheets of the score pad."""
        from riverboat_desktop.pad_files import PadShelf

        return PadShelf()

    def labels(self) -> LabelMaker:
        """What makes labels with codes. Raises `ServiceError` where it cannot be loaded."""
        try:
            from riverboat_desktop.label_maker import Maker
        except ImportError as error:
            reason = str(error)
            said = Sentence(
                "Codes need the package zxing-cpp, which cannot be loaded here: {reason}", reason=reason
            )
            raise ServiceError(said) from None
        return Maker(self._translators)

    @property
    def box_shelf(self) -> BoxShelf:
        """The boxes that people have copied out of their own."""
        from riverboat_desktop.edition_shelf import WindowShelf

        return WindowShelf()

    @property
    def tag_shelf(self) -> TagShelf:
        """The boxes whose pieces have tags."""
        from riverboat_desktop.tag_shelf import WindowTagShelf

        return WindowTagShelf()

    # --- the end --------------------------------------------------------------------------------

    def _tell_sentence(self, sentence: Sentence) -> None:
        if sentence:
            self.window.tell(lambda: in_words(sentence))
        else:
            self.window.notice.hide()

    def tell_crash(self, report: Path) -> None:
        """Say in the window that something went wrong."""
        if not self._closing:
            self.window.tell_crash(str(report))

    def keep_table_log(self) -> None:
        """Write the log of the game at a real table beside its journal, which has everything hidden, too."""
        log = self.reader_desk.table_log
        if log is not None:
            write_text_file(paths.journal_dir() / TABLE_LOG, log())

    def quit(self) -> None:
        """Put everything away, then close the window. A second call changes nothing."""
        if not self._closing:
            self._closing = True
            self._tasks.spawn(self._put_away(), "put away")

    async def _put_away(self) -> None:
        try:
            await asyncio.gather(self._keeper.close(), self.reader_desk.close())
        finally:
            self.voice.close()
            QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._follow_system)
            self.window.allow_close()
            self.window.close()
            self.ended.set()
