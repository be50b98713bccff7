"""What lies at every place, as piece names and counts, and what a position says besides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import DataError, Problem, Sentence
from engine.sobek.components import BACK_NAMES, EMPTY, GOODS, GREEN, ORANGE, TOKEN_NAMES, Edition, Token
from engine.sobek.state import Ask, State

UNSEEN: Final = "unseen"
"""Cards that nobody has seen: the deck, what was removed from it, face-down characters on docks."""
UNSEEN_START: Final = "unseen-start"
"""Start cards that are out of the round."""
UNSEEN_TOKENS: Final = "unseen-tokens"
"""Event tokens that nobody has looked at, also those of this round."""
TURN_KEYS: Final = (
    "round", "start", "phase", "turn", "deck", "top", "face-down", "tokens", "looked", "points",
)  # fmt: skip
"""Everything that a position may say."""


def tagged(edition: Edition) -> tuple[tuple[str, int], ...]:
    """The pieces that carry a tag, and how many: cards and event tokens."""
    cards = [(card.id, card.count) for card in edition.cards]
    return tuple(
        (piece, count) for piece, count in (*cards, *zip(TOKEN_NAMES, edition.tokens, strict=True)) if count
    )


def inventory(state: State) -> Inventory:
    """Every card and token at its place; a card that nobody has seen is written where it may be."""
    found = Inventory()
    cards = state.board.edition.cards

    def lay(place: str, there: Iterable[int]) -> None:
        for card in there:
            found.add(place, cards[card].id)

    pool = state.pool
    for card, kind in enumerate(cards):
        found.add(UNSEEN, kind.id, pool[card])
        found.add(UNSEEN_START, kind.id, state.greens[card])
    for dock, card in enumerate(state.docks, start=1):
        if 0 <= card < GREEN:
            lay(f"dock-{dock}", (card,))
    lay("discards", state.discards)
    for token, name in enumerate(TOKEN_NAMES):
        found.add(UNSEEN_TOKENS, name, state.token_pool[token])
        found.add("tokens", name, state.tokens.count(token))
        found.add("tokens-used", name, state.used.count(token))
    for seat in range(state.board.seats):
        own = f"{seat + 1}."
        lay(own + "hand", state.hands[seat])
        lay(own + "corruption", state.piles[seat])
        found.add(own + "curses", TOKEN_NAMES[Token.CURSE], state.curses[seat])
        for good, name in enumerate(GOODS):
            lay(own + name, state.set_of(seat, good))
            found.add(own + name, TOKEN_NAMES[Token.PROSPERITY], state.prosperity[seat * len(GOODS) + good])
        for good, laid in state.laid[seat]:
            lay(f"{own}laid-{GOODS[good]}", laid)
    return found


def turn(state: State) -> Mapping[str, str]:
    """What a position says besides its inventory. Raises `DataError` where something is pending."""
    phase = _phase(state)
    if not phase:
        wrong = Sentence("something is pending here; go on to the next turn")
        raise DataError((Problem("position", wrong),))
    says = {"round": str(state.round), "start": str(state.start + 1), "phase": phase}
    if phase != "laying":
        says["turn"] = str(state.turn + 1)
        says["deck"] = str(state.deck)
    if state.top != EMPTY:
        says["top"] = BACK_NAMES[state.top - GREEN]
    face_down = [str(dock) for dock, card in enumerate(state.docks, start=1) if card == ORANGE]
    if face_down:
        says["face-down"] = " ".join(face_down)
    says["tokens"] = str(state.tokens_left())
    looked = [str(seat + 1) for seat in range(state.board.seats) if state.looked >> seat & 1]
    if looked:
        says["looked"] = " ".join(looked)
    says["points"] = " ".join(map(str, state.score))
    return says


def _phase(state: State) -> str:
    """`turn`, `refill` or `laying`; empty where no position may stand."""
    ask = state.pending[-1][0]
    if len(state.pending) == 1 and ask == Ask.ACTION:
        return "turn"
    if ask == Ask.FILL and state.turn >= 0 and not state.row:
        return "refill"
    if ask == Ask.LAY and not any(state.laid):
        able = sum(len(hand) > 2 for hand in state.hands)
        return "laying" if len(state.pending) == able + 1 else ""
    return ""
