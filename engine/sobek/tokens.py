"""What event tokens do when they are picked."""

from __future__ import annotations

from engine.sobek import events as ev
from engine.sobek import steps as st
from engine.sobek.cards import with_card, with_cards, without
from engine.sobek.components import GOODS, TOKEN_NAMES, Token
from engine.sobek.events import Events
from engine.sobek.legal import prosperous
from engine.sobek.marker import gain
from engine.sobek.state import ASK_ACTION, ASK_CURSE, ASK_GUILD, ASK_PROSPERITY, State
from engine.sobek.track import backward, forward


def pick(state: State, step: st.PickToken, events: Events) -> None:
    """One token is resolved at once, the others lie face down again. Rules SK-1.8.1, SK-1.8.3."""
    seat = state.pending.pop()[1]
    token = step.token
    state.tokens = without(state.tokens, token)
    state.used = with_card(state.used, token)
    if events is not None:
        events.append(ev.TokenPicked(seat, token))
    if token < Token.FLOOD:
        _guild(state, seat, token, events)
    elif token == Token.FLOOD:
        state.pending.append((ASK_ACTION, seat, 1))
    elif token == Token.CURSE:
        state.pending.append((ASK_CURSE, seat, 0))
    elif token == Token.PROSPERITY:
        if prosperous(state, seat):
            state.pending.append((ASK_PROSPERITY, seat, 0))
        elif events is not None:
            events.append(ev.PowerIdle(seat, TOKEN_NAMES[token]))
    elif token == Token.EMBALMING:
        _embalming(state, seat, events)
    else:
        _deceit(state, seat, events)


def _guild(state: State, seat: int, glyph: int, events: Events) -> None:
    """The own marker goes forward to the token's glyph. Rules SK-1.14.1, SK-3.31, SK-3.33."""
    board = state.board
    before = state.score[seat]
    after = forward(board.track, before, glyph, repeat=board.repeat)
    gain(state, seat, after - before, "guild", events, number=glyph)
    state.pending.append((ASK_GUILD, seat, glyph))


def send_back(state: State, step: st.SendBack, events: Events) -> None:
    """An opponent's marker goes back to the token's glyph, or to 0. Rules SK-3.32, SK-3.34."""
    glyph = state.pending.pop()[2]
    board = state.board
    before = state.score[step.victim]
    after = backward(board.track, before, glyph, repeat=board.repeat)
    gain(state, step.victim, after - before, "guild-back", events, number=glyph)


def attach_curse(state: State, step: st.AttachCurse, events: Events) -> None:
    """A Curse stays with an opponent to the end of the round. Rules SK-1.14.3, SK-3.42."""
    seat = state.pending.pop()[1]
    state.used = without(state.used, Token.CURSE)
    state.curses[step.victim] += 1
    if events is not None:
        events.append(ev.CurseAttached(seat, step.victim))


def prosper(state: State, step: st.Prosper, events: Events) -> None:
    """Prosperity stays on a set to the end of the round. Rules SK-1.14.4, SK-3.25."""
    seat = state.pending.pop()[1]
    state.used = without(state.used, Token.PROSPERITY)
    state.prosperity[seat * len(GOODS) + step.good] += 1
    if events is not None:
        events.append(ev.ProsperityPlaced(seat, step.good))


def _embalming(state: State, seat: int, events: Events) -> None:
    """The whole own pile goes to the hand. Rules SK-1.14.5, SK-3.27."""
    cards = state.piles[seat]
    state.hands[seat] = with_cards(state.hands[seat], cards)
    state.piles[seat] = ()
    if events is not None:
        events.append(ev.PileTaken(seat, cards, state.board.eyes[seat]))


def _deceit(state: State, seat: int, events: Events) -> None:
    """Points for the own pile at once. Rules SK-1.14.6, SK-3.28, SK-3.30."""
    board = state.board
    cards = len(state.piles[seat])
    curses = state.curses[seat] * board.edition.curse_cards if board.deceit_curses else 0
    if events is not None:
        events.append(ev.PileCounted(seat, cards, curses))
    gain(state, seat, cards + curses, "deceit", events, number=Token.DECEIT)
