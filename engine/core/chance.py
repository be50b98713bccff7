"""Chance without secrets: a small integer generator, and outcomes dealt from a seed and a count."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Generic, TypeVar, overload

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_BEYOND = "point lies beyond the sum of the weights"


class Pile(Sequence[tuple[T, int]], Generic[T]):
    """What may come off a shuffled pile: `faces`, and beside each how many of it are left.

    As a sequence it lists the faces of which some are left, each with its count as weight. Who only
    wants one of them asks `total` and `at`, and no list is made. `counts` is not to be changed after.
    """

    __slots__ = ("_counts", "_faces", "total")

    def __init__(self, faces: Sequence[T], counts: Sequence[int]) -> None:
        self._faces = faces
        self._counts = counts
        self.total = sum(counts)

    def at(self, point: int) -> T:
        """The face whose stretch of the summed counts holds `point` (0 <= point < `total`)."""
        for index, count in enumerate(self._counts):
            point -= count
            if point < 0:
                return self._faces[index]
        raise ValueError(_BEYOND)

    def _listed(self) -> list[tuple[T, int]]:
        return [(face, count) for face, count in zip(self._faces, self._counts, strict=True) if count]

    def __len__(self) -> int:
        return sum(count > 0 for count in self._counts)

    @overload
    def __getitem__(self, index: int) -> tuple[T, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[T, int]]: ...
    def __getitem__(self, index: int | slice) -> tuple[T, int] | Sequence[tuple[T, int]]:
        return self._listed()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._listed() == list(other)

    __hash__ = None  # type: ignore[assignment]


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
        if type(outcomes) is Pile:
            return outcomes.at(self.below(outcomes.total))
        if len(outcomes) == 1:
            return outcomes[0][0]
        return at_weight(outcomes, self.below(total_weight(outcomes)))


def total_weight(outcomes: Sequence[tuple[T, int]]) -> int:
    """The sum of the weights."""
    if type(outcomes) is Pile:
        return outcomes.total
    return sum([weight for _, weight in outcomes])


def at_weight(outcomes: Sequence[tuple[T, int]], point: int) -> T:
    """The outcome whose stretch of the summed weights holds `point` (0 <= point < the sum)."""
    if type(outcomes) is Pile:
        return outcomes.at(point)
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    raise ValueError(_BEYOND)


def dealt(outcomes: Sequence[tuple[T, int]], *, seed: int, index: int) -> T:
    """The outcome that this seed deals as its `index`-th of a line of play.

    BLAKE2b of seed and index, taken modulo the sum of the weights: taking a step back and playing
    on deals the same faces again, so undo can never re-roll.
    """
    total = total_weight(outcomes)
    digest = blake2b(f"{seed}:{index}".encode(), digest_size=16).digest()
    return at_weight(outcomes, int.from_bytes(digest, "big") % total)
