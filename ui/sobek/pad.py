"""Sobek's score pad in words and pictures: what is written into each row of the sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.core.setup import Setup
from engine.sobek.components import GOODS
from ui.sobek import nouns
from ui.sobek.art import Good, Token, paint_good, paint_scarab, paint_sign_of_corruption, paint_token
from ui.theme import Theme

translate = QCoreApplication.translate
_ORDER: Final = (Good.WHEAT, Good.FISH, Good.CATTLE, Good.IVORY, Good.MARBLE, Good.EBONY)


def section_title(section: str) -> str:
    """The name of a round."""
    return translate("FinalSheet", "Round {round}").format(round=section.partition("-")[2])


def _name(key: str) -> str:
    """The key of a row or a field without its round."""
    return key.partition("-")[2]


def row_title(setup: Setup, row: str) -> str:
    """What a row is about."""
    del setup
    name = _name(row)
    if name in GOODS:
        return nouns.capital(nouns.good_name(GOODS.index(name)))
    return {
        "laid": translate("FinalSheet", "Horizontal sets"),
        "guild": translate("SobekPad", "Guild"),
        "deceit": translate("SobekPad", "Deceit"),
        "corruption": translate("SobekPad", "Corruption"),
        "penalty": translate("FinalSheet", "Penalty for corruption"),
    }[name]


def row_help(setup: Setup, row: str) -> str:
    """What is written into a row."""
    del setup
    name = _name(row)
    if name in GOODS:
        return translate(
            "SobekPad", "Cards of the vertical set, scarabs printed on them, Prosperity tokens on it."
        )
    return {
        "laid": translate(
            "SobekPad", "All scarabs of the sets that were laid sideways at the end of the round."
        ),
        "guild": translate("SobekPad", "Spaces forward by own Guilds, and spaces back by those of others."),
        "deceit": translate("SobekPad", "Points of Deceit."),
        "corruption": translate(
            "SobekPad",
            "Cards under the tile with those left in hand, Curses, and in a tie the scarabs on the cards.",
        ),
        "penalty": translate(
            "SobekPad", "Spaces back. Left blank, the program walks back along its track; yours may differ."
        ),
    }[name]


def field_title(field: str) -> str:
    """A field of a row that has several."""
    name = _name(field)
    part = name.rpartition("-")[2] if "-" in name else ""
    named = {
        "cards": translate("SobekPad", "cards"),
        "scarabs": translate("SobekPad", "scarabs"),
        "prosperity": translate("SobekPad", "Prosp."),
        "curses": translate("SobekPad", "Curses"),
        "on": translate("SobekPad", "forward"),
        "back": translate("SobekPad", "back"),
    }
    return named.get(part, "")


def paint_row(painter: QPainter, rect: QRectF, setup: Setup, row: str, theme: Theme) -> None:
    """The good or the token that a row is about."""
    del setup
    name = _name(row)
    if name in GOODS:
        paint_good(painter, rect, _ORDER[GOODS.index(name)], theme)
    elif name == "laid":
        paint_scarab(painter, rect, theme)
    elif name in ("guild", "deceit"):
        paint_token(painter, rect, Token.GUILD_A if name == "guild" else Token.DECEIT, theme)
    else:
        paint_sign_of_corruption(painter, rect, theme)
