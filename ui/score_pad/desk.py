"""The score pad in the window: its page in the stack, the dialog of kept sheets, what is handed out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.menus import Menus
from ui.services import ServiceError, Services
from ui.tables import games_with_table
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.score_pad.handing_out import HandingOut
    from ui.score_pad.history import HistoryDialog
    from ui.score_pad.options_dialog import PadOptionsDialog
    from ui.score_pad.page import ScorePadPage


class PadDesk(QObject):
    """`closed` asks the window to show something else, `changed` to look at its menus again.

    `rule_wanted` carries the id of a rule and the games whose rules may be read, first that of the sheet;
    `trouble` what could not be done.
    """

    closed = Signal()
    changed = Signal()
    rule_wanted = Signal(str, object)
    trouble = Signal(object)

    def __init__(self, services: Services, stack: QStackedWidget, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self._stack = stack
        self._theme: Theme | None = None
        self._page: ScorePadPage | None = None
        self._out: HandingOut | None = None  # a signal alone does not keep it
        self.at_table: Callable[[], bool] = lambda: False
        """Whether a game at a table is running, which hears the readers."""

    def show(self, game: str, theme: Theme) -> ScorePadPage:
        """The page; the first time it goes on with the last draft, or begins a sheet of the game."""
        self._theme = theme
        page = self._page
        if page is None:
            # Loaded when it is first wanted: a start without a sheet needs none of it.
            from ui.score_pad.handing_out import HandingOut
            from ui.score_pad.page import ScorePadPage

            shelf = self._services.score_pads()
            from ui.score_pad.scanner import PadScanner

            games = tuple(sorted(games_with_table(), key=lambda name: name != game))
            page = self._page = ScorePadPage(shelf, games, theme, self._services.box_shelf.boxes)
            PadScanner(
                page,
                self._services.tag_shelf,
                self._services.reader_desk,
                at_table=lambda: self.at_table(),
                volume=lambda: self._services.preferences.receipts,
            )
            out = self._out = HandingOut(page, shelf, self._services.saves_folder())
            page.sheets_wanted.connect(self.show_sheets)
            page.options_wanted.connect(self.show_options)
            page.export_wanted.connect(out.hand_out)
            page.closed.connect(self.closed)
            page.draft_changed.connect(self.changed)
            page.trouble.connect(self.trouble)
            page.rule_wanted.connect(self._want_rule)
            page.open_last()
            self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.take_focus()
        self.changed.emit()
        return page

    @property
    def shown(self) -> ScorePadPage | None:
        """The page while it is seen."""
        return self._page if self._page is not None and self._stack.currentWidget() is self._page else None

    def follow(self, menus: Menus) -> None:
        """Undo and redo are the sheet's while it is seen; nothing is done to a turn that is not seen."""
        page = self.shown
        if page is not None:
            for name in ("reset_turn", "hide_hand", "next_bot"):
                menus.actions[name].setEnabled(False)
            menus.actions["undo"].setEnabled(page.can_undo)
            menus.actions["redo"].setEnabled(page.can_redo)

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another look or size."""
        self._theme = theme
        if self._page is not None:
            self._page.set_theme(theme)

    def _want_rule(self, game: str, rule: str) -> None:
        assert self._page is not None
        self.rule_wanted.emit(rule, sorted(self._page.games, key=lambda name: name != game))

    def show_sheets(self) -> HistoryDialog | None:
        """The dialog of kept sheets; None where they cannot be read, which is told."""
        assert self._page is not None and self._theme is not None
        from ui.score_pad.history import HistoryDialog

        self._page.keep_now()
        try:
            dialog = HistoryDialog(self._services.score_pads(), self._theme, self._window)
        except ServiceError as error:
            self.trouble.emit(error.said)
            return None
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.opened.connect(self._page.open_sheet)
        dialog.deleted.connect(self._page.forget)
        dialog.show()
        return dialog

    def show_options(self) -> PadOptionsDialog:
        """The dialog of the options that the sheet is counted by."""
        assert self._page is not None and self._theme is not None
        from ui.score_pad.options_dialog import PadOptionsDialog

        page, game = self._page, self._page.sheet.game
        dialog = PadOptionsDialog(page.sheet, self._theme, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(page.set_options)
        dialog.rule_wanted.connect(lambda rule: self._want_rule(game, rule))
        dialog.show()
        return dialog
