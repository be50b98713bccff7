"""A step with blanks: what a seat says of them, and which faces may turn up when they are shown.

The cards stay in the hand until all of them are shown; then the step is carried out. Rule SK-1.16.21.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from math import comb, prod

from engine.core.chance import Pile
from engine.sobek import steps as st
from engine.sobek.blank.board import board_of
from engine.sobek.blank.unseen import blanks, fitting, pool_of
from engine.sobek.cards import with_card, without
from engine.sobek.components import AMULET, BACK_OF, BEIGE, FIRST_CHARACTER, GREEN, MOST_TYPES, ORANGE
from engine.sobek.state import Cards, State


class Use(IntEnum):
    """What the cards are shown for."""

    PLAY = 0
    LAY = 1
    ADD = 2
    LAST = 3


@dataclass(frozen=True, slots=True)
class Claim:
    """Cards that a seat wants to use, some of them blanks. `extra`: in the action that a Flood gave.

    `good` means nothing where a character is played. Of the sets of the end of a round `place` is the number.
    """

    use: Use
    good: int
    cards: Cards
    extra: bool = False
    place: int = 0

    def pack(self) -> int:
        """As one number, for the pending stack."""
        number = 0
        for card in reversed(self.cards):
            number = number << 5 | card + 1
        return ((number << 4 | self.place) << 3 | self.good) << 3 | self.use << 1 | int(self.extra)

    def shown(self, card: int) -> Claim:
        """With a blank that turned out to be a card of this type."""
        return replace(self, cards=with_card(without(self.cards, BACK_OF[card]), card))


def unpack(number: int) -> Claim:
    """The claim that was packed."""
    cards: list[int] = []
    rest = number >> 10
    while rest:
        cards.append((rest & 31) - 1)
        rest >>= 5
    return Claim(Use(number >> 1 & 3), number >> 3 & 7, tuple(cards), bool(number & 1), number >> 6 & 15)


def kinds_for(state: State, claim: Claim) -> Cards:
    """The types that the shown cards may be."""
    if claim.use is Use.PLAY:
        return tuple(range(FIRST_CHARACTER, MOST_TYPES))
    return board_of(state).members[claim.good]


def _needs_a_good(state: State, seat: int, claim: Claim) -> bool:
    """Whether one of the blanks must not be an amulet, for amulets alone are no new set. Rule SK-3.43."""
    if claim.use is not Use.LAY or state.board.amulet_sets or state.set_of(seat, claim.good):
        return False
    return all(card in (AMULET, BEIGE) for card in claim.cards)


def possible(state: State, seat: int, claim: Claim) -> bool:
    """Whether what nobody has told has enough cards for all blanks of the claim."""
    kinds = kinds_for(state, claim)
    for back in {*blanks(claim.cards)}:
        if fitting(kinds, pool_of(state, back), back) < claim.cards.count(back):
            return False
    if _needs_a_good(state, seat, claim):
        return any(state.pool[card] for card in kinds if BACK_OF[card] == BEIGE and card != AMULET)
    return True


def outcomes(state: State, seat: int, claim: Claim) -> Pile[st.ShowCard]:
    """The faces that the card may have which is shown next, whichever of the blanks it is."""
    kinds = kinds_for(state, claim)
    numbers = {back: claim.cards.count(back) for back in (GREEN, BEIGE, ORANGE) if back in claim.cards}
    fits = {back: fitting(kinds, pool_of(state, back), back) for back in numbers}
    weights: list[int] = []
    for card in kinds:
        back = BACK_OF[card]
        if back not in numbers:
            weights.append(0)
            continue
        others = prod(fit for other, fit in fits.items() if other != back)
        weights.append(numbers[back] * others * pool_of(state, back)[card])
    if _needs_a_good(state, seat, claim):
        _with_a_good(weights, kinds, numbers[BEIGE], fits[BEIGE], state.pool[AMULET])
    return Pile([st.SHOW_CARD[st.ALL][card] for card in kinds], weights)


def _with_a_good(weights: list[int], kinds: Cards, number: int, fit: int, amulets: int) -> None:
    """Each face as often as there are ways to fill the other blanks so that not all of them are amulets."""
    every = comb(fit - 1, number - 1)
    for at, card in enumerate(kinds):
        weights[at] *= every - comb(amulets - 1, number - 1) if card == AMULET and amulets else every
