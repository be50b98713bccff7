"""The flight recorder: the bytes of every reader before they are understood, the last ten minutes of them.

A capture is text, one line of JSON for each thing that happened; docs/readers.md has the format. Of readers
that type like a keyboard only what was accepted as a scan is kept, never a key.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final

from hardware.connection import Tap
from hardware.reports import Passage

FORMAT: Final = 1
KEEP_S: Final = 600.0
MOST_BYTES: Final = 2 * 1024 * 1024
MOST_ENTRIES: Final = 50_000
MOST_MS: Final = 7 * 24 * 3600 * 1000
"""A week: what is silent for ever would be listened to for ever when it is read again."""


class Direction(StrEnum):
    """What happened: bytes came, bytes went, the line fell silent, was opened or lost, a scan was typed."""

    RECEIVED = "rx"
    QUIET = "quiet"
    SENT = "tx"
    OPEN = "open"
    LOST = "lost"
    SCAN = "scan"


_EMPTY: Final = (Direction.OPEN, Direction.QUIET)
_HEX: Final = re.compile(r"([0-9A-Fa-f]{2})*", re.ASCII)
_OF_PASSAGE: Final = {
    Passage.OPEN: Direction.OPEN,
    Passage.RECEIVED: Direction.RECEIVED,
    Passage.QUIET: Direction.QUIET,
    Passage.SENT: Direction.SENT,
    Passage.LOST: Direction.LOST,
}


@dataclass(frozen=True, slots=True)
class Channel:
    """A reader of a capture: its number in there, its family, speed and zones, and which device it is.

    `keyboard` says that it types: then scans are recorded, and nothing else.
    """

    ch: int
    driver: str
    speed: int = 0
    port: str = ""
    zones: int = 1
    keyboard: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened, in whole milliseconds since the capture began; `data` as it came."""

    t: int
    ch: int
    dir: Direction
    data: bytes = b""


@dataclass(frozen=True, slots=True)
class Capture:
    """A whole recording. `registry` names the set of enrolled tags by a digest, where one was in use."""

    app: str
    channels: tuple[Channel, ...]
    entries: tuple[Entry, ...]
    registry: str = ""

    def of(self, ch: int) -> tuple[Entry, ...]:
        """What happened to one reader."""
        return tuple(entry for entry in self.entries if entry.ch == ch)


class FlightRecorder:
    """Keeps what happened lately: at most `keep_s` seconds, and never more than a bounded number of bytes.

    Times are those of `time.monotonic`, in seconds, and only move on.
    """

    def __init__(
        self,
        app: str,
        *,
        keep_s: float = KEEP_S,
        most_bytes: int = MOST_BYTES,
        most_entries: int = MOST_ENTRIES,
    ) -> None:
        self.registry = ""
        self._app = app
        self._keep_s = keep_s
        self._most_bytes = most_bytes
        self._most_entries = most_entries
        self._channels: dict[int, Channel] = {}
        self._kept: deque[tuple[float, int, Direction, bytes]] = deque()
        self._bytes = 0

    @property
    def held(self) -> int:
        """How many bytes of data are kept."""
        return self._bytes

    def channel(self, driver: str, *, speed: int, port: str, zones: int = 1) -> int:
        """A number for a serial reader."""
        return self._add(driver, speed, port, zones, keyboard=False)

    def keyboard(self, driver: str, port: str = "") -> int:
        """A number for a reader that types."""
        return self._add(driver, 0, port, 1, keyboard=True)

    def tap(self, ch: int) -> Tap:
        """What a connection calls with every passage. Raises ValueError for a reader that types."""
        if self._channels[ch].keyboard:
            raise ValueError("of a reader that types only accepted scans are recorded")

        def hear(passage: Passage, data: bytes, at: float) -> None:
            self._keep(at, ch, _OF_PASSAGE[passage], data)

        return hear

    def scan(self, ch: int, text: str, at: float) -> None:
        """A typed text was accepted as a scan. Raises ValueError for a reader that does not type."""
        if not self._channels[ch].keyboard:
            raise ValueError("a serial reader is recorded by its bytes")
        self._keep(at, ch, Direction.SCAN, text.encode())

    def forget(self, now: float) -> None:
        """Drop what is too old; it is done anyway whenever something happens."""
        while self._kept and (
            now - self._kept[0][0] > self._keep_s
            or self._bytes > self._most_bytes
            or len(self._kept) > self._most_entries
        ):
            self._bytes -= len(self._kept.popleft()[3])

    def capture(self) -> Capture:
        """What is kept, as a recording that begins with its first entry."""
        begun = self._kept[0][0] if self._kept else 0.0
        entries = tuple(
            Entry(round((at - begun) * 1000), ch, what, data) for at, ch, what, data in self._kept
        )
        used = {entry.ch for entry in entries}
        channels = tuple(one for number, one in self._channels.items() if number in used)
        return Capture(self._app, channels, entries, self.registry)

    def _add(self, driver: str, speed: int, port: str, zones: int, *, keyboard: bool) -> int:
        number = len(self._channels)
        self._channels[number] = Channel(number, driver, speed, port, zones, keyboard)
        return number

    def _keep(self, at: float, ch: int, what: Direction, data: bytes) -> None:
        self._kept.append((at, ch, what, data))
        self._bytes += len(data)
        self.forget(at)


