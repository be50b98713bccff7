"""The small drawings on the tools of the prompt bar: arrows for undo, redo and reset, lines for the moves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from ui.theme import Theme, mixed


def prompt_icon(kind: str, side: int, theme: Theme, ratio: float) -> QIcon:
    """The drawing for `moves`, `undo`, `redo` or `reset`; faint where the tool does nothing."""
    icon = QIcon(_drawn(kind, side, theme.ink, ratio))
    faint = mixed(theme.muted, theme.panel, 0.55)
    icon.addPixmap(_drawn(kind, side, faint, ratio), QIcon.Mode.Disabled)
    return icon


def _drawn(kind: str, side: int, ink: QColor, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 20, side / 20)
    pen = QPen(ink, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if kind == "moves":
        for y in (5, 10, 15):
            painter.drawLine(QPointF(8, y), QPointF(17, y))
            painter.drawEllipse(QPointF(4, y), 0.8, 0.8)
    elif kind == "reset":
        painter.drawArc(QRectF(4, 4, 12, 12), 60 * 16, 290 * 16)
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([QPointF(9.5, 1.5), QPointF(9.5, 7.5), QPointF(14.5, 4.5)]))
    else:
        if kind == "redo":
            painter.translate(20, 0)
            painter.scale(-1, 1)
        path = QPainterPath(QPointF(4, 8))
        path.lineTo(12, 8)
        path.cubicTo(18, 8, 18, 16, 12, 16)
        path.lineTo(8, 16)
        painter.drawPath(path)
        painter.drawPolyline(QPolygonF([QPointF(8, 4), QPointF(4, 8), QPointF(8, 12)]))
    painter.end()
    return pixmap
