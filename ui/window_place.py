"""Where a window stands, as a text to keep; never on a screen that is gone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_PLACE: Final = re.compile(r"(-?\d{1,6}) (-?\d{1,6}) (\d{1,6}) (\d{1,6})( maximized)?")
_LEAST_SEEN_PX: Final = 80
"""So much of the top of a window must be on a screen, or nobody could take hold of it."""
_FRAME_PX: Final = 40
"""What the frame of a window may need in height; without it the title bar would be off the screen."""
USUAL_SIZE: Final = QSize(1280, 800)


def place_text(window: QWidget) -> str:
    """Place and size of the window, and whether it is maximized."""
    whole = window.isMaximized() or window.isFullScreen()
    place = window.normalGeometry() if whole else window.geometry()
    mark = " maximized" if whole else ""
    return f"{place.x()} {place.y()} {place.width()} {place.height()}{mark}"


def restore_place(window: QWidget, text: str) -> None:
    """Put the window where the text says, or in the middle of the first screen at its usual size.

    Where that leaves no room for its frame on the screen, it is maximized.
    """
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    match = _PLACE.fullmatch(text)
    wanted = QRect(*(int(number) for number in match.groups()[:4])) if match else QRect()
    place = fitted(wanted, screens)
    window.setGeometry(place)
    cramped = any(
        screen.contains(place.center()) and place.height() > screen.height() - _FRAME_PX for screen in screens
    )
    if cramped or (match and match[5]):
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def fitted(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """The wanted place if its top can be reached on a screen, else one of that size in the first screen."""
    if not screens:
        return wanted if wanted.isValid() else QRect(0, 0, USUAL_SIZE.width(), USUAL_SIZE.height())
    if wanted.isValid():
        handle = QRect(wanted.left(), wanted.top(), wanted.width(), _LEAST_SEEN_PX // 2)
        for screen in screens:
            seen = handle.intersected(screen)
            if seen.width() >= _LEAST_SEEN_PX and seen.height() >= _LEAST_SEEN_PX // 4:
                return QRect(wanted.topLeft(), wanted.size().boundedTo(screen.size()))
    first = screens[0]
    size = (wanted.size() if wanted.isValid() else USUAL_SIZE).boundedTo(first.size())
    place = QRect(first.topLeft(), size)
    place.moveCenter(first.center())
    return place
