"""Seats that decide beside each other: hands move in any order, the ledger has them in the order of seats.

What is pointed at on the mat of a seat whose turn is still to come, or shown out of its hand, is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.companion.catalogue import Instance
from engine.companion.chronicle import Chronicle
from engine.companion.evidence import Evidence, Refused, Shown
from engine.companion.explain import Explainer
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
    """What was pointed at and shown before its turn, by seat. `tell` hears what is kept, and what is not."""

    def __init__(
        self, session: Session, tell: Callable[[Receipt], None], explainer: Explainer, chronicle: Chronicle
    ) -> None:
        self._session = session
        self._tell = tell
        self._explainer = explainer
        self._chronicle = chronicle
        self._pointed: dict[int, frozenset[Ref]] = {}
        self._shown: dict[int, list[tuple[Instance, ...]]] = {}
        self._told: Difference = {}

    def __bool__(self) -> bool:
        return bool(self._pointed or self._shown)

    def clear(self) -> None:
        """Nothing is kept: the seats are asked anew."""
        self._pointed.clear()
        self._shown.clear()
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
        before = self._pointed.get(seat, frozenset())
        for all_of in (refs | said, refs | before, refs):
            if len(legal.narrow(all_of)):
                self._pointed[seat] = all_of
                if said <= all_of:
                    gesture.clear()
                self._is_kept(seat, now_s)
                return True
        self._tell(Receipt(Said.REFUSED, now_s, reason=game.why_not(state, refs), seat=seat))
        return True

    def showed(self, instance: Instance, now_s: float) -> bool:
        """Whether a piece that means nothing now is kept for a seat that decides beside the one on turn.

        What goes together with what that seat has shown before is one gesture with it, else it is the next.
        """
        node = self._session.node
        if not isinstance(node, Decision) or not node.together:
            return False
        for seat in range(len(self._session.controllers)):
            state = self._turn_of(seat) if seat != node.seat else None
            if state is None:
                continue
            groups = self._shown.get(seat, [])
            if any(instance in group for group in groups):
                self._is_kept(seat, now_s)
                return True
            last = groups[-1] if groups else ()
            for group, before in (((*last, instance), groups[:-1]), ((instance,), groups)):
                if self._fits(state, group):
                    self._shown[seat] = [*before, group]
                    self._is_kept(seat, now_s)
                    return True
        return False

    def _fits(self, state: Any, group: tuple[Instance, ...]) -> bool:
        """Whether pieces may mean something together in a state, where each lies as far as it is known."""
        where = self._chronicle.whereabouts
        shown = tuple(Shown(instance.piece, where.of(instance)) for instance in group)
        found = self._explainer.explain(state, Evidence(shown=shown, placed=where.placed()))
        return not isinstance(found, Refused)

    def _is_kept(self, seat: int, now_s: float) -> None:
        """Everybody hears for whom, and what is asked now."""
        prompt = self._session.view(PUBLIC).prompt
        self._tell(Receipt(Said.KEPT, now_s, seat=seat, expected=prompt))

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

    def due(self, point: Callable[..., None], show: Callable[[Instance], None]) -> None:
        """What was kept for the seat that is asked now is pointed at and shown. It is kept no longer."""
        node = self._session.node
        if not self:
            return
        if not isinstance(node, Decision) or not node.together:
            self.clear()
            return
        refs = self._pointed.pop(node.seat, frozenset())
        groups = self._shown.pop(node.seat, [])
        if len(groups) > 1:
            self._shown[node.seat] = groups[1:]
        if refs:
            point(*refs)
        for instance in groups[0] if groups else ():
            show(instance)

    def seen(self, difference: Difference, now_s: float) -> None:
        """Stations see what seats have done whose turn is still to come: it is told once."""
        if difference != self._told:
            self._told = dict(difference)
            self._tell(Receipt(Said.KEPT, now_s, (PUBLIC,)))
