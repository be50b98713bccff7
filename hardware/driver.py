"""A family of readers as the rest sees it: bytes and time go in; reads, troubles, bytes to send come out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from hardware.reads import TagId

IDLE_S = 0.03
"""A line that has been silent for so long has nothing more to say for now: broken heads are dropped."""
CONFIRM_S = 0.3
"""Within this time two equal reads confirm each other, where a reader repeats what it sees."""
AGAIN_S = 3600.0
"""The same for a reader that says each presentation once: a tag is believed when it is shown again."""
SILENCE_S = 0.8
"""A reader that repeats what it sees and has not told a tag for so long does not see it any more."""
SILENCE_FAR_S = 1.5
"""The same for UHF, whose rounds are fewer and miss more."""
SETTLE_S = 0.3
"""What lies on a reader counts when nothing has changed for so long."""
SETTLE_FAR_S = 0.5
"""The same for UHF."""


class Kind(StrEnum):
    """How a reader tells that a tag lies there."""

    SNAPSHOT = "snapshot"
    """It gives all tags at once, so that absence is known."""
    REPEATER = "repeater"
    """It repeats a tag while it lies there; absence is silence."""
    ONCE = "once"
    """It says each presentation once; absence cannot be known."""


class Check(StrEnum):
    """What protects a frame."""

    NONE = "none"
    SUM = "sum"
    """One byte: a damaged frame passes once in about 256 times."""
    CRC = "crc"


@dataclass(frozen=True, slots=True)
class DriverInfo:
    """A family of readers: its id, name, speeds (the usual one first), and what can be expected of it.

    `zones` is how many antennas report apart, `most_tags` how many tags at once (0: no known limit),
    `dtr` whether the line must be raised before it speaks, `asks` whether it answers questions.
    `confirm_s` is within which time a second equal read confirms one that is not sure. A tag of a reader
    that repeats has left when it was not told for `silence_s`; what lies there counts after `settle_s`.
    """

    id: str
    name: str
    speeds: tuple[int, ...]
    kind: Kind
    check: Check
    most_tags: int = 1
    zones: int = 1
    dtr: bool = False
    asks: bool = False
    confirm_s: float = CONFIRM_S
    silence_s: float = SILENCE_S
    settle_s: float = SETTLE_S


# ------------------------------------------------------------------------------------- what comes out


@dataclass(frozen=True, slots=True)
class Write:
    """Bytes to send to the reader."""

    data: bytes


@dataclass(frozen=True, slots=True)
class TagRead:
    """A tag was read, in this zone of the reader. `raw` is what stood on the line, `rssi` in dBm.

    `sure` is False where a ghost may look like this: then only a second equal read within the
    `confirm_s` of its reader counts.
    """

    tag: TagId
    raw: str = ""
    zone: int = 0
    rssi: int | None = None
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Inventory:
    """All tags of a zone at once. `more` says that there may be tags that were not told."""

    tags: tuple[TagRead, ...]
    zone: int = 0
    more: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """The reader has said who it is."""

    name: str


class Fault(StrEnum):
    """What can be wrong with what a reader sends, or with the reader."""

    PARTIAL = "partial"
    CHECKSUM = "checksum"
    OVERLONG = "overlong"
    NOISE = "noise"
    BAD_SHAPE = "bad-shape"
    IMPLAUSIBLE = "implausible"
    """A well-formed number that no tag has: all zeros, a random one, half a one."""
    LOSSY = "lossy"
    """A line in a format that prints different tags alike."""
    NO_REPLY = "no-reply"
    WRONG_DEVICE = "wrong-device"
    DEVICE_FAULT = "device-fault"
    TOO_HOT = "too-hot"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that brought no read. `detail` is plain English; of device faults it has the code."""

    fault: Fault
    detail: str = ""
    zone: int = 0


Output = Write | TagRead | Inventory | Ready | Trouble


class Driver(Protocol):
    """One reader on one line, without a line: no clock, no port. It never raises, and keeps few bytes.

    `now` is monotonic, in seconds. `due` is when `on_time` wants to be called next, None for never.
    """

    info: DriverInfo

    @property
    def due(self) -> float | None: ...
    @property
    def held(self) -> int:
        """How many bytes wait for the rest of their frame; never more than a few hundred."""

    def start(self, now: float) -> list[Output]:
        """The port has been opened, or opened again: forget everything, perhaps say hello."""

    def feed(self, data: bytes, now: float) -> list[Output]:
        """Bytes have come, in any pieces."""

    def idle(self, now: float) -> list[Output]:
        """Nothing has come for `IDLE_S`: what is still held is broken; look once more behind its head."""

    def on_time(self, now: float) -> list[Output]:
        """The time that `due` named has come."""

    def stop(self) -> bytes:
        """What to send before the port is closed, so that the reader falls silent; often nothing."""


DriverFactory = Callable[[], Driver]
