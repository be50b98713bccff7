"""Trays over the table: the tiles of a searched stack, the cards of a searched deck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from engine.core.component import Ref
from ui.items.placing import cards_in
from ui.riverboat import art
from ui.riverboat.ground import Ground, crop_kind
from ui.riverboat.layout import shape_of

MOST_OVER_SUPPLY = 8
"""So many types of tile are large enough over the crop supply alone; more lie over New Orleans too."""


def add_tile_tray(ground: Ground, tiles: Sequence[int]) -> None:
    """Every type of tile that a coin can take, with how many of it are left, above the mat."""
    panel, unit, edition = ground.places.supply, ground.unit, ground.edition
    if len(tiles) > MOST_OVER_SUPPLY:
        panel = panel.united(ground.places.new_orleans)
    ground.easel.panel("tray", panel, frame=ground.theme.gold, z=20, tip=ground.phrases.search_stack())
    inner = panel.adjusted(9 * unit, 5 * unit, -9 * unit, -8 * unit)
    ground.easel.text(
        "tray/head",
        QRectF(inner.left(), inner.top(), inner.width(), 20 * unit),
        ground.phrases.search_stack(),
        13 * unit,
        bold=True,
        z=21,
    )
    room = inner.adjusted(0, 23 * unit, 0, 0)
    for tile, rect in zip(
        tiles, cards_in(room, len(tiles), 1.3, 4 * unit, 72 * unit, centred=True), strict=True
    ):
        kind = edition.tiles[tile]
        crops = [crop_kind(edition, crop) for crop in kind.crops]
        tip = ground.phrases.tile_left(kind, ground.seen.stacks[tile])
        face = rect.adjusted(unit, unit, -unit, -rect.height() * 0.16)
        ground.easel.add(
            f"tray/{kind.id}",
            face,
            ("tile", kind.id),
            ground.painted(art.paint_crop_tile, shape_of(kind.size, edition), crops, points=kind.points),
            z=21,
            refs=(Ref("tile", kind.id),),
            tip=tip,
            zone="tray",
            drags=True,
        )
        count = ground.seen.stacks[tile]
        side = min(17 * unit, rect.height() * 0.36)
        badge = QRectF(rect.center().x() - side * 0.75, rect.bottom() - side, side * 1.5, side)
        ground.easel.add(
            f"tray/count/{kind.id}",
            badge,
            ("count", count),
            ground.painted(art.paint_count_badge, count),
            z=22,
        )


def add_card_tray(ground: Ground, cards: Sequence[int]) -> None:
    """Every card of the deck, over New Orleans and the crop supply."""
    unit = ground.unit
    panel = ground.places.new_orleans.united(ground.places.supply)
    ground.easel.panel("tray", panel, frame=ground.theme.gold, z=20, tip=ground.phrases.search_deck())
    inner = panel.adjusted(10 * unit, 5 * unit, -10 * unit, -8 * unit)
    ground.easel.text(
        "tray/head",
        QRectF(inner.left(), inner.top(), inner.width(), 20 * unit),
        ground.phrases.search_deck(),
        13 * unit,
        bold=True,
        z=21,
    )
    room = inner.adjusted(0, 24 * unit, 0, 0)
    for card, rect in zip(
        cards, cards_in(room, len(cards), art.ASPECT["card"], 6 * unit, 120 * unit, centred=True), strict=True
    ):
        face = ground.edition.cards[card]
        ground.easel.add(
            f"tray/card/{card}",
            rect,
            ("card", card),
            ground.painted(art.paint_opportunity, card + 1),
            z=21,
            refs=(Ref("card", face.id),),
            tip=ground.phrases.card(face),
            zone="tray",
        )
