"""What a game gives the editor of boxes: its parts, each a picture of spots, with brushes and sums."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.errors import Problem, Sentence
from ui.own_box.draft import Data
from ui.theme import Theme

Work = Callable[[Any], Any]
"""Takes a copy of a section's value on: changes it, or returns a new one."""
Paint = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Brush:
    """What a click on the picture paints: its key, its name, the letter that picks it, its small picture."""

    key: str
    title: str
    letter: str
    paint: Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the picture. `words` is what it is and shows.

    `use` is what a click does with a brush; `painted` spots take a brush that is dragged over them too,
    others are buttons. Of a spot with `put` there are `count`: the keys + and - change it, digits set it,
    between `least` and `most`. A spot with neither only shows. `quiet` spots are for the mouse: the keyboard
    does elsewhere what they do. `round` ones are hexes, pointed at within the circle that fits in them. Spots
    with the same `art` look alike, so that one drawing of a size serves them all.
    """

    name: str
    rect: QRectF
    words: str
    paint: Paint
    use: Callable[[str], Work] | None = None
    put: Callable[[int], Work] | None = None
    count: int = 0
    least: int = 0
    most: int = 999
    painted: bool = False
    art: Hashable = None
    quiet: bool = False
    round: bool = False

    @property
    def takes_keys(self) -> bool:
        """Whether the keyboard goes there."""
        return not self.quiet and (self.use is not None or self.put is not None)


@dataclass(frozen=True, slots=True)
class Sum:
    """A number that a person can compare with the box: its title, how many there are, how many there should
    be, -1 where nothing says so."""

    title: str
    count: int
    wanted: int = -1


class Part(Protocol):
    """A part of the box that is edited on one picture. It reads the data it is given, and holds none."""

    @property
    def key(self) -> str:
        """Its name among the parts of the game."""

    @property
    def section(self) -> str:
        """The section of the file that it changes."""

    @property
    def item(self) -> int | None:
        """The number of the one item of the section that it changes; None: it changes the whole."""

    def title(self) -> str:
        """What it is, in few words."""

    def about(self) -> str:
        """What to look for in the box, and what a click does, in a sentence or two."""

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """What can be painted with; none where spots are buttons."""

    def spots(self, data: Data, area: QRectF, theme: Theme) -> tuple[Spot, ...]:
        """The places of the picture as they lie in the area, in the order of reading."""

    def sums(self, data: Data) -> tuple[Sum, ...]:
        """The numbers of this part."""

    def marks(self, data: Data, problem: Problem) -> frozenset[str] | None:
        """The spots that a problem is about; none where it is about the part; None: about another part."""


class CountedPart:
    """What parts share that are only counted: they change the whole section, and nothing is painted."""

    __slots__ = ()
    item = None

    def brushes(self, data: Data) -> tuple[Brush, ...]:
        """Nothing is painted."""
        del data
        return ()


class BoxParts(Protocol):
    """`ui.<game>.box_parts`: the box of the game, part by part."""

    def parts(self, data: Data) -> Sequence[Part]:
        """Every part that can be edited, in order."""

    def section_title(self, section: str) -> str:
        """A section of the file in the reader's language."""

    def word(self, name: str) -> str:
        """What a sum or a piece is called in the file, in the reader's language."""


def box_parts_of(game: str) -> BoxParts:
    """The parts of the game's box."""
    return cast(BoxParts, import_module(f"ui.{game}.box_parts"))


def has_box_parts(game: str) -> bool:
    """Whether the window can edit the game's box."""
    return find_spec(f"ui.{game}.box_parts") is not None


def arguments_of(said: Sentence) -> dict[str, object]:
    """The arguments of a sentence and of the sentences in it."""
    found: dict[str, object] = {}
    for name, value in said.args:
        found[name] = value
        if isinstance(value, Sentence):
            found |= arguments_of(value)
    return found
