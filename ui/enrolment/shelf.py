"""The boxes whose pieces have tags, as the window sees them; where they are kept is not its business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.companion.catalogue import Box
from engine.core.setup import Setup


class TagShelf(Protocol):
    """Keeps boxes, each by its key. What cannot be done raises `ServiceError`, and all stays as it was."""

    def editions(self, game: str) -> tuple[tuple[str, str], ...]:
        """Key and name of the editions that people have copied out of their own boxes."""

    def setup(self, game: str, edition: str = "") -> Setup:
        """A setup that names an edition of a game, the built-in one where there is no such edition."""

    def tagged(self, game: str, edition: str = "") -> tuple[tuple[str, int], ...]:
        """The pieces of an edition that carry a tag, and how many there are of each, in their order."""

    def boxes(self, game: str) -> tuple[Box, ...]:
        """The boxes of a game by name; files that are not sound are passed over."""

    def load(self, key: str) -> Box:
        """A box as it is kept now."""

    def stamp(self, key: str) -> int:
        """Another number whenever the kept box has been written anew; 0 for none."""

    def begin(self, game: str, name: str, edition: str = "") -> Box:
        """Keep a new box without a tag, with the pieces of an edition."""

    def keep(self, box: Box) -> None:
        """Keep a box as it is now, in place of what was kept."""

    def rename(self, box: Box, name: str) -> Box:
        """Keep it under another name; its key stays."""

    def delete(self, box: Box) -> None:
        """Delete a box for good."""

    def export(self, box: Box, path: str) -> None:
        """Write a box to a file."""

    def import_file(self, path: str) -> Box:
        """Keep the box of a file; where its name is taken, under one with a number behind it."""

    def foreign(self, box: Box) -> Callable[[str], str | None]:
        """What tells of a tag whose it is, as `engine.companion.enrolment.Enrolment` wants it."""
