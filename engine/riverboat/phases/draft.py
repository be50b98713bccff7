"""The draft: phase tiles go round from the start player until all five are owned."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.components import NOTHING, PHASE_TILES
from engine.riverboat.gains import Events
from engine.riverboat.phases import cultivation
from engine.riverboat.state import ASK_DRAFT, State
from engine.riverboat.steps import TakePhaseTile

TAKE = (TakePhaseTile(0), *(TakePhaseTile(phase) for phase in PHASE_TILES))


def flow(state: State, events: Events) -> None:
    """The next pick, or the first phase when every tile has an owner. Rule RB-1.3.3."""
    if NOTHING in state.owner[1:]:
        state.pending.append((ASK_DRAFT, state.turn, -1))
    else:
        cultivation.begin(state, events)


def legal(state: State) -> list[TakePhaseTile]:
    """The tiles that nobody owns yet."""
    return [TAKE[phase] for phase in PHASE_TILES if state.owner[phase] == NOTHING]


def take(state: State, step: TakePhaseTile, events: Events) -> None:
    """A seat takes a tile; the seat to the left is next."""
    seat = state.pending.pop()[1]
    state.owner[step.phase] = seat
    state.turn = state.board.next_seat[seat]
    if events is not None:
        events.append(ev.PhaseTileTaken(seat, step.phase))
