"""The scan log: what came over the lines of all readers lately, and what the doctor wants to know of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hardware.capture import FlightRecorder, write_capture
from hardware.connection import Tap
from hardware.doctor import ReaderFacts
from hardware.driver import Fault
from hardware.drivers.families import ALL_FAMILIES
from hardware.reports import Passage
from riverboat_desktop.line_watch import LineWatch
from riverboat_desktop.version import VERSION
from ui.readers.values import Reader, ReaderNews, ReaderStatus, ReaderTrouble

_OPEN: Final = frozenset({"greeting", "reading", "silent"})


@dataclass(slots=True)
class _Tally:
    """What was heard of a reader since its line was opened."""

    reader: Reader
    since: float | None = None
    heard_bytes: int = 0
    understood: int = 0
    faults: set[str] = field(default_factory=set)
    status: ReaderStatus | None = None


class ScanLog:
    """Records every reader that is tapped; of keys only what was accepted as a scan. `watch` hears it too."""

    def __init__(self, watch: LineWatch | None = None) -> None:
        self._watch = watch or LineWatch()
        self._recorder = FlightRecorder(f"riverboat-desktop {VERSION}")
        self._tallies: dict[str, _Tally] = {}
        self._keyboard: int | None = None

    def tap(self, reader: Reader) -> Tap:
        """What hears the bytes of this reader; nothing of one whose family is not known."""
        if reader.family not in ALL_FAMILIES:
            return lambda passage, data, at: None
        info = ALL_FAMILIES[reader.family].info
        channel = self._recorder.channel(
            info.id, speed=reader.speed or info.speeds[0], port=reader.identity, zones=info.zones
        )
        record = self._recorder.tap(channel)
        tally = self._tallies[reader.id] = _Tally(reader)

        def hear(passage: Passage, data: bytes, at: float) -> None:
            record(passage, data, at)
            self._watch.passed(reader, passage.value, data, at)
            if passage is Passage.OPEN:
                tally.since, tally.heard_bytes, tally.understood = at, 0, 0
                tally.faults.clear()
            elif passage is Passage.RECEIVED:
                tally.heard_bytes += len(data)

        return hear

    def scan(self, text: str, at: float) -> None:
        """A typed text was accepted as a scan."""
        if self._keyboard is None:
            self._keyboard = self._recorder.keyboard("wedge")
        self._recorder.scan(self._keyboard, text, at)

    def hear(self, news: ReaderNews) -> None:
        """Count it."""
        reader = news.reader.id if isinstance(news, ReaderStatus) else news.reader
        tally = self._tallies.get(reader)
        if tally is None:
            return
        if isinstance(news, ReaderStatus):
            tally.status = news
        elif isinstance(news, ReaderTrouble):
            tally.faults.add(news.fault)
        else:
            tally.understood += 1

    def forget(self, reader: str) -> None:
        """Count this reader no more; what was recorded of it stays."""
        self._watch.forget(reader)
        self._tallies.pop(reader, None)

    def text(self) -> str:
        """The capture; empty where nothing was recorded."""
        capture = self._recorder.capture()
        return write_capture(capture) if capture.entries else ""

    def facts(self) -> Iterator[ReaderFacts]:
        """What was heard of the readers whose line is open."""
        now = time.monotonic()
        for tally in self._tallies.values():
            status = tally.status
            if status is None or tally.since is None or status.state not in _OPEN:
                continue
            info = ALL_FAMILIES[tally.reader.family].info
            yield ReaderFacts(
                tally.reader.name or status.port,
                info.name,
                tally.reader.speed or info.speeds[0],
                info.kind,
                now - tally.since,
                tally.heard_bytes,
                tally.understood,
                status.noise,
                lossy=Fault.LOSSY.value in tally.faults,
                no_reply=Fault.NO_REPLY.value in tally.faults,
                too_hot=Fault.TOO_HOT.value in tally.faults,
            )
