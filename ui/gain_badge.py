"""The badge over a thing on the table that says what acting on it would bring."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from ui.items.sprite import Paint, Sprite

LEAST_PX = 26.0
"""The least height of a badge."""


def gain_badge(gains: tuple[Any, ...], paint: Paint, over: QRectF, area: QRectF) -> Sprite:
    """The badge at the upper right corner of a place, as far as it is inside the table."""
    side = max(LEAST_PX, 30.0 * area.height() / 680)
    width = side * (len(gains) * 0.8 + 0.28)
    rect = QRectF(over.right() - side * 0.4, over.top() - side * 0.7, width, side)
    rect.moveLeft(min(rect.left(), area.right() - width))
    rect.moveTop(max(rect.top(), 0.0))
    return Sprite("badge", rect, ("gains", gains), paint, 80.0)
