"""The geometry of pointy-top hexes and of tiles made of several; nothing is painted here."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

SQRT3 = sqrt(3.0)
SHADOW_REACH = 0.16
"""How far a tile's thickness and shadow reach below its hexes, in hex radii."""

_GAP = 0.035
_ROUNDING = 0.16


def hex_rect(centre: QPointF, radius: float) -> QRectF:
    """The rectangle that touches all six corners."""
    width = radius * SQRT3
    return QRectF(centre.x() - width / 2, centre.y() - radius, width, radius * 2)


def hex_corners(centre: QPointF, radius: float) -> list[QPointF]:
    """Six corners, clockwise on the screen, from the top."""
    return [
        QPointF(centre.x() + radius * sin(pi / 3 * i), centre.y() - radius * cos(pi / 3 * i))
        for i in range(6)
    ]


def hex_path(centre: QPointF, radius: float) -> QPainterPath:
    """The hex with sharp corners: for pointing at, and for glow."""
    return rounded_polygon(hex_corners(centre, radius), 0.0)


def soft_hex(centre: QPointF, radius: float, rounding: float = _ROUNDING) -> QPainterPath:
    """The hex with corners rounded by `rounding` hex radii."""
    return rounded_polygon(hex_corners(centre, radius), rounding * radius)


def axial_centre(q: int, r: int, radius: float) -> QPointF:
    """Where axial (q, r) lies when (0, 0) lies at the origin."""
    return QPointF(radius * SQRT3 * (q + r / 2), radius * 1.5 * r)


def plate_rect(centres: Sequence[QPointF], radius: float) -> QRectF:
    """The rectangle around the hexes at `centres`, with room for the tile's thickness and shadow."""
    bounds = QRectF()
    for centre in centres:
        bounds = bounds.united(hex_rect(centre, radius))
    return bounds.adjusted(0, 0, radius * SHADOW_REACH * 0.5, radius * SHADOW_REACH)


def plate_path(centres: Sequence[QPointF], radius: float) -> QPainterPath:
    """The joint outline of adjacent hexes, drawn in by a small gap and with rounded corners.

    Raises ValueError when there is no hex.
    """
    if not centres:
        raise ValueError("a tile has at least one hex")
    path = QPainterPath()
    for loop in _loops(centres, radius):
        path.addPath(rounded_polygon(_drawn_in(loop, radius * _GAP), radius * _ROUNDING))
    return path


def rounded_polygon(corners: Sequence[QPointF], cut: float) -> QPainterPath:
    """The closed polygon, each corner replaced by a curve that starts `cut` before it."""
    path = QPainterPath()
    count = len(corners)
    for i, corner in enumerate(corners):
        before = _towards(corner, corners[i - 1], cut)
        after = _towards(corner, corners[(i + 1) % count], cut)
        if i == 0:
            path.moveTo(before)
        else:
            path.lineTo(before)
        if cut > 0:
            path.quadTo(corner, after)
    path.closeSubpath()
    return path


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    length = hypot(end.x() - start.x(), end.y() - start.y())
    share = min(distance / length, 0.5) if length else 0.0
    return start + (end - start) * share


def _loops(centres: Sequence[QPointF], radius: float) -> list[list[QPointF]]:
    """The border of the union of hexes, as closed walks; an edge two hexes share belongs to no border."""

    def name(point: QPointF) -> tuple[int, int]:
        return round(point.x() / radius * 64), round(point.y() / radius * 64)

    edges: dict[tuple[tuple[int, int], tuple[int, int]], tuple[QPointF, QPointF]] = {}
    for centre in centres:
        corners = hex_corners(centre, radius)
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            if edges.pop((name(end), name(start)), None) is None:
                edges[name(start), name(end)] = (start, end)
    following = {first: (second, points[0]) for (first, second), points in edges.items()}
    loops: list[list[QPointF]] = []
    while following:
        first = next(iter(following))
        loop: list[QPointF] = []
        at = first
        while at in following:
            at, point = following.pop(at)
            loop.append(point)
        loops.append(loop)
    return loops


def _drawn_in(loop: list[QPointF], gap: float) -> list[QPointF]:
    """The clockwise polygon moved inwards by `gap` on every side."""
    count = len(loop)
    moved: list[QPointF] = []
    for i, corner in enumerate(loop):
        one = _inward(loop[i - 1], corner)
        two = _inward(corner, loop[(i + 1) % count])
        factor = gap / (1 + one.x() * two.x() + one.y() * two.y())
        moved.append(corner + (one + two) * factor)
    return moved


def _inward(start: QPointF, end: QPointF) -> QPointF:
    length = hypot(end.x() - start.x(), end.y() - start.y())
    return QPointF(-(end.y() - start.y()) / length, (end.x() - start.x()) / length)
