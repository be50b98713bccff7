"""The fronts of all cards: goods with their scarabs, the amulet, characters with the good they count as."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.art.lettering import paint_text
from ui.art.relief import box, darker, disc, fill, fitted, lighter, line, lit, pixels_per_unit, shape
from ui.sobek.art.card_body import HEIGHT, WIDTH, paint_blank, paint_column, paint_frame, paint_window
from ui.sobek.art.goods import paint_amulet, paint_good
from ui.sobek.art.kinds import Back, Character, Face, Good, back_colour, good_colour
from ui.sobek.art.people import paint_character
from ui.sobek.art.scarabs import paint_scarab
from ui.theme import Theme, mixed

_AMULET: Final = "amulet"
_START: Final = "start"
_SMALL_PX: Final = 0.72
"""Below this many pixels a unit there is no room for the small drawing in the column."""

_LETTER: Final = QRectF(7.0, 10.4, 11.0, 10.4)
_DRAWING: Final = QRectF(20, 20.5, 45, 45)


def face_of(name: str) -> Face:
    """The face that name has in the notation: `ivory-3`, `ivory`, `ivory-start`, `amulet`, `vizir` …

    Raises ValueError for a name that is none of them.
    """
    if name == _AMULET:
        return Face()
    if name in {character.value for character in Character}:
        return Face(character=Character(name))
    good, dash, worth = name.partition("-")
    if good not in {each.value for each in Good} or (bool(dash) and worth not in (_START, "1", "2", "3")):
        raise ValueError(f"{name!r} is no card")
    return Face(good=Good(good), scarabs=int(worth) if worth.isdecimal() else 0, start=worth == _START)


def paint_card(
    painter: QPainter, rect: QRectF, name: str, theme: Theme, *, counts_as: Good | None = None
) -> None:
    """The front of the card of that name; characters need the good they count as, amulets in sets show it.

    Raises ValueError for a name that is no card, and for a character without its good.
    """
    face = face_of(name)
    if face.character is not None:
        if counts_as is None:
            raise ValueError(f"{name!r} is drawn with the good it counts as")
        paint_character_card(painter, rect, face.character, theme, counts_as=counts_as)
    elif face.good is not None:
        paint_goods_card(painter, rect, face.good, theme, scarabs=face.scarabs, start=face.start)
    else:
        paint_amulet_card(painter, rect, theme, stands_for=counts_as)


def paint_goods_card(
    painter: QPainter,
    rect: QRectF,
    good: Good,
    theme: Theme,
    *,
    scarabs: int = 0,
    start: bool = False,
) -> None:
    """A good with 0 to 3 scarabs; a `start` card shows the green of its back at one corner."""
    colour = good_colour(good, theme)
    with fitted(painter, rect, WIDTH, HEIGHT):
        paint_blank(painter, theme, theme.pigments.papyrus)
        paint_window(painter, colour.ground, theme)
        paint_column(painter, colour, theme)
        paint_good(painter, _DRAWING, good, theme)
        paint_text(painter, _LETTER, good.letter, colour.letter)
        _paint_worth(painter, scarabs, theme)
        _paint_small(painter, good, theme)
        if start:
            _paint_corner(painter, Back.GREEN, theme)
        paint_frame(painter, darker(colour.colour, 0.5))


def paint_amulet_card(
    painter: QPainter, rect: QRectF, theme: Theme, *, stands_for: Good | None = None
) -> None:
    """An amulet; in a set its column is that of the good it stands for."""
    colour = good_colour(None, theme)
    with fitted(painter, rect, WIDTH, HEIGHT):
        paint_blank(painter, theme, theme.pigments.papyrus)
        paint_window(painter, colour.ground, theme)
        paint_column(painter, good_colour(stands_for, theme), theme)
        paint_amulet(painter, _DRAWING, theme)
        if stands_for is None:
            paint_text(painter, _LETTER, "A", colour.letter)
        else:
            _paint_counts_as(painter, stands_for, theme)
            _paint_medal(painter, "A", colour.colour, colour.letter)
        paint_frame(painter, darker(colour.colour, 0.5))


def paint_character_card(
    painter: QPainter, rect: QRectF, character: Character, theme: Theme, *, counts_as: Good
) -> None:
    """A portrait on orange; the column is that of the good it counts as, with its letter and drawing."""
    orange = theme.pigments.people
    with fitted(painter, rect, WIDTH, HEIGHT):
        paint_blank(painter, theme, orange)
        paint_window(painter, mixed(orange, theme.pigments.gold, 0.35), theme)
        paint_column(painter, good_colour(counts_as, theme), theme)
        paint_character(painter, _DRAWING, character, theme)
        _paint_counts_as(painter, counts_as, theme)
        _paint_medal(painter, character.letter, orange, darker(orange, 0.85))
        paint_frame(painter, darker(orange, 0.62))


def _paint_medal(painter: QPainter, letter: str, ground: QColor, ink: QColor) -> None:
    """A lozenge in the column with the letter of what the card is besides its good."""
    medal = shape("M 12.5 37 L 19.7 47.5 L 12.5 58 L 5.3 47.5 Z")
    fill(painter, medal, lit(ground, medal.boundingRect()))
    line(painter, medal, darker(ground, 0.7), 1.1)
    paint_text(painter, QRectF(7.5, 43.2, 10, 8.6), letter, ink)


def _paint_worth(painter: QPainter, scarabs: int, theme: Theme) -> None:
    """Scarabs one below the other, on pale ground where they count, for a fan hides the rest of the card."""
    for i in range(scarabs):
        top = 25.0 + i * 16.4
        seat = box(5.9, top - 1.0, 13.2, 15.6, 4)
        fill(painter, seat, lighter(theme.pigments.gold, 0.62))
        line(painter, seat, theme.pigments.gold_deep, 0.9)
        paint_scarab(painter, QRectF(5.7, top, 13.6, 13.6), theme)


def _paint_counts_as(painter: QPainter, good: Good, theme: Theme) -> None:
    """Letter and small drawing of a good in the column."""
    colour = good_colour(good, theme)
    paint_text(painter, _LETTER, good.letter, colour.letter)
    _paint_small(painter, good, theme)


def _paint_small(painter: QPainter, good: Good, theme: Theme) -> None:
    """The good once more at the foot of the column, which a fan leaves open."""
    if pixels_per_unit(painter) < _SMALL_PX:
        return
    colour = good_colour(good, theme)
    ground = disc(12.5, 80.4, 7.0)
    fill(painter, ground, colour.ground)
    line(painter, ground, darker(colour.colour, 0.55), 1.0)
    paint_good(painter, QRectF(6.3, 74.2, 12.4, 12.4), good, theme)


def _paint_corner(painter: QPainter, back: Back, theme: Theme) -> None:
    """A folded corner in the colour of the back."""
    corner = box(5, 5, 60, 85, 4).intersected(shape("M 65 72 L 65 90 L 47 90 Z"))
    colour = back_colour(back, theme)
    fill(painter, corner, colour)
    line(painter, shape("M 65 72 L 47 90"), darker(colour, 0.5), 1.1)
