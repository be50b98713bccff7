"""The tag under the first card of the queue: it costs nothing, said in a word."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import darker, faded, fill, line
from ui.items.lettering import paint_line
from ui.theme import Theme


def paint_free(painter: QPainter, rect: QRectF, words: str, px: float, theme: Theme) -> None:
    """The word on green, in the shape of the other price tags."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pale = QColor("#dcebc6")
    tag = QPainterPath()
    inset = rect.height() * 0.08
    body = rect.adjusted(inset, inset, -inset, -inset * 1.8)
    tag.addRoundedRect(body, body.height() / 2, body.height() / 2)
    fill(painter, tag.translated(inset * 0.3, inset), faded(theme.shadow, 0.35))
    fill(painter, tag, pale)
    line(painter, tag, darker(pale, 0.68), max(1.0, rect.height() * 0.04))
    painter.restore()
    middle = Qt.AlignmentFlag.AlignHCenter
    paint_line(painter, body.adjusted(2, 0, -2, 0), words, px, QColor("#204d22"), bold=True, align=middle)
