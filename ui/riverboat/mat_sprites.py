"""A player mat as sprites: fields, tiles, workers, buildings, harbor track, supply, cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from engine.core.component import Ref
from engine.riverboat.components import NOTHING
from engine.riverboat.hexgrid import bits
from ui.items.placing import aspect_fit, fan
from ui.items.sprite import Outline
from ui.riverboat import art
from ui.riverboat.board_marks import paint_sheet
from ui.riverboat.ground import Ground, crop_kind, suit_kind
from ui.riverboat.mat_layout import MatPlaces, mat_places

Good = tuple[str, Callable[..., None], tuple[int, ...], int]
"""A kind of piece: its key, its painter with arguments, and how many."""
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRED = Qt.AlignmentFlag.AlignHCenter


def add_mat(ground: Ground, seat: int, frame: QRectF, *, compact: bool) -> None:
    """The mat of a seat with everything on and beside it."""
    mat = max(0, ground.seen.mats[seat])
    cards = max(ground.edition.rounds, ground.seen.cards[seat].bit_count())
    places = mat_places(
        frame, ground.edition.mats[mat], ground.edition, compact=compact, cards=cards, unit=ground.unit
    )
    _add_frame(ground, seat, places)
    if ground.seen.mats[seat] == NOTHING:
        return
    _add_fields(ground, seat, places)
    _add_tiles(ground, seat, places)
    _add_pieces(ground, seat, places)
    _add_harbor(ground, seat, places)
    if compact:
        _add_counts(ground, seat, places)
    else:
        _add_goods(ground, seat, places)
        _add_harvest(ground, seat, places)
        _add_cards(ground, seat, places)


def _add_frame(ground: Ground, seat: int, places: MatPlaces) -> None:
    unit, theme = ground.unit, ground.theme
    colour = theme.seats[ground.colours[seat]]
    ground.easel.panel(
        f"mat/{seat}",
        places.frame,
        frame=colour.fill if seat == ground.acting else None,
        looks_at=seat if places.compact else NOTHING,
        tip=ground.phrases.look_at(seat) if places.compact else "",
    )
    head = places.head
    big = 1.0 if places.compact else 1.32
    side = head.height() * 0.82
    badge = QRectF(head.left(), head.center().y() - side / 2, side, side)
    ground.easel.add(
        f"badge/{seat}",
        badge,
        ("badge", ground.colours[seat]),
        ground.painted(art.paint_seat_badge, ground.colours[seat]),
        z=2,
    )
    right = head.right()
    if seat == ground.seen.start:
        wheel = QRectF(right - side, badge.top(), side, side)
        ground.easel.add(
            f"start/{seat}",
            wheel,
            "start marker",
            ground.painted(art.paint_start_marker),
            z=2,
            tip=ground.phrases.start_marker(),
        )
        right -= side + 4 * unit
    points = ground.phrases.points(ground.seen.score[seat])
    width = head.width() * 0.34
    ground.easel.text(
        f"points/{seat}",
        QRectF(right - width, head.top(), width, head.height()),
        points,
        12.5 * unit * big,
        bold=True,
        align=RIGHT,
        z=2,
        tip=ground.phrases.sheet(ground.view.sheets[seat]),
    )
    left = badge.right() + 5 * unit
    ground.easel.text(
        f"name/{seat}",
        QRectF(left, head.top(), right - width - left, head.height()),
        ground.phrases.seat_name(seat),
        12.5 * unit * big,
        bold=True,
        colour=colour.text,
        z=2,
    )
    if not places.compact:
        note = QRectF(head.right() - width - 180 * unit, head.top(), 170 * unit, head.height())
        ground.easel.text(
            f"note/{seat}",
            note,
            ground.phrases.reconstruction(),
            11.5 * unit,
            colour=theme.muted,
            z=2,
            align=RIGHT,
            tip=ground.phrases.reconstruction_tip(),
        )


def _add_fields(ground: Ground, seat: int, places: MatPlaces) -> None:
    seen, edition = ground.seen, ground.edition
    mat = edition.mats[seen.mats[seat]]
    names = mat.grid.names
    zone = "mat" if not places.compact else ""
    for field, centre in enumerate(places.fields):
        suit = next(index for index, mask in enumerate(mat.suits) if mask >> field & 1)
        kind = suit_kind(edition, suit)
        barn = bool(seen.barns[seat] >> field & 1)
        ground.easel.add(
            f"field/{seat}/{field}",
            art.hex_rect(centre, places.radius),
            ("field", kind, barn),
            ground.painted(art.paint_barn_field if barn else art.paint_field, kind),
            z=3,
            refs=(Ref("field", names[field], seat),),
            outline=Outline.HEX,
            tip="" if places.compact else ground.phrases.field(seen, seat, field),
            zone=zone,
            looks_at=seat if places.compact else NOTHING,
        )


def _add_tiles(ground: Ground, seat: int, places: MatPlaces) -> None:
    for laid in ground.seen.laid(seat):
        add_plate(
            ground,
            f"tile/{seat}/{laid.fields[0]}",
            laid.tile,
            [places.fields[field] for field in laid.fields],
            places.radius,
            z=4,
        )


def add_plate(
    ground: Ground,
    name: str,
    tile: int,
    centres: list[QPointF],
    radius: float,
    *,
    z: float,
    opacity: float = 1.0,
) -> None:
    """A crop tile with its hexes at these places."""
    kind = ground.edition.tiles[tile]
    crops = [crop_kind(ground.edition, crop) for crop in kind.crops]
    bounds = art.plate_rect(centres, radius)
    moved = [centre - bounds.topLeft() for centre in centres]
    shape = tuple((round(point.x() / radius, 2), round(point.y() / radius, 2)) for point in moved)
    theme = ground.theme

    def paint(painter: QPainter, rect: QRectF) -> None:
        scale = rect.width() / bounds.width()
        places = [rect.topLeft() + point * scale for point in moved]
        art.paint_plate(painter, places, radius * scale, crops, theme, points=kind.points)

    ground.easel.add(name, bounds, ("plate", kind.id, shape), paint, z=z, opacity=opacity)


def worker_rect(centre: QPointF, radius: float) -> QRectF:
    """Where a worker stands on a field: at its upper left, so that suit, crop and letter are seen."""
    side = radius * 0.92
    return QRectF(centre.x() - radius * 0.84, centre.y() - radius * 0.86, side, side)


def _add_pieces(ground: Ground, seat: int, places: MatPlaces) -> None:
    seen, radius = ground.seen, places.radius
    for field in bits(seen.workers[seat]):
        place = worker_rect(places.fields[field], radius)
        ground.easel.add(f"worker/{seat}/{field}", place, "worker", ground.painted(art.paint_worker), z=8)
    for field in bits(seen.wells[seat]):
        side = radius * 0.86
        centre = places.fields[field]
        place = QRectF(centre.x() + radius * 0.02, centre.y() - radius * 0.02, side, side)
        ground.easel.add(f"well/{seat}/{field}", place, "well", ground.painted(art.paint_well), z=7)
    for field in bits(seen.used[seat]):
        side = radius * 0.9
        centre = places.fields[field]
        place = QRectF(centre.x() - radius * 0.1, centre.y() - radius * 0.85, side, side)
        ground.easel.add(f"survey/{seat}/{field}", place, "surveyor", ground.painted(art.paint_surveyor), z=9)


def _add_harbor(ground: Ground, seat: int, places: MatPlaces) -> None:
    seen, edition = ground.seen, ground.edition
    starts = {space: count for count, space in edition.harbor.starts}
    # Where several numbers of players start on one space, it shows the one of this table.
    players = len(seen.mats)
    starts |= {space: count for count, space in edition.harbor.starts if count == players}
    reach = {space: number for number, space in enumerate(edition.harbor.reach)}
    tip = "" if places.compact else ground.phrases.harbor(seen, seat)
    for space, rect in enumerate(places.spaces):
        ground.easel.add(
            f"space/{seat}/{space}",
            rect,
            ("space", starts.get(space), space in reach, places.compact),
            ground.painted(
                art.paint_harbor_space,
                start_for=None if places.compact else starts.get(space),
                recess=reach.get(space),
            ),
            z=2,
            tip=tip,
        )
    boats = seen.boats[seat]
    for number, rect in enumerate(places.recesses):
        if number < len(boats):
            boat = edition.boats[boats[number]]
            ground.easel.add(
                f"moored/{seat}/{number}",
                rect,
                ("small", boat.capacity),
                ground.painted(art.paint_boat_small, boat.capacity),
                z=3,
                tip=tip and ground.phrases.boat(boat),
            )
        else:
            ground.easel.add(
                f"recess/{seat}/{number}",
                rect,
                "recess",
                ground.painted(art.paint_harbor_recess),
                z=2,
                tip=tip,
            )
    at = places.spaces[min(seen.harbor[seat], len(places.spaces) - 1)]
    side = at.height() * (1.5 if places.compact else 1.3)
    master = QRectF(at.center().x() - side / 2, at.bottom() - side, side, side)
    ground.easel.add(
        f"master/{seat}", master, "harbor master", ground.painted(art.paint_harbor_master), z=6, tip=tip
    )


def _add_goods(ground: Ground, seat: int, places: MatPlaces) -> None:
    seen, unit = ground.seen, ground.unit
    area = places.goods
    reach = 6 * unit
    sheet = area.adjusted(-reach, -reach * 0.4, reach, reach * 0.4)
    ground.easel.add(f"goods/{seat}", sheet, "sheet", ground.painted(paint_sheet), z=0)
    height = area.height() / 5
    rows = (
        ("worker", art.paint_worker, seen.supply[seat], True),
        ("coin", art.paint_coin, seen.coins[seat], False),
        ("surveyor", art.paint_surveyor, seen.surveyors[seat], True),
    )
    for row, (name, paint, count, drags) in enumerate(rows):
        line = QRectF(area.left(), area.top() + row * height, area.width(), height)
        side = height * 0.98
        room = line.adjusted(0, 0, -34 * unit, 0)
        tip = ground.phrases.goods(name, count)
        for index, rect in enumerate(fan(room, count, side)):
            ground.easel.add(
                f"supply/{name}/{seat}/{index}",
                rect,
                name,
                ground.painted(paint),
                z=3 + index * 0.01,
                tip=tip,
                drags=drags and seat == ground.view.prompt.seat,
            )
        if not count:
            ground.easel.add(
                f"none/{name}/{seat}",
                fan(room, 1, side)[0],
                name,
                ground.painted(paint),
                z=2,
                tip=tip,
                opacity=0.3,
            )
        label = QRectF(line.right() - 30 * unit, line.top(), 30 * unit, height)
        ground.easel.text(
            f"count/{name}/{seat}", label, f"×{count}", 13 * unit, bold=True, align=RIGHT, z=2, tip=tip
        )
    line = QRectF(area.left(), area.top() + 3 * height, area.width(), height)
    owned: tuple[Good, ...] = (
        ("agent", art.paint_mansion, (ground.colours[seat],), seen.agents[seat]),
        ("barn", art.paint_barn, (), seen.barns[seat].bit_count()),
        ("well", art.paint_well, (), seen.wells[seat].bit_count()),
    )
    cell = line.width() / len(owned)
    for index, (name, painter, args, count) in enumerate(owned):
        tip = ground.phrases.goods(name, count)
        side = height * 0.96
        box = QRectF(line.left() + index * cell, line.center().y() - side / 2, side * 1.2, side)
        ground.easel.add(
            f"own/{name}/{seat}", box, ("own", name, *args), ground.painted(painter, *args), z=2, tip=tip
        )
        label = QRectF(box.right() + 3 * unit, line.top(), cell - box.width() - 3 * unit, height)
        ground.easel.text(f"count/{name}/{seat}", label, f"×{count}", 12 * unit, z=2, tip=tip)


def _add_harvest(ground: Ground, seat: int, places: MatPlaces) -> None:
    """One mark for each crop: how many spaces are harvested, and how many workers could be loaded."""
    seen, edition, unit = ground.seen, ground.edition, ground.unit
    height = places.goods.height() / 5
    line = QRectF(places.goods.left(), places.goods.bottom() - height, places.goods.width(), height)
    cell = line.width() / len(edition.crops)
    for crop in range(len(edition.crops)):
        mask = seen.crops[seat][crop]
        harvested = (mask & ~seen.workers[seat]).bit_count()
        tip = ground.phrases.harvested(crop, harvested, (mask & seen.workers[seat]).bit_count())
        kind = crop_kind(edition, crop)
        box = QRectF(line.left() + crop * cell, line.top(), height * 0.92, height * 0.92)
        ground.easel.add(
            f"crop/{seat}/{crop}", box, ("crop", kind), ground.painted(art.paint_crop, kind), z=2, tip=tip
        )
        label = QRectF(box.right() + unit, line.top(), cell - box.width() - unit, height)
        done = harvested >= edition.bonus_at
        ground.easel.text(
            f"harvested/{seat}/{crop}",
            label,
            str(harvested),
            12 * unit,
            bold=done,
            colour=ground.theme.good if done else None,
            z=2,
            tip=tip,
        )


def _add_cards(ground: Ground, seat: int, places: MatPlaces) -> None:
    seen, edition = ground.seen, ground.edition
    owned = bits(seen.cards[seat])
    for index, rect in enumerate(places.cards):
        if index >= len(owned):
            ground.easel.add(
                f"place/card/{seat}/{index}",
                rect,
                "card place",
                ground.painted(art.paint_empty_slot),
                z=1,
                tip=ground.phrases.card_place(),
            )
            continue
        card = edition.cards[owned[index]]
        ground.easel.add(
            f"card/{seat}/{owned[index]}",
            rect,
            ("card", owned[index]),
            ground.painted(art.paint_opportunity, owned[index] + 1),
            z=3,
            refs=(Ref("card", card.id),),
            tip=ground.phrases.card(card),
            zone="mat",
        )
        if seen.used_cards[seat] >> owned[index] & 1:
            side = rect.width() * 0.62
            place = QRectF(rect.right() - side * 0.9, rect.top() + side * 0.1, side, side)
            ground.easel.add(
                f"scored/{seat}/{owned[index]}", place, "surveyor", ground.painted(art.paint_surveyor), z=9
            )


def _add_counts(ground: Ground, seat: int, places: MatPlaces) -> None:
    """The supply of a small mat: a picture and a number each."""
    seen, unit, area = ground.seen, ground.unit, places.goods
    items: tuple[Good, ...] = (
        ("worker", art.paint_worker, (), seen.supply[seat]),
        ("coin", art.paint_coin, (), seen.coins[seat]),
        ("surveyor", art.paint_surveyor, (), seen.surveyors[seat]),
        ("agent", art.paint_mansion, (ground.colours[seat],), seen.agents[seat]),
        ("card", art.paint_opportunity_back, (), seen.cards[seat].bit_count()),
    )
    columns = 1 if area.width() < 90 * unit else 3
    rows = -(-len(items) // columns)
    height = min(area.height() / rows, 24 * unit)
    cell = area.width() / columns
    for index, (name, paint, args, count) in enumerate(items):
        left = area.left() + (index % columns) * cell
        top = area.top() + (index // columns) * height
        box = aspect_fit(QRectF(left, top, 24 * unit, height).adjusted(0, unit, 0, -unit), 1.0)
        tip = ground.phrases.goods(name, count)
        ground.easel.add(
            f"own/{name}/{seat}", box, ("own", name, *args), ground.painted(paint, *args), z=2, tip=tip
        )
        label = QRectF(left + 27 * unit, top, cell - 27 * unit, height)
        ground.easel.text(f"count/{name}/{seat}", label, str(count), 12 * unit, bold=True, z=2, tip=tip)
