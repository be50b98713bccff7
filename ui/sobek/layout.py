"""Where everything lies on Sobek's table, computed from the room there is and the size of the box."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

from engine.sobek.components import Edition
from ui.items.placing import unit_of
from ui.sobek.art import ASPECT

GROUP = 5
"""Spaces of the score track from one number to the next. Rule SK-1.12.11."""
BEYOND = 4
"""So many markers may stand beyond the end of the track, each in a place of its own."""


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """All places of the table but those within a seat's panel. `unit` is a pixel at the natural size.

    `panels` are those of the other seats, `own` the large one below. `jetties` are the docks, the first
    in the queue first, `prices` what stands under them. `beyond` are places past the end of the track.
    """

    unit: float
    panels: tuple[QRectF, ...]
    river: QRectF
    river_head: QRectF
    felucca: QRectF
    jetties: tuple[QRectF, ...]
    prices: tuple[QRectF, ...]
    temple: QRectF
    deck: QRectF
    own: QRectF
    track_panel: QRectF
    track_head: QRectF
    track: tuple[QRectF, ...]
    beyond: tuple[QRectF, ...]
    store: QRectF
    tokens: QRectF
    discards: QRectF


def table_places(area: QRectF, edition: Edition, seats: int) -> TablePlaces:
    """The places for a table of that many seats in `area`."""
    unit = unit_of(area)
    gap = 8 * unit
    right_width = 190 * unit
    right = QRectF(area.right() - gap - right_width, area.top() + gap, right_width, area.height() - 2 * gap)
    width = right.left() - gap - (area.left() + gap)
    rows = area.height() - 4 * gap
    top_height = rows * 0.212
    dock_width = _dock_width(width, edition.docks, unit)
    river_height = min(rows * 0.275, dock_width / ASPECT["dock"] + 60 * unit)
    left = area.left() + gap
    others = max(1, seats - 1)
    panel_width = (width - gap * (others - 1)) / others
    panels = tuple(
        QRectF(left + index * (panel_width + gap), right.top(), panel_width, top_height)
        for index in range(others)
    )
    river = QRectF(left, panels[0].bottom() + gap, width, river_height)
    own = QRectF(left, river.bottom() + gap, width, right.bottom() - river.bottom() - gap)
    store_height = 92 * unit
    store = QRectF(right.left(), right.bottom() - store_height, right_width, store_height)
    track_panel = QRectF(right.left(), right.top(), right_width, store.top() - gap - right.top())
    track_head, track, beyond = _track(track_panel, len(edition.track), unit)
    head, felucca, jetties, prices, temple, deck = _river(river, edition.docks, unit)
    half = (store.width() - 24 * unit) / 2
    body = QRectF(store.left() + 8 * unit, store.top() + 7 * unit, half, store.height() - 15 * unit)
    return TablePlaces(
        unit=unit,
        panels=panels,
        river=river,
        river_head=head,
        felucca=felucca,
        jetties=jetties,
        prices=prices,
        temple=temple,
        deck=deck,
        own=own,
        track_panel=track_panel,
        track_head=track_head,
        track=track,
        beyond=beyond,
        store=store,
        tokens=body,
        discards=body.translated(half + 8 * unit, 0),
    )


def _dock_width(width: float, docks: int, unit: float) -> float:
    return (width - 112 * unit) / docks


def _river(
    river: QRectF, docks: int, unit: float
) -> tuple[QRectF, QRectF, tuple[QRectF, ...], tuple[QRectF, ...], QRectF, QRectF]:
    head = QRectF(river.left() + 10 * unit, river.top() + 4 * unit, river.width() - 112 * unit, 22 * unit)
    felucca = QRectF(head.left(), river.top() + 3 * unit, 28 * unit, 28 * unit)
    pitch = _dock_width(river.width(), docks, unit)
    price_height = 23 * unit
    top = head.bottom() + 3 * unit
    height = min((pitch - 4 * unit) / ASPECT["dock"], river.bottom() - top - price_height - 8 * unit)
    width = height * ASPECT["dock"]
    jetties = tuple(
        QRectF(river.left() + 10 * unit + index * pitch + (pitch - width) / 2, top, width, height)
        for index in range(docks)
    )
    price_width = price_height * ASPECT["price"]
    prices = tuple(
        QRectF(place.center().x() - price_width / 2, place.bottom() + 1 * unit, price_width, price_height)
        for place in jetties
    )
    bank = QRectF(river.right() - 98 * unit, river.top() + 6 * unit, 90 * unit, river.height() - 14 * unit)
    temple_height = min(bank.width() / ASPECT["temple"], bank.height() * 0.5)
    temple_width = temple_height * ASPECT["temple"]
    temple = QRectF(bank.center().x() - temple_width / 2, bank.top(), temple_width, temple_height)
    deck_height = bank.bottom() - temple.bottom() + temple_height * 0.16
    deck_width = min(deck_height * ASPECT["deck"], bank.width())
    deck_height = deck_width / ASPECT["deck"]
    deck = QRectF(bank.center().x() - deck_width / 2, bank.bottom() - deck_height, deck_width, deck_height)
    return head, felucca, jetties, prices, temple, deck


def _track(panel: QRectF, spaces: int, unit: float) -> tuple[QRectF, tuple[QRectF, ...], tuple[QRectF, ...]]:
    """A snake from the lower left corner upwards; every row begins or ends with a number."""
    inner = panel.adjusted(9 * unit, 6 * unit, -9 * unit, -9 * unit)
    head = QRectF(inner.left(), inner.top(), inner.width(), 20 * unit)
    board = QRectF(
        inner.left(), head.bottom() + 3 * unit, inner.width(), inner.bottom() - head.bottom() - 3 * unit
    )
    best = (0.0, GROUP, 1)
    for groups in range(1, ceil(spaces / GROUP) + 1):
        across = groups * GROUP
        rows = ceil((spaces + BEYOND) / across)
        size = min(board.width() / across, board.height() / rows)
        if size > best[0] + 0.01:
            best = (size, across, rows)
    _, across, rows = best
    width, height = board.width() / across, min(board.height() / rows, board.width() / across)
    bottom = board.bottom() - (board.height() - rows * height) / 2

    def place(space: int) -> QRectF:
        row, at = divmod(space, across)
        column = at if row % 2 == 0 else across - 1 - at
        return QRectF(
            board.left() + column * width + unit * 0.6,
            bottom - (row + 1) * height + unit * 0.6,
            width - unit * 1.2,
            height - unit * 1.2,
        )

    return (
        head,
        tuple(place(space) for space in range(spaces)),
        tuple(place(spaces + number) for number in range(BEYOND)),
    )
