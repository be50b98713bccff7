"""All sets that can be laid of one good from a hand, as a sequence that is counted, not listed.

A set is a choice of how many cards of each kind: at least three in all. Choices stand in lexicographic
order of these numbers, so any of them is found by its index, and pointing at cards only raises bounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.sobek.hand_counts import count_in, kinds_mask
from engine.sobek.steps import LayLast, LaySet

SMALLEST_SET = 3
"""Cards that a set, and what is added to one, must have. Rules SK-1.7.1, SK-1.7.3."""
Counts = tuple[int, ...]
SetStep = LaySet | LayLast


class SetChoices:
    """The sets of a good with `low` to `high` cards of each of `kinds` (types, the amulet last).

    `bare`: sets of amulets alone are among them. `eyes` is None for sets of a turn, else who sees them.
    """

    __slots__ = ("_known", "_skip", "bare", "count", "eyes", "good", "high", "kinds", "low")

    def __init__(
        self, good: int, kinds: Counts, *, low: Counts, high: Counts, bare: bool, eyes: int | None
    ) -> None:
        self.good = good
        self.kinds = kinds
        self.low = low
        self.high = high
        self.bare = bare
        self.eyes = eyes
        # Sets without any card of the good come first, for amulets are the last kind.
        amulets = 0 if any(low[:-1]) else high[-1] - max(SMALLEST_SET, low[-1]) + 1
        self._skip = 0 if bare else max(0, amulets)
        self.count = (ways(low, high)[0][SMALLEST_SET] if any(low) else _from_nothing(high)) - self._skip
        self._known: dict[int, SetStep] = {}

    def step(self, index: int) -> SetStep:
        """The choice at an index from 0 to `count` - 1."""
        known = self._known.get(index)
        if known is None:
            known = self._known[index] = self._make_step(self._unranked(index + self._skip))
        return known

    def _make_step(self, cards: Counts) -> SetStep:
        if self.eyes is None:
            return LaySet(self.good, cards)
        return LayLast(self.good, cards, self.eyes)

    def _unranked(self, rank: int) -> Counts:
        cards: list[int] = []
        need = SMALLEST_SET
        later = ways(self.low, self.high)[1:]
        for kind, low, high, rest in zip(self.kinds, self.low, self.high, later, strict=True):
            for number in range(low, high + 1):
                left = need - number if number < need else 0
                if rank < rest[left]:
                    need = left
                    cards += [kind] * number
                    break
                rank -= rest[left]
        return tuple(sorted(cards))

    def __iter__(self) -> Iterator[SetStep]:
        return map(self.step, range(self.count))

    def has(self, cards: Counts) -> bool:
        """Whether these cards (sorted types) are one of the choices."""
        if len(cards) < SMALLEST_SET or list(cards) != sorted(cards):
            return False
        counts = [cards.count(kind) for kind in self.kinds]
        if sum(counts) != len(cards) or not (self.bare or any(counts[:-1])):
            return False
        return all(
            low <= number <= high for low, number, high in zip(self.low, counts, self.high, strict=True)
        )

    def with_at_least(self, low: Counts) -> SetChoices | None:
        """The choices that have at least so many of each kind; None if there are none."""
        if any(wanted > high for wanted, high in zip(low, self.high, strict=True)):
            return None
        found = choices(self.good, self.kinds, low, self.high, self.bare, self.eyes)
        return found if found.count else None


class SetTable:
    """The sets of one good by what a hand has, each made once. See `SetChoices` for the rest."""

    __slots__ = ("_bare", "_eyes", "_good", "_kinds", "_made", "_mask")

    def __init__(self, good: int, kinds: Counts, *, bare: bool, eyes: int | None) -> None:
        self._good = good
        self._kinds = kinds
        self._bare = bare
        self._eyes = eyes
        self._mask = kinds_mask(kinds)
        self._made: dict[int, SetChoices] = {}

    def of(self, counts: int) -> SetChoices | None:
        """The sets of a hand with these counts by type, which has enough for one; None if it makes none."""
        here = counts & self._mask
        return self._made.get(here) or self._make(here)

    def _make(self, here: int) -> SetChoices | None:
        high = tuple([count_in(here, kind) for kind in self._kinds])
        if not self._bare and not any(high[:-1]):
            return None
        if len(self._made) >= _MOST_MADE:
            self._made.clear()
        made = choices(self._good, self._kinds, (0,) * len(high), high, self._bare, self._eyes)
        self._made[here] = made
        return made


_MOST_MADE = 4096


def _from_nothing(high: Counts) -> int:
    """How many choices there are without lower bounds: all, less those of none, one and two cards."""
    every, kinds, pairs = 1, 0, 0
    for most in high:
        if most:
            every *= most + 1
            kinds += 1
            if most > 1:
                pairs += 1
    return every - 1 - kinds - kinds * (kinds - 1) // 2 - pairs


_NEEDS = range(SMALLEST_SET + 1)


@lru_cache(maxsize=8192)
def ways(low: Counts, high: Counts) -> tuple[tuple[int, ...], ...]:
    """By kind and need: in how many ways this and the later kinds give at least `need` cards (0 to 3)."""
    rows: list[tuple[int, ...]] = [(1, 0, 0, 0)]
    for least, most in zip(reversed(low), reversed(high), strict=True):
        last = rows[-1]
        if most:
            numbers = range(least, most + 1)
            last = tuple([sum([last[max(need - number, 0)] for number in numbers]) for need in _NEEDS])
        rows.append(last)
    return tuple(reversed(rows))


@lru_cache(maxsize=8192)
def choices(good: int, kinds: Counts, low: Counts, high: Counts, bare: bool, eyes: int | None) -> SetChoices:
    """The choices, made once for the same numbers."""
    return SetChoices(good, kinds, low=low, high=high, bare=bare, eyes=eyes)
