"""The river as sprites: nine docks with their cards and prices, the boat in front, temple and deck behind."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from engine.core.component import Ref
from engine.sobek.components import EMPTY, NOTHING
from ui.items.lettering import width_of
from ui.sobek import art
from ui.sobek.art import Back
from ui.sobek.card_sprites import back_name, card_paint
from ui.sobek.free_tag import paint_free
from ui.sobek.ground import Ground

RIGHT = Qt.AlignmentFlag.AlignRight
_TAKING = ("action", "extra-action")
"""What is asked where one of the first cards may be taken."""


def add_river(ground: Ground) -> None:
    """The queue of cards, what each costs, and what is still to come."""
    places, unit, theme = ground.places, ground.unit, ground.theme
    ground.easel.add("river", places.river, "river", ground.painted(art.paint_river), z=-8)
    ground.easel.add("felucca", places.felucca, "felucca", ground.painted(art.paint_felucca), z=2)
    head = places.river_head
    words = ground.phrases.queue_front()
    left = places.felucca.right() + 5 * unit
    wide = min(width_of(words, 12 * unit, True) + 4 * unit, head.width() * 0.5)
    pale = theme.pigments.on_lapis
    ground.easel.text(
        "first", QRectF(left, head.top(), wide, head.height()), words, 12 * unit, bold=True, colour=pale
    )
    tip = ground.phrases.deck_tip(ground.view)
    batches = ground.phrases.queue_end(ground.view)
    rest = QRectF(left + wide, head.top(), head.right() - left - wide, head.height())
    ground.easel.text("batches", rest, batches, 12 * unit, colour=pale, align=RIGHT, tip=tip)
    _add_bank(ground, tip)
    _add_docks(ground)


def _add_bank(ground: Ground, tip: str) -> None:
    places, seen = ground.places, ground.seen
    ground.easel.add("temple", places.temple, "temple", ground.painted(art.paint_temple), z=1, tip=tip)
    top = Back(back_name(seen.top)) if seen.top != NOTHING and seen.deck else None
    # As thick as the number of cards asks for, in a few steps.
    key = ("deck", top, min(5, 1 + seen.deck // 9) if seen.deck else 0)
    ground.easel.add("deck", places.deck, key, ground.painted(art.paint_deck, top, seen.deck), z=3, tip=tip)
    ground.add_count("deck count", places.deck, seen.deck, z=4)


def _add_docks(ground: Ground) -> None:
    seen, places = ground.seen, ground.places
    key = ground.view.prompt.key
    # Prices stand there in everybody's turn; only who is asked sees what can be taken in gold.
    reach = seen.queue if key == "fetch" else seen.queue[: ground.edition.reach] if key in _TAKING else ()
    for dock, (jetty, card) in enumerate(zip(places.jetties, seen.docks, strict=True)):
        reachable = dock in reach and ground.asked
        there = card != EMPTY
        ground.easel.add(
            f"jetty/{dock}",
            jetty,
            ("jetty", reachable),
            ground.painted(art.paint_dock, reachable=reachable),
            z=1,
            refs=() if there else (Ref("dock", str(dock + 1)),),
            tip="" if there else ground.phrases.dock_tip(ground.view, dock),
            opacity=1.0 if there else 0.55,
        )
        if not there:
            continue
        tip = ground.phrases.dock_tip(ground.view, dock)
        ground.easel.add(
            f"dock/{dock}",
            art.dock_card_rect(jetty),
            ("card", card, -1),
            card_paint(ground.edition, card, ground.theme),
            z=3,
            refs=(Ref("dock", str(dock + 1)),),
            tip=tip,
            zone="queue",
            drags=reachable,
        )
        if dock in reach and key in _TAKING:
            _add_price(ground, dock, places.prices[dock], reach.index(dock), tip)


def _add_price(ground: Ground, dock: int, rect: QRectF, passed: int, tip: str) -> None:
    """What the card costs in corruption. Rule SK-1.5.2."""
    words = ground.phrases.price(passed)
    tip = f"{words}\n{tip}"
    if not passed:
        _add_free(ground, f"price/{dock}", rect, words, tip)
        return
    ground.easel.add(
        f"price/{dock}", rect, ("price", passed), ground.painted(art.paint_price, passed), z=4, tip=tip
    )


def _add_free(ground: Ground, name: str, rect: QRectF, words: str, tip: str) -> None:
    """The tag of the first card, in words as wide as they need."""
    px = rect.height() * 0.56
    wide = min(
        max(rect.width(), width_of(words, px, True) + rect.height() * 0.9), ground.places.jetties[0].width()
    )
    tag = QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height())
    theme = ground.theme

    def paint(painter: QPainter, place: QRectF) -> None:
        paint_free(painter, place, words, px, theme)

    ground.easel.add(name, tag, ("free", words, round(px, 1)), paint, z=4, tip=tip)
