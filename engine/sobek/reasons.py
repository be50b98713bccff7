"""Every reason for which a step is refused, and the choice of the one that answers what was pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine.core.component import Ref
from engine.core.errors import Reason, ReasonKind
from engine.sobek.components import AMULET, EMPTY, FIRST_CHARACTER, GOODS, TOKEN_NAMES
from engine.sobek.legal import bare_goods
from engine.sobek.pointing import LAY, PLAY, refs_of
from engine.sobek.set_choices import SMALLEST_SET
from engine.sobek.state import Ask, State
from engine.sobek.steps import LayLast, LaySet, Step

KINDS: Final[dict[str, ReasonKind]] = {
    kind.key: kind
    for kind in (
        ReasonKind("over", "SK-1.1.2", "the game is over"),
        ReasonKind("chance", "SK-1.16.18", "nobody chooses now: something is to be revealed first"),
        ReasonKind("not-outcome", "SK-2.1.1", "this cannot come up here: it is not among what is left"),
        ReasonKind("not-asked", "SK-1.4.1", "this is not what is asked now"),
        ReasonKind("not-together", "SK-1.4.1", "these things together make no step"),
        ReasonKind("no-pass", "SK-1.4.2", "a turn cannot be passed"),
        ReasonKind("dock-empty", "SK-1.5.1", "no card lies on dock {dock}"),
        ReasonKind("dock-far", "SK-1.5.1", "only the first {reach} cards of the queue can be taken"),
        ReasonKind("one-card", "SK-1.5.1", "a turn takes one card of the queue"),
        ReasonKind("not-in-hand", "SK-1.4.1", "no {card} is in the hand"),
        ReasonKind("fewer-in-hand", "SK-1.4.1", "only {have} {card} in the hand"),
        ReasonKind("no-character", "SK-1.6.1", "only a character can be played for its power"),
        ReasonKind("one-character", "SK-1.4.1", "a turn plays one character"),
        ReasonKind("set-small", "SK-1.7.1", "a set of {good} needs at least 3 cards; the hand has {have}"),
        ReasonKind("set-few", "SK-1.7.1", "a set is laid with at least 3 cards"),
        ReasonKind("added-few", "SK-1.7.3", "at least 3 cards are added to a set at once"),
        ReasonKind(
            "last-few", "SK-1.11.1", "a set is laid with at least 3 cards, also at the end of a round"
        ),
        ReasonKind("set-mixed", "SK-1.7.1", "a set has cards of one good, amulets and its characters"),
        ReasonKind("set-none", "SK-1.7.1", "no three cards of the hand make a set"),
        ReasonKind("amulets-alone", "SK-3.43", "amulets alone may only join a set that is there"),
        ReasonKind("token-gone", "SK-1.8.1", "no {token} token is among those left"),
        ReasonKind("token-due", "SK-1.8.1", "one of the event tokens has to be picked"),
        ReasonKind("good-due", "SK-1.10.2", "a good has to be named"),
        ReasonKind("good-absent", "SK-1.10.2", "no {good} is in the own corruption, but other goods are"),
        ReasonKind("good-amulet", "SK-3.46", "amulets cannot be named"),
        ReasonKind("rob-due", "SK-1.10.3", "an opponent and a back in that hand have to be chosen"),
        ReasonKind("rob-empty", "SK-3.4", "seat {seat} has no card in hand"),
        ReasonKind("rob-back", "SK-3.5", "no card with a {back} back is in that hand"),
        ReasonKind("own-seat", "SK-1.10.3", "it has to be an opponent"),
        ReasonKind("look-due", "SK-1.10.5", "it has to be said whose corruption is looked through"),
        ReasonKind("look-empty", "SK-3.8", "nothing lies in the corruption of seat {seat}"),
        ReasonKind("claim-due", "SK-1.10.5", "a card of that pile has to be taken"),
        ReasonKind("not-in-pile", "SK-1.10.5", "no {card} is in that pile"),
        ReasonKind("discard-due", "SK-1.10.4", "cards of the hand have to go to corruption, down to 6"),
        ReasonKind("add-due", "SK-1.10.6", "one or two cards have to join one of the own sets"),
        ReasonKind("add-none", "SK-1.10.6", "there is no own set of {good}"),
        ReasonKind("fetch-due", "SK-1.10.7", "a card of the docks has to be taken"),
        ReasonKind("guild-due", "SK-3.34", "an opponent's marker has to go back"),
        ReasonKind("curse-due", "SK-1.14.3", "an opponent has to get the Curse"),
        ReasonKind("prosper-due", "SK-1.14.4", "one of the own sets of wheat, fish or cattle has to get it"),
        ReasonKind("prosper-none", "SK-3.25", "there is no own set of {good}"),
        ReasonKind("prosper-good", "SK-3.25", "{good} cannot have Prosperity"),
        ReasonKind("laying", "SK-1.11.1", "the round is over: sets are laid from the hand now"),
        ReasonKind("no-powers", "SK-1.11.2", "no character has power at the end of a round"),
        ReasonKind("face-told", "SK-2.1.1", "every {card} of the box is known to lie elsewhere"),
        ReasonKind("face-good", "SK-1.16.21", "no {card} counts as {good}"),
        ReasonKind("face-back", "SK-1.16.21", "a {card} has a {back} back, and no such card is asked for"),
        ReasonKind("no-blank", "SK-1.16.20", "only {have} cards with a {back} back are not told in the hand"),
        ReasonKind("blank-none", "SK-1.16.21", "so many cards with a {back} back cannot count as {good}"),
        ReasonKind(
            "point-back", "SK-1.16.21", "a card with a {back} back has to be meant; {card} is told then"
        ),
        ReasonKind("only-back", "SK-1.16.22", "only the back of the card is told"),
        ReasonKind("start-due", "SK-1.15.2", "a seat has to be chosen that starts"),
    )
}


def why_not(state: State, refs: Iterable[Ref]) -> Reason:
    """Why no legal step has all of these refs: the first thing that is wrong with them."""
    pointed = set(refs)
    ask, seat, _ = state.pending[-1]
    if ask == Ask.OVER:
        return KINDS["over"]()
    if ask < Ask.ACTION:
        return KINDS["not-outcome" if pointed else "chance"]()
    return _ANSWERS[ask](state, seat, pointed)


def refusal(state: State, step: Step) -> Reason:
    """Why a step of a seat is not legal."""
    return of_step(state, step, why_not(state, refs_of(step, state)))


def of_step(state: State, step: Step, reason: Reason) -> Reason:
    """The reason for which a step is not legal, where that for its refs is known."""
    # Too few cards of a set that could be laid: all that the refs tell is that more has to be pointed at.
    if reason.key == "not-together" and isinstance(step, LaySet | LayLast) and len(step.cards) < SMALLEST_SET:
        if isinstance(step, LayLast):
            return KINDS["last-few"]()
        return KINDS["added-few" if state.set_of(state.pending[-1][1], step.good) else "set-few"]()
    return reason


def _one(pointed: set[Ref], kind: str) -> str:
    return next((ref.name for ref in sorted(pointed) if ref.kind == kind), "")


def _other_seat(state: State, seat: int, pointed: set[Ref], empty: str, nothing: list[int]) -> Reason | None:
    """What is wrong with the seat that was pointed at."""
    name = _one(pointed, "seat")
    if name == str(seat + 1):
        return KINDS["own-seat"]()
    if empty and name.isdigit() and int(name) - 1 in nothing:
        return KINDS[empty](seat=name)
    return None


def _held(state: State, seat: int, pointed: set[Ref]) -> Reason | None:
    """Whether the cards pointed at are in the hand at all."""
    hand = state.hands[seat]
    for ref in sorted(pointed):
        if ref.kind != "card" or ref not in state.board.card_of_ref:
            continue
        card, number = state.board.card_of_ref[ref]
        name = state.board.edition.cards[card].id
        have = hand.count(card)
        if not have:
            return KINDS["not-in-hand"](card=name)
        if have < number:
            return KINDS["fewer-in-hand"](card=name, have=have)
    return None


def _cards(state: State, pointed: set[Ref]) -> dict[int, int]:
    """Types that were pointed at, with how many of each at least."""
    found: dict[int, int] = {}
    for ref in pointed:
        if ref in state.board.card_of_ref:
            card, number = state.board.card_of_ref[ref]
            found[card] = max(number, found.get(card, 0))
    return found


def _set(state: State, seat: int, pointed: set[Ref], bare: int) -> Reason | None:
    """What is wrong with a set of these cards."""
    good_of = state.board.good_of
    cards = _cards(state, pointed)
    goods = {good_of[card] for card in cards if card != AMULET}
    name = _one(pointed, "good")
    if name in GOODS:
        goods.add(GOODS.index(name))
    if len(goods) > 1:
        return KINDS["set-mixed"]()
    if not goods:
        hand = state.hands[seat]
        if hand.count(AMULET) >= SMALLEST_SET and not bare:
            return KINDS["amulets-alone"]()
        return KINDS["set-none"]() if cards or LAY in pointed else None
    good = goods.pop()
    own = [card for card in state.hands[seat] if card != AMULET and good_of[card] == good]
    have = len(own) + state.hands[seat].count(AMULET)
    if not own and have >= SMALLEST_SET and not bare >> good & 1:
        return KINDS["amulets-alone"]()
    if have < SMALLEST_SET:
        return KINDS["set-small"](good=GOODS[good], have=have)
    return None


def _action(state: State, seat: int, pointed: set[Ref]) -> Reason:
    if Ref("word", "pass") in pointed or Ref("word", "done") in pointed:
        return KINDS["no-pass"]()
    docks = [ref.name for ref in sorted(pointed) if ref.kind == "dock"]
    if docks:
        if len(docks) > 1:
            return KINDS["one-card"]()
        return _dock(state, docks[0]) or KINDS["not-together"]()
    missing = _held(state, seat, pointed)
    if missing is not None:
        return missing
    cards = _cards(state, pointed)
    if PLAY in pointed:
        characters = sum(card >= FIRST_CHARACTER for card in cards)
        return KINDS["one-character" if characters > 1 else "no-character"]()
    if cards or LAY in pointed or _one(pointed, "good"):
        return _set(state, seat, pointed, bare_goods(state, seat)) or KINDS["not-together"]()
    return KINDS["not-asked"]()


def _dock(state: State, name: str) -> Reason | None:
    docks = state.docks
    if not name.isdigit() or not 1 <= int(name) <= len(docks) or docks[int(name) - 1] == EMPTY:
        return KINDS["dock-empty"](dock=name)
    if state.pending[-1][0] == Ask.ACTION and int(name) - 1 not in [
        step.dock for step in state.board.takes[state.row]
    ]:
        return KINDS["dock-far"](reach=state.board.edition.reach)
    return None


def _pick(state: State, seat: int, pointed: set[Ref]) -> Reason:
    name = _one(pointed, "token")
    return KINDS["token-gone"](token=name) if name in TOKEN_NAMES else KINDS["token-due"]()


def _good(state: State, seat: int, pointed: set[Ref]) -> Reason:
    name = _one(pointed, "good")
    if name in GOODS:
        return KINDS["good-absent"](good=name)
    return KINDS["good-amulet" if Ref("card", "amulet") in pointed else "good-due"]()


def _rob(state: State, seat: int, pointed: set[Ref]) -> Reason:
    empty = [other for other, hand in enumerate(state.hands) if not hand]
    found = _other_seat(state, seat, pointed, "rob-empty", empty)
    if found is not None:
        return found
    back = _one(pointed, "back")
    return KINDS["rob-back"](back=back) if back else KINDS["rob-due"]()


def _vizir(state: State, seat: int, pointed: set[Ref]) -> Reason:
    empty = [other for other, pile in enumerate(state.piles) if not pile]
    return _other_seat(state, seat, pointed, "look-empty", empty) or KINDS["look-due"]()


def _claim(state: State, seat: int, pointed: set[Ref]) -> Reason:
    name = _one(pointed, "card")
    return KINDS["not-in-pile"](card=name) if name else KINDS["claim-due"]()


def _scribe(state: State, seat: int, pointed: set[Ref]) -> Reason:
    return _held(state, seat, pointed) or KINDS["discard-due"]()


def _courtisan(state: State, seat: int, pointed: set[Ref]) -> Reason:
    missing = _held(state, seat, pointed)
    if missing is not None:
        return missing
    name = _one(pointed, "good")
    goods = {state.board.good_of[card] for card in _cards(state, pointed) if card != AMULET}
    if name in GOODS:
        goods.add(GOODS.index(name))
    for good in sorted(goods):
        if not state.set_of(seat, good):
            return KINDS["add-none"](good=GOODS[good])
    return KINDS["set-mixed" if len(goods) > 1 else "add-due"]()


def _merchant(state: State, seat: int, pointed: set[Ref]) -> Reason:
    name = _one(pointed, "dock")
    return (_dock(state, name) if name else None) or KINDS["fetch-due"]()


def _guild(state: State, seat: int, pointed: set[Ref]) -> Reason:
    return _other_seat(state, seat, pointed, "", []) or KINDS["guild-due"]()


def _curse(state: State, seat: int, pointed: set[Ref]) -> Reason:
    return _other_seat(state, seat, pointed, "", []) or KINDS["curse-due"]()


def _prosperity(state: State, seat: int, pointed: set[Ref]) -> Reason:
    name = _one(pointed, "good")
    if name not in GOODS:
        return KINDS["prosper-due"]()
    possible = GOODS.index(name) in state.board.edition.prosperity_goods
    return KINDS["prosper-none" if possible else "prosper-good"](good=name)


def _lay(state: State, seat: int, pointed: set[Ref]) -> Reason:
    if PLAY in pointed:
        return KINDS["no-powers"]()
    missing = _held(state, seat, pointed)
    if missing is not None:
        return missing
    if _cards(state, pointed) or LAY in pointed or _one(pointed, "good"):
        return _set(state, seat, pointed, -1) or KINDS["not-together"]()
    return KINDS["laying"]()


def _first(state: State, seat: int, pointed: set[Ref]) -> Reason:
    return KINDS["start-due"]()


_ANSWERS: Final[dict[Ask, Callable[[State, int, set[Ref]], Reason]]] = {
    Ask.ACTION: _action,
    Ask.PICK: _pick,
    Ask.GOOD: _good,
    Ask.ROB: _rob,
    Ask.VIZIR: _vizir,
    Ask.CLAIM: _claim,
    Ask.SCRIBE: _scribe,
    Ask.COURTISAN: _courtisan,
    Ask.MERCHANT: _merchant,
    Ask.GUILD: _guild,
    Ask.CURSE: _curse,
    Ask.PROSPERITY: _prosperity,
    Ask.LAY: _lay,
    Ask.FIRST: _first,
}
