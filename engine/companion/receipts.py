"""What the referee tells: receipts of what was seen and decided, and what hands have to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.companion.repair import Move
from engine.core.component import Ref
from engine.core.errors import Reason
from engine.core.game import PUBLIC, Prompt


class Said(StrEnum):
    """What a receipt is about."""

    SEEN = "seen"
    """A piece has come to a station, or was shown."""
    ACCEPTED = "accepted"
    """Steps have entered the ledger."""
    REFUSED = "refused"
    """What was shown or pointed at is not legal here."""
    ASKED = "asked"
    """Several steps fit; something more must be pointed at."""
    KEPT = "kept"
    """What a seat has done whose turn is still to come, beside others: it counts then."""
    IN_TRANSIT = "in-transit"
    """The table is between two situations."""
    WRONG = "wrong"
    """The table has differed for too long; the moves put it right."""
    EARLIER = "earlier"
    """The table stands as it stood after `frame` steps; taking back to there is offered."""
    AGREES = "agrees"
    """The table is as it should be again."""
    GATE = "gate"
    """Something has to be moved before play goes on."""
    OPENED = "opened"
    """That has been done, or was waived."""
    UNKNOWN_TAG = "unknown-tag"
    """A tag that is on no piece of this box, offered for enrolment."""
    RETIRED_TAG = "retired-tag"
    """A tag that was taken out of use."""
    CONFLICT = "conflict"
    """One tag, or one piece, is at two stations at once."""
    NOISY = "noisy"
    """A station misses a large share of what rests there."""
    LOST = "lost"
    FOUND = "found"
    """A reader went, or came back; what lies there is asked anew."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """One thing that happened. `piece` and `steps` are for those in `audience` alone.

    `audience` has seats and perhaps `PUBLIC`; others are only told that something was. `at_s` is when its
    cause was read. `lies_at` is where a refused piece is known to lie, `seat` whose step was kept or
    refused before its turn.
    """

    said: Said
    at_s: float
    audience: tuple[int, ...] = (PUBLIC,)
    station: str = ""
    tag: str = ""
    piece: str = ""
    steps: tuple[Any, ...] = ()
    frame: int = -1
    reason: Reason | None = None
    expected: Prompt | None = None
    lies_at: str = ""
    moves: tuple[Move, ...] = ()
    choices: Sequence[Any] = ()
    share: float = 0.0
    seat: int = -1

    def told(self, viewer: int) -> bool:
        """Whether a viewer may know which piece and which step it is."""
        return PUBLIC in self.audience or viewer in self.audience


class GateKind(StrEnum):
    """Why play waits for hands."""

    PUT_BACK = "put-back"
    """Something was taken back or corrected in the ledger."""
    AGAIN = "again"
    """What was taken back in the ledger was done again."""
    INSTRUCTION = "instruction"
    """A bot has moved."""
    REPAIR = "repair"
    """The program is right."""
    RESUMED = "resumed"
    """The program was started again: this may or may not have been done."""


@dataclass(frozen=True, slots=True)
class Gate:
    """What has to be moved; `steps` are the bot's that it is about, `done` the numbers of ticked moves."""

    kind: GateKind
    moves: tuple[Move, ...]
    steps: tuple[Any, ...] = ()
    done: frozenset[int] = frozenset()

    @property
    def left(self) -> tuple[Move, ...]:
        """What is still to be moved."""
        return tuple(move for number, move in enumerate(self.moves) if number not in self.done)


class Task(StrEnum):
    """What sort of act is next."""

    MOVE = "move"
    """Pieces have to be moved first: `moves`."""
    REVEAL = "reveal"
    """Something has to be revealed and shown, as the prompt says."""
    CHOOSE = "choose"
    """A seat acts."""
    ASK = "ask"
    """Something more must be pointed at: `refs` tell the choices apart."""
    NOTHING = "nothing"
    """The play is over."""


@dataclass(frozen=True, slots=True)
class Act:
    """The next thing to do at the table. `owed` follows from earlier steps and may be done beside it."""

    task: Task
    prompt: Prompt
    gate: GateKind | None = None
    moves: tuple[Move, ...] = ()
    owed: tuple[Move, ...] = ()
    refs: frozenset[Ref] = frozenset()
