"""What a bot is: somebody who chooses a step from what a seat may see."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.chance import Rng
from engine.core.game import Game
from engine.core.setup import Setup


class Bot(Protocol):
    """A player. It gets an observation and never the state, so it cannot know more than its seat."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game[Any, Any, Any], setup: Setup, observation: Any, seat: int, rng: Rng) -> Any:
        """A legal step for the seat, which is to decide in this observation.

        The same arguments, with an `rng` in the same state, give the same step.
        """
