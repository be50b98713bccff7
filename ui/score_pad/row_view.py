"""A row of the sheet on paper: title with its rule, a cell for each seat, and what is to be said below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.pad import PadScore, Row
from engine.core.pad_sheet import PadSheet
from ui.problem_words import in_words
from ui.score_pad.columns import Columns
from ui.score_pad.field import PadField
from ui.score_pad.words import PadWords, field_range, seat_names, spoken_cell
from ui.sheet_marks import signed
from ui.theme import Theme


class RowView(QFrame):
    """Shows a row and holds its fields, seat by seat. `rule_wanted` carries the id of its rule."""

    rule_wanted = Signal(str)

    def __init__(
        self, row: Row, seats: int, words: PadWords, theme: Theme, walk: Callable[[PadField, int], bool]
    ) -> None:
        super().__init__()
        self.setProperty("role", "pad_row")
        self.row = row
        self._words = words
        self._pictured: tuple[Theme, int, float] | None = None
        self._theme = theme
        self.title = QPushButton()
        self.title.setProperty("role", "row")
        self.title.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.title.setAutoDefault(False)
        self.title.clicked.connect(lambda: self.rule_wanted.emit(row.rule))
        self.fields: list[list[PadField]] = []
        self.points: list[QLabel] = []
        self._cells: list[QWidget] = []
        self._line = QHBoxLayout()
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.title)
        for seat in range(seats):
            self._line.addWidget(self._cell(seat, walk))
        self._line.addStretch(1)
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._line)
        column.addWidget(self.said)

    def _cell(self, seat: int, walk: Callable[[PadField, int], bool]) -> QWidget:
        cell = QWidget()
        line = QHBoxLayout(cell)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(3)
        fields = [PadField(field, seat, walk) for field in self.row.fields]
        for field in fields:
            line.addWidget(field, 1)
        points = QLabel()
        points.setProperty("pen", True)
        points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(points)
        self.fields.append(fields)
        self.points.append(points)
        self._cells.append(cell)
        return cell

    def fit(self, columns: Columns, text_px: int) -> None:
        """The widths of now."""
        self._line.setSpacing(columns.gap)
        self.title.setFixedSize(columns.first, columns.row)
        self.title.setIconSize(QSize(round(text_px * 1.7), round(text_px * 1.4)))
        for cell, points in zip(self._cells, self.points, strict=True):
            cell.setFixedSize(columns.seat, columns.row)
            points.setFixedWidth(columns.points)
        self.said.setContentsMargins(columns.gap, 0, columns.gap, columns.gap // 2)

    def paint_title(self, sheet: PadSheet, theme: Theme, text_px: int) -> None:
        """The small picture of the row in a look and a size."""
        self._theme = theme
        ratio = self.devicePixelRatioF()
        if self._pictured == (theme, text_px, ratio) or not self.isVisibleTo(self.window()):
            return
        self._pictured = (theme, text_px, ratio)
        size = QSize(round(text_px * 1.7), round(text_px * 1.4))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, size.width(), size.height())
        self._words.paint_row(painter, rect, sheet.setup, self.row.key, theme)
        painter.end()
        self.title.setIcon(QIcon(picture))

    def retranslate(self, sheet: PadSheet) -> None:
        """Every text in the language of now."""
        title = self._words.row_title(sheet.setup, self.row.key)
        about = self._words.row_help(sheet.setup, self.row.key)
        self.title.setText(title)
        self.title.setAccessibleName(self.tr("{title}: rule {rule}").format(title=title, rule=self.row.rule))
        self.title.setToolTip(f"{title}\n{about}\n{self.row.rule}")
        for fields in self.fields:
            for field in fields:
                field.setPlaceholderText(self._words.field_title(field.field.key))

    def show_sheet(self, sheet: PadSheet, score: PadScore) -> None:
        """What is written, what it comes to, what cannot be."""
        names = seat_names(sheet)
        title = self._words.row_title(sheet.setup, self.row.key)
        keys = {field.key for field in self.row.fields}
        offers = {(offer.field, offer.seat): offer.text for offer in score.offers}
        troubles: dict[tuple[str, int], list[str]] = {}
        for trouble in score.troubles:
            if trouble.field in keys:
                troubles.setdefault((trouble.field, trouble.seat), []).append(in_words(trouble.text))
        remarks = [(r.seat, in_words(r.text)) for r in score.remarks if r.row == self.row.key]
        for seat, fields in enumerate(self.fields):
            points = score.points(self.row.key, seat)
            self.points[seat].setText("" if points is None else signed(points))
            for field in fields:
                key = field.field.key
                name = self._words.field_title(key)
                field.show_text(sheet.text(key, seat))
                field.setPlaceholderText(offers.get((key, seat), name))
                said = troubles.get((key, seat), [])
                self._mark(field, bool(said))
                field.setAccessibleName(spoken_cell((title, name, names[seat])))
                gained = "" if points is None else self.tr("{points} points").format(points=signed(points))
                field.setAccessibleDescription(spoken_cell((*said, gained, field_range(field.field))))
                field.setToolTip("\n".join([*said, field_range(field.field)]))
        self._say(names, troubles, remarks)

    def _mark(self, field: PadField, wrong: bool) -> None:
        if bool(field.property("wrong")) != wrong:
            field.setProperty("wrong", wrong)
            field.style().unpolish(field)
            field.style().polish(field)

    def _say(
        self,
        names: tuple[str, ...],
        troubles: dict[tuple[str, int], list[str]],
        remarks: list[tuple[int, str]],
    ) -> None:
        """One line for what is the same of several; a field of a row that has several is named."""
        lines = [
            (seat, self._words.field_title(key), said)
            for (key, seat), texts in troubles.items()
            for said in texts
        ]
        grouped: dict[tuple[str, str], list[str]] = {}
        for seat, field, said in dict.fromkeys((*lines, *((seat, "", said) for seat, said in remarks))):
            grouped.setdefault((field, said), []).append(names[seat])
        plain, named = self.tr("{names}: {said}"), self.tr("{names}, {field}: {said}")
        self.said.setText(
            "\n".join(
                (named if field else plain).format(names=" · ".join(who), field=field, said=said)
                for (field, said), who in grouped.items()
            )
        )
        self.said.setStyleSheet(f"color: {(self._theme.alarm if lines else self._theme.muted).name()};")
        self.said.setVisible(bool(grouped))
