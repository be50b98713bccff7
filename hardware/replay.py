"""Captures played again: into the chain that reads them, by a clock of its own, or out of a port."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from hardware.capture import Capture, Direction, Entry
from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.driver import Driver
from hardware.line import MOST_BYTES, Happening, Line, Lost, NoSuchPort, Opened, PortLost, Quiet, Received
from hardware.reports import Report

AFTER_S = 1.0
"""So long the chain is listened to after the last entry."""
ANSWER_S = 1.0
"""A recorded answer waits so long for the question before it is given unasked."""


def replay(
    capture: Capture, ch: int, driver: Driver, *, speed: int | None = None, confirm: bool = True
) -> Iterator[Report]:
    """What a connection with this driver reports of a recorded reader; times are seconds of the capture.

    Nothing is waited for: whoever wants to see it at its speed compares the times with a clock.
    """
    tape = _Tape(capture.of(ch))
    connection = Connection(
        driver, Identity(path=f"capture:{ch}"), tape.line, lambda: None, speed=speed, confirm=confirm
    )
    while True:
        times = [at for at in (connection.due, tape.next_at) if at is not None]
        if not times or (tape.next_at is None and min(times) > tape.end):
            break
        tape.now = max(tape.now, min(times))
        yield from connection.poll(tape.now)
    connection.close()


class _Tape:
    """The entries of one reader, and the lines that are made while they are played."""

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self.entries = deque(entries)
        self.now = 0.0
        self.open = False
        self.tells_quiet = any(entry.dir is Direction.QUIET for entry in entries)
        self.end = (entries[-1].t / 1000 if entries else 0.0) + AFTER_S

    @property
    def next_at(self) -> float | None:
        """When the next thing happens on the open line; None where there is none, or nothing more happens."""
        return self.entries[0].t / 1000 if self.open and self.entries else None

    def line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> Line:
        return _TapeLine(self, name)


class _TapeLine:
    """A line on which happens what was recorded, up to its loss."""

    def __init__(self, tape: _Tape, name: str) -> None:
        self.name = name
        self._tape = tape

    @property
    def waiting(self) -> bool:
        at = self._tape.next_at
        return at is not None and at <= self._tape.now

    def open(self) -> None:
        """What is recorded before an opening was lost on the way: a ring begins anywhere."""
        self._tape.open = True

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        happened: list[Happening] = []
        while self.waiting:
            entry = self._tape.entries.popleft()
            at = entry.t / 1000
            if entry.dir is Direction.OPEN:
                happened.append(Opened(at, self._tape.tells_quiet))
            elif entry.dir is Direction.RECEIVED:
                happened.append(Received(entry.data, at))
            elif entry.dir is Direction.QUIET:
                happened.append(Quiet(at))
            elif entry.dir is Direction.LOST:
                kind = NoSuchPort if entry.data == b"no-such-port" else PortLost
                happened.append(Lost(kind(self.name, entry.data.decode(errors="replace")), at))
                break
        return happened

    def write(self, data: bytes) -> None:
        """What was answered is recorded already."""

    def set_speed(self, speed: int) -> None:
        """The bytes are those that were heard, at whatever speed."""

    def close(self) -> None:
        self._tape.open = False

    def gone(self, wait_s: float = 0.0) -> bool:
        """There is no thread that could still run."""
        return True


class RecordedReader:
    """The far end (`simulator.wire.FarEnd`) of a line on which a capture is played, `faster` times as fast.

    It begins when the host opens the line, and waits there for every recorded opening. A recorded answer
    waits for a question, so that readers that are asked can be played too.
    """

    resets = False

    def __init__(self, capture: Capture, ch: int, *, faster: float = 1.0) -> None:
        (channel,) = (one for one in capture.channels if one.ch == ch)
        self.speed = channel.speed or 9600
        self.plugged = True
        self._entries = deque(capture.of(ch))
        self._faster = faster
        self._base: float | None = None
        """When the moment 0 of the capture was, in the time of the host; None while an opening is awaited."""
        self._asked = 0
        self._ask_until: float | None = None

    @property
    def ended(self) -> bool:
        """Whether all of it has been played."""
        return not self._entries

    @property
    def due(self) -> float | None:
        """When the next entry is due, or the waiting for a question ends."""
        if not self._entries:
            return None
        if self._entries[0].dir is Direction.SENT and self._ask_until is not None:
            return self._ask_until
        return None if self._base is None else self._time(self._entries[0])

    def begin(self, now: float) -> list[bytes]:
        """Nothing is said before somebody listens."""
        return []

    def opened(self, now: float) -> list[bytes]:
        """Go on behind the next recorded opening; a capture that begins later is played from its start."""
        if self._base is not None or not self._entries:
            return []
        if self._entries[0].dir is Direction.OPEN:
            opening = self._entries.popleft()
            self._base = now - opening.t / 1000 / self._faster
        else:
            self._base = now - self._entries[0].t / 1000 / self._faster
        return []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """A question: the next recorded one counts as asked."""
        self._asked += 1
        return self.on_time(now)

    def on_time(self, now: float) -> list[bytes]:
        """What is due by now."""
        said = []
        while self._entries and self._is_due(now):
            entry = self._entries.popleft()
            if entry.dir is Direction.RECEIVED:
                said.append(entry.data)
            elif entry.dir is Direction.SENT:
                self._asked = max(0, self._asked - 1)
                self._ask_until = None
                self._base = now - entry.t / 1000 / self._faster
            elif entry.dir is Direction.LOST:
                self.plugged = False
            elif entry.dir is Direction.OPEN:
                self._await_opening(entry)
        return said

    def _is_due(self, now: float) -> bool:
        entry = self._entries[0]
        if self._base is None or now < self._time(entry):
            return False
        if entry.dir is not Direction.SENT or self._asked:
            return True
        if self._ask_until is None:
            self._ask_until = now + ANSWER_S
        return now >= self._ask_until

    def _await_opening(self, entry: Entry) -> None:
        """The reader is there again; it goes on when the host has opened it."""
        self.plugged = True
        self._base = None
        self._asked = 0
        self._entries.appendleft(entry)

    def _time(self, entry: Entry) -> float:
        return (self._base or 0.0) + entry.t / 1000 / self._faster
