"""An exception that nobody caught: a report on disk, a calm word in the window, and play goes on."""

from __future__ import annotations

import logging
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from riverboat_desktop.tracebacks import told
from riverboat_desktop.version import VERSION

_LOG: Final = logging.getLogger(__name__)
_MOST_BYTES: Final = 256 * 1024
_MOST_A_MINUTE: Final = 5


class CrashReports:
    """Writes tracebacks to one bounded file in `folder` and tells `show` where it is.

    A report holds no position, no names and nothing that is hidden at the table: only where in the program
    it went wrong. Errors that repeat quickly are counted and not shown again. `keep` is called with each
    report, for what may be kept beside the saved game.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / "errors.log"
        self.count = 0
        self.show: Callable[[Path], None] | None = None
        self.keep: Callable[[], None] | None = None
        self._recent_s: list[float] = []

    def install(self) -> None:
        """Take what reaches `sys.excepthook`, as exceptions in Qt slots do."""
        sys.excepthook = self._hook

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        del trace
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, error.__traceback__)
            return
        self.report(error)

    def report(self, error: BaseException) -> None:
        """Write the error down and say so, unless it keeps coming."""
        self.count += 1
        now_s = time.monotonic()
        self._recent_s = [at_s for at_s in self._recent_s if now_s - at_s < 60]
        if len(self._recent_s) >= _MOST_A_MINUTE:
            return
        self._recent_s.append(now_s)
        text = told(error)
        _LOG.error("unexpected error\n%s", text)
        self._write(text)
        self._keep()
        if self.show is not None:
            self.show(self.file)

    def _keep(self) -> None:
        """Have everything kept that may help; what goes wrong meanwhile must not end the program."""
        if self.keep is None:
            return
        try:
            self.keep()
        except Exception as error:  # whatever it is: it comes on top of what is reported already
            _LOG.error("what led to the error cannot be kept\n%s", told(error))

    def _write(self, trace: str) -> None:
        stamp = time.strftime("%Y-%m-%d %H:%M:%S")
        head = f"{stamp} riverboat-desktop {VERSION} python {platform.python_version()} {sys.platform}\n"
        text = f"{head}{trace}\n"
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if self.file.exists() and self.file.stat().st_size > _MOST_BYTES:
                self.file.replace(self.file.with_suffix(".old.log"))
            with self.file.open("a", encoding="utf-8") as report:
                report.write(text)
        except OSError as refused:
            _LOG.error("the report cannot be written to %s: %s", self.file, refused)
