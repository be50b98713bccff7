"""Chance without secrets: a small integer generator, and outcomes dealt from a seed and a count."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


class Rng:
    """A 64-bit linear congruential generator; its whole state is one integer, `state`."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + _INCREMENT) & _MASK
        self.below(2)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each about equally likely. `bound` is at least 1."""
        state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = state
        return ((state >> 32) * bound) >> 32

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """One of the outcomes, each in proportion to its positive integer weight."""
        if len(outcomes) == 1:
            return outcomes[0][0]
        point = self.below(sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            point -= weight
            if point < 0:
                return outcome
        raise ValueError("weights must be positive")


def at_weight(outcomes: Sequence[tuple[T, int]], point: int) -> T:
    """The outcome whose stretch of the summed weights holds `point` (0 <= point < the sum)."""
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    raise ValueError("point lies beyond the sum of the weights")


def dealt(outcomes: Sequence[tuple[T, int]], *, seed: int, index: int) -> T:
    """The outcome that this seed deals as its `index`-th of a line of play.

    BLAKE2b of seed and index, taken modulo the sum of the weights: taking a step back and playing
    on deals the same faces again, so undo can never re-roll.
    """
    total = sum(weight for _, weight in outcomes)
    digest = blake2b(f"{seed}:{index}".encode(), digest_size=16).digest()
    return at_weight(outcomes, int.from_bytes(digest, "big") % total)
