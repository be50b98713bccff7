"""How far a long command has come: a bar on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

_WIDTH: Final = 40
_BAR_EVERY_S: Final = 0.1
_LINE_EVERY_S: Final = 5.0


class Progress:
    """Says on `stream` (standard error) how many of `total` are done; as a context it leaves a clean line."""

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        self._total = total
        self._what = what
        self._stream = stream or sys.stderr
        self._bar = self._stream.isatty()
        self._said_s = time.monotonic()
        self._shown = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._shown:
            self._stream.write("\n")
            self._stream.flush()

    def at(self, done: int) -> None:
        """So many are done."""
        now_s = time.monotonic()
        every_s = _BAR_EVERY_S if self._bar else _LINE_EVERY_S
        if now_s - self._said_s < every_s and not (self._bar and done in (0, self._total)):
            return
        self._said_s = now_s
        text = f"{done} of {self._total} {self._what}"
        if self._bar:
            filled = _WIDTH * done // max(self._total, 1)
            self._stream.write(f"\r[{'#' * filled}{'.' * (_WIDTH - filled)}] {text}")
            self._shown = True
        else:
            self._stream.write(text + "\n")
        self._stream.flush()
