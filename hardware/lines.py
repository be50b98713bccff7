"""Readers that print lines: a bounded buffer for lines in any pieces, and the driver around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hardware.driver import DriverInfo, Fault, Output, Trouble

LONGEST_LINE = 255
"""Bytes of a line without its end; what is longer is thrown away up to the next end."""
TORN_S = 0.2
"""A line that begins so soon after one that broke off, or after the port was opened, may be a tail."""


class LineReading(Protocol):
    """What the lines of a family say. Never raises."""

    def line(self, line: bytes, *, whole: bool) -> Sequence[Output]:
        """What this line says, without its end. `whole` is False where it may be the tail of a line."""

    def reset(self) -> None:
        """Forget what earlier lines have shown."""


class LineDriver:
    """A driver for readers that push lines, each ended by any byte of `ends`. Empty lines say nothing."""

    due: float | None = None

    def __init__(self, info: DriverInfo, reading: LineReading, ends: bytes = b"\r\n") -> None:
        self.info = info
        self._reading = reading
        self._end, self._ends = ends[:1], ends
        self._to_end = bytes.maketrans(ends, self._end * len(ends))
        self._held = b""
        self._overlong = False
        self._torn_at: float | None = None

    @property
    def held(self) -> int:
        """Bytes of a line whose end has not come."""
        return len(self._held)

    def start(self, now: float) -> list[Output]:
        """Forget what came before."""
        self._held, self._overlong, self._torn_at = b"", False, now
        self._reading.reset()
        return []

    def feed(self, data: bytes, now: float) -> list[Output]:
        """What the lines that end in these bytes say."""
        told: list[Output] = []
        *ended, rest = data.translate(self._to_end).split(self._end)
        for piece in ended:
            told += self._grow(piece, now)
            told += self._finish()
        return told + self._grow(rest, now)

    def idle(self, now: float) -> list[Output]:
        """The line that is held has broken off."""
        broken = bool(self._held) and not self._overlong
        if self._held or self._overlong:
            self._torn_at = now
        self._held, self._overlong = b"", False
        return [Trouble(Fault.PARTIAL, "a line broke off before its end")] if broken else []

    def on_time(self, now: float) -> list[Output]:
        """Never asked for."""
        return []

    def stop(self) -> bytes:
        """Such readers are not set going by us."""
        return b""

    def _grow(self, piece: bytes, now: float) -> list[Output]:
        if not piece or self._overlong:
            return []
        if self._torn_at is not None and not self._held and now - self._torn_at > TORN_S:
            self._torn_at = None
        self._held += piece
        if len(self._held) <= LONGEST_LINE:
            return []
        self._held, self._overlong = b"", True
        return [Trouble(Fault.OVERLONG, f"a line of more than {LONGEST_LINE} bytes")]

    def _finish(self) -> Sequence[Output]:
        if self._overlong:
            self._overlong = False
            return ()
        if not self._held:
            return ()
        line, self._held = self._held, b""
        whole, self._torn_at = self._torn_at is None, None
        return self._reading.line(line, whole=whole)
