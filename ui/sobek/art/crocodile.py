"""The crocodile, sign of corruption: a head with open jaws."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.relief import disc, fill, fitted, pixels_per_unit, shape
from ui.theme import Theme


def crocodile_path() -> QPainterPath:
    """Head with open jaws facing left, teeth and all, in a box of 100 × 100 units."""
    upper = shape(
        "M 3 40 C 3 30 10 26 17 29 C 30 33 40 33 50 28 C 54 16 66 13 72 22 C 84 25 96 34 98 48 "
        "L 98 82 C 84 84 74 78 70 66 C 62 56 46 52 30 50 L 8 48 C 5 46 3 44 3 40 Z"
    )
    lower = shape(
        "M 5 74 C 5 68 10 66 16 67 C 34 70 52 66 66 60 C 74 66 82 74 84 82 "
        "C 60 92 26 90 10 83 C 7 81 5 78 5 74 Z"
    )
    teeth = QPainterPath()
    for x, y in ((10.0, 47.0), (22.0, 49.0), (34.0, 50.0), (46.0, 52.0)):
        teeth.addPath(shape(f"M {x} {y - 1} L {x + 9} {y} L {x + 4} {y + 10} Z"))
    for x, y in ((15.0, 68.0), (28.0, 69.5), (41.0, 68.5)):
        teeth.addPath(shape(f"M {x} {y + 1} L {x + 9} {y} L {x + 5} {y - 9} Z"))
    return upper.united(lower).united(teeth)


def paint_crocodile(painter: QPainter, rect: QRectF, colour: QColor, *, eye: QColor) -> None:
    """The head in one colour with a slit eye."""
    with fitted(painter, rect):
        fill(painter, crocodile_path(), colour)
        fill(painter, disc(62, 26, 5.5), eye)
        if pixels_per_unit(painter) >= 0.3:
            fill(painter, shape("M 62 21.5 C 64 24 64 28 62 30.5 C 60 28 60 24 62 21.5 Z"), colour)
            fill(painter, disc(11, 34, 2.2), eye)


def paint_sign_of_corruption(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The head on a sheet or a panel: dark on a light ground, pale on a dark one."""
    dark, pale = theme.pigments.corruption, theme.pigments.on_corruption
    paint_crocodile(painter, rect, pale if theme.dark else dark, eye=dark if theme.dark else pale)
