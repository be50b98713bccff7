"""Whether one step may be taken, or one outcome may come, asked of that step alone: no legal set is made.

Every answer is the one that the legal set (`legal`) or the outcomes (`dealing`) would give.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.sobek import steps as st
from engine.sobek.board import Board
from engine.sobek.components import (
    AMULET,
    BACK_OF,
    BEIGE,
    FIRST_CHARACTER,
    GOODS,
    MOST_TYPES,
    ORANGE,
    UNKNOWN_TOKEN,
)
from engine.sobek.legal import bare_goods, claim_eyes, priest_goods, prosperous
from engine.sobek.set_choices import SMALLEST_SET
from engine.sobek.state import PLACE_OF, Ask, Cards, State

Allowed = Callable[[State, object, int, int], bool]
"""The answer for a state, a step, and the seat and the number of the node on top."""


# ------------------------------------------------------------------------------------------ outcomes


def _start(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.DrawStart) and 0 <= step.seat < state.board.seats


def _chooser(state: State, step: object, seat: int, tied: int) -> bool:
    return isinstance(step, st.DrawChooser) and step.seat >= 0 and tied >> step.seat & 1 == 1


def _deal(state: State, step: object, seat: int, number: int) -> bool:
    return (
        isinstance(step, st.DealCard)
        and 0 <= step.card < MOST_TYPES
        and state.greens[step.card] > 0
        and step.eyes == state.board.eyes[seat]
    )


def _fill(state: State, step: object, seat: int, dock: int) -> bool:
    if not isinstance(step, st.FillDock):
        return False
    card = step.card
    if card == ORANGE:
        return state.left[0] > 0 and state.top != BEIGE
    return 0 <= card <= AMULET and PLACE_OF[card] > 0 < state.left[PLACE_OF[card]] and state.top != ORANGE


def _back(state: State, step: object, seat: int, number: int) -> bool:
    if not isinstance(step, st.ShowBack):
        return False
    if step.back == ORANGE:
        return state.left[0] > 0
    return step.back == BEIGE and any(state.left[1:])


def _draw(state: State, step: object, seat: int, number: int) -> bool:
    return (
        isinstance(step, st.DrawCard)
        and 0 <= step.card < MOST_TYPES
        and (step.card >= FIRST_CHARACTER) == (state.top == ORANGE)
        and state.pool[step.card] > 0
        and step.eyes == state.board.eyes[seat]
    )


def _bind(state: State, step: object, seat: int, goes: int) -> bool:
    return (
        isinstance(step, st.BindCharacter)
        and FIRST_CHARACTER <= step.card < MOST_TYPES
        and state.faces[step.card - FIRST_CHARACTER] > 0
        and step.eyes == state.board.eyes[seat]
    )


def _stolen(state: State, step: object, seat: int, number: int) -> bool:
    victim, back = number >> 5, number & 31
    return (
        isinstance(step, st.DrawStolen)
        and step.card in state.hands[victim]
        and BACK_OF[step.card] == back
        and step.eyes == claim_eyes(state, seat, victim)
    )


def _token(state: State, step: object, seat: int, number: int) -> bool:
    return (
        isinstance(step, st.BindToken)
        and 0 <= step.token < UNKNOWN_TOKEN
        and state.token_pool[step.token] > 0
        and step.eyes == 1 << seat
    )


def _count(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.Count)


def _nothing(state: State, step: object, seat: int, number: int) -> bool:
    return False


# ------------------------------------------------------------------------------------------- choices


def _action(state: State, step: object, seat: int, number: int) -> bool:
    if isinstance(step, st.Take):
        dock, row = step.dock, state.row
        if dock < 0 or not row >> dock & 1:
            return False
        return (row & ((1 << dock) - 1)).bit_count() < state.board.edition.reach
    hand = state.hands[seat]
    if isinstance(step, st.Play):
        return step.card >= FIRST_CHARACTER and step.card in hand
    return (
        isinstance(step, st.LaySet)
        and _makes_a_set(state.board, hand, step.good, step.cards)
        and (not _is_bare(step.cards) or bare_goods(state, seat) >> step.good & 1 == 1)
    )


def _makes_a_set(board: Board, hand: Cards, good: int, cards: Cards) -> bool:
    """Whether the hand has these cards, and they are enough and of the good. Rules SK-1.7.1 to SK-1.7.3."""
    if len(cards) < SMALLEST_SET or not _are_of(board, good, cards):
        return False
    return all([cards.count(card) <= hand.count(card) for card in {*cards}])


def _are_of(board: Board, good: int, cards: Cards) -> bool:
    """Whether all the cards count as the good, and are sorted as a step has them."""
    if not 0 <= good < len(GOODS):
        return False
    kinds = board.members[good]
    before = 0
    for card in cards:
        if card < before or card not in kinds:
            return False
        before = card
    return True


def _is_bare(cards: Cards) -> bool:
    """Whether these sorted cards are amulets alone."""
    return cards[0] == cards[-1] == AMULET


def _lay(state: State, step: object, seat: int, number: int) -> bool:
    if isinstance(step, st.LayLast):
        board = state.board
        return step.eyes == board.eyes[seat] and _makes_a_set(board, state.hands[seat], step.good, step.cards)
    return isinstance(step, st.Done)


def _pick(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.PickToken) and step.token in state.tokens


def _good(state: State, step: object, seat: int, number: int) -> bool:
    return step in priest_goods(state, seat)


def _rob(state: State, step: object, seat: int, number: int) -> bool:
    return (
        isinstance(step, st.Steal)
        and _is_other(state, seat, step.victim)
        and any([BACK_OF[card] == step.back for card in state.hands[step.victim]])
    )


def _is_other(state: State, seat: int, victim: int) -> bool:
    return victim != seat and 0 <= victim < state.board.seats


def _vizir(state: State, step: object, seat: int, number: int) -> bool:
    return (
        isinstance(step, st.Look) and _is_other(state, seat, step.victim) and bool(state.piles[step.victim])
    )


def _claim(state: State, step: object, seat: int, victim: int) -> bool:
    return (
        isinstance(step, st.Claim)
        and step.card in state.piles[victim]
        and step.eyes == claim_eyes(state, seat, victim)
    )


def _scribe(state: State, step: object, seat: int, number: int) -> bool:
    return (
        isinstance(step, st.Discard)
        and step.card in state.hands[seat]
        and step.eyes == state.board.eyes[seat]
    )


def _courtisan(state: State, step: object, seat: int, number: int) -> bool:
    if not isinstance(step, st.AddCards) or not 1 <= len(step.cards) <= 2:
        return False
    hand = state.hands[seat]
    return (
        _are_of(state.board, step.good, step.cards)
        and bool(state.set_of(seat, step.good))
        and all([step.cards.count(card) <= hand.count(card) for card in step.cards])
    )


def _merchant(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.Fetch) and step.dock >= 0 and state.row >> step.dock & 1 == 1


def _guild(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.SendBack) and _is_other(state, seat, step.victim)


def _curse(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.AttachCurse) and _is_other(state, seat, step.victim)


def _prosperity(state: State, step: object, seat: int, number: int) -> bool:
    return step in prosperous(state, seat)


def _first(state: State, step: object, seat: int, number: int) -> bool:
    return isinstance(step, st.ChooseStart) and 0 <= step.seat < state.board.seats


_BY_ASK: Final[dict[Ask, Allowed]] = {
    Ask.START: _start,
    Ask.CHOOSER: _chooser,
    Ask.DEAL: _deal,
    Ask.FILL: _fill,
    Ask.BACK: _back,
    Ask.DRAW: _draw,
    Ask.BIND: _bind,
    Ask.STOLEN: _stolen,
    Ask.TOKEN: _token,
    Ask.COUNT: _count,
    Ask.OVER: _nothing,
    Ask.ACTION: _action,
    Ask.PICK: _pick,
    Ask.GOOD: _good,
    Ask.ROB: _rob,
    Ask.VIZIR: _vizir,
    Ask.CLAIM: _claim,
    Ask.SCRIBE: _scribe,
    Ask.COURTISAN: _courtisan,
    Ask.MERCHANT: _merchant,
    Ask.GUILD: _guild,
    Ask.CURSE: _curse,
    Ask.PROSPERITY: _prosperity,
    Ask.LAY: _lay,
    Ask.FIRST: _first,
}
ALLOWED: Final[tuple[Allowed, ...]] = tuple(_BY_ASK[ask] for ask in Ask)
"""By what is asked."""
