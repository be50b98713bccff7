"""The line to a reader as the rest sees it: what happens on it, what can go wrong with it; no line itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Protocol


class Remedy(StrEnum):
    """The advice that a fault of a line calls for."""

    PLUG_IN = "plug-in"
    CLOSE_OTHER = "close-other"
    """Another program has the port: end it, or keep it from taking new ports."""
    GAIN_RIGHTS = "gain-rights"
    PLUG_AGAIN = "plug-again"
    CHOOSE_OTHER = "choose-other"
    """This is no serial port, or it knows no such speed."""
    INSTALL_PCSC = "install-pcsc"
    """Readers of PC/SC need the extra `pcsc` of this program."""
    START_PCSC = "start-pcsc"
    """The system's service for such readers does not run."""
    GAIN_PCSC_RIGHTS = "gain-pcsc-rights"
    FREE_FROM_KERNEL = "free-from-kernel"
    """The kernel's own drivers have taken the reader, so that the service cannot have it."""


class PortError(Exception):
    """A line cannot be used: `port` is its present name, `detail` what the system said, in its own words."""

    remedy: ClassVar[Remedy] = Remedy.PLUG_AGAIN

    def __init__(self, port: str, detail: str = "") -> None:
        super().__init__(f"{port}: {detail}" if detail else port)
        self.port = port
        self.detail = detail

    @property
    def key(self) -> str:
        """Its name in a report: the class without capitals, `no-such-port`."""
        name = type(self).__name__
        return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class NoSuchPort(PortError):
    """Nothing has this name, or it went while it was being opened."""

    remedy = Remedy.PLUG_IN


class PortBusy(PortError):
    """Another program has it open."""

    remedy = Remedy.CLOSE_OTHER


class NoPermission(PortError):
    """The system does not let this user open it."""

    remedy = Remedy.GAIN_RIGHTS


class PortLost(PortError):
    """It was open, and the device has gone."""


class BadSettings(PortError):
    """It is no serial port, or refuses the speed."""

    remedy = Remedy.CHOOSE_OTHER


# ------------------------------------------------------------------------------------ what happens on it


@dataclass(frozen=True, slots=True)
class Opened:
    """The line is open. `tells_quiet` says that it will tell each silence as `Quiet`."""

    at: float
    tells_quiet: bool = False


@dataclass(frozen=True, slots=True)
class Received:
    """Bytes came; `at` is when the first of them was read from the line, whenever somebody looks."""

    data: bytes
    at: float


@dataclass(frozen=True, slots=True)
class Quiet:
    """After bytes, nothing came for `IDLE_S`. It wakes nobody: there is no hurry to know.

    A line that tells this knows it from the system. From the times of `Received` it would be a guess: a
    program that is held up reads late what has long been there.
    """

    at: float


@dataclass(frozen=True, slots=True)
class Lost:
    """The line could not be opened, or is gone. The last thing that happens on it, once."""

    error: PortError
    at: float


Happening = Opened | Received | Quiet | Lost

MOST_BYTES = 4096
"""How many bytes are usually taken at a time, so that whoever takes them is never busy for long."""


def taken(happened: deque[Happening], most_bytes: int) -> list[Happening]:
    """What has happened, taken out in its order; pieces stay whole, so the limit is met to within one."""
    found: list[Happening] = []
    while happened and most_bytes > 0:
        one = happened.popleft()
        most_bytes -= len(one.data) if isinstance(one, Received) else 0
        found.append(one)
    return found


class Line(Protocol):
    """A line that reads by itself and is asked from outside; times are those of `time.monotonic`.

    It calls `wake` (from any thread) when something has happened, and then not again before `take`
    has given out the last of it. Nothing here waits.
    """

    @property
    def name(self) -> str: ...
    @property
    def waiting(self) -> bool:
        """Whether there is something to take, now or in a moment."""

    def open(self) -> None:
        """Begin; `Opened` or `Lost` will tell what came of it."""

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        """What has happened, in its order, up to that many bytes."""

    def write(self, data: bytes) -> None:
        """Send; what cannot be sent is told by `Lost`. Dropped where the line is not open."""

    def set_speed(self, speed: int) -> None:
        """Go on at another speed. Dropped where the line is not open."""

    def close(self) -> None:
        """End from any state; nothing happens on it any more. What was written before is still sent."""

    def gone(self, wait_s: float = 0.0) -> bool:
        """Whether after `close` or `Lost` the device is free again; waits for that so long."""


LineFactory = Callable[[str, int, bool, Callable[[], None]], Line]
"""Makes a line from a port's present name, a speed, whether DTR must be raised, and what to wake."""
