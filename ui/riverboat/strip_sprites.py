"""The strip as sprites: phase tiles with owners, the revealed cultivation card, the discards."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from engine.core.component import Ref
from engine.riverboat.components import NOTHING, PHASE_TILES
from ui.items.lettering import width_of
from ui.riverboat import art
from ui.riverboat.board_marks import paint_in_progress
from ui.riverboat.ground import Ground, suit_kind


def add_strip(ground: Ground) -> None:
    """Phase tiles with owners, the phase in progress, the revealed cultivation card and the discards."""
    places, seen, unit, theme = ground.places, ground.seen, ground.unit, ground.theme
    ground.easel.panel("strip", places.strip)
    room = places.phases[0].width() - places.phases[0].height() - 5 * unit
    widest = max(width_of(ground.phrases.phase_short(phase), 12 * unit, True) for phase in PHASE_TILES)
    name_px = 12 * unit * min(1.0, room / widest)
    for phase, rect in zip(PHASE_TILES, places.phases, strict=True):
        owner = seen.owner[phase]
        active = seen.phase == phase
        done = int(PHASE_TILES[0]) <= seen.phase <= int(PHASE_TILES[-1]) and phase < seen.phase
        tile = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
        colour = ground.colours[owner] if owner >= 0 else None
        tip = ground.phrases.phase_tile(phase, owner)
        if active:
            lit = rect.adjusted(-3 * unit, -3 * unit, unit, 3 * unit)
            ground.easel.add(
                "phase in progress", lit, "phase in progress", ground.painted(paint_in_progress), z=1
            )
        ground.easel.add(
            f"phase/{int(phase)}",
            tile,
            ("phase", int(phase), colour, active, done),
            ground.painted(art.paint_phase_tile, int(phase), owner=colour, active=active, done=done),
            z=2,
            refs=(Ref("phase", str(int(phase))),),
            tip=tip,
            zone="strip",
        )
        words = QRectF(
            tile.right() + 3 * unit, rect.top(), rect.right() - tile.right() - 4 * unit, rect.height()
        )
        half = words.height() / 2
        ground.easel.text(
            f"phase name/{int(phase)}",
            QRectF(words.left(), words.top() + 4 * unit, words.width(), half - 4 * unit),
            ground.phrases.phase_short(phase),
            name_px,
            bold=active,
            colour=theme.muted if done else theme.ink,
            z=2,
            tip=tip,
        )
        who = ground.phrases.seat_name(owner) if owner >= 0 else ground.phrases.nobody()
        ground.easel.text(
            f"phase owner/{int(phase)}",
            QRectF(words.left(), words.top() + half, words.width(), half - 4 * unit),
            who,
            11 * unit,
            colour=theme.seats[colour].text if colour is not None else theme.muted,
            z=2,
            tip=tip,
        )
    _add_revealed(ground)


def _add_revealed(ground: Ground) -> None:
    places, seen, unit, edition = ground.places, ground.seen, ground.unit, ground.edition
    area = places.revealed
    card_width = area.height() * art.ASPECT["card"]
    deck = QRectF(area.left(), area.top(), card_width, area.height())
    tip = ground.phrases.cultivation_deck(sum(seen.cultivation))
    ground.easel.add(
        "cultivation deck", deck, "cultivation back", ground.painted(art.paint_cultivation_back), z=2, tip=tip
    )
    ground.add_count("cultivation left", deck, sum(seen.cultivation), z=6, tip=tip)
    face = deck.translated(card_width + 4 * unit, 0)
    if seen.card == NOTHING:
        ground.easel.add("card place", face, "card place", ground.painted(art.paint_empty_slot), z=1, tip=tip)
    else:
        suit = None if seen.card == edition.wild else suit_kind(edition, seen.card)
        ground.easel.add(
            f"revealed/{seen.round}/{seen.revealed}",
            face,
            ("cultivation", suit),
            ground.painted(art.paint_cultivation, suit),
            z=2.5,
            tip=ground.phrases.revealed(seen.card, seen.revealed),
        )
    rest = QRectF(face.right() + 6 * unit, area.top(), area.right() - face.right() - 6 * unit, area.height())
    third = rest.height() / 3
    counting = int(seen.phase) == 1
    tip = ground.phrases.discards(seen.discards)
    ground.easel.text(
        "revealed count",
        QRectF(rest.left(), rest.top(), rest.width(), third),
        ground.phrases.card_count(seen.revealed if counting else 0),
        11.5 * unit,
        bold=counting,
        z=2,
        tip=tip,
    )
    cell = rest.width() / 3
    for index, count in enumerate(seen.discards):
        left = rest.left() + (index % 3) * cell
        top = rest.top() + third * (1 + index // 3)
        box = QRectF(left, top + 1.5 * unit, third - 3 * unit, third - 3 * unit)
        if index < len(edition.suits):
            kind = suit_kind(edition, index)
            ground.easel.add(
                f"discard/{index}", box, ("suit", kind), ground.painted(art.paint_suit, kind), z=2, tip=tip
            )
        else:
            wild = QRectF(box.left(), box.top() - unit, box.height() * 0.9, box.height() + 2 * unit)
            ground.easel.add(
                f"discard/{index}",
                wild,
                ("cultivation", None),
                ground.painted(art.paint_cultivation, None),
                z=2,
                tip=tip,
            )
        label = QRectF(box.right() + 2 * unit, top, cell - box.width() - 2 * unit, third)
        ground.easel.text(f"discards/{index}", label, str(count), 11 * unit, z=2, tip=tip)
