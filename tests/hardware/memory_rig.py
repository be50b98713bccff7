"""A reader on a line that the test holds in its hand, in virtual time: bytes in, reports out, exactly."""

from collections import deque
from collections.abc import Callable

from hardware.connection import Connection
from hardware.discovery import PortInfo
from hardware.driver import Driver
from hardware.line import MOST_BYTES, Happening, Lost, NoSuchPort, Opened, PortError, PortLost, Received
from hardware.reports import Report, State

MOST_VIRTUAL_S = 600.0


class HeldLine:
    """A line as `hardware.line.Line` describes it, moved by the test."""

    def __init__(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> None:
        self.name, self.speed, self.dtr = name, speed, dtr
        self._wake = wake
        self._happened: deque[Happening] = deque()
        self.written = b""
        self.opening = self.closed = False

    @property
    def waiting(self) -> bool:
        return bool(self._happened)

    def open(self) -> None:
        self.opening = True

    def happen(self, happening: Happening) -> None:
        if not self.closed:
            first = not self._happened
            self._happened.append(happening)
            if first:
                self._wake()

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        taken: list[Happening] = []
        while self._happened and most_bytes > 0:
            one = self._happened.popleft()
            if isinstance(one, Received):
                if len(one.data) > most_bytes:
                    self._happened.appendleft(Received(one.data[most_bytes:], one.at))
                    one = Received(one.data[:most_bytes], one.at)
                most_bytes -= len(one.data)
            taken.append(one)
        return taken

    def write(self, data: bytes) -> None:
        self.written += data

    def set_speed(self, speed: int) -> None:
        self.speed = speed

    def close(self) -> None:
        self.closed = True
        self._happened.clear()

    def gone(self, wait_s: float = 0.0) -> bool:
        return self.closed


class MemoryRig:
    """One reader, `usb` plugged in under `name`. Time goes on only in `rest` and `until`."""

    exact = True

    def __init__(self, driver: Driver, *, banner: bytes = b"", tells_quiet: bool = False) -> None:
        self.now = 1000.0
        self.name = "/dev/ttyUSB0"
        self.banner = banner
        self.tells_quiet = tells_quiet
        self.respond: Callable[[bytes], bytes] = lambda asked: b""
        self.asked = b""
        self.refuse: PortError | None = None
        self.lines: list[HeldLine] = []
        self.reports: list[Report] = []
        self.wakes = 0
        self.listings = 0
        usb = PortInfo(self.name, 0x1A86, 0x7523, location="1-2")
        self.connection = Connection(driver, usb.identity, self._line, self._woken)

    def ports(self) -> list[PortInfo]:
        return [PortInfo(self.name, 0x1A86, 0x7523, location="1-2")] if self.name else []

    def _line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> HeldLine:
        line = HeldLine(name, speed, dtr, wake)
        self.lines.append(line)
        return line

    def _woken(self) -> None:
        self.wakes += 1

    @property
    def line(self) -> HeldLine:
        return self.lines[-1]

    # --------------------------------------------------------------- what the test does

    def start(self) -> None:
        """List, open, and wait until it is open."""
        self.until(lambda: self.connection.state in (State.READING, State.GREETING))

    def send(self, *pieces: bytes) -> None:
        """Each piece comes by itself, and is looked at before the next one."""
        for piece in pieces:
            self.pile(piece)
            self._look()

    def pile(self, data: bytes) -> None:
        """It comes, and nobody looks."""
        self.line.happen(Received(data, self.now))

    def block(self, seconds: float) -> None:
        """Nobody looks for so long, while the device goes on."""
        self.now += seconds

    def unplug(self) -> None:
        self.line.happen(Lost(PortLost(self.name, "it went"), self.now))
        self.name = ""

    def replug(self, name: str = "/dev/ttyUSB7") -> None:
        self.name = name

    def rest(self, seconds: float) -> None:
        """Time goes on, and everything that is due is done at its time."""
        end = self.now + seconds
        while True:
            self._look()
            due = self.connection.due
            if due is None or due > end:
                self.now = end
                return
            self.now = max(self.now, due)

    def until(self, condition: Callable[[], bool]) -> None:
        end = self.now + MOST_VIRTUAL_S
        while not condition():
            assert self.now < end, f"did not happen: {self.connection.state} {self.reports[-5:]}"
            self.rest(0.01)

    def close(self) -> None:
        self.connection.close()

    def _look(self) -> None:
        while True:
            if self.connection.missing and self.name:
                self.listings += 1
                self.connection.found(self.ports())
            self.reports += self.connection.poll(self.now)
            self._answer_opening()
            self._answer()
            due = self.connection.due
            if due is None or due > self.now:
                return

    def _answer(self) -> None:
        if self.lines and self.line.written:
            asked, self.line.written = self.line.written, b""
            self.asked += asked
            if reply := self.respond(asked):
                self.line.happen(Received(reply, self.now))

    def _answer_opening(self) -> None:
        if not self.lines or not self.line.opening:
            return
        self.line.opening = False
        if self.refuse is not None:
            self.line.happen(Lost(self.refuse, self.now))
        elif self.line.name != self.name:
            self.line.happen(Lost(NoSuchPort(self.line.name), self.now))
        else:
            self.line.happen(Opened(self.now, self.tells_quiet))
            if self.banner:
                self.line.happen(Received(self.banner, self.now))
