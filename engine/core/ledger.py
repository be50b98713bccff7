"""The ledger of a play as lines: who did what, in notation, undone or not. It is the game."""

from __future__ import annotations

from dataclasses import dataclass

CHANCE = -1
"""Who acts when nobody chooses."""
ONLY = "only"
"""The note of a line whose step some viewers may not know: the seats that may, from 1, or `NOBODY`."""
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Line:
    """One step of a ledger. `who` is the seat from 0, or `CHANCE`.

    `undone` lines stay but are skipped; `consented` ones were undone beyond what nobody had learned
    from. `notes` never change what a line does. `number` is its line in a file, 0 if it has none.
    """

    who: int
    text: str
    undone: bool = False
    consented: bool = False
    notes: tuple[tuple[str, str], ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Digest:
    """A check that the state after the lines so far has this digest (its first hex digits)."""

    value: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Handover:
    """From here on a seat is decided by another controller."""

    seat: int
    controller: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Hands:
    """What hands at a table still have to do after the lines so far: one word without a blank.

    Only the last one counts, and the next step or undo takes its place. No rule reads it.
    """

    text: str
    number: int = 0


Entry = Line | Digest | Handover | Hands
