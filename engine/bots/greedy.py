"""The bot that looks one step ahead and takes what stands best then."""

from __future__ import annotations

from typing import Any, Final

from engine.core.chance import Rng
from engine.core.game import Game
from engine.core.setup import Setup


class GreedyBot:
    """Tries every legal step on a copy and values the result as it lies, before anything is revealed."""

    name: Final = "greedy"

    def choose(self, game: Game[Any, Any, Any], setup: Setup, observation: Any, seat: int, rng: Rng) -> Any:
        """The step with the highest value for the seat; of equal ones the first in the legal order."""
        state = game.determinise(setup, observation, rng)
        legal = game.legal_actions(state)
        best, best_value = legal[0], float("-inf")
        if len(legal) == 1:
            return best
        for step in legal:
            tried = state.clone()
            game.apply(tried, step, trusted=True)
            value = game.evaluate(tried, seat)
            if value > best_value:
                best, best_value = step, value
        return best
