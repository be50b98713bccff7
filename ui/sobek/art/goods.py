"""The six goods as silhouettes one knows at a glance, each in a box of 100 × 100 units."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.relief import (
    box,
    darker,
    disc,
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
from ui.sobek.art.kinds import Good
from ui.theme import Theme

FINE_PX: Final = 0.3
"""Below this many pixels a unit, scales and veins would only be dirt, and outlines grow."""

_LINE: Final = QColor("#24160c")
_GOLD: Final = QColor("#f0c24a")
_ROPE: Final = QColor("#c8463a")


def paint_good(painter: QPainter, rect: QRectF, good: Good, theme: Theme) -> None:
    """The good alone, without ground."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= FINE_PX
        draw = {
            Good.WHEAT: _wheat,
            Good.FISH: _fish,
            Good.CATTLE: _cattle,
            Good.IVORY: _ivory,
            Good.MARBLE: _marble,
            Good.EBONY: _ebony,
        }[good]
        draw(painter, fine)


def _weight(fine: bool) -> float:
    return 2.6 if fine else 5.0


def _wheat(painter: QPainter, fine: bool) -> None:
    """A bound sheaf, ears fanned out above the rope."""
    weight = _weight(fine)
    straw = QColor("#f4d675")
    foot = shape("M 43 64 L 57 64 C 60 76 66 86 76 96 L 24 96 C 34 86 40 76 43 64 Z")
    shaded(painter, foot, straw, _LINE, weight)
    if fine:
        for x in (-13, -5, 5, 13):
            line(painter, shape(f"M {50 + x * 0.4} 70 L {50 + x} 94"), darker(straw, 0.4), 1.8)
    for angle, reach in ((-46, 0.86), (46, 0.86), (-23, 0.97), (23, 0.97), (0, 1.04)):
        with placed(painter, 50, 68, reach, angle):
            _ear(painter, fine)
    rope = shape("M 39 61 Q 50 67 61 61 L 61 71 Q 50 77 39 71 Z")
    shaded(painter, rope, _ROPE, _LINE, weight * 0.9)


def _ear(painter: QPainter, fine: bool) -> None:
    """One ear on its stalk, standing on the origin, 64 units high."""
    weight = _weight(fine)
    gold = QColor("#fff0ae")
    line(painter, shape("M 0 0 L 0 -34"), _LINE, 6.4)
    line(painter, shape("M 0 0 L 0 -34"), QColor("#f4d675"), 3.0)
    ear = shape(
        "M 0 -30 C -7 -31 -10 -35 -8 -40 C -11 -43 -11 -47 -8 -50 C -8 -56 -4 -61 0 -64 "
        "C 4 -61 8 -56 8 -50 C 11 -47 11 -43 8 -40 C 10 -35 7 -31 0 -30 Z"
    )
    shaded(painter, ear, gold, _LINE, weight, 0.2)
    if fine:
        for y in (-36, -45, -54):
            line(painter, shape(f"M -6 {y - 4} L 0 {y} L 6 {y - 4}"), QColor("#a8741d"), 2.0)


def _fish(painter: QPainter, fine: bool) -> None:
    """A stout fish with its head to the left, a little aslant."""
    weight = _weight(fine)
    silver, fin = QColor("#f3f6ee"), QColor("#f08a4b")
    with placed(painter, 48.5, 51, 0.9, -14):
        tail = shape("M 26 -2 C 34 -14 42 -24 48 -26 C 44 -12 44 10 50 24 C 42 22 32 10 26 4 Z")
        back_fin = shape("M -20 -21 C -12 -34 8 -38 22 -30 C 16 -26 14 -20 12 -14 Z")
        belly_fin = shape("M -8 22 C -6 32 2 38 12 38 C 10 32 12 26 14 18 Z")
        for part in (tail, back_fin, belly_fin):
            shaded(painter, part, fin, _LINE, weight)
        if fine:
            for data in (
                "M 34 -3 L 44 -16",
                "M 34 3 L 45 14",
                "M -4 -24 L 2 -33",
                "M 4 -22 L 12 -31",
            ):
                line(painter, shape(data), darker(fin, 0.5), 2.0)
        body = shape(
            "M -47 2 C -36 -20 -12 -28 8 -20 C 20 -15 28 -6 34 0 C 28 8 18 18 4 22 C -14 26 -38 20 -47 2 Z"
        )
        shaded(painter, body, silver, _LINE, weight, 0.2)
        stripe = shape("M -40 -4 C -20 -26 14 -24 30 -3 C 14 -14 -16 -14 -40 -4 Z")
        fill(painter, stripe.intersected(body), QColor("#5c93a6"))
        if fine:
            for x, y in ((-8, -2), (4, -6), (4, 6), (16, 0), (-8, 10)):
                line(painter, shape(f"M {x} {y - 4} Q {x + 6} {y} {x} {y + 4}"), QColor("#7ea0a8"), 2.0)
            line(painter, shape("M -22 -14 Q -14 2 -24 16"), _LINE, 2.4)
            line(painter, shape("M -46 4 Q -40 7 -36 6"), _LINE, 2.2)
        line(painter, body, _LINE, weight)
        fill(painter, disc(-32, -3, 5.5 if fine else 7), _LINE)
        fill(painter, disc(-33.5, -4.5, 2.0), QColor("#ffffff"))


