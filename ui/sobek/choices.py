"""Sobek in the new-game dialog: seats choose nothing; what a table should know about the pieces."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import SeatSetup, Setup
from ui.own_box.known import known_parts
from ui.sobek.ground import edition_of
from ui.theme import Theme

translate = QCoreApplication.translate


def choice_title(option: str, value: str) -> str:
    """Seats of this game have no choice."""
    del option
    return value


def choice_colour(option: str, value: str) -> int:
    """No choice brings a colour."""
    del option, value
    return -1


def paint_choice(
    painter: QPainter, rect: QRectF, option: str, value: str, theme: Theme, *, box: str = ""
) -> None:
    """Nothing, for there is no choice."""
    del painter, rect, option, value, theme, box


def seat_colour(seat: int) -> int:
    """Every seat has the colour of its number. Rule SK-1.2.1."""
    return seat


def note(box: str = "") -> str:
    """Which pieces are reconstructions. Rules SK-1.12.14, SK-2.2.1 to SK-2.2.6, SK-2.3.1 ff., SK-2.4.3 ff."""
    if box:
        edition = edition_of(Setup("sobek", (SeatSetup(""), SeatSetup("")), edition_text=box))
        return known_parts("sobek", edition.id, edition.trust)
    return translate(
        "SeatChoice",
        "The glyphs of the score track, how many cards of each good carry scarabs, the goods of the "
        "characters and the numbers of some event tokens are reconstructions. They keep to every sum and "
        "example that is printed. Your own box can be copied: Game, Your own box…",
    )
