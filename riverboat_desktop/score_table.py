"""Score sheets as plain text, in the engine's own words: the window has the words for people."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.component import Ref
from engine.core.score import ScoreLine, ScoreSheet
from engine.core.setup import Setup


def text_table(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> str:
    """Rows as aligned columns, the first row being the head; columns in `right` stand to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  " + "  ".join(cells).rstrip())
    return "\n".join(lines)


def score_table(setup: Setup, sheets: Sequence[ScoreSheet], ranks: Sequence[int]) -> str:
    """Every line of every sheet with its points, pieces and rule; ranks may be empty before the end."""
    parts = []
    for sheet in sheets:
        seat = setup.seats[sheet.seat]
        rank = f", rank {ranks[sheet.seat]}" if ranks else ""
        points = "1 point" if sheet.total == 1 else f"{sheet.total} points"
        parts.append(
            f"Seat {sheet.seat + 1}, {seat.name} ({seat.controller}): {points}{rank}\n"
            + text_table(
                [("round", "points", "for", "made by", "rule"), *map(_row, sheet.lines)], right=(0, 1)
            )
        )
    return "\n\n".join(parts)


def _row(line: ScoreLine) -> tuple[str, str, str, str, str]:
    round_word = str(line.round) if line.round else "-"
    return round_word, str(line.points), line.key.replace("-", " "), _pieces(line.refs), line.rule or "-"


def _pieces(refs: tuple[Ref, ...]) -> str:
    """Pieces by kind, as records name them: `tile TW; field a1 a2`."""
    kinds: dict[str, list[str]] = {}
    for ref in refs:
        kinds.setdefault(ref.kind, []).append(ref.name)
    return "; ".join(f"{kind} {' '.join(names)}" for kind, names in kinds.items()) or "-"
