"""The five suit symbols of the field colours, drawn as shapes in a box of 100 × 100 units."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.art.relief import disc, fill, fitted, line, shape
from ui.riverboat.art.hexes import rounded_polygon
from ui.riverboat.art.kinds import Suit, field_colour
from ui.theme import Theme


def suit_path(suit: Suit) -> QPainterPath:
    """The outline of the symbol, filling most of a box of 100 × 100 units."""
    if suit is Suit.YELLOW:
        return _star()
    if suit is Suit.GREEN:
        return _club()
    if suit is Suit.RED:
        return shape("M 50 90 C 20 66 6 48 10 30 C 14 10 40 8 50 30 C 60 8 86 10 90 30 C 94 48 80 66 50 90 Z")
    if suit is Suit.BLUE:
        return _spade()
    return shape("M 50 6 C 58 26 70 40 86 50 C 70 60 58 74 50 94 C 42 74 30 60 14 50 C 30 40 42 26 50 6 Z")


def paint_suit(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """The symbol alone, in its field colour with a thin edge."""
    colour = field_colour(suit, theme)
    with fitted(painter, rect):
        path = suit_path(suit)
        line(painter, path, colour.edge, 5.0)
        fill(painter, path, colour.mark)


def _star() -> QPainterPath:
    corners = []
    for i in range(10):
        radius = 47.0 if i % 2 == 0 else 20.0
        corners.append(QPointF(50 + radius * sin(pi / 5 * i), 53 - radius * cos(pi / 5 * i)))
    return rounded_polygon(corners, 3.0)


def _club() -> QPainterPath:
    stem = shape("M 46 48 C 48 70 44 84 32 92 L 68 92 C 56 84 52 70 54 48 Z")
    leaves = disc(50, 28, 20).united(disc(28, 57, 20)).united(disc(72, 57, 20))
    return leaves.united(stem)


def _spade() -> QPainterPath:
    leaf = shape(
        "M 50 6 C 62 26 90 40 88 60 C 86 78 62 80 52 64 L 48 64 C 38 80 14 78 12 60 C 10 40 38 26 50 6 Z"
    )
    stem = shape("M 47 56 C 48 74 44 86 32 93 L 68 93 C 56 86 52 74 53 56 Z")
    return leaf.united(stem)
