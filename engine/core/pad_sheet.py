"""A score sheet as it is kept: who sits where, what was written as it was written, and its text form."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.core.errors import DataError, Problem, Sentence
from engine.core.pad import Change, Field, Kind, Pad, PadScore, Reading, Row
from engine.core.setup import EDITION_DEFAULT, SeatSetup, Setup, check_options

FORMAT: Final = 1
KIND: Final = "score sheet"
LONGEST_TEXT: Final = 200
LONGEST_NAME: Final = 24
MOST_SEATS: Final = 8
MOST_COLOURS: Final = 8
MOST_FIELDS: Final = 2000


@dataclass(frozen=True, slots=True)
class PadSeat:
    """Who is scored in a column: a name, and the number of a colour from 0."""

    name: str = ""
    colour: int = 0


class Scanned(NamedTuple):
    """A single piece, such as `tile-TT/2`, that was counted for a seat in a section of the sheet."""

    seat: int
    section: str
    piece: str


@dataclass(frozen=True, slots=True)
class PadSheet:
    """One sheet. `entries` has by field the texts of all seats; what was never written is missing.

    `scanned` are the pieces that readers have counted, so that none counts twice. `began` and `finished`
    are times as the application writes them; a draft is not finished and has none.
    """

    game: str
    seats: tuple[PadSeat, ...]
    entries: tuple[tuple[str, tuple[str, ...]], ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    edition: str = EDITION_DEFAULT
    edition_text: str = field(default="", repr=False)
    began: str = ""
    finished: str = ""
    scanned: tuple[Scanned, ...] = ()

    @property
    def setup(self) -> Setup:
        """The setup that the sheet is about."""
        seats = tuple(SeatSetup(seat.name) for seat in self.seats)
        return Setup(self.game, seats, self.options, edition=self.edition, edition_text=self.edition_text)

    @property
    def blank(self) -> bool:
        """Whether nothing is written in any field."""
        return not any(text for _, texts in self.entries for text in texts)

    def text(self, key: str, seat: int) -> str:
        """What is written in a field for a seat."""
        texts = dict(self.entries).get(key, ())
        return texts[seat] if seat < len(texts) else ""

    def with_text(self, key: str, seat: int, text: str) -> PadSheet:
        """The sheet with another text there."""
        entries = dict(self.entries)
        texts = list(entries.get(key, ("",) * len(self.seats)))
        texts[seat] = text[:LONGEST_TEXT]
        entries[key] = tuple(texts)
        if not any(texts):
            del entries[key]
        return replace(self, entries=tuple(sorted(entries.items())))

    def with_seats(self, seats: Sequence[PadSeat]) -> PadSheet:
        """The sheet for these seats; columns are added or cut off at the end."""
        count = len(seats)
        entries = tuple((key, (*texts, *("",) * count)[:count]) for key, texts in self.entries)
        scanned = tuple(piece for piece in self.scanned if piece.seat < count)
        entries = tuple(item for item in entries if any(item[1]))
        return replace(self, seats=tuple(seats), entries=entries, scanned=scanned)

    def with_changes(self, changes: Sequence[Change], rows: Sequence[Row]) -> PadSheet:
        """The sheet after a piece was counted. A text that cannot be read is left as it is."""
        fields = {item.key: item for row in rows for item in row.fields}
        sheet = self
        for change in changes:
            item = fields[change.field]
            values = item.read(sheet.text(item.key, change.seat))
            if isinstance(values, Sentence):
                continue
            sheet = sheet.with_text(item.key, change.seat, item.write(_changed(item, values, change)))
        return sheet


def _changed(item: Field, values: tuple[int, ...], change: Change) -> tuple[int, ...]:
    if change.append is not None:
        return (*values, change.append)
    if change.value is not None:
        return (change.value,)
    if item.kind is Kind.NUMBER:
        return ((values[0] if values else 0) + change.add,)
    return values


def pad_score(pad: Pad, sheet: PadSheet) -> PadScore:
    """What the sheet comes to. Raises `DataError` for seats, options or an edition that the game has not."""
    setup = sheet.setup
    if len(sheet.seats) not in pad.seat_counts:
        known = ", ".join(map(str, pad.seat_counts))
        said = Sentence("{count} players; this game is for: {known}", count=len(sheet.seats), known=known)
        raise DataError((Problem("", said),))
    check_options(dict(sheet.options), pad.options)
    reading = Reading(pad.rows(setup), dict(sheet.entries), len(sheet.seats))
    return pad.score(setup, reading)


def write_pad_sheet(sheet: PadSheet) -> str:
    """The sheet as a text, one field a line; docs/score-pad.md describes it."""
    head: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "game": sheet.game,
        "edition": sheet.edition,
        "began": sheet.began,
        "finished": sheet.finished,
        "options": dict(sheet.options),
        "seats": [{"name": seat.name, "colour": seat.colour} for seat in sheet.seats],
    }
    if sheet.edition_text:
        head["edition_text"] = sheet.edition_text
    if sheet.scanned:
        head["scanned"] = [[piece.seat + 1, piece.section, piece.piece] for piece in sheet.scanned]
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    entries = [
        f"    {json.dumps(key)}: {json.dumps(list(texts), ensure_ascii=False)}"
        for key, texts in sheet.entries
    ]
    body = "{\n" + ",\n".join(entries) + "\n  }" if entries else "{}"
    return "\n".join(["{", *lines, f'  "entries": {body}', "}", ""])


def read_pad_sheet(text: str) -> PadSheet:
    """The sheet that `write_pad_sheet` wrote. Raises `DataError` for any other text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise DataError((Problem("", Sentence("this is no score sheet")),))
    if data.get("format") != FORMAT:
        said = Sentence(
            "is {found!r}; this program reads format {known}", found=data.get("format"), known=FORMAT
        )
        raise DataError((Problem("format", said),))
    made = {key: _made(key, make, data.get(key)) for key, make in _PARTS.items()}
    return PadSheet(**made).with_seats(made["seats"])


