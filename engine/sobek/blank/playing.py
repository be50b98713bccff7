"""What steps do where people's hidden cards are not told: they move as blanks, and are shown when used."""

from __future__ import annotations

from engine.sobek import events as ev
from engine.sobek import powers, tokens, turn
from engine.sobek import steps as st
from engine.sobek.blank import purge
from engine.sobek.blank.asks import ASK_LOOK, ASK_PURGE, ASK_SHOW
from engine.sobek.blank.board import board_of
from engine.sobek.blank.claims import Claim, Use, possible, unpack
from engine.sobek.blank.dealing import queen, show_in_pile
from engine.sobek.blank.legal import additions
from engine.sobek.blank.unseen import blanks, leave_unseen, tell
from engine.sobek.cards import with_card, without
from engine.sobek.components import AMULET, BEIGE, GREEN, ORANGE, Role
from engine.sobek.events import Events
from engine.sobek.state import (
    ASK_ACTION,
    ASK_BIND,
    ASK_COURTISAN,
    ASK_TOKEN,
    TO_PILE,
    State,
)

# ----------------------------------------------------------------------------------- from the docks


def take(state: State, step: st.Take, events: Events) -> None:
    """A card is taken, others are passed over; among people nobody looks. Rules SK-1.5.1, SK-1.16.20."""
    seat = state.pending[-1][1]
    turn.take(state, step, events)
    _keep_blank(state, seat)


def fetch(state: State, step: st.Fetch, events: Events) -> None:
    """The Merchant takes any card. Rules SK-1.10.7, SK-1.16.20."""
    seat = state.pending[-1][1]
    turn.fetch(state, step, events)
    _keep_blank(state, seat)


def _keep_blank(state: State, seat: int) -> None:
    """Characters that were about to be told stay blanks instead."""
    if board_of(state).told[seat]:
        return
    while state.pending and state.pending[-1][0] is ASK_BIND:
        goes = state.pending.pop()[2]
        place = state.piles if goes == TO_PILE else state.hands
        place[seat] = with_card(place[seat], ORANGE)


# -------------------------------------------------------------------- steps for which cards are shown


def play(state: State, step: st.Play, events: Events) -> None:
    """A character is played; a blank is shown first. Rules SK-1.6.1, SK-1.16.21."""
    if step.card >= GREEN:
        _claim(state, Claim(Use.PLAY, 0, (step.card,)), events)
        return
    seat = state.pending.pop()[1]
    state.hands[seat] = without(state.hands[seat], step.card)
    state.discards = with_card(state.discards, step.card)
    if events is not None:
        events.append(ev.CharacterPlayed(seat, step.card))
    role = state.board.edition.cards[step.card].role
    if role is Role.QUEEN and not board_of(state).told[seat]:
        acts = queen(state, seat)
    elif role is Role.COURTISAN:
        acts = bool(additions(state, seat))
        if acts:
            state.pending.append((ASK_COURTISAN, seat, 0))
    else:
        powers.use(state, seat, step.card, events)
        return
    if not acts and events is not None:
        events.append(ev.PowerIdle(seat, role.value))


def lay(state: State, step: st.LaySet, events: Events) -> None:
    """A set is laid, its blanks are shown first; event tokens stay untold. Rules SK-1.7.1, SK-1.16.21."""
    if blanks(step.cards):
        _claim(state, Claim(Use.LAY, step.good, step.cards), events)
        return
    seat = state.pending[-1][1]
    turn.lay(state, step, events)
    while not board_of(state).told[seat] and state.pending and state.pending[-1][0] is ASK_TOKEN:
        state.pending.pop()


def add(state: State, step: st.AddCards, events: Events) -> None:
    """The Courtisan's cards join a set; blanks are shown first. Rules SK-1.10.6, SK-1.16.21."""
    if blanks(step.cards):
        _claim(state, Claim(Use.ADD, step.good, step.cards), events)
    else:
        powers.add(state, step, events)


def _claim(state: State, claim: Claim, events: Events) -> None:
    """The cards are to be shown now; if nothing that is left can be all of them, nothing comes of it."""
    ask, seat, number = state.pending[-1]
    if not possible(state, seat, claim):
        if events is not None:
            events.append(ev.NothingFits(seat))
        return
    extra = ask is ASK_ACTION and bool(number)
    state.pending[-1] = (ASK_SHOW, seat, Claim(claim.use, claim.good, claim.cards, extra).pack())


def show(state: State, seat: int, number: int, step: st.ShowCard, events: Events) -> None:
    """A card of the hand is shown; with the last of them the step is carried out."""
    claim = unpack(number).shown(step.card)
    state.hands[seat] = tell(state, state.hands[seat], step.card)
    if events is not None:
        events.append(ev.CardShown(seat, step.card, in_pile=False, discarded=False, eyes=step.eyes))
    if blanks(claim.cards):
        state.pending[-1] = (ASK_SHOW, seat, claim.pack())
        return
    ask = ASK_COURTISAN if claim.use is Use.ADD else ASK_ACTION
    state.pending[-1] = (ask, seat, int(claim.extra))
    if claim.use is Use.PLAY:
        play(state, st.PLAY[claim.cards[0]], events)
    elif claim.use is Use.LAY:
        lay(state, st.LaySet(claim.good, claim.cards), events)
    else:
        add(state, st.AddCards(claim.good, claim.cards), events)


