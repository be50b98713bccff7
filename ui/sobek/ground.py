"""What the drawing functions of Sobek's table share."""

from __future__ import annotations

from typing import Protocol, cast

from engine.core.setup import Setup
from engine.registry import game
from engine.sobek.components import Edition


class _Rules(Protocol):
    def edition(self, setup: Setup) -> Edition: ...


def edition_of(setup: Setup) -> Edition:
    """The box that a setup names."""
    return cast(_Rules, game(setup.game)).edition(setup)
