"""The flight recorder of an evening at a real table: bytes, reads, what people did, and what came of it.

It is bounded: the oldest part is dropped, and what is left begins with all that was known then. No readers'
code is needed for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final

from engine.companion.catalogue import Box
from engine.companion.receipts import Receipt
from engine.companion.stations import Layout
from engine.companion.witness import Values, Witness, box_values, layout_values
from engine.companion.witnessed import WitnessedReferee
from engine.core.savefile import write_record
from engine.session.session import Session
from riverboat_desktop.line_watch import LineWatch, Look
from riverboat_desktop.table_log import (
    RUN_IN_S,
    LoggedReader,
    Repeats,
    TableLog,
    head_line,
    line_of,
    reader_values,
)
from riverboat_desktop.table_log_file import TableLogFile
from ui.readers.values import Reader, ReaderStatus

MOST_CHARACTERS: Final = 16_000_000
_PARTS: Final = 8
"""So many parts there are at most; the oldest is dropped as a whole."""
_MOST_TICKS: Final = 100
"""Of a line."""
_PATIENCE: Final = 3
"""A part that is so many times as long as it should be ends even in the middle of a gesture."""


@dataclass(slots=True)
class _Part:
    """Lines, and how everything was before the first of them; the box only as it is."""

    head: TableLog
    box: Box | None = None
    lines: list[str] = field(default_factory=list)
    size: int = 0


class TableRecorder:
    """Records the session of a table from now on, and the one that follows it. It listens to `watch`.

    Make referees by `referee`. `status` tells how a reader is, `gone` which stations have none. With a
    `file`, all is there as soon as `flush` has been called.
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
        file: TableLogFile | None = None,
    ) -> None:
        self.status = status
        self.gone = gone
        self._app = app
        self._watch = watch
        watch.listener = self
        self._most = most_characters
        self._file = file
        self._session = session
        self._witness = _Witness(session, self, begun_s)
        self._referee: WitnessedReferee | None = None
        self._readers: dict[str, tuple[int, Reader]] = {}
        self._ticks: list[float] = []
        self._repeats = Repeats()
        self._worth = False
        self._parts = [self._part(begun_s)]
        self._fresh: list[str] = []
        self._begins = True

    def end(self) -> None:
        """Hear nothing any more. A file in which nobody has done anything does not stay."""
        if self._witness.ended:
            return
        self._write_ticks()
        self.flush()
        self._witness.end()
        if self._watch.listener is self:
            self._watch.listener = None
        if self._file is not None:
            self._file.close(keep=self._worth)

    def go_on(self, session: Session, at_s: float) -> None:
        """The table was right: another session takes the place of the one so far, in the same log."""
        self._witness.end()
        self._session = session
        self._referee = None
        self._witness = _Witness(session, self, at_s)
        self.note(at_s, {"do": "game", "record": write_record(session.record()).splitlines()})

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
            session, layout, box, witness=self._witness, tell=tell, stamp=stamp, resumed=resumed
        )
        return self._referee

    # --- lines ------------------------------------------------------------------------------

    def looked(self, reader: Reader, look: Look) -> None:
        """A reader was looked at. Before the first look at it, it is told how its line began."""
        if self._witness.ended:
            return
        if reader.id not in self._readers:
            self._readers[reader.id] = (len(self._readers), reader)
            self.note(look.now_s, {"do": "reader", **reader_values(self._reader(reader.id))})
        self.note(look.now_s, {"ch": self._readers[reader.id][0], **look_values(look)})

    def _reader(self, name: str) -> LoggedReader:
        number, reader = self._readers[name]
        status = self.status(name)
        unknown = () if status is None else tuple(sorted(status.unknown))
        opening = tuple(map(look_values, self._watch.opening(name)))
        return LoggedReader(number, name, reader.family, reader.speed, opening, unknown)

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
        self._worth = self._worth or "ledger" in values
        self._write_ticks()
        self._keep(line_of({"t": at_s, **values}))

    def _needed(self, at_s: float, values: Values) -> bool:
        """Whether bytes that are kept may not be enough to know of this read."""
        reader = str(values["station"]).rpartition(":")[0]
        return reader not in self._readers or at_s < self._parts[-1].head.begun_s + RUN_IN_S

    def _write_ticks(self) -> None:
        if self._ticks:
            ticks, self._ticks = self._ticks, []
            self._keep(line_of({"t": ticks[0], "do": "tick", "at": ticks}))

    def _keep(self, line: str) -> None:
        part = self._parts[-1]
        part.lines.append(line)
        part.size += len(line) + 1
        if self._file is not None:
            self._fresh.append(line)
        while len(self._parts) > 1 and sum(part.size for part in self._parts) > self._most:
            del self._parts[0]
            self._begins = True

    def _perhaps_begin_part(self, at_s: float) -> None:
        part, wanted = self._parts[-1], self._most // _PARTS
        if part.size < wanted or self._referee is None:
            return
        if self.between or part.size > _PATIENCE * wanted:
            self._write_ticks()
            self._parts.append(self._part(at_s))

    def _part(self, at_s: float) -> _Part:
        readers = tuple(map(self._reader, self._readers))
        record, gone = write_record(self._session.record()), tuple(sorted(self.gone()))
        if self._referee is None:
            return _Part(TableLog(self._app, at_s, record, readers, None, gone, ()))
        cardboard = self._referee.cardboard
        table = {"stations": layout_values(cardboard.layout), "state": self._referee.state()}
        return _Part(TableLog(self._app, at_s, record, readers, table, gone, ()), cardboard.box)

    # --- where it goes ----------------------------------------------------------------------

    def flush(self) -> None:
        """Give the file what is new; call it a few times a second."""
        if self._file is None:
            return
        fresh, self._fresh = self._fresh, []
        if self._begins:
            self._begins = False
            parts = [(part, len(part.lines)) for part in self._parts]
            self._file.begin(lambda: _lines(parts))
        elif fresh:
            self._file.append(fresh)

    def text(self) -> str:
        """The log as it is now."""
        self._write_ticks()
        return "".join(f"{line}\n" for line in _lines([(part, len(part.lines)) for part in self._parts]))


class _Witness(Witness):
    """Tells the recorder of one session."""

    def __init__(self, session: Session, recorder: TableRecorder, now_s: float) -> None:
        super().__init__(session)
        self.now_s = now_s
        self._recorder = recorder

    @property
    def ended(self) -> bool:
        """Whether it hears nothing any more."""
        return self._ended

    def note(self, at_s: float, values: Values) -> None:
        """As it is told."""
        self._recorder.note(at_s, values)


def _lines(parts: list[tuple[_Part, int]]) -> Iterator[str]:
    """The lines of a log: how all was before its first part, then so many of each."""
    first, _ = parts[0]
    head = first.head
    if head.table is not None and first.box is not None:
        head = replace(head, table={**head.table, "box": box_values(first.box)})
    yield head_line(head)
    for part, count in parts:
        yield from islice(part.lines, count)


def look_values(look: Look) -> dict[str, Any]:
    """A look as it stands in the file, without the number of its reader."""
    values: dict[str, Any] = {"t": look.now_s, "line": list(look.passed)}
    return {**values, "missed": True} if look.missed else values
