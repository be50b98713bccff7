"""Frames of a play, and how far back nobody has learned anything."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.ledger import CHANCE


@dataclass(slots=True)
class Frame:
    """A state and the step that led to it. `learned`: a person learned something hidden from it.

    `entry` is the index of its line in the ledger, -1 for the first frame.
    """

    state: Any
    step: Any = None
    who: int = CHANCE
    text: str = ""
    events: tuple[Any, ...] = ()
    learned: bool = False
    entry: int = -1


@dataclass(slots=True)
class Timeline:
    """All frames of the present line of play; the first has no step. Frames are never changed."""

    frames: list[Frame]
    outcomes: int = field(default=0)

    @property
    def now(self) -> Frame:
        """The latest frame."""
        return self.frames[-1]

    def push(self, frame: Frame) -> None:
        """Add a frame; outcomes are counted, for they index what a seed deals."""
        self.frames.append(frame)
        self.outcomes += frame.who == CHANCE

    def drop_from(self, index: int) -> list[Frame]:
        """Take away the frames from `index` (at least 1) on, and give them."""
        dropped = self.frames[index:]
        del self.frames[index:]
        self.outcomes -= sum(1 for frame in dropped if frame.who == CHANCE)
        return dropped

    def horizon(self) -> int:
        """The index of the last frame from which a person learned something; 0 if there is none."""
        for index in range(len(self.frames) - 1, 0, -1):
            if self.frames[index].learned:
                return index
        return 0
