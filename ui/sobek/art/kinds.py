"""The closed sets the drawings are named by; their values are the words of the notation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtGui import QColor

from ui.pigments import GoodColour
from ui.theme import Theme


class Good(StrEnum):
    """What a set is made of."""

    WHEAT = "wheat"
    FISH = "fish"
    CATTLE = "cattle"
    IVORY = "ivory"
    MARBLE = "marble"
    EBONY = "ebony"

    @property
    def letter(self) -> str:
        """The letter that stands small beside the drawing."""
        return self.value[0].upper()


class Character(StrEnum):
    """The nine people; the two scribes differ by their good only."""

    QUEEN = "queen"
    HIGH_PRIEST = "high-priest"
    HIGH_PRIESTESS = "high-priestess"
    VIZIR = "vizir"
    SCRIBE_CATTLE = "scribe-cattle"
    SCRIBE_FISH = "scribe-fish"
    THIEF = "thief"
    MERCHANT = "merchant"
    COURTISAN = "courtisan"

    @property
    def letter(self) -> str:
        """The letter that stands small beside the portrait; the priestess has P, the priest H."""
        return "P" if self is Character.HIGH_PRIESTESS else self.value[0].upper()


class Glyph(StrEnum):
    """The four signs of the score track: ankh, eye, feather, lotus."""

    ANKH = "A"
    EYE = "B"
    FEATHER = "C"
    LOTUS = "D"


class Token(StrEnum):
    """What an event token shows."""

    GUILD_A = "guild-A"
    GUILD_B = "guild-B"
    GUILD_C = "guild-C"
    GUILD_D = "guild-D"
    FLOOD = "flood"
    CURSE = "curse"
    PROSPERITY = "prosperity"
    EMBALMING = "embalming"
    DECEIT = "deceit"

    @property
    def letter(self) -> str:
        """The letter that stands small on the rim."""
        return self.value[0].upper()

    @property
    def glyph(self) -> Glyph | None:
        """The sign on a guild token."""
        return Glyph(self.value[-1]) if self.value.startswith("guild-") else None


class Back(StrEnum):
    """The three backs of cards."""

    GREEN = "green"
    BEIGE = "beige"
    ORANGE = "orange"


@dataclass(frozen=True, slots=True)
class Face:
    """What a card shows: a good (with scarabs), an amulet (both `None`), or a character with its good."""

    good: Good | None = None
    scarabs: int = 0
    character: Character | None = None
    start: bool = False


ASPECT: Final = {
    "card": 0.72,
    "dock": 0.8,
    "deck": 0.8,
    "corruption": 0.86,
    "pile": 1.0,
    "price": 1.7,
    "temple": 1.15,
    "felucca": 1.0,
}
"""Width over height of the drawings that are not square."""


def good_colour(good: Good | None, theme: Theme) -> GoodColour:
    """The colours of a good; of the amulet for `None`."""
    goods = theme.pigments.goods
    colours: dict[Good | None, GoodColour] = {
        Good.WHEAT: goods.wheat,
        Good.FISH: goods.fish,
        Good.CATTLE: goods.cattle,
        Good.IVORY: goods.ivory,
        Good.MARBLE: goods.marble,
        Good.EBONY: goods.ebony,
        None: goods.amulet,
    }
    return colours[good]


def glyph_colour(glyph: Glyph, theme: Theme) -> QColor:
    """The colour of a glyph, legible on papyrus."""
    glyphs = theme.pigments.glyphs
    colours: dict[Glyph, QColor] = {
        Glyph.ANKH: glyphs.A,
        Glyph.EYE: glyphs.B,
        Glyph.FEATHER: glyphs.C,
        Glyph.LOTUS: glyphs.D,
    }
    return colours[glyph]


def back_colour(back: Back, theme: Theme) -> QColor:
    """The colour of a back."""
    backs = theme.pigments.backs
    colours: dict[Back, QColor] = {
        Back.GREEN: backs.green,
        Back.BEIGE: backs.beige,
        Back.ORANGE: backs.orange,
    }
    return colours[back]
