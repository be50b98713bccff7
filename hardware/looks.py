"""A connection that is looked at again just when, and with what, it was looked at while a log was made."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from hardware.connection import Connection
from hardware.discovery import PortInfo
from hardware.driver import Driver
from hardware.line import MOST_BYTES, Happening, Line, Lost, NoSuchPort, Opened, PortLost, Quiet, Received
from hardware.reports import Passage, Report

_PORT: Final = PortInfo("log", vendor=1, product=1, serial="log")

Passed = tuple[float, Passage, bytes]
"""What a tap was told: when, what, and which bytes."""


class Looks:
    """One recorded reader. What is on its line before it is opened is lost.

    `tells_quiet` says whether its line tells when it falls silent, as the lines of all ports do.
    """

    def __init__(
        self,
        driver: Driver,
        *,
        speed: int | None = None,
        tells_quiet: bool = True,
    ) -> None:
        self._tape = _Tape(tells_quiet)
        self.connection = Connection(driver, _PORT.identity, self._tape.line, lambda: None, speed=speed)

    def look(self, now: float, passed: Iterable[Passed], *, missed: bool = False) -> list[Report]:
        """What is said at this look. `missed`: nobody could listen before it for a while."""
        self._tape.happened += passed
        if any(what in (Passage.OPEN, Passage.LOST) for _, what, _ in self._tape.happened):
            self.connection.found([_PORT])
        return self.connection.missed(now) if missed else self.connection.poll(now)


class _Tape:
    """The lines of a reader, one after the other; on each happens what was put there."""

    def __init__(self, tells_quiet: bool) -> None:
        self.happened: deque[Passed] = deque()
        self.tells_quiet = tells_quiet

    def line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> Line:
        return _TapeLine(self, name)


class _TapeLine:
    """A line as `hardware.line.Line` describes it."""

    def __init__(self, tape: _Tape, name: str) -> None:
        self.name = name
        self._tape = tape

    @property
    def waiting(self) -> bool:
        return bool(self._tape.happened)

    def open(self) -> None:
        """Its opening is on the tape."""

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        taken: list[Happening] = []
        while self._tape.happened:
            at, what, data = self._tape.happened.popleft()
            match what:
                case Passage.OPEN:
                    taken.append(Opened(at, self._tape.tells_quiet))
                case Passage.RECEIVED:
                    taken.append(Received(data, at))
                case Passage.QUIET:
                    taken.append(Quiet(at))
                case Passage.LOST:
                    kind = NoSuchPort if data == b"no-such-port" else PortLost
                    taken.append(Lost(kind(self.name, data.decode(errors="replace")), at))
                case Passage.SENT:
                    pass  # the driver asks by itself
        return taken

    def write(self, data: bytes) -> None:
        """What was answered is on the tape."""

    def set_speed(self, speed: int) -> None:
        """The bytes are those that were heard, at whatever speed."""

    def close(self) -> None:
        """Nothing is held."""

    def gone(self, wait_s: float = 0.0) -> bool:
        """There is no thread that could still run."""
        return True
