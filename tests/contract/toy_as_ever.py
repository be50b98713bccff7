"""The verbs of a game with one set of rules for every setup, whose steps say all that they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.setup import Setup


class AsEver:
    """What most games answer to what only some need."""

    def variant(self, setup: Setup) -> Any:
        return self

    def suits_bots(self, setup: Setup, seat: int) -> bool:
        return True

    def untold(self, state: Any, step: Any) -> int:
        return 0

    def naming(self, state: Any, step: Any, pieces: Sequence[str]) -> Sequence[Any]:
        return ()
