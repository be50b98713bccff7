"""Set-up and the start of a round: mats, start player, crop display, boats, opportunity slots."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.components import NOTHING, Phase
from engine.riverboat.gains import Events
from engine.riverboat.state import ASK_SLOT, ASK_TILE, CHANGED, Pending, State
from engine.riverboat.steps import DealMat, DrawStart, FillSlot, FillTile


def tiles_to_fill(state: State) -> list[Pending]:
    """One pending node for each empty display space that its stack can fill, in order. Rule RB-3.16."""
    found: list[Pending] = []
    display = state.display
    for (begin, end), (first, last) in state.board.display_parts:
        empty = display[begin:end].count(NOTHING)
        if not empty:
            continue
        left = sum(state.stacks[first:last])
        for space in range(begin, end):
            if left and display[space] == NOTHING:
                left -= 1
                found.append((ASK_TILE, -1, space))
    return found


def slots_to_fill(state: State) -> list[Pending]:
    """One pending node for each empty opportunity slot, as far as the deck goes."""
    cards = sum([layer.bit_count() for layer in state.layers])
    return [(ASK_SLOT, -1, slot) for slot, card in enumerate(state.slots) if card == NOTHING][:cards]


def begin_round(state: State, events: Events) -> None:
    """The next round: everything empty is filled, one node a space. Rule RB-1.3.2."""
    state.round += 1
    state.phase = Phase.REFRESH
    state.turn = state.start
    if events is not None:
        events.append(ev.RoundStarted(state.round, state.start))
    show_boats(state, events)
    state.pending += reversed(tiles_to_fill(state) + slots_to_fill(state))


def show_boats(state: State, events: Events) -> None:
    """One boat of each kind that is left comes to its picture. Rules RB-1.1.2, RB-1.3.2."""
    shown = []
    for boat, count in enumerate(state.boat_stacks):
        if count and not state.boats_shown >> boat & 1:
            state.boat_stacks[boat] = count - 1
            state.boats_shown |= 1 << boat
            shown.append(boat)
    if shown and events is not None:
        events.append(ev.BoatsShown(tuple(shown)))


def flow(state: State, events: Events) -> None:
    """When all is filled the draft begins; before the first round, the first round does."""
    if state.phase is Phase.SETUP:
        begin_round(state, events)
        return
    state.phase = Phase.DRAFT
    if events is not None:
        events.append(ev.PhaseStarted(Phase.DRAFT, NOTHING))


def leave_deck(state: State, card: int) -> None:
    """A card leaves the top layer of the opportunity deck."""
    first = state.layers[0] & ~(1 << card)
    state.layers = (first, *state.layers[1:]) if first else state.layers[1:]


def deal_mat(state: State, step: DealMat, events: Events) -> None:
    """A seat gets its mat. Rule RB-1.2.1."""
    seat = state.pending.pop()[2]
    state.mats[seat] = step.mat
    if events is not None:
        events.append(ev.MatDealt(seat, step.mat))


def draw_start(state: State, step: DrawStart, events: Events) -> None:
    """A seat gets the start marker. Rule RB-1.2.5."""
    state.pending.pop()
    state.start = step.seat
    if events is not None:
        events.append(ev.StartChosen(step.seat))


def fill_tile(state: State, step: FillTile, events: Events) -> None:
    """A tile comes from its stack to a display space."""
    space = state.pending.pop()[2]
    state.stacks[step.tile] -= 1
    state.display[space] = step.tile
    state.shown[state.board.sizes[step.tile] - 1] = CHANGED
    state.sought = ()
    if events is not None:
        events.append(ev.TileFilled(space, step.tile))


def fill_slot(state: State, step: FillSlot, events: Events) -> None:
    """A card comes from the deck to a slot."""
    slot = state.pending.pop()[2]
    leave_deck(state, step.card)
    state.slots[slot] = step.card
    if events is not None:
        events.append(ev.SlotFilled(slot, step.card))
