"""What an action would bring, painted in a row on a small card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.items.lettering import paint_line
from ui.sobek import art
from ui.sobek.flights import Gain, GainKind
from ui.theme import Theme, mixed


def paint_gains(painter: QPainter, rect: QRectF, gains: Sequence[Gain], theme: Theme) -> None:
    """Points on gold, corruption with its crocodile, the points of a set with a scarab."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.ink, 1.2))
    painter.setBrush(theme.card)
    radius = rect.height() * 0.25
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()
    inset = rect.height() * 0.12
    width = (rect.width() - 2 * inset) / len(gains)
    for index, gain in enumerate(gains):
        cell = QRectF(
            rect.left() + inset + index * width, rect.top() + inset, width, rect.height() - 2 * inset
        )
        _paint_gain(painter, cell, gain, theme)


def _paint_gain(painter: QPainter, cell: QRectF, gain: Gain, theme: Theme) -> None:
    pigments = theme.pigments
    ground, ink = {
        GainKind.POINTS: (pigments.gold, pigments.on_gold),
        GainKind.CORRUPTION: (pigments.corruption, pigments.on_corruption),
        GainKind.WORTH: (mixed(theme.card, theme.good, 0.2), theme.ink),
    }[gain.kind]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(cell.adjusted(0.5, 0, -0.5, 0), cell.height() * 0.22, cell.height() * 0.22)
    painter.restore()
    sign = QRectF(
        cell.left() + 1, cell.center().y() - cell.width() * 0.2, cell.width() * 0.4, cell.width() * 0.4
    )
    left = cell.left()
    if gain.kind is GainKind.CORRUPTION:
        art.paint_crocodile(painter, sign, ink, eye=ground)
        left = sign.right()
    elif gain.kind is GainKind.WORTH:
        art.paint_scarab(painter, sign, theme)
        left = sign.right()
    words = f"{gain.amount:+d}" if gain.amount else "0"
    room = QRectF(left, cell.top(), cell.right() - left, cell.height())
    middle = Qt.AlignmentFlag.AlignHCenter
    paint_line(painter, room, words, cell.height() * 0.6, ink, bold=True, align=middle)
