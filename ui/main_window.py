"""The window: start screen, table and final sheet in one stack, docks beside them, menus above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from engine.core.component import Ref
from engine.core.rulebook import Rulebook
from ui.bars import NoticeBar
from ui.dialogs import Dialogs
from ui.focus_walk import walk_in_sight
from ui.menu_state import fill_reports, follow
from ui.menus import Menus
from ui.notices import crash_notice, settings_notice, torn_notice
from ui.preferences import next_scale
from ui.problem_words import in_words
from ui.score_pad.desk import PadDesk
from ui.services import DamagedGame, SavedGame, ServiceError, Services
from ui.session_bridge import SessionBridge
from ui.start_screen import StartScreen
from ui.tables import games_with_table
from ui.theme import Theme
from ui.window_files import WindowFiles
from ui.window_place import place_text, restore_place

if TYPE_CHECKING:
    from ui.docks import Docks
    from ui.final_sheet import FinalSheetPage
    from ui.panels.game_news import GameNews
    from ui.table_page import TablePage

_PLACE: Final = "window-place"
_LAYOUT: Final = "window-docks"
_FULL_SCREEN: Final = Qt.WindowState.WindowFullScreen
_LAST_GAME: Final = "last-game"


class MainWindow(QMainWindow):
    """One window for everything. What it needs for a game is loaded when the first game is shown."""

    def __init__(self, services: Services, theme: Theme) -> None:
        super().__init__()
        self._services = services
        self._theme = theme
        self._page: TablePage | None = None
        self._sheet: FinalSheetPage | None = None
        self._docks: Docks | None = None
        self._news: GameNews | None = None
        self._sheet_behind = False
        self._may_close = False
        self.setWindowTitle("Riverboat Desktop")
        self._dialogs = Dialogs(self, services)
        self._files = WindowFiles(self, services, self._try)
        self.menus = Menus(self)
        self.notice = NoticeBar()
        self.stack = QStackedWidget()
        self._pad = PadDesk(services, self.stack, self)
        self._pad.at_table = lambda: self._page is not None and self._page.beside is not None
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(inside)
        self.start = StartScreen(theme, self._games()[0])
        self.stack.addWidget(self.start)
        self._connect()
        self.set_theme(theme)
        restore_place(self, services.remembered(_PLACE))
        self._follow()

    def _connect(self) -> None:
        self.menus.connect_to(
            {
                "new": self.ask_new_game,
                "open": self._files.ask_open,
                "save": self.ask_save_file,
                "share": lambda: self._files.ask_share(self._bridge.session.setup),
                "rematch": self._rematch,
                "close": self._close_game,
                "quit": lambda: self.close(),
                "sheet": self.show_sheet,
                "score_pad": self.show_score_pad,
                "undo": lambda: (self._pad.shown or self._bridge).undo(),
                "redo": lambda: (self._pad.shown or self._bridge).redo(),
                "reset_turn": lambda: self._bridge.reset_turn(),
                "hide_hand": lambda: self._bridge.hide(),
                "next_bot": self._services.step_bot,
                "zoom_in": lambda: self._zoom(1),
                "zoom_out": lambda: self._zoom(-1),
                "zoom_reset": lambda: self._zoom(0),
                "full_screen": lambda: self.setWindowState(self.windowState() ^ _FULL_SCREEN),
                "reset_layout": self._reset_layout,
                "readers": lambda: self._dialogs.readers(self._theme),
                "settings": lambda: self._dialogs.settings(self._theme),
                "labels": lambda: self._try(lambda: self._dialogs.labels(self._theme, self._games()[0])),
                "enrolment": lambda: self._dialogs.enrolment(self._theme, self._games()[0]),
                "own_box": lambda: self._dialogs.own_box(self._theme, self._games()[0]),
                "position": self._ask_position,
                "rules": lambda: self.open_rule(""),
                "keys": lambda: self._dialogs.keys(self._theme, list(self.menus.actions.values())),
                "about": lambda: self._dialogs.about(self._theme),
            }
        )
        for value, action in self.menus.themes.items():
            action.triggered.connect(lambda _on=False, value=value: self._set(theme=value))
        for value, action in self.menus.languages.items():
            action.triggered.connect(lambda _on=False, value=value: self._set(language=value))
        self.menus.menus["seats"].aboutToShow.connect(self._fill_seats)
        self.menus.menus["game"].aboutToShow.connect(
            lambda: fill_reports(self.menus, self._page, self._open_report)
        )
        self.start.new_game.connect(self.ask_new_game)
        self.start.open_file.connect(self._files.ask_open)
        self.start.score_pad.connect(self.show_score_pad)
        self.start.position.connect(self._ask_position)
        self.start.own_box.connect(self.menus.actions["own_box"].trigger)
        self._pad.closed.connect(self._leave_pad)
        self._pad.changed.connect(self._follow)
        self._pad.trouble.connect(lambda said: self.tell(lambda: in_words(said)))
        self._pad.rule_wanted.connect(self.open_rule)
        self.start.rules.connect(lambda: self.open_rule(""))
        self.start.settings.connect(lambda: self._dialogs.settings(self._theme))
        self.start.language_chosen.connect(lambda language: self._set(language=language))
        self.start.resumed.connect(self._resume)
        self.start.discarded.connect(lambda saved: self._try(lambda: self._services.discard(saved)))
        self.start.restored.connect(lambda saved: self._try(lambda: self._services.restore(saved)))

    # --- pages --------------------------------------------------------------------------------

    @property
    def page(self) -> TablePage | None:
        """The page of the running game."""
        return self._page

    @property
    def _bridge(self) -> SessionBridge:
        assert self._page is not None
        return self._page.bridge

    @property
    def docks(self) -> Docks:
        """The docks, made when they are first needed."""
        if self._docks is None:
            from ui.docks import Docks

            self._docks = Docks(self, self._rulebook, self._games(), self._theme)
            self._docks.hide_all()
            for dock in self._docks.docks.values():
                self.menus.menus["docks"].addAction(dock.toggleViewAction())
            self._docks.score.rule_wanted.connect(self.open_rule)
            self._docks.score.refs_pointed.connect(self._point_out)
            self._docks.log.refs_pointed.connect(self._point_out)
            self._docks.log.back_wanted.connect(self._ask_back_to)
            self._docks.log.opened.connect(lambda frame: self._open_report(frame))
        return self._docks

    def _rulebook(self, game: str) -> Rulebook:
        return self._services.rulebook(game, self._services.language)

    def _games(self) -> list[str]:
        """The game that is played; without one all of them, the one played last first."""
        if self._page is not None:
            return [self._bridge.session.setup.game]
        last = self._services.remembered(_LAST_GAME)
        return sorted(games_with_table(), key=lambda game: game != last)

    def _follow_game(self) -> None:
        """Another game is played, or none: whose rules can be read, and whose picture the start has."""
        games = self._games()
        self.start.show_picture(games[0])
        if self._docks is not None:
            self._docks.rules.show_games(games)
        if self._page is not None and games[0] != self._services.remembered(_LAST_GAME):
            self._services.remember(_LAST_GAME, games[0])

    def show_start(self) -> None:
        """The start screen; the page of a game is taken down."""
        self._leave_game()
        if self._docks is not None:
            self._docks.hide_all()
        self.stack.setCurrentWidget(self.start)
        self._follow_game()
        self._follow()
        QTimer.singleShot(0, self._list_games)

    def _list_games(self) -> None:
        if self._page is None:
            self._try(lambda: self.start.show_games(self._services.resumable()))

    def show_game(self, bridge: SessionBridge) -> None:
        """The table of a game, with its docks."""
        from ui.panels.game_news import GameNews
        from ui.table_page import TablePage

        self._leave_game()
        preferences, voice = self._services.preferences, self._services.voice
        self._page = TablePage(bridge, self._theme, preferences, voice=voice)
        self.stack.addWidget(self._page)
        self.stack.setCurrentWidget(self._page)
        self._page.table.rule_wanted.connect(self.open_rule)
        self._page.game_over.connect(lambda: self.show_sheet(by_itself=True))
        self._page.step_bar.wanted.connect(self._services.step_bot)
        if self._page.beside is not None:
            self._page.beside.enrol_wanted.connect(self._enrol_at_table)
        bridge.changed.connect(self._follow)
        bridge.turned.connect(self._follow)
        bridge.consent_wanted.connect(self._show_table)  # the question is asked there
        self._follow_game()
        self.docks.restore_layout(self._services.remembered(_LAYOUT))
        self._news = GameNews(self._page, self.docks, self)
        self._page.take_focus()
        self._follow()
        if bridge.session.over:
            self.show_sheet()

    def _enrol_at_table(self, box: str) -> None:
        """A strange tag may be put on a piece of the box that the game is played with."""
        if self._page is not None:
            self._dialogs.enrolment(self._theme, self._page.bridge.session.setup.game, box)

    def _leave_game(self) -> None:
        if self._page is None:
            return
        self._keep_layout()
        page, self._page = self._page, None
        page.speaker.hush()
        if self._news is not None:
            self._news.stop()
            self._news = None
        page.bridge.changed.disconnect(self._follow)
        page.bridge.turned.disconnect(self._follow)
        self.stack.removeWidget(page)
        page.deleteLater()
        if self._sheet is not None:
            self.stack.removeWidget(self._sheet)
            self._sheet.deleteLater()
            self._sheet = None

    def show_sheet(self, *, by_itself: bool = False) -> None:
        """The final score sheet of a game that is over. By itself it waits behind the score pad."""
        if self._page is None or not self._bridge.session.over:
            return
        if by_itself and self._pad.shown is not None:
            self._sheet_behind = True
            return
        if self._sheet is None:
            from ui.final_sheet import FinalSheetPage

            self._sheet = FinalSheetPage(self._theme)
            self._sheet.rematch.connect(self._rematch)
            self._sheet.save.connect(self.ask_save_file)
            self._sheet.to_start.connect(self._close_game)
            self._sheet.to_table.connect(self._show_table)
            self.stack.addWidget(self._sheet)
        self._sheet.show_view(self._bridge.session.view(), self._bridge.session.setup)
        self.stack.setCurrentWidget(self._sheet)

    def _show_table(self) -> None:
        if self._page is not None:
            self.stack.setCurrentWidget(self._page)
            self._page.take_focus()

    def show_score_pad(self) -> None:
        """The score pad; a running game, or its sheet, waits behind it."""
        if self._pad.shown is None:
            self._sheet_behind = self._sheet is not None and self.stack.currentWidget() is self._sheet
        self._pad.show(self._games()[0], self._theme)

    def _leave_pad(self) -> None:
        if self._page is None:
            return self.show_start()
        (self.show_sheet if self._sheet_behind and self._bridge.session.over else self._show_table)()
        self._follow_game()
        return self._follow()

    def open_rule(self, rule_id: str, games: Sequence[str] = ()) -> None:
        """Show the rules dock at a rule, of these games or of those of now."""
        if games:
            self.docks.rules.show_games(games)
        self.docks.open("rules")
        self.docks.rules.open_rule(rule_id)

    # --- what is told and asked -----------------------------------------------------------------

    def tell(self, text: Callable[[], str]) -> None:
        """Show a notice; `text` is asked again when the language changes."""
        self.notice.tell(text)

    def tell_crash(self, report: str) -> None:
        """Say calmly that something went wrong and where it is written down."""
        self.tell(crash_notice(report))

    def tell_damaged_settings(self, kept: str) -> None:
        """Say that the settings could not be read and where they were kept."""
        self.tell(settings_notice(kept))

    def show_thinking(self, seat: int | None) -> None:
        """A bot thinks, or waits for its step; None: it is done."""
        if self._page is None:
            return
        waits = seat is not None and self._services.preferences.pace == "step"
        name = self._bridge.session.setup.seats[seat].name if seat is not None else ""
        self._page.step_bar.show_waiting(name if waits else "")
        self.menus.actions["next_bot"].setEnabled(waits)

    def _try(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except ServiceError as error:
            said = error.said
            self.tell(lambda: in_words(said))
            return False
        return True

    def _point_out(self, refs: tuple[Ref, ...]) -> None:
        if self._page is not None:
            self._page.point_out(refs)

    def _ask_back_to(self, frame: int, words: str) -> None:
        if self._page is not None:
            self._show_table()
            self._page.ask_back_to(frame, words)

    def _resume(self, saved: SavedGame | DamagedGame) -> None:
        if isinstance(saved, SavedGame) and self._try(lambda: self._services.resume(saved)) and saved.torn:
            self.tell(torn_notice)

    def _rematch(self) -> None:
        self._try(self._services.rematch)

    def _close_game(self) -> None:
        self._services.close_game()
        self.show_start()

    # --- dialogs ----------------------------------------------------------------------------------

    def ask_new_game(self) -> None:
        """The new-game dialog."""
        dialog = self._dialogs.new_game(self._theme)
        dialog.chosen.connect(lambda setup: self._try(lambda: self._services.start_game(setup, dialog.mode)))
        dialog.rule_wanted.connect(self.open_rule)

    def _ask_position(self) -> None:
        running = self._bridge.session if self._page is not None else None
        self._dialogs.position(self._theme, self._games()[0], running, self.open_rule)

    def ask_save_file(self) -> None:
        """Ask where to save the game."""
        self._files.ask_save(self._bridge.session.setup)

    # --- seats, look and layout -----------------------------------------------------------------

    def _fill_seats(self) -> None:
        from ui.seats_menu import fill_seats

        if self._page is not None:
            fill_seats(self.menus.menus["seats"], self._bridge, self._services.bot_names(), self._theme)

    def _open_report(self, frame: int) -> None:
        if self._page is not None:
            self._show_table()
            self._page.open_report_of(frame)

    def _set(self, **changes: object) -> None:
        self._services.set_preferences(replace(self._services.preferences, **changes))  # type: ignore[arg-type]  # names of its fields

    def _zoom(self, direction: int) -> None:
        self._set(scale=next_scale(self._services.preferences.scale, direction))

    def _reset_layout(self) -> None:
        if self._page is not None:
            self.docks.reset()

    def _keep_layout(self) -> None:
        if self._docks is not None and self._page is not None:
            self._services.remember(_LAYOUT, self._docks.layout_text())

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another look or size."""
        self._theme = theme
        self.start.set_theme(theme)
        if self._docks is not None:
            self._docks.set_theme(theme)
        if self._page is not None:
            self._page.set_theme(theme)
        if self._sheet is not None:
            self._sheet.set_theme(theme)
        self._pad.set_theme(theme)

    def follow_preferences(self) -> None:
        """Follow what was set: the table, the marks in the menus, an open settings dialog."""
        preferences = self._services.preferences
        if self._page is not None:
            self._page.set_preferences(preferences)
        self._dialogs.follow_preferences()
        self._follow()

    def _follow(self) -> None:
        """Actions and marks as the game and the settings stand."""
        on_sheet = self._sheet is not None and self.stack.currentWidget() is self._sheet
        if on_sheet and not self._bridge.session.over:
            self._show_table()
        follow(self.menus, self._page, self._services)
        self._pad.follow(self.menus)
        self.start.show_language(self._services.language)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.menus.retranslate()
        if self._docks is not None:
            self._docks.retranslate()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and the state of the window."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    # --- first and last ---------------------------------------------------------------------------

    def allow_close(self) -> None:
        """Everything is put away: the next close is the last."""
        self._may_close = True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes past panels that lie behind others."""
        step = super().focusNextPrevChild
        return walk_in_sight(lambda: step(forward))

    def closeEvent(self, event: QCloseEvent) -> None:
        """The first close only asks the application to end; it closes the window when all is put away."""
        self._services.remember(_PLACE, place_text(self))
        self._keep_layout()
        if self._may_close:
            event.accept()
            return
        event.ignore()
        self._services.quit()
