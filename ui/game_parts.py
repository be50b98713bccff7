"""Finds what the window has of its own for a game, by the game's id; there is no list of games here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.session.view import LogLine, View
from ui.theme import Theme

if TYPE_CHECKING:
    from ui.seats import Seat


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

    def folded(self, run: Sequence[LogLine]) -> str:
        """What outcomes that follow each other are together, as one entry of the log."""


class Choices(Protocol):
    """`ui.<game>.choices`: how the choices of a seat look in the new-game dialog."""

    def choice_title(self, option: str, value: str) -> str:
        """A value of a seat's option in words."""

    def choice_colour(self, option: str, value: str) -> int:
        """The index of the colour in the theme that the choice brings, or -1."""

    def paint_choice(
        self, painter: QPainter, rect: QRectF, option: str, value: str, theme: Theme, *, box: str = ""
    ) -> None:
        """A small picture of the choice, out of the box with that text, or out of the built-in one."""

    def seat_colour(self, seat: int) -> int:
        """The index of the colour in the theme that a seat has whatever it chooses, or -1."""

    def note(self, box: str = "") -> str:
        """What a table should know about the pieces of a box, given by its text, before it starts."""


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


@dataclass(frozen=True, slots=True)
class ReportPage:
    """A still of a report that is shown step by step: a heading, its words for a screen reader, its rule.

    `chapter` names the part it belongs to. `paint` fills the rectangle; its last argument tells how far
    what moves in it has come, 0 to 1, and only matters where `moves`.
    """

    chapter: str
    title: str
    spoken: str
    paint: Callable[[QPainter, QRectF, Theme, float], None]
    rule: str = ""
    moves: bool = False


class RoundReport(Protocol):
    """`ui.<game>.round_report`, which a game need not have: what some events settled, step by step."""

    def title(self, events: Sequence[Any]) -> str:
        """What these events let be reported; empty for nothing."""

    def pages(
        self, events: Sequence[Any], view: View, setup: Setup, seats: Sequence[Seat]
    ) -> tuple[ReportPage, ...]:
        """The stills of events with a title, in order. `view` is of a viewer of them, at any later moment."""


class Backdrop(Protocol):
    """`ui.<game>.backdrop`: the picture of the game."""

    def paint_backdrop(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Fill the rectangle, whatever its shape; what matters is to the right of its middle."""


class Pieces(Protocol):
    """`ui.<game>.pieces`: the pieces of the box one by one, by their names in the inventory."""

    def piece_kind(self, setup: Setup, piece: str) -> str:
        """What sort of piece it is, in the plural."""

    def piece_name(self, setup: Setup, piece: str) -> str:
        """The piece in few words, which tell it from all others of its kind that are not equal."""

    def paint_piece(self, painter: QPainter, rect: QRectF, setup: Setup, piece: str, theme: Theme) -> None:
        """A small picture of the piece; nothing where there is none."""


def pieces_of(game: str) -> Pieces:
    """The game's pieces in words and pictures."""
    return cast(Pieces, import_module(f"ui.{game}.pieces"))


def backdrop_of(game: str) -> Backdrop:
    """What the game looks like before it is played."""
    return cast(Backdrop, import_module(f"ui.{game}.backdrop"))


def standing_of(game: str) -> Standing:
    """How the game's plays stand."""
    return cast(Standing, import_module(f"ui.{game}.standing"))


def choices_of(game: str) -> Choices:
    """How the game's seats can be set up."""
    return cast(Choices, import_module(f"ui.{game}.choices"))


def sheet_of(game: str) -> Sheet:
    """How the game's final sheet is laid out."""
    return cast(Sheet, import_module(f"ui.{game}.sheet"))


def round_report_of(game: str) -> RoundReport | None:
    """What the game shows step by step, or None if it has no such thing."""
    name = f"ui.{game}.round_report"
    return cast(RoundReport, import_module(name)) if find_spec(name) is not None else None
