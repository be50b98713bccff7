"""A part of the sheet under its name, with its sum for each seat; it can be folded."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.core.pad import PadScore, Row
from engine.core.pad_sheet import PadSheet
from ui.score_pad.columns import Columns
from ui.score_pad.field import PadField
from ui.score_pad.row_view import RowView
from ui.score_pad.words import PadWords
from ui.sheet_marks import signed
from ui.theme import Theme


class SectionView(QFrame):
    """The rows of a section. `rule_wanted` carries the id of a rule; `folded`: it was opened or shut."""

    rule_wanted = Signal(str)
    folded = Signal()

    def __init__(
        self,
        rows: Sequence[Row],
        seats: int,
        words: PadWords,
        theme: Theme,
        walk: Callable[[PadField, int], bool],
    ) -> None:
        super().__init__()
        self.key = rows[0].section
        self._words = words
        self.rows = [RowView(row, seats, words, theme, walk) for row in rows]
        self.head = QToolButton()
        self.head.setObjectName(f"pad_section_{self.key}")
        self.head.setCheckable(True)
        self.head.setChecked(True)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setProperty("role", "section")
        self.head.toggled.connect(self._fold)
        self.sums = [QLabel() for _ in range(seats)]
        self._line = QHBoxLayout()
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.head)
        for label in self.sums:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setProperty("pen", True)
            self._line.addWidget(label)
        self._line.addStretch(1)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for row in self.rows:
            row.rule_wanted.connect(self.rule_wanted)
            column.addWidget(row)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(2)
        page.addLayout(self._line)
        page.addWidget(self._inside)
        self._fold(True)

    def _fold(self, open_now: bool) -> None:
        self._inside.setVisible(open_now)
        self.head.setArrowType(Qt.ArrowType.DownArrow if open_now else Qt.ArrowType.RightArrow)
        self.folded.emit()

    @property
    def is_open(self) -> bool:
        """Whether the rows are seen."""
        return self.head.isChecked()

    def fit(self, columns: Columns, text_px: int) -> None:
        """The widths of now."""
        self._line.setSpacing(columns.gap)
        self.head.setFixedSize(columns.first, columns.row)
        for label in self.sums:
            label.setFixedSize(columns.seat, columns.row)
        for row in self.rows:
            row.fit(columns, text_px)

    def retranslate(self, sheet: PadSheet) -> None:
        """Every text in the language of now."""
        title = self._words.section_title(self.key)
        self.head.setText(title)
        self.head.setAccessibleName(self.tr("{section}, show or hide").format(section=title))
        for row in self.rows:
            row.retranslate(sheet)

    def show_sheet(self, sheet: PadSheet, score: PadScore) -> None:
        """Sums and rows."""
        keys = {row.row.key for row in self.rows}
        for seat, label in enumerate(self.sums):
            found = [line.points for line in score.lines[seat] if line.row in keys]
            label.setText(signed(sum(found)) if found else "")
        for row in self.rows:
            row.show_sheet(sheet, score)
