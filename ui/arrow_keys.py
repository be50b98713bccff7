"""Arrows over a picture: from the spot that has the cursor to the nearest one in a direction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt

WAYS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""By arrow: how far it leads to the right, and down."""
PRESS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that do at the cursor what a click does."""
_ASIDE: Final = 2.5
"""How much worse a place aside is than one straight ahead."""


def spot_towards(here: QRectF, spots: Iterable[tuple[str, QRectF]], right: int, down: int) -> str | None:
    """The name of the nearest spot in a direction; what lies aside is further. None where there is none."""
    best, least = None, float("inf")
    for name, rect in spots:
        way = rect.center() - here.center()
        ahead = way.x() * right + way.y() * down
        cost = ahead + _ASIDE * (abs(way.x() * down) + abs(way.y() * right))
        if ahead > 1.0 and cost < least:
            best, least = name, cost
    return best
