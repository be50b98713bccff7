"""Digits and single letters as shapes of the bundled bold font; words never stand in a drawing."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from ui.art.relief import fill, line
from ui.fonts import load_fonts

_FONT_PX = 100


@lru_cache(maxsize=256)
def text_path(text: str) -> QPainterPath:
    """The text with digits 100 units high, standing on y = 0, centred on x = 0. Needs a QGuiApplication."""
    font = QFont(load_fonts())
    font.setPixelSize(_FONT_PX)
    font.setBold(True)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    path.setFillRule(Qt.FillRule.WindingFill)  # strokes of one glyph may overlap
    capital = QPainterPath()
    capital.addText(QPointF(0, 0), font, "8")
    scale = 100 / capital.boundingRect().height()
    bounds = path.boundingRect()
    return QTransform.fromScale(scale, scale).map(path.translated(-bounds.center().x(), 0))


def lettered(rect: QRectF, text: str) -> QPainterPath:
    """The text as high as `rect`, or as wide if that is less, in its middle."""
    path = text_path(text)
    bounds = path.boundingRect()
    scale = min(rect.height() / 100, rect.width() / max(bounds.width(), 1.0))
    move = QTransform.fromTranslate(rect.center().x(), rect.center().y() + 50 * scale)
    return move.scale(scale, scale).map(path)


def paint_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: QColor,
    *,
    halo: QColor | None = None,
    halo_width: float = 6.0,
) -> None:
    """The text centred in `rect`, with a halo of `halo_width` units where the ground is busy."""
    path = lettered(rect, text)
    if halo is not None:
        line(painter, path, halo, halo_width)
    fill(painter, path, colour)
