"""The nine characters: whom to draw for which, and the two of low standing, scribe and thief."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.relief import (
    box,
    darker,
    disc,
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
from ui.sobek.art.faces import GOLD, HAIR, LINE, LINEN, RED, SKIN, weight
from ui.sobek.art.kinds import Character
from ui.sobek.art.portraits import (
    paint_courtisan,
    paint_high_priest,
    paint_high_priestess,
    paint_merchant,
    paint_queen,
    paint_vizir,
)
from ui.theme import Theme

_FINE_PX: Final = 0.3


def paint_character(painter: QPainter, rect: QRectF, character: Character, theme: Theme) -> None:
    """The portrait alone, without ground; both scribes look alike."""
    with fitted(painter, rect):
        draw = {
            Character.QUEEN: paint_queen,
            Character.HIGH_PRIEST: paint_high_priest,
            Character.HIGH_PRIESTESS: paint_high_priestess,
            Character.VIZIR: paint_vizir,
            Character.SCRIBE_CATTLE: paint_scribe,
            Character.SCRIBE_FISH: paint_scribe,
            Character.THIEF: paint_thief,
            Character.MERCHANT: paint_merchant,
            Character.COURTISAN: paint_courtisan,
        }[character]
        draw(painter, pixels_per_unit(painter) >= _FINE_PX)


def paint_scribe(painter: QPainter, fine: bool) -> None:
    """A man seated cross-legged, a scroll across his knees, a reed in his hand."""
    legs = shape("M 8 86 C 8 76 26 70 50 70 C 74 70 92 76 92 86 C 92 94 78 97 50 97 C 22 97 8 94 8 86 Z")
    shaded(painter, legs, LINEN, LINE, weight(fine))
    body = shape(
        "M 34 46 C 42 42 58 42 66 46 C 78 50 82 66 84 76 "
        "L 72 80 L 66 66 L 67 82 L 33 82 L 34 66 L 28 80 L 16 76 C 18 66 22 50 34 46 Z"
    )
    shaded(painter, body, SKIN, LINE, weight(fine), 0.16)
    scroll = shape("M 14 72 L 86 72 L 86 86 L 14 86 Z")
    shaded(painter, scroll, QColor("#f6e3b0"), LINE, weight(fine))
    for x in (14, 86):
        shaded(painter, box(x - 5, 68, 10, 22, 5), QColor("#e3c47e"), LINE, weight(fine) * 0.9)
    if fine:
        for y, length in ((76.5, 40), (81.5, 28)):
            line(painter, shape(f"M 24 {y} L {24 + length} {y}"), QColor("#7b3f1d"), 2.2)
    for width, colour in ((7.0, LINE), (3.4, QColor("#7fae54"))):
        line(painter, shape("M 68 79 L 88 42"), colour, width)
    shaded(painter, disc(73, 73, 6), SKIN, LINE, weight(fine) * 0.8)
    hair = shape(
        "M 28 42 C 24 18 34 5 50 5 C 66 5 76 18 72 42 C 68 47 62 45 60 42 L 40 42 C 38 45 32 47 28 42 Z"
    )
    shaded(painter, hair, HAIR, LINE, weight(fine), 0.1)
    face = shape("M 36 22 C 42 17 58 17 64 22 C 66 34 62 46 50 48 C 38 46 34 34 36 22 Z")
    shaded(painter, face, SKIN, LINE, weight(fine) * 0.9)
    for x in (44, 56):
        fill(painter, oval(x, 30, 2.8 if fine else 3.8, 2.4 if fine else 3.8), LINE)
        if fine:
            line(painter, shape(f"M {x - 4} 25.5 Q {x} 23.5 {x + 4} 25.5"), LINE, 1.8)
    if fine:
        line(painter, shape("M 46 40 Q 50 42 54 40"), darker(SKIN, 0.6), 2.0)


def paint_thief(painter: QPainter, fine: bool) -> None:
    """A hood with two eyes in its shadow, and a hand closed on a card."""
    cloak = QColor("#4b5a72")
    hood = shape(
        "M 40 3 C 50 0 60 8 66 20 C 74 34 76 48 74 58 C 84 66 90 80 92 98 L 4 98 C 6 80 12 66 20 58 "
        "C 16 40 26 14 40 3 Z"
    )
    shaded(painter, hood, cloak, LINE, weight(fine), 0.22)
    shadow = shape(
        "M 44 18 C 58 18 66 34 66 46 C 66 60 58 70 46 70 C 34 70 28 60 28 46 C 28 34 34 20 44 18 Z"
    )
    fill(painter, shadow, QColor("#1c1a22"))
    line(painter, shadow, LINE, weight(fine))
    mask = shape("M 29 53 C 36 50 58 50 65.5 53 C 64 64 56 70 46 70 C 36 70 30 64 29 53 Z")
    fill(painter, mask, RED)
    if fine:
        line(painter, shape("M 34 58 Q 47 63 60 58"), darker(RED, 0.4), 2.0)
        line(painter, shape("M 26 66 C 22 76 20 86 20 97"), darker(cloak, 0.4), 2.2)
        line(painter, shape("M 45 4 C 54 12 62 24 67 38"), lighter(cloak, 0.3), 2.0)
    eye = shape("M 33 42 C 37 37 42 38 45 44 C 41 47 36 46 33 42 Z")
    for side in (eye, mirrored(eye, 47)):
        fill(painter, side, QColor("#fff3c4"))
    for x in (39.5, 54.5):
        fill(painter, disc(x, 42.6, 2.2), LINE)
    with placed(painter, 74, 72, 1.0, 14):
        shaded(painter, box(-12, -25, 26, 36, 3), GOLD, LINE, weight(fine))
        shaded(painter, shape("M 1 -16 L 8 -6 L 1 4 L -6 -6 Z"), RED, LINE, weight(fine) * 0.6)
    fist = shape("M 56 78 C 58 70 70 68 74 73 L 88 74 C 94 76 94 88 88 92 L 66 94 C 58 92 55 86 56 78 Z")
    shaded(painter, fist, SKIN, LINE, weight(fine))
    if fine:
        for x in (68, 76, 84):
            line(painter, shape(f"M {x} 76 L {x + 0.6} 84"), darker(SKIN, 0.5), 2.0)
