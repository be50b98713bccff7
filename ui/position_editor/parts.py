"""What a game gives the editor of positions: pictures of places, its pieces, what a position says besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from ui.position_editor.situation import Situation
from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a picture. `place` is its name in records, `words` its name for people.

    `lies` names what lies there, the topmost first, as place and piece; the place of a piece that covers
    several spots is another one than theirs. `round` ones are hexes, pointed at within the circle in them.
    """

    place: str
    words: str
    rect: QRectF
    lies: tuple[tuple[str, str], ...]
    round: bool = False

    @property
    def name(self) -> str:
        """What tells it from the other spots of the picture."""
        return self.place

    def holds(self, place: str) -> bool:
        """Whether what lies at a place of records is shown here."""
        return place == self.place or any(there == place for there, _ in self.lies)


class Area(Protocol):
    """A picture of places that belong together. It reads the situation it is given, and holds none."""

    @property
    def key(self) -> str:
        """Its name among the areas."""

    def title(self, situation: Situation) -> str:
        """What it is, in few words."""

    def spots(self, situation: Situation, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """Its places as they lie in a rectangle, in the order of reading."""

    def paint(self, painter: QPainter, situation: Situation, area: QRectF, theme: Theme) -> None:
        """The picture with everything that lies there."""


class SayKind(StrEnum):
    """How a word of a position is entered."""

    CHOICE = "choice"
    """One of the options."""
    NUMBER = "number"
    """A whole number from 0."""
    EACH = "each"
    """A number for each of the options, in their order."""
    SOME = "some"
    """Some of the options, in their order."""
    ORDER = "order"
    """Some of the options in the order in which they were chosen."""


@dataclass(frozen=True, slots=True)
class Say:
    """A word that a position may say: how it is entered, its options as value and name, what it is at first.

    `optional` ones may be left out.
    """

    key: str
    title: str
    kind: SayKind
    options: tuple[tuple[str, str], ...] = ()
    first: str = ""
    optional: bool = False


class PositionParts(Protocol):
    """`ui.<game>.position_parts`: the table of the game, place by place."""

    def fresh(self, setup: Setup) -> Situation:
        """The table as it is set up, as far as nothing has been dealt."""

    def box(self, setup: Setup) -> Mapping[str, int]:
        """Every piece of the box, and how many there are."""

    def areas(self, situation: Situation) -> Sequence[Area]:
        """Every picture, in order."""

    def says(self, situation: Situation) -> Sequence[Say]:
        """What the position says besides, as far as it means anything in its phase."""

    def ways(self, situation: Situation, place: str, piece: str) -> tuple[str, ...]:
        """The places, by their names in records, where a piece that is put on a spot may come to lie.

        There are several where it can be turned, and none where it does not fit on the spot.
        """

    def unseen(self, place: str) -> bool:
        """Whether pieces lie there that need not be placed."""

    def about(self) -> str:
        """What need not be placed, in a sentence or two."""


def position_parts_of(game: str) -> PositionParts:
    """The table of the game in parts."""
    return cast(PositionParts, import_module(f"ui.{game}.position_parts"))


def has_position_parts(game: str) -> bool:
    """Whether positions of the game can be edited in the window."""
    return find_spec(f"ui.{game}.position_parts") is not None
