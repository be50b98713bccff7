"""The final score sheet, as one fills it in by hand: painted on paper, and as a page with what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.core.score import ScoreLine
from engine.core.setup import Setup
from engine.session.view import View
from ui.art.badges import paint_seat_badge
from ui.follows_language import FollowsLanguage
from ui.fonts import load_fonts
from ui.game_parts import Sheet, SheetRow, sheet_of, standing_of
from ui.growth import grown_percent
from ui.items.lettering import paint_entry
from ui.listing import all_of
from ui.sheet_marks import pen_ink, place_text, signed
from ui.theme import Theme, mixed

_CENTRED = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where columns and rows lie on the paper."""

    paper: QRectF
    first: float
    column: float
    row: float

    def cell(self, seat: int, top: float, rows: float = 1.0) -> QRectF:
        """The cell of a seat, `top` in pixels; seat -1 is the column of titles."""
        if seat < 0:
            return QRectF(self.paper.left() + self.row, top, self.first, self.row * rows)
        left = self.paper.left() + self.row + self.first + seat * self.column
        return QRectF(left, top, self.column, self.row * rows)


def shown_rows(view: View, sheet: Sheet) -> tuple[SheetRow, ...]:
    """The rows that the sheet has for this play."""
    lines = [line for scores in view.sheets for line in scores.lines]
    return tuple(
        row for row in sheet.rows() if not row.optional or any(_belongs(line, row) for line in lines)
    )


def _belongs(line: ScoreLine, row: SheetRow) -> bool:
    return line.key in row.keys and row.round in (0, line.round)


def row_points(view: View, row: SheetRow, seat: int) -> int:
    """A seat's points in a row."""
    return sum(line.points for line in view.sheets[seat].lines if _belongs(line, row))


def groups_of(rows: Sequence[SheetRow]) -> tuple[tuple[SheetRow, ...], ...]:
    """The rows in the groups that they stand in; rows without a group together as one."""
    return tuple(tuple(group) for _, group in groupby(rows, key=lambda row: row.group))


def winners(view: View) -> tuple[int, ...]:
    """The seats that won; several share it. None before the end."""
    return tuple(seat for seat, rank in enumerate(view.ranks) if rank == 1)


def verdict(view: View, setup: Setup) -> str:
    """Who won, in a sentence; empty before the end."""
    names = [setup.seats[seat].name for seat in winners(view)]
    if not names:
        return ""
    points = view.sheets[winners(view)[0]].total
    translate = QCoreApplication.translate
    if len(names) == 1:
        return translate("FinalSheet", "{name} wins with {points} points.").format(
            name=names[0], points=points
        )
    return translate("FinalSheet", "{names} share the victory with {points} points.").format(
        names=all_of(names), points=points
    )


def paint_final_sheet(painter: QPainter, rect: QRectF, view: View, setup: Setup, theme: Theme) -> None:
    """The whole sheet on paper, fitted into the rectangle."""
    sheet = sheet_of(setup.game)
    groups = groups_of(shown_rows(view, sheet))
    count = sum(len(group) + bool(group[0].group) for group in groups)
    ties = sheet.tie_breaks(view, [seat.name for seat in setup.seats]) if view.over else ()
    lines = count + 6.6 + len(ties) * 0.8
    row = min(rect.height() / lines, rect.width() / (12 + len(setup.seats) * 4.6))
    first = row * 11
    column = min((rect.width() - first - row * 2) / len(setup.seats), row * 7)
    width = first + row * 2 + column * len(setup.seats)
    height = row * lines
    paper = QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height).adjusted(
        0, 3, 0, -5
    )
    grid = _Grid(paper, first, column, row)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_paper(painter, paper, theme)
    top = paper.top() + row * 0.5
    paint_entry(painter, grid.cell(-1, top, 1.2), _title(), row * 0.85, theme.ink, bold=True)
    _paint_heads(painter, grid, view, setup, theme, top)
    top += row * 2.1
    _paint_winner_columns(painter, grid, view, theme, top, count)
    for group in groups:
        if group[0].group:
            _paint_group(painter, grid, view, group, theme, top)
            top += row
        for number, item in enumerate(group):
            if item.at_end and not group[number - 1].at_end:
                painter.setPen(QPen(theme.ink, 1.4))
                _rule(painter, grid, top)
            _paint_row(painter, grid, view, sheet, item, theme, top)
            top += row
    _paint_totals(painter, grid, view, theme, top)
    top += row * 2.5
    foot = QRectF(paper.left() + row, top, paper.width() - row * 2, row)
    paint_entry(painter, foot, verdict(view, setup), row * 0.62, theme.ink, bold=True)
    for number, tie in enumerate(ties, start=1):
        place = foot.translated(0, row * (0.2 + 0.8 * number))
        paint_entry(painter, place, tie, row * 0.48, theme.muted)
    painter.restore()


