"""The four seat patterns, laid over a shape, so that no seat is known by colour alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from ui.art.relief import darker, faded, fill, lighter
from ui.theme import SeatColour, SeatPattern


def paint_pattern(painter: QPainter, shape: QPainterPath, seat: SeatColour, *, unit: float) -> None:
    """The seat's pattern within `shape`, stripes, dots or squares about `unit` wide; solid paints nothing."""
    pattern = pattern_path(shape, seat.pattern, unit)
    bright = seat.ink.lightnessF() > 0.5
    colour = faded(lighter(seat.fill, 0.75), 0.85) if bright else faded(darker(seat.fill, 0.75), 0.8)
    fill(painter, pattern.intersected(shape), colour)


def pattern_path(shape: QPainterPath, pattern: SeatPattern, unit: float) -> QPainterPath:
    """The marks of the pattern over the bounds of `shape`, not yet cut to it."""
    bounds = shape.boundingRect()
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    columns = range(int(bounds.width() / unit) + 3)
    rows = range(int(bounds.height() / unit) + 3)
    left, top = bounds.left() - unit, bounds.top() - unit
    if pattern is SeatPattern.STRIPES:
        for i in range(0, len(columns) + len(rows), 2):
            x = left + i * unit
            strip = QPainterPath(QPointF(x, bounds.top()))
            strip.lineTo(x + unit * 0.8, bounds.top())
            strip.lineTo(x + unit * 0.8 - bounds.height(), bounds.bottom())
            strip.lineTo(x - bounds.height(), bounds.bottom())
            strip.closeSubpath()
            path.addPath(strip)
    for row in rows:
        for column in columns:
            x, y = left + column * unit, top + row * unit
            if pattern is SeatPattern.DOTS and (row + column) % 2 == 0:
                path.addEllipse(QPointF(x + unit / 2, y + unit / 2), unit * 0.42, unit * 0.42)
            elif pattern is SeatPattern.CHECKS and (row + column) % 2 == 0:
                path.addRect(x, y, unit, unit)
    return path
