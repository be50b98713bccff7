"""What a step means in things that can be pointed at: docks, cards, goods, seats, tokens, words.

Of several equal cards the first is `Ref("card", type)`, the next `Ref("card", "type 2")`, and so on: a set
of three of them has all three refs, so that pointing at one card after the other narrows.
"""

from __future__ import annotations

from typing import Final

from engine.core.component import Ref, word
from engine.sobek import steps as st
from engine.sobek.components import BACK_NAMES, GOODS, GREEN, TOKEN_NAMES, UNKNOWN_TOKEN
from engine.sobek.state import State

LAY: Final = word("lay")
PLAY: Final = word("play")
ADD: Final = word("add")
DONE: Final = word("done")
COUNT: Final = word("count")
NO_MORE: Final = word("none")
WORDS: Final = ("lay", "play", "add", "done", "count", "none")
"""Every word that can be pressed; the last two stand for what happens and what turns out."""


def good_ref(good: int) -> Ref:
    """The ref of a good: the set it is laid as, or what is named."""
    return Ref("good", GOODS[good])


def seat_ref(seat: int) -> Ref:
    """The ref of a seat, by its number from 1."""
    return Ref("seat", str(seat + 1))


def dock_ref(dock: int) -> Ref:
    """The ref of a dock, by its number from 1; dock 1 is the first in the queue."""
    return Ref("dock", str(dock + 1))


def back_ref(back: int, seat: int = -1) -> Ref:
    """The ref of a card of which only the back is known, in the hand of a seat."""
    return Ref("back", BACK_NAMES[back - GREEN], seat)


def token_ref(token: int) -> Ref:
    """The ref of an event token."""
    return Ref("token", TOKEN_NAMES[token] if token < UNKNOWN_TOKEN else "unknown")


def refs_of(step: st.Step, state: State) -> frozenset[Ref]:
    """Everything that can be pointed at to mean this step, by the seat on turn or (chance) by anybody."""
    match step:
        case st.Take(dock) | st.Fetch(dock):
            return frozenset((dock_ref(dock),))
        case st.Play(card):
            return frozenset((PLAY, card_ref(state, card)))
        case st.LaySet(good, cards):
            return frozenset((LAY, good_ref(good), *cards_refs(state, cards)))
        case st.LayLast(good, cards):
            return frozenset((LAY, *([good_ref(good)] if cards else []), *cards_refs(state, cards)))
        case st.AddCards(good, cards):
            return frozenset((ADD, good_ref(good), *cards_refs(state, cards)))
        case st.NameGood(good) | st.Prosper(good):
            return frozenset((good_ref(good),))
        case st.Steal(victim, back):
            return frozenset((seat_ref(victim), back_ref(back, victim)))
        case st.Look(victim):
            return frozenset((seat_ref(victim), Ref("pile", "pile", victim)))
        case st.SendBack(seat) | st.AttachCurse(seat) | st.ChooseStart(seat):
            return frozenset((seat_ref(seat),))
        case st.DrawStart(seat) | st.DrawChooser(seat):
            return frozenset((seat_ref(seat),))
        case st.PickToken(token) | st.BindToken(token):
            return frozenset((token_ref(token),))
        case st.ShowBack(back):
            return frozenset((back_ref(back),))
        case st.Done():
            return frozenset((DONE,))
        case st.Count():
            return frozenset((COUNT,))
        case st.NoMore():
            return frozenset((NO_MORE,))
    return frozenset((card_ref(state, step.card),))


def card_ref(state: State, card: int) -> Ref:
    """The ref of the first card of a type, or of a back."""
    return back_ref(card) if card >= GREEN else state.board.card_refs[card][0]


def cards_refs(state: State, cards: tuple[int, ...]) -> list[Ref]:
    """The refs of these cards, equal ones numbered."""
    refs: list[Ref] = []
    for card in set(cards):
        refs += state.board.card_refs[card][: cards.count(card)]
    return refs
