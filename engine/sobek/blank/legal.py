"""What a seat may do where some of its cards are blanks: any step for which faces may fit. Rule SK-1.16.21.

A seat's own view decides: what others hold counts as unseen, also where the program knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from typing import Final

from engine.sobek import legal
from engine.sobek import steps as st
from engine.sobek.blank.board import board_of
from engine.sobek.blank.unseen import blanks, faces, fitting, may_be_anywhere
from engine.sobek.components import AMULET, BACK_OF, BEIGE, GOODS, GREEN, ORANGE
from engine.sobek.legal import ALL_GOODS, Listed, TurnSteps, bare_goods
from engine.sobek.set_choices import SetChoices, choices
from engine.sobek.state import (
    ASK_ACTION,
    ASK_CLAIM,
    ASK_COURTISAN,
    ASK_GOOD,
    ASK_LAY,
    ASK_PICK,
    ASK_SCRIBE,
    Ask,
    Cards,
    State,
)


def legal_set(state: State) -> Listed | TurnSteps:
    """What the seat on turn may do."""
    ask, seat, number = state.pending[-1]
    if ask is ASK_ACTION or ask is ASK_LAY:
        return turn_steps(state)
    own = _LISTS.get(ask)
    return legal.legal_set(state) if own is None else TurnSteps(state, own(state, seat, number), ())


def turn_steps(state: State) -> TurnSteps:
    """The steps of a turn, or of the laying at the end of a round."""
    ask, seat, _ = state.pending[-1]
    hand = state.hands[seat]
    if ask is ASK_LAY:
        sets = sets_of(state, seat, hand, ALL_GOODS, eyes=state.board.eyes[seat])
        return TurnSteps(state, (st.DONE,), sets)
    listed: list[st.Action] = [*state.board.takes[state.row], *plays_of(hand)]
    return TurnSteps(state, listed, sets_of(state, seat, hand, bare_goods(state, seat)))


def plays_of(hand: Cards) -> tuple[st.Play, ...]:
    """The characters of a hand, known or not, which can be played."""
    plays = legal.plays_of(faces(hand))
    return (*plays, st.PLAY[ORANGE]) if ORANGE in hand else plays


def sets_of(
    state: State,
    seat: int,
    hand: Cards,
    bare: int,
    *,
    eyes: int | None = None,
    goods: Sequence[int] = range(len(GOODS)),
) -> tuple[SetChoices, ...]:
    """The sets of some goods that can be laid from a hand. Rules SK-1.7.1 to SK-1.7.3, SK-1.16.21.

    Where amulets alone may not be laid, blanks that can only be amulets, as far as the seat sees, may not
    either. Rule SK-3.43.
    """
    board = board_of(state)
    unseen = may_be_anywhere(state, seat)
    found = []
    for good in goods:
        kinds = board.laid_as[good]
        members = board.members[good]
        high = tuple(
            min(count, fitting(members, unseen, kind)) if count and kind >= GREEN else count
            for kind, count in zip(kinds, map(hand.count, kinds), strict=True)
        )
        with_amulets_alone = bool(bare >> good & 1)
        # Beige blanks stand before the amulet.
        amulets = 1 if fitting(members[:-1], unseen, BEIGE) else 2
        if with_amulets_alone or any(high[:-amulets]):
            some = choices(good, kinds, (0,) * len(kinds), high, with_amulets_alone, eyes, amulets)
            if some.count > 0:
                found.append(some)
    return tuple(found)


def picks(state: State, seat: int, number: int) -> Sequence[st.Action]:
    """Any of the tokens that are left; where nobody has told them, any that may be. Rule SK-1.16.25."""
    untold = [token for token, count in enumerate(state.token_pool) if count and state.unbound]
    return [st.PICK_TOKEN[token] for token in sorted({*state.tokens, *untold})]


def priest_goods(state: State, seat: int, number: int) -> Sequence[st.Action]:
    """The goods of which the own pile has or may have cards; any where it can have none. Rule SK-1.10.2."""
    pile = state.piles[seat]
    board = state.board
    found = {board.good_of[card] for card in faces(pile) if card != AMULET}
    if blanks(pile):
        unseen = may_be_anywhere(state, seat)
        for good in range(len(GOODS)):
            members = board.members[good][:-1]
            if any(fitting(members, unseen, back) for back in {*blanks(pile)}):
                found.add(good)
    return [st.NAME_GOOD[good] for good in sorted(found) or range(len(GOODS))]


def claimed(state: State, seat: int, victim: int) -> Sequence[st.Action]:
    """Cards of the pile; among people it is only told which back the card has. Rule SK-1.16.22."""
    board = board_of(state)
    eyes = legal.claim_eyes(state, seat, victim)
    pile = state.piles[victim]
    known = board.told[seat] or board.told[victim]
    return [st.CLAIM[eyes][card] for card in sorted({*pile} if known else {BACK_OF[card] for card in pile})]


def discards(state: State, seat: int, number: int) -> Sequence[st.Action]:
    """Cards of the hand; of people's it is only told which back the card has. Rule SK-1.16.22."""
    board = board_of(state)
    hand = state.hands[seat]
    cards = {*hand} if board.told[seat] else {BACK_OF[card] for card in hand}
    return [st.DISCARD[board.eyes[seat]][card] for card in sorted(cards)]


def additions(state: State, seat: int, number: int = 0) -> Sequence[st.Action]:
    """One or two cards for an own set; of blanks perhaps none fits. Rules SK-1.10.6, SK-1.16.23."""
    hand = state.hands[seat]
    unseen = may_be_anywhere(state, seat)
    board = board_of(state)
    found: list[st.Action] = []
    for good in range(len(GOODS)):
        if not state.set_of(seat, good):
            continue
        members = board.members[good]
        most = {
            kind: min(hand.count(kind), fitting(members, unseen, kind)) if kind >= GREEN else hand.count(kind)
            for kind in sorted(board.laid_as[good])
        }
        kinds = [kind for kind, count in most.items() if count]
        found += [st.AddCards(good, (kind,)) for kind in kinds]
        found += [
            st.AddCards(good, pair)
            for pair in combinations_with_replacement(kinds, 2)
            if pair[0] != pair[1] or most[pair[0]] > 1
        ]
    unsure = bool(found) and all(step.cards[0] >= GREEN for step in found if isinstance(step, st.AddCards))
    return [*found, st.DONE] if unsure else found


_LISTS: Final[dict[Ask, Callable[[State, int, int], Sequence[st.Action]]]] = {
    ASK_PICK: picks,
    ASK_GOOD: priest_goods,
    ASK_CLAIM: claimed,
    ASK_SCRIBE: discards,
    ASK_COURTISAN: additions,
}
"""Where blanks make a difference."""
