"""What chance brings: hands, docks, the backs and faces of cards, event tokens. One piece a node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.chance import Pile, even
from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.cards import with_card, without
from engine.sobek.components import (
    BACK_OF,
    BEIGE,
    EMPTY,
    FIRST_CHARACTER,
    GOODS,
    MOST_TYPES,
    NOTHING,
    ORANGE,
    START_TYPES,
    UNKNOWN_TOKEN,
)
from engine.sobek.events import Events
from engine.sobek.state import (
    ASK_ACTION,
    ASK_BACK,
    ASK_CHOOSER,
    ASK_DEAL,
    ASK_FILL,
    ASK_FIRST,
    ASK_START,
    FILLS,
    PLACE_OF,
    TO_PILE,
    Ask,
    Pending,
    State,
)

Outcomes = Pile[Any]


def begin_round(state: State, events: Events) -> None:
    """All cards and tokens come together again; hands and docks are next. Rules SK-1.2.2 to SK-1.2.8.

    The first round's start is drawn; later who is last chooses it when all lies ready. Rule SK-1.15.1.
    """
    board = state.board
    edition = board.edition
    seats = board.seats
    state.round += 1
    state.gather()
    state.deck = state.fills.total - board.removed
    state.top = EMPTY
    state.docks = [EMPTY] * edition.docks
    state.row = 0
    state.hands = [()] * seats
    state.piles = [()] * seats
    state.laid = [()] * seats
    state.sets = [()] * (seats * len(GOODS))
    state.prosperity = [0] * (seats * len(GOODS))
    state.curses = [0] * seats
    state.discards = ()
    state.tokens = ()
    state.unbound = edition.tokens_out
    state.token_pool = list(edition.tokens)
    state.used = ()
    state.looked = 0
    state.turn = NOTHING
    if events is not None:
        events.append(ev.RoundStarted(state.round))
    state.pending.append(_start_node(state))
    refill(state)
    state.pending += [(ASK_DEAL, seat, 0) for seat in board.deals]


def _start_node(state: State) -> Pending:
    """Who decides who starts. Rules SK-1.2.7, SK-1.15.2, SK-1.15.3."""
    if state.round == 1:
        return (ASK_START, NOTHING, 0)
    lowest = min(state.score)
    tied = [seat for seat, points in enumerate(state.score) if points == lowest]
    if len(tied) > 1:
        return (ASK_CHOOSER, NOTHING, sum(1 << seat for seat in tied))
    return (ASK_FIRST, tied[0], 0)


def refill(state: State) -> None:
    """The next batch, from the temple outwards; a short one lies nearest to it. Rules SK-1.9.1, SK-1.9.3."""
    docks = len(state.docks)
    count = min(docks, state.deck)
    if state.board.back_shown and state.deck > count:
        state.pending.append((ASK_BACK, NOTHING, 0))
    state.pending += _DOCKS[docks - count : docks]


_DOCKS: Final[tuple[Pending, ...]] = tuple((ASK_FILL, NOTHING, dock) for dock in range(st.MOST_DOCKS))


# ------------------------------------------------------------------------------------------ outcomes


def outcomes(state: State) -> Outcomes:
    """The outcomes of the current chance node: goods by type, characters on docks by their back alone."""
    ask, seat, number = state.pending[-1]
    if ask is ASK_FILL and state.top == EMPTY:
        return state.fills
    return _OUTCOMES[ask](state, seat, number)


def _starts(state: State, seat: int, number: int) -> Outcomes:
    return even(st.DRAW_START[: state.board.seats])


def _choosers(state: State, seat: int, number: int) -> Outcomes:
    return even([step for tied, step in enumerate(st.DRAW_CHOOSER) if number >> tied & 1])


def _deals(state: State, seat: int, number: int) -> Outcomes:
    return Pile(_DEALS[state.board.eyes[seat]], state.greens[_STARTING])


def _fills(state: State, seat: int, number: int) -> Outcomes:
    """A back that is known leaves only its own."""
    if state.top == BEIGE:
        return Pile(_FACE_UP, state.left[1:])
    return _ONLY_ORANGE


def _backs(state: State, seat: int, number: int) -> Outcomes:
    return Pile(_BACKS, (state.fills.total - state.left[0], state.left[0]))


def _draws(state: State, seat: int, number: int) -> Outcomes:
    """The faces that have the back on top of the deck; any character may be the one there."""
    first, last = (FIRST_CHARACTER, MOST_TYPES) if state.top == ORANGE else (0, FIRST_CHARACTER)
    return Pile(st.DRAW_CARD[state.board.eyes[seat]][first:last], state.pool[first:last])


def _binds(state: State, seat: int, number: int) -> Outcomes:
    return Pile(_CHARACTERS[state.board.eyes[seat]], state.faces)


def _stolen(state: State, seat: int, number: int) -> Outcomes:
    victim, back = number >> 5, number & 31
    hand = state.hands[victim]
    steps = st.DRAW_STOLEN[state.board.eyes[seat] | state.board.eyes[victim]]
    cards = [card for card in sorted(set(hand)) if BACK_OF[card] == back]
    return Pile([steps[card] for card in cards], [hand.count(card) for card in cards])


def _tokens(state: State, seat: int, number: int) -> Outcomes:
    """Tokens stay hidden also where hands are open. Rules SK-1.16.14, SK-1.16.18."""
    return Pile(_TOKENS[seat], state.token_pool)


def _count(state: State, seat: int, number: int) -> Outcomes:
    return _COUNT


_STARTING: Final = slice(START_TYPES.start, START_TYPES.stop, START_TYPES.step)
_DEALS: Final = tuple(steps[_STARTING] for steps in st.DEAL_CARD)
_TOKENS: Final = tuple(st.BIND_TOKEN[1 << seat][:UNKNOWN_TOKEN] for seat in range(st.MOST_SEATS))
_CHARACTERS: Final = tuple(steps[FIRST_CHARACTER:MOST_TYPES] for steps in st.BIND_CHARACTER)
_FACE_UP: Final = FILLS[1:]
_BACKS: Final = (st.SHOW_BACK[BEIGE], st.SHOW_BACK[ORANGE])
_ONLY_ORANGE: Final = even((st.FILL_DOCK[ORANGE],))
_COUNT: Final = even((st.COUNT,))
_OUTCOMES: Final[dict[Ask, Callable[[State, int, int], Outcomes]]] = {
    Ask.START: _starts,
    Ask.CHOOSER: _choosers,
    Ask.DEAL: _deals,
    Ask.FILL: _fills,
    Ask.BACK: _backs,
    Ask.DRAW: _draws,
    Ask.BIND: _binds,
    Ask.STOLEN: _stolen,
    Ask.TOKEN: _tokens,
    Ask.COUNT: _count,
}


# ------------------------------------------------------------------------------- what an outcome does


def draw_start(state: State, step: st.DrawStart, events: Events) -> None:
    """A seat starts the first round."""
    state.pending.pop()
    _start(state, step.seat, NOTHING, events)


def draw_chooser(state: State, step: st.DrawChooser, events: Events) -> None:
    """One of the tied seats chooses who starts. Rule SK-3.57."""
    state.pending[-1] = (ASK_FIRST, step.seat, 0)
    if events is not None:
        events.append(ev.ChooserDrawn(step.seat))


def choose_start(state: State, step: st.ChooseStart, events: Events) -> None:
    """The last seat has chosen who starts. Rule SK-1.15.2."""
    chooser = state.pending.pop()[1]
    _start(state, step.seat, chooser, events)


def _start(state: State, seat: int, chooser: int, events: Events) -> None:
    state.start = state.turn = seat
    state.pending.append((ASK_ACTION, seat, 0))
    if events is not None:
        events.append(ev.StartChosen(seat, chooser))
        events.append(ev.TURN_BEGAN[seat])


def deal(state: State, step: st.DealCard, events: Events) -> None:
    """A start card comes to a hand. Rule SK-1.2.2."""
    seat = state.pending.pop()[1]
    state.greens[step.card] -= 1
    state.hands[seat] = with_card(state.hands[seat], step.card)
    if events is not None:
        events.append(ev.CardDealt(seat, step.card, step.eyes))


def fill(state: State, step: st.FillDock, events: Events) -> None:
    """A card of the deck comes to a dock: a good face up, a character face down. Rule SK-1.2.5."""
    dock = state.pending.pop()[2]
    card = step.card
    state.deck -= 1
    state.top = EMPTY
    state.docks[dock] = card
    state.row |= 1 << dock
    state.left[PLACE_OF[card]] -= 1
    state.fills.total -= 1
    if events is not None:
        events.append(ev.DOCK_FILLED[dock][card])


def show_back(state: State, step: st.ShowBack, events: Events) -> None:
    """The back on top of the deck is seen. Rule SK-1.16.16."""
    state.pending.pop()
    state.top = step.back
    if events is not None:
        events.append(ev.BACK_SHOWN[step.back])


def draw(state: State, step: st.DrawCard, events: Events) -> None:
    """The top card of the deck comes to a hand. Rule SK-1.10.1."""
    seat = state.pending.pop()[1]
    state.deck -= 1
    state.top = EMPTY
    if step.card < FIRST_CHARACTER:
        state.left[PLACE_OF[step.card]] -= 1
    else:
        state.left[0] -= 1
        state.faces[step.card - FIRST_CHARACTER] -= 1
    state.fills.total -= 1
    state.hands[seat] = with_card(state.hands[seat], step.card)
    if events is not None:
        events.append(ev.CardDrawn(seat, step.card, step.eyes))


def bind(state: State, step: st.BindCharacter, events: Events) -> None:
    """A seat looks at the character that it took or passed over. Rules SK-1.16.5, SK-1.16.19."""
    _, seat, goes = state.pending.pop()
    state.faces[step.card - FIRST_CHARACTER] -= 1
    place = state.piles if goes == TO_PILE else state.hands
    place[seat] = with_card(place[seat], step.card)
    if events is not None:
        events.append(ev.CharacterSeen(seat, step.card, goes == TO_PILE, step.eyes))


def steal(state: State, step: st.DrawStolen, events: Events) -> None:
    """The Thief gets a card that he could not see. Rule SK-3.5."""
    _, seat, number = state.pending.pop()
    victim = number >> 5
    state.hands[victim] = without(state.hands[victim], step.card)
    state.hands[seat] = with_card(state.hands[seat], step.card)
    if events is not None:
        events.append(ev.CardStolen(seat, victim, step.card, step.eyes))


def bind_token(state: State, step: st.BindToken, events: Events) -> None:
    """The first seat to look sees one of the event tokens. Rule SK-1.8.1."""
    seat = state.pending.pop()[1]
    state.token_pool[step.token] -= 1
    state.unbound -= 1
    state.tokens = with_card(state.tokens, step.token)
    if events is not None:
        events.append(ev.TokenSeen(seat, step.token, step.eyes))
