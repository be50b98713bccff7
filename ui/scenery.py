"""What the pictures behind the start screen have in common: an evening sky with its light, and ripples."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

ROWS, COLUMNS = 12, 9
"""So many ripples lie below and beside one another."""


def paint_sky(painter: QPainter, rect: QRectF, horizon: float, stops: Sequence[tuple[float, str]]) -> None:
    """Colours from the top of the picture (0) to the horizon (1), all over it."""
    sky = QLinearGradient(0, rect.top(), 0, horizon)
    for at, colour in stops:
        sky.setColorAt(at, QColor(colour))
    painter.fillRect(rect, sky)


def paint_light(
    painter: QPainter, centre: QPointF, radius: float, light: QColor, *, reach: float, strength: int
) -> None:
    """Sun or moon with its glow, `reach` times as wide; `strength` is how much of it hides, of 255."""
    glow = QRadialGradient(centre, radius * reach)
    for at, alpha in ((0.0, strength), (1.04 / reach, 90), (1.0, 0)):
        glow.setColorAt(at, QColor(light.red(), light.green(), light.blue(), alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, radius * reach, radius * reach)
    painter.setBrush(light)
    painter.drawEllipse(centre, radius, radius)


def paint_ripples(painter: QPainter, water: QRectF, foam: QColor) -> None:
    """Ripples that become longer, thicker and further apart towards the eye."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(ROWS):
        y = water.top() + water.height() * (0.035 + 0.9 * (row / ROWS) ** 1.5)
        length = water.width() * (0.019 + 0.006 * row)
        painter.setPen(QPen(foam, 1.2 + row * 0.27, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for column in range(COLUMNS):
            x = water.left() + water.width() * ((column * 0.137 + row * 0.219) % 1.0)
            ripple = QPainterPath(QPointF(x, y))
            ripple.quadTo(x + length / 2, y - length * 0.10, x + length, y)
            painter.drawPath(ripple)
    painter.setPen(Qt.PenStyle.NoPen)
