"""How many cards of each good, or of each type, a hand has, as one integer: quick to make and to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.sobek.components import AMULET, GOODS

BITS: Final = 8
"""Bits for the count of one good. No hand has so many cards that a count runs over into the next."""
MOST: Final = (1 << BITS) - 1
"""What one count is masked with."""
_ONE_EACH: Final = sum(1 << BITS * good for good in range(len(GOODS)))
ENOUGH: Final = _ONE_EACH << BITS - 1
"""The highest bit of every count."""


def hand_counter(good_of: Sequence[int]) -> Callable[[int], int]:
    """What one card of a type adds to the counts; an amulet counts for every good."""
    return tuple(
        _ONE_EACH if card == AMULET else 1 << BITS * good for card, good in enumerate(good_of)
    ).__getitem__


def kind_counter(types: int) -> Callable[[int], int]:
    """What one card of a type adds to the counts by type, which are made the same way."""
    return tuple([1 << BITS * kind for kind in range(types)]).__getitem__


def kinds_mask(kinds: Iterable[int]) -> int:
    """What leaves of counts by type only those of some."""
    return sum(MOST << BITS * kind for kind in kinds)


def short_of(least: int) -> int:
    """What is to be added to the counts so that `ENOUGH` shows the goods that have at least so many.

    Then a count that reaches `least` carries into its highest bit.
    """
    return _ONE_EACH * ((1 << BITS - 1) - least)