def _cattle(painter: QPainter, fine: bool) -> None:
    """The head of a longhorn from the front, horns like a lyre."""
    weight = _weight(fine)
    horn = shape("M 43 33 C 22 35 8 26 9 4 C 15 2 18 5 18 9 C 19 19 30 24 45 21 Z")
    for side in (horn, mirrored(horn)):
        shaded(painter, side, QColor("#f7ecd2"), _LINE, weight)
    if fine:
        tip = shape("M 9 14 C 8 10 8 7 9 4 C 15 2 18 5 18 9 C 18 11 18.4 12 19 13.4 Z")
        for side in (tip, mirrored(tip)):
            fill(painter, side, _LINE)
    ear = shape("M 32 41 C 20 36 10 38 5 45 C 12 54 24 55 33 50 Z")
    hide = QColor("#fbf1e0")
    for side in (ear, mirrored(ear)):
        shaded(painter, side, QColor("#7d3b1f"), _LINE, weight)
    head = shape(
        "M 50 22 C 64 21 71 29 70 43 C 70 56 66 64 65 76 C 65 90 58 96 50 96 "
        "C 42 96 35 90 35 76 C 34 64 30 56 30 43 C 29 29 36 21 50 22 Z"
    )
    shaded(painter, head, hide, _LINE, weight, 0.18)
    patch = shape("M 50 22 C 72 18 76 44 68 60 C 60 62 55 54 56 44 C 57 34 54 28 50 22 Z")
    fill(painter, patch.intersected(head), QColor("#7d3b1f"))
    muzzle = head.intersected(shape("M 20 76 Q 50 66 80 76 L 80 100 L 20 100 Z"))
    fill(painter, muzzle, QColor("#e8a48f"))
    line(painter, head, _LINE, weight)
    for x in (40, 60):
        fill(painter, oval(x, 50, 3.4 if fine else 4.4, 4.6), _LINE)
        fill(painter, oval(50 + (x - 50) * 1.18, 84, 2.6, 3.6), darker(QColor("#e8a48f"), 0.65))
    if fine:
        fill(painter, disc(39, 48.4, 1.3), QColor("#ffffff"))
        fill(painter, disc(61, 48.4, 1.3), QColor("#ffffff"))
        line(painter, shape("M 44 91 Q 50 94 56 91"), darker(QColor("#e8a48f"), 0.6), 2.0)


def _ivory(painter: QPainter, fine: bool) -> None:
    """Two tusks crossed, shod with gold."""
    weight = _weight(fine)
    ivory = QColor("#fff8e4")
    tusk = shape("M 16 90 C 46 82 66 58 62 9 C 61 4 65 3 67 7 C 86 53 66 94 24 96 Z")
    shoe = shape("M 9 90 L 26 81 L 35 92 L 21 96 C 15 98 11 95 9 90 Z")
    left = mirrored(tusk)
    for path, band in ((left, mirrored(shoe)), (tusk, shoe)):
        shaded(painter, path, ivory, _LINE, weight, 0.2)
        fill(painter, path.subtracted(path.translated(-5, -3)), faded(QColor("#8a6a3c"), 0.35))
        line(painter, path, _LINE, weight)
        shaded(painter, band, _GOLD, _LINE, weight)
    if fine:
        for grain in (shape("M 44 82 C 60 70 68 54 68 34"), shape("M 50 84 C 66 70 73 54 72 36")):
            line(painter, grain, faded(QColor("#8a6a3c"), 0.7), 1.6)


def _marble(painter: QPainter, fine: bool) -> None:
    """Three hewn blocks with veins, two below and one above."""
    weight = _weight(fine)
    for x, y in ((4, 52), (50, 52), (27, 12)):
        with placed(painter, x, y):
            _block(painter, fine, weight)


