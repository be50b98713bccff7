"""The crop supply as sprites: face-up tiles by size, and how many lie in the stacks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from engine.core.component import Ref
from engine.riverboat.components import NOTHING, Trust
from ui.riverboat import art
from ui.riverboat.board_marks import paint_tile_place
from ui.riverboat.ground import Ground, crop_kind
from ui.riverboat.layout import shape_of

RIGHT = Qt.AlignmentFlag.AlignRight


def add_supply(ground: Ground) -> None:
    """The display of crop tiles and how many lie in the stacks."""
    places, seen, edition, unit = ground.places, ground.seen, ground.edition, ground.unit
    ground.easel.panel("supply", places.supply)
    kinds = sorted({tile.size for tile in edition.tiles})
    head = QRectF(
        places.supply.left() + 9 * unit,
        places.supply.top() + 5 * unit,
        places.stacks[0].left() - places.supply.left() - 14 * unit,
        20 * unit,
    )
    made = edition.trust_of("display") is Trust.RECONSTRUCTION
    ground.easel.text(
        "supply head",
        head,
        ground.phrases.crop_supply() + (" *" if made else ""),
        13 * unit,
        bold=True,
        tip=ground.phrases.reconstruction_tip() if made else "",
    )
    for size, rect in zip(kinds, places.stacks, strict=True):
        count = sum(left for tile, left in zip(edition.tiles, seen.stacks, strict=True) if tile.size == size)
        tip = ground.phrases.stack(seen, size)
        shape = shape_of(size, edition)
        ground.easel.add(
            f"stack/{size}",
            rect.adjusted(0, 0, -14 * unit, 0),
            ("back", size),
            ground.painted(art.paint_tile_back, shape),
            z=2,
            tip=tip,
        )
        label = QRectF(rect.right() - 17 * unit, rect.top(), 17 * unit, rect.height())
        ground.easel.text(f"stack count/{size}", label, str(count), 11 * unit, align=RIGHT, z=3, tip=tip)
    for space, rect in enumerate(places.display):
        size, tile = seen.sizes[space], seen.display[space]
        shape = shape_of(size, edition)
        if tile == NOTHING:
            ground.easel.add(
                f"place/{space}",
                rect,
                ("empty", size),
                ground.painted(paint_tile_place, shape),
                z=1,
                tip=ground.phrases.empty_space(size),
            )
            continue
        kind = edition.tiles[tile]
        crops = [crop_kind(edition, crop) for crop in kind.crops]
        ground.easel.add(
            f"display/{space}",
            rect,
            ("tile", kind.id),
            ground.painted(art.paint_crop_tile, shape, crops, points=kind.points),
            z=2,
            refs=(Ref("tile", kind.id),),
            tip=ground.phrases.tile(kind),
            zone="supply",
            drags=True,
        )
