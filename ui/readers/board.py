"""What is known of the readers now: how each is, and what it read last; filled by the application."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from ui.readers.values import ReaderNews, ReaderStatus, ReaderTrouble, Scan, WholeZone

MOST_READS: Final = 8
_SAME_S: Final = 1.5
"""A tag that is read again so soon still lies there."""


@dataclass(frozen=True, slots=True)
class LastRead:
    """A tag that was read: in which zone, when first and last (`time.monotonic`), how often."""

    tag: str
    zone: int
    at_s: float
    until_s: float
    times: int = 1


@dataclass(slots=True)
class _Known:
    status: ReaderStatus | None = None
    reads: deque[LastRead] = field(default_factory=lambda: deque(maxlen=MOST_READS))
    lying: dict[int, tuple[str, ...]] = field(default_factory=dict)
    trouble: ReaderTrouble | None = None


class ReaderBoard(QObject):
    """Hears all news and keeps the newest. `changed` names the reader, `news` passes everything on."""

    changed = Signal(str)
    news = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[str, _Known] = {}

    def tell(self, news: ReaderNews) -> None:
        """Something happened."""
        reader = news.reader.id if isinstance(news, ReaderStatus) else news.reader
        known = self._known.setdefault(reader, _Known())
        match news:
            case ReaderStatus():
                known.status = news
                for zone in news.unknown:
                    known.lying.pop(zone, None)
            case Scan(_, zone, tag, _, at_s):
                _read(known, tag, zone, at_s)
            case WholeZone(_, zone, tags, at_s):
                for tag in tags:
                    _read(known, tag, zone, at_s, lying=tag in known.lying.get(zone, ()))
                known.lying[zone] = tags
            case ReaderTrouble():
                known.trouble = news
        self.changed.emit(reader)
        self.news.emit(news)

    def forget(self, reader: str) -> None:
        """This reader is not set up any more."""
        if self._known.pop(reader, None) is not None:
            self.changed.emit(reader)

    def status(self, reader: str) -> ReaderStatus | None:
        """How it is; None before anything is known."""
        known = self._known.get(reader)
        return known.status if known is not None else None

    def reads(self, reader: str) -> tuple[LastRead, ...]:
        """What it read last, the newest first."""
        known = self._known.get(reader)
        return tuple(known.reads) if known is not None else ()

    def lying(self, reader: str) -> dict[int, tuple[str, ...]]:
        """What lies in the zones of a reader that tells all of it at once."""
        known = self._known.get(reader)
        return dict(known.lying) if known is not None else {}

    def trouble(self, reader: str) -> ReaderTrouble | None:
        """What went wrong last."""
        known = self._known.get(reader)
        return known.trouble if known is not None else None


def _read(known: _Known, tag: str, zone: int, at_s: float, *, lying: bool = False) -> None:
    """Count it; a tag that rests is one entry, which stays at its place."""
    for index, one in enumerate(known.reads):
        if (one.tag, one.zone) == (tag, zone) and (lying or at_s - one.until_s <= _SAME_S):
            known.reads[index] = replace(one, until_s=at_s, times=one.times + 1)
            return
    known.reads.appendleft(LastRead(tag, zone, at_s, at_s))
