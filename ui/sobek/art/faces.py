"""What all portraits are made of: a head in profile, a bust with its collar, an eye with kohl."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import darker, disc, fill, line, shaded, shape

LINE: Final = QColor("#24160c")
GOLD: Final = QColor("#f0c24a")
LINEN: Final = QColor("#fbf4e4")
LAPIS: Final = QColor("#2a5ca8")
RED: Final = QColor("#c8463a")
TURQUOISE: Final = QColor("#25a596")
HAIR: Final = QColor("#2c2226")
SKIN: Final = QColor("#b9713f")
FAIR: Final = QColor("#d69a63")
DEEP: Final = QColor("#8c5230")

_HEAD: Final = (
    "M 38 26 C 48 15 66 17 68 31 L 69 38 L 76 48.5 C 77 51 75 52.5 71.5 52.5 L 73 57 L 70.5 59.5 "
    "L 71.5 63 C 71 69 63 70 58 69 L 57 82 L 38 82 L 39 62 C 30 54 30 36 38 26 Z"
)


def weight(fine: bool) -> float:
    """How wide an outline is."""
    return 2.6 if fine else 5.0


def head() -> QPainterPath:
    """Head and neck in profile, facing right, without hair, in a box of 100 × 100 units."""
    return shape(_HEAD)


def paint_head(painter: QPainter, fine: bool, skin: QColor, *, lips: QColor | None = None) -> None:
    """The bare head with its eye."""
    shaded(painter, head(), skin, LINE, weight(fine), 0.16)
    paint_eye(painter, fine)
    if fine:
        line(painter, shape("M 66 58.5 L 72.5 57.5"), lips or darker(skin, 0.6), 2.8 if lips else 2.0)
        line(painter, shape("M 45 46 C 41 44 40 50 44 53"), darker(skin, 0.5), 2.0)


def paint_eye(painter: QPainter, fine: bool) -> None:
    """A long eye with kohl, seen in the Egyptian manner."""
    if not fine:
        fill(painter, disc(62, 40.5, 4.4), LINE)
        return
    line(painter, shape("M 50 40 L 57 40"), LINE, 2.4)
    white = shape("M 55 40 C 58 35.5 65 35.5 68 40 C 65 44 58 44 55 40 Z")
    fill(painter, white, QColor("#fffdf6"))
    line(painter, white, LINE, 1.8)
    fill(painter, disc(62.5, 39.8, 2.5), LINE)
    line(painter, shape("M 53 33.5 C 58 29.5 64 30 67.5 32.5"), LINE, 2.2)


def paint_bust(painter: QPainter, fine: bool, skin: QColor, robe: QColor) -> None:
    """Shoulders in a robe, cut off below."""
    shoulders = shape("M 10 98 C 11 84 26 76 38 74 L 58 74 C 72 76 87 84 90 98 Z")
    shaded(painter, shoulders, robe, LINE, weight(fine), 0.12)
    throat = shape("M 38 74 L 57 74 L 60 84 Q 48 90 35 84 Z")
    fill(painter, throat, skin)


def paint_collar(painter: QPainter, fine: bool, outer: QColor, inner: QColor) -> None:
    """A broad collar of beads in two colours with a gold rim."""
    rings = (
        (shape("M 30 76 C 34 98 64 98 68 77 L 80 82 C 74 103 22 103 18 82 Z"), outer),
        (shape("M 33 75 C 36 91 61 91 65 76 L 73 79 C 69 99 28 99 24 79 Z"), GOLD),
        (shape("M 35 74.5 C 38 86 59 86 62 75 L 68 77 C 65 94 32 94 29 77 Z"), inner),
    )
    for ring, colour in rings if fine else rings[:1]:
        fill(painter, ring, colour)
        line(painter, ring, LINE, 1.6 if fine else 4.0)
