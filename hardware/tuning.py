"""Present any tag: every port, family and speed is tried until a tag is read; then all three are known.

Every port has a line of its own, and all are listened to at once. At each speed all families that only speak
hear the same bytes, while those that ask take turns. A line is opened once, and its speed changed in place:
boards that start anew when they are opened would need seconds each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from hardware.discovery import PortInfo
from hardware.driver import DriverFactory, DriverInfo
from hardware.line import LineFactory, Lost, Opened, PortError, Received
from hardware.reads import TagId
from hardware.sitting import Sitting, Trial

SPEEDS: Final = (9600, 115200, 2400, 57600, 38400, 19200, 4800, 230400, 1200)
"""The usual ones first; after the last it begins anew. A port of PC/SC has none: its speed is 0."""


PCSC: Final = "pcsc"
PCSC_PORTS: Final = "pcsc:"
"""The family that is no serial one, and how the names of its ports begin."""


@dataclass(frozen=True, slots=True)
class Trying:
    """This port is listened to at this speed now."""

    port: PortInfo
    speed: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A reader has said who it is; a tag is still wanted, to be sure that it is the one that is meant."""

    port: PortInfo
    family: DriverInfo
    speed: int
    name: str


@dataclass(frozen=True, slots=True)
class Unusable:
    """This port cannot be used, and why."""

    port: PortInfo
    error: PortError


@dataclass(frozen=True, slots=True)
class Unfit:
    """A reader is understood here, but prints different tags alike; `advice` says what to do about it."""

    port: PortInfo
    speed: int
    advice: str


@dataclass(frozen=True, slots=True)
class Found:
    """A tag was read: the reader is here, of this family, at this speed; it took so long."""

    port: PortInfo
    family: DriverInfo
    speed: int
    tag: TagId
    took_s: float


Told = Trying | Answered | Unusable | Unfit | Found


class Tuning:
    """The search. `poll` it when `wake` was called and when `due` has come; it ends by `found` or `close`."""

    def __init__(
        self,
        ports: Iterable[PortInfo],
        lines: LineFactory,
        wake: Callable[[], None],
        now: float,
        *,
        drivers: Sequence[DriverFactory],
        speeds: Sequence[int] = SPEEDS,
    ) -> None:
        self.found: Found | None = None
        self._lines = lines
        self._wake = wake
        self._begun = now
        self._drivers = drivers
        self._speeds = speeds
        self._searches: dict[str, _Search] = {}
        self._ending: list[_Search] = []
        self._closed = False
        self.ports(ports, now)

    @property
    def due(self) -> float | None:
        """When `poll` wants to be called next, if nothing wakes before."""
        if self._closed:
            return None
        times = [search.due for search in self._searches.values()]
        return min((at for at in times if at is not None), default=None)

    def ports(self, ports: Iterable[PortInfo], now: float) -> None:
        """These ports are there now: new ones are tried too, and those that have gone are forgotten."""
        if self._closed:
            return
        there = {port.name: port for port in ports}
        for name in set(self._searches) - set(there):
            self._end(self._searches.pop(name))
        for name, port in there.items():
            if name not in self._searches:
                self._searches[name] = _Search(port, self._lines, self._wake, self._drivers, self._speeds)

    def poll(self, now: float) -> list[Told]:
        """What has happened; the last thing is `Found`, once."""
        told: list[Told] = []
        for search in list(self._searches.values()):
            told += search.poll(now)
            if search.trial is not None and search.trial.tag is not None:
                self.found = Found(
                    search.port, search.trial.info, search.speed, search.trial.tag, now - self._begun
                )
                told.append(self.found)
                self.close()
                break
        return told

    def close(self) -> None:
        """End it, found or not. Nothing is waited for: `gone` says when all ports are free again."""
        self._closed = True
        for search in self._searches.values():
            self._end(search)
        self._searches.clear()

    @property
    def gone(self) -> bool:
        """Whether everything that was closed is free again."""
        return all(search.gone for search in self._ending)

    def _end(self, search: _Search) -> None:
        search.close()
        self._ending.append(search)


class _Search:
    """One port."""

    def __init__(
        self,
        port: PortInfo,
        lines: LineFactory,
        wake: Callable[[], None],
        drivers: Sequence[DriverFactory],
        speeds: Sequence[int],
    ) -> None:
        self.port = port
        self.trial: Trial | None = None
        self._drivers = [factory for factory in drivers if _fits(factory().info, port)]
        self._speedless = port.name.startswith(PCSC_PORTS)
        self._speeds = cycle((0,) if self._speedless else speeds)
        self.speed = next(self._speeds)
        self._sitting: Sitting | None = None
        self._since = 0.0
        self._line = lines(port.name, self.speed, True, wake)
        self._told_answer = self._told_lossy = False
        self._line.open()

    @property
    def due(self) -> float | None:
        if self._line.waiting:
            return 0.0
        return self._sitting.due if self._sitting is not None else None

    def poll(self, now: float) -> list[Told]:
        told: list[Told] = []
        for happening in self._line.take():
            match happening:
                case Opened():
                    told.append(self._sit(now))
                case Received(data, at):
                    if self._sitting is not None and at >= self._since:
                        self._sitting.feed(data, now)
                case Lost(error):
                    self._line.close()
                    self._sitting = None
                    told.append(Unusable(self.port, error))
        if self._sitting is not None:
            told += self._go_on(self._sitting, now)
        return told

    def close(self) -> None:
        if self._sitting is not None and self._sitting.locked is not None:
            self._line.write(self._sitting.locked.driver.stop())
        self._line.close()

    @property
    def gone(self) -> bool:
        return self._line.gone()

    def _go_on(self, sitting: Sitting, now: float) -> list[Told]:
        told: list[Told] = []
        if now >= sitting.due:
            sitting.on_time(now)
        self._send(sitting)
        self.trial = sitting.found(now)
        if self.trial is not None:
            return told
        if sitting.locked is not None and not self._told_answer:
            self._told_answer = True
            told.append(Answered(self.port, sitting.locked.info, self.speed, sitting.locked.name))
        if sitting.ended(now) and not (self._speedless and sitting.locked is not None):
            if sitting.lossy and not self._told_lossy:
                self._told_lossy = True
                told.append(Unfit(self.port, self.speed, sitting.lossy))
            self.speed = next(self._speeds)
            self._line.set_speed(self.speed)
            told.append(self._sit(now))
        return told

    def _sit(self, now: float) -> Trying:
        self._since = now
        self._told_answer = False
        self._sitting = Sitting(self.speed, self._drivers, now)
        self._sitting.on_time(now)
        self._send(self._sitting)
        return Trying(self.port, self.speed)

    def _send(self, sitting: Sitting) -> None:
        for data in sitting.take_writes():
            self._line.write(data)


def _fits(info: DriverInfo, port: PortInfo) -> bool:
    """Whether the family can be on this port at all.

    Readers of PC/SC are on ports of their own. Of two families that differ by the line DTR only, the USB
    model is on a USB port.
    """
    if port.name.startswith(PCSC_PORTS) or info.id == PCSC:
        return port.name.startswith(PCSC_PORTS) and info.id == PCSC
    on_usb = port.vendor is not None
    return {"parallax": not on_usb, "parallax-usb": on_usb}.get(info.id, True)
