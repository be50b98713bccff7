"""How every phase opens: its owner is on turn and the phase's counters start anew."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.components import Phase
from engine.riverboat.gains import Events
from engine.riverboat.state import State


def begin_phase(state: State, phase: Phase, events: Events) -> int:
    """Start a phase with its owner's turn; gives the owner. Rule RB-1.3.4."""
    owner = state.owner[phase]
    state.phase = phase
    state.turn = owner
    state.out = 0
    state.placed = 0
    state.done = 0
    if events is not None:
        events.append(ev.PhaseStarted(phase, owner))
    return owner
