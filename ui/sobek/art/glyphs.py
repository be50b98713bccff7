"""The four signs of the score track, each one filled path in a box of 100 × 100 units."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform

from ui.art.relief import box, disc, faded, fill, fitted, mirrored, oval, pixels_per_unit, shape
from ui.sobek.art.kinds import Glyph, glyph_colour
from ui.theme import Theme


def paint_glyph(painter: QPainter, rect: QRectF, glyph: Glyph, theme: Theme) -> None:
    """The sign alone, in its colour."""
    colour = glyph_colour(glyph, theme)
    with fitted(painter, rect):
        if pixels_per_unit(painter) >= 0.4:
            fill(painter, glyph_path(glyph).translated(1.6, 2.0), faded(theme.shadow, 0.18))
        fill(painter, glyph_path(glyph), colour)


@lru_cache(maxsize=8)
def glyph_path(glyph: Glyph) -> QPainterPath:
    """The outline of the sign, filling most of a box of 100 × 100 units; shared, so copy before changing."""
    made = {Glyph.ANKH: _ankh, Glyph.EYE: _eye, Glyph.FEATHER: _feather, Glyph.LOTUS: _lotus}[glyph]()
    return made.simplified()


def thick(path: QPainterPath, width: float) -> QPainterPath:
    """A line of that width with round ends, as a shape."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _ankh() -> QPainterPath:
    loop = oval(50, 27, 22, 25).subtracted(oval(50, 29, 10.5, 14))
    stem = shape("M 45 48 L 55 48 L 61 97 L 39 97 Z")
    arm = shape("M 50 52 L 14 46 L 14 67 L 50 61 Z")
    return loop.united(stem).united(arm).united(mirrored(arm))


def _eye() -> QPainterPath:
    lid = shape("M 2 47 C 22 20 66 18 96 42 C 72 68 28 68 2 47 Z")
    white = shape("M 16 46 C 32 31 62 30 82 43 C 62 58 34 58 16 46 Z")
    brow = shape("M 4 27 C 26 5 70 3 96 20 L 92 29 C 68 15 30 16 9 35 Z")
    tear = shape("M 38 58 L 52 60 L 50 92 L 40 78 Z")
    curl = thick(shape("M 58 60 C 62 80 76 93 88 88 C 97 83 94 70 85 72 C 80 74 80 80 84 81"), 7.0)
    return lid.subtracted(white).united(disc(49, 43.5, 12)).united(brow).united(tear).united(curl)


def _feather() -> QPainterPath:
    vane = shape(
        "M 40 98 C 36 72 26 50 28 28 C 29 10 42 1 56 2 C 72 3 80 18 73 30 C 70 36 62 36 60 30 "
        "C 68 44 66 66 50 98 Z"
    )
    barbs = QPainterPath()
    for y in (34, 50, 66):
        barbs = barbs.united(shape(f"M 20 {y - 11} L 41 {y + 4} L 20 {y - 5} Z"))
        barbs = barbs.united(shape(f"M 78 {y - 5} L 50 {y + 11} L 78 {y + 1} Z"))
    shaft = thick(shape("M 45 84 C 44 60 42 40 48 16"), 3.4)
    return vane.subtracted(barbs).subtracted(shaft)


def _lotus() -> QPainterPath:
    petal = shape("M 50 68 C 34 54 35 26 50 5 C 65 26 66 54 50 68 Z")
    flower = QPainterPath()
    for angle, size in ((-68, 0.80), (68, 0.80), (-36, 0.93), (36, 0.93), (0, 1.0)):
        turn = QTransform().translate(50, 68).rotate(angle).scale(size, size).translate(-50, -68)
        leaf = turn.map(petal)
        flower = flower.subtracted(leaf.united(thick(leaf, 6.0))).united(leaf)
    cup = shape("M 32 70 C 40 66 60 66 68 70 C 66 80 58 84 50 84 C 42 84 34 80 32 70 Z")
    return flower.subtracted(thick(cup, 5.0)).united(cup).united(box(46, 80, 8, 18, 3))
