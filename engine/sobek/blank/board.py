"""The constants of a play with blanks: whose cards are told at once, and tables that know backs as cards."""

from __future__ import annotations

from typing import Final, cast

from engine.core.component import Ref
from engine.core.setup import Setup
from engine.sobek.board import Board
from engine.sobek.components import BACKS, BEIGE, GREEN, NOTHING, ORANGE, Edition
from engine.sobek.pointing import back_ref
from engine.sobek.state import Cards, State

LAST_BACK: Final = BACKS[-1]
_MOST_BLANKS: Final = 63
"""So many cards of one back could come together: no edition has more than a few dozen cards."""


class BlankBoard(Board):
    """A board whose seats are `told` (bots': every card is told as soon as its seat may look) or not.

    `laid_as` has by good what counts as it in a set: its types, then backs, then the amulet. A back stands
    for a card that nobody has told.
    """

    __slots__ = ("laid_as", "told")

    def __init__(self, edition: Edition, setup: Setup) -> None:
        super().__init__(edition, setup)
        self.told = tuple(not seat.human for seat in setup.seats)
        self.deals = tuple(seat for seat in self.deals if self.told[seat])
        self.laid_as = tuple((*kinds[:-1], GREEN, ORANGE, BEIGE, kinds[-1]) for kinds in self.members)
        self.good_of += (NOTHING,) * (LAST_BACK + 1 - len(self.good_of))
        empty = ((),) * (GREEN - len(self.card_refs))
        blanks = tuple(_numbered(back) for back in BACKS)
        self.card_refs = (*self.card_refs, *empty, *blanks)
        for back, refs in zip(BACKS, blanks, strict=True):
            for number, ref in enumerate(refs, start=1):
                self.card_of_ref[ref] = (back, number)

    def first_hand(self, seat: int) -> Cards:
        """What a seat holds before anything is told: start cards, or nothing yet. Rule SK-1.2.2."""
        return () if self.told[seat] else (GREEN,) * self.edition.hand


def _numbered(back: int) -> tuple[Ref, ...]:
    first = back_ref(back)
    return (first, *(Ref(first.kind, f"{first.name} {number}") for number in range(2, _MOST_BLANKS)))


def board_of(state: State) -> BlankBoard:
    """The board of a state of such a play."""
    return cast(BlankBoard, state.board)