# ------------------------------------------------------------------------------------------- as text


class BadCapture(ValueError):
    """A text is no capture; `str` says where and why."""


def header_line(app: str, channels: Iterable[Channel], registry: str = "") -> str:
    """The first line of a capture."""
    told = [asdict(channel) for channel in channels]
    return json.dumps({"v": FORMAT, "app": app, "channels": told, "registry": registry})


def entry_line(entry: Entry) -> str:
    """A further line."""
    return json.dumps({"t": entry.t, "ch": entry.ch, "dir": entry.dir.value, "hex": entry.data.hex()})


def write_capture(capture: Capture) -> str:
    """The text of a capture."""
    lines = [header_line(capture.app, capture.channels, capture.registry)]
    return "\n".join((*lines, *map(entry_line, capture.entries))) + "\n"


def read_capture(text: str) -> Capture:
    """The capture that the text is. A last line that was cut off is passed over. Raises `BadCapture`."""
    *lines, _ = text.removeprefix("\ufeff").split("\n")  # in the words of devices other line ends may stand
    if not lines:
        raise BadCapture("the file is empty, or its first line is not whole")
    header = _object(lines[0], 1)
    if header.get("what") == "table log":
        raise BadCapture("line 1: this is the log of a table; `reader replay-table` plays it")
    if header.get("v") != FORMAT:
        raise BadCapture(f"line 1: not a capture of format {FORMAT}")
    listed, app, registry = header.get("channels"), header.get("app"), header.get("registry", "")
    if not isinstance(listed, list) or not isinstance(app, str) or not isinstance(registry, str):
        raise BadCapture("line 1: app and registry are texts, channels a list")
    channels = tuple(map(_channel, listed))
    known = {channel.ch: channel for channel in channels}
    if len(known) != len(channels):
        raise BadCapture("line 1: two channels have one number")
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        entry = _entry(_object(line, number), number)
        if entry.ch not in known:
            raise BadCapture(f"line {number}: there is no channel {entry.ch}")
        if known[entry.ch].keyboard != (entry.dir is Direction.SCAN):
            raise BadCapture(f"line {number}: channel {entry.ch} cannot have {entry.dir}")
        if entries and entry.t < entries[-1].t:
            raise BadCapture(f"line {number}: earlier than the line before")
        entries.append(entry)
    return Capture(app, channels, tuple(entries), registry)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise BadCapture(f"line {number}: not an object of JSON")
    return told


def _channel(told: object) -> Channel:
    kinds = {"ch": int, "driver": str, "speed": int, "port": str, "zones": int, "keyboard": bool}
    if not isinstance(told, dict) or not {"ch", "driver"} <= set(told):
        raise BadCapture("line 1: a channel is an object with ch, driver and so on")
    for name, value in told.items():
        if name not in kinds or type(value) is not kinds[name]:
            raise BadCapture(f"line 1: a channel cannot have {name} {value!r}")
    return Channel(**told)


def _entry(told: dict[str, Any], number: int) -> Entry:
    t, ch, what, data = (told.get(name) for name in ("t", "ch", "dir", "hex"))
    if type(t) is not int or type(ch) is not int or t < 0:
        raise BadCapture(f"line {number}: t and ch are whole numbers")
    if t > MOST_MS:
        raise BadCapture(f"line {number}: t is at most {MOST_MS}, a week")
    if what not in tuple(Direction):
        raise BadCapture(f"line {number}: dir is {what!r}, but may be: {', '.join(Direction)}")
    if not isinstance(data, str) or not _HEX.fullmatch(data):
        raise BadCapture(f"line {number}: hex is bytes, each of two hexadecimal digits")
    entry = Entry(t, ch, Direction(what), bytes.fromhex(data))
    if entry.data and entry.dir in _EMPTY:
        raise BadCapture(f"line {number}: {entry.dir} has no bytes")
    return entry
