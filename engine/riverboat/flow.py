"""From one node to the next: phases follow each other until somebody, or chance, is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.riverboat.components import Phase
from engine.riverboat.gains import Events, resolve
from engine.riverboat.phases import cultivation, draft, harvest, opportunity, planting, refresh, surveying
from engine.riverboat.state import ASK_ASSET, State

FLOWS: Final[dict[Phase, Callable[[State, Events], None]]] = {
    Phase.SETUP: refresh.flow,
    Phase.REFRESH: refresh.flow,
    Phase.DRAFT: draft.flow,
    Phase.CULTIVATION: cultivation.flow,
    Phase.PLANTING: planting.flow,
    Phase.HARVEST: harvest.flow,
    Phase.OPPORTUNITY: opportunity.flow,
    Phase.SURVEYING: surveying.flow,
}


def advance(state: State, events: Events) -> None:
    """Go on until a real node is on top of the pending stack."""
    pending = state.pending
    while True:
        if not pending:
            FLOWS[state.phase](state, events)
        elif pending[-1][0] < ASK_ASSET or resolve(state, pending[-1], events):
            return
