"""The count of a round with blanks: laid sets are shown first, and what decides a tie. Rule SK-1.16.26.

`* count` begins it, and is said again after cards were shown, so that a round never ends with a card.
"""

from __future__ import annotations

from typing import Final

from engine.sobek import ending
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.blank.asks import ASK_SHOW, ASK_TIE
from engine.sobek.blank.claims import Claim, Use, possible, unpack
from engine.sobek.blank.dealing import begin_round, show_in_pile
from engine.sobek.blank.unseen import blanks, tell
from engine.sobek.cards import with_cards
from engine.sobek.components import BEIGE, NOTHING
from engine.sobek.ending import corruption_sizes, largest
from engine.sobek.events import Events
from engine.sobek.state import ASK_COUNT, Cards, State

BEGINS: Final = 0
SHOWN: Final = 1
TIE_SHOWN: Final = 2
"""The number of `Ask.COUNT`: nothing is scored yet, all laid sets are shown, what decides a tie is shown."""


def count(state: State, step: st.Count, events: Events) -> None:
    """All have laid: the count goes on up to cards that are to be shown; then it is asked for again."""
    if state.pending[-1][2] != TIE_SHOWN:
        if _ask_for_laid(state, events):
            return
        ending.score_all(state, events)
        if _ask_for_tied(state):
            return
    state.pending.pop()
    points = [ending.round_points(state, seat) for seat in range(state.board.seats)]
    if not ending.settle(state, points, events):
        begin_round(state, events)


def _ask_for_laid(state: State, events: Events) -> bool:
    """Ask for the next blank of a laid set, if there is one."""
    state.pending[-1] = (ASK_COUNT, NOTHING, SHOWN)
    return _show_next(state, events)


def _ask_for_tied(state: State) -> bool:
    """Ask for the next good of a tied pile that nobody has told, if there is one."""
    tied = largest(state.board, corruption_sizes(state))
    piles = [seat for seat in tied if BEIGE in state.piles[seat]] if len(tied) > 1 else []
    if not piles:
        return False
    state.pending[-1] = (ASK_COUNT, NOTHING, TIE_SHOWN)
    state.pending.append((ASK_TIE, piles[0], 0))
    return True


def _show_next(state: State, events: Events) -> bool:
    """Ask for the next blank of a laid set; a set that cannot be goes back to the hand."""
    for seat, laid in enumerate(state.laid):
        for place, (good, cards) in enumerate(laid):
            if not blanks(cards):
                continue
            claim = Claim(Use.LAST, good, cards, place=place)
            if possible(state, seat, claim):
                state.pending.append((ASK_SHOW, seat, claim.pack()))
                return True
            _take_back(state, seat, place, cards)
            if events is not None:
                events.append(ev.NothingFits(seat))
            return _show_next(state, events)
    return False


def _take_back(state: State, seat: int, place: int, cards: Cards) -> None:
    laid = state.laid[seat]
    state.laid[seat] = laid[:place] + laid[place + 1 :]
    state.hands[seat] = with_cards(state.hands[seat], cards)


def show(state: State, seat: int, number: int, step: st.ShowCard, events: Events) -> None:
    """A card of a laid set is shown."""
    claim = unpack(number)
    laid = state.laid[seat]
    good, cards = laid[claim.place]
    told = (good, tell(state, cards, step.card))
    state.laid[seat] = (*laid[: claim.place], told, *laid[claim.place + 1 :])
    state.pending.pop()
    if events is not None:
        events.append(ev.CardShown(seat, step.card, in_pile=False, discarded=False, eyes=step.eyes))
    _show_next(state, events)


def show_tied(state: State, seat: int, step: st.ShowCard, events: Events) -> None:
    """A good of a tied pile is shown, for its scarabs decide. Rule SK-1.12.5."""
    show_in_pile(state, seat, step, events)
    state.pending.pop()
    _ask_for_tied(state)
