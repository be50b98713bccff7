"""What lies where: a state as an inventory of places, and what a position says besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import DataError, Problem, Sentence
from engine.riverboat.components import NOTHING, PHASE_TILES, Edition, Phase
from engine.riverboat.hexgrid import bits
from engine.riverboat.notation import PHASE_WORDS
from engine.riverboat.pointing import suit_name
from engine.riverboat.state import Ask, State

WORD_OF: Final = {
    Phase.REFRESH: "refresh",
    Phase.DRAFT: "draft",
    **{phase: PHASE_WORDS[phase] for phase in PHASE_TILES},
}
"""The phases a position may stand in, as they are written."""
_STANDS: Final = (Ask.DRAFT, Ask.REVEAL, Ask.PLANT, Ask.BOAT, Ask.CARD, Ask.SURVEY)
_BONUS: Final = (Ask.BONUS_WORKER, Ask.BONUS)

_POINTED_AT: Final = ("worker", "surveyor", "coin", "harbor-master")
"""Pieces without a tag: they are alike, small, and their places are pointed at."""


_MOST_BOXES: Final = 64
_BOXES: Final[dict[str, dict[str, int]]] = {}
"""By digest of the edition, as inventories are made all the time at a table."""


def box(edition: Edition) -> dict[str, int]:
    """Every piece of the box and how many there are; not to be changed. Rule RB-2.1.1."""
    known = _BOXES.get(edition.digest)
    if known is None:
        if len(_BOXES) >= _MOST_BOXES:
            _BOXES.clear()
        known = _BOXES[edition.digest] = _counted(edition)
    return known


def _counted(edition: Edition) -> dict[str, int]:
    pieces = {
        "worker": edition.workers,
        "surveyor": edition.surveyors,
        "coin": edition.coins,
        "barn": edition.barns,
        "well": edition.wells,
        "harbor-master": max(seats for seats, _ in edition.harbor.starts),
    }
    pieces.update((f"tile-{tile.id}", tile.count) for tile in edition.tiles)
    pieces.update((f"boat-{boat.id}", boat.count) for boat in edition.boats)
    pieces.update((f"card-{card.id}", 1) for card in edition.cards)
    pieces.update((f"cultivation-{suit.name}", edition.cards_per_suit) for suit in edition.suits)
    pieces["cultivation-wild"] = edition.wild_cards
    pieces.update((f"phase-{PHASE_WORDS[phase]}", 1) for phase in PHASE_TILES)
    pieces.update((f"mat-{mat.id}", 1) for mat in edition.mats)
    return pieces


def tagged(edition: Edition) -> tuple[tuple[str, int], ...]:
    """The pieces that carry a tag, and how many: what is moved about by itself and has a face or a place."""
    found = {piece: count for piece, count in box(edition).items() if piece not in _POINTED_AT and count}
    for last in ("barn", "well"):
        if last in found:
            found[last] = found.pop(last)
    return tuple(found.items())


def inventory(state: State) -> Inventory:
    """What lies at every place; pieces always sum to the box."""
    found = Inventory()
    _shared(state, found)
    for seat in range(state.board.seats):
        _seat(state, seat, found)
    placed = found.totals()
    whole = box(state.board.edition)
    for piece in ("worker", "harbor-master", *(f"mat-{mat.id}" for mat in state.board.edition.mats)):
        found.add("box", piece, whole[piece] - placed.get(piece, 0))
    return found


def _shared(state: State, found: Inventory) -> None:
    edition = state.board.edition
    found.add("supply", "coin", state.coins_left)
    found.add("supply", "barn", state.barns_left)
    found.add("supply", "well", state.wells_left)
    found.add("supply", "surveyor", state.surveyors_left)
    found.add("round-track", "worker", state.track_workers)
    for tile, count in zip(edition.tiles, state.stacks, strict=True):
        found.add("stack", f"tile-{tile.id}", count)
    for space, shown in enumerate(state.display, start=1):
        if shown != NOTHING:
            found.add(f"display-{space}", f"tile-{edition.tiles[shown].id}")
    for slot, card in enumerate(state.slots, start=1):
        if card != NOTHING:
            found.add(f"slot-{slot}", f"card-{edition.cards[card].id}")
    for depth, layer in enumerate(state.layers):
        for card in bits(layer):
            found.add(f"under-{depth}" if depth else "deck", f"card-{edition.cards[card].id}")
    for suit in range(state.board.wild + 1):
        piece = f"cultivation-{suit_name(state.board, suit)}"
        found.add("cultivation-deck", piece, state.cultivation[suit])
        found.add("cultivation-discard", piece, state.discards[suit])
    for index, boat in enumerate(edition.boats):
        found.add("boats-shown", f"boat-{boat.id}", state.boats_shown >> index & 1)
        found.add("boats-stack", f"boat-{boat.id}", state.boat_stacks[index])
    for phase in PHASE_TILES:
        owner = state.owner[phase]
        place = "phases" if owner == NOTHING else f"{owner + 1}.phases"
        found.add(place, f"phase-{PHASE_WORDS[phase]}")


def _seat(state: State, seat: int, found: Inventory) -> None:
    edition = state.board.edition
    own = f"{seat + 1}."
    found.add(own + "supply", "worker", state.supply[seat])
    found.add(own + "supply", "surveyor", state.surveyors[seat])
    found.add(own + "supply", "coin", state.coins[seat])
    found.add(own + "mansion", "worker", state.agents[seat])
    found.add(f"{own}harbor-{state.harbor[seat]}", "harbor-master")
    for recess, boat in enumerate(state.boats[seat], start=1):
        found.add(f"{own}recess-{recess}", f"boat-{edition.boats[boat].id}")
    for card in bits(state.cards[seat]):
        found.add(own + "cards", f"card-{edition.cards[card].id}")
    for card in bits(state.used_cards[seat]):
        found.add(f"{own}card-{edition.cards[card].id}", "surveyor")
    if state.mats[seat] == NOTHING:
        return
    mat = edition.mats[state.mats[seat]]
    names = state.board.grids[state.mats[seat]].names
    found.add(own + "mat", f"mat-{mat.id}")
    for piece, mask in (
        ("worker", state.workers[seat]),
        ("barn", state.barns[seat]),
        ("well", state.wells[seat]),
        ("surveyor", state.used[seat]),
    ):
        for field in bits(mask):
            found.add(own + names[field], piece)
    for laid in state.tiles[seat]:
        place = "+".join(names[field] for field in laid.fields)
        found.add(own + place, f"tile-{edition.tiles[laid.tile].id}")


def turn(state: State) -> Mapping[str, str]:
    """What a position says besides its inventory. Raises `DataError` where something is pending."""
    ask, seat, _ = state.pending[-1]
    refreshing = state.phase is Phase.REFRESH
    stands = ask in _STANDS and not (ask is Ask.SURVEY and state.placed)
    if not refreshing and (len(state.pending) > 1 or not (stands or ask in _BONUS)):
        raise DataError((Problem("position", Sentence("something is pending here; go on to the next turn")),))
    says = {
        "round": str(state.round),
        "start": str(state.start + 1),
        "phase": WORD_OF[state.phase],
    }
    if ask in _BONUS:
        says["bonus"] = "due"
    elif state.phase in (Phase.PLANTING, Phase.HARVEST, Phase.OPPORTUNITY, Phase.SURVEYING):
        says["turn"] = str(seat + 1)
    if state.phase is Phase.CULTIVATION:
        says["revealed"] = str(state.revealed)
    if state.phase is Phase.HARVEST:
        says["taken"] = " ".join(str(count) for count in state.taken)
        if state.out:
            says["passed"] = " ".join(str(seat + 1) for seat in bits(state.out))
    says["points"] = " ".join(str(points) for points in state.score)
    moved = sorted(
        (seat for seat in range(state.board.seats) if state.arrival[seat]),
        key=lambda seat: state.arrival[seat],
    )
    if moved:
        says["arrival"] = " ".join(str(seat + 1) for seat in moved)
    return says
