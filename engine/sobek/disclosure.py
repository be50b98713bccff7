"""What others may know of a step or an event, and who learns something from an action. Rules SK-1.16.1 ff."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import PUBLIC
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.cards import backs
from engine.sobek.components import BACK_OF, NOTHING, UNKNOWN_TOKEN
from engine.sobek.state import State

_CARD_STEPS: Final[dict[type, tuple[tuple[Any, ...], ...]]] = {
    st.DealCard: st.DEAL_CARD,
    st.DrawCard: st.DRAW_CARD,
    st.BindCharacter: st.BIND_CHARACTER,
    st.DrawStolen: st.DRAW_STOLEN,
    st.ShowCard: st.SHOW_CARD,
    st.Claim: st.CLAIM,
    st.Discard: st.DISCARD,
}
"""Steps of which others see the card's back."""
_CARD_EVENTS: Final = (
    ev.CardDealt,
    ev.CardDrawn,
    ev.CharacterSeen,
    ev.CardStolen,
    ev.CardShown,
    ev.CardClaimed,
    ev.CardDiscarded,
)
"""Events of which others see the card's back."""


def see(item: Any, viewer: int) -> Any:
    """A step or event as the viewer may know it."""
    eyes = getattr(item, "eyes", st.ALL)
    if st.knows(eyes, viewer):
        return item
    table = _CARD_STEPS.get(type(item))
    if table is not None:
        return table[eyes][BACK_OF[item.card]]
    if isinstance(item, _CARD_EVENTS):
        return item._replace(card=BACK_OF[item.card])
    match item:
        case st.BindToken():
            return st.BIND_TOKEN[eyes][UNKNOWN_TOKEN]
        case st.LayLast():
            return st.HIDDEN_SET[eyes]
        case ev.TokenSeen():
            return item._replace(token=UNKNOWN_TOKEN)
        case ev.LastSetLaid():
            return item._replace(good=NOTHING, cards=())
        case ev.PileTaken():
            return item._replace(cards=backs(item.cards))
        case ev.TokensSeen():
            return item._replace(tokens=())
    assert isinstance(item, ev.PileSeen)
    return item._replace(cards=())


def learners(state: State, step: st.Step) -> list[int]:
    """The seats, and perhaps the public, that learn something hidden from an action.

    Who shows cards of the hand teaches the others, who looks at tokens or a pile learns.
    """
    seat = state.pending[-1][1]
    board = state.board
    others = [PUBLIC, *sorted(state.others(seat))]
    match step:
        case st.LaySet():
            found = [] if board.open else others
            looks = bool(state.tokens) and not state.looked >> seat & 1
            return [*found, seat] if looks else found
        case st.PickToken():
            if board.open:
                return [other for other in others if other == PUBLIC or not state.looked >> other & 1]
            return others
        case st.Look():
            return [] if board.open else [seat]
        case st.Claim():
            victim = state.pending[-1][2]
            return [] if board.open else [other for other in others if other != victim]
        case st.Play() | st.NameGood() | st.AddCards():
            return [] if board.open else others
    return []
