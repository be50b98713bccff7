"""Keeps the list of ports fresh without polling: the folder of devices tells of changes, where there is one.

On Linux `/dev` is watched. Elsewhere ports are listed now and then, and only while a device is missing.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QTimer

from hardware.discovery import Lister, PortInfo

AFTER_CHANGE_MS: Final = 300
"""A fresh device gets its rights a moment after it appears."""
WHILE_MISSING_MS: Final = 3000
DEVICES: Final = "/dev" if sys.platform == "linux" else ""


class PortWatch:
    """Calls `found` with each new list of ports, in the loop. Needs the running loop; `close` ends it.

    `devices` is a folder to watch; empty where there is none that tells.
    """

    def __init__(
        self,
        ports: Callable[[], Sequence[PortInfo]],
        found: Callable[[tuple[PortInfo, ...]], None],
        *,
        devices: str = DEVICES,
    ) -> None:
        self._found = found
        self._loop = asyncio.get_running_loop()
        self._lister = Lister(ports, lambda: self._loop.call_soon_threadsafe(self._take))
        self._closed = False
        self._missing = False
        # The application owns what is Qt's: no thread of a port may ever destroy it as garbage.
        owner = QCoreApplication.instance()
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._lister.ask)
        self._watcher: QFileSystemWatcher | None = None
        if devices:
            self._watcher = QFileSystemWatcher([devices], owner)
            self._watcher.directoryChanged.connect(self._changed)

    def look(self) -> None:
        """List as soon as possible."""
        self._lister.ask()

    def miss(self, missing: bool) -> None:
        """Whether a device is missing that is wanted: it is looked for now, and then until it is found."""
        if missing and not self._missing:
            self._lister.ask()
        self._missing = missing
        if self._watcher is None:
            self._timer.stop()
            self._again()

    def close(self) -> None:
        """Nothing is told any more. The last call."""
        self._closed = True
        self._timer.stop()
        self._timer.deleteLater()
        self._lister.close()
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def _changed(self) -> None:
        self._timer.start(AFTER_CHANGE_MS)

    def _again(self) -> None:
        if self._watcher is None and self._missing and not self._closed:
            self._timer.start(WHILE_MISSING_MS)

    def _take(self) -> None:
        ports = self._lister.take()
        if ports is not None and not self._closed:
            self._found(ports)
            self._again()
