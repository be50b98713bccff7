"""From a state to what a viewer sees of it, and from that to some full state that fits."""

from __future__ import annotations

import json
from typing import Final

from engine.core.chance import Rng
from engine.sobek.board import Board
from engine.sobek.cards import backs
from engine.sobek.components import (
    BACK_OF,
    BEIGE,
    EMPTY,
    FIRST_CHARACTER,
    GOODS,
    GREEN,
    MOST_TYPES,
    NOTHING,
    ORANGE,
)
from engine.sobek.observation import SobekObservation
from engine.sobek.state import ASK_CLAIM, ASK_OVER, Ask, Cards, Laid, State

_GOODS = len(GOODS)


def observe(state: State, viewer: int) -> SobekObservation:
    """What the viewer may see. Rules SK-1.16.1 to SK-1.16.19."""
    seats = range(state.board.seats)
    everything = state.board.open
    ask, actor, number = state.pending[-1]
    looked_through = number if ask == ASK_CLAIM and actor == viewer else NOTHING
    over = ask == ASK_OVER
    hands: list[Cards] = []
    piles: list[Cards | None] = []
    laid: list[Laid | None] = []
    for seat in seats:
        own = everything or seat == viewer
        sets = state.laid[seat]
        laid.append(sets if own or over else None)
        piles.append(state.piles[seat] if own or seat == looked_through else None)
        if own or over:
            hands.append(state.hands[seat])
        else:
            # What lies hidden on the table still counts as held: others learn of it when all have laid.
            hands.append(backs([*state.hands[seat], *(card for _, cards in sets for card in cards)]))
    return SobekObservation(
        viewer=viewer,
        round=state.round,
        start=state.start,
        turn=state.turn,
        pending=tuple((int(ask), seat, number) for ask, seat, number in state.pending),
        docks=tuple(state.docks),
        deck=state.deck,
        top=state.top,
        hands=tuple(hands),
        piles=tuple(piles),
        piled=tuple(bool(pile) for pile in state.piles),
        laid=tuple(laid),
        sets=tuple(tuple(state.sets[seat * _GOODS : (seat + 1) * _GOODS]) for seat in seats),
        prosperity=tuple(tuple(state.prosperity[seat * _GOODS : (seat + 1) * _GOODS]) for seat in seats),
        curses=tuple(state.curses),
        discards=state.discards,
        tokens=state.tokens if viewer >= 0 and state.looked >> viewer & 1 else None,
        tokens_left=state.tokens_left(),
        unbound=state.unbound,
        used=state.used,
        looked=state.looked,
        score=tuple(state.score),
        lines=tuple(state.sheets),
        ranks=state.ranks,
    )


def determinise(board: Board, seen: SobekObservation, rng: Rng) -> State:
    """One full state that fits what was seen; unseen cards are dealt anew among all hidden places."""
    state = as_seen(board, seen, rng)
    state.pending = [(Ask(ask), seat, number) for ask, seat, number in seen.pending]
    _deal_cards(state, seen, rng)
    return state


def as_seen(board: Board, seen: SobekObservation, rng: Rng) -> State:
    """All that the viewer knows, and event tokens that fit. What is asked, hands and piles are missing."""
    state = State(board)
    state.round, state.start, state.turn = seen.round, seen.start, seen.turn
    state.docks = list(seen.docks)
    state.row = sum(1 << dock for dock, card in enumerate(seen.docks) if card != EMPTY)
    state.deck, state.top = seen.deck, seen.top
    state.sets = [cards for row in seen.sets for cards in row]
    state.prosperity = [number for row in seen.prosperity for number in row]
    state.curses = list(seen.curses)
    state.discards = seen.discards
    state.score = list(seen.score)
    state.sheets = list(seen.lines)
    state.ranks = seen.ranks
    state.laid = [sets or () for sets in seen.laid]
    _deal_tokens(state, seen, rng)
    return state


def _deal_tokens(state: State, seen: SobekObservation, rng: Rng) -> None:
    """Tokens of which the viewer knows only how many there are may be any that he has not seen."""
    pool = state.token_pool
    placed = (*seen.used, *seen.tokens) if seen.tokens else seen.used
    for token in placed:
        pool[token] -= 1
    pool[6] -= sum(state.prosperity)
    pool[5] -= sum(state.curses)
    state.used, state.looked, state.unbound = seen.used, seen.looked, seen.unbound
    if seen.tokens is not None:
        state.tokens = seen.tokens
        return
    hidden = [token for token, count in enumerate(pool) for _ in range(count)]
    drawn = [hidden.pop(rng.below(len(hidden))) for _ in range(seen.tokens_left - seen.unbound)]
    for token in drawn:
        pool[token] -= 1
    state.tokens = tuple(sorted(drawn))


