"""A sheet as a text to read and as a table for other programs, in the reader's language."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.core.pad import PadScore, Row
from engine.core.pad_sheet import PadSheet
from ui.game_titles import game_title
from ui.score_pad.words import PadWords, seat_names, verdict
from ui.sheet_marks import place_text, signed

translate = QCoreApplication.translate
Table = list[list[str]]


def table_of(sheet: PadSheet, score: PadScore, rows: Sequence[Row], words: PadWords) -> Table:
    """Rows that have something: title, for each seat what is written and its points, the rule."""
    head = [translate("ScorePad", "Row")]
    for name in seat_names(sheet):
        head += [name, translate("ScorePad", "{name}, points").format(name=name)]
    table = [[*head, translate("ScorePad", "Rule")]]
    for row in rows:
        cells: list[str] = []
        for seat in range(len(sheet.seats)):
            points = score.points(row.key, seat)
            cells += [entry_text(sheet, row, seat, words), "" if points is None else str(points)]
        if any(cells):
            table.append([words.row_title(sheet.setup, row.key), *cells, row.rule])
    totals = [text for total in score.totals for text in ("", str(total))]
    places = [text for rank in score.ranks for text in (place_text(rank), "")]
    table.append([translate("FinalSheet", "Total"), *totals, ""])
    table.append([translate("ScorePad", "Place"), *places, ""])
    return table


def entry_text(sheet: PadSheet, row: Row, seat: int, words: PadWords) -> str:
    """What is written in the fields of a row, with their names where there are several."""
    found = []
    for field in row.fields:
        text = sheet.text(field.key, seat).strip()
        if text:
            name = words.field_title(field.key)
            found.append(f"{name} {text}" if name else text)
    return " · ".join(found)


def csv_text(sheet: PadSheet, score: PadScore, rows: Sequence[Row], words: PadWords) -> str:
    """The table with commas, as spreadsheets read it; a mark in front tells them that it is UTF-8."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(
        [[_safe(cell) for cell in line] for line in table_of(sheet, score, rows, words)]
    )
    return "\ufeff" + out.getvalue()


def _safe(cell: str) -> str:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return (
        f"'{cell}"
        if cell[:1] in ("=", "+", "@", "\t") or (cell[:1] == "-" and not cell[1:].isdigit())
        else cell
    )


def plain_text(sheet: PadSheet, score: PadScore, rows: Sequence[Row], words: PadWords) -> str:
    """The sheet for reading: title, day, the table in columns, who won."""
    lines = [f"{game_title(sheet.game)} · {translate('FinalSheet', 'Final score')} · {day_of(sheet)}", ""]
    table = table_of(sheet, score, rows, words)
    widths = [max(_width(line[column]) for line in table) for column in range(len(table[0]))]
    for line in table:
        cells = [cell + " " * (width - _width(cell)) for cell, width in zip(line, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join([*lines, "", verdict(sheet, score), ""])


def _width(text: str) -> int:
    """Columns that a text takes where letters are of one width; Chinese ones take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def day_of(sheet: PadSheet) -> str:
    """The day on which the sheet was finished, or begun."""
    return (sheet.finished or sheet.began)[:10]


def summary(sheet: PadSheet, score: PadScore) -> str:
    """Names and totals in one line."""
    pairs = zip(seat_names(sheet), score.totals, strict=True)
    return ", ".join(f"{name} {signed(total)}" for name, total in pairs)
