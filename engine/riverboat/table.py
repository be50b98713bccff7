"""Riverboat with cardboard: what showing a piece points at, which steps move which pieces, equal pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.component import Ref, word
from engine.riverboat import legal
from engine.riverboat.components import PHASE_TILES
from engine.riverboat.notation import PHASE_WORDS
from engine.riverboat.planting_table import SEARCHED_SIZES
from engine.riverboat.state import ASK_PLANT, State
from engine.riverboat.steps import (
    Action,
    PlaceBarn,
    PlaceWell,
    PlantCrop,
    Step,
    TakeBoat,
    TakeCard,
    TakePhaseTile,
)

_KINDS: Final = {"tile": "tile", "boat": "boat", "card": "card", "cultivation": "suit", "mat": "mat"}
_PHASES: Final = {PHASE_WORDS[phase]: str(int(phase)) for phase in PHASE_TILES}


def ref_of(piece: str) -> Ref | None:
    """What showing this piece points at; None for pieces without a tag."""
    if piece in ("barn", "well"):
        return word(piece)
    kind, _, name = piece.partition("-")
    if kind == "phase":
        return Ref("phase", _PHASES[name]) if name in _PHASES else None
    return Ref(_KINDS[kind], name) if kind in _KINDS and name else None


def showing(pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
    """The one meaning of showing these pieces together; none if a piece among them means nothing."""
    refs = [ref_of(piece) for piece, _ in pieces]
    known = frozenset(ref for ref in refs if ref is not None)
    return (known,) if len(known) == len(refs) else ()


def moving(state: State, pieces: Mapping[str, int]) -> Iterator[Action]:
    """The legal steps that move one of these pieces by the seat's own hand."""
    if state.pending[-1][0] is ASK_PLANT:
        yield from _plantings(state, pieces)
        return
    for step in legal.legal_set(state):
        if _moved(state, step) in pieces:
            yield step


def _moved(state: State, step: Step) -> str:
    edition = state.board.edition
    match step:
        case TakePhaseTile(phase):
            return f"phase-{PHASE_WORDS[PHASE_TILES[phase - 1]]}"
        case PlantCrop(tile):
            return f"tile-{edition.tiles[tile].id}"
        case TakeBoat(boat):
            return f"boat-{edition.boats[boat].id}"
        case PlaceBarn():
            return "barn"
        case PlaceWell():
            return "well"
        case TakeCard(card):
            return f"card-{edition.cards[card].id}"
    return ""


def _plantings(state: State, pieces: Mapping[str, int]) -> Iterator[PlantCrop]:
    """Only the tiles in question are looked at, for there are hundreds of ways to lay the others."""
    seat = state.pending[-1][1]
    edition = state.board.edition
    free = state.bare_workers(seat)
    table = state.board.planting[state.mats[seat]]
    for piece in pieces:
        tile = edition.tile_index(piece.removeprefix("tile-")) if piece.startswith("tile-") else -1
        if tile < 0:
            continue
        sources = [False] if tile in state.display else []
        if state.coins[seat] and state.stacks[tile] and edition.tiles[tile].size in SEARCHED_SIZES:
            sources.append(True)
        for coin in sources:
            for patch in table.steps(tile, coin):
                for step in patch:
                    if step.mask & ~free == 0:
                        yield step


def details(state: State, step: Any) -> Iterable[Any]:
    """The planting out of each display space that shows the tile, where there are several."""
    if not isinstance(step, PlantCrop) or step.coin or step.space >= 0:
        return ()
    spaces = [space for space, tile in enumerate(state.display) if tile == step.tile]
    if len(spaces) < 2:
        return ()
    return [PlantCrop(step.tile, step.fields, False, space, step.mask, step.crop_masks) for space in spaces]
