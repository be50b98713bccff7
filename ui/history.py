"""Every state of something that is edited, with a way back and forth through all changes."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")
MOST_STEPS: Final = 1000
"""So many changes can be taken back."""


class History(Generic[T]):
    """States that are values. Changes that join, as letters of one entry do, are one step back."""

    def __init__(self, first: T) -> None:
        self._steps = [first]
        self._at = 0
        self._joint: object = None

    @property
    def now(self) -> T:
        """The state as it stands."""
        return self._steps[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a change that was taken back."""
        return self._at < len(self._steps) - 1

    def change(self, state: T, joint: object = None) -> bool:
        """The state after a change; one with the same `joint` as the change before joins it.

        False where nothing changed.
        """
        if state == self.now:
            return False
        del self._steps[self._at + 1 :]
        if joint is not None and joint == self._joint and self._at:
            self._steps[self._at] = state
        else:
            self._steps.append(state)
            del self._steps[: -MOST_STEPS - 1]
            self._at = len(self._steps) - 1
        self._joint = joint
        return True

    def apart(self) -> None:
        """What comes next does not join what was before."""
        self._joint = None

    def go(self, by: int) -> None:
        """Back by -1, forth by 1, as far as there is a way."""
        self._at = max(0, min(self._at + by, len(self._steps) - 1))
        self._joint = None
