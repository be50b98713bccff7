"""Badges and empty places that look alike in every game: seats, counts, dashed slots."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.lettering import paint_text, text_path
from ui.art.patterns import paint_pattern
from ui.art.relief import box, darker, disc, faded, fill, fitted, line, pen, shaded
from ui.theme import Theme, mixed


def paint_seat_badge(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A flat round badge in colour and pattern of the seat."""
    colour = theme.seats[seat]
    with fitted(painter, rect):
        badge = disc(50, 50, 44)
        shaded(painter, badge, colour.fill, darker(colour.fill, 0.62), 5.0, 0.10)
        paint_pattern(painter, disc(50, 50, 41), colour, unit=13.0)
        line(painter, badge, darker(colour.fill, 0.62), 5.0)
        line(painter, disc(50, 50, 40), faded(QColor("#ffffff"), 0.35), 2.5)


def paint_count_badge(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """A dark pill with a number, as wide as the number needs, for how many lie in a stack."""
    text = str(count)
    width = max(100.0, text_path(text).boundingRect().width() * 0.5 + 54)
    with fitted(painter, rect, width, 100):
        pill = box(6, 6, width - 12, 88, 44)
        fill(painter, pill, QColor("#2a2119"))
        line(painter, pill, QColor("#fff6e0"), 6.0)
        paint_text(painter, QRectF(18, 26, width - 36, 48), text, QColor("#fff8ea"))


def paint_empty_slot(painter: QPainter, rect: QRectF, theme: Theme, *, radius: float = 0.12) -> None:
    """A dashed rectangle filling `rect`, corners rounded by `radius` of its shorter side."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    width = max(1.2, side * 0.025)
    inner = rect.adjusted(width, width, -width, -width)
    slot = QPainterPath()
    slot.addRoundedRect(inner, side * radius, side * radius)
    fill(painter, slot, faded(theme.shadow, 0.16 if theme.dark else 0.05))
    dashed = pen(painter, mixed(theme.line, theme.ink, 0.15), width)
    dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashed.setDashPattern([3.5, 2.5])
    painter.strokePath(slot, dashed)
    painter.restore()
