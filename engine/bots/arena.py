"""Whole games between bots, as fast as the rules allow: no session, no window, chance from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.bots.bot import Bot
from engine.core.chance import Rng, dealt
from engine.core.game import PUBLIC, Chance, Decision, Game, Terminal
from engine.core.ledger import CHANCE, Digest, Line
from engine.core.observation import digest
from engine.core.savefile import DIGEST_DIGITS, Record
from engine.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Row:
    """How a game ended. `rounds` is the number of rounds its last observation shows, 0 if it shows none."""

    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    steps: int
    rounds: int = 0


class UnsoundGame(Exception):
    """A game in which the rules contradict themselves; `str` says at which step and how."""


class Arena:
    """One game between bots, step by step. The same setup and bots give the same game every time.

    `checked` has every step's legality, the conservation of pieces and the score sheet tested;
    `recorded` keeps the lines for `record`.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        setup: Setup,
        bots: Sequence[Bot],
        *,
        checked: bool = False,
        recorded: bool = False,
    ) -> None:
        game.check_setup(setup)
        self.game = game
        self.setup = setup
        # Who knows the seed knows every card; bots are told the rest.
        self._agreed = replace(setup, seed=0)
        self.state: Any = game.new_state(setup)
        self.steps = 0
        self._bots = bots
        self._luck = [seat_luck(setup.seed, seat, 0) for seat in range(len(bots))]
        self._outcomes = 0
        self._lines: list[Line] | None = [] if recorded else None
        self._box = game.inventory(self.state).totals() if checked else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.game.node(self.state), Terminal)

    def play(self) -> Row:
        """Play to the end. Raises `UnsoundGame` if a check fails."""
        while self.advance():
            pass
        return self.row()

    def advance(self) -> bool:
        """Play one step; whether there was one."""
        game, state = self.game, self.state
        node = game.node(state)
        if isinstance(node, Decision):
            seat = node.seat
            observation = game.observe(state, seat)
            step = self._bots[seat].choose(game, self._agreed, observation, seat, self._luck[seat])
        elif isinstance(node, Chance):
            seat = CHANCE
            step = dealt(game.chance_outcomes(state), seed=self.setup.seed, index=self._outcomes)
            self._outcomes += 1
        else:
            return False
        if self._box is not None:
            self._check_choices(seat, step)
        if self._lines is not None:
            self._lines.append(Line(seat, game.write(step, state)))
        game.apply(state, step, trusted=self._box is None)
        self.steps += 1
        if self._box is not None:
            self._check_table()
        return True

    def _check_choices(self, seat: int, step: Any) -> None:
        """What may be done is named once each, never nothing, and has what is done now."""
        game, state = self.game, self.state
        if seat == CHANCE:
            choices = [outcome for outcome, _ in game.chance_outcomes(state)]
        else:
            choices = list(game.legal_actions(state))
        if step not in choices or len(set(choices)) != len(choices):
            raise UnsoundGame(
                f"step {self.steps + 1}: {step!r} is not one of {len(choices)} distinct choices"
            )

    def _check_table(self) -> None:
        """Every piece of the box is somewhere once, and every sheet adds up to its marker."""
        game, state = self.game, self.state
        if game.inventory(state).totals() != self._box:
            raise UnsoundGame(f"step {self.steps}: pieces appeared or vanished")
        totals = tuple(sheet.total for sheet in game.score(state))
        # By agreement of the games, `score` of an observation has the markers on the track.
        markers = tuple(game.observe(state, PUBLIC).score)
        if totals != markers:
            raise UnsoundGame(f"step {self.steps}: the sheets add up to {totals}, the markers show {markers}")

    def row(self) -> Row:
        """The result so far; ranks are empty before the end."""
        return Row(
            seed=self.setup.seed,
            seats=tuple(bot.name for bot in self._bots),
            scores=tuple(sheet.total for sheet in self.game.score(self.state)),
            ranks=tuple(self.game.ranks(self.state)) if self.over else (),
            steps=self.steps,
            rounds=getattr(self.game.observe(self.state, PUBLIC), "round", 0),
        )

    def record(self) -> Record:
        """The record of the game so far; only if it was `recorded`."""
        if self._lines is None:
            raise ValueError("this game was not recorded")
        check = Digest(digest(self.game.canonical(self.state))[:DIGEST_DIGITS])
        return Record(self.setup, (*self._lines, check))


def seat_luck(seed: int, seat: int, step: int) -> Rng:
    """The generator a bot gets in a play with this seed, on this seat, from this step on."""
    return Rng((seed * 1_000_003 + step) * 16 + seat + 1)
