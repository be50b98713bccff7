"""Barn, well and mansion."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.patterns import paint_pattern
from ui.art.relief import (
    box,
    darker,
    faded,
    fill,
    fitted,
    lighter,
    line,
    lit,
    mirrored,
    oval,
    pixels_per_unit,
    raised,
    shaded,
    shape,
    soft_shadow,
)
from ui.theme import Theme

_FINE_PX = 0.3
_LINE = QColor("#2a1a0e")
_CREAM = QColor("#fff6e0")


def paint_barn(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A red barn with a bent roof and a crossed door."""
    red = QColor("#bd3f2e") if not theme.dark else QColor("#c24a39")
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        weight = 2.6 if fine else 5.0
        wall = shape("M 17 90 L 17 50 L 27 28 L 50 13 L 73 28 L 83 50 L 83 90 Z")
        raised(painter, wall, red, theme, depth=3.0, edge=_LINE, width=weight)
        roof = shape(
            "M 50 4 L 79 23 L 93 50 L 87 54 C 84 56 82 55 80 52 L 70 33 L 50 20 L 30 33 L 20 52 "
            "C 18 55 16 56 13 54 L 7 50 L 21 23 Z"
        )
        shaded(painter, roof, QColor("#6c5a52"), _LINE, weight)
        door = box(34, 56, 32, 34, 1.5)
        fill(painter, door, darker(red, 0.45))
        cross = shape("M 34 56 L 66 90 M 66 56 L 34 90")
        if fine:
            line(painter, cross, _CREAM, 4.0)
            line(painter, shape("M 34 90 L 34 56 L 66 56 L 66 90"), _CREAM, 4.6)
            fill(painter, box(42, 32, 16, 14, 2), _CREAM)
            fill(painter, box(44.5, 34.5, 11, 9, 1), darker(red, 0.6))
            for x in (24, 76):
                line(painter, shape(f"M {x} 54 L {x} 86"), faded(_LINE, 0.28), 1.6)
        else:
            line(painter, cross, _CREAM, 7.0)
            line(painter, shape("M 34 90 L 34 56 L 66 56 L 66 90"), _CREAM, 6.0)


def paint_well(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A round stone well under a small roof, the bucket on its rope."""
    stone, roof = QColor("#b9b4a8"), QColor("#8a4f33")
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        weight = 2.6 if fine else 5.0
        drum = shape("M 16 62 C 16 50 84 50 84 62 L 80 86 C 76 96 24 96 20 86 Z")
        soft_shadow(painter, drum, theme, drop=2.0, blur=3.0)
        for x in (24, 76):
            post = box(x - 4, 28, 8, 36, 2)
            shaded(painter, post, QColor("#9b6b3f"), _LINE, weight * 0.8)
        shaded(painter, drum, stone, _LINE, weight, 0.25)
        water = oval(50, 61, 29, 8)
        fill(painter, water, darker(QColor("#2f7f9a"), 0.25))
        fill(painter, oval(50, 63.5, 24, 5), QColor("#57b3cf"))
        line(painter, water, _LINE, weight * 0.8)
        if fine:
            for data in (
                "M 18 76 C 34 83 66 83 82 76",
                "M 36 71 L 37 80",
                "M 63 71 L 62 80",
                "M 50 81 L 50 92",
            ):
                line(painter, shape(data), faded(_LINE, 0.45), 1.8)
            line(painter, shape("M 50 30 L 50 46"), _LINE, 2.0)
            shaded(painter, shape("M 43 45 L 57 45 L 55 57 L 45 57 Z"), QColor("#a87a4b"), _LINE, 2.0)
        canopy = shape("M 50 5 L 91 30 C 92 34 88 37 84 36 L 16 36 C 12 37 8 34 9 30 Z")
        shaded(painter, canopy, roof, _LINE, weight, 0.22)
        if fine:
            for data in ("M 50 8 L 50 34", "M 46 10 L 30 34", "M 54 10 L 70 34"):
                line(painter, shape(data), faded(_LINE, 0.35), 1.8)


def paint_mansion(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A town house with columns; its stairs carry colour and pattern of the seat (0 to 3)."""
    wall = QColor("#fdf3df") if not theme.dark else QColor("#d9cdb6")
    with fitted(painter, rect, 125, 100):
        fine = pixels_per_unit(painter) >= _FINE_PX
        weight = 2.0 if fine else 4.0
        house = box(14, 34, 97, 46)
        raised(painter, house, wall, theme, depth=3.0, edge=_LINE, width=weight)
        roof = shape("M 6 37 L 30 14 L 95 14 L 119 37 Z")
        shaded(painter, roof, QColor("#5f7480"), _LINE, weight)
        gable = shape("M 36 37 L 62.5 8 L 89 37 Z")
        shaded(painter, gable, lighter(wall, 0.3), _LINE, weight)
        if fine:
            fill(painter, oval(62.5, 27, 5, 5), darker(QColor("#5f7480"), 0.3))
        _paint_windows(painter, fine)
        for x in (14, 32, 48, 71, 87, 105):
            shaded(painter, box(x, 37, 6, 42, 1), lighter(wall, 0.5), _LINE, weight * 0.7)
        shaded(painter, box(10, 55, 105, 5, 1), lighter(wall, 0.5), _LINE, weight * 0.7)
        _paint_stairs(painter, seat, weight, theme)


def _paint_windows(painter: QPainter, fine: bool) -> None:
    glass = QColor("#6d95a3")
    for x in (22, 39, 78, 95):
        for y, height in ((41, 11), (62, 14)):
            fill(painter, box(x, y, 8, height, 1), glass)
    door = shape("M 55 79 L 55 66 C 55 60 70 60 70 66 L 70 79 Z")
    fill(painter, door, QColor("#7b4a30"))
    fill(painter, box(57, 41, 11, 12, 1), glass if fine else darker(glass, 0.2))


def _paint_stairs(painter: QPainter, seat: int, weight: float, theme: Theme) -> None:
    colour = theme.seats[seat]
    stairs = QPainterPath()
    for step in range(4):
        half = 17 + step * 7
        stairs = stairs.united(box(62.5 - half, 71 + step * 6, half * 2, 6.2))
    soft_shadow(painter, stairs.translated(0, 1), theme, drop=0.5, blur=1.5)
    fill(painter, stairs, lit(colour.fill, stairs.boundingRect()))
    paint_pattern(painter, stairs, colour, unit=6.0)
    for step in range(1, 4):
        half, y = 17 + step * 7, 71 + step * 6
        line(painter, shape(f"M {62.5 - half} {y} L {62.5 + half} {y}"), colour.deep, 1.6)
    line(painter, stairs, _LINE, weight)
    rail = shape("M 45 71 C 38 77 30 86 26 95")
    for side in (rail, mirrored(rail, 62.5)):
        line(painter, side, _LINE, weight * 1.6)
        line(painter, side, _CREAM, weight * 0.6)
