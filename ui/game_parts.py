"""Finds what the window has of its own for a game, by the game's id; there is no list of games here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.session.view import LogLine, View
from ui.theme import Theme


class Standing(Protocol):
    """`ui.<game>.standing`: where a play stands."""

    def headline(self, view: View) -> str:
        """Round and phase in words."""

    def seat_colours(self, view: View) -> tuple[int, ...]:
        """For each seat the index of its colour in the theme."""

    def headings(self, line: LogLine) -> tuple[str, ...]:
        """Headings that a log shows below the line, for rounds and phases that began with it."""

    def stands_alone(self, line: LogLine) -> bool:
        """Whether an outcome of chance is worth a line of its own in the log."""


class Choices(Protocol):
    """`ui.<game>.choices`: how the choices of a seat look in the new-game dialog."""

    def choice_title(self, option: str, value: str) -> str:
        """A value of a seat's option in words."""

    def choice_colour(self, option: str, value: str) -> int:
        """The index of the colour in the theme that the choice brings, or -1."""

    def paint_choice(self, painter: QPainter, rect: QRectF, option: str, value: str, theme: Theme) -> None:
        """A small picture of the choice."""

    def seat_colour(self, seat: int) -> int:
        """The index of the colour in the theme that a seat has whatever it chooses, or -1."""

    def seats_hint(self) -> str:
        """How seats sit, who starts, and what brings their colour."""

    def note(self) -> str:
        """What a table should know about the pieces before it starts."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of the final sheet: its title and the keys of the score lines that it sums.

    `at_end` rows are only settled when the play is over; `optional` ones are left out where nobody has any.
    A row with a `round` sums that round alone. Rows that follow each other with the same `group` stand
    under its name, with their sum.
    """

    title: str
    keys: tuple[str, ...]
    at_end: bool = False
    optional: bool = False
    round: int = 0
    group: str = ""


class Sheet(Protocol):
    """`ui.<game>.sheet`: the rows of the final score sheet."""

    def rows(self) -> tuple[SheetRow, ...]:
        """The rows in the order in which people count."""

    def paint_row(self, painter: QPainter, rect: QRectF, key: str, theme: Theme) -> None:
        """A small picture for the row whose first key this is."""

    def tie_breaks(self, view: View, names: Sequence[str]) -> tuple[str, ...]:
        """A sentence for each tie that was broken."""


def standing_of(game: str) -> Standing:
    """How the game's plays stand."""
    return cast(Standing, import_module(f"ui.{game}.standing"))


def choices_of(game: str) -> Choices:
    """How the game's seats can be set up."""
    return cast(Choices, import_module(f"ui.{game}.choices"))


def sheet_of(game: str) -> Sheet:
    """How the game's final sheet is laid out."""
    return cast(Sheet, import_module(f"ui.{game}.sheet"))
