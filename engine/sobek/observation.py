"""What a viewer of Sobek may see, as immutable plain values. Rules SK-1.16.1 to SK-1.16.19."""

from __future__ import annotations

from dataclasses import dataclass

from engine.sobek.components import GOODS, NOTHING
from engine.sobek.state import ASK_BIND, TO_PILE

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SobekObservation:
    """A situation as its viewer (a seat, or -1 for the public) may know it.

    Cards are types, or backs (`GREEN`, `BEIGE`, `ORANGE`) where only the back is known; `docks` has -1
    where nothing lies, the first in the queue first. By seat: `hands`, sorted; `piles`, None where the
    viewer may not look; `piled`, whether anything lies there; `sets` and `prosperity`, a row of six goods;
    `curses`; `laid`, what a seat lays at the end of the round, None until the viewer may see it. `top` is
    the back on top of the deck, -1 if unknown. `tokens` are the event tokens that are left, None for who
    has not looked; `tokens_left` counts them, `used` are those that were picked. `over` tells the end.
    """

    viewer: int
    round: int
    start: int
    turn: int
    pending: tuple[tuple[int, int, int], ...]
    docks: Cards
    deck: int
    top: int
    hands: tuple[Cards, ...]
    piles: tuple[Cards | None, ...]
    piled: tuple[bool, ...]
    laid: tuple[tuple[tuple[int, Cards], ...] | None, ...]
    sets: tuple[tuple[Cards, ...], ...]
    prosperity: tuple[tuple[int, ...], ...]
    curses: tuple[int, ...]
    discards: Cards
    tokens: tuple[int, ...] | None
    tokens_left: int
    unbound: int
    used: tuple[int, ...]
    looked: int
    score: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int, int, int, Cards], ...], ...]
    ranks: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return bool(self.ranks)

    @property
    def queue(self) -> tuple[int, ...]:
        """The docks where something lies, the first in the queue first."""
        return tuple(dock for dock, card in enumerate(self.docks) if card != NOTHING)

    @property
    def faceless(self) -> tuple[tuple[int, bool], ...]:
        """Characters gone from the docks that nobody has looked at yet: whose, and whether passed over."""
        return tuple((seat, number == TO_PILE) for ask, seat, number in self.pending if ask == ASK_BIND)

    def has_looked(self, seat: int) -> bool:
        """Whether a seat has looked at the event tokens this round."""
        return self.looked >> seat & 1 == 1

    def goods_laid(self, seat: int) -> tuple[int, ...]:
        """The goods of which a seat has a set on the table."""
        return tuple(good for good in range(len(GOODS)) if self.sets[seat][good])
