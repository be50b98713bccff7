"""The same reader on a pseudo terminal: real port, real thread, real time; waits for conditions only."""

import threading
import time
from collections.abc import Callable
from time import monotonic

from hardware.connection import Connection
from hardware.discovery import PortInfo
from hardware.driver import Driver
from hardware.port import Port
from hardware.reports import Report, State
from tests.hardware.raw_terminal import RawTerminal

MOST_S = 20.0


class TerminalRig:
    """One reader, `usb` plugged in under the name of a pseudo terminal. Calls as of `MemoryRig`."""

    exact = False

    def __init__(self, driver: Driver, *, banner: bytes = b"") -> None:
        self.banner = banner
        self.respond: Callable[[bytes], bytes] = lambda asked: b""
        self.asked = b""
        self.terminal = RawTerminal()
        self.name = self.terminal.name
        self.reports: list[Report] = []
        self.lines: list[Port] = []
        self.wakes = 0
        self.listings = 0
        self._woken = threading.Event()
        usb = PortInfo(self.name, 0x1A86, 0x7523, location="1-2")
        self.heard = 0
        self.connection = Connection(driver, usb.identity, self._line, self._wake, tap=self._tap)

    def _tap(self, passage: str, data: bytes, at: float) -> None:
        self.heard += len(data) if passage == "rx" else 0

    def ports(self) -> list[PortInfo]:
        return [PortInfo(self.name, 0x1A86, 0x7523, location="1-2")] if self.name else []

    def _line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> Port:
        line = Port(name, speed, dtr, wake)
        self.lines.append(line)
        return line

    def _wake(self) -> None:
        self.wakes += 1
        self._woken.set()

    @property
    def line(self) -> Port:
        return self.lines[-1]

    # --------------------------------------------------------------- what the test does

    def start(self) -> None:
        """List, open, and wait until it is open."""
        self.until(lambda: self.connection.state in (State.READING, State.GREETING))
        if self.banner:
            self.send(self.banner)

    def send(self, *pieces: bytes) -> None:
        """Each piece comes by itself, and is looked at before the next one."""
        for piece in pieces:
            heard = self.heard + len(piece)
            self.pile(piece)
            self.until(lambda heard=heard: self.heard >= heard)  # type: ignore[misc]

    def pile(self, data: bytes) -> None:
        """It comes, and nobody looks."""
        end = monotonic() + MOST_S
        while data:
            taken = self.terminal.write(data)
            data = data[taken:]
            if not taken:
                assert monotonic() < end, "nobody reads"
                time.sleep(0.001)

    def block(self, seconds: float) -> None:
        """Nobody looks for so long, while the device goes on."""
        time.sleep(seconds)

    def unplug(self) -> None:
        self.terminal.unplug()
        self.name = ""

    def replug(self, name: str = "") -> None:
        self.terminal = RawTerminal()
        self.name = self.terminal.name

    def rest(self, seconds: float) -> None:
        end = monotonic() + seconds
        while monotonic() < end:
            self._look(end)

    def until(self, condition: Callable[[], bool]) -> None:
        end = monotonic() + MOST_S
        while not condition():
            assert monotonic() < end, f"did not happen: {self.connection.state} {self.reports[-5:]}"
            self._look(end)

    def close(self) -> None:
        self.connection.close()
        self.terminal.unplug()
        end = monotonic() + MOST_S
        while not self.connection.gone:
            assert monotonic() < end, "the thread has not ended"
            time.sleep(0.001)

    def _look(self, end: float) -> None:
        if self.connection.missing and self.name:
            self.listings += 1
            self.connection.found(self.ports())
        self._woken.clear()
        now = monotonic()
        self.reports += self.connection.poll(now)
        if asked := self.terminal.read():
            self.asked += asked
            self.pile(self.respond(asked))
        due = self.connection.due
        until = min(end, now + 0.02 if due is None else min(due, now + 0.02))
        if not self.line_waits():
            self._woken.wait(max(0.0, until - monotonic()))

    def line_waits(self) -> bool:
        return bool(self.lines) and self.line.waiting
