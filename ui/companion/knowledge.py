"""What is known of every piece: seen by a station, inferred by the rules, missed, or unknown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.companion.referee import Referee
from engine.companion.tableau import FACE_DOWN


class Known(StrEnum):
    """How it is known where a piece lies."""

    SEEN = "seen"
    INFERRED = "inferred"
    MISSING = "missing"
    """It should lie there, and its station does not see it."""
    UNKNOWN = "unknown"
    """It lies face down, or where it should not."""


@dataclass(frozen=True, slots=True)
class PieceRow:
    """So many equal pieces at a place, and how that is known."""

    piece: str
    place: str
    count: int
    known: Known


def known_pieces(referee: Referee, lies_open: Callable[[str], bool]) -> list[PieceRow]:
    """Every piece with a tag by place, as everybody may know it; where not all may look it is counted."""
    view, tableau = referee.view, referee.chronicle.now
    sight = {station: dict(pieces) for station, pieces in referee.cardboard.sight().items()}
    open_rows: list[PieceRow] = []
    closed: list[PieceRow] = []
    for place, pieces in sorted(tableau.inventory.places.items()):
        station = view.layout.sees(place)
        mine = {piece: count for piece, count in sorted(pieces.items()) if piece in view.tagged and count}
        seen_here = sight.get(station) if station else None
        if not lies_open(place):
            if mine:
                closed.append(PieceRow(FACE_DOWN, place, sum(mine.values()), Known.UNKNOWN))
            for piece, count in mine.items():
                if seen_here is not None:
                    seen_here[piece] = seen_here.get(piece, 0) - count
            continue
        for piece, count in mine.items():
            if seen_here is None:
                open_rows.append(PieceRow(piece, place, count, Known.INFERRED))
                continue
            seen = min(count, max(0, seen_here.get(piece, 0)))
            seen_here[piece] = seen_here.get(piece, 0) - seen
            parts = ((seen, Known.SEEN), (count - seen, Known.MISSING))
            open_rows += [PieceRow(piece, place, part, known) for part, known in parts if part]
    for station, left in sight.items():
        shown = all(map(lies_open, view.layout[station].places))
        closed += [
            PieceRow(piece, station, count, Known.UNKNOWN)
            for piece, count in left.items()
            if count > 0 and shown
        ]
    return [*open_rows, *closed]
