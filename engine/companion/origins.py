"""Where what has arrived came from: known of each instance, also where the station that it left is lost.

Equal pieces may stand for each other, but not against what is known: where nobody sees that a place has lost
its piece, the piece that has come says which place it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.companion.cardboard import Cardboard
from engine.companion.catalogue import Instance
from engine.companion.chronicle import Chronicle
from engine.companion.evidence import Explained, Explanation, Unexplained
from engine.companion.tableau import TableView
from engine.companion.whereabouts import Whereabouts, alternatives
from engine.core.game import Chance


def as_it_came(
    view: TableView, cardboard: Cardboard, chronicle: Chronicle, state: Any, found: Explanation
) -> Explanation:
    """What was found, its first choice with the detail that takes pieces from where those lay that have come.

    Nothing explains the table where that choice takes them from elsewhere, unseen, whatever its detail.
    """
    if not isinstance(found, Explained) or isinstance(view.game.node(state), Chance):
        return found
    here, where = chronicle.now, chronicle.whereabouts
    step = found.steps[0]
    for way in (step, *view.game.details(state, step)):
        then = state.clone()
        view.game.apply(then, way, trusted=True)
        if _fits(view, cardboard, where, view.moved(here, view.of(then))):
            return found if way == step else Explained((way,))
    return Unexplained(view.difference(here, cardboard.sight()))


def _fits(
    view: TableView, cardboard: Cardboard, where: Whereabouts, moved: Mapping[tuple[str, str], int]
) -> bool:
    """Whether of each piece that leaves a place unseen one has come that may have lain at such a place."""
    known = cardboard.sight()
    for piece in sorted({piece for (_, piece), change in moved.items() if change < 0}):
        starts = {place for (place, of), change in moved.items() if of == piece and change < 0}
        if any(view.layout.sees(place) in known for place in starts):
            continue
        ends = {
            view.layout.sees(place) for (place, of), change in moved.items() if of == piece and change > 0
        }
        came = [
            set(alternatives(where.of(one))) for one in _new(view, cardboard, where, piece, ends & set(known))
        ]
        if came and not any(lay & starts for lay in came):
            return False
    return True


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
