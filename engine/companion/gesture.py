"""What people have shown and pointed at since the last step, as one gesture, and what it means so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from engine.companion.cardboard import Cardboard
from engine.companion.catalogue import Instance
from engine.companion.chronicle import Chronicle
from engine.companion.evidence import Evidence, Explained, Explanation, Refused, Shown
from engine.companion.explain import MOST_LISTED, Explainer
from engine.companion.left_to_bots import as_people_showed
from engine.companion.origins import the_way_it_came
from engine.companion.tableau import Spot
from engine.core.component import Ref
from engine.core.game import Chance
from engine.session.ahead import state_at
from engine.session.session import Session


class Gesture:
    """Grows by showing and pointing. What does not go together with the rest takes its place, if it can."""

    def __init__(
        self, session: Session, explainer: Explainer, chronicle: Chronicle, cardboard: Cardboard
    ) -> None:
        self._session = session
        self._explainer = explainer
        self._chronicle = chronicle
        self._cardboard = cardboard
        self.shown: tuple[Instance, ...] = ()
        self.points: frozenset[Ref] = frozenset()
        self.closed = False
        self.asked: Sequence[Any] = ()

    def __bool__(self) -> bool:
        return bool(self.shown or self.points)

    def clear(self) -> None:
        """A new gesture begins."""
        self.shown, self.points, self.asked = (), frozenset(), ()
        self.closed = False

    def show(self, instance: Instance, debt: dict[Spot, int]) -> Explanation:
        """A further piece was shown. Nothing changes when it is refused."""
        self.closed = False
        return self._first_that_fits(
            debt,
            ((*self.shown, instance), self.points),
            ((instance,), self.points),
            ((instance,), frozenset()),
        )

    def point(self, refs: frozenset[Ref], debt: dict[Spot, int]) -> Explanation:
        """Something more was pointed at. Nothing changes when it is refused."""
        self.closed = any(ref.kind == "word" for ref in refs)
        return self._first_that_fits(debt, (self.shown, self.points | refs), (self.shown, refs), ((), refs))

    def _first_that_fits(
        self, debt: dict[Spot, int], *ways: tuple[tuple[Instance, ...], frozenset[Ref]]
    ) -> Explanation:
        first: Explanation | None = None
        for shown, points in ways:
            explanation = self._means(shown, points, debt)
            if not isinstance(explanation, Refused):
                self.shown, self.points = shown, points
                return explanation
            first = first or explanation
        assert first is not None
        return first

    def means(self, debt: dict[Spot, int]) -> Explanation:
        """What all of it means now."""
        return self._means(self.shown, self.points, debt)

    def _means(
        self, shown: tuple[Instance, ...], points: frozenset[Ref], debt: dict[Spot, int]
    ) -> Explanation:
        evidence = self._evidence(shown, points, debt)
        found = self._explainer.explain(state_at(self._session), evidence, self._chronicle.now)
        last = evidence.shown[-1] if shown else Shown("")
        found = as_people_showed(self._session, found, last.piece, last.place)
        return found if shown else self._as_it_came(found, points)

    def _as_it_came(self, found: Explanation, points: frozenset[Ref]) -> Explanation:
        """A step that was only pointed at, with the detail that takes what has come from where it lay."""
        state, game = state_at(self._session), self._session.game
        if not isinstance(found, Explained) or isinstance(game.node(state), Chance):
            return found
        for step in islice(game.legal_actions(state).narrow(points), MOST_LISTED):
            if found.steps[0] in (step, *game.details(state, step)):
                way = the_way_it_came(self._explainer.view, self._cardboard, self._chronicle, state, step)
                said = way is not None and points <= game.refs(way, state)
                return Explained((way,)) if said and way != step else found
        return found

    def from_its_place(self, step: Any, debt: dict[Spot, int]) -> Any:
        """A step that was chosen, with the detail that takes what was shown or has come from where it lay."""
        if not self.shown:
            state, view = state_at(self._session), self._explainer.view
            return the_way_it_came(view, self._cardboard, self._chronicle, state, step) or step
        evidence = self._evidence(self.shown, self.points, debt)
        return self._explainer.from_its_place(state_at(self._session), evidence, step)

    def _evidence(
        self, shown: tuple[Instance, ...], points: frozenset[Ref], debt: dict[Spot, int]
    ) -> Evidence:
        where = self._chronicle.whereabouts
        return Evidence(
            sight=self._cardboard.sight(held=shown),
            debt=debt,
            shown=tuple(Shown(one.piece, where.of(one) or self._cardboard.lay_at(one)) for one in shown),
            points=points,
            closed=self.closed,
            placed=where.placed(),
            fresh=self._cardboard.fresh(),
        )
