"""A generated play with real pieces: random legal steps, and where every single piece of the box lies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.companion.catalogue import Instance
from engine.companion.stations import Layout
from engine.companion.tableau import Tableau, TableView
from engine.core.chance import Rng
from engine.core.game import Chance, Terminal
from engine.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Carried:
    """One piece that people move for a step. `own`: the step is about it, others follow from it."""

    instance: Instance
    start: str
    end: str
    own: bool


@dataclass(slots=True)
class Bundle:
    """What people do in one go: a step and what follows by itself, with the pieces that move.

    `refs` are those of the first step, `states` the states before each step.
    """

    steps: list[Any] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    carried: list[Carried] = field(default_factory=list)
    chance: bool = False


class World:
    """The true table. `places` has the place of every instance; no reader, no error."""

    def __init__(self, game: Any, setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.view = TableView(game, setup, Layout(()))
        self.rng = Rng(seed)
        self.state = game.new_state(setup)
        self.places: dict[Instance, str] = {}
        self.texts: list[str] = []
        inventory = game.inventory(self.state)
        for piece, _ in game.tagged(setup):
            copy = 0
            for place, pieces in inventory.places.items():
                for _ in range(pieces.get(piece, 0)):
                    copy += 1
                    self.places[Instance(piece, copy)] = place

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return isinstance(self.game.node(self.state), Terminal)

    def bundle(self) -> Bundle:
        """The next step, with those that follow by themselves; the true table is there afterwards."""
        done = Bundle(chance=isinstance(self.game.node(self.state), Chance))
        taken: list[Instance] = []
        while True:
            state = self.state
            before = self.view.of(state)
            forced = self._forced(before, taken)
            if done.steps and forced is None:
                return done
            step, mine = forced or self._random(before)
            done.steps.append(step)
            done.states.append(state)
            done.texts.append(self.game.write(step, state))
            self.state = state.clone()
            self.game.apply(self.state, step)
            own = mine if forced is None or mine in taken else None
            taken += self._carry(done, before, self.view.of(self.state), state, step, mine, own)
            if self.over:
                return done

    def _forced(self, here: Tableau, taken: list[Instance]) -> tuple[Any, Instance | None] | None:
        """An outcome that is a word, or what a card that was taken face down is."""
        if not isinstance(self.game.node(self.state), Chance):
            return None
        outcomes = [step for step, _ in self.game.chance_outcomes(self.state)]
        if len(outcomes) == 1 and all(ref.kind == "word" for ref in self.game.refs(outcomes[0], self.state)):
            return outcomes[0], None
        loose = [
            (instance in taken, place, instance)
            for instance, place in self.places.items()
            if place and not here.holds(place, instance.piece)
        ]
        for _, _, instance in sorted(loose):
            for step in outcomes:
                if self._shows(self.state, instance.piece, "", step):
                    return step, instance
        return None

    def _shows(self, state: Any, piece: str, place: str, step: Any, count: int = 1) -> bool:
        readings = self.game.showing(state, ((piece, place),) * count)
        refs = self.game.refs(step, state)
        return any(reading and reading <= refs for reading in readings)

    def _random(self, here: Tableau) -> tuple[Any, Instance | None]:
        node = self.game.node(self.state)
        if not isinstance(node, Chance):
            legal = self.game.legal_actions(self.state)
            step = legal[self.rng.below(len(legal))]
            ways = list(self.game.details(self.state, step))
            return (self._other_place(here, step, ways) if ways else step), None
        while True:
            step = self.rng.draw(self.game.chance_outcomes(self.state))
            then = self.state.clone()
            self.game.apply(then, step)
            after = self.view.of(then)
            moved = self.view.moved(here, after)
            mine = [
                (place, piece)
                for (place, piece), count in moved.items()
                if count < 0 and self._shows(self.state, piece, place, step)
            ]
            if moved and not mine:
                return step, None
            if mine:
                (place, piece) = mine[0]
                lying = [one for one, there in self.places.items() if there == place and one.piece == piece]
            else:
                old = {there.place for there in here.hidden}
                new = [there for there in after.hidden if there.place not in old]
                if not new:
                    return step, None
                lying = [
                    one
                    for one, there in self.places.items()
                    if there == "unseen" and one.piece in new[0].pieces
                ]
            if lying:
                return step, lying[self.rng.below(len(lying))]

    def _other_place(self, here: Tableau, bare: Any, ways: list[Any]) -> Any:
        """The step with one of the equal pieces; the first of them needs no detail."""
        step = ways[self.rng.below(len(ways))]
        return bare if self._moved(here, step) == self._moved(here, bare) else step

    def _moved(self, here: Tableau, step: Any) -> dict[tuple[str, str], int]:
        then = self.state.clone()
        self.game.apply(then, step)
        return self.view.moved(here, self.view.of(then))

    def _carry(
        self,
        done: Bundle,
        before: Tableau,
        after: Tableau,
        state: Any,
        step: Any,
        mine: Instance | None,
        mine_own: Instance | None,
    ) -> list[Instance]:
        moved = self.view.moved(before, after)
        taken: list[Instance] = []
        for piece in sorted({piece for _, piece in moved}):
            ends = [
                place for (place, of), count in sorted(moved.items()) if of == piece for _ in range(count)
            ]
            starts = [
                place for (place, of), count in sorted(moved.items()) if of == piece for _ in range(-count)
            ]
            # The step's own piece goes where the hand is; those that follow go to the other place.
            own = {
                place: self._shows(state, piece, place, step, -count)
                for (place, of), count in moved.items()
                if of == piece and count < 0
            }
            starts.sort(key=lambda place: not own[place])
            ends.sort(key=lambda place: not place.endswith(".hand"))
            for start, end in zip(starts, ends, strict=True):
                chosen = mine if mine is not None and mine.piece == piece else self._one(piece, start)
                at = self.places[chosen]
                self.places[chosen] = end
                about = own[start] if mine is None else chosen == mine_own
                done.carried.append(Carried(chosen, at, end, about))
        hidden = {there.place for there in after.hidden}
        for there in before.hidden:
            if there.place not in hidden and there.place.startswith("dock-"):
                instance = next(one for one, place in self.places.items() if place == there.place)
                if self._shows(state, instance.piece, there.place, step):
                    taken.append(instance)
        if mine is not None and not moved:
            old = {there.place for there in before.hidden}
            place = next(there.place for there in after.hidden if there.place not in old)
            done.carried.append(Carried(mine, self.places[mine], place, True))
            self.places[mine] = place
        return taken

    def _one(self, piece: str, place: str) -> Instance:
        lying = sorted(one for one, there in self.places.items() if there == place and one.piece == piece)
        return lying[self.rng.below(len(lying))]
