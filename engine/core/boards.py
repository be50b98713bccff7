"""What a game keeps of setups: the boxes that it can read, and the boards that plays were set up on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final, Generic, TypeVar

from engine.core.errors import DataError, Problem, Sentence
from engine.core.setup import Setup

MOST_BOARDS: Final = 64
"""So many boards are kept, for most plays are set up alike."""

E = TypeVar("E")
B = TypeVar("B")


class Boxes(Generic[E]):
    """The boxes of a game. `texts` are the data files of the built-in ones by their ids."""

    def __init__(self, texts: Mapping[str, str], parse: Callable[[str], E]) -> None:
        self.texts = dict(texts)
        self._parse = parse

    def of(self, setup: Setup) -> E:
        """The box that the setup brings, or names. Raises `DataError` if it is unknown or wrong."""
        text = setup.edition_text or self.texts.get(setup.edition, "")
        if not text:
            known = ", ".join(self.texts)
            wrong = Sentence(
                "unknown edition {edition!r}; there are: {known}", edition=setup.edition, known=known
            )
            raise DataError((Problem("edition", wrong),))
        return self._parse(text)


class Boards(Generic[B]):
    """What stays the same through a play, made once for setups that differ in nothing that matters.

    `seats` gives what matters of the seats of a setup; box and options always do.
    """

    def __init__(self, make: Callable[[Setup], B], *, seats: Callable[[Setup], Hashable]) -> None:
        self._make = make
        self._seats = seats
        self._kept: dict[Hashable, B] = {}

    def of(self, setup: Setup) -> B:
        """The board of the setup."""
        key = (setup.edition, setup.edition_text, setup.options, self._seats(setup))
        board = self._kept.get(key)
        if board is None:
            board = self._make(setup)
            if len(self._kept) >= MOST_BOARDS:
                self._kept.clear()
            self._kept[key] = board
        return board


def seat_count(setup: Setup) -> int:
    """How many seats there are: for boards to which it does not matter who sits there."""
    return len(setup.seats)
