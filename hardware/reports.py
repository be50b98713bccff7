"""What one reader has to say to the rest: reads that count, troubles, and how its line is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hardware.driver import Inventory, Ready, TagRead, Trouble
from hardware.line import PortError


class State(StrEnum):
    """How a line to a reader is."""

    MISSING = "missing"
    """The device is not there; it is looked for."""
    OPENING = "opening"
    GREETING = "greeting"
    """Open; it has been asked who it is and may still be starting."""
    READING = "reading"
    SILENT = "silent"
    """Open, but it does not answer, or answers that it cannot work; it is asked again now and then."""
    WAITING = "waiting"
    """The line failed, and is tried again after a while."""
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class StateChanged:
    """The line is in another state. `port` is its name now, if any; `error` why it waits or is missing."""

    state: State
    port: str = ""
    error: PortError | None = None


class Unknown(StrEnum):
    """Why nobody knows what lies on a reader."""

    LOST = "lost"
    GAP = "gap"
    """Nobody listened for a while: the computer slept, or the program was held up."""
    NO_ANSWER = "no-answer"


@dataclass(frozen=True, slots=True)
class ZonesUnknown:
    """What lies there is not known until the next read; it does not mean that nothing lies there.

    `zone` is None for all zones of the reader.
    """

    why: Unknown
    zone: int | None = None


@dataclass(frozen=True, slots=True)
class Doubtful:
    """Too much of what came for ten seconds was garbled (a share of 0 to 1): wrong speed, or wrong family?"""

    share: float


Said = TagRead | Inventory | Ready | Trouble | StateChanged | ZonesUnknown | Doubtful


@dataclass(frozen=True, slots=True)
class Report:
    """Something that a reader said, and when it came over the line (`time.monotonic`, seconds)."""

    what: Said
    at: float


class Passage(StrEnum):
    """What a flight recorder is told of."""

    OPEN = "open"
    RECEIVED = "rx"
    QUIET = "quiet"
    """The line fell silent behind what came, as its own thread has found."""
    SENT = "tx"
    LOST = "lost"
