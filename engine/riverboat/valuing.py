"""What barns, wells and opportunity cards are worth at this moment, and which fields make it so."""

from __future__ import annotations

from collections.abc import Iterable

from engine.riverboat.components import CardKind, Edition, OpportunityCard
from engine.riverboat.state import State


def barn_points(edition: Edition, spaces: int) -> int:
    """Points of a barn with so many spaces of one crop next to it. Rule RB-1.10.4."""
    return min(spaces * edition.barn_per_space, edition.barn_most)


def well_points(edition: Edition, spaces: int) -> int:
    """Points of a well in an unbroken group of so many spaces. Rule RB-1.10.5."""
    return spaces * edition.well_per_space


def card_points(face: OpportunityCard, count: int) -> int:
    """Points of an opportunity card that counts so many things. Rule RB-1.10.6."""
    points = count * face.per
    return min(points, face.most) if face.most else points


def barn_value(state: State, seat: int, field: int) -> tuple[int, int]:
    """Points of a barn and the mask of the spaces that count: the crop most often next to it.

    Of crops that are equal the first in the edition's order is shown; the points are the same.
    Rules RB-1.10.4, RB-3.61.
    """
    board = state.board
    around = board.grids[state.mats[seat]].neighbours[field]
    most, spaces = 0, 0
    for crop in state.crops[seat * board.crop_count : (seat + 1) * board.crop_count]:
        count = (crop & around).bit_count()
        if count > most:
            most, spaces = count, crop & around
    return barn_points(board.edition, most), spaces


def well_value(state: State, seat: int, field: int) -> tuple[int, int]:
    """Points of a well and the mask of the unbroken group that it stands in. Rule RB-1.10.5."""
    board = state.board
    for crop in state.crops[seat * board.crop_count : (seat + 1) * board.crop_count]:
        if crop >> field & 1:
            group = board.grids[state.mats[seat]].group(field, crop)
            return well_points(board.edition, group.bit_count()), group
    raise ValueError("a well stands on a crop space")


def field_value(state: State, seat: int, field: int) -> tuple[int, int]:
    """Points and counted spaces of the barn or well on a field."""
    if state.barns[seat] >> field & 1:
        return barn_value(state, seat, field)
    return well_value(state, seat, field)


def card_value(state: State, seat: int, card: int) -> tuple[int, int]:
    """Points of an opportunity card now, and the fields that it counts. Rules RB-2.4.1 to RB-2.4.17."""
    board = state.board
    face = board.edition.cards[card]
    kind = face.kind
    mask = 0
    if kind is CardKind.FIXED:
        count = 1
    elif kind is CardKind.HARVESTED:
        mask = state.crops[seat * board.crop_count + face.crop] & ~state.workers[seat]
        count = mask.bit_count()
    elif kind is CardKind.KINDS:
        count = sum(1 for crop in range(board.crop_count) if state.harvested(seat, crop))
    elif kind is CardKind.AGENTS:
        count = state.agents[seat]
    elif kind is CardKind.COINS:
        count = state.coins[seat]
    elif kind is CardKind.TRIPLES:
        count = sum(1 for tile in state.tiles[seat] if len(tile.fields) == 3)
    elif kind is CardKind.PERIMETER:
        mask = covered_perimeter(state, seat)
        count = mask.bit_count()
    elif kind is CardKind.TWO_BOATS:
        count = sum(sorted((board.capacities[boat] for boat in state.boats[seat]), reverse=True)[:2])
    else:
        mask = (state.barns[seat] if kind is not CardKind.WELLS else 0) | (
            state.wells[seat] if kind is not CardKind.BARNS else 0
        )
        count = mask.bit_count()
    return card_points(face, count), mask


def covered_perimeter(state: State, seat: int) -> int:
    """The rim fields under crop tiles or (by default) barns, as a mask. Rules RB-2.4.16, RB-3.21."""
    covered = state.covered(seat)
    if state.board.perimeter_barn:
        covered |= state.barns[seat]
    return covered & state.board.grids[state.mats[seat]].perimeter


def complete_suits(state: State, seat: int) -> list[int]:
    """The suits whose every field on the mat lies under a tile or a barn. Rule RB-1.12.2."""
    covered = state.covered(seat) | state.barns[seat]
    return [
        suit
        for suit, fields in enumerate(state.board.edition.mats[state.mats[seat]].suits)
        if fields and fields & ~covered == 0
    ]


def unused_assets(state: State, seat: int) -> int:
    """Barns and wells without a surveyor, and surveyors in supply. Rules RB-1.12.3, RB-3.56."""
    idle = (state.barns[seat] | state.wells[seat]) & ~state.used[seat]
    return idle.bit_count() + state.surveyors[seat]


def reached_boats(state: State, seat: int) -> int:
    """How many boats, from the left, the harbor master has reached or passed. Rule RB-1.12.6."""
    reach = state.board.edition.harbor.reach
    here = state.harbor[seat]
    return sum(1 for recess in range(len(state.boats[seat])) if reach[recess] <= here)


def harbor_leader(state: State) -> int:
    """The seat that is furthest; of several, the earliest phase tile. Rules RB-1.12.8, RB-3.46."""
    return max(range(state.board.seats), key=lambda seat: (state.harbor[seat], -state.lowest_tile(seat)))


def agent_points(state: State) -> list[int]:
    """What every seat's agents earn at the end. Rules RB-1.12.7, RB-3.49, RB-3.50."""
    ranked = sorted(
        (seat for seat in range(state.board.seats) if state.agents[seat]),
        key=lambda seat: (-state.agents[seat], state.lowest_tile(seat)),
    )
    prizes = state.board.edition.final_agents
    points = [0] * state.board.seats
    for place, seat in enumerate(ranked):
        points[seat] = prizes[place] if place < len(prizes) else 0
    return points


Due = tuple[str, int, int, int]
"""What is due at the end: key, points, piece, mask."""


def final_entries(state: State, seats: Iterable[int]) -> list[list[Due]]:
    """What each of these seats gets at the end if it ends now. Rule RB-1.3.8."""
    leader = harbor_leader(state)
    for_agents = agent_points(state)
    return [
        [*_own_entries(state, seat, leads=seat == leader), ("final-agents", for_agents[seat], -1, 0)]
        for seat in seats
    ]


def _own_entries(state: State, seat: int, *, leads: bool) -> list[Due]:
    edition = state.board.edition
    found = [("final-coins", state.coins[seat] * edition.final_coin, -1, 0)]
    suits = edition.mats[state.mats[seat]].suits
    found += [
        ("final-colour", edition.final_colour, suit, suits[suit]) for suit in complete_suits(state, seat)
    ]
    idle = (state.barns[seat] | state.wells[seat]) & ~state.used[seat]
    found.append(("final-assets", unused_assets(state, seat) * edition.final_asset, -1, idle))
    reached = reached_boats(state, seat)
    total = sum([state.board.capacities[boat] for boat in state.boats[seat][:reached]])
    if leads:
        found.append(("final-harbor", total, reached, 0))
    else:
        found.append(("final-harbor-half", (total + 1) // 2, reached, 0))
    return found
