"""What the table means: the legal steps after which everything seen, shown and pointed at is as it should be.

Nothing is guessed. Equal pieces may stand for each other; where several steps fit, people are asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from engine.companion.evidence import (
    Agrees,
    Ambiguous,
    Early,
    Evidence,
    Explained,
    Explanation,
    Refused,
    Shown,
    Unexplained,
)
from engine.companion.looking import Group, Looking
from engine.companion.tableau import Difference, Spot, Tableau, TableView, covered, family, silent
from engine.companion.whereabouts import alternatives
from engine.core.component import Ref
from engine.core.game import Chance, Game, Terminal

MOST_LISTED: Final = 400
"""Choices up to this many are looked at one by one; more must be narrowed by pointing first."""
_MOST_SILENT: Final = 3


class Explainer:
    """Explains evidence in states of one play."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.game: Game[Any, Any, Any] = view.game

    def explain(self, state: Any, evidence: Evidence, tableau: Tableau | None = None) -> Explanation:
        """What the evidence means in a state; `tableau` is what should lie there, if it is known already."""
        here = tableau or self.view.of(state)
        if evidence.shown or evidence.points:
            return self._by_hand(state, here, evidence)
        difference = self.view.difference(here, evidence.sight, evidence.fresh)
        if covered(difference, evidence.debt):
            return Agrees(difference)
        looks = Looking(self.view, evidence.sight, evidence.fresh)
        paths = looks.paths(state, here, difference, evidence.debt)
        return self._told(state, paths, difference) if paths else Unexplained(difference)

    def from_its_place(self, state: Any, evidence: Evidence, step: Any) -> Any:
        """A step that was chosen, with the detail that takes the shown piece from where it lay."""
        here = self.view.of(state)
        found = self._detailed(state, here, evidence, step)
        return (
            found if found != step or not evidence.sight else self._detail_seen(state, here, evidence, step)
        )

    def _told(self, state: Any, paths: list[list[Group]], difference: Difference) -> Explanation:
        """As far as all ways are the same they are sure; where they part, people are asked."""
        sure: list[Any] = []
        for index in range(min(map(len, paths))):
            if any(path[index].stands_in for path in paths):
                return Early(tuple(sure), difference)
            choices: list[Any] = []
            for path in paths:
                choices += [step for step in path[index].members if step not in choices]
            choices = self._unsaid_apart(state, choices, frozenset())
            if len(choices) > 1:
                return Ambiguous(tuple(sure), choices)
            sure.append(choices[0])
            told = {path[index].told for path in paths}
            if len(told) > 1:
                # Which faces they are is asked for next.
                break
            sure += paths[0][index].told
            state = paths[0][index].state
        return Explained(tuple(sure))

    # --- by showing and pointing ------------------------------------------------------------

    def _by_hand(self, state: Any, here: Tableau, evidence: Evidence, quiet: int = 0) -> Explanation:
        node = self.game.node(state)
        if isinstance(node, Terminal):
            return Refused(self.game.why_not(state, evidence.points))
        readings = self._readings(state, here, evidence)
        if isinstance(node, Chance):
            return self._outcome(state, here, evidence, readings, quiet)
        choices: Sequence[Any] = ()
        legal = self.game.legal_actions(state)
        for refs in readings:
            found = legal.narrow(refs)
            if len(found):
                more = self._whole(state, evidence, refs, found)
                choices = [*choices, *more] if len(choices) else more
        if not len(choices):
            return self._refused(state, evidence, readings)
        kept = self._possible(state, here, evidence, choices)
        if not len(kept):
            return self._elsewhere(evidence)
        return self._chosen(state, here, evidence, kept)

    def _readings(self, state: Any, here: Tableau, evidence: Evidence) -> list[frozenset[Ref]]:
        """What showing and pointing together may refer to."""
        if not evidence.shown:
            return [evidence.points]
        # Of several pieces nobody asks where each of them may have lain.
        found: list[frozenset[Ref]] = []
        if len(evidence.shown) > 1:
            found += self.game.showing(state, tuple((shown.piece, shown.place) for shown in evidence.shown))
        else:
            piece = evidence.shown[0].piece
            places = [place for place in alternatives(evidence.shown[0].place) if here.holds(place, piece)]
            if not any(here.hides(place, piece) for place in places) and here.elsewhere(piece, places):
                places.append("")
            for place in places or [""]:
                found += self.game.showing(state, ((piece, place),))
        return [reading | evidence.points for reading in dict.fromkeys(found)]

    def _whole(
        self, state: Any, evidence: Evidence, refs: frozenset[Ref], found: Sequence[Any]
    ) -> Sequence[Any]:
        """Of steps of several pieces those of just the shown ones, if a word has closed the list.

        Until then any step that has the shown pieces may be meant, and more may be shown. After it no step is
        meant that is another one and more; of those that differ otherwise each may be.
        """
        if not evidence.closed or len(found) < 2:
            return found
        if not evidence.shown:
            kinds = {ref.kind for ref in refs}
            pointed = [
                step
                for step in islice(found, MOST_LISTED)
                if all(ref in refs or ref.kind not in kinds for ref in self.game.refs(step, state))
            ]
            return pointed or found
        pieces: dict[str, int] = {}
        for shown in evidence.shown:
            pieces[shown.piece] = pieces.get(shown.piece, 0) + 1
        moving = islice(self.game.moving(state, pieces), MOST_LISTED)
        whole = {step: refs_of for step in moving if refs <= (refs_of := self.game.refs(step, state))}
        if not whole and len(found) <= MOST_LISTED:
            # Something is pointed at beside them, such as a card of which nobody shows the face.
            whole = {step: self.game.refs(step, state) for step in found}
        return [
            step for step, own in whole.items() if not any(other < own for other in whole.values())
        ] or found

    def _refused(self, state: Any, evidence: Evidence, readings: list[frozenset[Ref]]) -> Explanation:
        last = evidence.shown[-1] if evidence.shown else Shown("")
        refs = readings[0] if readings else evidence.points
        return Refused(self.game.why_not(state, refs), last.piece, last.place)

    @staticmethod
    def _elsewhere(evidence: Evidence) -> Explanation:
        last = evidence.shown[-1] if evidence.shown else Shown("")
        return Refused(None, last.piece, last.place)

    def _outcome(
        self,
        state: Any,
        here: Tableau,
        evidence: Evidence,
        readings: list[frozenset[Ref]],
        quiet: int,
    ) -> Explanation:
        outcomes = [step for step, _ in self.game.chance_outcomes(state)]
        fitting = [step for step in outcomes if any(refs <= self.game.refs(step, state) for refs in readings)]
        kept = self._possible(state, here, evidence, fitting)
        if len(kept):
            return self._chosen(state, here, evidence, kept)
        if quiet < _MOST_SILENT:
            behind = self._behind_silence(state, here, evidence, outcomes, quiet)
            if behind is not None:
                return behind
        return self._elsewhere(evidence) if fitting else self._refused(state, evidence, readings)

    def _behind_silence(
        self, state: Any, here: Tableau, evidence: Evidence, outcomes: list[Any], quiet: int
    ) -> Explanation | None:
        """An outcome that moves nothing may be known by what is shown next, if only one leads there."""
        ways: list[tuple[Any, Explanation]] = []
        for step in outcomes:
            then = state.clone()
            self.game.apply(then, step, trusted=True)
            after = self.view.of(then)
            if not silent(self.view.moved(here, after), here, after):
                return None
            further = self._by_hand(then, after, evidence, quiet + 1)
            if not isinstance(further, Refused):
                ways.append((step, further))
        if len(ways) > 1:
            return Ambiguous((), [step for step, _ in ways], evidence.points)
        for step, further in ways:
            if isinstance(further, Explained):
                return Explained((step, *further.steps))
            if isinstance(further, Ambiguous):
                return Ambiguous((step, *further.steps), further.choices, further.refs)
        return None

    def _possible(
        self, state: Any, here: Tableau, evidence: Evidence, choices: Sequence[Any]
    ) -> Sequence[Any]:
        """Of these the steps that take the shown pieces from where they are; with the detail that says so."""
        if not evidence.shown or len(choices) > MOST_LISTED:
            return choices
        chance = isinstance(self.game.node(state), Chance)
        looks = Looking(self.view, {})
        spots = {Spot("", shown.piece): 1 for shown in evidence.shown}
        known: dict[Any, Any] = {}
        kept: list[Any] = []
        for bare in choices:
            alike = looks.alike(bare, state, spots)
            if alike not in known:
                known[alike] = self._fits_places(state, here, evidence, bare, chance=chance)
            fits = known[alike]
            if fits:
                kept.append(self._detailed(state, here, evidence, bare) if len(choices) == 1 else bare)
        return kept

    def _fits_places(self, state: Any, here: Tableau, evidence: Evidence, step: Any, *, chance: bool) -> bool:
        ways = () if chance else self.game.details(state, step)
        for way in (step, *ways):
            then = state.clone()
            self.game.apply(then, way, trusted=True)
            after = self.view.of(then)
            moved = self.view.moved(here, after)
            if all(
                self._fits_place(here, evidence, shown, moved, chance=chance)
                and not (chance and _lies_elsewhere(here, after, shown.piece))
                for shown in evidence.shown
            ):
                return True
        return False

    def _fits_place(
        self,
        here: Tableau,
        evidence: Evidence,
        shown: Shown,
        moved: Mapping[tuple[str, str], int],
        *,
        chance: bool,
    ) -> bool:
        """Whether the step moves such a piece from where this one lies, or from where it may lie."""
        sources = [place for (place, piece), change in moved.items() if piece == shown.piece and change < 0]
        lying = [place for place in alternatives(shown.place) if here.holds(place, shown.piece)]
        if lying:
            if sources:
                families = {family(place) for place in lying}
                alike = any(here.both(place, shown.piece) for place in sources)
                turned = any(moved.get((place, shown.piece), 0) > 0 for place in lying)
                return alike or turned or any(family(place) in families for place in sources)
            return not chance or any(here.inventory.at(place).get(shown.piece, 0) for place in lying)
        if not sources:
            return True
        return any(
            here.inventory.at(place).get(shown.piece, 0) > evidence.placed.get((place, shown.piece), 0)
            or here.both(place, shown.piece)
            for place in sources
        )

    def _detailed(self, state: Any, here: Tableau, evidence: Evidence, bare: Any) -> Any:
        """The step with the detail that takes the shown piece from its own place, if it needs any."""
        for shown in evidence.shown:
            details = list(self.game.details(state, bare))
            for step in (bare, *details) if details else ():
                then = state.clone()
                self.game.apply(then, step, trusted=True)
                moved = self.view.moved(here, self.view.of(then))
                if self._fits_exactly(here, evidence, shown, moved):
                    return step
        return bare

    @staticmethod
    def _fits_exactly(
        here: Tableau, evidence: Evidence, shown: Shown, moved: Mapping[tuple[str, str], int]
    ) -> bool:
        """Whether the piece goes from just where this one lies, or from where one lies that nobody knows."""
        if shown.place:
            return moved.get((shown.place, shown.piece), 0) < 0
        return any(
            here.inventory.at(place).get(piece, 0) > evidence.placed.get((place, piece), 0)
            for (place, piece), change in moved.items()
            if piece == shown.piece and change < 0
        )

    def _chosen(self, state: Any, here: Tableau, evidence: Evidence, choices: Sequence[Any]) -> Explanation:
        """The only choice that is left, once what is not said and what is not seen is left out."""
        if 1 < len(choices) <= MOST_LISTED:
            choices = self._unsaid_apart(state, choices, evidence.points)
            if len(choices) > 1:
                seen = self._as_seen(state, here, evidence, choices)
                choices = choices if self._may_be_more(state, here, evidence, seen, choices) else seen
        if len(choices) > 1 or self._unfinished(state, here, evidence, choices[0]):
            return Ambiguous((), choices, evidence.points)
        step = choices[0]
        if not isinstance(self.game.node(state), Chance):
            step = self._detailed(state, here, evidence, step)
            if evidence.sight:
                step = self._detail_seen(state, here, evidence, step)
        return Explained((step,))

    def _may_be_more(
        self, state: Any, here: Tableau, evidence: Evidence, seen: Sequence[Any], choices: Sequence[Any]
    ) -> bool:
        """Whether it may yet become another step, by showing further pieces, although just one agrees so far.

        Not once a word has closed the list, and not where readers see that its pieces have arrived.
        """
        if len(seen) > 1 or not evidence.shown or evidence.closed:
            return False
        then = state.clone()
        self.game.apply(then, seen[0], trusted=True)
        moved = self.view.moved(here, self.view.of(then))
        pieces = {shown.piece for shown in evidence.shown}
        arrives = any(
            self.view.layout.sees(place)
            for (place, piece), change in moved.items()
            if change > 0 and piece in pieces
        )
        return not arrives and any(self._unfinished(state, here, evidence, other) for other in choices)

    def _unfinished(self, state: Any, here: Tableau, evidence: Evidence, step: Any) -> bool:
        """Whether the step is about more pieces than were shown, and no word has closed the list."""
        if not evidence.shown or evidence.closed or isinstance(self.game.node(state), Chance):
            return False
        untold = self.game.untold(state, step)
        if untold:
            return untold > len(evidence.shown)
        then = state.clone()
        self.game.apply(then, step, trusted=True)
        looks = Looking(self.view, {})
        moved = self.view.moved(here, self.view.of(then))
        own = looks.own(state, moved, step)
        return -sum(moved[key] for key in own) > len(evidence.shown)

    def _unsaid_apart(self, state: Any, choices: Sequence[Any], said: frozenset[Ref]) -> list[Any]:
        """Without the steps that only add a word, such as a coin, that nobody has said."""
        refs_of = [self.game.refs(step, state) for step in choices]
        every = set(refs_of)
        kept = []
        for step, refs in zip(choices, refs_of, strict=True):
            unsaid = frozenset(ref for ref in refs if ref.kind == "word" and ref not in said)
            if not unsaid or (refs - unsaid) not in every:
                kept.append(step)
        return kept

    def _as_seen(
        self, state: Any, here: Tableau, evidence: Evidence, choices: Sequence[Any]
    ) -> Sequence[Any]:
        """Of these the steps that leave nothing that nobody can account for, or begin a way that does."""
        difference = self.view.difference(here, evidence.sight, evidence.fresh)
        if covered(difference, evidence.debt):
            return choices
        looks = Looking(self.view, evidence.sight, evidence.fresh)
        known: dict[Any, int] = {}
        whole: list[Any] = []
        for step in choices:
            alike = looks.alike(step, state, difference) if len(choices) > 48 else step
            if alike not in known:
                ways = self._ways(state, step)
                known[alike] = min(
                    self._unaccounted(looks, state, here, way, difference, evidence) for way in ways
                )
            if not known[alike]:
                whole.append(step)
        return whole or self._first_of_several(state, here, evidence, choices)

    def _first_of_several(
        self, state: Any, here: Tableau, evidence: Evidence, choices: Sequence[Any]
    ) -> Sequence[Any]:
        """Of these the steps that further steps can follow, so that all is as it is seen; or all of them."""
        difference = self.view.difference(here, evidence.sight, evidence.fresh)
        looks = Looking(self.view, evidence.sight, evidence.fresh)
        first = [
            step for path in looks.paths(state, here, difference, evidence.debt) for step in path[0].members
        ]
        return [step for step in choices if any(way in first for way in self._ways(state, step))] or choices

    def _detail_seen(self, state: Any, here: Tableau, evidence: Evidence, bare: Any) -> Any:
        ways = self._ways(state, bare)
        if len(ways) == 1:
            return bare
        difference = self.view.difference(here, evidence.sight, evidence.fresh)
        looks = Looking(self.view, evidence.sight)
        return min(
            ways,
            key=lambda step: self._unaccounted(looks, state, here, step, difference, evidence),
        )

    def _ways(self, state: Any, step: Any) -> list[Any]:
        """The step, and with each detail that it may have."""
        if isinstance(self.game.node(state), Chance):
            return [step]
        return [step, *self.game.details(state, step)]

    def _unaccounted(
        self,
        looks: Looking,
        state: Any,
        here: Tableau,
        step: Any,
        difference: Mapping[Spot, int],
        evidence: Evidence,
    ) -> int:
        """How much is not as the step leaves it; what only follows from the step may come later."""
        group = looks.after(state, step, difference, evidence.debt)
        own = looks.own(state, self.view.moved(here, group.tableau), step)
        return sum(
            abs(count)
            for spot, count in group.difference.items()
            if not covered({spot: count}, group.owed) or looks.is_own(spot, count, own)
        )


def _lies_elsewhere(before: Tableau, after: Tableau, piece: str) -> bool:
    """Whether an outcome lays something face down that cannot be such a piece: all of these lie elsewhere."""
    old = {there.place for there in before.hidden}
    new = [there for there in after.hidden if there.place not in old]
    return bool(new) and not any(piece in there.pieces for there in new)


def told_apart(game: Game[Any, Any, Any], state: Any, choices: Iterable[Any]) -> frozenset[Ref]:
    """The refs that some of the choices have and others do not: what can be pointed at to tell them apart."""
    every: set[Ref] = set()
    common: set[Ref] | None = None
    for step in islice(choices, MOST_LISTED):
        refs = game.refs(step, state)
        every |= refs
        common = set(refs) if common is None else common & refs
    return frozenset(every - (common or set()))
