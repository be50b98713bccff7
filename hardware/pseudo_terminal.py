"""A pseudo terminal that behaves as a serial port with a reader behind it; one thread, real time.

The host opens its name like any port. Where the system tells which speed the host has set (Linux does), a
speed that is not the reader's garbles every byte in both directions.
"""

from __future__ import annotations

import errno
import os
import select
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from hardware.simulator.wire import FarEnd, Wire

if sys.platform != "win32":
    import termios
    import tty

_CLOSED_S: Final = 0.02
"""How often it is looked whether somebody opens it: no system tells the far end of a terminal."""
_COOKED_S: Final = 0.3
"""Somebody who has not chosen raw mode for so long does not want it."""
_OTHER_SPEED: Final = 12_345
"""Stands for any speed that has no name in termios."""


def exists() -> bool:
    """Whether this system has pseudo terminals."""
    return hasattr(os, "openpty")


class PseudoTerminal:
    """A port named `name` with a reader at its far end; a context that begins and ends it.

    `name` is empty while the reader is unplugged, and another one when it is plugged in again; `link`, a
    path, always leads to the present one. `changed` is called with the new name from the thread.
    """

    def __init__(
        self, reader: FarEnd, *, link: Path | None = None, changed: Callable[[str], object] | None = None
    ) -> None:
        self.name = ""
        self.opened = 0
        self._reader = reader
        self._wire = Wire(reader)
        self._link = link
        self._changed = changed
        self._lock = threading.Lock()
        self._ending = False
        self._master = -1
        self._opening_since: float | None = None
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)
        self._thread = threading.Thread(target=self._run, name="virtual reader", daemon=True)

    def __enter__(self) -> PseudoTerminal:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def start(self) -> None:
        """Plug the reader in; afterwards `name` is there. Raises OSError where no terminal can be had."""
        with self._lock:
            self._plug_in()
            self._wire.begin(time.monotonic())
        self._thread.start()

    def close(self) -> None:
        """Pull it out for good, and wait for the thread."""
        self._ending = True
        self._wake()
        self._thread.join()
        for end in (self._wake_read, self._wake_write):
            os.close(end)

    @property
    def listened(self) -> bool:
        """Whether somebody has it open."""
        return self._wire.speed != 0

    def change(self, action: Callable[[float], object]) -> None:
        """Do something with the reader between two steps of the thread; it is given the time."""
        with self._lock:
            action(time.monotonic())
        self._wake()

    def _wake(self) -> None:
        with suppress(BlockingIOError):
            os.write(self._wake_write, b"\0")

    # ------------------------------------------------------------------------------- in the thread

    def _run(self) -> None:
        try:
            while not self._ending:
                with self._lock:
                    self._follow_plug()
                    self._step(time.monotonic())
                self._sleep()
        finally:
            self._pull_out()

    def _follow_plug(self) -> None:
        if self._reader.plugged and self._master < 0:
            self._plug_in()
        elif not self._reader.plugged and self._master >= 0:
            self._pull_out()
        else:
            return
        if self._changed is not None:
            self._changed(self.name)

    def _step(self, now: float) -> None:
        """Hear and speak; and notice who opens, closes, or changes the speed."""
        if self._master < 0 or not self._is_open(now):
            self._wire.take(now)
            return
        speed = self._speed()
        if not self._wire.speed:
            self.opened += 1
            self._wire.open(now, speed)
        self._wire.speed = speed
        with suppress(BlockingIOError):
            if heard := _read(self._master):
                self._wire.hear(heard, now)
        if said := self._wire.take(now):
            with suppress(BlockingIOError):  # nobody reads: the system's buffer is full
                os.write(self._master, said)

    def _is_open(self, now: float) -> bool:
        """Whether the host has opened it and made its settings."""
        poll = select.poll()
        poll.register(self._master, select.POLLIN)
        if any(event & select.POLLHUP for _, event in poll.poll(0)):
            self._opening_since = None
            self._wire.close()
            return False
        if self._wire.speed:
            return True
        if self._opening_since is None:
            self._opening_since = now
        return not self._cooked() or now - self._opening_since > _COOKED_S

    def _sleep(self) -> None:
        if self._reader.plugged != (self._master >= 0):
            return
        due = self._wire.due
        wait_s = None if due is None else max(0.0, due - time.monotonic())
        poll = select.poll()
        poll.register(self._wake_read, select.POLLIN)
        if self._master >= 0:
            if self._wire.speed:
                poll.register(self._master, select.POLLIN)
            else:
                wait_s = _CLOSED_S
        poll.poll(None if wait_s is None else wait_s * 1000 + 0.5)
        if poll_ready(self._wake_read):
            os.read(self._wake_read, 4096)

    def _plug_in(self) -> None:
        self._master, slave = os.openpty()
        tty.setraw(slave)
        os.set_blocking(self._master, False)
        self.name = os.ttyname(slave)
        os.close(slave)  # else nobody would notice that the reader is pulled out
        if self._link is not None:
            self._link.unlink(missing_ok=True)
            self._link.symlink_to(self.name)

    def _pull_out(self) -> None:
        self._wire.close()
        self.name = ""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1
        if self._link is not None:
            self._link.unlink(missing_ok=True)

    def _speed(self) -> int:
        """The speed that the host has set; the reader's own where that cannot be known."""
        try:
            return _SPEEDS.get(termios.tcgetattr(self._master)[5], _OTHER_SPEED)
        except termios.error:
            return self._reader.speed

    def _cooked(self) -> bool:
        try:
            return bool(termios.tcgetattr(self._master)[3] & (termios.ICANON | termios.ECHO))
        except termios.error:
            return False


def _read(master: int) -> bytes:
    try:
        return os.read(master, 4096)
    except OSError as error:
        if error.errno == errno.EIO:  # closed in this moment
            return b""
        raise


def poll_ready(end: int) -> bool:
    """Whether something can be read there now."""
    poll = select.poll()
    poll.register(end, select.POLLIN)
    return bool(poll.poll(0))


def _named_speeds() -> dict[int, int]:
    """From the numbers of termios to speeds."""
    if sys.platform == "win32":
        return {}
    named = {name[1:]: getattr(termios, name) for name in dir(termios) if name[0] == "B"}
    return {number: int(digits) for digits, number in named.items() if digits.isdigit()}


_SPEEDS: Final = _named_speeds()
