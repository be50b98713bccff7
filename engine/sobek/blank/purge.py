"""A High Priest's good among blanks: they are shown one after the other until there are no more.

The number of the question holds the good and how many were shown of each back. Rule SK-1.16.24.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from math import comb, lcm
from typing import NamedTuple

from engine.core.chance import Pile
from engine.sobek import steps as st
from engine.sobek.blank.unseen import FACES, pool_of
from engine.sobek.components import AMULET, BACK_OF, BACKS, BEIGE, GREEN
from engine.sobek.state import State

_BITS = 6


class Purge(NamedTuple):
    """A named good, how many blanks of each back were shown for it, and whether one must be of it."""

    good: int
    shown: tuple[int, ...] = (0,) * len(BACKS)
    due: bool = False

    def pack(self) -> int:
        """As one number, for the pending stack."""
        number = 0
        for count in reversed(self.shown):
            number = number << _BITS | count
        return (number << 3 | self.good) << 1 | int(self.due)

    def after(self, card: int) -> Purge:
        """With one more shown."""
        at = BACK_OF[card] - GREEN
        shown = tuple(count + (index == at) for index, count in enumerate(self.shown))
        return Purge(self.good, shown, due=False)


def unpack(number: int) -> Purge:
    """What was packed."""
    rest = number >> 4
    shown = tuple(rest >> _BITS * at & (1 << _BITS) - 1 for at in range(len(BACKS)))
    return Purge(number >> 1 & 7, shown, bool(number & 1))


def outcomes(state: State, seat: int, purge: Purge) -> Pile[st.ShowCard | st.NoMore]:
    """The cards of the good that may be shown next, each as often as may be, and that there are no more.

    Whoever shows them takes them in any order. None at all: nothing among the blanks can be of the good.
    """
    parts = [_Part(state, seat, purge, at) for at in range(len(BACKS))]
    ways: dict[tuple[int, ...], int] = {
        counts: _product(part.ways(count) for part, count in zip(parts, counts, strict=True))
        for counts in product(*(part.range() for part in parts))
    }
    none_yet = not any(purge.shown)
    if none_yet and purge.due:
        # Where there is none of it, a good may only be named if there is none of any: amulets alone.
        ways[purge.shown] = amulets_alone(state, seat)
    nothing = ways.pop(purge.shown, 0)
    cards: list[int] = []
    shares: list[Fraction] = []
    for at, part in enumerate(parts):
        share = Fraction(0)
        for counts, count in ways.items():
            share += Fraction(count * (counts[at] - purge.shown[at]), sum(counts) - sum(purge.shown))
        for card in part.fits:
            cards.append(card)
            shares.append(share * pool_of(state, part.back)[card] / part.left)
    scale = lcm(*(share.denominator for share in shares))
    weights = [int(share * scale) for share in shares]
    steps = [st.SHOW_CARD[st.ALL][card] for card in cards]
    return Pile([*steps, st.NO_MORE], [*weights, nothing * scale])


def may_be_shown(state: State, seat: int, good: int) -> bool:
    """Whether any blank of the pile can be of the good."""
    parts = (_Part(state, seat, Purge(good), at) for at in range(len(BACKS)))
    return any(part.left and part.blanks for part in parts)


def _product(counts: Iterable[int]) -> int:
    total = 1
    for count in counts:
        total *= count
    return total


def amulets_alone(state: State, seat: int) -> int:
    """In how many ways every blank of the pile may be an amulet."""
    pile = state.piles[seat]
    return comb(state.pool[AMULET], pile.count(BEIGE)) if {*pile} <= {AMULET, BEIGE} else 0


class _Part:
    """The blanks of one back in a pile: what they may be."""

    def __init__(self, state: State, seat: int, purge: Purge, at: int) -> None:
        self.back = GREEN + at
        pool = pool_of(state, self.back)
        self.shown = purge.shown[at]
        self.blanks = state.piles[seat].count(self.back)
        good_of = state.board.good_of
        self.fits = [card for card in FACES[at] if pool[card] and good_of[card] == purge.good]
        self.left = sum(pool[card] for card in self.fits)
        self.others = sum(pool[card] for card in FACES[at]) - self.left

    def range(self) -> range:
        """How many cards of the good there may have been among them, those that were shown included."""
        return range(self.shown, self.shown + min(self.left, self.blanks) + 1)

    def ways(self, count: int) -> int:
        """In how many ways that many of the blanks were of the good."""
        blanks = self.blanks + self.shown
        return comb(self.left + self.shown, count) * comb(self.others, blanks - count)
