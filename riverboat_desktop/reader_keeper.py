"""The readers that a person set up, kept in the settings; what serves them is loaded when there is one."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final

from riverboat_desktop.settings import Settings
from ui.readers.values import Reader, ReaderNews

if TYPE_CHECKING:
    from hardware.connection import Tap
    from riverboat_desktop.scan_service import ScanService

_LOG: Final = logging.getLogger(__name__)
REMEMBERED: Final = "readers"


class ReaderKeeper:
    """Set-up and service of readers. `tell` hears what they say; set it before `begin`, as `tap`.

    `tap` gives what hears the bytes of a reader, or None; `looked` hears of every look at one.

    Where nothing for readers can be imported, `service` raises ImportError, and the rest does nothing.
    """

    def __init__(self, settings: Settings) -> None:
        self.tell: Callable[[ReaderNews], None] = lambda news: None
        self.looked: Callable[[Reader, float, bool], None] = lambda reader, now_s, missed: None
        self.tap: Callable[[Reader], Tap | None] = lambda reader: None
        self._settings = settings
        self._service: ScanService | None = None

    @property
    def readers(self) -> tuple[Reader, ...]:
        """What was set up."""
        return readers_from(self._settings.remembered(REMEMBERED))

    def begin(self) -> None:
        """Open what was set up, if anything. Needs the running loop."""
        for reader in self.readers:
            try:
                self._open(reader)
            except (ImportError, ValueError) as error:
                _LOG.warning("the reader %s is not used: %s", reader.id, error)

    def keep(self, reader: Reader) -> None:
        """Open this reader and remember it; one with the same id is replaced. Raises ValueError for none."""
        self._open(reader)
        readers = {other.id: other for other in self.readers}
        readers[reader.id] = reader
        self._settings.remember(REMEMBERED, readers_to(list(readers.values())))

    def rename(self, reader_id: str, name: str) -> None:
        """Call a reader so; its line stays as it is."""
        named = [replace(reader, name=name) if reader.id == reader_id else reader for reader in self.readers]
        self._settings.remember(REMEMBERED, readers_to(named))

    def drop(self, reader_id: str) -> None:
        """Close and forget this reader."""
        if self._service is not None:
            self._service.forget(reader_id)
        others = [other for other in self.readers if other.id != reader_id]
        self._settings.remember(REMEMBERED, readers_to(others))

    def _open(self, reader: Reader) -> None:
        self.service().want(reader, tap=self.tap(reader))

    def service(self) -> ScanService:
        """What serves readers; made when it is first wanted. Raises ImportError where it cannot be had."""
        if self._service is None:
            from riverboat_desktop.scan_service import ScanService

            self._service = ScanService(lambda news: self.tell(news))
            self._service.looked = lambda reader, now_s, missed: self.looked(reader, now_s, missed)
        return self._service

    async def close(self) -> None:
        """Close all readers; they stay set up."""
        if self._service is not None:
            await self._service.close()
            self._service = None


def readers_to(readers: list[Reader]) -> str:
    """Readers as JSON."""
    return json.dumps([asdict(reader) for reader in readers])


def readers_from(text: str) -> tuple[Reader, ...]:
    """Readers from what was kept; what makes no sense is left out."""
    try:
        kept = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return ()
    return tuple(
        Reader(**one)
        for one in (kept if isinstance(kept, list) else ())
        if isinstance(one, dict)
        and one.keys() == {"id", "family", "identity", "speed", "name"}
        and all(isinstance(one[name], str) for name in ("id", "family", "identity", "name"))
        and type(one["speed"]) is int
    )
