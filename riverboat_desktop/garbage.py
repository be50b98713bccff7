"""While there are threads, garbage is collected in the window's thread only.

Python collects in whatever thread happens to make the object that is one too many. A forgotten dialog or
timer would then be destroyed in the thread of a port, which Qt forbids.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher

_FULL_AFTER: Final = 50
"""A full collection, which takes tens of milliseconds, comes after so many middle ones."""


class GarbageInWindow:
    """From `begin` to `end`, Python's own collecting is off; the loop collects before it goes to sleep."""

    def __init__(self) -> None:
        self._dispatcher: QAbstractEventDispatcher | None = None

    def begin(self) -> None:
        """Needs the application's thread. Does nothing where Python does not collect anyway."""
        if self._dispatcher is None and gc.isenabled():
            self._dispatcher = QAbstractEventDispatcher.instance()
            if self._dispatcher is not None:
                gc.disable()
                self._dispatcher.aboutToBlock.connect(collect)

    def end(self) -> None:
        """As it was before."""
        if self._dispatcher is not None:
            self._dispatcher.aboutToBlock.disconnect(collect)
            self._dispatcher = None
            gc.enable()


def collect() -> None:
    """Collect as much as Python would have by now, or nothing."""
    young, middle, old = gc.get_count()
    youngest, middling, _ = gc.get_threshold()
    if young > youngest > 0:
        gc.collect(0 if middle <= middling else 1 if old <= _FULL_AFTER else 2)
