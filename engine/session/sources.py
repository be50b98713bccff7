"""Who answers a chance node: a seed, or the people at a table."""

from __future__ import annotations

from typing import Protocol, TypeVar

from engine.core.chance import Pile, dealt

T = TypeVar("T")


class ChanceSource(Protocol):
    """Answers chance nodes; None means: wait until somebody submits the outcome.

    `repeats`: after something was taken back, what stood in the ledger is dealt again by itself.
    """

    @property
    def repeats(self) -> bool: ...

    def deal(self, outcomes: Pile[T], index: int) -> T | None: ...


class Seeded:
    """Deals from a seed: the same outcome for the same number of outcomes before it."""

    repeats = True

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def deal(self, outcomes: Pile[T], index: int) -> T | None:
        """The outcome that the seed deals as the `index`-th."""
        return dealt(outcomes, seed=self._seed, index=index)


class Table:
    """Waits: the cardboard tells. A wrong word about it can be taken back, so nothing is repeated unasked."""

    repeats = False

    def deal(self, outcomes: Pile[T], index: int) -> T | None:
        """Always None."""
        return None
