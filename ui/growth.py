"""How much larger than usual words beside the table are in a large window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize

_USUAL: Final = QSize(1280, 800)
_GROWTH: Final = 0.4
"""How much of what the window is larger than usual words grow by."""
_STEP_PERCENT: Final = 5
_MOST_PERCENT: Final = 250


def grown_percent(window: QSize) -> int:
    """The size of words in percent (100 to 250) for a window of that size."""
    share = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
    grown = 100 + max(0.0, share - 1) * 100 * _GROWTH
    return min(_MOST_PERCENT, int(grown) // _STEP_PERCENT * _STEP_PERCENT)
