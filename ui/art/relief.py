"""How a shape becomes a piece: one light from the top left, a little thickness, a soft shadow, an outline."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from ui.theme import Theme, mixed

WHITE: Final = QColor("#ffffff")
BLACK: Final = QColor("#140c06")

_SHADOW_STEPS: Final = 5
_THINNEST_LINE_PX: Final = 0.9
_SMALL_PX: Final = 0.6
"""Below this many pixels a unit, lines are wider than their drawing asks, and need room for it."""

_HAIRLINE_ROOM: Final = 0.08
_COMMANDS: Final = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


@contextmanager
def fitted(painter: QPainter, rect: QRectF, width: float = 100.0, height: float = 100.0) -> Iterator[None]:
    """Within it the painter draws in a box of `width` × `height` units, centred in `rect`, undistorted.

    Small drawings shrink by a hair's breadth, so that lines of one pixel stay within `rect`.
    """
    scale = min(rect.width() / width, rect.height() / height)
    small = max(0.0, 1.0 - scale * pixels_per_unit(painter) / _SMALL_PX)
    scale *= 1.0 - small * _HAIRLINE_ROOM
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(
        rect.center().x() - width * scale / 2,
        rect.center().y() - height * scale / 2,
    )
    painter.scale(scale, scale)
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def placed(painter: QPainter, x: float, y: float, scale: float = 1.0, angle: float = 0.0) -> Iterator[None]:
    """Within it the origin is at (x, y), turned clockwise by `angle` degrees and scaled."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(angle)
    painter.scale(scale, scale)
    try:
        yield
    finally:
        painter.restore()


def pixels_per_unit(painter: QPainter) -> float:
    """How many device pixels one unit of the painter's present coordinates covers."""
    device = painter.device()
    return sqrt(abs(painter.worldTransform().determinant())) * device.devicePixelRatio()


@lru_cache(maxsize=512)
def shape(data: str) -> QPainterPath:
    """The path written as absolute M, L, Q, C and Z commands with plain numbers, as SVG writes them.

    Raises ValueError at an unknown command. The path is shared: copy it before changing it.
    """
    path = QPainterPath()
    words = data.split()
    at = 0
    while at < len(words):
        command = words[at]
        if command not in _COMMANDS:
            raise ValueError(f"unknown path command {command!r} in {data!r}")
        count = _COMMANDS[command]
        n = [float(word) for word in words[at + 1 : at + 1 + count]]
        at += 1 + count
        if command == "M":
            path.moveTo(n[0], n[1])
        elif command == "L":
            path.lineTo(n[0], n[1])
        elif command == "Q":
            path.quadTo(n[0], n[1], n[2], n[3])
        elif command == "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        else:
            path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def oval(x: float, y: float, radius_x: float, radius_y: float) -> QPainterPath:
    """An ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius_x, radius_y)
    return path


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def mirrored(path: QPainterPath, axis_x: float = 50.0) -> QPainterPath:
    """The path as seen in a mirror standing at x = `axis_x`."""
    return QTransform(-1, 0, 0, 1, 2 * axis_x, 0).map(path)


def lighter(colour: QColor, share: float) -> QColor:
    """`colour` with `share` (0 to 1) of white."""
    return mixed(colour, WHITE, share)


def darker(colour: QColor, share: float) -> QColor:
    """`colour` with `share` (0 to 1) of a warm black."""
    return mixed(colour, BLACK, share)


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` at that opacity (0 to 1)."""
    copy = QColor(colour)
    copy.setAlphaF(alpha)
    return copy


def pen(painter: QPainter, colour: QColor, width: float) -> QPen:
    """A round pen `width` units wide, and never thinner than about one device pixel."""
    least = _THINNEST_LINE_PX / max(pixels_per_unit(painter), 1e-6)
    made = QPen(colour, max(width, least))
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def lit(colour: QColor, bounds: QRectF, strength: float = 0.16) -> QBrush:
    """A brush that is brighter at the top left of `bounds` and darker at the bottom right."""
    gradient = QLinearGradient(bounds.topLeft(), bounds.bottomRight())
    gradient.setColorAt(0.0, lighter(colour, strength * 1.4))
    gradient.setColorAt(0.45, colour)
    gradient.setColorAt(1.0, darker(colour, strength))
    return QBrush(gradient)


def fill(painter: QPainter, path: QPainterPath, colour: QColor | QBrush) -> None:
    """The path filled, without a line."""
    painter.fillPath(path, QBrush(colour))


def line(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """The path drawn as a line."""
    painter.strokePath(path, pen(painter, colour, width))


def shaded(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    edge: QColor,
    width: float = 2.0,
    strength: float = 0.16,
) -> None:
    """The path filled with light from the top left and outlined, without thickness or shadow."""
    fill(painter, path, lit(colour, path.boundingRect(), strength))
    line(painter, path, edge, width)


def soft_shadow(painter: QPainter, path: QPainterPath, theme: Theme, *, drop: float, blur: float) -> None:
    """A shadow to the bottom right; it reaches `drop` + `blur` / 2 units beyond the path."""
    moved = path.translated(drop * 0.6, drop)
    strength = 0.30 if theme.dark else 0.17
    for step in range(_SHADOW_STEPS, 0, -1):
        colour = faded(theme.shadow, strength / _SHADOW_STEPS * 1.6)
        painter.strokePath(moved, QPen(colour, blur * step / _SHADOW_STEPS))
    fill(painter, moved, faded(theme.shadow, strength))


def raised(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    theme: Theme,
    *,
    depth: float = 4.0,
    edge: QColor | None = None,
    width: float = 2.0,
    strength: float = 0.16,
    shadow: bool = True,
) -> None:
    """The path as a piece `depth` units thick, with shadow, side, lit top, bright rim and outline.

    Reaches `depth` × 1.9 beyond the path at the bottom, × 1.4 at the right, and half the line elsewhere.
    """
    edge = edge if edge is not None else darker(colour, 0.62)
    below = path.translated(0, depth)
    if shadow:
        soft_shadow(painter, below, theme, drop=depth * 0.5, blur=depth * 0.8)
    side = path.united(below)
    for step in (0.25, 0.5, 0.75):
        side = side.united(path.translated(0, depth * step))
    fill(painter, side, darker(colour, 0.38))
    line(painter, side, edge, width)
    fill(painter, path, lit(colour, path.boundingRect(), strength))
    rim(painter, path, depth * 0.35)
    line(painter, path, edge, width * 0.6)


def rim(painter: QPainter, path: QPainterPath, width: float, alpha: float = 0.42) -> None:
    """A bright edge where the path faces the light."""
    fill(painter, path.subtracted(path.translated(width, width)), faded(WHITE, alpha))


def sunken(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    theme: Theme,
    *,
    depth: float = 4.0,
    width: float = 1.5,
) -> None:
    """The path as a hollow: dark where it is turned from the light."""
    fill(painter, path, colour)
    alpha = 0.13 if not theme.dark else 0.24
    for step in (1.0, 0.6, 0.3):
        fill(painter, path.subtracted(path.translated(depth * step * 0.7, depth * step)), faded(BLACK, alpha))
    line(painter, path, darker(colour, 0.45), width)
