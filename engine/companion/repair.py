"""From what lies on the table to what should lie there: the least number of hand moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.companion.tableau import FACE_DOWN, Spot, Tableau, TableView

SOMEWHERE = ""
"""A place that no station sees, or somebody's hand."""


@dataclass(frozen=True, slots=True)
class Move:
    """One piece goes from one place to another. Empty texts stand for where no station looks.

    `start` and `end` are stations where they see several places, else the place; `piece` is a face-down
    piece (`?`) where any may be meant.
    """

    piece: str
    start: str
    end: str


def repair(view: TableView, tableau: Tableau, difference: Mapping[Spot, int]) -> tuple[Move, ...]:
    """The fewest moves after which nothing differs; equal pieces may stand for each other.

    Each piece that is too many somewhere goes where one like it is missing, as long as there are both;
    what is left goes to, or comes from, a place that no station sees. That is the least number: a move
    takes away at most one piece that is too many and fills at most one gap of its own kind.
    """
    moves: list[Move] = []
    pieces = sorted({spot.piece for spot in difference})
    gaps_face_down = _listed((spot, -count) for spot, count in difference.items() if spot.piece == FACE_DOWN)
    for piece in pieces:
        if piece == FACE_DOWN:
            continue
        here = [(spot, count) for spot, count in difference.items() if spot.piece == piece]
        extra = _listed((spot, count) for spot, count in here)
        gaps = _listed((spot, -count) for spot, count in here)
        while extra and gaps:
            moves.append(Move(piece, extra.pop(0), gaps.pop(0)))
        for station in extra:
            fits = [gap for gap in gaps_face_down if _may_hide(view, tableau, gap, piece)]
            if fits:
                gaps_face_down.remove(fits[0])
            moves.append(Move(piece, station, fits[0] if fits else _unseen(view, tableau, piece)))
        moves += [Move(piece, _unseen(view, tableau, piece), station) for station in gaps]
    moves += [Move(FACE_DOWN, SOMEWHERE, station) for station in gaps_face_down]
    return tuple(Move(move.piece, _named(view, move.start), _named(view, move.end)) for move in moves)


def _listed(spots: Iterable[tuple[Spot, int]]) -> list[str]:
    """Each station as often as the number beside it, those with none left out."""
    return [spot.station for spot, count in sorted(spots) for _ in range(max(0, count))]


def _may_hide(view: TableView, tableau: Tableau, station: str, piece: str) -> bool:
    return any(view.layout.sees(there.place) == station and piece in there.pieces for there in tableau.hidden)


def _unseen(view: TableView, tableau: Tableau, piece: str) -> str:
    """The place without a station where such a piece should lie, if there is just one."""
    places = [
        place
        for place, pieces in tableau.inventory.places.items()
        if piece in pieces and not view.layout.sees(place)
    ]
    return places[0] if len(places) == 1 else SOMEWHERE


def _named(view: TableView, where: str) -> str:
    if where in view.layout:
        return view.layout[where].only_place or where
    return where


def put_back(moved: Mapping[tuple[str, str], int]) -> tuple[Move, ...]:
    """The moves that carry out a change of places: from where pieces are fewer to where they are more."""
    moves: list[Move] = []
    for piece in sorted({piece for _, piece in moved}):
        places = sorted((place, count) for (place, of), count in moved.items() if of == piece)
        starts = [place for place, count in places for _ in range(-count)]
        ends = [place for place, count in places for _ in range(count)]
        starts += [SOMEWHERE] * (len(ends) - len(starts))
        ends += [SOMEWHERE] * (len(starts) - len(ends))
        moves += [Move(piece, start, end) for start, end in zip(starts, ends, strict=True)]
    return tuple(moves)
