"""A line to a virtual reader inside the process, where there are no pseudo terminals; a thread while open."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

from hardware.driver import IDLE_S
from hardware.line import (
    MOST_BYTES,
    Happening,
    Line,
    Lost,
    NoSuchPort,
    Opened,
    PortBusy,
    PortLost,
    Quiet,
    Received,
    taken,
)
from hardware.simulator.wire import FarEnd, Wire

SCHEME = "virtual:"
"""How the names of such lines begin."""


class MemoryReader:
    """A virtual reader that lines of this process lead to; `line` is a `hardware.line.LineFactory`."""

    def __init__(self, reader: FarEnd, name: str = f"{SCHEME}1") -> None:
        self.name = name
        self.reader = reader
        self.lock = threading.RLock()
        self.wire = Wire(reader)
        self.holder: MemoryLine | None = None
        self.wire.begin(time.monotonic())

    def line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> Line:
        """A line to it, not opened yet."""
        return MemoryLine(self, name, speed, wake)

    def change(self, action: Callable[[float], object]) -> None:
        """Do something with the reader; it is given the time."""
        with self.lock:
            action(time.monotonic())
            if self.holder is not None:
                self.holder.look_up()


class MemoryLine:
    """One end of it, as `hardware.line.Line` describes it."""

    def __init__(self, far: MemoryReader, name: str, speed: int, wake: Callable[[], None]) -> None:
        self.name = name
        self._far = far
        self._speed = speed
        self._wake = wake
        self._changed = threading.Condition(far.lock)
        self._happened: deque[Happening] = deque()
        self._told = False
        self._ending = False
        self._thread = threading.Thread(target=self._run, name=f"line {name}", daemon=True)

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        with self._far.lock:
            return bool(self._happened)

    def open(self) -> None:
        """Begin; `Opened` or `Lost` will tell what came of it."""
        self._thread.start()

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        """What has happened, in its order; pieces are small here."""
        with self._far.lock:
            found = taken(self._happened, most_bytes)
            self._told = bool(self._happened)
        return found

    def write(self, data: bytes) -> None:
        """Send; dropped where the line is not open."""
        with self._far.lock:
            if self._far.holder is self and not self._ending:
                self._far.wire.hear(data, time.monotonic())
                self._changed.notify_all()

    def set_speed(self, speed: int) -> None:
        """Go on at another speed."""
        with self._far.lock:
            self._speed = speed
            if self._far.holder is self:
                self._far.wire.speed = speed

    def close(self) -> None:
        """End from any state; nothing happens on it any more."""
        with self._far.lock:
            self._ending = True
            self._happened.clear()
            self._changed.notify_all()

    def gone(self, wait_s: float = 0.0) -> bool:
        """Whether the thread has ended and the reader is free again; waits for it as long as that."""
        if self._thread.ident is not None:
            self._thread.join(wait_s)
        return not self._thread.is_alive()

    def look_up(self) -> None:
        """The reader was changed by hand. Needs the lock."""
        self._changed.notify_all()

    def _run(self) -> None:
        with self._far.lock:
            if not self._begin():
                return
            quiet_at: float | None = None
            while not self._ending:
                now = time.monotonic()
                if data := self._far.wire.take(now):
                    self._tell(Received(data, now))
                    quiet_at = now + IDLE_S
                elif quiet_at is not None and quiet_at <= now and not self._far.wire.speaking:
                    self._happened.append(Quiet(now))
                    quiet_at = None
                if not self._far.reader.plugged:
                    self._tell(Lost(PortLost(self.name, "the reader was unplugged"), now))
                    break
                ends = None if self._far.wire.speaking else quiet_at
                due = min((at for at in (self._far.wire.due, ends) if at is not None), default=None)
                self._changed.wait(None if due is None else max(0.001, due - time.monotonic()))
            self._far.wire.close()
            self._far.holder = None

    def _begin(self) -> bool:
        now = time.monotonic()
        self._far.wire.take(now)  # what went on while nobody listened
        if not self._far.reader.plugged:
            self._tell(Lost(NoSuchPort(self.name, "the reader is unplugged"), now))
            return False
        if self._far.holder is not None:
            self._tell(Lost(PortBusy(self.name, "another line leads to the reader"), now))
            return False
        if self._ending:
            return False
        self._far.holder = self
        self._far.wire.open(now, self._speed)
        self._tell(Opened(now, tells_quiet=True))
        return True

    def _tell(self, happening: Happening) -> None:
        """Keep it, and wake whoever takes unless he was woken. The lock is held: `wake` must not wait."""
        if self._ending:
            return
        self._happened.append(happening)
        if not self._told:
            self._told = True
            self._wake()
