"""Head and foot of the sheet, which always stay in sight: who sits where, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from engine.core.pad import PadScore
from engine.core.pad_sheet import LONGEST_NAME, PadSheet
from ui.badges import badge
from ui.listing import sentences
from ui.outer_undo import OuterUndo
from ui.score_pad.columns import Columns
from ui.score_pad.words import impossible, seat_names, verdict
from ui.sheet_marks import place_text
from ui.theme import Theme


class _Columned(QWidget):
    """A line of one widget for the titles and one for each seat."""

    def __init__(self, first: QWidget, seats: Sequence[QWidget]) -> None:
        super().__init__()
        self._first = first
        self._seats = tuple(seats)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for widget in (first, *seats):
            self._line.addWidget(widget)
        self._line.addStretch(1)

    def fit(self, columns: Columns) -> None:
        """The widths of now."""
        self._line.setSpacing(columns.gap)
        self._first.setFixedWidth(columns.first)
        for widget in self._seats:
            widget.setFixedWidth(columns.seat)


class Head(_Columned):
    """Colours and names. `named` carries seat and name, `coloured` the seat that wants another colour."""

    named = Signal(int, str)
    coloured = Signal(int)

    def __init__(self, seats: int) -> None:
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.names: list[QLineEdit] = []
        self.colours: list[QToolButton] = []
        places = []
        for seat in range(seats):
            place = QWidget()
            line = QHBoxLayout(place)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(4)
            colour = QToolButton()
            colour.setObjectName(f"pad_colour_{seat + 1}")
            colour.setProperty("role", "badge")
            name = QLineEdit()
            name.setObjectName(f"pad_name_{seat + 1}")
            name.setMaxLength(LONGEST_NAME)
            line.addWidget(colour)
            line.addWidget(name, 1)
            self.colours.append(colour)
            self.names.append(name)
            places.append(place)
        super().__init__(self.title, places)
        OuterUndo(self).watch(*self.names)
        for seat, (colour, name) in enumerate(zip(self.colours, self.names, strict=True)):
            colour.clicked.connect(lambda _on=False, seat=seat: self.coloured.emit(seat))
            name.editingFinished.connect(lambda name=name: name.home(False))
            name.textEdited.connect(lambda text, seat=seat: self.named.emit(seat, text))

    def show_sheet(self, title: str, sheet: PadSheet, theme: Theme, text_px: int) -> None:
        """Names and badges."""
        self.title.setText(title)
        size = round(text_px * 1.7)
        for seat, (who, name) in enumerate(zip(sheet.seats, seat_names(sheet), strict=True)):
            colour = who.colour % len(theme.seats)
            picture = badge(colour, size, theme, self.devicePixelRatioF())
            self.colours[seat].setIcon(QIcon(picture))
            self.colours[seat].setIconSize(QSize(size, size))
            told = self.tr("{name} has colour {number}; press for another")
            self.colours[seat].setAccessibleName(told.format(name=name, number=colour + 1))
            self.colours[seat].setToolTip(self.tr("Another colour"))
            if self.names[seat].text() != who.name:
                self.names[seat].setText(who.name)
                if not self.names[seat].hasFocus():
                    self.names[seat].home(False)
            blank = self.tr("Player {number}").format(number=seat + 1)
            self.names[seat].setPlaceholderText(blank)
            self.names[seat].setAccessibleName(self.tr("Name of player {number}").format(number=seat + 1))


class Foot(QWidget):
    """Totals and places, and who is ahead."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.totals = [QLabel() for _ in range(seats)]
        self.places = [QLabel() for _ in range(seats)]
        self._blank = QLabel()
        for label in (*self.totals, *self.places):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for label in self.totals:
            label.setProperty("pen", True)
            label.setProperty("role", "title")
        self._lines = (_Columned(self._title, self.totals), _Columned(self._blank, self.places))
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for line in self._lines:
            column.addWidget(line)
        column.addWidget(self.verdict)

    def fit(self, columns: Columns) -> None:
        """The widths of now."""
        for line in self._lines:
            line.fit(columns)

    def show_sheet(self, sheet: PadSheet, score: PadScore, theme: Theme) -> None:
        """What everybody has by now."""
        self._title.setText(self.tr("Total"))
        names = seat_names(sheet)
        for seat, (total, rank) in enumerate(zip(score.totals, score.ranks, strict=True)):
            self.totals[seat].setText(str(total).replace("-", "−"))
            self.totals[seat].setAccessibleName(f"{names[seat]}: {total}")
            self.places[seat].setText("" if sheet.blank else place_text(rank))
            leads = rank == 1 and not sheet.blank
            ink = theme.ink if leads else theme.muted
            weight = "bold" if leads else "normal"
            self.places[seat].setStyleSheet(f"color: {ink.name()}; font-weight: {weight};")
        wrong = impossible(score)
        said = sentences((verdict(sheet, score), wrong))
        self.verdict.setText(said)
        self.verdict.setAccessibleName(said)
        danger = theme.alarm if wrong else theme.ink
        self.verdict.setStyleSheet(f"color: {danger.name()}; font-weight: bold;")
