"""The sheet of one seat in the score dock: points by kind, their lines on demand, projections."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.component import Ref
from engine.core.score import Projection, ScoreLine
from engine.session.view import View
from ui.badges import badge_label
from ui.panels.row_button import RowButton
from ui.seats import Seat
from ui.theme import Theme


class SheetWords(Protocol):
    """What a sheet needs of the phrases of a game."""

    def score_key(self, key: str) -> str:
        """A kind of points in words."""

    def score_line(self, line: ScoreLine) -> str:
        """One line in words."""

    def projection(self, key: str) -> str:
        """What the end may add, in words."""


class SeatSheet(QFrame):
    """A header with name and points; below it, when open, the points by kind."""

    refs_pointed = Signal(object)
    rule_wanted = Signal(str)
    toggled = Signal(int, bool)

    def __init__(self, seat: Seat, theme: Theme, *, opened: bool) -> None:
        super().__init__()
        self.seat = seat
        self._theme = theme
        self._opened = opened
        self._kinds: set[str] = set()
        self._shown: tuple[object, ...] = ()
        self._view: View | None = None
        self._words: SheetWords | None = None
        self.setProperty("role", "panel")
        column = QVBoxLayout(self)
        pad = theme.gap_small
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(1)
        self.header = RowButton(theme)
        self.header.setObjectName(f"sheet_{seat.number}")
        line = self.header.line
        line.addWidget(badge_label(seat.colour, theme, self))
        name = _label(seat.name, f"font-weight: bold; color: {theme.seats[seat.colour].text.name()};")
        line.addWidget(name, 1)
        self._total = _label("", f"font-size: {theme.title_px}px; font-weight: bold;")
        line.addWidget(self._total)
        self.header.clicked.connect(self._toggle)
        column.addWidget(self.header)
        self._body = QWidget()
        self._lines = QVBoxLayout(self._body)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        column.addWidget(self._body)
        self._body.setVisible(opened)

    def _toggle(self) -> None:
        self._opened = not self._opened
        self._body.setVisible(self._opened)
        self.toggled.emit(self.seat.number, self._opened)
        self._fill()

    def show_view(self, view: View, words: SheetWords) -> None:
        """Show the seat's points of this moment; what has not changed stays as it is."""
        self._view, self._words = view, words
        total = view.sheets[self.seat.number].total
        self._total.setText(str(total))
        self.header.setAccessibleName(
            self.tr("{name}: {points} points").format(name=self.seat.name, points=total)
        )
        shown = (view.sheets[self.seat.number], view.projections[self.seat.number], view.over)
        if shown != self._shown:
            self._shown = shown
            self._fill()

    def _fill(self) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if not self._opened or self._view is None or self._words is None:
            return
        lines = self._view.sheets[self.seat.number].lines
        order = list(dict.fromkeys(line.key for line in lines))
        by_kind = sorted(lines, key=lambda line: order.index(line.key))
        for key, group in groupby(by_kind, key=lambda line: line.key):
            self._add_kind(key, tuple(group), self._words)
        if not lines:
            self._lines.addWidget(_muted(self.tr("No points yet"), self._theme))
        if not self._view.over:
            self._add_projections(self._view.projections[self.seat.number], self._words)

    def _add_kind(self, key: str, lines: tuple[ScoreLine, ...], words: SheetWords) -> None:
        refs = tuple(dict.fromkeys(ref for line in lines for ref in line.refs))
        points = sum(line.points for line in lines)
        opened = key in self._kinds
        mark = "▾ " if opened else "▸ "
        row = self._points_row(mark + words.score_key(key), points, 0)
        row.clicked.connect(lambda: self._point_kind(key, refs))
        row.setAccessibleName(f"{words.score_key(key)}: {points}")
        self._lines.addWidget(row)
        if opened:
            for line in lines:
                self._lines.addWidget(self._line(line, words))

    def _point_kind(self, key: str, refs: Sequence[Ref]) -> None:
        self._kinds ^= {key}
        self.refs_pointed.emit(tuple(refs) if key in self._kinds else ())
        self._fill()

    def _line(self, line: ScoreLine, words: SheetWords) -> QWidget:
        both = QWidget()
        side = QHBoxLayout(both)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        # The kind stands above already.
        text = words.score_line(line).removeprefix(words.score_key(line.key)).lstrip(":： ")
        row = self._points_row(text or words.score_line(line), line.points, self._theme.gap)
        row.clicked.connect(lambda: self.refs_pointed.emit(line.refs))
        side.addWidget(row, 1)
        if line.rule:
            rule = QPushButton("§")
            rule.setProperty("role", "link")
            rule.setToolTip(line.rule)
            rule.setAccessibleName(self.tr("Rule {id}").format(id=line.rule))
            rule.clicked.connect(lambda: self.rule_wanted.emit(line.rule))
            side.addWidget(rule)
        return both

    def _add_projections(self, projections: Sequence[Projection], words: SheetWords) -> None:
        if not projections:
            return
        self._lines.addWidget(_muted(self.tr("If the game ended now"), self._theme))
        for projection in projections:
            if projection.points:
                row = self._points_row(words.projection(projection.key), projection.points, 0)
                row.clicked.connect(lambda _on=False, rule=projection.rule: self.rule_wanted.emit(rule))
                row.setToolTip(projection.rule)
                self._lines.addWidget(row)
        assert self._view is not None
        total = self._view.sheets[self.seat.number].total + sum(item.points for item in projections)
        row = self._points_row(self.tr("Together"), total, 0, bold=True)
        row.setEnabled(False)
        self._lines.addWidget(row)

    def _points_row(self, text: str, points: int, indent: int, *, bold: bool = False) -> RowButton:
        button = RowButton(self._theme)
        line = button.line
        line.setContentsMargins(indent + self._theme.gap_small, 2, self._theme.gap_small, 2)
        style = f"color: {self._theme.ink.name()};" + ("font-weight: bold;" if bold else "")
        words = _label(text, style)
        words.setWordWrap(True)
        line.addWidget(words, 1)
        shown = str(points).replace("-", "−")
        line.addWidget(_label(shown, f"color: {self._theme.ink.name()}; font-weight: bold;"))
        button.setAccessibleName(f"{text}: {points}")
        return button


def _label(text: str, style: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.setStyleSheet(style)
    return label


def _muted(text: str, theme: Theme) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setContentsMargins(theme.gap_small, theme.gap_small, 0, 0)
    return label