def _block(painter: QPainter, fine: bool, weight: float) -> None:
    """A block 46 units wide and 44 high, seen a little from above."""
    stone = QColor("#f2f5f8")
    front = shape("M 0 12 L 35 12 L 35 44 L 0 44 Z")
    top = shape("M 0 12 L 10 2 L 46 2 L 35 12 Z")
    side = shape("M 35 12 L 46 2 L 46 33 L 35 44 Z")
    shaded(painter, front, stone, _LINE, weight, 0.10)
    shaded(painter, top, lighter(stone, 0.7), _LINE, weight, 0.04)
    shaded(painter, side, QColor("#a9b8c8"), _LINE, weight, 0.10)
    if fine:
        vein = QColor("#7f93ab")
        line(painter, shape("M 4 20 C 10 24 12 30 20 30 C 25 31 27 36 32 38"), vein, 2.0)
        line(painter, shape("M 20 30 C 22 24 28 22 31 17"), vein, 1.6)
        line(painter, shape("M 16 9 C 22 8 26 5 34 5"), vein, 1.5)
    else:
        line(painter, shape("M 5 22 L 18 30 L 28 38"), QColor("#8196ad"), 4.0)


def _ebony(painter: QPainter, fine: bool) -> None:
    """Three black logs laid aslant, tied with a rope, their rings to be seen."""
    weight = _weight(fine)
    bark, heart = QColor("#33252c"), QColor("#b98a67")
    rim = QColor("#0f090c")
    with placed(painter, 48, 51, 0.84, -38):
        for y in (-19, 19, 0):
            log = box(-40, y - 13 - (4 if y == 0 else 0), 92, 25, 9)
            shaded(painter, log, lighter(bark, 0.12), rim, weight, 0.3)
            if fine:
                line(painter, shape(f"M -20 {y - 7} L 20 {y - 8}"), lighter(bark, 0.42), 1.8)
                line(painter, shape(f"M 0 {y} L 42 {y - 1}"), lighter(bark, 0.34), 1.6)
        for x in (-6, 30):
            band = shape("M 0 -33 C 7 -14 7 14 0 32 L 8 32 C 15 14 15 -14 8 -33 Z").translated(x, 0)
            shaded(painter, band, _GOLD, _LINE, weight * 0.8)
        for y in (-19, 19, -4):
            end = oval(-39, y - 0.5, 9.5, 12.5)
            shaded(painter, end, heart, rim, weight)
            fill(painter, oval(-39, y - 0.5, 5.4, 7.4), bark)
            if fine:
                line(painter, oval(-39, y - 0.5, 2.2, 3.2), lighter(heart, 0.2), 1.4)


def paint_amulet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A pillar on a golden pendant that hangs from a string of beads."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= FINE_PX
        weight = _weight(fine)
        beads = 15 if fine else 9
        for i in range(beads):
            angle = pi * (0.06 + 0.88 * i / (beads - 1))
            x, y = 50 - 37 * cos(angle), 40 - 32 * sin(angle)
            colour = (QColor("#25a596"), _GOLD, _ROPE)[i % 3] if fine else _GOLD
            shaded(painter, disc(x, y, 5.0 if fine else 7.0), colour, _LINE, weight * 0.7)
        for x in (17, 83):
            line(painter, shape(f"M {x} 40 L {50 + (x - 50) * 0.5} 50"), _LINE, 7.0)
            line(painter, shape(f"M {x} 40 L {50 + (x - 50) * 0.5} 50"), _GOLD, 3.4)
        plate = disc(50, 64, 32)
        shaded(painter, plate, _GOLD, _LINE, weight, 0.24)
        shaded(painter, disc(50, 64, 25), QColor("#4b2a86"), _LINE, weight * 0.8, 0.2)
        pillar = box(45, 56, 10, 27, 2)
        for y in (46.5, 52.5, 58.5):
            pillar = pillar.united(box(37, y, 26, 4.4, 1.6))
        pillar = pillar.united(box(43, 43, 14, 16, 2)).united(box(39, 80, 22, 5.5, 1.5))
        fill(painter, pillar, QColor("#ffe9a6"))
        if fine:
            for angle in range(0, 360, 30):
                point = pi * angle / 180
                fill(painter, disc(50 + 28.5 * sin(point), 64 - 28.5 * cos(point), 1.5), darker(_GOLD, 0.55))
