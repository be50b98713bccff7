"""How steps that the table told enter the session: with notes, and with what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.companion.catalogue import Instance
from engine.companion.chronicle import Chronicle, pieces_note
from engine.companion.tableau import Tableau, TableView
from engine.core.component import Hidden
from engine.core.game import Chance, Decision
from engine.session.ahead import state_at
from engine.session.session import Session

_MOST_FORCED: Final = 200
"""Outcomes that enter by themselves in a row; a game that had more would be a fault."""


class Clerk:
    """Writes into the ledger. `lying` gives the instances that lie at a station, none where nobody knows."""

    def __init__(
        self,
        session: Session,
        view: TableView,
        chronicle: Chronicle,
        *,
        lying: Callable[[str], list[Instance]],
        stamp: Callable[[], str],
    ) -> None:
        self._session = session
        self._view = view
        self._chronicle = chronicle
        self._lying = lying
        self._stamp = stamp
        self.busy = False
        self._unsure = False

    def enter(self, steps: Sequence[Any], shown: Sequence[Instance], station: str) -> tuple[Any, ...]:
        """Submit steps that belong together, then what nobody needs to tell; gives all of them.

        Raises `IllegalStep` for the first that is not legal; those before it stay.
        """
        self.busy = True
        if isinstance(self._session.node, Decision):
            self._unsure = False
        try:
            for step in steps:
                self._submit(step, shown, station)
            return (*steps, *self._forced(shown, station))
        finally:
            self.busy = False

    def notes(self, station: str = "") -> tuple[tuple[str, str], ...]:
        """When, and by which reader, as notes of a line."""
        stamp = self._stamp()
        when = (("when", stamp),) if stamp else ()
        return (*when, ("reader", station)) if station else when

    def _submit(self, step: Any, shown: Sequence[Instance], station: str) -> None:
        """Enter one step, with notes of the pieces that were shown for it or are seen to have come."""
        state = state_at(self._session)
        after = state.clone()
        self._session.game.apply(after, step)
        then = self._view.of(after)
        moved = self._view.moved(self._chronicle.now, then)
        mine = [instance for instance in shown if self._about(instance, moved, step, state)]
        notes = pieces_note(mine or self._arrived(moved, then))
        left = self._vanished(then)
        self._session.submit(step, notes=(*notes, *self.notes(station)))
        self._unsure = self._unsure or not all(map(self._known, left))

    def _about(self, instance: Instance, moved: Mapping[tuple[str, str], int], step: Any, state: Any) -> bool:
        """Whether a shown piece belongs to a step: it moves such a piece, or is pointed at by it."""
        if any(piece == instance.piece for _, piece in moved):
            return True
        refs = self._session.game.refs(step, state)
        place = self._chronicle.whereabouts.of(instance)
        readings = self._session.game.showing(state, ((instance.piece, place),))
        return any(reading and reading <= refs for reading in readings)

    def _arrived(self, moved: Mapping[tuple[str, str], int], then: Tableau) -> list[Instance]:
        """The instances at stations to which the step brings such pieces, if they lay elsewhere before."""
        where = self._chronicle.whereabouts
        sees = self._view.layout.sees
        ends: dict[str, list[str]] = {}
        for (place, piece), count in moved.items():
            if count > 0 and sees(place):
                ends.setdefault(sees(place), []).extend([piece] * count)
        old = {there.place for there in self._chronicle.now.hidden}
        for there in then.hidden:
            if there.place not in old and sees(there.place):
                ends.setdefault(sees(there.place), []).extend(sorted(there.pieces))
        found: list[Instance] = []
        for station, pieces in ends.items():
            for instance in self._lying(station):
                if instance.piece in pieces and sees(where.of(instance)) != station:
                    pieces.remove(instance.piece)
                    found.append(instance)
        return found

    def _vanished(self, then: Tableau) -> list[Hidden]:
        """What lay face down and does not any more."""
        still = {there.place for there in then.hidden}
        return [there for there in self._chronicle.now.hidden if there.place not in still]

    def _known(self, there: Hidden) -> bool:
        """Whether it is known by its tag what lay there face down."""
        places = self._chronicle.whereabouts.places
        return any(place == there.place and one.piece in there.pieces for one, place in places.items())

    def _forced(self, shown: Sequence[Instance], station: str) -> list[Any]:
        """Enter what follows by itself: the only outcome that is a word, and faces that are known already."""
        entered: list[Any] = []
        for _ in range(_MOST_FORCED):
            found = self._forced_outcome(shown)
            if found is None:
                break
            step, instances = found
            self._submit(step, instances, station)
            entered.append(step)
        return entered

    def _forced_outcome(self, shown: Sequence[Instance]) -> tuple[Any, list[Instance]] | None:
        if not isinstance(self._session.node, Chance):
            return None
        state = state_at(self._session)
        game = self._session.game
        outcomes = [step for step, _ in self._session.outcomes()]
        if len(outcomes) == 1 and all(ref.kind == "word" for ref in game.refs(outcomes[0], state)):
            return outcomes[0], []
        if self._unsure:
            return None
        loose = self._chronicle.whereabouts.loose(self._chronicle.now)
        # What was shown for the step itself lies where its last outcome puts it, so others go first.
        # Where one of several cards is not known by its tag, nobody can say which of them comes first.
        for instance in sorted(loose, key=lambda one: one in shown):
            readings = game.showing(state, ((instance.piece, ""),))
            for step in outcomes:
                refs = game.refs(step, state)
                fits = any(reading and reading <= refs for reading in readings)
                if fits and self._moves(state, step, instance.piece):
                    return step, [instance]
        return None

    def _moves(self, state: Any, step: Any, piece: str) -> bool:
        after = state.clone()
        self._session.game.apply(after, step)
        moved = self._view.moved(self._chronicle.now, self._view.of(after))
        return any(of == piece for _, of in moved)
