"""The pictures on the event tokens, each in a box of 100 × 100 units round (50, 50)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.relief import box, darker, disc, faded, fill, lighter, line, mirrored, oval, placed, shaded, shape
from ui.sobek.art.faces import GOLD, LAPIS, LINE, LINEN, RED, SKIN, weight
from ui.sobek.art.glyphs import glyph_path
from ui.sobek.art.goods import paint_good
from ui.sobek.art.kinds import Glyph, Good, glyph_colour
from ui.sobek.art.scarabs import paint_scarab
from ui.theme import Theme


def paint_guild(painter: QPainter, fine: bool, glyph: Glyph, theme: Theme) -> None:
    """The glyph between an arrow up (for oneself) and an arrow down (for another)."""
    with placed(painter, 17, 15, 0.66):
        fill(painter, glyph_path(glyph), glyph_colour(glyph, theme))
    up = shape("M 0 -13 L 9 0 L 4 0 L 4 12 L -4 12 L -4 0 L -9 0 Z")
    edge = 1.6 if fine else 3.0
    with placed(painter, 5, 48, 0.9):
        shaded(painter, up, QColor("#3d9a53"), LINE, edge)
    with placed(painter, 95, 48, 0.9, 180):
        shaded(painter, up, RED, LINE, edge)


def paint_flood(painter: QPainter, fine: bool, theme: Theme) -> None:
    """A wave that curls over a house up to its roof."""
    house = shape("M 58 66 L 58 44 L 82 44 L 82 66 Z")
    shaded(painter, house, QColor("#e6c88d"), LINE, weight(fine))
    fill(painter, box(66, 52, 8, 14), LINE)
    foam, water = QColor("#f4fbff"), theme.pigments.lapis_pale
    back = shape(
        "M 6 76 C 8 40 26 16 50 20 C 62 22 66 32 60 38 C 56 42 48 40 49 34 C 38 38 38 54 50 62 "
        "C 64 70 80 66 94 60 L 94 76 C 84 90 68 96 50 96 C 30 96 12 90 6 76 Z"
    )
    shaded(painter, back, water, LINE, weight(fine), 0.26)
    if fine:
        for data in (
            "M 14 70 C 18 48 30 34 42 30",
            "M 24 76 C 26 60 32 50 38 44",
            "M 36 82 C 50 86 66 82 84 74",
        ):
            line(painter, shape(data), foam, 3.0)
    crest = shape("M 30 25 C 40 17 58 18 62 27 C 64 33 61 38 58 39 C 58 32 48 26 30 25 Z")
    shaded(painter, crest, foam, LINE, weight(fine) * 0.6)


def paint_curse(painter: QPainter, fine: bool, theme: Theme) -> None:
    """A cobra rearing with its hood spread."""
    skin = QColor("#6fae4a")
    coil = shape("M 20 76 C 20 66 80 66 80 76 C 80 90 66 92 50 92 C 34 92 20 90 20 76 Z")
    shaded(painter, coil, darker(skin, 0.22), LINE, weight(fine))
    hood = shape(
        "M 50 10 C 58 10 62 15 62 22 C 78 26 82 44 74 56 C 68 64 62 68 62 80 L 38 80 C 38 68 32 64 26 56 "
        "C 18 44 22 26 38 22 C 38 15 42 10 50 10 Z"
    )
    shaded(painter, hood, skin, LINE, weight(fine), 0.2)
    belly = shape("M 42 32 C 46 29 54 29 58 32 C 60 50 57 66 57 79 L 43 79 C 43 66 40 50 42 32 Z")
    fill(painter, belly, QColor("#f2e7a2"))
    if fine:
        for y in (42, 51, 60, 69):
            line(painter, shape(f"M 43 {y} Q 50 {y + 4} 57 {y}"), darker(skin, 0.5), 2.0)
        for side in (shape("M 35 32 C 30 38 30 46 34 51"), mirrored(shape("M 35 32 C 30 38 30 46 34 51"))):
            line(painter, side, darker(skin, 0.55), 2.6)
        line(painter, shape("M 24 79 Q 50 88 76 79"), darker(skin, 0.6), 2.2)
        line(painter, shape("M 50 27 L 50 33 M 50 33 L 47 37 M 50 33 L 53 37"), RED, 2.2)
    for x in (45, 55):
        fill(painter, disc(x, 19, 2.6 if fine else 4.0), RED)


def paint_prosperity(painter: QPainter, fine: bool, theme: Theme) -> None:
    """Wheat between two scarabs."""
    paint_good(painter, QRectF(24, 18, 52, 52), Good.WHEAT, theme)
    for x in (10, 58):
        paint_scarab(painter, QRectF(x, 54, 32, 32), theme)


def paint_embalming(painter: QPainter, fine: bool, theme: Theme) -> None:
    """A wrapped mummy, arms crossed."""
    body = shape(
        "M 50 8 C 62 8 68 17 66 29 C 76 33 78 44 75 56 C 71 70 64 80 62 90 C 60 96 40 96 38 90 "
        "C 36 80 29 70 25 56 C 22 44 24 33 34 29 C 32 17 38 8 50 8 Z"
    )
    linen = QColor("#f3e6c4")
    shaded(painter, body, linen, LINE, weight(fine), 0.2)
    face = oval(50, 22, 10, 10.5)
    shaded(painter, face, GOLD, LINE, weight(fine) * 0.8)
    for x in (46, 54):
        fill(painter, disc(x, 21, 2.0 if fine else 2.8), LINE)
    wraps = (
        "M 31 38 L 67 56",
        "M 69 38 L 33 56",
        "M 29 60 L 66 72",
        "M 70 62 L 35 76",
        "M 37 80 L 62 88",
        "M 63 80 L 40 88",
    )
    for data in wraps if fine else wraps[:2]:
        line(painter, shape(data), QColor("#8a6f42"), 2.6 if fine else 6.0)


def paint_deceit(painter: QPainter, fine: bool, theme: Theme) -> None:
    """A mask, one half bright and smiling, one half dark and sad, before a face no one sees."""
    mask = shape("M 18 22 C 34 14 66 14 82 22 C 84 48 78 76 50 90 C 22 76 16 48 18 22 Z")
    dark = mask.intersected(box(50, 0, 50, 100))
    shaded(painter, mask, LINEN, LINE, weight(fine), 0.12)
    fill(painter, dark, QColor("#3a2c4f"))
    line(painter, mask, LINE, weight(fine))
    bright_eye = shape("M 26 38 C 31 31 40 31 45 38 C 40 43 31 43 26 38 Z")
    fill(painter, bright_eye, LINE)
    fill(painter, mirrored(bright_eye), QColor("#ffe9a6"))
    fill(painter, disc(35.5, 37.5, 2.4), LINEN)
    fill(painter, disc(64.5, 37.5, 2.4), LINE)
    line(painter, shape("M 31 60 Q 38 72 50 72"), LINE, 4.4)
    line(painter, shape("M 50 72 Q 60 62 68 72"), QColor("#ffe9a6"), 4.4)
    if fine:
        line(painter, shape("M 26 29 Q 35 23 45 28"), LAPIS, 3.0)
        line(painter, shape("M 74 26 Q 64 25 55 31"), GOLD, 3.0)
        line(painter, shape("M 50 36 L 50 58"), faded(LINE, 0.6), 2.0)
        fill(painter, shape("M 33 46 C 36 51 36 55 33 56 C 30 55 30 51 33 46 Z"), lighter(LAPIS, 0.3))
    fill(painter, shape("M 66 47 C 69 52 69 56 66 57 C 63 56 63 52 66 47 Z"), SKIN)
