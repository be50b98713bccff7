"""Where everything lies on Riverboat's table, computed from the room there is and the size of the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from PySide6.QtCore import QRectF

from engine.riverboat.components import Edition
from ui.items.placing import unit_of
from ui.riverboat.art import ASPECT, axial_centre

TRACK_ROW = 10
"""Spaces of the score track in one row."""
TRACK_SPACES = 50
"""Spaces of the score track. Rule RB-1.11.2."""
MINI_SHARE = 1.08
"""Height over width of a small mat that has all the room it wants."""


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """All places of the table but the mats. `unit` is the size of a pixel at the natural size."""

    unit: float
    strip: QRectF
    phases: tuple[QRectF, ...]
    revealed: QRectF
    new_orleans: QRectF
    rounds: tuple[QRectF, ...]
    boats: tuple[QRectF, ...]
    slots: tuple[QRectF, ...]
    deck: QRectF
    mansions: tuple[QRectF, ...]
    general: QRectF
    supply: QRectF
    tile_radius: float
    display: tuple[QRectF, ...]
    stacks: tuple[QRectF, ...]
    track_panel: QRectF
    track: tuple[QRectF, ...]
    projection: QRectF
    minis: tuple[QRectF, ...]
    centre: QRectF


def table_places(area: QRectF, edition: Edition, seats: int, sizes: Sequence[int]) -> TablePlaces:
    """The places for a table of that many seats in `area`; `sizes` are those of the display's spaces."""
    unit = unit_of(area)
    gap = 8 * unit
    left_width = min(area.width() * 0.232, area.height() * 0.46)
    left = QRectF(area.left() + gap, area.top() + gap, left_width, area.height() - 2 * gap)
    right_left = left.right() + gap
    width = area.right() - gap - right_left
    strip = QRectF(right_left, left.top(), width, 56 * unit)
    top_height = max(172 * unit, area.height() * 0.25)
    top = QRectF(right_left, strip.bottom() + gap, width, top_height)
    new_orleans = QRectF(top.left(), top.top(), (width - gap) * 0.63, top_height)
    supply = QRectF(new_orleans.right() + gap, top.top(), width - gap - new_orleans.width(), top_height)
    centre = QRectF(right_left, top.bottom() + gap, width, left.bottom() - top.bottom() - gap)
    track_height = 232 * unit
    spare = left.height() - (left.width() * MINI_SHARE + gap) * max(1, seats - 1) - track_height
    track_height += max(0.0, min(spare, 110 * unit))
    track_panel = QRectF(left.left(), left.bottom() - track_height, left.width(), track_height)
    minis = _stacked(
        QRectF(left.left(), left.top(), left.width(), track_panel.top() - gap - left.top()),
        max(1, seats - 1),
        gap,
        limit=left.width() * MINI_SHARE + max(0.0, spare - 110 * unit),
    )
    phases, revealed = _strip(strip, unit)
    radius, display, stacks = _display(supply, sizes, edition, unit)
    orleans = _new_orleans(new_orleans, edition, seats, unit)
    track, projection = _track(track_panel, unit)
    return TablePlaces(
        unit=unit,
        strip=strip,
        phases=phases,
        revealed=revealed,
        new_orleans=new_orleans,
        rounds=orleans[0],
        boats=orleans[1],
        slots=orleans[2],
        deck=orleans[3],
        mansions=orleans[4],
        general=orleans[5],
        supply=supply,
        tile_radius=radius,
        display=display,
        stacks=stacks,
        track_panel=track_panel,
        track=track,
        projection=projection,
        minis=minis,
        centre=centre,
    )


def _stacked(area: QRectF, count: int, gap: float, *, limit: float) -> tuple[QRectF, ...]:
    height = min(limit, (area.height() - gap * (count - 1)) / count)
    return tuple(
        QRectF(area.left(), area.top() + index * (height + gap), area.width(), height)
        for index in range(count)
    )


def _strip(strip: QRectF, unit: float) -> tuple[tuple[QRectF, ...], QRectF]:
    inner = strip.adjusted(5 * unit, 4 * unit, -5 * unit, -4 * unit)
    revealed = QRectF(inner.right() - 151 * unit, inner.top(), 151 * unit, inner.height())
    width = (revealed.left() - 5 * unit - inner.left()) / 5
    return tuple(
        QRectF(inner.left() + index * width, inner.top(), width - 3 * unit, inner.height())
        for index in range(5)
    ), revealed


