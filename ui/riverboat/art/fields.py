"""The hexes of a mat: bare, planted, with barn, glowing, focused; each fills one hex's rectangle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import darker, faded, fill, fitted, lighter, line, lit, pen, pixels_per_unit
from ui.riverboat.art.buildings import paint_barn
from ui.riverboat.art.hexes import SQRT3, hex_rect, soft_hex
from ui.riverboat.art.kinds import Crop, Suit, field_colour
from ui.riverboat.art.suits import paint_suit
from ui.riverboat.art.tiles import paint_plate
from ui.theme import Theme, mixed

_CENTRE = QPointF(50 * SQRT3 / 2, 50)
_WIDTH = 50 * SQRT3
_TUFTS = ((24, 34), (61, 30), (20, 62), (66, 66), (43, 82), (44, 17))


def paint_field(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """A bare field: pale soil in a coloured ring, with a large symbol."""
    with fitted(painter, rect, _WIDTH, 100):
        _paint_soil(painter, suit, theme)
        paint_suit(painter, QRectF(_CENTRE.x() - 23, _CENTRE.y() - 23, 46, 46), suit, theme)


def paint_barn_field(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """A field with a barn on it; ring and a small symbol still tell its colour."""
    with fitted(painter, rect, _WIDTH, 100):
        _paint_soil(painter, suit, theme)
        paint_barn(painter, QRectF(_CENTRE.x() - 29, 16, 58, 58), theme)
        paint_suit(painter, QRectF(_CENTRE.x() - 8, 74, 16, 16), suit, theme)


def paint_planted(painter: QPainter, rect: QRectF, crop: Crop, theme: Theme) -> None:
    """One space under a single crop tile: saturated ground, silhouette, letter."""
    with fitted(painter, rect, _WIDTH, 100):
        paint_plate(painter, [QPointF(_CENTRE.x(), 47.4)], 46.4, [crop], theme)


def paint_empty_hex(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A dashed hex: here something may lie, nothing does."""
    with fitted(painter, rect, _WIDTH, 100):
        path = soft_hex(_CENTRE, 45)
        fill(painter, path, faded(theme.shadow, 0.06))
        dashed = pen(painter, theme.line, 2.5)
        dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashed.setDashPattern([3.0, 2.5])
        painter.strokePath(path, dashed)


def paint_hex_glow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The legal glow: a bright ring, dark-edged so that it shows on gold too, fading to a clear middle."""
    with fitted(painter, rect, _WIDTH, 100):
        outline = soft_hex(_CENTRE, 45.4, 0.1)
        for inset, alpha in ((0, 0.30), (3, 0.20), (6, 0.13), (9, 0.07)):
            ring = outline.subtracted(soft_hex(_CENTRE, 42.5 - inset, 0.1))
            fill(painter, ring, faded(theme.highlight, alpha))
        line(painter, outline, faded(theme.outline, 0.85), 7.4)
        line(painter, outline, lighter(theme.highlight, 0.25), 4.8)


def paint_hex_focus(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The keyboard's focus: a double ring seen on any ground."""
    with fitted(painter, rect, _WIDTH, 100):
        outline = soft_hex(_CENTRE, 45, 0.1)
        line(
            painter, outline, lighter(theme.focus, 0.85) if not theme.dark else darker(theme.focus, 0.85), 6.5
        )
        line(painter, outline, theme.focus, 3.6)


def _paint_soil(painter: QPainter, suit: Suit, theme: Theme) -> None:
    colour = field_colour(suit, theme)
    outer, band, inner = (soft_hex(_CENTRE, radius, 0.1) for radius in (48.5, 47.0, 39.2))
    bounds = hex_rect(_CENTRE, 48)
    fill(painter, outer, colour.edge)
    fill(painter, band, lit(colour.ring, bounds, 0.10))
    fill(painter, inner, mixed(colour.soil, colour.edge, 0.35))
    fill(painter, soft_hex(_CENTRE, 38.1, 0.1), colour.soil)
    _paint_hollow(painter, soft_hex(_CENTRE, 38.1, 0.1), theme)
    if pixels_per_unit(painter) >= 0.45:
        tuft = darker(colour.soil, 0.22) if not theme.dark else lighter(colour.soil, 0.16)
        for x, y in _TUFTS:
            path = QPainterPath(QPointF(x - 3, y))
            path.quadTo(QPointF(x, y - 3), QPointF(x + 3, y))
            line(painter, path, tuft, 1.4)


def _paint_hollow(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """The soil lies a little lower than the ring, so its upper left is in shade."""
    alpha = 0.18 if theme.dark else 0.09
    for step in (1.2, 2.6):
        fill(painter, path.subtracted(path.translated(step, step * 1.2)), faded(QColor("#140c06"), alpha))
