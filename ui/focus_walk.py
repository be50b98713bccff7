"""Where Tab may lead: past panels that lie behind others, which count as visible but stand out of sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

_MOST_BEHIND: Final = 500
"""More things that take keys than this no panel has."""


def lies_behind(widget: QWidget | None) -> bool:
    """Whether it is in a dock that another one hides."""
    while widget is not None and not isinstance(widget, QDockWidget):
        widget = widget.parentWidget()
    if widget is None or widget.isFloating():
        return False
    window = widget.window()
    return not window.rect().intersects(QRect(widget.mapTo(window, QPoint()), widget.size()))


def walk_in_sight(step: Callable[[], bool]) -> bool:
    """Take a step, and more of them while what has the focus lies behind something."""
    moved = step()
    for _ in range(_MOST_BEHIND):
        if not (moved and lies_behind(QApplication.focusWidget())):
            break
        moved = step()
    return moved
