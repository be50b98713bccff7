"""Cards as pictures: faces and backs by their codes, sets as fans, horizontal sets on their side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.sobek.components import (
    AMULET,
    BACK_NAMES,
    FIRST_CHARACTER,
    GOODS,
    GREEN,
    START_TYPES,
    Edition,
    Role,
)
from ui.items.sprite import Paint
from ui.sobek import art
from ui.sobek.art import ASPECT, Back, Character, Good
from ui.theme import Theme

_BY_ROLE: Final = {
    Role.QUEEN: Character.QUEEN,
    Role.PRIEST: Character.HIGH_PRIEST,
    Role.THIEF: Character.THIEF,
    Role.SCRIBE: Character.SCRIBE_CATTLE,
    Role.VIZIR: Character.VIZIR,
    Role.COURTISAN: Character.COURTISAN,
    Role.MERCHANT: Character.MERCHANT,
}
"""Who is drawn for a character whose name no drawing has."""
CARD: Final = ASPECT["card"]


def by_good(edition: Edition, cards: Iterable[int]) -> list[int]:
    """Cards as a hand is held: by good, scarabs first, characters beside their good, amulets after all.

    Backs come by their kind. Nothing tells in which order the cards came.
    """

    def place(code: int) -> tuple[int, int, int, int]:
        if code >= GREEN:
            return (len(GOODS) + 1, 0, 0, code)
        good = len(GOODS) if code == AMULET else edition.cards[code].good
        return (good, int(code >= FIRST_CHARACTER), -edition.scarabs[code], code)

    return sorted(cards, key=place)


def group_of(edition: Edition, code: int) -> int:
    """Which cards stand together in a hand: those of one good, the amulets, each kind of back."""
    if code >= GREEN or code == AMULET:
        return len(GOODS) + code
    return edition.cards[code].good


def back_name(code: int) -> str:
    """The name of a back."""
    return BACK_NAMES[code - GREEN]


def card_paint(edition: Edition, code: int, theme: Theme, *, counts_as: int = -1) -> Paint:
    """A painter of a card; `counts_as` is the good an amulet stands for, if any."""
    return lambda painter, rect: paint_code(painter, rect, edition, code, theme, counts_as=counts_as)


def paint_code(
    painter: QPainter, rect: QRectF, edition: Edition, code: int, theme: Theme, *, counts_as: int = -1
) -> None:
    """The face of a type of card, or a back."""
    if code >= GREEN:
        art.paint_card_back(painter, rect, Back(back_name(code)), theme)
        return
    card = edition.cards[code]
    if code == AMULET:
        stands_for = Good(GOODS[counts_as]) if counts_as >= 0 else None
        art.paint_amulet_card(painter, rect, theme, stands_for=stands_for)
    elif card.role is not None:
        known = card.id in tuple(Character)
        person = Character(card.id) if known else _BY_ROLE[card.role]
        art.paint_character_card(painter, rect, person, theme, counts_as=Good(GOODS[card.good]))
    else:
        good = Good(GOODS[card.good])
        start = code in START_TYPES
        art.paint_goods_card(painter, rect, good, theme, scarabs=card.scarabs, start=start)


def fan_width(height: float, count: int, room: float) -> float:
    """How wide a fan of so many cards is: no wider than `room`."""
    width = height * CARD
    return min(room, width * (1 + 0.36 * (count - 1)))


def set_paint(edition: Edition, good: int, cards: Sequence[int], theme: Theme) -> Paint:
    """A painter of a set of a good as a fan, as wide as its rectangle."""
    codes = by_good(edition, cards)

    def paint(painter: QPainter, rect: QRectF) -> None:
        width = min(rect.height() * CARD, rect.width())
        step = (rect.width() - width) / max(1, len(codes) - 1)
        for index, code in enumerate(codes):
            place = QRectF(rect.left() + index * step, rect.top(), width, rect.height())
            paint_code(painter, place, edition, code, theme, counts_as=good)

    return paint


def lying_paint(edition: Edition, good: int, cards: Sequence[int], theme: Theme) -> Paint:
    """A painter of a set that lies on its side, one card below the other."""
    codes = by_good(edition, cards)

    def paint(painter: QPainter, rect: QRectF) -> None:
        across = min(rect.width() * CARD, rect.height())
        step = (rect.height() - across) / max(1, len(codes) - 1)
        for index, code in enumerate(codes):
            painter.save()
            painter.translate(rect.right(), rect.top() + index * step)
            painter.rotate(90)
            paint_code(painter, QRectF(0, 0, across, rect.width()), edition, code, theme, counts_as=good)
            painter.restore()

    return paint
