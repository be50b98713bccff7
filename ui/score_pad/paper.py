"""The sheet on a printed page, and as a PDF."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QIODevice, QMarginsF, QPointF, QRectF, QSaveFile, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from engine.core.errors import Sentence
from engine.core.pad import PadScore, Row
from engine.core.pad_sheet import PadSheet
from ui.art.badges import paint_seat_badge
from ui.fonts import load_fonts
from ui.game_titles import game_title
from ui.items.lettering import paint_entry
from ui.score_pad.export import day_of, entry_text
from ui.score_pad.words import PadWords, impossible, seat_names, verdict
from ui.services import ServiceError
from ui.sheet_marks import pen_ink, place_text, signed
from ui.theme import Theme, theme

translate = QCoreApplication.translate
_RIGHT = Qt.AlignmentFlag.AlignRight
_MARGIN_MM = 14.0
MARGINS = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
"""In millimetres, on paper of any size."""
_DPI = 300
_MOST_ROW = 1 / 30
"""Of the height of a page a row takes at most this much."""
_TITLE, _ENTRY, _NAME = 0.5, 0.52, 0.58
"""Heights of letters as shares of a row; all entries, and all names, are as small as the longest needs."""
_LEAST = 0.6
"""As far all entries shrink together; one that is longer still shrinks alone."""


@dataclass(frozen=True, slots=True)
class _Page:
    rect: QRectF
    row: float
    first: float
    seat: float
    gap: float
    """Free to the left of each seat's cell."""
    entry_px: float = 0.0
    name_px: float = 0.0

    def cell(self, seat: int, top: float, rows: float = 1.0) -> QRectF:
        """The cell of a seat; -1 is the column of titles."""
        if seat < 0:
            return QRectF(self.rect.left(), top, self.first, self.row * rows)
        left = self.rect.left() + self.first + self.gap + seat * (self.seat + self.gap)
        return QRectF(left, top, self.seat, self.row * rows)

    def entry(self, seat: int, top: float) -> QRectF:
        """Where a seat's entry is written: its cell without the room for points."""
        return self.cell(seat, top).adjusted(0, 0, -self.row * 1.7, 0)


def _page_for(
    painter: QPainter, rect: QRectF, row: float, sheet: PadSheet, rows: Sequence[Row], words: PadWords
) -> _Page:
    """Titles get the room that the longest needs, seats share the rest; letters fit in what they have."""
    longest = _width(painter, (words.row_title(sheet.setup, item.key) for item in rows), row * _TITLE)
    first = min(max(longest + row * 1.8, rect.width() * 0.2), rect.width() * 0.34)
    seats, gap = len(sheet.seats), row * 0.6
    page = _Page(rect, row, first, (rect.width() - first) / seats - gap, gap)
    entries = [entry_text(sheet, item, seat, words) for item in rows for seat in range(seats)]
    room = page.entry(0, 0).width()
    widest = _width(painter, entries, row * _ENTRY)
    entry = row * _ENTRY * (max(_LEAST, min(1.0, room / widest)) if widest else 1.0)
    name = row * _NAME * min(1.0, page.seat / _width(painter, seat_names(sheet), row * _NAME, bold=True))
    return replace(page, entry_px=entry, name_px=name)


def _width(painter: QPainter, texts: Iterable[str], size_px: float, *, bold: bool = False) -> float:
    """How wide the widest text is; 0 without any."""
    font = QFont(painter.font())
    font.setBold(bold)
    font.setPixelSize(max(6, round(size_px)))
    metrics = QFontMetricsF(font, painter.device())
    return max((metrics.horizontalAdvance(text) for text in texts), default=0.0)


def paint_sheet(
    painter: QPainter, rect: QRectF, sheet: PadSheet, score: PadScore, rows: Sequence[Row], words: PadWords
) -> None:
    """The whole sheet with everything that is written on it, fitted into the rectangle."""
    look = theme("light")
    shown = [row for row in rows if any(_has(sheet, score, row, seat) for seat in range(len(sheet.seats)))]
    sections = list(dict.fromkeys(row.section for row in shown))
    row = min(rect.height() / (len(shown) + len(sections) + 9), rect.height() * _MOST_ROW)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(QFont(load_fonts()))
    page = _page_for(painter, rect, row, sheet, shown, words)
    top = rect.top()
    title = f"{game_title(sheet.game)} · {translate('FinalSheet', 'Final score')}"
    paint_entry(painter, page.cell(-1, top, 1.4), title, row * 0.8, look.ink, bold=True)
    paint_entry(painter, page.cell(-1, top + row * 1.3), day_of(sheet), row * 0.5, look.muted)
    _heads(painter, page, sheet, look, top)
    top += row * 2.6
    for section in sections:
        _rule(painter, page, top, look.ink, 0.06)
        paint_entry(
            painter, page.cell(-1, top), words.section_title(section), row * 0.56, look.ink, bold=True
        )
        top += row
        for item in shown:
            if item.section == section:
                _row(painter, page, sheet, score, item, words, look, top)
                top += row
    _totals(painter, page, sheet, score, look, top)
    foot = QRectF(rect.left(), top + row * 2.6, rect.width(), row)
    paint_entry(painter, foot, verdict(sheet, score), row * 0.6, look.ink, bold=True)
    paint_entry(painter, foot.translated(0, row), impossible(score), row * _TITLE, look.danger)
    painter.restore()


