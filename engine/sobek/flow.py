"""From one node to the next when nothing is pending: the next turn, the next batch, the end of the round."""

from __future__ import annotations

from engine.sobek.dealing import refill
from engine.sobek.ending import begin_laying
from engine.sobek.events import Events
from engine.sobek.state import State
from engine.sobek.turn import next_turn


def advance(state: State, events: Events) -> None:
    """An empty row is filled before the next seat acts while the deck lasts. Rules SK-1.9.1, SK-1.9.4."""
    if state.row:
        next_turn(state, events)
    elif state.deck:
        refill(state)
    else:
        begin_laying(state, events)
