"""What is known of every piece: seen by a station, inferred by the rules, missed, or unknown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.companion.referee import Referee
from engine.companion.tableau import FACE_DOWN
from engine.core.component import Hidden


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


def known_pieces(
    referee: Referee, lies_open: Callable[[str], bool], told_as: Callable[[str], str]
) -> list[PieceRow]:
    """Every piece with a tag by place, as everybody may know it; where not all may look it is counted.

    `told_as` gives the place where others believe it, of what lies at a place that nobody is told of.
    """
    view, tableau = referee.view, referee.chronicle.now
    sight = {station: dict(pieces) for station, pieces in referee.cardboard.sight().items()}
    open_rows: list[PieceRow] = []
    closed: dict[str, int] = {}
    for place, pieces in sorted(tableau.inventory.places.items()):
        station = view.layout.sees(place)
        mine = {piece: count for piece, count in sorted(pieces.items()) if piece in view.tagged and count}
        seen_here = sight.get(station) if station else None
        if not lies_open(place) or told_as(place) != place:
            if mine:
                closed[told_as(place)] = closed.get(told_as(place), 0) + sum(mine.values())
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
    for there in tableau.hidden:
        # Where they are counted, nobody has seen them; here a reader may see them, and tells nobody.
        place = told_as(there.place)
        closed[place] = closed.get(place, 0) + there.number
        if there.counted:
            closed[there.counted] = closed.get(there.counted, 0) - there.number
        _leave_out(sight.get(view.layout.sees(there.place), {}), there)
    rows = [
        PieceRow(FACE_DOWN, place, count, Known.UNKNOWN)
        for place, count in sorted(closed.items())
        if count > 0
    ]
    for station, left in sight.items():
        shown = all(lies_open(place) and told_as(place) == place for place in view.layout[station].places)
        rows += [
            PieceRow(piece, station, count, Known.UNKNOWN)
            for piece, count in left.items()
            if count > 0 and shown
        ]
    return [*open_rows, *rows]


def _leave_out(seen_here: dict[str, int], there: Hidden) -> None:
    """Of what a station sees leave out as many as may lie there face down."""
    left = there.number
    for piece in sorted(there.pieces):
        taken = min(left, max(0, seen_here.get(piece, 0)))
        if taken:
            seen_here[piece] -= taken
            left -= taken
