"""The games under contract, and random plays of them for the laws to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine import registry
from engine.core.chance import Rng
from engine.core.component import Ref
from engine.core.game import PUBLIC, Chance, Decision, Game, Node, Terminal
from engine.core.setup import SeatSetup, Setup
from engine.riverboat import steps as st
from engine.riverboat.hexgrid import bits
from tests.contract import toy_values as tv
from tests.contract.toy import Toy
from tests.contract.toy_legal import ToyStep
from tests.contract.toy_values import ToyObservation, ToyState

AnyGame = Game[Any, Any, Any]
TOY: Game[ToyState, ToyStep, ToyObservation] = Toy()
"""The type checker proves here that the toy, which inherits nothing, is a game."""

GAMES: dict[str, AnyGame] = {"toy": TOY, **{name: registry.game(name) for name in registry.game_ids()}}
RULE_PREFIX = {"toy": "TOY-", "riverboat": "RB-", "sobek": "SK-"}
MOST_STEPS = 3000


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a play, its node, and the step that was taken from it (None at the end)."""

    state: Any
    node: Node
    step: Any


@dataclass(frozen=True, slots=True)
class Play:
    """One random play to its end; `things` could be pointed at in it, `steps` could be done."""

    game: AnyGame
    setup: Setup
    seed: int
    moments: list[Moment] = field(default_factory=list)
    things: set[Ref] = field(default_factory=set)
    steps: dict[Any, None] = field(default_factory=dict)

    @property
    def viewers(self) -> range:
        """The public and every seat."""
        return range(PUBLIC, len(self.setup.seats))

    def every(self, stride: int) -> Iterator[Moment]:
        """Each moment whose number leaves the same rest, so that different plays show different ones."""
        yield from self.moments[self.seed % stride :: stride]

    def decisions(self, stride: int = 1) -> Iterator[Moment]:
        """Moments at which a seat chooses."""
        return (moment for moment in self.every(stride) if isinstance(moment.node, Decision))

    def chances(self, stride: int = 1) -> Iterator[Moment]:
        """Moments at which nobody chooses."""
        return (moment for moment in self.every(stride) if isinstance(moment.node, Chance))

    def rng(self) -> Rng:
        """Luck for a law, the same for the same play."""
        return Rng(self.seed + 1)


def setup_of(game: AnyGame, seats: int, seed: int) -> Setup:
    """A setup whose options are their defaults for half of the seeds, else anything allowed on a screen."""
    rng = Rng(seed)
    options: tuple[tuple[str, str], ...] = ()
    if seed % 2:
        values = {
            spec.name: [value for value in spec.values if value not in spec.at_table] for spec in game.options
        }
        options = tuple((name, allowed[rng.below(len(allowed))]) for name, allowed in values.items())
    people = tuple(SeatSetup(name) for name in ("Ann", "Bo", "Cy", "Di")[:seats])
    return Setup(game.id, people, options, seed)


def played(game: AnyGame, seats: int, seed: int) -> Play:
    """A play of random legal steps. Laws may look at its states but never change them."""
    hashable: Any = game
    return _played(hashable, seats, seed)


@lru_cache(maxsize=64)
def _played(game: Any, seats: int, seed: int) -> Play:
    return play_out(game, setup_of(game, seats, seed), seed)


def play_out(game: Any, setup: Setup, seed: int) -> Play:
    """A play of random legal steps with this setup; the game is the variant that it wants."""
    play = Play(game, setup, seed)
    state = game.new_state(setup)
    rng = Rng(seed)
    for _ in range(MOST_STEPS):
        node = game.node(state)
        if isinstance(node, Terminal):
            play.moments.append(Moment(state, node, None))
            return play
        if isinstance(node, Chance):
            outcomes = game.chance_outcomes(state)
            possible = [step for step, _ in outcomes]
            step = rng.draw(outcomes)
        else:
            legal = game.legal_actions(state)
            step = legal[rng.below(len(legal))]
            possible = sample(legal, 30, rng)
        for other in possible:
            play.steps[other] = None
            play.things.update(game.refs(other, state))
        play.moments.append(Moment(state, node, step))
        state = state.clone()
        game.apply(state, step)
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def sample(items: Any, count: int, rng: Rng) -> list[Any]:
    """Some of the items, the first and the last among them; all if there are no more than `count`."""
    if len(items) <= count:
        return list(items)
    return [items[0], *(items[rng.below(len(items))] for _ in range(count - 2)), items[len(items) - 1]]


def _toy_details(state: ToyState, step: Any) -> list[Any]:
    if not isinstance(step, tv.Take):
        return []
    return [tv.Take(step.face, place) for place in (1, 2) if state.row[place - 1] == step.face]


def _riverboat_details(state: Any, step: Any) -> list[Any]:
    if isinstance(step, st.PlantCrop) and not step.coin:
        spaces = [space for space, tile in enumerate(state.display) if tile == step.tile]
        return [
            st.PlantCrop(step.tile, step.fields, False, space, step.mask, step.crop_masks) for space in spaces
        ]
    if isinstance(step, st.TakeBoat):
        seat = state.pending[-1][1]
        loaded = bits(state.crops[seat * state.board.crop_count + step.crop] & state.workers[seat])
        last = loaded[-state.board.capacities[step.boat] :]
        return [st.TakeBoat(step.boat, step.crop, step.coin, sum(1 << number for number in last))]
    return []


DETAILS: dict[str, Callable[[Any, Any], list[Any]]] = {"toy": _toy_details, "riverboat": _riverboat_details}
"""By game: the same step again, saying which of several equal pieces is meant."""


def details(play: Play, state: Any, step: Any) -> list[Any]:
    """Every way of writing the step with a detail; none for a game that has no details."""
    found = DETAILS.get(play.game.id)
    return found(state, step) if found else []
