"""Sobek with cardboard: what showing a card points at, which steps move which cards, what lies face down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.component import Hidden, Ref
from engine.sobek import steps as st
from engine.sobek.components import FIRST_CHARACTER, ORANGE, TOKEN_NAMES
from engine.sobek.inventory import UNSEEN, UNSEEN_TOKENS
from engine.sobek.legal import last_sets, legal_set, plays_of, turn_sets
from engine.sobek.pointing import back_ref, token_ref
from engine.sobek.state import ASK_ACTION, ASK_FILL, ASK_LAY, Cards, State

_DOCK: Final = "dock-"


def showing(state: State, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
    """What showing these pieces together may mean: a dock, cards of a hand or pile, tokens; a back.

    A card whose place is not known may be one of a hand or lie on any dock that shows it.
    """
    if state.pending[-1][0] is ASK_FILL and len(pieces) == 1:
        card = state.board.edition.card_index(pieces[0][0])
        if card >= FIRST_CHARACTER:
            return (frozenset((back_ref(ORANGE),)),)
    if len(pieces) == 1:
        piece, place = pieces[0]
        if place.startswith(_DOCK):
            return (frozenset((Ref("dock", place.removeprefix(_DOCK)),)),)
        docks = [] if place else _docks_with(state, piece)
        return (*_together(state, [piece]), *(frozenset((Ref("dock", dock),)) for dock in docks))
    return _together(state, [piece for piece, _ in pieces])


def _docks_with(state: State, piece: str) -> list[str]:
    card = state.board.edition.card_index(piece)
    face = ORANGE if card >= FIRST_CHARACTER else card
    return [str(dock) for dock, there in enumerate(state.docks, start=1) if there == face >= 0]


def _together(state: State, names: Sequence[str]) -> tuple[frozenset[Ref], ...]:
    board = state.board
    refs: set[Ref] = set()
    for name in set(names):
        card = board.edition.card_index(name)
        if card >= 0:
            refs.update(board.card_refs[card][: names.count(name)])
        elif name in TOKEN_NAMES:
            refs.add(token_ref(TOKEN_NAMES.index(name)))
        else:
            return ()
    return (frozenset(refs),)


def moving(state: State, pieces: Mapping[str, int]) -> Iterator[st.Action]:
    """The legal steps that move some of these cards and no others; sets with the most cards come first.

    Takes, and steps whose cards nobody points at, are all among them.
    """
    ask, seat, _ = state.pending[-1]
    board = state.board
    if ask not in (ASK_ACTION, ASK_LAY):
        for step in legal_set(state):
            if not isinstance(step, st.AddCards) or _within(state, step.cards, pieces) == step.cards:
                yield step
        return
    hand = _within(state, state.hands[seat], pieces)
    if ask is ASK_ACTION:
        yield from board.takes[state.row]
        yield from plays_of(hand)
        sets = turn_sets(state, seat, hand)
    else:
        sets = last_sets(state, seat, hand)
    for some in sets:
        for index in range(some.count - 1, -1, -1):
            yield some.step(index)


def _within(state: State, hand: Cards, pieces: Mapping[str, int]) -> Cards:
    cards = state.board.edition.cards
    kept: list[int] = []
    for card in hand:
        if kept.count(card) < pieces.get(cards[card].id, 0):
            kept.append(card)
    return tuple(kept)


def hidden(state: State) -> tuple[Hidden, ...]:
    """Characters that lie face down on docks, and event tokens that nobody has looked at."""
    edition = state.board.edition
    found: list[Hidden] = []
    if ORANGE in state.docks:
        faces = frozenset(
            kind.id for card, kind in enumerate(edition.cards) if card >= FIRST_CHARACTER and state.pool[card]
        )
        found += [
            Hidden(f"{_DOCK}{dock}", 1, faces, UNSEEN)
            for dock, card in enumerate(state.docks, start=1)
            if card == ORANGE
        ]
    if state.unbound:
        names = [name for name, left in zip(TOKEN_NAMES, state.token_pool, strict=True) if left]
        found.append(Hidden("tokens", state.unbound, frozenset(names), UNSEEN_TOKENS))
    return tuple(found)