def _deal_cards(state: State, seen: SobekObservation, rng: Rng) -> None:
    board = state.board
    unseen = [card.count for card in board.edition.cards] + [0] * (MOST_TYPES - board.types)
    open_cards = [card for card in seen.docks if 0 <= card < GREEN]
    open_cards += seen.discards
    for cards in state.sets:
        open_cards += cards
    for sets in state.laid:
        for _, cards in sets:
            open_cards += cards
    for pile in seen.piles:
        open_cards += pile or ()
    for hand in seen.hands:
        open_cards += [card for card in hand if card < GREEN]
    for card in open_cards:
        unseen[card] -= 1
    hidden: dict[int, list[int]] = {GREEN: [], BEIGE: [], ORANGE: []}
    for card, count in enumerate(unseen):
        hidden[BACK_OF[card]] += [card] * count
    for cards_of_back in hidden.values():
        shuffle(cards_of_back, rng)
    state.hands = [
        hand if not hand or hand[-1] < GREEN else tuple(sorted(hidden[back].pop() for back in hand))
        for hand in seen.hands
    ]
    _deal_piles(state, seen, hidden, rng)
    state.hide(_counts(hidden[BEIGE] + hidden[ORANGE]), _characters_outside(seen))
    state.greens = _counts(hidden[GREEN])


def _characters_outside(seen: SobekObservation) -> int:
    """The characters that are bound to nobody yet and are not in the deck: on docks, or on their way."""
    return seen.docks.count(ORANGE) + sum(ask == Ask.BIND for ask, _, _ in seen.pending)


def _deal_piles(state: State, seen: SobekObservation, hidden: dict[int, list[int]], rng: Rng) -> None:
    """Hidden piles share what the deck, the docks and the box leave, at least a card where one lies."""
    board = state.board
    edition = board.edition
    state.piles = [pile or () for pile in seen.piles]
    secret = [seat for seat, pile in enumerate(seen.piles) if pile is None and seen.piled[seat]]
    if not secret:
        return
    out = 0 if board.seats != 2 else edition.removed_at_two
    kept = {ORANGE: _characters_outside(seen) + (seen.top == ORANGE), BEIGE: int(seen.top == BEIGE)}
    greens_out = edition.start_cards - edition.hand * board.seats
    reserve = [hidden[back].pop() for back, count in kept.items() for _ in range(count)]
    mixed = hidden[BEIGE] + hidden[ORANGE]
    shuffle(mixed, rng)
    staying = seen.deck + out + _characters_outside(seen) - len(reserve)
    dealt = mixed[staying:] + hidden[GREEN][greens_out:]
    stays = mixed[:staying] + reserve
    hidden[BEIGE] = [card for card in stays if card < FIRST_CHARACTER]
    hidden[ORANGE] = [card for card in stays if card >= FIRST_CHARACTER]
    hidden[GREEN] = hidden[GREEN][:greens_out]
    shuffle(dealt, rng)
    piles: dict[int, list[int]] = {seat: [] for seat in secret}
    for number, card in enumerate(dealt):
        seat = secret[number] if number < len(secret) else secret[rng.below(len(secret))]
        piles[seat].append(card)
    for seat, cards in piles.items():
        state.piles[seat] = tuple(sorted(cards))


def shuffle(cards: list[int], rng: Rng) -> None:
    """Shuffle the list."""
    for at in range(len(cards) - 1, 0, -1):
        other = rng.below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]


def _counts(cards: list[int]) -> list[int]:
    counts = [0] * MOST_TYPES
    for card in cards:
        counts[card] += 1
    return counts


def canonical(state: State) -> str:
    """One text for the whole state."""
    values = [getattr(state, name) for name in _SITUATION]
    return json.dumps(values, separators=(",", ":"))


_SITUATION: Final = tuple(
    sorted({*State.__slots__, "characters", "pool"} - {"board", "faces", "fills", "left"})
)
