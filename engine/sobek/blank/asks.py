"""What such a play asks besides the questions of every play; the numbers are below those of the others."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, cast

from engine.sobek.prompts import UNTOLD_KEYS
from engine.sobek.state import Ask


class _BlankAsk(IntEnum):
    SHOW = -1
    PURGE = -2
    LOOK = -3
    TIE = -4
    UNSEEN = -5


# They stand in the pending stack where an `Ask` does: nobody chooses, so they are below `Ask.ACTION`.
ASK_SHOW: Final = cast(Ask, _BlankAsk.SHOW)
"""A card is shown with which a seat wants to do something; the number is the claim, packed."""
ASK_PURGE: Final = cast(Ask, _BlankAsk.PURGE)
"""A card of the good that a High Priest named leaves the pile, or there is none; see `purge`."""
ASK_LOOK: Final = cast(Ask, _BlankAsk.LOOK)
"""A card is told of a pile that a bot looks through; the number is whose pile it is."""
ASK_TIE: Final = cast(Ask, _BlankAsk.TIE)
"""A card is shown of a pile whose scarabs decide a tie."""
ASK_UNSEEN: Final = cast(Ask, _BlankAsk.UNSEEN)
"""The Queen's next card comes to a hand; this is no node, it happens at once."""


def ask_of(number: int) -> Ask:
    """The question of this number, of these or of every play."""
    return Ask(number) if number >= 0 else cast(Ask, _BlankAsk(number))


CHANCE_KEYS: Final = dict(zip((ASK_SHOW, ASK_PURGE, ASK_LOOK, ASK_TIE), UNTOLD_KEYS, strict=True))
"""The key of each question that is a node."""
