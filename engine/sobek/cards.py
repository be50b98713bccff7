"""Cards between hands, piles and pools: sorted tuples in, sorted tuples out."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from engine.sobek.components import BACK_OF
from engine.sobek.state import Cards


def with_card(cards: Cards, card: int) -> Cards:
    """The cards and one more."""
    if not cards or cards[-1] <= card:
        return (*cards, card)
    more = [*cards]
    insort(more, card)
    return tuple(more)


def with_cards(cards: Cards, more: Iterable[int]) -> Cards:
    """The cards and some more."""
    return tuple(sorted((*cards, *more)))


def without(cards: Cards, card: int) -> Cards:
    """The cards without one of this type, which is among them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def without_all(cards: Cards, less: Iterable[int]) -> Cards:
    """The cards without these, which are among them."""
    left = list(cards)
    for card in less:
        left.remove(card)
    return tuple(left)


def backs(cards: Iterable[int]) -> Cards:
    """The backs of the cards, sorted."""
    return tuple(sorted([BACK_OF[card] for card in cards]))
