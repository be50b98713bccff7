"""The score dock: every seat's sheet as it stands, each point with its rule and pieces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from engine.session.view import View
from ui.follows_language import FollowsLanguage
from ui.panels.seat_sheet import SeatSheet, SheetWords
from ui.seats import Seat
from ui.theme import Theme


class ScorePanel(FollowsLanguage, QWidget):
    """One sheet a seat. `refs_pointed` carries the pieces of a line, `rule_wanted` the id of its rule."""

    refs_pointed = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words: SheetWords | None = None
        self._view: View | None = None
        self._seats: tuple[Seat, ...] = ()
        self._open: set[int] = set()
        self._sheets: list[SeatSheet] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea()
        self._scroll.setProperty("role", "page")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._scroll)
        self.retranslate()

    def show_view(self, view: View, seats: Sequence[Seat], words: SheetWords) -> None:
        """Show the sheets of this moment. A new game opens the sheet of the seat that looks."""
        if len(self._sheets) != len(seats):
            self._open = {max(0, view.viewer)}
            self._seats = ()
        self._view, self._words = view, words
        if tuple(seats) != self._seats:
            self._seats = tuple(seats)
            self._build()
        for sheet in self._sheets:
            sheet.show_view(view, words)

    def forget(self) -> None:
        """No game is shown."""
        self._view = None
        self._seats = ()
        self._sheets = []
        inside = self._scroll.takeWidget()
        if inside is not None:  # PySide leaves it to nobody
            inside.deleteLater()

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        margin = self._theme.gap_small
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(self._theme.gap)
        self._sheets = []
        for seat in self._seats:
            sheet = SeatSheet(seat, self._theme, opened=seat.number in self._open)
            sheet.refs_pointed.connect(self.refs_pointed)
            sheet.rule_wanted.connect(self.rule_wanted)
            sheet.toggled.connect(self._remember)
            self._sheets.append(sheet)
            column.addWidget(sheet)
        column.addStretch(1)
        self._scroll.setWidget(inside)

    def _remember(self, seat: int, opened: bool) -> None:
        (self._open.add if opened else self._open.discard)(seat)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look."""
        self._theme = theme
        self._rebuild()

    def _rebuild(self) -> None:
        if self._view is not None and self._words is not None:
            seats, self._seats = self._seats, ()
            self.show_view(self._view, seats, self._words)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._scroll.setAccessibleName(self.tr("Score"))
        self._rebuild()
