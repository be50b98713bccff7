"""Cards that nobody has told, and cards that move unseen: what stays known of them and what is forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.sobek.cards import with_card, without, without_all
from engine.sobek.components import BACK_OF, FIRST_CHARACTER, GREEN, MOST_TYPES, ORANGE, START_TYPES
from engine.sobek.state import PLACE_OF, Cards, State

FACES: Final = tuple(
    tuple(card for card in range(MOST_TYPES) if BACK_OF[card] == back) for back in range(GREEN, ORANGE + 1)
)
"""By back, from green on: the types that have it."""


def blanks(cards: Iterable[int]) -> Cards:
    """The cards among these of which only the back is known."""
    return tuple(card for card in cards if card >= GREEN)


def faces(cards: Iterable[int]) -> Cards:
    """The cards among these that are known."""
    return tuple(card for card in cards if card < GREEN)


def pool_of(state: State, back: int) -> list[int]:
    """The pool from which the faces of blanks with that back come."""
    return state.greens if back == GREEN else state.pool


def left(state: State, card: int) -> int:
    """How many cards of a type nobody has told: in the deck, out of the round, or among the blanks."""
    return state.greens[card] if card in START_TYPES else state.pool[card]


def _change(state: State, card: int, by: int) -> None:
    """So many more cards of a type were told to nobody; how many characters the deck has stays the same."""
    if card in START_TYPES:
        state.greens[card] += by
    elif card < FIRST_CHARACTER:
        state.left[PLACE_OF[card]] += by
        state.fills.total += by
    else:
        state.faces[card - FIRST_CHARACTER] += by


def tell(state: State, cards: Cards, card: int) -> Cards:
    """These cards with a blank that turned out to be one of this type."""
    _change(state, card, -1)
    return with_card(without(cards, BACK_OF[card]), card)


def leave_unseen(state: State, cards: Cards, back: int) -> tuple[Cards, int]:
    """A card with that back goes, and nobody tells which: what is left of the cards, and what has gone.

    If it can only have been one type it is known; else all it may have been are blanks from now on.
    Rule SK-1.16.22.
    """
    may_be = [card for card in cards if BACK_OF[card] == back]
    if len(set(may_be)) == 1:
        return without(cards, may_be[0]), may_be[0]
    for card in faces(may_be):
        _change(state, card, 1)
    rest = without_all(cards, may_be)
    return tuple(sorted((*rest, *[back] * (len(may_be) - 1)))), back


def may_be_anywhere(state: State, seat: int) -> Sequence[int]:
    """By type, how many cards a seat cannot see: they may be its own blanks, for all that it sees.

    Its own known cards, and all that lies open, are not among them; what others hold is.
    """
    edition = state.board.edition
    unseen = [kind.count for kind in edition.cards] + [0] * (MOST_TYPES - len(edition.cards))
    seen: list[int] = [*state.discards, *(card for card in state.docks if card >= 0)]
    for laid in state.sets:
        seen += laid
    seen += (*state.hands[seat], *state.piles[seat])
    for _, laid in state.laid[seat]:
        seen += laid
    for card in faces(seen):
        unseen[card] -= 1
    return unseen


def fitting(board_members: Sequence[int], counts: Sequence[int], back: int) -> int:
    """How many of the counted cards have that back and are among these types."""
    return sum(counts[card] for card in board_members if BACK_OF[card] == back)
