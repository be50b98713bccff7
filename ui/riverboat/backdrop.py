"""The picture behind the start screen: a paddle steamer on a wide river between planted fields."""

from __future__ import annotations

from math import pi, sin, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from ui.riverboat.art import Crop, Suit, axial_centre, hex_rect, paint_field, paint_planted, paint_steamer
from ui.scenery import paint_light, paint_ripples, paint_sky
from ui.theme import Theme, mixed

_FIELDS: Final = (
    ".....TT...CC",
    "...WWt.KK.Cg",
    ".bPP.WWkKTTC",
)
"""Rows of hexes at the near bank: crops as capitals, a bare field of some suit as a small letter."""
_SUITS: Final = {"t": Suit.RED, "k": Suit.YELLOW, "b": Suit.BLUE, "g": Suit.WHITE}


def paint_backdrop(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill the rectangle: sky, far bank, river, steamer to the right, fields in the right foreground."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    horizon = rect.top() + rect.height() * 0.40
    _paint_sky(painter, rect, horizon, theme)
    _paint_hills(painter, rect, horizon, theme)
    _paint_river(painter, rect, horizon, theme)
    _paint_steamer(painter, rect, horizon, theme)
    _paint_bank(painter, rect, theme)
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    top, low = ("#0d1a26", "#34474d") if theme.dark else ("#8fc3cf", "#fbeccb")
    paint_sky(painter, rect, horizon, ((0.0, top), (1.0, low)))
    centre = QPointF(rect.left() + rect.width() * 0.62, rect.top() + rect.height() * 0.17)
    light = QColor("#dfe6d8") if theme.dark else QColor("#fff6d4")
    paint_light(painter, centre, rect.height() * 0.07, light, reach=4.0, strength=190)


def _paint_hills(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    far = QColor("#2a4440") if theme.dark else QColor("#9dbf92")
    near = QColor("#1f352f") if theme.dark else QColor("#6f9f62")
    for colour, rise, waves, shift in ((far, 0.085, 1.6, 0.3), (near, 0.05, 2.7, 1.4)):
        ridge = QPainterPath(QPointF(rect.left(), horizon + 2))
        steps = 60
        for i in range(steps + 1):
            x = rect.left() + rect.width() * i / steps
            swell = 0.55 + 0.45 * sin(waves * 2 * pi * i / steps + shift)
            ridge.lineTo(x, horizon - rect.height() * rise * swell)
        ridge.lineTo(rect.right(), horizon + 2)
        ridge.closeSubpath()
        painter.setBrush(colour)
        painter.drawPath(ridge)


def _paint_river(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    water = QLinearGradient(0, horizon, 0, rect.bottom())
    water.setColorAt(0, mixed(theme.river, QColor("#ffffff"), 0.05 if theme.dark else 0.38))
    water.setColorAt(0.5, theme.river)
    water.setColorAt(1, theme.river_deep)
    river = QRectF(rect.left(), horizon, rect.width(), rect.bottom() - horizon + 1)
    painter.fillRect(river, water)
    paint_ripples(painter, river, QColor(255, 255, 255, 36 if theme.dark else 96))


def _paint_steamer(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    height = rect.height() * 0.40
    width = height * 120 / 90
    left = rect.left() + rect.width() * 0.36
    place = QRectF(left, horizon - height * 0.60, width, height)
    shade = mixed(theme.river_deep, theme.shadow, 0.35)
    shade.setAlpha(120)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(QRectF(left + width * 0.02, place.bottom() - height * 0.10, width, height * 0.13))
    paint_steamer(painter, place, 7)


def _paint_bank(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    radius = min(rect.height() * 0.075, rect.width() * 0.036)
    top = radius * 5.2
    bank = QPainterPath(QPointF(rect.right() - radius * 26, rect.bottom() + 2))
    bank.cubicTo(
        QPointF(rect.right() - radius * 18, rect.bottom() - top * 0.2),
        QPointF(rect.right() - radius * 15, rect.bottom() - top * 0.9),
        QPointF(rect.right() - radius * 8, rect.bottom() - top),
    )
    bank.quadTo(
        QPointF(rect.right() - radius * 3, rect.bottom() - top * 1.05),
        QPointF(rect.right() + 2, rect.bottom() - top * 1.25),
    )
    bank.lineTo(rect.right() + 2, rect.bottom() + 2)
    bank.closeSubpath()
    ground = QLinearGradient(0, rect.bottom() - top, 0, rect.bottom())
    ground.setColorAt(0, mixed(theme.leaf, theme.panel_deep, 0.62 if theme.dark else 0.35))
    ground.setColorAt(1, mixed(theme.leaf, theme.shadow, 0.62 if theme.dark else 0.35))
    painter.setBrush(ground)
    painter.drawPath(bank)
    origin = QPointF(rect.right() - radius * sqrt(3) * 11.2, rect.bottom() - radius * 3.5)
    for row, letters in enumerate(_FIELDS):
        for column, letter in enumerate(letters):
            if letter == ".":
                continue
            q = column - (row - (row & 1)) // 2
            place = hex_rect(origin + axial_centre(q, row, radius), radius * 0.98)
            if letter in _SUITS:
                paint_field(painter, place, _SUITS[letter], theme)
            else:
                paint_planted(painter, place, Crop(letter), theme)
