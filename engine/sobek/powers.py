"""What characters do when they are played. Each power that can act is carried out. Rule SK-1.6.2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.cards import with_card, with_cards, without, without_all
from engine.sobek.components import EMPTY, GOODS, NOTHING, Role
from engine.sobek.events import Events
from engine.sobek.legal import additions, piles_to_look, robberies
from engine.sobek.state import (
    ASK_BACK,
    ASK_CLAIM,
    ASK_COURTISAN,
    ASK_DRAW,
    ASK_GOOD,
    ASK_MERCHANT,
    ASK_ROB,
    ASK_SCRIBE,
    ASK_STOLEN,
    ASK_VIZIR,
    Ask,
    State,
)

QUEEN_DRAWS: Final = 3
SCRIBE_LEAVES: Final = 6


def use(state: State, seat: int, card: int, events: Events) -> None:
    """Begin the power of the character that was played."""
    role = state.board.edition.cards[card].role
    assert role is not None
    if not _POWERS[role](state, seat) and events is not None:
        events.append(ev.PowerIdle(seat, role.value))


def _queen(state: State, seat: int) -> bool:
    return draw_from_deck(state, seat, ASK_DRAW)


def draw_from_deck(state: State, seat: int, draw: Ask) -> bool:
    """The Queen's cards come to the hand, their backs open to all. Rules SK-1.10.1, SK-3.1."""
    count = min(QUEEN_DRAWS, state.deck)
    if state.board.back_shown and state.deck > count > 0:
        state.pending.append((ASK_BACK, NOTHING, 0))
    for number in range(count, 0, -1):
        state.pending.append((draw, seat, 0))
        if number > 1 or state.top == EMPTY:
            state.pending.append((ASK_BACK, NOTHING, 0))
    return count > 0


def _priest(state: State, seat: int) -> bool:
    state.pending.append((ASK_GOOD, seat, 0))
    return True


def _thief(state: State, seat: int) -> bool:
    if not robberies(state, seat):
        return False
    state.pending.append((ASK_ROB, seat, 0))
    return True


def _scribe(state: State, seat: int) -> bool:
    """Opponents discard in turn order from the left, one card a step. Rules SK-1.10.4, SK-3.6, SK-3.7."""
    due = [(other, len(state.hands[other]) - SCRIBE_LEAVES) for other in state.others(seat)]
    for other, count in reversed(due):
        state.pending += [(ASK_SCRIBE, other, left) for left in range(1, count + 1)]
    return any(count > 0 for _, count in due)


def _vizir(state: State, seat: int) -> bool:
    if not piles_to_look(state, seat):
        return False
    state.pending.append((ASK_VIZIR, seat, 0))
    return True


def _courtisan(state: State, seat: int) -> bool:
    if not additions(state, seat):
        return False
    state.pending.append((ASK_COURTISAN, seat, 0))
    return True


def _merchant(state: State, seat: int) -> bool:
    state.pending.append((ASK_MERCHANT, seat, 0))
    return True


_POWERS: Final[dict[Role, Callable[[State, int], bool]]] = {
    Role.QUEEN: _queen,
    Role.PRIEST: _priest,
    Role.THIEF: _thief,
    Role.SCRIBE: _scribe,
    Role.VIZIR: _vizir,
    Role.COURTISAN: _courtisan,
    Role.MERCHANT: _merchant,
}
"""Each begins a power and tells whether there is anything to do."""


def name_good(state: State, step: st.NameGood, events: Events) -> None:
    """All cards of the good leave the own corruption, openly. Rules SK-1.10.2, SK-3.46, SK-3.47."""
    seat = state.pending.pop()[1]
    good_of = state.board.good_of
    cards = tuple(card for card in state.piles[seat] if good_of[card] == step.good)
    state.piles[seat] = without_all(state.piles[seat], cards)
    state.discards = with_cards(state.discards, cards)
    if events is not None:
        events.append(ev.GoodNamed(seat, step.good, cards))


def rob(state: State, step: st.Steal, events: Events) -> None:
    """Which of the cards with that back it is, luck tells. Rule SK-3.5."""
    seat = state.pending.pop()[1]
    state.pending.append((ASK_STOLEN, seat, step.victim << 5 | step.back))


def look(state: State, step: st.Look, events: Events) -> None:
    """The Vizir looks through a pile, then takes a card of it. Rule SK-1.10.5."""
    seat = state.pending.pop()[1]
    state.pending.append((ASK_CLAIM, seat, step.victim))
    if events is not None:
        eyes = state.board.eyes[seat] | state.board.eyes[step.victim]
        events.append(ev.PileSeen(seat, step.victim, state.piles[step.victim], eyes))


def claim(state: State, step: st.Claim, events: Events) -> None:
    """The Vizir's card goes to his hand. Rule SK-1.10.5."""
    _, seat, victim = state.pending.pop()
    state.piles[victim] = without(state.piles[victim], step.card)
    state.hands[seat] = with_card(state.hands[seat], step.card)
    if events is not None:
        events.append(ev.CardClaimed(seat, victim, step.card, step.eyes))


def discard(state: State, step: st.Discard, events: Events) -> None:
    """A card of the hand goes under the own tile, face down. Rule SK-3.7."""
    seat = state.pending.pop()[1]
    state.hands[seat] = without(state.hands[seat], step.card)
    state.piles[seat] = with_card(state.piles[seat], step.card)
    if events is not None:
        events.append(ev.CardDiscarded(seat, step.card, step.eyes))


def add(state: State, step: st.AddCards, events: Events) -> None:
    """The Courtisan's cards join a set, without an event token. Rules SK-1.10.6, SK-3.10."""
    seat = state.pending.pop()[1]
    place = seat * len(GOODS) + step.good
    state.hands[seat] = without_all(state.hands[seat], step.cards)
    state.sets[place] = with_cards(state.sets[place], step.cards)
    if events is not None:
        events.append(ev.CardsAdded(seat, step.good, step.cards))
