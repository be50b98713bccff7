"""The sub-decisions of a turn: which asset, how many agents, and what a pass means."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.gains import Events, send_agents, take_surveyor
from engine.riverboat.phases import harvest, surveying
from engine.riverboat.state import Ask, State
from engine.riverboat.steps import Pass, PlaceBarn, PlaceWell, SendAgents, TakeSurveyor


def place_barn(state: State, step: PlaceBarn, events: Events) -> None:
    """A barn from the supply comes to an empty field, for good. Rules RB-1.8.4, RB-3.21."""
    seat = state.pending.pop()[1]
    state.barns_left -= 1
    state.barns[seat] |= 1 << step.field
    if events is not None:
        events.append(ev.BarnPlaced(seat, step.field))


def place_well(state: State, step: PlaceWell, events: Events) -> None:
    """A well from the supply comes to a crop space. Rules RB-1.8.5, RB-3.26."""
    seat = state.pending.pop()[1]
    state.wells_left -= 1
    state.wells[seat] |= 1 << step.field
    if events is not None:
        events.append(ev.WellPlaced(seat, step.field))


def choose_surveyor(state: State, step: TakeSurveyor, events: Events) -> None:
    """The asset is a surveyor."""
    take_surveyor(state, state.pending.pop()[1], events)


def send(state: State, step: SendAgents, events: Events) -> None:
    """So many workers become agents. Rule RB-1.8.6."""
    send_agents(state, state.pending.pop()[1], step.count, events)


def decline(state: State, step: Pass, events: Events) -> None:
    """Take no boat, place no surveyor, or let an asset go, by what is asked."""
    ask, seat, _ = state.pending[-1]
    if ask is Ask.BOAT:
        harvest.decline(state, events)
    elif ask is Ask.SURVEY:
        surveying.stop(state, events)
    else:
        state.pending.pop()
        if events is not None:
            events.append(ev.Passed(seat, "asset", forced=False))
