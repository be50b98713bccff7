"""What the deck brings where some of its like are blanks elsewhere, and a Queen whose cards nobody tells."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Pile
from engine.sobek import dealing
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.blank import claims, purge
from engine.sobek.blank.asks import ASK_LOOK, ASK_PURGE, ASK_SHOW, ASK_TIE, ASK_UNSEEN
from engine.sobek.blank.board import board_of
from engine.sobek.blank.unseen import FACES, pool_of, tell
from engine.sobek.cards import with_card
from engine.sobek.components import BEIGE, EMPTY, FIRST_CHARACTER, GREEN, ORANGE, UNKNOWN_TOKEN
from engine.sobek.events import Events
from engine.sobek.powers import draw_from_deck
from engine.sobek.state import ASK_BACK, ASK_FILL, ASK_STOLEN, ASK_TOKEN, State


def begin_round(state: State, events: Events) -> None:
    """As in every play; but the start cards of people are blanks. Rules SK-1.2.2, SK-1.16.20."""
    dealing.begin_round(state, events)
    board = board_of(state)
    for seat in range(board.seats):
        state.hands[seat] = board.first_hand(seat)
        if events is not None:
            events += [ev.CardDealt(seat, back, st.ALL) for back in state.hands[seat]]


# ------------------------------------------------------------------------------------------ outcomes


def outcomes(state: State) -> Pile[Any]:
    """The outcomes of the current chance node, in exact proportion although some of the pool are blanks."""
    ask, seat, number = state.pending[-1]
    if ask is ASK_SHOW:
        return claims.outcomes(state, seat, claims.unpack(number))
    if ask is ASK_PURGE:
        return purge.outcomes(state, seat, purge.unpack(number))
    if ask is ASK_LOOK:
        eyes = state.board.eyes[seat] | state.board.eyes[number]
        return _of_pile(state, number, eyes, GREEN)
    if ask is ASK_TIE:
        return _of_pile(state, seat, st.ALL, BEIGE)
    if ask is ASK_STOLEN:
        return _stolen(state, seat, number >> 5, number & 31)
    if ask is ASK_TOKEN:
        # Who has looked before knows what is told now. Rule SK-1.16.14.
        return Pile(st.BIND_TOKEN[state.looked][:UNKNOWN_TOKEN], state.token_pool[:])
    if ask is ASK_BACK:
        return Pile(_BACKS, (goods_in_deck(state), state.characters))
    if ask is ASK_FILL and state.top == EMPTY:
        goods = state.pool[:FIRST_CHARACTER]
        scale, every = goods_in_deck(state), sum(goods) or 1
        return Pile(_FILLS, [state.characters * every, *(count * scale for count in goods)])
    return dealing.outcomes(state)


_BACKS = (st.SHOW_BACK[BEIGE], st.SHOW_BACK[ORANGE])
_FILLS = (st.FILL_DOCK[ORANGE], *st.FILL_DOCK[:FIRST_CHARACTER])


def goods_in_deck(state: State) -> int:
    """How many goods and amulets the deck has, with what was removed from it."""
    return state.deck + state.board.removed - state.characters


def _of_pile(state: State, seat: int, eyes: int, first: int) -> Pile[Any]:
    """The faces of the next blank of a pile, those with the lowest back first, from `first` on."""
    back = next(card for card in state.piles[seat] if card >= first)
    pool = pool_of(state, back)
    kinds = FACES[back - GREEN]
    return Pile([st.SHOW_CARD[eyes][card] for card in kinds], [pool[card] for card in kinds])


def _stolen(state: State, seat: int, victim: int, back: int) -> Pile[Any]:
    """Any card with that back, each as likely; a blank may be whatever is left."""
    hand = state.hands[victim]
    pool = pool_of(state, back)
    steps = st.DRAW_STOLEN[state.board.eyes[seat] | state.board.eyes[victim]]
    kinds = FACES[back - GREEN]
    blanks = hand.count(back)
    every = sum(pool[card] for card in kinds) if blanks else 1
    return Pile(
        [steps[card] for card in kinds], [hand.count(card) * every + blanks * pool[card] for card in kinds]
    )


# ------------------------------------------------------------------------------- what an outcome does


def steal(state: State, step: st.DrawStolen, events: Events) -> None:
    """A card comes to or from a bot's hand, so it is told. Rules SK-3.5, SK-1.16.27."""
    victim = state.pending[-1][2] >> 5
    if step.card not in state.hands[victim]:
        state.hands[victim] = tell(state, state.hands[victim], step.card)
    dealing.steal(state, step, events)


def queen(state: State, seat: int) -> bool:
    """The top cards come to the hand, and only their backs are told. Rules SK-1.10.1, SK-1.16.20."""
    return draw_from_deck(state, seat, ASK_UNSEEN)


def draw_unseen(state: State, events: Events) -> None:
    """The top card of the deck comes to a hand as a blank."""
    seat = state.pending.pop()[1]
    back = state.top
    state.deck -= 1
    state.top = EMPTY
    if back == ORANGE:
        state.left[0] -= 1
        state.fills.total -= 1
    state.hands[seat] = with_card(state.hands[seat], back)
    if events is not None:
        events.append(ev.CardDrawn(seat, back, st.ALL))


def show_in_pile(state: State, seat: int, step: st.ShowCard, events: Events) -> None:
    """A blank of a pile is told, and stays there."""
    state.piles[seat] = tell(state, state.piles[seat], step.card)
    if events is not None:
        events.append(ev.CardShown(seat, step.card, in_pile=True, discarded=False, eyes=step.eyes))
