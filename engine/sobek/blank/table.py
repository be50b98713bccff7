"""Blanks and cardboard: what lies where, what showing a card may mean, and which faces it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.chance import Pile
from engine.core.component import Hidden, Inventory, Ref
from engine.sobek import inventory as places
from engine.sobek import steps as st
from engine.sobek import table
from engine.sobek.blank import claims, purge
from engine.sobek.blank.asks import ASK_PURGE, ASK_SHOW
from engine.sobek.blank.board import board_of
from engine.sobek.blank.legal import legal_set, plays_of, sets_of
from engine.sobek.blank.unseen import FACES, blanks, faces, left, pool_of
from engine.sobek.components import AMULET, BACK_OF, BACKS, FIRST_CHARACTER, GOODS, GREEN, MOST_TYPES
from engine.sobek.legal import ALL_GOODS, bare_goods
from engine.sobek.pointing import PLAY, good_ref
from engine.sobek.state import ASK_ACTION, ASK_COURTISAN, ASK_GOOD, ASK_LAY, Cards, State


def inventory(state: State) -> Inventory:
    """Every card and token at its place; a blank is counted where nobody has seen it."""
    known = state.clone()
    known.hands = [faces(cards) for cards in state.hands]
    known.piles = [faces(cards) for cards in state.piles]
    known.laid = [tuple((good, faces(cards)) for good, cards in laid) for laid in state.laid]
    return places.inventory(known)


def hidden(state: State) -> tuple[Hidden, ...]:
    """As in every play, and the blanks of hands, piles and laid sets."""
    found: list[Hidden] = []
    known: dict[tuple[int, Sequence[int]], tuple[frozenset[str], int]] = {}
    for seat in range(state.board.seats):
        lying = [("hand", state.hands[seat], _EVERY), ("corruption", state.piles[seat], _EVERY)]
        for good, cards in state.laid[seat]:
            lying.append((f"laid-{GOODS[good]}", cards, board_of(state).members[good]))
        for place, cards, kinds in lying:
            for back in BACKS:
                count = cards.count(back)
                if count:
                    counted = places.UNSEEN_START if back == GREEN else places.UNSEEN
                    if (back, kinds) not in known:
                        known[back, kinds] = _faces_of(state, back, kinds)
                    may_be, most = known[back, kinds]
                    if most < count:
                        # A seat may have laid more than there can be, for all that it saw.
                        may_be, _ = _faces_of(state, back, _EVERY)
                    found.append(Hidden(f"{seat + 1}.{place}", count, may_be, counted))
    return (*table.hidden(state), *found)


_EVERY: Final[Sequence[int]] = range(MOST_TYPES)


def _faces_of(state: State, back: int, kinds: Sequence[int]) -> tuple[frozenset[str], int]:
    """The cards with that back, among these types, that nobody has told; and how many there are."""
    cards = state.board.edition.cards
    pool = pool_of(state, back)
    counts = [(card, pool[card]) for card in FACES[back - GREEN] if card in kinds and card < len(cards)]
    return frozenset(cards[card].id for card, count in counts if count), sum(count for _, count in counts)


# ------------------------------------------------------------------------------- what showing means


def showing(state: State, pieces: Sequence[tuple[str, str]]) -> tuple[frozenset[Ref], ...]:
    """What showing these pieces together may mean: known cards of the hand, or else blanks of it."""
    ask, seat, _ = state.pending[-1]
    if ask is ASK_GOOD and len(pieces) == 1:
        good = _good_of_pile(state, seat, *pieces[0])
        return table.showing(state, pieces) if good < 0 else (frozenset((good_ref(good),)),)
    if ask not in (ASK_ACTION, ASK_LAY, ASK_COURTISAN) or not blanks(state.hands[seat]):
        return table.showing(state, pieces)
    if any(place.startswith("dock-") for _, place in pieces):
        return table.showing(state, pieces)
    codes = codes_of(state, seat, [piece for piece, _ in pieces])
    if codes is None:
        return table.showing(state, pieces)
    refs = frozenset(ref for card in {*codes} for ref in state.board.card_refs[card][: codes.count(card)])
    found = [refs | said for said in _said(state, [piece for piece, _ in pieces])]
    if len(pieces) == 1 and not blanks(codes) and not pieces[0][1]:
        found += [reading for reading in table.showing(state, pieces) if reading != refs]
    return tuple(dict.fromkeys(found))


def _good_of_pile(state: State, seat: int, name: str, place: str) -> int:
    """The good of a card that lies in the corruption of a seat, perhaps face down; -1 without any."""
    board = state.board
    card = board.edition.card_index(name)
    if card < 0 or card == AMULET:
        return -1
    pile = state.piles[seat]
    if card in pile and place in ("", f"{seat + 1}.corruption"):
        return board.good_of[card]
    may_be = BACK_OF[card] in pile and left(state, card) > 0
    unseen = place in ("", f"{seat + 1}.corruption", places.UNSEEN, places.UNSEEN_START)
    return board.good_of[card] if may_be and unseen else -1


def _said(state: State, names: Sequence[str]) -> list[frozenset[Ref]]:
    """What the faces say of the step besides: as which good they may be laid, or that one is played."""
    board = state.board
    cards = [board.edition.card_index(name) for name in names]
    goods = {board.good_of[card] for card in cards if card != AMULET}
    if len(goods) > 1:
        return [frozenset()]
    laid = frozenset((good_ref(goods.pop()),)) if goods else frozenset[Ref]()
    if len(cards) == 1 and cards[0] >= FIRST_CHARACTER and state.pending[-1][0] is ASK_ACTION:
        return [laid, frozenset((PLAY,))]
    return [laid]


def codes_of(state: State, seat: int, names: Sequence[str]) -> Cards | None:
    """The cards of a hand that these pieces are: known ones as far as there are, then blanks.

    None where the hand cannot have them all.
    """
    hand = list(state.hands[seat])
    codes: list[int] = []
    told: list[int] = []
    for name in names:
        card = state.board.edition.card_index(name)
        if card < 0:
            return None
        code = card if card in hand else BACK_OF[card]
        if code not in hand or (code >= GREEN and left(state, card) <= told.count(card)):
            return None
        hand.remove(code)
        codes.append(code)
        if code >= GREEN:
            told.append(card)
    return tuple(sorted(codes))


def _used(step: st.Step) -> Cards:
    if isinstance(step, st.Play):
        return (step.card,)
    return step.cards if isinstance(step, st.LaySet | st.AddCards) else ()


def untold(step: st.Step) -> int:
    """How many cards are shown for a step with blanks; those of the end of a round are shown later."""
    return len(_used(step)) if blanks(_used(step)) else 0


def _used_now(state: State) -> bool:
    """Whether cards are shown with which a seat does something now, which the last of them completes."""
    ask, _, number = state.pending[-1]
    return ask is ASK_SHOW and claims.unpack(number).use is not claims.Use.LAST


def naming(
    state: State, step: st.Step, pieces: Sequence[str], apply: Callable[[State, st.Step], None]
) -> tuple[st.ShowCard, ...]:
    """The faces of the step's blanks, if these pieces were shown for it: each as an outcome.

    Of a step that tells one of several faces, the others. An amulet fits wherever another card does, so
    amulets come last. Cards that were shown for the name of a good are the first of those that leave.
    """
    telling = isinstance(step, st.ShowCard) and _used_now(state)
    if not telling and not untold(step) and not isinstance(step, st.NameGood):
        return ()
    shown = [card for card in map(state.board.edition.card_index, pieces) if card >= 0]
    shown.sort(key=lambda card: card == AMULET)
    for card in _known_of(state, step):
        if card in shown:
            shown.remove(card)
    then = state.clone()
    apply(then, step)
    found: list[st.ShowCard] = []
    for card in shown:
        ask, seat, number = then.pending[-1]
        if ask is ASK_SHOW:
            pile: Pile[Any] = claims.outcomes(then, seat, claims.unpack(number))
        elif ask is ASK_PURGE:
            pile = purge.outcomes(then, seat, purge.unpack(number))
        else:
            break
        outcome = st.SHOW_CARD[st.ALL][card]
        if not any(outcome == known for known, _ in pile):
            continue
        found.append(outcome)
        apply(then, outcome)
    return tuple(found)


def _known_of(state: State, step: st.Step) -> Cards:
    """The cards of a step of which nobody needs to be told."""
    if isinstance(step, st.ShowCard):
        return (step.card,)
    if isinstance(step, st.NameGood):
        pile = state.piles[state.pending[-1][1]]
        return tuple(card for card in faces(pile) if state.board.good_of[card] == step.good)
    return faces(_used(step))


def moving(state: State, pieces: Mapping[str, int]) -> Iterator[st.Action]:
    """The legal steps with some of these cards and no others, blanks among them; the largest sets first."""
    ask, seat, _ = state.pending[-1]
    if ask not in (ASK_ACTION, ASK_LAY) or not blanks(state.hands[seat]):
        if ask in (ASK_ACTION, ASK_LAY):
            yield from table.moving(state, pieces)
        else:
            yield from legal_set(state)
        return
    if ask is ASK_ACTION:
        yield from state.board.takes[state.row]
        yield from plays_of(_within(state, seat, pieces, range(len(state.board.edition.cards))))
    for good in range(len(GOODS)):
        last = ask is ASK_LAY
        hand = _within(state, seat, pieces, board_of(state).members[good])
        bare = ALL_GOODS if last else bare_goods(state, seat)
        eyes = state.board.eyes[seat] if last else None
        for some in sets_of(state, seat, hand, bare, eyes=eyes, goods=(good,)):
            for index in range(some.count - 1, -1, -1):
                yield some.step(index)


def _within(state: State, seat: int, pieces: Mapping[str, int], kinds: Sequence[int]) -> Cards:
    """Those cards of the hand that these pieces may be, of such types: known ones first, then blanks."""
    hand = list(state.hands[seat])
    kept: list[int] = []
    cards = state.board.edition.cards
    for card in kinds:
        for _ in range(pieces.get(cards[card].id, 0) if card < len(cards) else 0):
            code = card if card in hand else BACK_OF[card]
            if code in hand:
                hand.remove(code)
                kept.append(code)
    return tuple(sorted(kept))
