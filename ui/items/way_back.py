"""The button that brings back the own place at the table after a look at another's."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ui.items.easel import Easel


def add_way_back(easel: Easel, rect: QRectF, seat: int, words: str, unit: float, *, z: float = 12.0) -> None:
    """A gold button with these words; a click enlarges the seat's own place."""
    theme = easel.theme

    def paint(painter: QPainter, place: QRectF) -> None:
        painter.setPen(theme.line)
        painter.setBrush(theme.gold)
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), theme.radius, theme.radius)

    easel.add("back", rect, ("back", theme.radius), paint, z=z, looks_at=seat)
    easel.text(
        "back label",
        rect.adjusted(6 * unit, 0, -6 * unit, 0),
        words,
        12 * unit,
        bold=True,
        colour=theme.on_gold,
        z=z + 1,
        align=Qt.AlignmentFlag.AlignHCenter,
    )
