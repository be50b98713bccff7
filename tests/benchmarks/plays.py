"""Plays for measuring: random ones from a seed, and records of them."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.chance import Rng
from engine.core.game import Chance, Decision
from engine.core.setup import SeatSetup, Setup
from engine.registry import game


def setup(game_id: str, seats: int, seed: int) -> Setup:
    """A setup with so many seats."""
    return Setup(game_id, tuple(SeatSetup(f"Seat {number}") for number in range(1, seats + 1)), seed=seed)


def random_play(rules: Any, agreed: Setup) -> tuple[Any, int]:
    """Uniformly random steps to the end; gives the last state and the number of decisions."""
    state = rules.new_state(agreed)
    luck = Random(agreed.seed).random
    node_of, legal_actions, chance_outcomes, apply = (
        rules.node,
        rules.legal_actions,
        rules.chance_outcomes,
        rules.apply,
    )
    decisions = 0
    while True:
        node = type(node_of(state))
        if node is Decision:
            legal = legal_actions(state)
            apply(state, legal[int(luck() * len(legal))], trusted=True)
            decisions += 1
        elif node is Chance:
            pile = chance_outcomes(state)
            apply(state, pile.at(int(luck() * pile.total)), trusted=True)
        else:
            return state, decisions


def midgame(game_id: str, seats: int) -> Any:
    """The state of a random play after half of its decisions."""
    rules = game(game_id)
    agreed = setup(game_id, seats, seed=5)
    decisions = random_play(rules, agreed)[1] // 2
    state = rules.new_state(agreed)
    rng = Rng(agreed.seed)
    while decisions:
        if type(rules.node(state)) is Chance:
            step = rng.draw(rules.chance_outcomes(state))
        else:
            legal = rules.legal_actions(state)
            step = legal[rng.below(len(legal))]
            decisions -= 1
        rules.apply(state, step, trusted=True)
    return state
