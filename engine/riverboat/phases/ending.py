"""The end of a round and of the play: the start marker passes on, or the final points are given."""

from __future__ import annotations

from engine.core.score import ranks
from engine.riverboat import events as ev
from engine.riverboat.components import NOTHING, Phase
from engine.riverboat.gains import Events, score
from engine.riverboat.phases.refresh import begin_round
from engine.riverboat.state import Ask, State
from engine.riverboat.valuing import final_entries


def end_round(state: State, events: Events) -> None:
    """Tiles go back, the start marker passes; the last round ends the play. Rules RB-1.3.5, RB-1.3.7."""
    if state.round == state.board.edition.rounds:
        end_play(state, events)
        return
    state.owner = [NOTHING] * len(state.owner)
    state.start = next_start(state)
    begin_round(state, events)


def next_start(state: State) -> int:
    """The seat to the left; with three seats before the last round, the one furthest behind.

    Of tied seats the one whose marker lies on top, which is the latest that arrived.
    Rules RB-1.3.5, RB-1.3.6, RB-3.51.
    """
    seats = state.board.seats
    if seats == 3 and state.round == state.board.edition.rounds - 1:
        return min(range(seats), key=lambda seat: (state.score[seat], -state.arrival[seat]))
    return state.board.next_seat[state.start]


def end_play(state: State, events: Events) -> None:
    """Final points, once. Rules RB-1.3.8, RB-1.12.1 to RB-1.12.9."""
    for seat, entries in enumerate(final_entries(state, range(state.board.seats))):
        for key, points, piece, mask in entries:
            score(state, seat, points, key, events, piece=piece, mask=mask)
    state.phase = Phase.OVER
    state.turn = NOTHING
    state.ranks = ranks([(total,) for total in state.score])
    state.pending.append((Ask.OVER, -1, -1))
    if events is not None:
        events.append(ev.GameEnded(state.ranks))
