"""Words in a painting: one line or a few, made smaller until they fit, never clipped."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.fonts import load_fonts

SMALLEST_SHARE = 0.86
"""How far a line may shrink before its end is replaced by an ellipsis."""
LEAST_PX = 8.0
"""How small several lines may become."""


@lru_cache(maxsize=64)
def font_of(px: float, bold: bool) -> QFont:
    """The bundled font at that height in pixels."""
    font = QFont(load_fonts())
    font.setPixelSize(max(6, round(px)))
    font.setBold(bold)
    return font


@lru_cache(maxsize=2048)
def width_of(text: str, px: float, bold: bool = False) -> float:
    """How wide the text is in pixels."""
    return QFontMetricsF(font_of(px, bold)).horizontalAdvance(text)


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    colour: QColor,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """The text on one line, in the middle of the height of `rect`; smaller, then shortened, if too wide."""
    wide = width_of(text, px, bold)
    if wide > rect.width():
        px = max(px * SMALLEST_SHARE, px * rect.width() / wide)
    font = font_of(px, bold)
    if QFontMetricsF(font).horizontalAdvance(text) > rect.width() + 1:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)
    painter.restore()


def paint_entry(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    colour: QColor,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of a sheet, also on paper: in the painter's own font, smaller where it would not fit."""
    font = QFont(painter.font())
    font.setBold(bold)
    size = max(6, round(px))
    font.setPixelSize(size)
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text)
    if width > rect.width() > 0:
        font.setPixelSize(max(6, int(size * rect.width() / width)))
        painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)


def paint_paragraph(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    colour: QColor,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """The text on as many lines as it needs, from the top of `rect`; smaller until it fits."""
    flags = int(align | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    font = font_of(px, bold)
    while px > LEAST_PX and not _fits(font, rect, flags, text):
        px -= 1
        font = font_of(px, bold)
    painter.save()
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, flags, text)
    painter.restore()


def _fits(font: QFont, rect: QRectF, flags: int, text: str) -> bool:
    needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, text)
    return needed.height() <= rect.height() + 1 and needed.width() <= rect.width() + 1
