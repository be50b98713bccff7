"""Coins, markers, badges and empty places."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.riverboat.art.lettering import paint_text, text_path
from ui.riverboat.art.patterns import paint_pattern
from ui.riverboat.art.relief import (
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    mirrored,
    pen,
    pixels_per_unit,
    raised,
    shaded,
    shape,
)
from ui.theme import Theme, mixed

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


def paint_seat_badge(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A flat round badge in colour and pattern of the seat."""
    colour = theme.seats[seat]
    with fitted(painter, rect):
        badge = disc(50, 50, 44)
        shaded(painter, badge, colour.fill, darker(colour.fill, 0.62), 5.0, 0.10)
        paint_pattern(painter, disc(50, 50, 41), colour, unit=13.0)
        line(painter, badge, darker(colour.fill, 0.62), 5.0)
        line(painter, disc(50, 50, 40), faded(QColor("#ffffff"), 0.35), 2.5)


def paint_count_badge(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """A dark pill with a number, as wide as the number needs, for how many lie in a stack."""
    text = str(count)
    width = max(100.0, text_path(text).boundingRect().width() * 0.5 + 54)
    with fitted(painter, rect, width, 100):
        pill = box(6, 6, width - 12, 88, 44)
        fill(painter, pill, QColor("#2a2119"))
        line(painter, pill, QColor("#fff6e0"), 6.0)
        paint_text(painter, QRectF(18, 26, width - 36, 48), text, QColor("#fff8ea"))


def paint_empty_slot(painter: QPainter, rect: QRectF, theme: Theme, *, radius: float = 0.12) -> None:
    """A dashed rectangle filling `rect`, corners rounded by `radius` of its shorter side."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    width = max(1.2, side * 0.025)
    inner = rect.adjusted(width, width, -width, -width)
    slot = QPainterPath()
    slot.addRoundedRect(inner, side * radius, side * radius)
    fill(painter, slot, faded(theme.shadow, 0.16 if theme.dark else 0.05))
    dashed = pen(painter, mixed(theme.line, theme.ink, 0.15), width)
    dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashed.setDashPattern([3.5, 2.5])
    painter.strokePath(slot, dashed)
    painter.restore()
