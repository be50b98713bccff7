"""The five crops as silhouettes one knows at a glance, each in a box of 100 × 100 units."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.relief import (
    darker,
    faded,
    fill,
    fitted,
    lighter,
    line,
    mirrored,
    oval,
    pixels_per_unit,
    placed,
    shaded,
    shape,
)
from ui.riverboat.art.kinds import Crop
from ui.theme import Theme

_FINE_PX: Final = 0.3
"""Below this many pixels a unit, kernels and eyes would only be dirt, and outlines grow."""

_LEAF: Final = QColor("#7fbf4d")
_HUSK: Final = QColor("#a4d65e")
_LINE: Final = QColor("#2a1a0e")


def paint_crop(painter: QPainter, rect: QRectF, crop: Crop, theme: Theme) -> None:
    """The crop alone, without ground."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        draw = {
            Crop.TURNIP: _turnip,
            Crop.WHEAT: _wheat,
            Crop.CORN: _corn,
            Crop.POTATO: _potato,
            Crop.PUMPKIN: _pumpkin,
        }[crop]
        draw(painter, fine)


def _weight(fine: bool) -> float:
    return 2.6 if fine else 4.5


def _turnip(painter: QPainter, fine: bool) -> None:
    weight = _weight(fine)
    side_leaf = shape("M 48 42 C 32 40 18 28 16 10 C 34 10 48 22 51 40 Z")
    for leaf in (side_leaf, mirrored(side_leaf), shape("M 50 42 C 39 28 40 12 50 2 C 60 12 61 28 50 42 Z")):
        shaded(painter, leaf, _LEAF, _LINE, weight)
    bulb = shape(
        "M 50 37 C 76 33 90 48 85 65 C 80 79 62 80 55 93 C 52 99 48 99 45 93 "
        "C 38 80 20 79 15 65 C 10 48 24 33 50 37 Z"
    )
    fill(painter, bulb, QColor("#fbf4e6"))
    cap = bulb.intersected(shape("M 0 0 L 100 0 L 100 56 Q 76 68 62 58 Q 50 50 38 60 Q 22 66 0 54 Z"))
    fill(painter, cap, QColor("#c0489d"))
    fill(painter, bulb.subtracted(bulb.translated(-7, -6)), faded(_LINE, 0.16))
    fill(painter, oval(33, 50, 7, 4), faded(QColor("#ffffff"), 0.55))
    line(painter, bulb, _LINE, weight)
    if fine:
        line(painter, shape("M 42 72 Q 50 75 58 71"), QColor("#b9a58a"), 1.8)
        line(painter, shape("M 45 80 Q 51 83 56 79"), QColor("#b9a58a"), 1.8)


def _wheat(painter: QPainter, fine: bool) -> None:
    for angle in (-24, 24, 0):
        with placed(painter, 50, 95, 0.94, angle):
            _ear(painter, fine)
    shaded(
        painter,
        shape("M 41 70 Q 50 65 59 70 L 58 79 Q 50 74 42 79 Z"),
        QColor("#c2542f"),
        _LINE,
        _weight(fine) * 0.8,
    )


def _ear(painter: QPainter, fine: bool) -> None:
    """One ear standing on the origin, 96 units high."""
    gold = QColor("#fff0a8")
    line(painter, shape("M 0 0 L 0 -46"), _LINE, 6.5)
    line(painter, shape("M 0 0 L 0 -46"), QColor("#f2cf62"), 3.2)
    kernel = shape("M 0 0 C -12 -4 -14 -14 -9 -20 C -2 -17 1 -9 0 0 Z")
    tip = shape("M 0 0 C -7 -6 -6 -14 0 -20 C 6 -14 7 -6 0 0 Z")
    outline = _weight(fine)
    rows = (-40, -53, -66)
    for path, at in [(tip, -76)] + [(side, y) for y in rows for side in (kernel, mirrored(kernel, 0.0))]:
        shaded(painter, path.translated(0, at), gold, _LINE, outline, 0.2)