def _made(key: str, make: Callable[[Any], Any], value: Any) -> Any:
    try:
        return make(value)
    except (TypeError, ValueError, AttributeError, KeyError):
        said = Sentence("is missing, or built in another way than it should be")
        raise DataError((Problem(key, said),)) from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _word(value: Any) -> str:
    if not _text(value) or len(value) > LONGEST_TEXT:
        raise ValueError
    return str(value)


def _options(value: Any) -> tuple[tuple[str, str], ...]:
    return tuple((_word(key), _word(chosen)) for key, chosen in value.items())


def _seats(value: Any) -> tuple[PadSeat, ...]:
    seats = tuple(PadSeat(_text(seat["name"])[:LONGEST_NAME], _colour(seat["colour"])) for seat in value)
    if not 1 <= len(seats) <= MOST_SEATS:
        raise ValueError
    return seats


def _colour(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < MOST_COLOURS:
        raise ValueError
    return value


def _entries(value: Any) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if len(value) > MOST_FIELDS:
        raise ValueError
    found = [
        (_word(key), tuple(_text(text)[:LONGEST_TEXT] for text in texts)) for key, texts in value.items()
    ]
    return tuple(sorted(found))


def _scanned(value: Any) -> tuple[Scanned, ...]:
    if len(value or ()) > MOST_FIELDS:
        raise ValueError
    return tuple(Scanned(_number(seat), _text(section), _word(piece)) for seat, section, piece in value or ())


def _number(value: Any) -> int:
    """A seat, from 0."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_SEATS:
        raise ValueError
    return value - 1


_PARTS: Final[dict[str, Callable[[Any], Any]]] = {
    "game": _word,
    "edition": _word,
    "edition_text": lambda value: "" if value is None else _text(value),
    "began": _text,
    "finished": _text,
    "options": _options,
    "seats": _seats,
    "entries": _entries,
    "scanned": _scanned,
}
