"""What lies face down before a step and after it: what has gone from there, and what has still to come."""

from __future__ import annotations

from collections.abc import Mapping

from engine.companion.repair import Move, put_back
from engine.companion.tableau import FACE_DOWN, Difference, Spot, Tableau, TableView


def vanished(before: Tableau, after: Tableau) -> int:
    """How many places have no piece face down any more."""
    if before.hidden is after.hidden or not before.hidden:
        return 0
    still = {there.place for there in after.hidden}
    return sum(there.place not in still for there in before.hidden)


def drawn(
    view: TableView, before: Tableau, after: Tableau, difference: Mapping[Spot, int], told: int
) -> Difference:
    """What of a difference after a step has still to come face down to where another piece has left.

    No more than the step brings there; `told` were known when they left.
    """
    came: dict[str, int] = {}
    for tableau, sign in ((after, 1), (before, -1)):
        for there in tableau.hidden:
            station = view.layout.sees(there.place)
            came[station] = came.get(station, told) + sign * there.number
    return {
        spot: count
        for spot, count in difference.items()
        if spot.piece == FACE_DOWN and -came.get(spot.station, 0) <= count < 0
    }


def face_down_moves(
    before: Tableau, after: Tableau, moved: Mapping[tuple[str, str], int]
) -> tuple[Move, ...]:
    """What goes from one place to another face down with a step that moves this by name.

    Nothing where pieces were gathered for a new deal: what lies face down then is something else.
    """
    dealt_from = {there.counted for there in (*before.hidden, *after.hidden)}
    if before.hidden is after.hidden or any(
        change > 0 and place in dealt_from for (place, _), change in moved.items()
    ):
        return ()
    moves: list[Move] = []
    for faces in dict.fromkeys(there.pieces for there in after.hidden):
        changes: dict[tuple[str, str], int] = {}
        for lying, sign in ((after.hidden, 1), (before.hidden, -1)):
            for there in lying:
                if there.pieces == faces:
                    key = (there.place, FACE_DOWN)
                    changes[key] = changes.get(key, 0) + sign * there.number
        moves += [move for move in put_back(changes) if move.start and move.end]
    return tuple(moves)
