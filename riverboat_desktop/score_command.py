"""The command `score`: prints kept sheets of the score pad, every line with its points and its rule."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from engine.core.errors import DataError
from engine.core.pad import PadScore, Row
from engine.core.pad_sheet import PadSheet, pad_score
from engine.registry import pad
from riverboat_desktop.pad_reading import PadFileError, read_pad_file
from riverboat_desktop.score_table import text_table
from riverboat_desktop.wrong_use import SOUND, UNSOUND, WRONG_USE


def score(arguments: Namespace) -> int:
    """Print every file; 0 all are sound, 1 one is not, 2 one cannot be opened or is of another game."""
    code = SOUND
    for number, name in enumerate(arguments.files):
        if number:
            print()
        try:
            sheet = read_pad_file(Path(name))
            rules = pad(sheet.game)
            found = pad_score(rules, sheet)
        except PadFileError as error:
            print(error.said, file=sys.stderr)
            code = max(code, WRONG_USE if error.missing else UNSOUND)
            continue
        except DataError as error:
            print(f"{name}: {error}", file=sys.stderr)
            code = max(code, UNSOUND)
            continue
        if arguments.game and sheet.game != arguments.game:
            print(f"{name}: this is a sheet of {sheet.game}, not of {arguments.game}", file=sys.stderr)
            code = max(code, WRONG_USE)
            continue
        print(printed(name, sheet, found, rules.rows(sheet.setup)))
        code = max(code, UNSOUND if found.troubles else SOUND)
    return code


def printed(name: str, sheet: PadSheet, found: PadScore, rows: tuple[Row, ...]) -> str:
    """The whole sheet in the engine's own words."""
    state = f"finished {sheet.finished}" if sheet.finished else "a draft"
    parts = [f"{name}: {sheet.game} for {len(sheet.seats)}, {state}."]
    for seat, who in enumerate(sheet.seats):
        table = [("row", "written", "points", "rule")]
        for row in rows:
            written = " / ".join(sheet.text(field.key, seat).strip() or "-" for field in row.fields)
            points = found.points(row.key, seat)
            if points is not None or written.strip("-/ "):
                table.append((row.key, written, "-" if points is None else str(points), row.rule))
        total, rank = found.totals[seat], found.ranks[seat]
        points_word = "1 point" if total == 1 else f"{total} points"
        head = f"Seat {seat + 1}, {who.name or 'nobody named'}: {points_word}, rank {rank}"
        parts.append(f"{head}\n{text_table(table, right=(2,))}")
    said = [f"  seat {remark.seat + 1}, {remark.row}: {remark.text}" for remark in found.remarks]
    if said:
        parts.append("\n".join(["To know:", *said]))
    wrong = [f"  seat {trouble.seat + 1}, {trouble.field}: {trouble.text}" for trouble in found.troubles]
    if wrong:
        parts.append("\n".join(["What cannot be:", *wrong]))
    return "\n\n".join(parts)
