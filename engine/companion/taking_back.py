"""What has to be moved after an undo or a redo, and why a table that hands are still moving says nothing."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from engine.companion.cardboard import Cardboard
from engine.companion.evidence import Ambiguous, Explained, Explanation
from engine.companion.explain import MOST_LISTED
from engine.companion.receipts import Gate, GateKind
from engine.companion.repair import Move, put_back, repair
from engine.companion.tableau import Difference, Tableau, TableView
from engine.session.ahead import state_at
from engine.session.hands import lately_undone
from engine.session.session import Session


def to_put_back(
    view: TableView, cardboard: Cardboard, was: Tableau, then: Tableau, gate: Gate | None = None
) -> Gate:
    """What has to be moved from what should have lain there to what should lie there then; perhaps nothing.

    Where a station looks, what it sees counts; elsewhere all that the ledger says, less what hands had
    not done yet for `gate`.
    """
    moved = view.moved(was, then)
    if gate is not None and gate.kind in (GateKind.PUT_BACK, GateKind.AGAIN, GateKind.INSTRUCTION):
        for move in gate.left:
            for place, count in ((move.start, -1), (move.end, 1)):
                moved[place, move.piece] = moved.get((place, move.piece), 0) + count
    unseen = [move for move in put_back(moved) if not cardboard.sees(move)]
    seen = repair(view, then, view.difference(then, cardboard.sight()))
    return Gate(GateKind.PUT_BACK, (*seen, *unseen))


def goes_round(session: Session, explanation: Explanation) -> bool:
    """Whether it would enter again what was taken back, only because nobody has put that back yet."""
    if not isinstance(explanation, Explained | Ambiguous):
        return False
    choices = explanation.choices if isinstance(explanation, Ambiguous) else ()
    first = explanation.steps[:1] or islice(choices, MOST_LISTED)
    undone, state = lately_undone(session), state_at(session)
    return any(session.game.write(step, state) in undone for step in first)


def hands_at_it(view: TableView, tableau: Tableau, gate: Gate | None, difference: Difference) -> bool:
    """Whether all that still differs stands on the list of a gate: hands are in the middle of it.

    Half of a list may look like some step, and is none.
    """
    if gate is None or not gate.moves or not difference:
        return False

    def about(move: Move) -> tuple[str, str, str]:
        """Piece and stations; empty where none looks."""
        return move.piece, view.layout.station_of(move.start), view.layout.station_of(move.end)

    left = Counter(map(about, repair(view, tableau, difference)))
    return left <= Counter(map(about, gate.moves))
