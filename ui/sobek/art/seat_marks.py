"""Small marks beside the name of a seat: who starts the round, who has looked at the event tokens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.relief import (
    WHITE,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    mirrored,
    pixels_per_unit,
    raised,
    shaded,
    shape,
)
from ui.theme import Theme

_LINE: Final = QColor("#24160c")
_FINE_PX: Final = 0.3


def paint_start_marker(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sun between two horns on a foot: who starts the round."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        width = 3.0 if fine else 6.0
        gold = theme.pigments.gold
        foot = shape("M 36 80 L 60 80 L 66 92 L 30 92 Z")
        raised(painter, foot, gold, theme, depth=3.0, edge=_LINE, width=width)
        horn = shape("M 46 82 C 20 78 4 52 12 8 C 18 34 26 52 46 60 Z")
        for side in (horn, mirrored(horn, 48)):
            shaded(painter, side, gold, _LINE, width, 0.2)
        sun = disc(48, 38, 22)
        shaded(painter, sun, QColor("#d2452f"), _LINE, width, 0.25)
        if fine:
            fill(painter, disc(41, 31, 6), faded(WHITE, 0.35))


def paint_looked_mark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """An open eye on a dark disc: this seat has looked at the event tokens."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        width = 3.0 if fine else 6.0
        blue = theme.pigments.lapis
        raised(painter, disc(48, 47, 43), blue, theme, depth=3.0, edge=darker(blue, 0.6), width=width)
        lid = shape("M 12 50 C 28 24 66 24 84 50 C 66 72 28 72 12 50 Z")
        shaded(painter, lid, QColor("#fff8e6"), _LINE, width, 0.05)
        fill(painter, disc(48, 48, 15), darker(blue, 0.2))
        fill(painter, disc(48, 48, 8), _LINE)
        fill(painter, disc(43, 43, 4.5), lighter(blue, 0.9))
        line(painter, shape("M 14 36 C 30 14 66 14 82 36"), QColor("#fff8e6"), 5.0 if fine else 8.0)
