"""Phase 4: every seat takes one opportunity card, with its slot's reward or (coin) out of the deck."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.components import MOST_CARDS, NOTHING, Phase
from engine.riverboat.gains import Events, gain_coins, move_harbor, pay_coin, score
from engine.riverboat.hexgrid import bits
from engine.riverboat.phases import surveying
from engine.riverboat.phases.opening import begin_phase
from engine.riverboat.phases.refresh import leave_deck
from engine.riverboat.state import ASK_AGENTS, ASK_ASSET, ASK_CARD, ASK_DRAW, Due, State
from engine.riverboat.steps import BUY_BLIND, BuyBlindCard, DrawCard, TakeCard

OWNER_POINTS = 1
"""What the tile of this phase scores for its owner in each round. Rule RB-1.9.6."""
TAKE = tuple(tuple(TakeCard(card, coin) for card in range(MOST_CARDS)) for coin in (False, True))


def begin(state: State, events: Events) -> None:
    """The owner gets a point. Rule RB-1.9.6."""
    owner = begin_phase(state, Phase.OPPORTUNITY, events)
    score(state, owner, OWNER_POINTS, "opportunity", events)


def flow(state: State, events: Events) -> None:
    """The next seat takes a card; at last the rest goes under the deck. Rules RB-1.9.1, RB-1.9.4."""
    while state.done < state.board.seats:
        state.done += 1
        if max(state.slots) >= 0 or (state.coins[state.turn] and state.layers):
            state.pending.append((ASK_CARD, state.turn, -1))
            return
        # No full box comes here: a seat for which no card lies and that pays for none goes without.
        state.turn = state.board.next_seat[state.turn]
    left = tuple(card for card in state.slots if card != NOTHING)
    if left:
        state.layers += (sum(1 << card for card in left),)
        state.slots = [NOTHING] * len(state.slots)
        if events is not None:
            events.append(ev.CardsTucked(left))
    surveying.begin(state, events)


def deck(state: State) -> int:
    """All cards of the deck, whatever their layer, as a mask."""
    mask = 0
    for layer in state.layers:
        mask |= layer
    return mask


def legal(state: State, seat: int) -> list[TakeCard | BuyBlindCard]:
    """The face-up cards, and for a coin the deck's. Rules RB-1.9.1, RB-3.34, RB-3.35."""
    steps: list[TakeCard | BuyBlindCard] = [TAKE[0][card] for card in state.slots if card >= 0]
    if state.coins[seat] and state.layers:
        if state.board.blind:
            steps.append(BUY_BLIND)
        else:
            steps += [TAKE[1][card] for card in bits(deck(state))]
    return steps


def take(state: State, step: TakeCard, events: Events) -> None:
    """A card comes beside the mat, face up; from a slot with its reward. Rules RB-1.9.2, RB-3.37."""
    seat = state.pending.pop()[1]
    state.turn = state.board.next_seat[seat]
    if step.coin:
        pay_coin(state, seat, events)
        rest = deck(state) & ~(1 << step.card)
        state.layers = (rest,) if rest else ()
        _own(state, seat, step.card, NOTHING, events)
        return
    slot = state.slots.index(step.card)
    state.slots[slot] = NOTHING
    _own(state, seat, step.card, slot, events)
    reward = state.board.edition.slots[slot]
    gain_coins(state, seat, reward.coins, events)
    move_harbor(state, seat, reward.harbor, events)
    if reward.agents:
        state.pending.append((ASK_AGENTS, seat, reward.agents))
    state.pending += [(ASK_ASSET, seat, int(Due.SLOT))] * reward.surveyors


def buy_blind(state: State, step: BuyBlindCard, events: Events) -> None:
    """A coin is paid for the unseen top card."""
    seat = state.pending.pop()[1]
    state.turn = state.board.next_seat[seat]
    pay_coin(state, seat, events)
    state.pending.append((ASK_DRAW, -1, seat))


def draw(state: State, step: DrawCard, events: Events) -> None:
    """The top card turns out to be this one."""
    seat = state.pending.pop()[2]
    leave_deck(state, step.card)
    _own(state, seat, step.card, NOTHING, events)


def _own(state: State, seat: int, card: int, slot: int, events: Events) -> None:
    state.cards[seat] |= 1 << card
    if events is not None:
        events.append(ev.OpportunityTaken(seat, card, slot))
