"""The people of the court and the temple in profile: queen, priests, vizir, merchant, courtisan."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from ui.art.relief import darker, disc, fill, lighter, line, mirrored, oval, placed, shaded, shape
from ui.sobek.art.faces import (
    DEEP,
    FAIR,
    GOLD,
    HAIR,
    LAPIS,
    LINE,
    LINEN,
    RED,
    SKIN,
    TURQUOISE,
    paint_bust,
    paint_collar,
    paint_head,
    weight,
)


def paint_queen(painter: QPainter, fine: bool) -> None:
    """A tall blue crown that widens to its flat top."""
    paint_bust(painter, fine, FAIR, LINEN)
    paint_collar(painter, fine, LAPIS, TURQUOISE)
    paint_head(painter, fine, FAIR, lips=RED)
    crown = shape("M 69 32 L 63 3 C 46 -1 20 4 8 17 L 33 61 C 40 62 44 58 46 52 C 50 42 60 35 69 32 Z")
    shaded(painter, crown, LAPIS, LINE, weight(fine), 0.2)
    band = shape("M 66.5 19 L 68.5 29 C 56 32 46 41 40 53 L 33 44 C 41 31 52 23 66.5 19 Z")
    shaded(painter, band, GOLD, LINE, weight(fine) * 0.7)
    if fine:
        for x, y in ((41, 44), (48, 36), (56, 30), (64, 25)):
            fill(painter, disc(x, y, 2.3), RED)
        line(painter, shape("M 12 17 C 24 7 46 4 62 7"), GOLD, 2.6)
    cobra = shape(
        "M 67 33 L 67 24 C 70 22 71 18 71 14 C 71 8 82 8 82 14 C 82 19 76 21 76 26 C 76 30 73 33 67 33 Z"
    )
    shaded(painter, cobra, GOLD, LINE, weight(fine) * 0.7)


def paint_high_priest(painter: QPainter, fine: bool) -> None:
    """A shaven head, a leopard skin, and a staff that ends in an ankh."""
    fur = QColor("#e9b24c")
    paint_bust(painter, fine, SKIN, LINEN)
    pelt = shape("M 12 96 C 14 84 26 78 37 75 L 56 75 C 62 82 70 90 84 97 Z")
    shaded(painter, pelt, fur, LINE, weight(fine))
    paint_head(painter, fine, SKIN)
    for x, y in (
        ((24, 88), (34, 82), (36, 93), (47, 86), (58, 92), (48, 96)) if fine else ((28, 90), (46, 88))
    ):
        fill(painter, oval(x, y, 3.0 if fine else 5.0, 2.4 if fine else 4.0), QColor("#3a2412"))
    for width, colour in ((9.0, LINE), (4.6, GOLD)):
        line(painter, shape("M 85 93 L 85 36 M 76 36 L 94 36"), colour, width)
        line(painter, oval(85, 19, 7.5, 12), colour, width)


def paint_high_priestess(painter: QPainter, fine: bool) -> None:
    """Long hair below two horns that hold the disc of the sun."""
    paint_bust(painter, fine, FAIR, LINEN)
    paint_collar(painter, fine, TURQUOISE, RED)
    paint_head(painter, fine, FAIR, lips=RED)
    hair = shape(
        "M 69 30 C 67 17 46 13 34 21 C 22 32 24 60 19 88 L 40 88 C 45 74 41 62 47 51 C 50 44 50 35 69 30 Z"
    )
    shaded(painter, hair, HAIR, LINE, weight(fine), 0.1)
    if fine:
        for data in (
            "M 30 38 C 29 54 27 70 25 86",
            "M 37 40 C 36 56 34 72 32 86",
            "M 43 38 C 40 48 39 56 38 66",
        ):
            line(painter, shape(data), lighter(HAIR, 0.28), 1.7)
    fillet = shape("M 68 25 C 56 21 42 24 29 33 L 27 40 C 42 31 58 28 69 31 Z")
    shaded(painter, fillet, GOLD, LINE, weight(fine) * 0.7)
    horn = shape("M 45 25 C 24 22 18 11 24 4 C 28 14 36 16 47 17 Z")
    for side in (horn, mirrored(horn, 49)):
        shaded(painter, side, LINEN, LINE, weight(fine) * 0.9)
    shaded(painter, disc(49, 14, 10), RED, LINE, weight(fine) * 0.9, 0.24)


def paint_vizir(painter: QPainter, fine: bool) -> None:
    """From the front: a striped headcloth, a long beard, the all-seeing eye on the breast."""
    cloth = shape(
        "M 50 5 C 72 4 80 20 82 38 C 84 54 92 66 94 78 C 84 88 74 90 66 88 L 34 88 C 26 90 16 88 6 78 "
        "C 8 66 16 54 18 38 C 20 20 28 4 50 5 Z"
    )
    robe = shape("M 16 98 L 20 84 L 80 84 L 84 98 Z")
    shaded(painter, robe, LINEN, LINE, weight(fine))
    shaded(painter, cloth, GOLD, LINE, weight(fine), 0.14)
    stripes = ("M 24 32 L 10 76", "M 28 46 L 20 84", "M 31 60 L 29 86") if fine else ("M 26 34 L 15 80",)
    for data in stripes:
        for side in (shape(data), mirrored(shape(data))):
            line(painter, side, LAPIS, 4.2 if fine else 8.0)
    face = shape("M 30 30 C 30 22 70 22 70 30 C 72 48 70 62 62 69 C 56 74 44 74 38 69 C 30 62 28 48 30 30 Z")
    shaded(painter, face, SKIN, LINE, weight(fine), 0.14)
    band = shape("M 25 30 C 26 18 74 18 75 30 L 72 34 C 64 26 36 26 28 34 Z")
    shaded(painter, band, LAPIS, LINE, weight(fine) * 0.7)
    for x in (41, 59):
        if fine:
            white = oval(x, 43, 6, 3.6)
            fill(painter, white, QColor("#fffdf6"))
            line(painter, white, LINE, 1.8)
            line(painter, shape(f"M {x - 7} 36 Q {x} 33 {x + 7} 36"), LINE, 2.2)
        fill(painter, disc(x, 43, 2.8 if fine else 5.0), LINE)
    if fine:
        line(painter, shape("M 50 42 L 47.5 54 L 52 55"), darker(SKIN, 0.45), 2.0)
        line(painter, shape("M 44 61.5 Q 50 64 56 61.5"), darker(SKIN, 0.6), 2.4)
    beard = shape("M 43 69 L 57 69 L 60 93 C 60 98 40 98 40 93 Z")
    shaded(painter, beard, HAIR, LINE, weight(fine) * 0.9)
    if fine:
        for y in (75, 81, 87):
            line(painter, shape(f"M 43 {y} Q 50 {y + 3} 57 {y}"), GOLD, 1.8)


def paint_merchant(painter: QPainter, fine: bool) -> None:
    """A bearded man with a basket of wares on his head."""
    paint_bust(painter, fine, DEEP, QColor("#3c8a63"))
    with placed(painter, 4, 17, 0.86):
        paint_head(painter, fine, DEEP)
        beard = shape("M 44 54 C 52 60 60 56 66 61 L 72 61 C 74 70 70 80 60 82 C 48 82 42 68 44 54 Z")
        shaded(painter, beard, HAIR, LINE, weight(fine))
        turban = shape("M 31 40 C 26 22 40 12 54 14 C 68 15 72 24 71 33 C 58 30 46 32 31 40 Z")
        shaded(painter, turban, LINEN, LINE, weight(fine))
        if fine:
            line(painter, shape("M 34 33 C 44 22 58 20 69 25"), darker(LINEN, 0.3), 1.8)
    for x, y, radius, colour in ((32, 10, 8.5, RED), (62, 10, 8.5, TURQUOISE), (47, 8.5, 8.5, GOLD)):
        shaded(painter, disc(x, y + 2, radius), colour, LINE, weight(fine) * 0.9, 0.26)
    basket = shape("M 12 14 L 82 14 C 82 24 72 33 62 34 L 32 34 C 22 33 12 24 12 14 Z")
    wicker = QColor("#c08a4a")
    shaded(painter, basket, wicker, LINE, weight(fine), 0.2)
    if fine:
        for data in (
            "M 16 22 L 78 22",
            "M 22 28.5 L 72 28.5",
            "M 30 15 L 36 33",
            "M 47 15 L 47 33",
            "M 64 15 L 58 33",
        ):
            line(painter, shape(data), darker(wicker, 0.4), 1.8)


def paint_courtisan(painter: QPainter, fine: bool) -> None:
    """Black curls, a flower at the brow, and a fan of feathers behind the head."""
    for i in range(7):
        angle = -92 + i * 22
        with placed(painter, 50, 72, 0.98 if i > 3 else 0.86 if i > 1 else 0.7, angle):
            feather = shape("M -4 0 C -16 -30 -14 -58 0 -66 C 14 -58 16 -30 4 0 Z")
            shaded(painter, feather, TURQUOISE if i % 2 else LINEN, LINE, weight(fine) * 0.9, 0.12)
            fill(painter, oval(0, -54, 4.6, 6.4), RED if i % 2 else LAPIS)
    paint_bust(painter, fine, FAIR, RED)
    paint_collar(painter, fine, GOLD, LINEN)
    paint_head(painter, fine, FAIR, lips=QColor("#b3202c"))
    hair = shape(
        "M 69 31 C 68 17 46 12 35 21 C 22 33 24 56 27 70 "
        "C 34 76 44 74 47 66 C 42 58 45 52 48 48 C 50 42 52 35 69 31 Z"
    )
    shaded(painter, hair, HAIR, LINE, weight(fine), 0.1)
    if fine:
        for i in range(5):
            x = 30 + 3.6 * i
            line(
                painter,
                shape(f"M {x} {62 + i % 2} Q {x + 2} {66 + i % 2} {x + 3.4} {62 + i % 2}"),
                lighter(HAIR, 0.3),
                1.6,
            )
        line(painter, shape("M 28 40 C 38 27 54 22 66 25"), GOLD, 3.4)
    shaded(painter, disc(47, 60, 5.0), GOLD, LINE, weight(fine) * 0.8)
    for angle in (-50, 0, 50):
        with placed(painter, 66, 27, 0.5, angle + 14):
            petal = shape("M 0 0 C -10 -10 -8 -26 0 -34 C 8 -26 10 -10 0 0 Z")
            shaded(painter, petal, QColor("#f5a3c0"), LINE, weight(fine) * 1.4)
