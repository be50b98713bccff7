"""Phase 1: eight cards are revealed, and for each every seat puts a worker on a field."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.components import NOTHING, Phase
from engine.riverboat.gains import Events, pay_coin
from engine.riverboat.phases import planting
from engine.riverboat.phases.opening import begin_phase
from engine.riverboat.state import ASK_BONUS_WORKER, ASK_REVEAL, ASK_WORKER, State
from engine.riverboat.steps import PlaceWorker, RevealCard


def begin(state: State, events: Events) -> None:
    """The owner's worker from the round track comes first. Rules RB-1.5.7, RB-3.6, RB-3.7."""
    owner = begin_phase(state, Phase.CULTIVATION, events)
    state.revealed = 0
    if state.board.reshuffle:
        state.cultivation = [
            left + gone for left, gone in zip(state.cultivation, state.discards, strict=True)
        ]
        state.discards = [0] * len(state.discards)
    if state.empty(owner):
        state.pending.append((ASK_BONUS_WORKER, owner, -1))
    else:
        state.track_workers -= 1
        state.supply[owner] += 1


def flow(state: State, events: Events) -> None:
    """The next card, or planting after the last. Rule RB-1.5.1."""
    if state.revealed < state.board.edition.cards_per_cultivation and any(state.cultivation):
        state.pending.append((ASK_REVEAL, -1, -1))
    else:
        state.card = NOTHING
        planting.begin(state, events)


CULTIVATION = int(Phase.CULTIVATION)


def reveal(state: State, step: RevealCard, events: Events) -> None:
    """A card is revealed; every seat that can must place, the owner first. Rules RB-1.5.2, RB-3.9."""
    state.pending.pop()
    suit = step.suit
    state.cultivation[suit] -= 1
    state.discards[suit] += 1
    state.revealed += 1
    state.card = suit
    if events is not None:
        events.append(ev.CardRevealed(suit))
    supply = state.supply
    # The last to place lies lowest on the stack: from the seat to the right of the owner backwards.
    for seat in state.board.backwards[state.owner[CULTIVATION]]:
        if supply[seat] and state.empty(seat):
            state.pending.append((ASK_WORKER, seat, -1))


def field_masks(state: State, seat: int) -> tuple[int, int]:
    """Where a worker may go free, and where for a coin. Rules RB-1.5.2 to RB-1.5.5, RB-3.1, RB-3.2."""
    board = state.board
    card = state.card
    suits = board.mat_suits[state.mats[seat]]
    empty = suits[board.wild] & ~(state.workers[seat] | state.barns[seat] | state.planted[seat])
    matching = empty & suits[card]
    if card == board.wild or not matching:
        return empty, 0
    return matching, empty if state.coins[seat] else 0


def place(state: State, step: PlaceWorker, events: Events) -> None:
    """A worker comes to a field, from the supply or (the bonus) from the round track."""
    ask, seat, _ = state.pending.pop()
    from_track = ask is ASK_BONUS_WORKER
    if from_track:
        state.track_workers -= 1
    else:
        if step.coin:
            pay_coin(state, seat, events)
        state.supply[seat] -= 1
    state.workers[seat] |= 1 << step.field
    if events is not None:
        events.append(ev.WorkerPlaced(seat, step.field, from_track))
