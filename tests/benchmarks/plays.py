"""Plays for measuring: random ones from a seed, and records of them."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Rng
from engine.core.game import Chance, Terminal
from engine.core.setup import SeatSetup, Setup
from engine.registry import game


def setup(game_id: str, seats: int, seed: int) -> Setup:
    """A setup with so many seats."""
    return Setup(game_id, tuple(SeatSetup(f"Seat {number}") for number in range(1, seats + 1)), seed=seed)


def random_play(rules: Any, agreed: Setup, *, checked: bool = False) -> tuple[Any, int]:
    """Uniformly random steps to the end; gives the last state and the number of decisions."""
    state = rules.new_state(agreed)
    rng = Rng(agreed.seed)
    decisions = 0
    while True:
        node = rules.node(state)
        if type(node) is Terminal:
            return state, decisions
        if type(node) is Chance:
            step = rng.weighted(rules.chance_outcomes(state))
        else:
            legal = rules.legal_actions(state)
            step = legal[rng.below(len(legal))]
            decisions += 1
        if checked:
            rules.apply(state, step, [])
        else:
            rules.apply(state, step, trusted=True)


def midgame(game_id: str, seats: int, *, decisions: int) -> Any:
    """The state of a random play after so many decisions."""
    rules = game(game_id)
    agreed = setup(game_id, seats, seed=5)
    state = rules.new_state(agreed)
    rng = Rng(5)
    while decisions:
        if type(rules.node(state)) is Chance:
            step = rng.weighted(rules.chance_outcomes(state))
        else:
            legal = rules.legal_actions(state)
            step = legal[rng.below(len(legal))]
            decisions -= 1
        rules.apply(state, step, trusted=True)
    return state