def _corn(painter: QPainter, fine: bool) -> None:
    cob = shape("M 50 3 C 66 8 73 32 71 58 C 69 78 60 92 50 94 C 40 92 31 78 29 58 C 27 32 34 8 50 3 Z")
    shaded(painter, cob, QColor("#ffd93b"), _LINE, _weight(fine))
    if fine:
        gap = faded(QColor("#a86a00"), 0.75)
        for x in (-12, 0, 12):
            line(painter, shape(f"M 50 6 C {50 + x * 1.3} 30 {50 + x * 1.5} 60 {50 + x} 88"), gap, 1.7)
        for y in range(16, 72, 9):
            half = 15 + min(y, 40) * 0.13
            line(painter, shape(f"M {50 - half} {y + 3} Q 50 {y - 4} {50 + half} {y + 3}"), gap, 1.5)
        line(painter, cob, _LINE, _weight(fine))
    fill(painter, shape("M 41 20 C 36 30 35 44 36 54 C 40 44 40 30 44 18 Z"), faded(QColor("#ffffff"), 0.45))
    husk = shape("M 50 98 C 24 96 8 74 12 36 C 30 44 46 62 50 98 Z")
    for side in (husk, mirrored(husk)):
        shaded(painter, side, _HUSK, _LINE, _weight(fine))
    if fine:
        for vein in (shape("M 47 92 C 36 76 26 60 18 46"), shape("M 53 92 C 64 76 74 60 82 46")):
            line(painter, vein, darker(_HUSK, 0.35), 1.6)


def _potato(painter: QPainter, fine: bool) -> None:
    tan = QColor("#e3b878")
    back = shape("M 42 44 C 44 20 66 8 82 16 C 98 26 96 50 84 62 C 72 72 46 70 42 44 Z")
    front = shape("M 6 60 C 6 40 26 34 40 40 C 52 46 66 48 72 62 C 78 80 60 94 40 92 C 20 90 6 80 6 60 Z")
    for path, colour in ((back, darker(tan, 0.16)), (front, tan)):
        shaded(painter, path, colour, _LINE, _weight(fine), 0.22)
    eyes = [(26, 58, 5), (46, 60, 4), (36, 76, 5), (58, 74, 4)] if fine else [(30, 60, 7), (48, 74, 7)]
    for x, y, size in eyes:
        line(
            painter,
            shape(f"M {x - size} {y} Q {x} {y + size * 0.9} {x + size} {y - 1}"),
            darker(tan, 0.55),
            2.6,
        )
    if fine:
        for x, y in ((64, 30), (80, 34)):
            line(painter, shape(f"M {x - 4} {y} Q {x} {y + 4} {x + 4} {y - 1}"), darker(tan, 0.6), 2.6)
    fill(painter, oval(24, 47, 9, 4), faded(lighter(tan, 0.8), 0.6))


def _pumpkin(painter: QPainter, fine: bool) -> None:
    orange = QColor("#ff9f2e")
    stem = shape("M 44 34 C 46 22 42 14 34 10 L 46 3 C 58 8 60 22 57 34 Z")
    shaded(painter, stem, QColor("#6f9a3c"), _LINE, _weight(fine))
    body = shape(
        "M 50 32 C 56 25 68 26 74 32 C 90 30 98 46 97 61 C 96 78 86 93 72 92 C 64 97 56 97 50 94 "
        "C 44 97 36 97 28 92 C 14 93 4 78 3 61 C 2 46 10 30 26 32 C 32 26 44 25 50 32 Z"
    )
    shaded(painter, body, orange, _LINE, _weight(fine), 0.24)
    rib = darker(orange, 0.5)
    ribs = ["M 50 33 C 45 50 45 76 50 93", "M 27 33 C 14 48 15 78 29 91", "M 73 33 C 86 48 85 78 71 91"]
    if fine:
        ribs += ["M 37 29 C 29 48 30 78 39 95", "M 63 29 C 71 48 70 78 61 95"]
    for data in ribs if fine else ribs[1:]:
        line(painter, shape(data), rib, _weight(fine) * 0.85)
    fill(painter, oval(21, 50, 4.5, 10), faded(QColor("#ffffff"), 0.42))
    if fine:
        leaf = shape("M 58 26 C 68 12 84 12 92 20 C 86 32 70 36 58 26 Z")
        shaded(painter, leaf, _LEAF, _LINE, 2.2)
