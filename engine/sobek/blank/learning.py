"""Who learns something hidden from an action of a play with blanks."""

from __future__ import annotations

from engine.core.game import PUBLIC
from engine.sobek import disclosure
from engine.sobek import steps as st
from engine.sobek.blank.board import board_of
from engine.sobek.blank.unseen import blanks
from engine.sobek.state import ASK_COURTISAN, State


def learners(state: State, step: st.Step) -> list[int]:
    """As in every play; besides, who says something of blanks tells all whether it can be.

    A bot that looks through a pile with blanks has them told, which all see; a Thief learns his card at once.
    """
    ask, seat, _ = state.pending[-1]
    board = board_of(state)
    everybody = [PUBLIC, *range(board.seats)]
    match step:
        case st.Play(card) if blanks((card,)):
            return everybody
        case st.LaySet(_, cards) | st.AddCards(_, cards) if blanks(cards):
            return everybody
        case st.NameGood() if blanks(state.piles[seat]):
            return everybody
        case st.Look(victim) if board.told[seat] and blanks(state.piles[victim]):
            return everybody
        case st.Steal(victim) if not (board.told[seat] or board.told[victim]):
            return [seat]
        case st.Done() if ask is ASK_COURTISAN:
            return everybody
    return disclosure.learners(state, step)
