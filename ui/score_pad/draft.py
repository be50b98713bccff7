"""A sheet in the making, with a way back and forth through every change."""

from __future__ import annotations

from typing import Final

from engine.core.pad_sheet import PadSheet

MOST_STEPS: Final = 1000
"""So many changes can be taken back."""


class Draft:
    """The sheet that is filled in. Changes that join, as letters of one entry do, are one step back."""

    def __init__(self, sheet: PadSheet) -> None:
        self._steps = [sheet]
        self._at = 0
        self._joint: object = None

    @property
    def sheet(self) -> PadSheet:
        """The sheet as it stands."""
        return self._steps[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a change that was taken back."""
        return self._at < len(self._steps) - 1

    def change(self, sheet: PadSheet, joint: object = None) -> bool:
        """The sheet after a change; one with the same `joint` as the change before joins it."""
        if sheet == self.sheet:
            return False
        del self._steps[self._at + 1 :]
        if joint is not None and joint == self._joint and self._at:
            self._steps[self._at] = sheet
        else:
            self._steps.append(sheet)
            del self._steps[: -MOST_STEPS - 1]
            self._at = len(self._steps) - 1
        self._joint = joint
        return True

    def apart(self) -> None:
        """What comes next does not join what was before."""
        self._joint = None

    def undo(self) -> None:
        """Take the last change back."""
        if self.can_undo:
            self._at -= 1
            self._joint = None

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self.can_redo:
            self._at += 1
            self._joint = None
