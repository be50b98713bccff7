"""What the window is told about readers and scans, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PortChoice:
    """A port that could be a reader's: its present name, what its device says it is, how to find it again.

    `identity` is a text for `Reader.identity`; what stands in it is the application's business.
    """

    name: str
    words: str
    identity: str


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader that somebody set up: an id that stays, its family, its device, its speed in baud, its name.

    `name` is what people call the station; empty where nobody gave it one.
    """

    id: str
    family: str
    identity: str
    speed: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class ReaderStatus:
    """How a reader is now.

    `state` is one of missing, opening, greeting, reading, silent, waiting, closed; `trouble` the kind of
    fault of its line (no-such-port, port-busy, no-permission, port-lost, bad-settings) or empty, with the
    key of its `remedy` and the system's own words in `detail`. `port` is its present name. `rate` is
    good frames a second, `noise` the damaged part of all, 0 to 1; `doubtful` that this has been too much
    for a while. `unknown` are zones about which nothing is known now.
    """

    reader: Reader
    state: str
    port: str = ""
    trouble: str = ""
    remedy: str = ""
    detail: str = ""
    rate: float = 0.0
    noise: float = 0.0
    doubtful: bool = False
    unknown: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Scan:
    """A tag or code that was read and counts: on which reader and zone, and when (`time.monotonic`).

    `tag` names it in the one form that settings, records and tables use; `raw` is what stood on the line.
    """

    reader: str
    zone: int
    tag: str
    raw: str
    at_s: float
    rssi: int | None = None


@dataclass(frozen=True, slots=True)
class WholeZone:
    """All tags that lie in a zone. `more` says that there may be others that were not told."""

    reader: str
    zone: int
    tags: tuple[str, ...]
    at_s: float
    more: bool = False


@dataclass(frozen=True, slots=True)
class ReaderTrouble:
    """Something that brought no read: the key of the fault, in plain English what was wrong."""

    reader: str
    zone: int
    fault: str
    detail: str
    at_s: float


ReaderNews = Scan | WholeZone | ReaderTrouble | ReaderStatus