def add_nothing(state: State, events: Events) -> None:
    """The Courtisan's player has no card that fits. Rules SK-3.12, SK-1.16.23."""
    seat = state.pending.pop()[1]
    if events is not None:
        events.append(ev.PowerIdle(seat, Role.COURTISAN.value))


# ---------------------------------------------------------------------------- cards that move unseen


def rob(state: State, step: st.Steal, events: Events) -> None:
    """Among people nobody tells the card; from or to a bot's hand it is told. Rules SK-3.5, SK-1.16.22."""
    seat = state.pending[-1][1]
    board = board_of(state)
    if board.told[seat] or board.told[step.victim]:
        powers.rob(state, step, events)
        return
    state.pending.pop()
    state.hands[step.victim], card = leave_unseen(state, state.hands[step.victim], step.back)
    state.hands[seat] = with_card(state.hands[seat], card)
    if events is not None:
        events.append(ev.CardStolen(seat, step.victim, step.back, board.eyes[seat] | board.eyes[step.victim]))


def look(state: State, step: st.Look, events: Events) -> None:
    """A bot can only look at cards that are told to it. Rules SK-1.10.5, SK-1.16.27."""
    seat = state.pending[-1][1]
    powers.look(state, step, events)
    if board_of(state).told[seat] and blanks(state.piles[step.victim]):
        state.pending.append((ASK_LOOK, seat, step.victim))


def tell_looked(state: State, victim: int, step: st.ShowCard, events: Events) -> None:
    """One more card of the pile is told; after the last one is chosen."""
    show_in_pile(state, victim, step, events)
    if not blanks(state.piles[victim]):
        state.pending.pop()


def claim(state: State, step: st.Claim, events: Events) -> None:
    """The Vizir's card; among people only its back is told. Rules SK-1.10.5, SK-1.16.22."""
    if step.card < GREEN:
        powers.claim(state, step, events)
        return
    _, seat, victim = state.pending.pop()
    state.piles[victim], card = leave_unseen(state, state.piles[victim], step.card)
    state.hands[seat] = with_card(state.hands[seat], card)
    if events is not None:
        events.append(ev.CardClaimed(seat, victim, step.card, step.eyes))


def discard(state: State, step: st.Discard, events: Events) -> None:
    """The Scribe's victim; of people's cards only the back is told. Rules SK-3.7, SK-1.16.22."""
    if step.card < GREEN:
        powers.discard(state, step, events)
        return
    seat = state.pending.pop()[1]
    state.hands[seat], card = leave_unseen(state, state.hands[seat], step.card)
    state.piles[seat] = with_card(state.piles[seat], card)
    if events is not None:
        events.append(ev.CardDiscarded(seat, step.card, step.eyes))


# ------------------------------------------------------------------------------- good and tokens


def name_good(state: State, step: st.NameGood, events: Events) -> None:
    """Known cards of the good go, then blanks that turn out to be of it. Rules SK-1.10.2, SK-1.16.24."""
    seat = state.pending[-1][1]
    good_of = state.board.good_of
    due = all(good_of[card] != step.good for card in state.piles[seat]) and bool(blanks(state.piles[seat]))
    shown = purge.may_be_shown(state, seat, step.good)
    if due and not shown and not purge.amulets_alone(state, seat):
        if events is not None:
            events.append(ev.NothingFits(seat))
        return
    powers.name_good(state, step, events)
    if shown:
        state.pending.append((ASK_PURGE, seat, purge.Purge(step.good, due=due).pack()))
    elif due:
        _tell_amulets(state, seat)


def purge_one(state: State, seat: int, number: int, step: st.ShowCard, events: Events) -> None:
    """A blank of the pile is of the named good, and goes to the discard pile."""
    state.piles[seat] = without(tell(state, state.piles[seat], step.card), step.card)
    state.discards = with_card(state.discards, step.card)
    after = purge.unpack(number).after(step.card)
    if events is not None:
        events.append(ev.CardShown(seat, step.card, in_pile=True, discarded=True, eyes=step.eyes))
    if purge.may_be_shown(state, seat, after.good):
        state.pending[-1] = (ASK_PURGE, seat, after.pack())
    else:
        state.pending.pop()


def no_more(state: State, step: st.NoMore, events: Events) -> None:
    """No other card of the pile is of the good. If one had to be, all of them are amulets."""
    _, seat, number = state.pending.pop()
    if purge.unpack(number).due:
        _tell_amulets(state, seat)


def _tell_amulets(state: State, seat: int) -> None:
    """That no good could be named says it of every card of the pile."""
    while BEIGE in state.piles[seat]:
        state.piles[seat] = tell(state, state.piles[seat], AMULET)


def pick(state: State, step: st.PickToken, events: Events) -> None:
    """The token that is picked is told, if the others are not. Rules SK-1.8.1, SK-1.16.25."""
    if step.token not in state.tokens:
        state.token_pool[step.token] -= 1
        state.unbound -= 1
        state.tokens = with_card(state.tokens, step.token)
    tokens.pick(state, step, events)
