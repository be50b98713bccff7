"""How much larger than usual words beside the table, and about it, are in a large window."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize

from ui.theme import Theme

_USUAL: Final = QSize(1280, 800)
_GROWTH: Final = 0.4
"""How much of what the window is larger than usual words grow by."""
_STEP_PERCENT: Final = 5
_MOST_PERCENT: Final = 250
NATURAL_TEXT_PX: Final = 14
_NATURAL_WIDTH, _NATURAL_HEIGHT = 1010.0, 760.0
"""The room for a table at which the words about it have their natural size."""


def grown_percent(window: QSize) -> int:
    """The size of words in percent (100 to 250) for a window of that size."""
    share = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
    grown = 100 + max(0.0, share - 1) * 100 * _GROWTH
    return min(_MOST_PERCENT, int(grown) // _STEP_PERCENT * _STEP_PERCENT)


def with_grown_words(theme: Theme, room: QSize) -> Theme:
    """The theme with words that fit a table of that size: they grow with it, more slowly than it does."""
    share = min(room.width() / _NATURAL_WIDTH, room.height() / _NATURAL_HEIGHT)
    grown = 1.0 + max(0.0, share - 1.0) * 0.75
    factor = max(1.0, grown * NATURAL_TEXT_PX / theme.text_px)
    return replace(
        theme,
        text_px=round(theme.text_px * factor),
        title_px=round(theme.title_px * factor),
        gap=round(theme.gap * factor),
        gap_small=round(theme.gap_small * factor),
        radius=round(theme.radius * factor),
    )
