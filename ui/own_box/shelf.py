"""The boxes that people have copied, as the window sees them; where they are kept is not its business."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from engine.core.setup import Setup


@dataclass(frozen=True, slots=True)
class OwnBox:
    """A box that is kept: its game, the key of its file, its name, and the text of the sound edition."""

    game: str
    key: str
    name: str
    text: str = field(repr=False)


class BoxShelf(Protocol):
    """Keeps boxes. What cannot be done raises `ServiceError`, and everything stays as it was."""

    def boxes(self, game: str) -> tuple[OwnBox, ...]:
        """The boxes of a game by name; files that are not sound are passed over."""

    def keep(self, game: str, text: str, *, instead_of: str = "") -> OwnBox:
        """Keep the text of a sound edition under the name it has in itself.

        `instead_of` is the key of the box that it replaces. Another box is never replaced.
        """

    def remove(self, box: OwnBox) -> None:
        """Delete a box for good."""

    def export(self, box: OwnBox, path: str) -> None:
        """Write a box to a file."""

    def import_file(self, path: str) -> OwnBox:
        """Keep the box in a file; where its name is taken, under one with a number behind it."""


def box_of(setup: Setup, boxes: tuple[OwnBox, ...]) -> OwnBox | None:
    """The box that a setup is played with, if it is one of these."""
    if not setup.edition_text:
        return None
    same = [box for box in boxes if box.text == setup.edition_text]
    return next(iter([*same, *(box for box in boxes if box.key == setup.edition)]), None)
