"""Chance without secrets: a small integer generator, and outcomes dealt from a seed and a count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Generic, TypeVar, overload

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


class Pile(Sequence[tuple[T, int]], Generic[T]):
    """What may come off a shuffled pile: `faces`, and beside each how many of it are left.

    As a sequence it lists the faces of which some are left, each with its count as weight. Who only
    wants one of them asks `total` and `at`, and no list is made. The counts may be those of the situation
    itself, so a pile is asked, or listed, before that goes on. Who knows the sum of the counts may say it.
    """

    __slots__ = ("counts", "faces", "total")

    def __init__(self, faces: Sequence[T], counts: Sequence[int], total: int = 0) -> None:
        self.faces = faces
        self.counts = counts
        self.total = total or sum(counts)

    def at(self, point: int) -> T:
        """The face whose stretch of the summed counts holds `point` (0 <= point < `total`)."""
        index = 0  # counted here, which is quicker than to enumerate
        for count in self.counts:
            if point < count:
                return self.faces[index]
            point -= count
            index += 1  # noqa: SIM113
        raise ValueError("point lies beyond the end of the pile")

    def _listed(self) -> list[tuple[T, int]]:
        return [pair for pair in zip(self.faces, self.counts, strict=True) if pair[1]]

    def __len__(self) -> int:
        return len(self.counts) - self.counts.count(0)

    @overload
    def __getitem__(self, index: int) -> tuple[T, int]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[T, int]]: ...
    def __getitem__(self, index: int | slice) -> tuple[T, int] | Sequence[tuple[T, int]]:
        return self._listed()[index]

    def __iter__(self) -> Iterator[tuple[T, int]]:
        return iter(self._listed())


def even(faces: Sequence[T]) -> Pile[T]:
    """A pile in which each of the faces is once."""
    return Pile(faces, (1,) * len(faces))


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

    def draw(self, pile: Pile[T]) -> T:
        """A face off the pile, each in proportion to how many of it are left."""
        return pile.at(self.below(pile.total))


def dealt(pile: Pile[T], *, seed: int, index: int) -> T:
    """The face that this seed deals as its `index`-th of a line of play.

    BLAKE2b of seed and index, taken modulo the size of the pile: taking a step back and playing
    on deals the same faces again, so undo can never re-roll.
    """
    digest = blake2b(f"{seed}:{index}".encode(), digest_size=16).digest()
    return pile.at(int.from_bytes(digest, "big") % pile.total)
