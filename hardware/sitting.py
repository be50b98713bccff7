"""All families try to understand one line at one speed for about a second; no line, no clock."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hardware.driver import (
    IDLE_S,
    Check,
    Driver,
    DriverFactory,
    DriverInfo,
    Fault,
    Inventory,
    Output,
    Ready,
    TagRead,
    Trouble,
    Write,
)
from hardware.noise import GARBLED
from hardware.reads import TagId

SITTING_S: Final = 1.25
"""Longer than a person takes to present a tag once more."""
ASK_S: Final = 0.3
"""How long each family that asks has the line to itself."""
_OWN_LABEL: Final = re.compile("TT[0-9A-Z]{8}")
_SETTLE_S: Final = 0.1
"""Two families may understand the same bytes: the better one may need a moment longer."""
_GARBLED_S: Final = 0.6
_ENOUGH: Final = 12
"""With so many bytes, for so long, of which nobody understands anything, the speed is wrong."""


@dataclass(slots=True)
class Trial:
    """One family on the line: what it has understood."""

    driver: Driver
    reads: int = 0
    troubles: int = 0
    tag: TagId | None = None
    name: str = ""
    lossy: str = ""
    """Why what it says cannot be used, although it is understood."""
    marked: bool = False
    """The last code had the prefix of a scanner, or is one of our own labels."""
    writes: list[bytes] = field(default_factory=list)

    @property
    def info(self) -> DriverInfo:
        return self.driver.info

    @property
    def convinced(self) -> bool:
        """Whether a tag was read, and not among noise."""
        if self.info.id == "barcode" and not self.marked and self.reads < 2:
            return False  # any line of text may be a code
        few = self.troubles == 0 or (self.reads >= 2 and self.reads > self.troubles)
        return self.tag is not None and few

    def hear(self, outputs: Sequence[Output]) -> None:
        """Count what the driver made of it."""
        for output in outputs:
            match output:
                case Write(data):
                    self.writes.append(data)
                case TagRead():
                    self._read(output)
                case Inventory(tags):
                    self.name = self.name or self.info.name
                    for read in tags:
                        self._read(read)
                case Ready(name):
                    self.name = name
                case Trouble(fault, detail):
                    self.troubles += fault in GARBLED
                    if fault is Fault.LOSSY:
                        self.lossy = detail

    def _read(self, read: TagRead) -> None:
        self.reads = self.reads + 1 if self.tag in (None, read.tag) else 1
        self.tag = read.tag
        self.marked = read.raw.startswith("]") or _OWN_LABEL.fullmatch(read.tag.number) is not None


class Sitting:
    """What is heard at one speed. `writes` collects what must be sent; `ended` says to try another speed."""

    def __init__(self, speed: int, factories: Sequence[DriverFactory], now: float) -> None:
        self.speed = speed
        self.locked: Trial | None = None
        """A reader that has said who it is; only it is listened to, for as long as it takes."""
        trials = [Trial(factory()) for factory in factories]
        self._silent = [trial for trial in trials if not _must_be_asked(trial.info)]
        self._asking = [trial for trial in trials if _must_be_asked(trial.info)]
        self._asked: Trial | None = None
        self._begun = now
        self._turn_ends = now
        self._idle_at: float | None = None
        self._first_byte: float | None = None
        self._first_read: float | None = None
        self._bytes = self._printable = 0
        for trial in self._silent:
            trial.hear(trial.driver.start(now))

    @property
    def due(self) -> float:
        """When `on_time` wants to be called next."""
        times = [self._idle_at]
        if self.locked is not None:
            times.append(self.locked.driver.due)
        else:
            times.append(self._end)
            times += [trial.driver.due for trial in self._listening if trial.info.asks]
            if self._asking or self._asked:
                times.append(self._turn_ends)
        if self._first_read is not None:
            times.append(self._first_read + _SETTLE_S)
        return min((at for at in times if at is not None), default=self._begun + 3600)

    @property
    def _listening(self) -> list[Trial]:
        if self.locked is not None:
            return [self.locked]
        return self._silent + ([self._asked] if self._asked is not None else [])

    @property
    def _convinced(self) -> list[Trial]:
        """Those that read tags; lines that a sketch spoils are no codes either."""
        spoilt = bool(self.lossy)
        return [one for one in self._listening if one.convinced and not (spoilt and one.info.id == "barcode")]

    @property
    def _end(self) -> float:
        """Text that says nothing yet is a banner at the right speed: it is worth waiting for more."""
        if self._bytes and self._printable > 0.9 * self._bytes:
            heard = any(trial.tag for trial in self._listening)
            return self._begun + SITTING_S * (4 if heard else 2)
        return self._begun + SITTING_S

    def feed(self, data: bytes, now: float) -> None:
        """Bytes have come."""
        if self._first_byte is None:
            self._first_byte = now
        self._bytes += len(data)
        self._printable += sum(32 <= byte < 127 or byte in b"\r\n\t" for byte in data)
        for trial in self._listening:
            trial.hear(trial.driver.feed(data, now))
        self._idle_at = now + IDLE_S
        self._look(now)

    def on_time(self, now: float) -> None:
        """The time that `due` named has come."""
        if self._idle_at is not None and now >= self._idle_at:
            self._idle_at = None
            for trial in self._listening:
                trial.hear(trial.driver.idle(now))
        for trial in self._listening:
            if trial.driver.due is not None and now >= trial.driver.due:
                trial.hear(trial.driver.on_time(now))
        self._look(now)
        if self.locked is None and now >= self._turn_ends and (self._asking or self._asked):
            self._asked = self._asking.pop(0) if self._asking else None
            self._turn_ends = now + ASK_S
            if self._asked is not None:
                self._asked.hear(self._asked.driver.start(now))

    def take_writes(self) -> list[bytes]:
        """What must be sent now."""
        writes: list[bytes] = []
        for trial in self._listening:
            writes += trial.writes
            trial.writes.clear()
        return writes

    def ended(self, now: float) -> bool:
        """Whether nothing is to be expected at this speed any more."""
        if self.locked is not None:
            return self.locked.driver.due is None and self.locked.info.asks and self.locked.tag is None
        if self._first_read is not None:
            return False
        garbled = (
            self._first_byte is not None
            and now - self._first_byte >= _GARBLED_S
            and self._bytes >= _ENOUGH
            and self._printable <= 0.9 * self._bytes
        )
        return garbled or now >= self._end

    def found(self, now: float) -> Trial | None:
        """The family that reads tags here, if one does."""
        if self._first_read is None or now < self._first_read + _SETTLE_S:
            return None
        return min(self._convinced, key=_rank)

    @property
    def lossy(self) -> str:
        """Why the reader that is heard here cannot be used; empty where that is not so."""
        return next((trial.lossy for trial in self._silent if trial.lossy), "")

    def _look(self, now: float) -> None:
        if self.locked is None:
            self.locked = next((trial for trial in self._listening if trial.name), None)
        if self._convinced:
            self._first_read = now if self._first_read is None else self._first_read
        else:
            self._first_read = None


_CHECKS: Final = {Check.CRC: 0, Check.SUM: 1, Check.NONE: 2}


def _must_be_asked(info: DriverInfo) -> bool:
    """Whether it only answers, in a language of its own; our own board speaks unasked."""
    return info.asks and info.id != "inventory-line"


def _rank(trial: Trial) -> tuple[bool, int, bool]:
    """The better explanation first: the mark of a scanner, a check that fits; a mere line of text last."""
    return (not trial.marked, _CHECKS[trial.info.check], trial.info.id == "barcode")
