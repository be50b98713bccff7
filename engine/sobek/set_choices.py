"""All sets that can be laid of one good from a hand, as a sequence that is counted, not listed.

A set is a choice of how many cards of each kind: at least three in all. Choices stand in lexicographic
order of these numbers, so any of them is found by its index, and pointing at cards only raises bounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.sobek.hand_counts import BITS, MOST, kinds_mask
from engine.sobek.steps import LayLast, LaySet

SMALLEST_SET = 3
"""Cards that a set, and what is added to one, must have. Rules SK-1.7.1, SK-1.7.3."""
Counts = tuple[int, ...]
SetStep = LaySet | LayLast


class SetChoices:
    """The sets of a good with `low` to `high` cards of each of `kinds` (types, the amulet last).

    `bare`: sets of amulets alone are among them; the last `amulets` of the kinds are those, or cards that
    can be nothing else. `eyes` is None for sets of a turn, else who sees them.
    """

    __slots__ = (
        "_known",
        "_same",
        "_skip",
        "amulets",
        "bare",
        "count",
        "eyes",
        "good",
        "high",
        "kinds",
        "low",
    )

    def __init__(
        self,
        good: int,
        kinds: Counts,
        *,
        low: Counts,
        high: Counts,
        bare: bool,
        eyes: int | None,
        amulets: int = 1,
    ) -> None:
        self.good = good
        self.kinds = kinds
        self.low = low
        self.high = high
        self.bare = bare
        self.eyes = eyes
        self.amulets = amulets
        self._same: SetChoices | None = None
        # Sets without any card of the good come first, for amulets are the last kinds.
        barred = not bare and not any(low[:-amulets])
        self._skip = ways(low[-amulets:], high[-amulets:])[0][SMALLEST_SET] if barred else 0
        self.count = (ways(low, high)[0][SMALLEST_SET] if any(low) else _from_nothing(high)) - self._skip
        self._known: dict[int, SetStep] = {}

    def seen_by(self, eyes: int) -> SetChoices:
        """The same choices at the end of the round, seen by these alone."""
        same = SetChoices.__new__(SetChoices)
        same.good, same.kinds, same.low, same.high = self.good, self.kinds, self.low, self.high
        same.bare, same.count, same._skip = self.bare, self.count, self._skip
        same.amulets = self.amulets
        same.eyes = eyes
        same._known = {}
        same._same = self
        return same

    def step(self, index: int) -> SetStep:
        """The choice at an index from 0 to `count` - 1."""
        known = self._known.get(index)
        if known is None:
            known = self._known[index] = self._make_step(index)
        return known

    def _make_step(self, index: int) -> SetStep:
        cards = self._same.step(index).cards if self._same else self._unranked(index + self._skip)
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
        if sum(counts) != len(cards) or not (self.bare or any(counts[: -self.amulets])):
            return False
        return all(
            low <= number <= high for low, number, high in zip(self.low, counts, self.high, strict=True)
        )

    def with_at_least(self, low: Counts) -> SetChoices | None:
        """The choices that have at least so many of each kind; None if there are none."""
        if any(wanted > high for wanted, high in zip(low, self.high, strict=True)):
            return None
        found = choices(self.good, self.kinds, low, self.high, self.bare, self.eyes, self.amulets)
        return found if found.count else None


class SetTable:
    """The sets of one good by what a hand has, each made once. `bare` is that of `SetChoices`."""

    __slots__ = ("_bare", "_good", "_kinds", "_made", "_mask", "_shifts")

    def __init__(self, good: int, kinds: Counts, *, bare: bool) -> None:
        self._good = good
        self._kinds = kinds
        self._bare = bare
        self._mask = kinds_mask(kinds)
        self._shifts = tuple(BITS * kind for kind in kinds)
        self._made: dict[int, SetChoices] = {}

    def of(self, counts: int) -> SetChoices | None:
        """The sets of a hand with these counts by type, which has enough for one; None if it makes none."""
        here = counts & self._mask
        return self._made.get(here) or self._make(here)

    def _make(self, here: int) -> SetChoices | None:
        high = tuple([here >> shift & MOST for shift in self._shifts])
        if not self._bare and not any(high[:-1]):
            return None
        if len(self._made) >= _MOST_MADE:
            self._made.clear()
        made = SetChoices(
            self._good, self._kinds, low=(0,) * len(high), high=high, bare=self._bare, eyes=None
        )
        self._made[here] = made
        return made


class LastSetTable:
    """The sets of `table` at the end of the round, where not all see what is laid."""

    __slots__ = ("_eyes", "_made", "_table")

    def __init__(self, table: SetTable, eyes: int) -> None:
        self._table = table
        self._eyes = eyes
        self._made: dict[SetChoices, SetChoices] = {}

    def of(self, counts: int) -> SetChoices | None:
        """As `SetTable.of`."""
        open_sets = self._table.of(counts)
        if open_sets is None:
            return None
        return self._made.get(open_sets) or self._make(open_sets)

    def _make(self, open_sets: SetChoices) -> SetChoices:
        if len(self._made) >= _MOST_MADE:
            self._made.clear()
        made = self._made[open_sets] = open_sets.seen_by(self._eyes)
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
        rows.append(_with_kind(rows[-1], least, most) if most else rows[-1])
    return tuple(reversed(rows))


@lru_cache(maxsize=8192)
def _with_kind(later: tuple[int, ...], least: int, most: int) -> tuple[int, ...]:
    """The ways by need, of later kinds and one more of which `least` to `most` cards are taken."""
    numbers = range(least, most + 1)
    return tuple([sum([later[max(need - number, 0)] for number in numbers]) for need in _NEEDS])


@lru_cache(maxsize=8192)
def choices(
    good: int, kinds: Counts, low: Counts, high: Counts, bare: bool, eyes: int | None, amulets: int = 1
) -> SetChoices:
    """The choices, made once for the same numbers."""
    return SetChoices(good, kinds, low=low, high=high, bare=bare, eyes=eyes, amulets=amulets)
