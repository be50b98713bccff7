"""One sample of every drawing with a name, for the contact sheet and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art.samples import Sample, by_group, with_value
from ui.sobek import art
from ui.sobek.art.kinds import ASPECT, Back, Character, Glyph, Good, Token
from ui.theme import Theme

WORTH: Final = {
    Good.WHEAT: 1,
    Good.FISH: 1,
    Good.CATTLE: 1,
    Good.IVORY: 3,
    Good.MARBLE: 2,
    Good.EBONY: 2,
}
"""The scarabs of a good, as the contact sheet shows them; the game takes its own from the edition."""

COUNTS_AS: Final = {
    Character.QUEEN: Good.IVORY,
    Character.HIGH_PRIEST: Good.EBONY,
    Character.HIGH_PRIESTESS: Good.MARBLE,
    Character.VIZIR: Good.CATTLE,
    Character.SCRIBE_CATTLE: Good.CATTLE,
    Character.SCRIBE_FISH: Good.FISH,
    Character.THIEF: Good.FISH,
    Character.MERCHANT: Good.WHEAT,
    Character.COURTISAN: Good.WHEAT,
}
"""The good of a character, likewise."""


def samples_by_group() -> dict[str, list[Sample]]:
    """Every drawing under the name of its group."""
    return by_group(samples())


def samples() -> Iterator[Sample]:
    """Every drawing."""
    yield from _cards()
    yield from _pieces()
    yield from _tokens_and_marks()
    yield from _track()
    yield from _queue()


def _cards() -> Iterator[Sample]:
    names = [f"{good}-{worth}" for good, worth in WORTH.items()]
    names += [name for good in Good for name in (good.value, f"{good}-start")]
    for name in (*names, "amulet"):
        yield Sample("card", name, ASPECT["card"], with_value(art.paint_card, name))
    for good in Good:

        def paint_laid(p: QPainter, r: QRectF, t: Theme, good: Good = good) -> None:
            art.paint_amulet_card(p, r, t, stands_for=good)

        yield Sample("card", f"amulet as {good}", ASPECT["card"], paint_laid)
    for character, good in COUNTS_AS.items():

        def paint_person(p: QPainter, r: QRectF, t: Theme, c: Character = character, g: Good = good) -> None:
            art.paint_card(p, r, c.value, t, counts_as=g)

        yield Sample("card", character.value, ASPECT["card"], paint_person)
    for back in Back:
        yield Sample("card", f"back {back}", ASPECT["card"], with_value(art.paint_card_back, back))
    for top, cards in ((Back.BEIGE, 36), (Back.ORANGE, 27), (None, 45), (None, 9), (None, 0)):

        def paint_deck(p: QPainter, r: QRectF, t: Theme, top: Back | None = top, n: int = cards) -> None:
            art.paint_deck(p, r, top, n, t)

        yield Sample("deck", f"deck {top} {cards}", ASPECT["deck"], paint_deck)


def _pieces() -> Iterator[Sample]:
    for good in Good:
        yield Sample("piece", f"good {good}", 1.0, with_value(art.paint_good, good))
    yield Sample("piece", "amulet drawing", 1.0, art.paint_amulet)
    yield Sample("piece", "scarab", 1.0, art.paint_scarab)
    for character in Character:
        if character is not Character.SCRIBE_FISH:
            paint = with_value(art.paint_character, character)
            yield Sample("piece", f"portrait {character}", 1.0, paint)
    for glyph in Glyph:
        yield Sample("piece", f"glyph {glyph}", 1.0, with_value(art.paint_glyph, glyph))
    for count in (1, 2, 3):
        yield Sample("scarabs", f"scarabs {count}", 3.0, with_value(art.paint_scarabs, count))


def _tokens_and_marks() -> Iterator[Sample]:
    for token in Token:
        yield Sample("token", f"token {token}", 1.0, with_value(art.paint_token, token))
    yield Sample("token", "token back", 1.0, art.paint_token_back)
    yield Sample("token", "prosperity mark", 1.0, art.paint_prosperity_mark)
    yield Sample("token", "curse mark", 1.0, art.paint_curse_mark)
    yield Sample("token", "start marker", 1.0, art.paint_start_marker)
    yield Sample("token", "looked mark", 1.0, art.paint_looked_mark)
    for price in range(4):
        yield Sample("price", f"price {price}", ASPECT["price"], with_value(art.paint_price, price))
    for seat in range(4):
        paint = with_value(art.paint_corruption_tile, seat)
        yield Sample("corruption", f"tile {seat}", ASPECT["corruption"], paint)
    for seat, cards in ((0, None), (0, 0), (0, 1), (1, 4), (2, 9), (3, 14)):

        def paint_pile(p: QPainter, r: QRectF, t: Theme, seat: int = seat, n: int | None = cards) -> None:
            art.paint_corruption_pile(p, r, seat, t, cards=n)

        yield Sample("corruption", f"pile {seat} {cards}", ASPECT["pile"], paint_pile)


def _track() -> Iterator[Sample]:
    for kind in (*Glyph, 0, 5, 55, 100):
        yield Sample("space", f"space {kind}", 1.0, with_value(art.paint_track_space, kind))
    for kind in (Glyph.ANKH, 60):

        def paint_marked(p: QPainter, r: QRectF, t: Theme, kind: Glyph | int = kind) -> None:
            art.paint_track_space(p, r, kind, t, marked=True)

        yield Sample("space", f"marked {kind}", 1.0, paint_marked)
    for seat in range(4):
        yield Sample("marker", f"marker {seat}", 1.0, with_value(art.paint_score_marker, seat))


def _queue() -> Iterator[Sample]:
    yield Sample("dock", "dock", ASPECT["dock"], art.paint_dock)
    yield Sample(
        "dock", "dock in reach", ASPECT["dock"], lambda p, r, t: art.paint_dock(p, r, t, reachable=True)
    )
    yield Sample("landmark", "felucca", ASPECT["felucca"], art.paint_felucca)
    yield Sample("landmark", "temple", ASPECT["temple"], art.paint_temple)
    yield Sample("ground", "river", 5.0, art.paint_river)
    yield Sample("ground", "papyrus", 3.0, art.paint_papyrus)
    yield Sample("ground", "track board", 1.5, art.paint_track_board)
