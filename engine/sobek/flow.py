"""From one node to the next when nothing is pending: the next turn, the next batch, the end of the round."""

from __future__ import annotations

from engine.sobek.dealing import refill
from engine.sobek.ending import begin_laying
from engine.sobek.events import TURN_BEGAN, Events
from engine.sobek.state import ASK_ACTION, State


def advance(state: State, events: Events) -> None:
    """The turn passes to the left; an empty row is filled before while the deck lasts.

    Rules SK-1.1.4, SK-1.9.1, SK-1.9.4.
    """
    if state.row:
        seat = state.turn = state.board.next_seat[state.turn]
        state.pending.append((ASK_ACTION, seat, 0))
        if events is not None:
            events.append(TURN_BEGAN[seat])
    elif state.deck:
        refill(state)
    else:
        begin_laying(state, events)
