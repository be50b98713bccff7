"""What the program proposes to lay at the end of a round. Rules SK-3.50, SK-3.51."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.sobek.components import AMULET, GOODS, Edition
from engine.sobek.set_choices import SMALLEST_SET

LastSet = tuple[int, tuple[int, ...]]
"""A good and the cards that are laid as it, sorted."""


def propose_last_sets(edition: Edition, hand: Sequence[int]) -> tuple[LastSet, ...]:
    """The sets that leave the fewest cards, and of those the most scarabs; in the order of the goods.

    Every card of a good that is laid goes along, and amulets go where they are needed; those that are
    not needed join the first set.
    """
    amulets = sum(card == AMULET for card in hand)
    own = [
        tuple(sorted(card for card in hand if edition.cards[card].good == good)) for good in range(len(GOODS))
    ]
    held = [good for good, cards in enumerate(own) if cards]
    best: tuple[LastSet, ...] = ()
    best_value = (0, 0)
    for size in range(1, len(held) + 1):
        for goods in combinations(held, size):
            needs = [max(0, SMALLEST_SET - len(own[good])) for good in goods]
            if sum(needs) > amulets:
                continue
            needs[0] += amulets - sum(needs)
            laid = tuple(
                (good, tuple(sorted((*own[good], *[AMULET] * need))))
                for good, need in zip(goods, needs, strict=True)
            )
            cards = [card for _, cards in laid for card in cards]
            value = (len(cards), edition.scarabs_on(cards))
            if value > best_value:
                best, best_value = laid, value
    if not best and amulets >= SMALLEST_SET:
        return ((0, (AMULET,) * amulets),)
    return best
