"""Frames of a play, and how far back nobody has learned anything."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.ledger import CHANCE


@dataclass(frozen=True, slots=True)
class Frame:
    """A state and the step that led to it.

    `entry` is the index of its line in the ledger, -1 for the first frame. `together`: the decision
    stood beside the same one of other seats. `learners` are the seats that learned something hidden
    from the step; `learned`: one of them was a person.
    """

    state: Any
    step: Any = None
    who: int = CHANCE
    text: str = ""
    events: tuple[Any, ...] = ()
    entry: int = -1
    together: bool = False
    learners: frozenset[int] = frozenset()
    learned: bool = False


@dataclass(slots=True)
class Timeline:
    """All frames of the present line of play; the first has no step."""

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

    def taken_over(self, seat: int) -> None:
        """A person sits down at a seat and knows from now on what the seat has learned."""
        self.frames = [
            replace(frame, learned=True) if seat in frame.learners and not frame.learned else frame
            for frame in self.frames
        ]
