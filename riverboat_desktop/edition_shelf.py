"""The boxes of this computer as the window asks for them: what goes wrong is told in its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.errors import Complaint
from riverboat_desktop.edition_files import EditionFileError, Shelf
from ui.own_box.shelf import OwnBox
from ui.services import ServiceError

T = TypeVar("T")


class WindowShelf:
    """What the window calls `BoxShelf`."""

    def __init__(self) -> None:
        self._shelf = Shelf()

    def boxes(self, game: str) -> tuple[OwnBox, ...]:
        """The boxes of a game by name."""
        return self._shelf.boxes(game)

    def keep(self, game: str, text: str, *, instead_of: str = "") -> OwnBox:
        """Keep a sound edition under its name."""
        return _told(lambda: self._shelf.keep(game, text, instead_of=instead_of))

    def remove(self, box: OwnBox) -> None:
        """Delete a box for good."""
        _told(lambda: self._shelf.remove(box))

    def export(self, box: OwnBox, path: str) -> None:
        """Write a box to a file."""
        _told(lambda: self._shelf.export(box, path))

    def import_file(self, path: str) -> OwnBox:
        """Keep the box in a file."""
        return _told(lambda: self._shelf.import_file(path))


def _told(work: Callable[[], T]) -> T:
    try:
        return work()
    except EditionFileError as error:
        raise ServiceError(Complaint(error.said, error.problems)) from None