def _title() -> str:
    return QCoreApplication.translate("FinalSheet", "Final score")


def _paint_paper(painter: QPainter, paper: QRectF, theme: Theme) -> None:
    shadow = QColor(theme.shadow)
    for reach in (5, 3, 1):
        shadow.setAlpha(26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawRoundedRect(paper.translated(reach * 0.5, reach * 0.8), 8, 8)
    painter.setBrush(theme.card)
    painter.setPen(QPen(theme.line, 1))
    painter.drawRoundedRect(paper, 8, 8)


def _paint_heads(painter: QPainter, grid: _Grid, view: View, setup: Setup, theme: Theme, top: float) -> None:
    colours = standing_of(setup.game).seat_colours(view)
    for seat, who in enumerate(setup.seats):
        place = grid.cell(seat, top, 2.0)
        size = grid.row * 0.95
        paint_seat_badge(
            painter, QRectF(place.center().x() - size / 2, place.top(), size, size), colours[seat], theme
        )
        below = place.adjusted(2, grid.row * 0.98, -2, 0)
        paint_entry(
            painter,
            below,
            who.name,
            grid.row * 0.56,
            theme.seats[colours[seat]].text,
            bold=True,
            align=_CENTRED,
        )


def _paint_winner_columns(
    painter: QPainter, grid: _Grid, view: View, theme: Theme, top: float, rows: int
) -> None:
    tint = QColor(theme.gold)
    tint.setAlpha(46)
    for seat in winners(view):
        painter.fillRect(grid.cell(seat, top, rows + 2.2), tint)


def _paint_group(
    painter: QPainter, grid: _Grid, view: View, group: Sequence[SheetRow], theme: Theme, top: float
) -> None:
    """The name of a group over its rows, with their sum for each seat."""
    row = grid.row
    painter.setPen(QPen(theme.ink, 1.4))
    _rule(painter, grid, top)
    paint_entry(painter, grid.cell(-1, top), group[0].group, row * 0.58, theme.ink, bold=True)
    for seat in range(len(view.sheets)):
        points = sum(row_points(view, item, seat) for item in group)
        paint_entry(
            painter,
            grid.cell(seat, top),
            signed(points),
            row * 0.62,
            pen_ink(theme),
            bold=True,
            align=_CENTRED,
        )
    painter.setPen(QPen(mixed(theme.line, theme.card, 0.45), 1))
    _rule(painter, grid, top + row)


def _paint_row(
    painter: QPainter, grid: _Grid, view: View, sheet: Sheet, item: SheetRow, theme: Theme, top: float
) -> None:
    row = grid.row
    title = grid.cell(-1, top)
    sheet.paint_row(painter, QRectF(title.left(), top + row * 0.1, row * 1.1, row * 0.8), item.keys[0], theme)
    paint_entry(painter, title.adjusted(row * 1.4, 0, 0, 0), item.title, row * 0.54, theme.ink)
    for seat in range(len(view.sheets)):
        points = row_points(view, item, seat)
        ink = pen_ink(theme) if points else theme.muted
        paint_entry(
            painter, grid.cell(seat, top), signed(points) if points else "–", row * 0.62, ink, align=_CENTRED
        )
    painter.setPen(QPen(mixed(theme.line, theme.card, 0.45), 1))
    _rule(painter, grid, top + row)


def _paint_totals(painter: QPainter, grid: _Grid, view: View, theme: Theme, top: float) -> None:
    row = grid.row
    painter.setPen(QPen(theme.ink, 2.4))
    _rule(painter, grid, top)
    translate = QCoreApplication.translate
    paint_entry(
        painter, grid.cell(-1, top, 1.3), translate("FinalSheet", "Total"), row * 0.72, theme.ink, bold=True
    )
    for seat, scores in enumerate(view.sheets):
        place = grid.cell(seat, top, 1.3)
        paint_entry(painter, place, str(scores.total), row * 0.92, pen_ink(theme), bold=True, align=_CENTRED)
        if view.ranks:
            text = place_text(view.ranks[seat])
            below = grid.cell(seat, top + row * 1.25, 0.8)
            won = view.ranks[seat] == 1
            paint_entry(
                painter, below, text, row * 0.5, theme.ink if won else theme.muted, bold=won, align=_CENTRED
            )


def _rule(painter: QPainter, grid: _Grid, y: float) -> None:
    """A line across the sheet, in the painter's pen."""
    paper = grid.paper
    painter.drawLine(QPointF(paper.left() + grid.row, y), QPointF(paper.right() - grid.row, y))


def render_final_sheet(view: View, setup: Setup, theme: Theme, size: QSize) -> QImage:
    """The sheet as a picture of that size, on the table's colour; no window is needed."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.table)
    painter = QPainter(image)
    painter.setFont(QFont(load_fonts()))
    margin = min(size.width(), size.height()) * 0.03
    place = QRectF(0, 0, size.width(), size.height()).adjusted(margin, margin, -margin, -margin)
    paint_final_sheet(painter, place, view, setup, theme)
    painter.end()
    return image


class _Paper(QWidget):
    """Paints the sheet of a view."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.view: View | None = None
        self.setup: Setup | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet on the table."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.table)
        if self.view is not None and self.setup is not None:
            margin = self.theme.gap
            place = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
            paint_final_sheet(painter, place, self.view, self.setup, self.theme)
        painter.end()


class FinalSheetPage(FollowsLanguage, QWidget):
    """The sheet with its buttons; what they mean is told by signals."""

    rematch = Signal()
    save = Signal()
    to_start = Signal()
    to_table = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper = _Paper(theme)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(self._paper)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        self._bar = bar = QFrame()
        bar.setProperty("role", "panel")
        self._line = QHBoxLayout(bar)
        self._line.addStretch(1)
        self._buttons = {name: QPushButton() for name in ("to_table", "save", "to_start", "rematch")}
        self._buttons["rematch"].setProperty("role", "main")
        for name, button in self._buttons.items():
            button.setObjectName(f"final_{name}")
            button.clicked.connect(getattr(self, name))
            self._line.addWidget(button)
        column.addWidget(bar)
        self.set_theme(theme)
        self.retranslate()

    def show_view(self, view: View, setup: Setup) -> None:
        """Show the end of this play."""
        self._paper.view, self._paper.setup = view, setup
        self.retranslate()
        self._paper.update()
        self._buttons["rematch"].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words on the buttons grow with the window."""
        super().resizeEvent(event)
        self._size_buttons()

    def _size_buttons(self) -> None:
        px = self._paper.theme.text_px * grown_percent(self.window().size()) // 100
        self._bar.setStyleSheet(f"QPushButton {{ font-size: {px}px; }}")

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look."""
        self._paper.theme = theme
        self._paper.setMinimumSize(theme.text_px * 36, theme.text_px * 30)
        self._size_buttons()
        self._paper.update()

    def _spoken(self) -> str:
        view, setup = self._paper.view, self._paper.setup
        if view is None or setup is None:
            return ""
        parts = [verdict(view, setup)]
        for seat, who in enumerate(setup.seats):
            parts.append(f"{who.name}: {view.sheets[seat].total}")
            if view.ranks:
                parts.append(f"({place_text(view.ranks[seat])})")
        return " ".join(parts)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        spoken = self._spoken()
        self._paper.setAccessibleName(_title())
        self._paper.setAccessibleDescription(spoken)
        self._scroll.setAccessibleName(spoken or _title())  # what the keyboard goes to
        self._buttons["to_table"].setText(self.tr("Look at the table"))
        self._buttons["save"].setText(self.tr("Save…"))
        self._buttons["to_start"].setText(self.tr("To the start"))
        self._buttons["rematch"].setText(self.tr("Rematch"))
        self._paper.update()
