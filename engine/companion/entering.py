"""How steps that the table told enter the session: with notes, and with what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from engine.companion.catalogue import Instance
from engine.companion.chronicle import Chronicle, noted_pieces, pieces_note
from engine.companion.left_to_bots import bot_decides
from engine.companion.resuming import JOINED
from engine.companion.tableau import Tableau, TableView
from engine.core.component import Hidden
from engine.core.errors import IllegalStep
from engine.core.game import Chance, Decision
from engine.core.ledger import CHANCE
from engine.session.ahead import state_at, step_at
from engine.session.refusals import NOT_YOUR_TURN
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

    def enter(self, steps: Sequence[Any], shown: Sequence[Instance], station: str) -> tuple[Any, ...]:
        """Submit steps that belong together, then what nobody needs to tell; gives all of them.

        Raises `IllegalStep` for the first that is not legal, or a bot's to choose; those before it stay.
        """
        entered: list[Any] = []
        early: list[Any] = []
        with self.at_work():
            for step in steps:
                if bot_decides(self._session, state_at(self._session)):
                    raise IllegalStep(NOT_YOUR_TURN())
                if step in early:
                    early.remove(step)
                    continue
                for known, instances in self._known_before(step, shown):
                    self._submit(known, instances, station, joined=bool(entered))
                    entered.append(known)
                    early.append(known)
                for part in (step, *self._naming(step, shown)):
                    self._submit(part, shown, station, joined=bool(entered))
                    entered.append(part)
            return (*entered, *self._forced(shown, station))

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """What enters meanwhile comes from the table: it is no instruction for hands."""
        self.busy = True
        try:
            yield
        finally:
            self.busy = False

    def _naming(self, step: Any, shown: Sequence[Instance]) -> Sequence[Any]:
        """What the pieces that were shown for a choice tell of what it leaves untold."""
        if not shown or not isinstance(self._session.node, Decision):
            return ()
        pieces = [instance.piece for instance in shown]
        return self._session.game.naming(state_at(self._session), step, pieces)

    def go_on(self) -> tuple[Any, ...]:
        """Enter what nobody needs to tell after the last choice, if it has not entered yet; gives it."""
        if not isinstance(self._session.node, Chance):
            return ()
        shown = [one for _, notes in self._since_the_choice() for one in noted_pieces(notes)]
        with self.at_work():
            return tuple(self._forced(shown, ""))

    def notes(self, station: str = "") -> tuple[tuple[str, str], ...]:
        """When, and by which reader, as notes of a line."""
        stamp = self._stamp()
        when = (("when", stamp),) if stamp else ()
        return (*when, ("reader", station)) if station else when

    def _submit(self, step: Any, shown: Sequence[Instance], station: str, *, joined: bool) -> None:
        """Enter one step, with notes of the pieces that were shown for it or are seen to have come."""
        state = state_at(self._session)
        after = state.clone()
        self._session.game.apply(after, step)
        then = self._view.of(after)
        moved = self._view.moved(self._chronicle.now, then)
        mine = [instance for instance in shown if self._about(instance, moved, step, state)]
        notes = (*pieces_note(mine or self._arrived(moved, then)), *self.notes(station))
        self._session.submit(step, notes=(*notes, JOINED) if joined else notes)

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
        found: list[Instance] = []
        for station, pieces in ends.items():
            for instance in self._lying(station):
                if instance.piece in pieces and sees(where.of(instance)) != station:
                    pieces.remove(instance.piece)
                    found.append(instance)
        old = {there.place for there in self._chronicle.now.hidden}
        for there in then.hidden:
            station = sees(there.place)
            if there.place in old or not station:
                continue
            fits = [
                instance
                for instance in self._lying(station)
                if instance.piece in there.pieces
                and instance not in found
                and sees(where.of(instance)) != station
            ]
            found += fits[: there.number]
        return found

    def _since_the_choice(self) -> list[tuple[int, tuple[tuple[str, str], ...]]]:
        """The frames from the last choice on, and the notes of their lines."""
        found: list[tuple[int, tuple[tuple[str, str], ...]]] = []
        for frame in range(self._session.length, 0, -1):
            who, _, notes = step_at(self._session, frame)
            found.append((frame, notes))
            if who != CHANCE:
                break
        return found

    def _unsure(self) -> bool:
        """Whether it is not known by its tag what lay face down and was taken since the last choice."""
        for frame, _ in self._since_the_choice():
            still = {there.place for there in self._chronicle.tableau(frame).hidden}
            places = self._chronicle.known_at(frame).places
            for there in self._chronicle.tableau(frame - 1).hidden:
                if there.place not in still and not _lies(there, places):
                    return True
        return False

    def _forced(self, shown: Sequence[Instance], station: str) -> list[Any]:
        """Enter what follows by itself: the only outcome that is a word, and faces that are known already."""
        entered: list[Any] = []
        for _ in range(_MOST_FORCED):
            found = self._forced_outcome(shown)
            if found is None:
                break
            step, instances = found
            self._submit(step, instances, station, joined=True)
            entered.append(step)
        return entered

    def _known_before(self, step: Any, shown: Sequence[Instance]) -> Iterator[tuple[Any, list[Instance]]]:
        """The faces that are known already and come before an outcome, as long as it may follow them."""
        while (found := self._forced_outcome(shown)) is not None and found[0] != step:
            after = state_at(self._session).clone()
            self._session.game.apply(after, found[0])
            if not isinstance(self._session.game.node(after), Chance):
                return
            if all(outcome != step for outcome, _ in self._session.game.chance_outcomes(after)):
                return
            yield found

    def _forced_outcome(self, shown: Sequence[Instance]) -> tuple[Any, list[Instance]] | None:
        if not isinstance(self._session.node, Chance):
            return None
        state = state_at(self._session)
        game = self._session.game
        outcomes = [step for step, _ in self._session.outcomes()]
        if len(outcomes) == 1 and all(ref.kind == "word" for ref in game.refs(outcomes[0], state)):
            return outcomes[0], []
        if self._unsure():
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
        return self._turned_up(outcomes, state)

    def _turned_up(self, outcomes: Sequence[Any], state: Any) -> tuple[Any, list[Instance]] | None:
        """An outcome that tells a piece that lies face down, where all that lie there are known by tags."""
        here, where = self._chronicle.now, self._chronicle.whereabouts
        for there in here.hidden:
            known = where.face_down(here, there)
            for step in outcomes if len(known) == there.number else ():
                after = state.clone()
                self._session.game.apply(after, step)
                moved = self._view.moved(here, self._view.of(after))
                found = [one for one in known if moved.get((there.place, one.piece), 0) > 0]
                if found:
                    return step, found[:1]
        return None

    def _moves(self, state: Any, step: Any, piece: str) -> bool:
        after = state.clone()
        self._session.game.apply(after, step)
        moved = self._view.moved(self._chronicle.now, self._view.of(after))
        return any(of == piece for _, of in moved)


def _lies(there: Hidden, places: Mapping[Instance, str]) -> bool:
    """Whether one of the instances is known to lie there face down."""
    return any(place == there.place and one.piece in there.pieces for one, place in places.items())
