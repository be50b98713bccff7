"""The scarab that counts what a good is worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art.relief import (
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    mirrored,
    oval,
    pixels_per_unit,
    shaded,
    shape,
)
from ui.theme import Theme, mixed

_FINE_PX: Final = 0.115
"""Below this many pixels a unit, legs and seams would only be dirt."""


def paint_scarab(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A beetle from above, head up."""
    colour = theme.pigments.scarab
    edge = darker(colour, 0.78)
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        if fine:
            for data in (
                "M 30 36 C 18 32 13 24 17 12",
                "M 24 56 C 14 55 9 60 7 66",
                "M 29 74 C 20 78 17 86 18 93",
            ):
                leg = shape(data)
                for side in (leg, mirrored(leg)):
                    line(painter, side, edge, 8.0)
                    line(painter, side, darker(colour, 0.35), 3.4)
        head = shape("M 34 24 C 34 8 42 8 45 13 L 50 9 L 55 13 C 58 8 66 8 66 24 Z")
        shaded(painter, head, theme.pigments.gold, edge, 4.0 if fine else 7.0)
        body = oval(50, 58, 29, 37)
        shaded(painter, body, colour, edge, 5.0 if fine else 8.0, 0.26)
        collar = body.intersected(shape("M 0 0 L 100 0 L 100 36 Q 50 52 0 36 Z"))
        fill(painter, collar, mixed(colour, theme.pigments.gold, 0.25))
        if fine:
            line(painter, shape("M 23 44 Q 50 56 77 44"), edge, 4.0)
            line(painter, shape("M 50 50 L 50 93"), edge, 4.0)
            fill(painter, oval(37, 62, 4.5, 13), faded(lighter(colour, 0.8), 0.7))
        else:
            line(painter, shape("M 50 50 L 50 93"), edge, 4.0)
            fill(painter, disc(37, 58, 8), faded(lighter(colour, 0.8), 0.7))


def paint_scarabs(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """`count` scarabs in a row, as large as fits, in the middle of `rect`; none paints nothing."""
    if count <= 0:
        return
    side = min(rect.height(), rect.width() / count)
    left = rect.center().x() - side * count / 2
    for i in range(count):
        paint_scarab(painter, QRectF(left + i * side, rect.center().y() - side / 2, side, side), theme)
