"""Coins and markers."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.art.lettering import paint_text
from ui.art.patterns import paint_pattern
from ui.art.relief import (
    box,
    darker,
    disc,
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

_FINE_PX = 0.3
_GOLD = QColor("#f2bd35")
_LAPS = ("", "50", "100", "150")


def paint_coin(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A gold coin with a lily on it."""
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        raised(
            painter,
            disc(48, 46, 41),
            _GOLD,
            theme,
            depth=5.0,
            edge=darker(_GOLD, 0.7),
            width=2.6 if fine else 5.0,
        )
        engraved = darker(_GOLD, 0.5)
        line(painter, disc(48, 46, 32), engraved, 2.4 if fine else 4.0)
        petal = shape("M 45 50 C 30 50 25 40 27 31 C 36 28 42 36 44 46 L 46 60 L 38 64 C 34 62 36 56 45 56 Z")
        middle = shape("M 48 18 C 56 28 56 40 50 52 L 51 68 L 48 72 L 45 68 L 46 52 C 40 40 40 28 48 18 Z")
        for path in (petal, mirrored(petal, 48), middle):
            fill(painter, path.translated(1.2, 1.4), lighter(_GOLD, 0.55))
            fill(painter, path, engraved)
        fill(painter, box(36, 50, 24, 4.5, 1.5), engraved)


def paint_start_marker(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The start player's token: a ship's wheel."""
    wood = QColor("#9a6236")
    with fitted(painter, rect):
        wheel = QPainterPath()
        wheel.setFillRule(Qt.FillRule.WindingFill)
        hollow = disc(48, 46, 30).subtracted(disc(48, 46, 20))
        wheel.addPath(hollow)
        for i in range(8):
            angle = pi / 4 * i
            spoke = QPainterPath()
            for sign, reach in ((-1, 6.0), (-1, 36.0), (1, 36.0), (1, 6.0)):
                x = 48 + reach * sin(angle) + sign * 3.2 * cos(angle)
                y = 46 - reach * cos(angle) + sign * 3.2 * sin(angle)
                if spoke.elementCount() == 0:
                    spoke.moveTo(x, y)
                else:
                    spoke.lineTo(x, y)
            spoke.closeSubpath()
            grip = disc(48 + 38 * sin(angle), 46 - 38 * cos(angle), 5.6)
            wheel = wheel.united(spoke).united(grip)
        wheel = wheel.united(disc(48, 46, 11))
        fine = pixels_per_unit(painter) >= _FINE_PX
        raised(painter, wheel, wood, theme, depth=4.0, edge=darker(wood, 0.7), width=2.4 if fine else 4.0)
        shaded(painter, disc(48, 46, 6), _GOLD, darker(_GOLD, 0.7), 2.0)


def paint_score_marker(painter: QPainter, rect: QRectF, seat: int, lap: int, theme: Theme) -> None:
    """A seat's score marker; `lap` 0 to 3 shows a blank side, 50, 100 or 150. Rule RB-1.11.2."""
    colour, text = theme.seats[seat], _LAPS[lap]
    with fitted(painter, rect):
        fine = pixels_per_unit(painter) >= _FINE_PX
        top = disc(48, 46, 41)
        raised(
            painter,
            top,
            colour.fill,
            theme,
            depth=5.0,
            edge=darker(colour.fill, 0.7),
            width=2.6 if fine else 5.0,
        )
        paint_pattern(painter, disc(48, 46, 38), colour, unit=10.0)
        if text:
            fill(painter, disc(48, 46, 29), QColor("#fffaf0"))
            line(painter, disc(48, 46, 29), darker(colour.fill, 0.5), 2.0)
            paint_text(painter, QRectF(23, 33, 50, 26), text, QColor("#22180f"))
