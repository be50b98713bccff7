"""Why a step with blanks, or a face that is shown, is refused."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.component import Ref
from engine.core.errors import Reason
from engine.sobek import reasons
from engine.sobek import steps as st
from engine.sobek.blank import claims, purge
from engine.sobek.blank.asks import ASK_LOOK, ASK_PURGE, ASK_SHOW, ASK_TIE
from engine.sobek.blank.board import board_of
from engine.sobek.blank.unseen import blanks, fitting, left, may_be_anywhere
from engine.sobek.components import AMULET, BACK_NAMES, BACK_OF, BEIGE, GOODS, GREEN
from engine.sobek.legal import bare_goods
from engine.sobek.pointing import LAY, PLAY, refs_of
from engine.sobek.reasons import KINDS
from engine.sobek.set_choices import SMALLEST_SET
from engine.sobek.state import ASK_ACTION, ASK_CLAIM, ASK_COURTISAN, ASK_LAY, ASK_SCRIBE, Ask, Cards, State


def why_not(state: State, refs: Iterable[Ref]) -> Reason:
    """Why no legal step has all of these refs, or why no such card can come up."""
    pointed = set(refs)
    ask, seat, number = state.pending[-1]
    if ask < Ask.ACTION:
        cards = [card for ref, (card, _) in state.board.card_of_ref.items() if ref in pointed]
        if len(cards) == len(pointed) == 1 and cards[0] < GREEN:
            return not_shown(state, cards[0])
        return reasons.why_not(state, pointed)
    return _why_not(state, ask, seat, number, pointed)


def refusal(state: State, step: st.Step) -> Reason:
    """Why a step of a seat is not legal."""
    return reasons.of_step(state, step, why_not(state, refs_of(step, state)))


def not_shown(state: State, card: int) -> Reason:
    """Why a card cannot come up here."""
    ask, _, number = state.pending[-1]
    name = state.board.edition.cards[card].id
    if ask not in (ASK_SHOW, ASK_PURGE, ASK_LOOK, ASK_TIE):
        return KINDS["not-outcome"]()
    if not left(state, card):
        return KINDS["face-told"](card=name)
    if ask is ASK_SHOW:
        claim = claims.unpack(number)
        if card not in claims.kinds_for(state, claim):
            if claim.use is claims.Use.PLAY:
                return KINDS["no-character"]()
            return KINDS["face-good"](card=name, good=GOODS[claim.good])
        if BACK_OF[card] not in claim.cards:
            return KINDS["face-back"](card=name, back=_back(BACK_OF[card]))
        return KINDS["amulets-alone"]()
    if ask is ASK_PURGE:
        good = purge.unpack(number).good
        if state.board.good_of[card] != good:
            return KINDS["face-good"](card=name, good=GOODS[good])
    return KINDS["face-back"](card=name, back=_back(BACK_OF[card]))


def _back(back: int) -> str:
    return BACK_NAMES[back - GREEN]


def _blank_refs(state: State, pointed: set[Ref]) -> dict[Ref, tuple[int, int]]:
    """What was pointed at and is a blank: its back, and the number of it."""
    known = state.board.card_of_ref
    return {ref: known[ref] for ref in pointed if ref in known and known[ref][0] >= GREEN}


def _why_not(state: State, ask: Ask, seat: int, number: int, pointed: set[Ref]) -> Reason:
    found = _blank_refs(state, pointed)
    hand = state.hands[seat]
    told = board_of(state).told
    if (ask is ASK_SCRIBE and told[seat]) or (ask is ASK_CLAIM and (told[seat] or told[number])):
        return reasons.why_not(state, pointed - found.keys())
    if ask in (ASK_ACTION, ASK_LAY, ASK_COURTISAN, ASK_SCRIBE):
        for _, (back, number) in sorted(found.items()):
            if hand.count(back) < number and not (ask is ASK_SCRIBE and number == 1):
                return KINDS["no-blank"](back=_back(back), have=hand.count(back))
        missing = _told(state, seat, pointed)
        if missing is not None:
            return missing
    if ask in (ASK_SCRIBE, ASK_CLAIM):
        cards = [ref for ref in sorted(pointed) if ref.kind == "card" and ref in state.board.card_of_ref]
        if cards and not found:
            return KINDS["only-back"]()
        return KINDS["discard-due" if ask is ASK_SCRIBE else "claim-due"]()
    if found and ask is ASK_ACTION and PLAY in pointed:
        return KINDS["one-character" if len(found) > 1 else "no-character"]()
    if ask in (ASK_ACTION, ASK_LAY, ASK_COURTISAN):
        return _set(state, ask, seat, pointed, bool(found)) or reasons.why_not(state, pointed - found.keys())
    return reasons.why_not(state, pointed - found.keys())


def _told(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    """A face that the hand does not have, but might if not all of its kind were known to lie elsewhere."""
    hand = state.hands[seat]
    unseen = may_be_anywhere(state, seat)
    for ref in sorted(pointed):
        card, number = state.board.card_of_ref.get(ref, (GREEN, 0))
        if card < GREEN and hand.count(card) < number and BACK_OF[card] in hand:
            name = state.board.edition.cards[card].id
            if not unseen[card]:
                return KINDS["face-told"](card=name)
            return KINDS["point-back"](card=name, back=_back(BACK_OF[card]))
    return None


def _set(state: State, ask: Ask, seat: int, pointed: set[Ref], has_blanks: bool) -> Reason | None:
    """What is wrong with a set of these cards, where the hand has blanks; None where that is not what is."""
    hand = state.hands[seat]
    if not blanks(hand) or not (has_blanks or LAY in pointed or any(ref.kind == "good" for ref in pointed)):
        return None
    good_of = state.board.good_of
    cards: Cards = tuple(state.board.card_of_ref[ref][0] for ref in pointed if ref in state.board.card_of_ref)
    goods = {good_of[card] for card in cards if card < GREEN and card != AMULET}
    goods |= {GOODS.index(ref.name) for ref in pointed if ref.kind == "good" and ref.name in GOODS}
    if len(goods) > 1:
        return KINDS["set-mixed"]()
    unseen = may_be_anywhere(state, seat)
    for good in goods:
        members = board_of(state).members[good]
        if ask is ASK_COURTISAN and not state.set_of(seat, good):
            return KINDS["add-none"](good=GOODS[good])
        for back in sorted({*blanks(cards)}):
            if fitting(members, unseen, back) < cards.count(back):
                return KINDS["blank-none"](good=GOODS[good], back=_back(back))
        have = sum(card in members for card in hand if card < GREEN)
        have += sum(min(hand.count(back), fitting(members, unseen, back)) for back in {*blanks(hand)})
        if ask is not ASK_COURTISAN and have < SMALLEST_SET:
            return KINDS["set-small"](good=GOODS[good], have=have)
        amulets = not fitting(members[:-1], unseen, BEIGE) and {*cards} <= {AMULET, BEIGE}
        if ask is ASK_ACTION and cards and amulets and not bare_goods(state, seat) >> good & 1:
            return KINDS["amulets-alone"]()
    if ask is ASK_COURTISAN:
        return KINDS["add-due"]()
    return KINDS["not-together"]()
