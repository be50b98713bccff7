"""What the session hands out: views for one viewer, log lines, and changes to subscribe to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.core.game import Node, Prompt
from engine.core.score import Projection, ScoreSheet


class Waiting(StrEnum):
    """What waits for `proceed`."""

    NOTHING = ""
    REVEAL = "reveal"
    TURN = "turn"


class Staging(StrEnum):
    """When a person's steps wait to be ended."""

    ALWAYS = "always"
    REVEALS = "reveals"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class View:
    """Everything a viewer may know of this moment. `revision` changes with every change."""

    viewer: int
    revision: int
    node: Node
    observation: Any
    prompt: Prompt
    waiting: Waiting
    sheets: tuple[ScoreSheet, ...]
    projections: tuple[tuple[Projection, ...], ...]
    ranks: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return bool(self.ranks)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One step as a viewer may know it. `frame` is where to go back to, -1 for undone lines.

    `step` and `events` are what `see` of the game leaves of them; of lines that were undone before a
    record was loaded there are none. `text` is empty where the viewer may not know the whole step.
    """

    who: int
    step: Any
    text: str
    events: tuple[Any, ...]
    undone: bool
    consented: bool
    frame: int


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """What an undo would take back: frames from `first` on; beyond what people learned it needs consent.

    `seats` are the people concerned: who acted in it, and who learned something from it.
    """

    first: int
    steps: int
    free: bool
    seats: tuple[int, ...]


class ChangeKind(StrEnum):
    """What a change of a session was."""

    STEPS = "steps"
    REWOUND = "rewound"
    PROCEEDED = "proceeded"
    SEATS = "seats"
    HANDS = "hands"
    """Only what hands still have to do is other than before."""


@dataclass(frozen=True, slots=True)
class Change:
    """What subscribers hear. `journal` has the lines that a journal appends for it, with everything hidden.

    `first` and `count` tell which frames are new (steps) or which were dropped (rewound).
    """

    kind: ChangeKind
    revision: int
    first: int = 0
    count: int = 0
    journal: tuple[str, ...] = ()
