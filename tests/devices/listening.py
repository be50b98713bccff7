"""A connection to a real device, listened to as the program does: polled when its line wakes."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.driver import Driver
from hardware.line import LineFactory
from hardware.reports import Said

PATIENCE_S = 20.0


class Listening:
    """A connection that is polled when its line wakes, and everything that it has said."""

    def __init__(self, driver: Driver, path: str, line: LineFactory, *, confirm: bool = True) -> None:
        self.said: list[Said] = []
        self._woken = threading.Event()
        self._read = 0
        self.connection = Connection(driver, Identity(path=path), line, self._woken.set, confirm=confirm)

    def until(self, wanted: Callable[[Said], bool]) -> Said:
        """The next thing after the last one that was waited for that is wanted."""
        give_up = time.monotonic() + PATIENCE_S
        while time.monotonic() < give_up:
            self.said += [report.what for report in self.connection.poll(time.monotonic())]
            while self._read < len(self.said):
                self._read += 1
                if wanted(self.said[self._read - 1]):
                    return self.said[self._read - 1]
            due = self.connection.due
            self._woken.wait(1.0 if due is None else max(0.0, min(1.0, due - time.monotonic())))
            self._woken.clear()
        raise AssertionError(f"it never came: {self.said[-20:]}")
