"""The flight recorder of a game at a real table: bytes, reads, what people did, and what came of it.

It is bounded: the oldest part is dropped, and what is left begins with all that was known then. No readers'
code is needed for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.companion.catalogue import Box
from engine.companion.receipts import Receipt
from engine.companion.stations import Layout
from engine.companion.witness import Values, Witness, box_values, layout_values
from engine.companion.witnessed import WitnessedReferee
from engine.core.savefile import write_record
from engine.session.session import Session
from riverboat_desktop.line_watch import LineWatch, Look
from riverboat_desktop.table_log import RUN_IN_S, LoggedReader, Repeats, TableLog, line_of, text_of
from ui.readers.values import Reader, ReaderStatus

MOST_CHARACTERS: Final = 16_000_000
_PARTS: Final = 8
"""So many parts there are at most; the oldest is dropped as a whole."""
_MOST_TICKS: Final = 100
"""Of a line."""
_PATIENCE: Final = 3
"""A part that is so many times as long as it should be ends even in the middle of a gesture."""


@dataclass(frozen=True, slots=True)
class _Reader:
    """How its line began, if it was open, and of which zones nothing was known."""

    opening: tuple[Look, ...] = ()
    unknown: tuple[int, ...] = ()


@dataclass(slots=True)
class _Part:
    """Lines, and how everything was before the first of them."""

    begun_s: float
    record: str
    readers: dict[str, _Reader]
    gone: tuple[str, ...]
    table: dict[str, Any] | None = None
    box: Box | None = None
    lines: list[str] = field(default_factory=list)
    size: int = 0


class TableRecorder(Witness):
    """Records one session from now on. `status` tells how a reader is, `gone` which stations have none.

    Make referees by `referee`. It listens to `watch`.
    """

    def __init__(
        self,
        session: Session,
        app: str,
        begun_s: float,
        watch: LineWatch,
        *,
        status: Callable[[str], ReaderStatus | None] = lambda reader: None,
        gone: Callable[[], Iterable[str]] = lambda: (),
        most_characters: int = MOST_CHARACTERS,
    ) -> None:
        super().__init__(session)
        self.now_s = begun_s
        self._app = app
        self._watch = watch
        watch.listener = self
        self._status = status
        self._gone = gone
        self._most = most_characters
        self._referee: WitnessedReferee | None = None
        self._readers: dict[str, tuple[int, Reader]] = {}
        self._ticks: list[float] = []
        self._repeats = Repeats()
        self._parts = [self._part(begun_s)]

    def end(self) -> None:
        """Hear nothing any more."""
        super().end()
        if self._watch.listener is self:
            self._watch.listener = None

    def referee(
        self,
        session: Session,
        layout: Layout,
        box: Box,
        *,
        tell: Callable[[Receipt], None] = lambda receipt: None,
        stamp: Callable[[], str] = lambda: "",
        resumed: bool = False,
    ) -> WitnessedReferee:
        """A referee that is recorded; the one before it is not asked any more."""
        self._referee = None
        self._referee = WitnessedReferee(
            session, layout, box, witness=self, tell=tell, stamp=stamp, resumed=resumed
        )
        return self._referee

    # --- lines ------------------------------------------------------------------------------

    def looked(self, reader: Reader, look: Look) -> None:
        """A reader was looked at. Before the first look at it all was as it is then."""
        if self._ended:
            return
        if reader.id not in self._readers:
            self._readers[reader.id] = (len(self._readers), reader)
            for part in self._parts:
                part.readers[reader.id] = self._reader(reader.id)
        self.note(look.now_s, {"ch": self._readers[reader.id][0], **look_values(look)})

    def _reader(self, reader: str) -> _Reader:
        status = self._status(reader)
        unknown = () if status is None else tuple(sorted(status.unknown))
        return _Reader(self._watch.opening(reader), unknown)

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return len(self._parts)

    @property
    def between(self) -> bool:
        """Whether nothing is half said, so that a part may begin."""
        return self._referee is not None and self._referee.between

    # --- what is kept -----------------------------------------------------------------------

    def note(self, at_s: float, values: Values) -> None:
        """Keep it; ticks in a row are one line."""
        if values.get("do") == "tick":
            self._perhaps_begin_part(at_s)
            self._ticks.append(at_s)
            if len(self._ticks) >= _MOST_TICKS:
                self._write_ticks()
            return
        if "heard" in values and self._repeats.again(at_s, values) and not self._needed(at_s, values):
            return
        self._write_ticks()
        self._keep(line_of({"t": at_s, **values}))

    def _needed(self, at_s: float, values: Values) -> bool:
        """Whether bytes that are kept may not be enough to know of this read."""
        reader = str(values["station"]).rpartition(":")[0]
        return reader not in self._readers or at_s < self._parts[-1].begun_s + RUN_IN_S

    def _write_ticks(self) -> None:
        if self._ticks:
            ticks, self._ticks = self._ticks, []
            self._keep(line_of({"t": ticks[0], "do": "tick", "at": ticks}))

    def _keep(self, line: str) -> None:
        part = self._parts[-1]
        part.lines.append(line)
        part.size += len(line) + 1
        while len(self._parts) > 1 and sum(part.size for part in self._parts) > self._most:
            del self._parts[0]

    def _perhaps_begin_part(self, at_s: float) -> None:
        part, wanted = self._parts[-1], self._most // _PARTS
        if part.size < wanted or self._referee is None:
            return
        if self.between or part.size > _PATIENCE * wanted:
            self._write_ticks()
            self._parts.append(self._part(at_s))

    def _part(self, at_s: float) -> _Part:
        part = _Part(
            at_s,
            write_record(self._session.record()),
            {reader: self._reader(reader) for reader in self._readers},
            tuple(sorted(self._gone())),
        )
        if self._referee is not None:
            cardboard = self._referee.cardboard
            part.box = cardboard.box
            part.table = {"stations": layout_values(cardboard.layout), "state": self._referee.state()}
        return part

    def text(self) -> str:
        """The log as it is now."""
        self._write_ticks()
        first = self._parts[0]
        readers = tuple(
            LoggedReader(
                number, one.id, one.family, one.speed, tuple(map(look_values, was.opening)), was.unknown
            )
            for number, one in self._readers.values()
            for was in (first.readers.get(one.id, _Reader()),)
        )
        table = first.table
        if table is not None and first.box is not None:
            table = {**table, "box": box_values(first.box)}
        head = TableLog(self._app, first.begun_s, first.record, readers, table, first.gone, ())
        return text_of(head, (line for part in self._parts for line in part.lines))


def look_values(look: Look) -> dict[str, Any]:
    """A look as it stands in the file, without the number of its reader."""
    values: dict[str, Any] = {"t": look.now_s, "line": list(look.passed)}
    return {**values, "missed": True} if look.missed else values
