"""Rings round things: what may be pointed at, what was, and where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.items.sprite import Outline
from ui.theme import Theme, mixed

RING_SHARE = 0.055
"""How wide a ring is as a share of the shorter side of what it is round."""


def ring_reach(rect: QRectF) -> float:
    """How far a ring stands out beyond its sprite, in pixels."""
    return max(2.4, min(rect.width(), rect.height()) * RING_SHARE)


def paint_ring(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    kind: str,
    outline: Outline,
    *,
    wash: bool = True,
    share: float = RING_SHARE,
) -> None:
    """A ring along the inside of `rect`: legal ones glow, chosen ones are solid, focus is double,
    what a line of the log or of a score is about is pointed out in the river's colour.

    `share` is its width as a share of the shorter side; without `wash` what is inside keeps its colours.
    """
    wide = max(2.4, min(rect.width(), rect.height()) * share)
    path = _hex(rect, wide) if outline is Outline.HEX else _box(rect, wide)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind == "focus":
        strokes = [(QColor("#ffffff"), wide * 1.5), (theme.focus, wide * 0.9)]
    elif kind == "pointed":
        strokes = [(QColor("#ffffff"), wide * 2.2), (theme.river_deep, wide * 1.4)]
    elif kind == "chosen":
        strokes = [(theme.outline, wide * 1.5), (theme.good, wide * 1.0)]
    else:
        strokes = [
            (theme.outline, wide * 1.7),
            (QColor("#fffdf0"), wide * 1.25),
            (mixed(theme.highlight, QColor("#ff9a1f"), 0.35), wide * 0.6),
        ]
    if wash and kind in ("legal", "chosen"):
        tint = QColor(theme.highlight)
        tint.setAlpha(70 if kind == "chosen" else 16)
        painter.fillPath(path, tint)
    for colour, width in strokes:
        painter.strokePath(
            path,
            QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
        )
    painter.restore()


def _box(rect: QRectF, wide: float) -> QPainterPath:
    path = QPainterPath()
    inner = rect.adjusted(wide, wide, -wide, -wide)
    radius = min(inner.width(), inner.height()) * 0.12
    path.addRoundedRect(inner, radius, radius)
    return path


def _hex(rect: QRectF, wide: float) -> QPainterPath:
    inner = rect.adjusted(wide, wide, -wide, -wide)
    path = QPainterPath()
    quarter = inner.height() / 4
    corners = (
        QPointF(inner.center().x(), inner.top()),
        QPointF(inner.right(), inner.top() + quarter),
        QPointF(inner.right(), inner.bottom() - quarter),
        QPointF(inner.center().x(), inner.bottom()),
        QPointF(inner.left(), inner.bottom() - quarter),
        QPointF(inner.left(), inner.top() + quarter),
    )
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path
