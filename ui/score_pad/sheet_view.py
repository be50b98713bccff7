"""The sheet on paper: head, parts that scroll, foot; and how the keyboard goes about in it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from engine.core.pad import PadScore, Row
from engine.core.pad_sheet import PadSheet
from ui.game_titles import game_title
from ui.score_pad.columns import Columns, columns_for
from ui.score_pad.ends import Foot, Head
from ui.score_pad.field import PadField
from ui.score_pad.row_view import RowView
from ui.score_pad.section_view import SectionView
from ui.score_pad.words import PadWords
from ui.theme import Theme


class SheetView(QFrame):
    """Shows a sheet and says what is done to it.

    `typed` carries a field, its text and whether typing goes on; `entered` the field and the row that the
    keyboard has come to; `undone` whether to undo or to redo; `rule_wanted` the id of a rule.
    """

    typed = Signal(object, str, bool)
    entered = Signal(object, object)
    undone = Signal(bool)
    named = Signal(int, str)
    coloured = Signal(int)
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.by_column = False
        """Whether Tab goes down a seat's column, or along the row."""
        self.setProperty("role", "card")
        self.setObjectName("pad_paper")
        self.sections: list[SectionView] = []
        self.focused: PadField | None = None
        self._columns = Columns(1, 1, 1, 1, 1)
        self._sheet: PadSheet | None = None
        self._text_px = theme.text_px
        self._column = QVBoxLayout(self)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # It scrolls itself: the page around it must not, as long as a few rows can be seen.
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        # What is said below a row, and a foot that grows, push the field away in which somebody types.
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda _low, _high: self._follow())
        self.head, self.foot = Head(1), Foot(1)

    # --- what is shown --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many columns there are."""
        return len(self.head.names)

    def build(self, sheet: PadSheet, rows: tuple[Row, ...], words: PadWords) -> None:
        """Rows and columns anew, for another game or another number of seats."""
        opened = {section.key: section.is_open for section in self.sections}
        place = (self.focused.field.key, self.focused.seat) if self.focused is not None else None
        self.focused = None
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.gap_small)
        self.sections = []
        for part in _by_section(rows):
            section = SectionView(part, len(sheet.seats), words, self._theme, self.walk)
            section.rule_wanted.connect(self.rule_wanted)
            section.folded.connect(lambda section=section: self._fit_section(section))
            section.head.setChecked(opened.get(section.key, self._opens(section, sheet)))
            for row in section.rows:
                self._connect_row(row)
            column.addWidget(section)
            self.sections.append(section)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        self._build_ends(len(sheet.seats))
        if place is not None and (found := self.field(*place)) is not None:
            found.setFocus()

    def _build_ends(self, seats: int) -> None:
        for old in (self.head, self.foot):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.head, self.foot = Head(seats), Foot(seats)
        self.head.named.connect(self.named)
        self.head.coloured.connect(self.coloured)
        self._column.removeWidget(self._scroll)
        for widget, stretch in ((self.head, 0), (self._scroll, 1), (self.foot, 0)):
            self._column.addWidget(widget, stretch)

    def _opens(self, section: SectionView, sheet: PadSheet) -> bool:
        """Of parts that are alike, as rounds are, the first is open, and those with something written."""
        alike = bool(self.sections) and len(self.sections[0].rows) == len(section.rows)
        written = {key for key, _ in sheet.entries}
        return not alike or any(f.key in written for row in section.rows for f in row.row.fields)

    def _connect_row(self, row: RowView) -> None:
        for field in _fields_of(row):
            field.changed.connect(lambda text, typed, field=field: self.typed.emit(field, text, typed))
            field.stepped.connect(lambda by, field=field: self._to_row(field, by))
            field.turned.connect(lambda by, field=field: self._to_field(field, by))
            field.entered.connect(lambda field=field, row=row: self._enter(field, row))
            field.undone.connect(self.undone)

    def fit(self, theme: Theme, sheet: PadSheet, text_px: int, width: int) -> None:
        """Draw in a look, with letters of that size, within so many pixels."""
        self._theme = theme
        gap = theme.gap
        self._sheet, self._text_px = sheet, text_px
        self._scroll.setMinimumHeight(text_px * 12)
        room = width - gap * 2 - self._scroll.verticalScrollBar().sizeHint().width() - 4
        self._columns = columns_for(room, self.seats, text_px, theme)
        beside = gap + max(0, room - self._columns.whole(self.seats)) // 2  # in the middle of a wide window
        self._column.setContentsMargins(beside, gap, beside, gap)
        self.head.fit(self._columns)
        self.foot.fit(self._columns)
        for section in self.sections:
            self._fit_section(section)

    def _fit_section(self, section: SectionView) -> None:
        section.fit(self._columns, self._text_px)
        for row in section.rows:
            if self._sheet is not None:
                row.paint_title(self._sheet, self._theme, self._text_px)

    def retranslate(self, sheet: PadSheet) -> None:
        """Set every text in the language of now."""
        for section in self.sections:
            section.retranslate(sheet)

    def show_sheet(self, sheet: PadSheet, score: PadScore, text_px: int) -> None:
        """What is written and what it comes to."""
        self.head.show_sheet(game_title(sheet.game), sheet, self._theme, text_px)
        for section in self.sections:
            section.show_sheet(sheet, score)
        self.foot.show_sheet(sheet, score, self._theme)

    # --- going about ----------------------------------------------------------------------------

    def _open_rows(self) -> list[RowView]:
        return [row for section in self.sections if section.is_open for row in section.rows]

    def order(self) -> list[PadField]:
        """All fields that are seen, in the order of Tab."""
        rows = self._open_rows()
        if self.by_column:
            return [field for seat in range(self.seats) for row in rows for field in row.fields[seat]]
        return [field for row in rows for field in _fields_of(row)]

    def walk(self, field: PadField, by: int) -> bool:
        """Go to the next field of Tab's order; False where there is none."""
        order = self.order()
        at = order.index(field) + by if field in order else -1
        if not 0 <= at < len(order):
            return False
        order[at].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _to_row(self, field: PadField, by: int) -> None:
        rows = self._open_rows()
        here = self.row_of(field)
        at = rows.index(here) + by
        if 0 <= at < len(rows):
            there = rows[at].fields[field.seat]
            number = here.fields[field.seat].index(field)
            there[min(number, len(there) - 1)].setFocus(Qt.FocusReason.TabFocusReason)

    def _to_field(self, field: PadField, by: int) -> None:
        fields = list(_fields_of(self.row_of(field)))
        at = fields.index(field) + by
        if 0 <= at < len(fields):
            fields[at].setFocus(Qt.FocusReason.TabFocusReason)

    def row_of(self, field: PadField) -> RowView:
        """The row that a field is in."""
        return next(row for s in self.sections for row in s.rows if field in row.fields[field.seat])

    def field(self, key: str, seat: int) -> PadField | None:
        """The field of that key for a seat."""
        rows = [row for section in self.sections for row in section.rows if seat < self.seats]
        return next((field for row in rows for field in row.fields[seat] if field.field.key == key), None)

    def reveal(self, field: PadField) -> None:
        """Open the part where a field is, and scroll to it."""
        for section in self.sections:
            if any(field in row.fields[field.seat] for row in section.rows):
                section.head.setChecked(True)
        self._scroll.ensureWidgetVisible(field, 50, self._columns.row * 2)

    def _follow(self) -> None:
        """Keep in sight where the keyboard is."""
        if self.focused is not None and self.focused.hasFocus():
            self._scroll.ensureWidgetVisible(self.focused, 50, self._columns.row)

    def _enter(self, field: PadField, row: RowView) -> None:
        self.focused = field
        self._scroll.ensureWidgetVisible(field, 50, self._columns.row * 2)
        self.entered.emit(field, row)


def _fields_of(row: RowView) -> Iterator[PadField]:
    for fields in row.fields:
        yield from fields


def _by_section(rows: tuple[Row, ...]) -> list[list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row.section, []).append(row)
    return list(found.values())