def _has(sheet: PadSheet, score: PadScore, row: Row, seat: int) -> bool:
    written = any(sheet.text(field.key, seat).strip() for field in row.fields)
    return written or score.points(row.key, seat) is not None


def _heads(painter: QPainter, page: _Page, sheet: PadSheet, look: Theme, top: float) -> None:
    for seat, (who, name) in enumerate(zip(sheet.seats, seat_names(sheet), strict=True)):
        place = page.cell(seat, top, 2.4)
        size = page.row * 1.1
        colour = who.colour % len(look.seats)
        paint_seat_badge(painter, QRectF(place.right() - size, place.top(), size, size), colour, look)
        paint_entry(
            painter,
            page.cell(seat, top + page.row * 1.2),
            name,
            page.name_px,
            look.ink,
            align=_RIGHT,
            bold=True,
        )


def _row(
    painter: QPainter,
    page: _Page,
    sheet: PadSheet,
    score: PadScore,
    item: Row,
    words: PadWords,
    look: Theme,
    top: float,
) -> None:
    row = page.row
    picture = QRectF(page.rect.left(), top + row * 0.12, row * 1.1, row * 0.76)
    words.paint_row(painter, picture, sheet.setup, item.key, look)
    title = page.cell(-1, top).adjusted(row * 1.4, 0, 0, 0)
    paint_entry(painter, title, words.row_title(sheet.setup, item.key), row * _TITLE, look.ink)
    keys = {field.key for field in item.fields}
    wrong = {trouble.seat for trouble in score.troubles if trouble.field in keys}
    for seat in range(len(sheet.seats)):
        cell = page.cell(seat, top)
        points = score.points(item.key, seat)
        text = entry_text(sheet, item, seat, words)
        ink = look.danger if seat in wrong else look.muted
        paint_entry(painter, page.entry(seat, top), text, page.entry_px, ink, align=_RIGHT)
        if points is not None:
            paint_entry(painter, cell, signed(points), row * 0.58, pen_ink(look), align=_RIGHT)
    _rule(painter, page, top + row, look.line, 0.02)


def _totals(
    painter: QPainter, page: _Page, sheet: PadSheet, score: PadScore, look: Theme, top: float
) -> None:
    row = page.row
    _rule(painter, page, top, look.ink, 0.1)
    paint_entry(
        painter, page.cell(-1, top, 1.4), translate("FinalSheet", "Total"), row * 0.7, look.ink, bold=True
    )
    for seat, (total, rank) in enumerate(zip(score.totals, score.ranks, strict=True)):
        place = page.cell(seat, top, 1.4)
        paint_entry(painter, place, signed(total), row * 0.85, pen_ink(look), align=_RIGHT, bold=True)
        paint_entry(
            painter, page.cell(seat, top + row * 1.4), place_text(rank), row * 0.48, look.muted, align=_RIGHT
        )


def _rule(painter: QPainter, page: _Page, y: float, ink: QColor, rows: float) -> None:
    painter.setPen(QPen(ink, max(1.0, page.row * rows)))
    painter.drawLine(QPointF(page.rect.left(), y), QPointF(page.rect.right(), y))


def orientation(sheet: PadSheet) -> QPageLayout.Orientation:
    """How a page is turned so that all seats have room."""
    return QPageLayout.Orientation.Landscape if len(sheet.seats) > 3 else QPageLayout.Orientation.Portrait


def paint_on(
    device: QPagedPaintDevice, sheet: PadSheet, score: PadScore, rows: Sequence[Row], words: PadWords
) -> bool:
    """The sheet on the page of a printer or a PDF; whether it could be begun and ended."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    layout = device.pageLayout()
    rect = QRectF(layout.paintRectPixels(painter.device().logicalDpiX()))
    paint_sheet(painter, QRectF(0, 0, rect.width(), rect.height()), sheet, score, rows, words)
    return painter.end()


def write_pdf(path: str, sheet: PadSheet, score: PadScore, rows: Sequence[Row], words: PadWords) -> None:
    """Write a PDF of one page; whole or not at all. Raises `ServiceError`."""
    file = QSaveFile(path)
    done = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if done:
        writer = QPdfWriter(file)
        writer.setResolution(_DPI)
        writer.setPageLayout(
            QPageLayout(
                QPageSize(QPageSize.PageSizeId.A4), orientation(sheet), MARGINS, QPageLayout.Unit.Millimeter
            )
        )
        writer.setTitle(game_title(sheet.game))
        writer.setCreator("Riverboat Desktop")
        done = paint_on(writer, sheet, score, rows, words) and file.commit()
    if not done:
        reason = file.errorString()
        file.cancelWriting()
        raise ServiceError(
            Sentence(
                "{file} cannot be written: {reason}. What was there before was kept.",
                file=path,
                reason=reason,
            )
        )
