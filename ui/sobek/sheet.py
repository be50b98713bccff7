"""The rows of Sobek's final score sheet, round by round, and their pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.session.view import View
from ui.game_parts import SheetRow
from ui.listing import all_of
from ui.sobek.art import Good, Token, paint_good, paint_scarab, paint_sign_of_corruption, paint_token
from ui.theme import Theme

translate = QCoreApplication.translate
MOST_ROUNDS: Final = 9
"""So many rounds an edition may have; those that were not played have no row."""
_EVENTS: Final = ("guild", "guild-back", "deceit")
_Paint = Callable[[QPainter, QRectF, Theme], None]
_PICTURES: Final[dict[str, _Paint]] = {
    "vertical": paint_scarab,
    "horizontal": lambda painter, rect, theme: paint_good(painter, rect, Good.WHEAT, theme),
    "guild": lambda painter, rect, theme: paint_token(painter, rect, Token.GUILD_A, theme),
    "penalty": paint_sign_of_corruption,
}


def rows() -> tuple[SheetRow, ...]:
    """For each round its sets, its events and its penalty. Rules SK-1.12.1 to SK-1.12.9, SK-3.30."""
    found = [SheetRow(translate("FinalSheet", "Points before this record"), ("carried",), optional=True)]
    for number in range(1, MOST_ROUNDS + 1):
        group = translate("FinalSheet", "Round {round}").format(round=number)
        found += [
            SheetRow(title, keys, optional=True, round=number, group=group)
            for title, keys in (
                (translate("FinalSheet", "Vertical sets"), ("vertical",)),
                (translate("FinalSheet", "Horizontal sets"), ("horizontal",)),
                (translate("FinalSheet", "Guild and Deceit"), _EVENTS),
                (translate("FinalSheet", "Penalty for corruption"), ("penalty",)),
            )
        ]
    return tuple(found)


def paint_row(painter: QPainter, rect: QRectF, key: str, theme: Theme) -> None:
    """The piece that a row is about; nothing for rows without one."""
    if key in _PICTURES:
        _PICTURES[key](painter, rect, theme)


def tie_breaks(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """No tie is broken: who shares the highest total shares the win. Rule SK-1.1.2."""
    first = [name for name, rank in zip(names, view.ranks, strict=False) if rank == 1]
    if len(first) < 2:
        return ()
    text = translate("FinalSheet", "{names} have the same total; no tie is broken (SK-1.1.2).")
    return (text.format(names=all_of(first)),)
