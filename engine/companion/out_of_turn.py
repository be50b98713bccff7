"""Seats that decide beside each other: hands move in any order, the ledger has them in the order of seats.

What is pointed at on the mat of a seat whose turn is still to come is kept till then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.companion.gesture import Gesture
from engine.companion.receipts import Receipt, Said
from engine.companion.tableau import Difference
from engine.core.component import Ref
from engine.core.game import PUBLIC, Decision
from engine.session.ahead import state_at
from engine.session.session import Session

_MOST_BEFORE: Final = 64
"""So many steps are taken at most to come to the turn of a seat; seats that decide together are few."""


class OutOfTurn:
    """What was pointed at before its turn, by seat. `tell` hears what is kept, and what cannot be meant."""

    def __init__(self, session: Session, tell: Callable[[Receipt], None]) -> None:
        self._session = session
        self._tell = tell
        self._kept: dict[int, frozenset[Ref]] = {}
        self._told: Difference = {}

    def clear(self) -> None:
        """Nothing is kept: the seats are asked anew."""
        self._kept.clear()
        self._told = {}

    def pointed(self, refs: frozenset[Ref], gesture: Gesture, now_s: float) -> bool:
        """Whether it is about a seat that decides beside the one on turn, and has been dealt with.

        Words that were said just before go along where they can be meant together.
        """
        node = self._session.node
        seats = {ref.seat for ref in refs if ref.seat >= 0}
        if not isinstance(node, Decision) or not node.together or len(seats) != 1 or node.seat in seats:
            return False
        (seat,) = seats
        state = self._turn_of(seat)
        if state is None:
            return False
        game = self._session.game
        legal = game.legal_actions(state)
        said = frozenset(ref for ref in gesture.points if ref.kind == "word" and not gesture.shown)
        before = self._kept.get(seat, frozenset())
        for all_of in (refs | said, refs | before, refs):
            if len(legal.narrow(all_of)):
                self._kept[seat] = all_of
                if said <= all_of:
                    gesture.clear()
                self._tell(Receipt(Said.KEPT, now_s, seat=seat))
                return True
        self._tell(Receipt(Said.REFUSED, now_s, reason=game.why_not(state, refs), seat=seat))
        return True

    def _turn_of(self, seat: int) -> Any:
        """A throw-away state in which a seat is asked; None if it is not asked beside the others any more."""
        game = self._session.game
        state = state_at(self._session).clone()
        for _ in range(_MOST_BEFORE):
            node = game.node(state)
            if not isinstance(node, Decision) or not node.together:
                return None
            if node.seat == seat:
                return state
            game.apply(state, game.legal_actions(state)[0], trusted=True)
        return None

    def due(self) -> frozenset[Ref]:
        """What was kept for the seat that is asked now; empty if nothing was. It is kept no longer."""
        node = self._session.node
        if not self._kept:
            return frozenset()
        if not isinstance(node, Decision) or not node.together:
            self.clear()
            return frozenset()
        return self._kept.pop(node.seat, frozenset())

    def seen(self, difference: Difference, now_s: float) -> None:
        """Stations see what seats have done whose turn is still to come: it is told once."""
        if difference != self._told:
            self._told = dict(difference)
            self._tell(Receipt(Said.KEPT, now_s, (PUBLIC,)))
