"""Where what has arrived came from: known of each instance, also where the station that it left is lost.

Equal pieces may stand for each other, but not against what is known: where nobody sees that a place has lost
its piece, the piece that has come says which place it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.companion.cardboard import Cardboard
from engine.companion.catalogue import Instance
from engine.companion.chronicle import Chronicle
from engine.companion.evidence import Ambiguous, Explained, Explanation, Unexplained
from engine.companion.tableau import Difference, Spot, TableView
from engine.companion.whereabouts import Whereabouts, alternatives
from engine.core.game import Chance

MOST_ASKED: Final = 60
"""Of more choices people point at something before anybody looks at each."""


def as_it_came(
    view: TableView, cardboard: Cardboard, chronicle: Chronicle, state: Any, found: Explanation
) -> Explanation:
    """What was found, its first choice with the detail that takes pieces from where those lay that have come.

    Nothing explains the table where that choice takes them from elsewhere, unseen, whatever its detail. Of
    several choices those that do so are none.
    """
    nothing = Unexplained(view.difference(chronicle.now, cardboard.sight(), cardboard.fresh()))
    match found:
        case Explained(steps):
            way = the_way_it_came(view, cardboard, chronicle, state, steps[0])
            if way is None:
                return nothing
            return found if way == steps[0] else Explained((way,))
        case Ambiguous((), choices) if len(choices) <= MOST_ASKED:
            ways = [the_way_it_came(view, cardboard, chronicle, state, step) for step in choices]
            kept = [way for way in ways if way is not None]
            return Ambiguous((), kept, found.refs) if kept else nothing
    return found


def the_way_it_came(
    view: TableView, cardboard: Cardboard, chronicle: Chronicle, state: Any, step: Any
) -> Any | None:
    """The step with the detail for which most speaks, or as it is where it needs none or is an outcome.

    None where something is known against every one; of an outcome, that what has come lay open elsewhere.
    """
    if isinstance(view.game.node(state), Chance):
        return None if _lay_open(view, cardboard, chronicle, state, step) else step
    difference = view.difference(chronicle.now, cardboard.sight(), cardboard.fresh())
    best, most = None, 0
    for way in (step, *view.game.details(state, step)):
        then = state.clone()
        view.game.apply(then, way, trusted=True)
        moved = view.moved(chronicle.now, view.of(then))
        speaks = _speaks(view, cardboard, chronicle.whereabouts, moved, difference)
        if speaks > most:
            best, most = way, speaks
    return best


def _speaks(
    view: TableView,
    cardboard: Cardboard,
    where: Whereabouts,
    moved: Mapping[tuple[str, str], int],
    difference: Difference,
) -> int:
    """2 if something speaks for it that pieces went so, 1 if nothing is known, 0 if something speaks against.

    For it: one has come that may have lain where they start, or one is missing there. Against it: the only
    ones that have come lay elsewhere.
    """
    speaks, sees = 1, view.layout.sees
    for piece in sorted({piece for (_, piece), change in moved.items() if change < 0}):
        starts = {place for (place, of), change in moved.items() if of == piece and change < 0}
        ends = {sees(place) for (place, of), change in moved.items() if of == piece and change > 0}
        stations = {station for station in ends if station in cardboard.sight()}
        came = [set(alternatives(where.of(one))) for one in _new(view, cardboard, where, piece, stations)]
        missing = any(difference.get(Spot(sees(place), piece), 0) < 0 for place in starts)
        if missing or any(lay & starts for lay in came):
            speaks = 2
        elif came:
            return 0
    return speaks


def _lay_open(view: TableView, cardboard: Cardboard, chronicle: Chronicle, state: Any, step: Any) -> bool:
    """Whether an outcome brings a piece to where none has come but those that are known to lie elsewhere.

    So it is when a piece is put back to where it was taken from, and no reader sees where it lay meanwhile.
    """
    then = state.clone()
    view.game.apply(then, step, trusted=True)
    here = chronicle.now
    for (place, piece), change in view.moved(here, view.of(then)).items():
        station = view.layout.sees(place)
        if change > 0 and station in cardboard.sight():
            came = [
                any(
                    here.inventory.at(lay).get(piece, 0)
                    for lay in alternatives(chronicle.whereabouts.of(one))
                )
                for one in cardboard.lying(station)
                if one.piece == piece and one not in chronicle.whereabouts.at(place, piece)
            ]
            if came and all(came):
                return True
    return False


def _new(
    view: TableView, cardboard: Cardboard, where: Whereabouts, piece: str, stations: set[str]
) -> Iterator[Instance]:
    """The instances of a piece that lie at these stations and are known to have lain elsewhere."""
    for station in sorted(stations):
        for instance in cardboard.lying(station):
            lay = alternatives(where.of(instance))
            if (
                instance.piece == piece
                and lay
                and not any(view.layout.sees(place) == station for place in lay)
            ):
                yield instance
