"""A bot's value of a situation: points, sets on the table, sets to come, and what corruption will cost."""

from __future__ import annotations

from engine.sobek.components import AMULET, GOODS
from engine.sobek.ending import set_points
from engine.sobek.state import ASK_ACTION, ASK_LAY, ASK_OVER, Ask, State


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands, about in points, against the best of the others."""
    ask = state.pending[-1][0] if state.pending else ASK_ACTION
    if ask == ASK_OVER:
        best = max(points for other, points in enumerate(state.score) if other != seat)
        return float(state.score[seat] - best)
    own = _worth(state, seat, hand=True)
    rivals = max(_worth(state, other, hand=False) for other in range(state.board.seats) if other != seat)
    value = own - 0.6 * rivals
    if ask == ASK_LAY or ask == Ask.COUNT:
        return value - 0.9 * len(state.hands[seat])
    return value


def _worth(state: State, seat: int, *, hand: bool) -> float:
    points = sum(set_points(state, seat, good)[1] for good in range(len(GOODS)) if state.set_of(seat, good))
    points += sum(state.board.edition.scarabs_on(cards) for _, cards in state.laid[seat])
    size = len(state.piles[seat]) + 2 * state.curses[seat]
    return state.score[seat] + points + (_promise(state, seat) if hand else 0.0) - 0.8 * size


def _promise(state: State, seat: int) -> float:
    """What the hand may still become: cards of one good grow together; sets on the table take more."""
    board = state.board
    hand = state.hands[seat]
    amulets = hand.count(AMULET)
    cards = state.deck + state.row.bit_count()
    trust = min(0.8, 0.25 + 0.02 * cards)
    value = 0.35 * amulets
    for good in range(len(GOODS)):
        own = [card for card in hand if card != AMULET and board.good_of[card] == good]
        if not own:
            continue
        scarabs = board.edition.scarabs_on(own)
        laid = state.set_of(seat, good)
        if laid:
            on_table, now = set_points(state, seat, good)
            grown = (on_table + scarabs) * (len(laid) + len(own)) - now
            share = 0.75 if len(own) + amulets >= 3 else 0.3
            value += trust * share * grown
        else:
            near = min(1.0, (len(own) + 0.5 * amulets) / 3)
            value += trust * near * (scarabs + 1.0) * max(3, len(own)) * 0.8
    return value
