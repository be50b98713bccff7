"""A single piece that a reader shows to a score sheet: what it counts for, or why it does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.core.errors import Sentence
from engine.core.pad import Change, Field, Kind, Pad, Row
from engine.core.pad_sheet import PadSheet, Scanned


class ScanFate(StrEnum):
    """What became of a piece."""

    COUNTED = "counted"
    TWICE = "twice"
    """This very piece has been counted in this part of the sheet."""
    NO_ROW = "no-row"
    """It brings no points, or not where the keyboard is."""
    FULL = "full"
    """Its field takes no more, or has something that cannot be read."""


@dataclass(frozen=True, slots=True)
class ScanOutcome:
    """The fate of a piece, the seat that it counts for, and its first field; empty where it has none."""

    fate: ScanFate
    seat: int
    field: str = ""


def scan_piece(
    rules: Pad, sheet: PadSheet, single: str, *, seat: int, row: Row | None = None
) -> tuple[PadSheet, ScanOutcome]:
    """The sheet with a piece such as `tile-TT/2`, and what became of it; the same sheet where it counts not.

    `row` is where the keyboard is: its part of the sheet and its place are meant where a piece may count in
    several. A piece counts once in each part, for whichever seat.
    """
    rows = rules.rows(sheet.setup)
    section = row.section if row is not None else rows[0].section
    place = f"{seat + 1}.{row.place if row is not None else ''}"
    changes = rules.counted(sheet.setup, single.partition("/")[0], place, section)
    if not changes:
        return sheet, ScanOutcome(ScanFate.NO_ROW, seat)
    fields = {item.key: (item, each.section) for each in rows for item in each.fields}
    first = changes[0].field
    home = fields[first][1]
    for before in sheet.scanned:
        if (before.section, before.piece) == (home, single):
            return sheet, ScanOutcome(ScanFate.TWICE, before.seat, first)
    for change in changes:
        if not _takes(sheet, fields[change.field][0], change):
            return sheet, ScanOutcome(ScanFate.FULL, seat, change.field)
    counted = sheet.with_changes(changes, rows)
    scanned = (*sheet.scanned, Scanned(seat, home, single))
    return replace(counted, scanned=scanned), ScanOutcome(ScanFate.COUNTED, seat, first)


def _takes(sheet: PadSheet, field: Field, change: Change) -> bool:
    values: Sequence[int] | Sentence = field.read(sheet.text(field.key, change.seat))
    if isinstance(values, Sentence):
        return False
    if change.append is not None:
        return len(values) < field.length
    if field.kind is Kind.NUMBER and change.value is None:
        return (values[0] if values else 0) + change.add <= field.most
    return True
