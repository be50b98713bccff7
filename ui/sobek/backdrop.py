"""The picture behind the start screen: a felucca on the Nile at evening, pyramids, cards on the bank."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ui.scenery import paint_light, paint_ripples, paint_sky
from ui.sobek.art import (
    ASPECT,
    Back,
    Character,
    Good,
    paint_card_back,
    paint_character_card,
    paint_felucca,
    paint_goods_card,
    paint_temple,
)
from ui.theme import Theme, mixed

_PYRAMIDS: Final = ((0.40, 0.14, 0.0), (0.73, 0.235, 0.012), (0.80, 0.15, 0.02))
"""Middle and height as shares of the picture, and how far the foot lies below the horizon."""
_CARDS: Final = 5


def paint_backdrop(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill the rectangle: sky, desert, river; the boat to the right, cards in the right foreground."""
    painter.save()
    painter.setClipRect(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    horizon = rect.top() + rect.height() * 0.44
    _paint_sky(painter, rect, horizon, theme)
    _paint_pyramids(painter, rect, horizon, theme)
    _paint_shore(painter, rect, horizon, theme)
    _paint_river(painter, rect, horizon, theme)
    _paint_boat(painter, rect, horizon, theme)
    _paint_bank(painter, rect, theme)
    painter.restore()


def _paint_sky(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    colours = ("#0c1730", "#2b2f57", "#6b4a52") if theme.dark else ("#6fa8d6", "#f3dcae", "#f7b978")
    paint_sky(painter, rect, horizon, tuple(zip((0.0, 0.68, 1.0), colours, strict=True)))
    centre = QPointF(rect.left() + rect.width() * 0.80, rect.top() + rect.height() * 0.22)
    light = QColor("#f1e6c8") if theme.dark else QColor("#fff0c2")
    paint_light(painter, centre, rect.height() * 0.075, light, reach=4.5, strength=200)


def _paint_pyramids(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    lit = QColor("#7a6150") if theme.dark else QColor("#e8c37c")
    shade = QColor("#4d3d3c") if theme.dark else QColor("#b98a4e")
    for middle, height, drop in _PYRAMIDS:
        x, foot = rect.left() + rect.width() * middle, horizon + rect.height() * drop
        tall = rect.height() * height
        wide = tall * 0.82
        peak = QPointF(x + wide * 0.06, foot - tall)
        corner = QPointF(x - wide * 0.18, foot)
        for colour, outer in ((shade, QPointF(x - wide, foot)), (lit, QPointF(x + wide, foot))):
            side = QPainterPath(peak)
            side.lineTo(outer)
            side.lineTo(corner)
            side.closeSubpath()
            painter.setBrush(colour)
            painter.drawPath(side)


def _paint_shore(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    """Dunes before the pyramids, a line of palms at the water."""
    near = QColor("#3f352f") if theme.dark else QColor("#d9ae68")
    dune = QPainterPath(QPointF(rect.left(), horizon + rect.height() * 0.05))
    for step in range(61):
        share = step / 60
        swell = 0.5 + 0.5 * sin(2 * pi * share * 1.7 + 0.8)
        dune.lineTo(rect.left() + rect.width() * share, horizon - rect.height() * 0.035 * swell)
    dune.lineTo(rect.right(), horizon + rect.height() * 0.05)
    dune.closeSubpath()
    painter.setBrush(near)
    painter.drawPath(dune)
    reed = QColor("#22372c") if theme.dark else QColor("#5d7f45")
    for number in range(16):
        share = (number * 0.618 + 0.07) % 1.0
        x = rect.left() + rect.width() * share
        tall = rect.height() * (0.05 + 0.035 * ((number * 37) % 10) / 10)
        _paint_palm(painter, QPointF(x, horizon + rect.height() * 0.035), tall, reed)


def _paint_palm(painter: QPainter, foot: QPointF, tall: float, colour: QColor) -> None:
    top = foot + QPointF(tall * 0.10, -tall)
    trunk = QPainterPath(foot)
    trunk.quadTo(foot + QPointF(tall * 0.10, -tall * 0.5), top)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(colour, QColor("#3a2617"), 0.6), max(1.0, tall * 0.05)))
    painter.drawPath(trunk)
    painter.setPen(QPen(colour, max(1.0, tall * 0.06), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for across, down in ((-0.42, 0.16), (-0.34, -0.10), (-0.08, -0.26), (0.26, -0.16), (0.42, 0.08)):
        leaf = QPainterPath(top)
        leaf.quadTo(
            top + QPointF(tall * across * 0.5, tall * (down - 0.14)),
            top + QPointF(tall * across, tall * down),
        )
        painter.drawPath(leaf)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_river(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    top = horizon + rect.height() * 0.03
    pigments = theme.pigments
    water = QLinearGradient(0, top, 0, rect.bottom())
    water.setColorAt(0, mixed(pigments.lapis_pale, QColor("#f7c88c"), 0.10 if theme.dark else 0.35))
    water.setColorAt(0.35, pigments.lapis)
    water.setColorAt(1, pigments.lapis_deep)
    river = QRectF(rect.left(), top, rect.width(), rect.bottom() - top + 1)
    painter.fillRect(river, water)
    paint_ripples(painter, river, QColor(255, 255, 255, 34 if theme.dark else 86))


def _paint_boat(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    tall = min(rect.height() * 0.46, rect.width() * 0.30)
    temple = tall * 0.52
    paint_temple(
        painter,
        QRectF(
            rect.right() - temple * ASPECT["temple"] * 1.15,
            horizon + rect.height() * 0.045 - temple * 0.95,
            temple * ASPECT["temple"],
            temple,
        ),
        theme,
    )
    place = QRectF(rect.left() + rect.width() * 0.46, horizon - tall * 0.62, tall, tall)
    shade = mixed(theme.pigments.lapis_deep, theme.shadow, 0.4)
    shade.setAlpha(120)
    painter.setBrush(shade)
    painter.drawEllipse(
        QRectF(place.left() + tall * 0.06, place.bottom() - tall * 0.10, tall * 0.92, tall * 0.12)
    )
    paint_felucca(painter, place, theme)


def _paint_bank(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Sand in the right foreground, and a hand of cards fanned out on it."""
    tall = min(rect.height() * 0.30, rect.width() * 0.17)
    wide = tall * ASPECT["card"]
    top = tall * 0.95
    bank = QPainterPath(QPointF(rect.right() - wide * 8.2, rect.bottom() + 2))
    bank.cubicTo(
        QPointF(rect.right() - wide * 6.0, rect.bottom() - top * 0.25),
        QPointF(rect.right() - wide * 5.0, rect.bottom() - top * 0.85),
        QPointF(rect.right() - wide * 2.6, rect.bottom() - top),
    )
    bank.quadTo(
        QPointF(rect.right() - wide, rect.bottom() - top * 1.06),
        QPointF(rect.right() + 2, rect.bottom() - top * 1.2),
    )
    bank.lineTo(rect.right() + 2, rect.bottom() + 2)
    bank.closeSubpath()
    sand = QLinearGradient(0, rect.bottom() - top, 0, rect.bottom())
    sand.setColorAt(0, theme.pigments.sand)
    sand.setColorAt(1, mixed(theme.pigments.sand, theme.shadow, 0.28))
    painter.setBrush(sand)
    painter.drawPath(bank)
    for number in range(_CARDS):
        painter.save()
        painter.translate(rect.right() - wide * 2.35, rect.bottom() + tall * 0.62)
        painter.rotate((number - (_CARDS - 1) / 2) * 15)
        _paint_fanned(painter, QRectF(-wide / 2, -tall * 1.55, wide, tall), number, theme)
        painter.restore()


def _paint_fanned(painter: QPainter, place: QRectF, number: int, theme: Theme) -> None:
    if number == 0:
        paint_card_back(painter, place, Back.BEIGE, theme)
    elif number == 4:
        paint_character_card(painter, place, Character.QUEEN, theme, counts_as=Good.IVORY)
    else:
        good, scarabs = {1: (Good.FISH, 1), 2: (Good.EBONY, 2), 3: (Good.WHEAT, 1)}[number]
        paint_goods_card(painter, place, good, theme, scarabs=scarabs)
