"""The bot that takes any legal step, each as likely as the others."""

from __future__ import annotations

from typing import Any, Final

from engine.core.chance import Rng
from engine.core.game import Game
from engine.core.setup import Setup


class RandomBot:
    """Chooses blindly: the measure for every other bot, and the fastest way through a game."""

    name: Final = "random"

    def choose(self, game: Game[Any, Any, Any], setup: Setup, observation: Any, seat: int, rng: Rng) -> Any:
        """A legal step, uniformly."""
        legal = game.legal_actions(game.determinise(setup, observation, rng))
        return legal[rng.below(len(legal))]
