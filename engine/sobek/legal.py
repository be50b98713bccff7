"""What a seat may do at each decision, as legal sets; sets of cards are counted, not listed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any, ClassVar, Final, overload

from engine.core.component import Ref
from engine.core.narrowing import ListedLegal
from engine.sobek import steps as st
from engine.sobek.board import Board
from engine.sobek.components import AMULET, BACK_OF, BACKS, FIRST_CHARACTER, GOODS
from engine.sobek.hand_counts import BITS, ENOUGH, short_of
from engine.sobek.pointing import LAY, good_ref, refs_of
from engine.sobek.set_choices import SMALLEST_SET, LastSetTable, SetChoices, SetTable
from engine.sobek.state import (
    ASK_ACTION,
    ASK_LAY,
    Ask,
    Cards,
    State,
)


class Listed(ListedLegal[st.Action]):
    """Steps of this situation, listed; no set can be laid."""

    __slots__ = ("state",)
    state: State
    lays: ClassVar = False

    def refs_of(self, step: st.Action) -> frozenset[Ref]:
        """Everything that can be pointed at to mean this step."""
        return refs_of(step, self.state)

    @property
    def plays(self) -> bool:
        """Whether a character can be played."""
        return bool(self) and isinstance(self[-1], st.Play)


class TurnSteps(Sequence[Any]):
    """Listed steps, then the choices of sets: a legal set, or what pointing leaves of one."""

    __slots__ = ("_count", "_listed", "_sets", "_state")

    def __init__(self, state: State, listed: Sequence[st.Action], sets: tuple[SetChoices, ...]) -> None:
        self._state = state
        self._listed = listed
        self._sets = sets
        count = len(listed)
        for some in sets:
            count += some.count
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> st.Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[st.Action]: ...
    def __getitem__(self, index: int | slice) -> st.Action | Sequence[st.Action]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(self._count))]
        if index < 0:
            index += self._count
        listed = self._listed
        if 0 <= index < len(listed):
            return listed[index]
        index -= len(listed)
        if index >= 0:
            for some in self._sets:
                if index < some.count:
                    return some.step(index)
                index -= some.count
        raise IndexError("no such step")

    def __iter__(self) -> Iterator[st.Action]:
        yield from self._listed
        for some in self._sets:
            yield from some

    @property
    def plays(self) -> bool:
        """Whether a character can be played."""
        return bool(self._listed) and isinstance(self._listed[-1], st.Play)

    @property
    def lays(self) -> bool:
        """Whether a set can be laid."""
        return bool(self._sets)

    def __contains__(self, step: object) -> bool:
        if isinstance(step, st.LaySet):
            return self._lays(step, None)
        if isinstance(step, st.LayLast):
            return self._lays(step, step.eyes)
        return step in self._listed

    def _lays(self, step: st.LaySet | st.LayLast, eyes: int | None) -> bool:
        return any(
            some.good == step.good and some.eyes == eyes and some.has(step.cards) for some in self._sets
        )

    def narrow(self, refs: Iterable[Ref]) -> Sequence[st.Action]:
        """The steps that have all of the refs, in order; not listed one by one either."""
        wanted = frozenset(refs)
        state = self._state
        listed = [step for step in self._listed if wanted <= refs_of(step, state)]
        return TurnSteps(state, listed, tuple(self._narrowed(wanted)))

    def _narrowed(self, wanted: frozenset[Ref]) -> Iterator[SetChoices]:
        cards = self._state.board.card_of_ref
        least: dict[int, int] = {}
        named = -1
        for ref in wanted:
            if ref in cards:
                kind, number = cards[ref]
                least[kind] = max(number, least.get(kind, 0))
            elif ref in GOOD_REFS:
                if named not in (-1, GOOD_REFS[ref]):
                    return
                named = GOOD_REFS[ref]
            elif ref != LAY:
                return
        for some in self._sets:
            if named not in (-1, some.good) or not least.keys() <= set(some.kinds):
                continue
            low = tuple(least.get(kind, 0) for kind in some.kinds)
            found = some.with_at_least(low)
            if found is not None:
                yield found


GOOD_REFS: Final = {good_ref(good): good for good in range(len(GOODS))}


@lru_cache(maxsize=4096)
def _plays(characters: Cards) -> tuple[st.Play, ...]:
    return tuple(st.PLAY[card] for card in dict.fromkeys(characters))


def plays_of(hand: Cards) -> tuple[st.Play, ...]:
    """The characters of a hand, which can be played. Rule SK-1.6.1."""
    return _plays(hand[bisect_left(hand, FIRST_CHARACTER) :])


def turn_sets(state: State, seat: int, hand: Cards) -> tuple[SetChoices, ...]:
    """The sets that a seat can lay in its turn from a hand, by good. Rules SK-1.7.1 to SK-1.7.3, SK-3.43."""
    board = state.board
    strict, bare = board.turn_sets
    if board.amulet_sets:
        return _sets(board, hand, bare)
    known = bare_goods(state, seat)
    return _sets(board, hand, [(bare if known >> good & 1 else strict)[good] for good in range(len(GOODS))])


def bare_goods(state: State, seat: int) -> int:
    """The goods of which a batch of amulets alone may be laid, as a mask. Rule SK-3.43."""
    if state.board.amulet_sets:
        return ALL_GOODS
    first = seat * len(GOODS)
    return sum(1 << good for good, cards in enumerate(state.sets[first : first + len(GOODS)]) if cards)


def last_sets(state: State, seat: int, hand: Cards) -> tuple[SetChoices, ...]:
    """The sets that a seat can lay at the end of the round from a hand, by good. Rule SK-1.11.1."""
    return _sets(state.board, hand, state.board.last_sets[seat])


def _sets(board: Board, hand: Cards, tables: Sequence[SetTable | LastSetTable]) -> tuple[SetChoices, ...]:
    if len(hand) < SMALLEST_SET:
        return ()
    enough = sum(map(board.count_of, hand), SHORT_OF_A_SET) & ENOUGH
    if not enough:
        return ()
    counts = sum(map(board.kind_of, hand))
    made = [tables[good].of(counts) for good in GOODS_OF[enough]]
    return tuple([some for some in made if some])


ALL_GOODS: Final = (1 << len(GOODS)) - 1
SHORT_OF_A_SET: Final = short_of(SMALLEST_SET)
GOODS_OF: Final = {
    sum(1 << BITS * good + BITS - 1 for good in goods): goods
    for number in range(len(GOODS) + 1)
    for goods in combinations(range(len(GOODS)), number)
}
"""By the bits of those of which there are enough."""


_ONLY_DONE: Final = (st.DONE,)


def legal_set(state: State) -> Listed | TurnSteps:
    """What the seat on turn may do. Rules SK-1.4.1, SK-1.4.3."""
    ask, seat, number = state.pending[-1]
    steps: Sequence[st.Action]
    if ask is ASK_ACTION:
        board = state.board
        steps = board.takes[state.row]
        hand = state.hands[seat]
        if hand:
            if hand[-1] >= FIRST_CHARACTER:
                steps += plays_of(hand)
            sets = turn_sets(state, seat, hand)
            if sets:
                return TurnSteps(state, steps, sets)
    elif ask is ASK_LAY:
        steps = _ONLY_DONE
        sets = last_sets(state, seat, state.hands[seat])
        if sets:
            return TurnSteps(state, steps, sets)
    else:
        steps = _LISTS[ask](state, seat, number)
    listed = Listed(steps)
    listed.state = state
    return listed


def _tokens(state: State, seat: int, number: int) -> list[st.Action]:
    """Any of the tokens that are left. Rules SK-1.8.1, SK-1.8.3."""
    return [st.PICK_TOKEN[token] for token in sorted(set(state.tokens))]


def priest_goods(state: State, seat: int) -> list[st.Action]:
    """The goods of which the own pile has cards; any good where it has none. Rules SK-1.10.2, SK-3.48."""
    good_of = state.board.good_of
    found = sorted({good_of[card] for card in state.piles[seat] if card != AMULET})
    return [st.NAME_GOOD[good] for good in found or range(len(GOODS))]


def robberies(state: State, seat: int, number: int = 0) -> list[st.Action]:
    """Each opponent with each back in that hand. Rules SK-1.10.3, SK-3.4, SK-3.5."""
    found: list[st.Action] = []
    for victim in sorted(state.others(seat)):
        backs = {BACK_OF[card] for card in state.hands[victim]}
        found += [st.STEAL[victim][back] for back in BACKS if back in backs]
    return found


def piles_to_look(state: State, seat: int, number: int = 0) -> list[st.Action]:
    """Each opponent under whose tile something lies. Rules SK-1.10.5, SK-3.8."""
    return [st.LOOK[victim] for victim in sorted(state.others(seat)) if state.piles[victim]]


def _claims(state: State, seat: int, victim: int) -> list[st.Action]:
    eyes = claim_eyes(state, seat, victim)
    return [st.CLAIM[eyes][card] for card in sorted(set(state.piles[victim]))]


def claim_eyes(state: State, seat: int, other: int) -> int:
    """Who knows a card that goes from one seat to the other."""
    return state.board.eyes[seat] | state.board.eyes[other]


def _discards(state: State, seat: int, number: int) -> list[st.Action]:
    eyes = state.board.eyes[seat]
    return [st.DISCARD[eyes][card] for card in sorted(set(state.hands[seat]))]


def additions(state: State, seat: int, number: int = 0) -> list[st.Action]:
    """One or two cards of one good for the own set of it. Rules SK-1.10.6, SK-3.11, SK-3.13."""
    found: list[st.Action] = []
    hand = state.hands[seat]
    for good in range(len(GOODS)):
        if not state.set_of(seat, good):
            continue
        kinds = [kind for kind in state.board.members[good] if kind in hand]
        found += [st.AddCards(good, (kind,)) for kind in sorted(kinds)]
        found += [
            st.AddCards(good, pair)
            for pair in combinations_with_replacement(sorted(kinds), 2)
            if pair[0] != pair[1] or hand.count(pair[0]) > 1
        ]
    return found


def _fetches(state: State, seat: int, number: int) -> list[st.Action]:
    return [st.FETCH[dock] for dock in state.board.docks_in[state.row]]


def _guild(state: State, seat: int, number: int) -> list[st.Action]:
    return [st.SEND_BACK[victim] for victim in sorted(state.others(seat))]


def _curse(state: State, seat: int, number: int) -> list[st.Action]:
    return [st.ATTACH_CURSE[victim] for victim in sorted(state.others(seat))]


def prosperous(state: State, seat: int, number: int = 0) -> list[st.Action]:
    """The own sets that may get Prosperity. Rules SK-1.14.4, SK-3.25."""
    return [st.PROSPER[good] for good in state.board.edition.prosperity_goods if state.set_of(seat, good)]


def _starts(state: State, seat: int, number: int) -> list[st.Action]:
    return list(st.CHOOSE_START[: state.board.seats])


_LISTS: Final[dict[Ask, Callable[[State, int, int], list[st.Action]]]] = {
    Ask.PICK: _tokens,
    Ask.GOOD: lambda state, seat, number: priest_goods(state, seat),
    Ask.ROB: robberies,
    Ask.VIZIR: piles_to_look,
    Ask.CLAIM: _claims,
    Ask.SCRIBE: _discards,
    Ask.COURTISAN: additions,
    Ask.MERCHANT: _fetches,
    Ask.GUILD: _guild,
    Ask.CURSE: _curse,
    Ask.PROSPERITY: prosperous,
    Ask.FIRST: _starts,
}
