"""New Orleans as sprites: boats, opportunity slots, mansions, round track, general supply."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from engine.core.component import Ref
from engine.riverboat.components import NOTHING
from ui.items.placing import fan
from ui.riverboat import art
from ui.riverboat.board_marks import paint_band, paint_reward_tag
from ui.riverboat.ground import Ground, boat_rewards, slot_reward

RIGHT = Qt.AlignmentFlag.AlignRight
CENTRED = Qt.AlignmentFlag.AlignHCenter


def add_new_orleans(ground: Ground) -> None:
    """Boats, opportunity slots, mansions, round track and the general supply."""
    places, unit = ground.places, ground.unit
    ground.easel.panel("new orleans", places.new_orleans)
    head = QRectF(
        places.boats[0].left(),
        places.new_orleans.top() + 5 * unit,
        places.new_orleans.width() * 0.5,
        20 * unit,
    )
    ground.easel.text("new orleans head", head, ground.phrases.new_orleans(), 13 * unit, bold=True)
    _add_rounds(ground)
    _add_boats(ground)
    _add_slots(ground)
    _add_mansions(ground)
    _add_general(ground)


def _add_rounds(ground: Ground) -> None:
    seen = ground.seen
    for index, rect in enumerate(ground.places.rounds):
        number = index + 1
        current = seen.round == number
        tip = ground.phrases.round_space(number, current)
        ground.easel.add(
            f"round/{number}",
            rect,
            ("round", number, current),
            ground.painted(art.paint_round_space, number, current=current),
            z=2,
            tip=tip,
        )
        if number > ground.edition.rounds - seen.track_workers:
            side = rect.height() * 0.86
            worker = QRectF(rect.right() - side * 0.3, rect.top() + side * 0.06, side, side)
            ground.easel.add(
                f"track worker/{number}", worker, "worker", ground.painted(art.paint_worker), z=4, tip=tip
            )


def _add_boats(ground: Ground) -> None:
    seen = ground.seen
    for index, (boat, rect) in enumerate(zip(ground.edition.boats, ground.places.boats, strict=True)):
        shown = bool(seen.boats_shown >> index & 1)
        left = seen.boat_stacks[index]
        tip = ground.phrases.boat_on_board(boat, shown, left)
        ground.easel.add(
            f"boat/{index}",
            rect,
            ("boat", boat.id, shown),
            ground.painted(art.paint_boat, boat.capacity, boat_rewards(boat), dimmed=not shown),
            z=2,
            refs=(Ref("boat", boat.id),),
            tip=tip,
            zone="boats",
        )
        ground.add_count(f"boat stack/{index}", rect, left, z=6, tip=tip, upper=True)
        if not shown and not left:
            height = 15 * ground.unit
            band = QRectF(rect.left(), rect.top() + rect.height() * 0.4 - height / 2, rect.width(), height)
            words = ground.phrases.sold_out()
            paint = ground.painted(paint_band, words)
            ground.easel.add(f"sold out/{index}", band, ("band", words), paint, z=5, tip=tip)


def _add_slots(ground: Ground) -> None:
    seen, edition = ground.seen, ground.edition
    for index, (slot, rect) in enumerate(zip(edition.slots, ground.places.slots, strict=True)):
        reward = slot_reward(slot)
        tip = ground.phrases.slot(slot)
        ground.easel.add(
            f"slot/{index}",
            rect,
            ("slot", reward),
            ground.painted(art.paint_opportunity_slot, reward),
            z=1,
            tip=tip,
        )
        number = seen.slots[index]
        if number == NOTHING:
            continue
        side = rect.width() * 0.46
        card = edition.cards[number]
        ground.easel.add(
            f"face/{number}",
            rect,
            ("card", number),
            ground.painted(art.paint_opportunity, number + 1),
            z=2,
            refs=(Ref("card", card.id),),
            tip=ground.phrases.card(card) + "\n" + tip,
            zone="slots",
        )
        mark = QRectF(rect.right() - side * 0.8, rect.top() - side * 0.14, side, side)
        ground.easel.add(
            f"slot reward/{index}",
            mark,
            ("reward tag", reward),
            ground.painted(paint_reward_tag, reward),
            z=4,
            tip=tip,
        )
    count = sum(layer.bit_count() for layer in seen.layers)
    tip = ground.phrases.opportunity_deck(seen)
    rect = ground.places.deck
    paint = ground.painted(art.paint_opportunity_back if count else art.paint_empty_slot)
    ground.easel.add(
        "deck",
        rect,
        ("deck", bool(count)),
        paint,
        z=2,
        refs=(Ref("deck", "opportunity"),),
        tip=tip,
        zone="slots",
    )
    ground.add_count("deck count", rect, count, z=6, tip=tip)


def _add_mansions(ground: Ground) -> None:
    seen, unit = ground.seen, ground.unit
    for seat, rect in enumerate(ground.places.mansions):
        width = min(rect.height() * art.ASPECT["mansion"], rect.width() * 0.5)
        house = QRectF(rect.left(), rect.top(), width, rect.height())
        count = seen.agents[seat]
        tip = ground.phrases.mansion(seat, count)
        colour = ground.colours[seat]
        ground.easel.add(
            f"mansion/{seat}",
            house,
            ("mansion", colour),
            ground.painted(art.paint_mansion, colour),
            z=2,
            tip=tip,
        )
        label = QRectF(house.right() + 2 * unit, rect.top(), 20 * unit, rect.height())
        ink = None if count else ground.theme.muted
        ground.easel.text(
            f"agents/{seat}", label, f"×{count}", 12 * unit, bold=count > 0, colour=ink, z=2, tip=tip
        )
        room = QRectF(label.right() + unit, rect.top(), rect.right() - label.right() - unit, rect.height())
        side = min(room.height() * 0.74, 22 * unit)
        if room.width() < side:
            continue  # the number says it
        for index, place in enumerate(fan(room, count, side, spread=0.7)):
            ground.easel.add(
                f"agent/{seat}/{index}",
                place,
                "worker",
                ground.painted(art.paint_worker),
                z=3 + index * 0.01,
                tip=tip,
            )


def _add_general(ground: Ground) -> None:
    seen, unit, area = ground.seen, ground.unit, ground.places.general
    items = (
        ("coin", art.paint_coin, seen.coins_left),
        ("surveyor", art.paint_surveyor, seen.surveyors_left),
        ("barn", art.paint_barn, seen.barns_left),
        ("well", art.paint_well, seen.wells_left),
    )
    cell = area.width() / len(items)
    for index, (name, paint, count) in enumerate(items):
        tip = ground.phrases.general(name, count)
        side = min(area.height() - 2 * unit, cell * 0.52)
        box = QRectF(area.left() + index * cell, area.center().y() - side / 2, side, side)
        ground.easel.add(f"general/{name}", box, name, ground.painted(paint), z=2, tip=tip)
        label = QRectF(box.right() + unit, area.top(), cell - box.width() - unit, area.height())
        ground.easel.text(f"general count/{name}", label, str(count), 11.5 * unit, z=2, tip=tip)
