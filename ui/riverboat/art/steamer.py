"""The paddle steamer itself, seen from the side, heading right; decks and chimneys grow with its capacity."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import (
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    pixels_per_unit,
    rim,
    shaded,
    shape,
)

_LINE = QColor("#2a1a0e")
_RED = QColor("#b53d2d")
_WHITE = QColor("#fffaf0")
_FINE_PX = 0.55
_WIDTH, _HEIGHT = 120.0, 90.0
_WATERLINE = 84.0
_DECK = 12.6


def paint_steamer(painter: QPainter, rect: QRectF, capacity: int) -> None:
    """A steamer with one deck up to capacity 2, two up to 4, three above; a second chimney from 3 on."""
    decks = 1 if capacity <= 2 else 2 if capacity <= 4 else 3
    with fitted(painter, rect, _WIDTH, _HEIGHT):
        fine = pixels_per_unit(painter) >= _FINE_PX
        weight = 1.9 if fine else 3.4
        top = 62.0 - decks * _DECK
        for x in (66, 84) if capacity >= 3 else (78,):
            _paint_chimney(painter, x, top, weight, fine)
        for deck in range(decks - 1, -1, -1):
            _paint_deck(painter, deck, decks, weight, fine)
        _paint_cabin(painter, top, weight, fine)
        hull = shape(
            "M 14 61 L 108 61 C 114 61 118 58 119 55 C 118 70 108 84 96 85 L 26 85 C 18 84 14 74 14 61 Z"
        )
        shaded(painter, hull, _RED, _LINE, weight, 0.22)
        fill(painter, shape("M 16 66 L 113 66 L 111 70 L 16.5 70 Z"), _WHITE)
        rim(painter, hull, 1.0)
        _paint_wheel(painter, weight, fine)
        foam = shape(
            "M 2 85 Q 10 81 18 85 Q 30 81 42 85 Q 56 81 70 85 Q 84 81 98 85 Q 106 82 114 85 L 110 88 L 6 88 Z"
        )
        fill(painter, foam, faded(QColor("#f4fcff"), 0.92))


def _paint_chimney(painter: QPainter, x: float, top: float, weight: float, fine: bool) -> None:
    height = 24.0
    pipe = box(x - 3.4, top - height + 6, 6.8, height)
    shaded(painter, pipe, QColor("#3b3a40"), _LINE, weight, 0.3)
    crown = shape(
        f"M {x - 6} {top - height + 7} L {x - 4} {top - height + 1} L {x + 4} {top - height + 1} "
        f"L {x + 6} {top - height + 7} Z"
    )
    shaded(painter, crown, _RED, _LINE, weight)
    if fine:
        for i, (dx, dy, size) in enumerate(((-6, -3, 3.0), (-13, -6, 4.0), (-22, -7, 5.0))):
            fill(
                painter,
                disc(x + dx, max(top - height + dy, 6), size),
                faded(QColor("#ffffff"), 0.75 - i * 0.17),
            )


def _paint_deck(painter: QPainter, deck: int, decks: int, weight: float, fine: bool) -> None:
    """One storey: a white wall with windows under a wide floor; higher storeys are shorter."""
    left, right = 30.0 + deck * 6, 104.0 - deck * 9
    floor = 61.0 - deck * _DECK
    wall = box(left + 3, floor - _DECK, right - left - 6, _DECK)
    shaded(painter, wall, _WHITE, _LINE, weight, 0.10)
    count = int((right - left - 10) // 9)
    for i in range(count):
        x = left + 7.5 + i * (right - left - 15 - 4.5) / max(count - 1, 1)
        fill(painter, box(x, floor - _DECK + 3.6, 4.8, 5.4, 1), QColor("#4f8ea3"))
    awning = box(left - 2, floor - _DECK - 2.2, right - left + 4, 4.2, 1.5)
    shaded(painter, awning, _RED if deck == decks - 1 else QColor("#e5c77f"), _LINE, weight * 0.8)
    if fine:
        line(painter, shape(f"M {left} {floor - 3.4} L {right} {floor - 3.4}"), faded(_LINE, 0.55), 0.9)


def _paint_cabin(painter: QPainter, top: float, weight: float, fine: bool) -> None:
    """The pilot's house on the top deck, with a flag."""
    left = 42.0
    house = box(left, top - 12, 15, 12)
    shaded(painter, house, _WHITE, _LINE, weight, 0.1)
    fill(painter, box(left + 3, top - 9.5, 9, 5.2, 1), QColor("#4f8ea3"))
    shaded(painter, box(left - 2.5, top - 14.5, 20, 3.6, 1.5), QColor("#e5c77f"), _LINE, weight * 0.8)


def _paint_wheel(painter: QPainter, weight: float, fine: bool) -> None:
    """The stern wheel, half in the water."""
    x, y, radius = 17.0, 66.0, 16.0
    wheel = disc(x, y, radius)
    fill(painter, wheel, QColor("#8c2c20"))
    count = 8 if fine else 6
    for i in range(count):
        angle = pi * 2 / count * i + 0.2
        spoke = QPainterPath(QPointF(x, y))
        spoke.lineTo(x + radius * cos(angle), y + radius * sin(angle))
        line(painter, spoke, QColor("#f2cf7a"), 1.8 if fine else 2.6)
    line(painter, wheel, _LINE, weight * 2.1)
    line(painter, wheel, QColor("#e5b955"), weight * 1.05)
    fill(painter, disc(x, y, 3.4), lighter(QColor("#e5b955"), 0.2))
    line(painter, disc(x, y, 3.4), darker(QColor("#e5b955"), 0.7), weight * 0.6)
