"""From a state to an observation and back; the canonical text of a state is its observation's."""

from __future__ import annotations

from engine.core.observation import encode
from engine.riverboat.board import Board
from engine.riverboat.components import Phase
from engine.riverboat.observation import RiverboatObservation
from engine.riverboat.state import Ask, State

_SAME = (
    "round", "start", "turn", "coins_left", "barns_left", "wells_left", "surveyors_left",
    "track_workers", "layers", "card", "revealed", "boats_shown", "out", "placed", "done", "clock",
    "ranks",
)  # fmt: skip
_LISTS = (
    "owner", "mats", "workers", "barns", "wells", "used", "supply", "coins", "surveyors", "agents",
    "harbor", "boats", "cards", "used_cards", "score", "arrival", "sheets", "display", "stacks",
    "slots", "cultivation", "discards", "boat_stacks", "taken",
)  # fmt: skip


def observe(state: State) -> RiverboatObservation:
    """What every viewer sees: nothing in this game is hidden from one seat only. Rule RB-3.63."""
    crop_count = state.board.crop_count
    values = {name: getattr(state, name) for name in _SAME}
    values.update((name, tuple(getattr(state, name))) for name in _LISTS)
    return RiverboatObservation(
        seats=state.board.seats,
        phase=int(state.phase),
        pending=tuple((int(ask), seat, number) for ask, seat, number in state.pending),
        crops=tuple(
            tuple(state.crops[seat * crop_count : (seat + 1) * crop_count])
            for seat in range(state.board.seats)
        ),
        tiles=tuple(tuple((step.tile, step.fields) for step in laid) for laid in state.tiles),
        sizes=state.board.size_of_space,
        **values,
    )


def restore(board: Board, seen: RiverboatObservation) -> State:
    """The state of which this is the observation. Raises ValueError if it is of another setup."""
    if seen.seats != board.seats or seen.sizes != board.size_of_space:
        raise ValueError("the observation is of another setup")
    state = State(board)
    for name in _SAME:
        setattr(state, name, getattr(seen, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(seen, name)))
    state.phase = Phase(seen.phase)
    state.pending = [(Ask(ask), seat, number) for ask, seat, number in seen.pending]
    state.crops = [mask for crops in seen.crops for mask in crops]
    state.planted = [seen.covered(seat) for seat in range(board.seats)]
    for seat, laid in enumerate(seen.tiles):
        found = [board.planting[state.mats[seat]].find(tile, fields, False) for tile, fields in laid]
        if None in found:
            raise ValueError("the observation has a tile that does not fit its mat")
        state.tiles[seat] = tuple(step for step in found if step is not None)
    return state


def canonical(state: State) -> str:
    """One text for the whole state."""
    return encode(observe(state))
