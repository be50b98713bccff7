"""The three things a turn may be: taking a card, playing a character, laying a set."""

from __future__ import annotations

from engine.sobek import events as ev
from engine.sobek import powers
from engine.sobek import steps as st
from engine.sobek.cards import with_card, with_cards, without, without_all
from engine.sobek.components import EMPTY, GOODS, ORANGE
from engine.sobek.events import Events
from engine.sobek.state import ASK_BIND, ASK_PICK, ASK_TOKEN, TO_HAND, TO_PILE, State


def take(state: State, step: st.Take, events: Events) -> None:
    """A card comes to the hand, those before it go under the tile. Rules SK-1.5.1 to SK-1.5.3."""
    seat = state.pending.pop()[1]
    dock = step.dock
    docks = state.docks
    card = docks[dock]
    before = state.row & ((1 << dock) - 1)
    state.row &= -1 << (dock + 1)
    docks[dock] = EMPTY
    if card == ORANGE:
        state.pending.append((ASK_BIND, seat, TO_HAND))
    else:
        state.hands[seat] = with_card(state.hands[seat], card)
    if events is not None:
        events.append(ev.CardTaken(seat, dock, card))
    if before:
        _pass_over(state, seat, before, events)


def _pass_over(state: State, seat: int, mask: int, events: Events) -> None:
    docks = state.docks
    places = state.board.docks_in[mask]
    if events is not None:
        events.append(ev.CardsPassed(seat, places, tuple([docks[place] for place in places])))
    pile = [*state.piles[seat]]
    for place in places:
        card = docks[place]
        docks[place] = EMPTY
        if card == ORANGE:
            state.pending.append((ASK_BIND, seat, TO_PILE))
        else:
            pile.append(card)
    pile.sort()
    state.piles[seat] = tuple(pile)


def play(state: State, step: st.Play, events: Events) -> None:
    """A character is discarded, then its power works. Rule SK-1.6.1."""
    seat = state.pending.pop()[1]
    state.hands[seat] = without(state.hands[seat], step.card)
    state.discards = with_card(state.discards, step.card)
    if events is not None:
        events.append(ev.CharacterPlayed(seat, step.card))
    powers.use(state, seat, step.card, events)


def lay(state: State, step: st.LaySet, events: Events) -> None:
    """Cards become a set, or join the one of their good; a token is due. Rules SK-1.7.1 to SK-1.7.4."""
    seat = state.pending.pop()[1]
    place = seat * len(GOODS) + step.good
    joined = bool(state.sets[place])
    state.hands[seat] = without_all(state.hands[seat], step.cards)
    state.sets[place] = with_cards(state.sets[place], step.cards)
    if events is not None:
        events.append(ev.SetLaid(seat, step.good, step.cards, joined))
    if state.unbound or state.tokens:
        state.looked |= 1 << seat
        state.pending.append((ASK_PICK, seat, 0))
        state.pending += [(ASK_TOKEN, seat, 0)] * state.unbound
        if events is not None and state.tokens:
            events.append(ev.TokensSeen(seat, state.tokens, 1 << seat))


def fetch(state: State, step: st.Fetch, events: Events) -> None:
    """The Merchant takes any card of the docks, and nothing else moves. Rules SK-1.10.7, SK-3.14."""
    seat = state.pending.pop()[1]
    card = state.docks[step.dock]
    state.docks[step.dock] = EMPTY
    state.row &= ~(1 << step.dock)
    if card == ORANGE:
        state.pending.append((ASK_BIND, seat, TO_HAND))
    else:
        state.hands[seat] = with_card(state.hands[seat], card)
    if events is not None:
        events.append(ev.CardFetched(seat, step.dock, card))