def _new_orleans(
    panel: QRectF, edition: Edition, seats: int, unit: float
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...], tuple[QRectF, ...], QRectF, tuple[QRectF, ...], QRectF]:
    inner = panel.adjusted(9 * unit, 5 * unit, -9 * unit, -8 * unit)
    head = 22 * unit
    disc = 21 * unit
    rounds = tuple(
        QRectF(inner.right() - (edition.rounds - index) * (disc + 13 * unit), inner.top(), disc, disc)
        for index in range(edition.rounds)
    )
    count = max(1, len(edition.boats))
    pitch = inner.width() / count
    boat_height = min((pitch - 3 * unit) / ASPECT["boat"], (inner.height() - head) * 0.46)
    boat_width = boat_height * ASPECT["boat"]
    boats = tuple(
        QRectF(
            inner.left() + index * pitch + (pitch - boat_width) / 2,
            inner.top() + head,
            boat_width,
            boat_height,
        )
        for index in range(count)
    )
    row_top = inner.top() + head + boat_height + 6 * unit
    row_height = inner.bottom() - row_top
    card_width = min(row_height * ASPECT["card"], inner.width() * 0.62 / (len(edition.slots) + 1))
    card_height = card_width / ASPECT["card"]
    cards = [
        QRectF(
            inner.left() + index * (card_width + 6 * unit),
            row_top + (row_height - card_height) / 2,
            card_width,
            card_height,
        )
        for index in range(len(edition.slots) + 1)
    ]
    rest_left = cards[-1].right() + 14 * unit
    rest = QRectF(rest_left, row_top, inner.right() - rest_left, row_height)
    general = QRectF(rest.left(), rest.bottom() - 22 * unit, rest.width(), 22 * unit)
    columns = 1 if seats <= 2 else 2
    rows = ceil(seats / columns)
    cell_height = (general.top() - 3 * unit - rest.top()) / rows
    mansions = tuple(
        QRectF(
            rest.left() + (seat % columns) * rest.width() / columns,
            rest.top() + (seat // columns) * cell_height,
            rest.width() / columns - 4 * unit,
            cell_height - 2 * unit,
        )
        for seat in range(seats)
    )
    return rounds, boats, tuple(cards[:-1]), cards[-1], mansions, general


def shape_of(size: int, edition: Edition) -> tuple[tuple[int, int], ...]:
    """The hexes of a tile of that size, as it lies in the display."""
    if size == 3:
        return edition.triple_shape
    return tuple((index, 0) for index in range(size))


def shape_size(shape: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Width and height of a shape of hexes with radius 1."""
    centres = [axial_centre(q, r, 1.0) for q, r in shape]
    xs = [centre.x() for centre in centres]
    ys = [centre.y() for centre in centres]
    return max(xs) - min(xs) + sqrt(3), max(ys) - min(ys) + 2


def _display(
    panel: QRectF, sizes: Sequence[int], edition: Edition, unit: float
) -> tuple[float, tuple[QRectF, ...], tuple[QRectF, ...]]:
    """The largest hexes at which rows of tiles, one size after the other, fit below the panel's head."""
    inner = panel.adjusted(9 * unit, 5 * unit, -9 * unit, -8 * unit)
    head = 24 * unit
    room = QRectF(inner.left(), inner.top() + head, inner.width(), inner.height() - head)
    kinds = sorted({tile.size for tile in edition.tiles})
    stacks = tuple(
        QRectF(inner.right() - (len(kinds) - index) * 46 * unit, inner.top() - unit, 42 * unit, 23 * unit)
        for index in range(len(kinds))
    )
    natural = {size: shape_size(shape_of(size, edition)) for size in kinds}
    radius = 40 * unit
    while radius > 4:
        placed = _flow(room, sizes, natural, radius, 5 * unit)
        if placed is not None:
            return radius, placed, stacks
        radius *= 0.97
    return radius, tuple(QRectF(room.topLeft(), room.size()) for _ in sizes), stacks


def _flow(
    room: QRectF,
    sizes: Sequence[int],
    natural: dict[int, tuple[float, float]],
    radius: float,
    gap: float,
) -> tuple[QRectF, ...] | None:
    placed: list[QRectF] = []
    x, y, row = room.left(), room.top(), 0.0
    last = 0
    for size in sizes:
        width, height = natural[size][0] * radius, natural[size][1] * radius * 1.06
        wrap = x + width > room.right() + 0.5
        if placed and (wrap or (size != last and not _joins(room, sizes, size, x, width, gap))):
            x, y, row = room.left(), y + row + gap * 0.6, 0.0
        if x + width > room.right() + 0.5:
            return None
        placed.append(QRectF(x, y, width, height))
        x, row, last = x + width + gap, max(row, height), size
    return tuple(placed) if y + row <= room.bottom() + 0.5 else None


def _joins(room: QRectF, sizes: Sequence[int], size: int, x: float, width: float, gap: float) -> bool:
    """Whether all tiles of the next size still fit into the row that ends at `x`."""
    return x + 2 * gap + list(sizes).count(size) * (width + gap) - gap <= room.right()


def _track(panel: QRectF, unit: float) -> tuple[tuple[QRectF, ...], QRectF]:
    inner = panel.adjusted(9 * unit, 6 * unit, -9 * unit, -6 * unit)
    width = inner.width() / TRACK_ROW
    top = inner.top() + 19 * unit
    rows = ceil(TRACK_SPACES / TRACK_ROW)
    height = min(width * 0.9, 20 * unit, (inner.bottom() - top) * 0.41 / rows)
    spaces = tuple(
        QRectF(
            inner.left() + (index % TRACK_ROW) * width,
            top + (index // TRACK_ROW) * height,
            width - unit,
            height - unit,
        )
        for index in range(TRACK_SPACES)
    )
    below = top + rows * height + 4 * unit
    return spaces, QRectF(inner.left(), below, inner.width(), inner.bottom() - below)
