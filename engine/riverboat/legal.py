"""The legal set of the seat on turn, whatever is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.core.component import Ref
from engine.core.narrowing import LegalSet, ListedLegal, narrowed
from engine.riverboat import steps as st
from engine.riverboat.gains import asset_choices
from engine.riverboat.hexgrid import bits, nth_bit
from engine.riverboat.phases import cultivation, draft, harvest, opportunity, planting, surveying
from engine.riverboat.pointing import refs_of
from engine.riverboat.state import ASK_BOAT, ASK_BONUS_WORKER, ASK_PLANT, ASK_WORKER, Ask, State


class LegalPlaces:
    """A worker on any field of a mask for nothing, and on any of another for a coin; listed lazily."""

    __slots__ = ("_coin", "_free", "_free_count", "_length", "_state")

    def __init__(self, state: State, free: int, coin: int) -> None:
        self._state = state
        self._free = free
        self._coin = coin
        self._length = self._free_count = free.bit_count()
        if coin:
            self._length += coin.bit_count()

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> st.PlaceWorker:
        if index < self._free_count:
            return st.PLACE_WORKER[nth_bit(self._free, index)]
        if index >= self._length:
            raise IndexError("no such legal step")
        return st.PLACE_WITH_COIN[nth_bit(self._coin, index - self._free_count)]

    def __iter__(self) -> Iterator[st.PlaceWorker]:
        for field in bits(self._free):
            yield st.PLACE_WORKER[field]
        for field in bits(self._coin):
            yield st.PLACE_WITH_COIN[field]

    def __contains__(self, step: object) -> bool:
        if not isinstance(step, st.PlaceWorker) or step.field < 0:
            return False
        return bool((self._coin if step.coin else self._free) >> step.field & 1)

    def narrow(self, refs: Iterable[Ref]) -> Sequence[st.PlaceWorker]:
        """The steps that have all of the refs, in order."""
        return narrowed(self, refs, lambda step: refs_of(step, self._state))


class Listed(ListedLegal[st.Action]):
    """Steps of this situation, listed."""

    __slots__ = ("state",)
    state: State

    def refs_of(self, step: st.Action) -> frozenset[Ref]:
        """Everything that can be pointed at to mean this step."""
        return refs_of(step, self.state)


def legal_set(state: State) -> LegalSet[st.Action]:
    """What the seat on turn may do."""
    ask, seat, number = state.pending[-1]
    if ask is ASK_WORKER:
        free, coin = cultivation.field_masks(state, seat)
        return LegalPlaces(state, free, coin)
    if ask is ASK_PLANT:
        return planting.LegalPlanting(state, seat)
    if ask is ASK_BOAT:
        return harvest.LegalBoats(state, seat)
    if ask is ASK_BONUS_WORKER:
        return LegalPlaces(state, state.empty(seat), 0)
    listed = Listed(_LISTS[ask](state, seat, number))
    listed.state = state
    return listed


def allows(state: State, step: st.Step) -> bool:
    """Whether the legal set has the step; quicker than making the set where that is long."""
    if state.pending[-1][0] is ASK_PLANT:
        return isinstance(step, st.PlantCrop) and planting.allows(state, step)
    return step in legal_set(state)


def _assets(state: State, seat: int, due: int) -> Sequence[st.Action]:
    barns, wells, surveyor, may_decline = asset_choices(state, seat, due)
    steps: list[st.Action] = [st.PLACE_BARN[field] for field in bits(barns)]
    steps += [st.PLACE_WELL[field] for field in bits(wells)]
    if surveyor:
        steps.append(st.TAKE_SURVEYOR)
    if may_decline:
        steps.append(st.PASS)
    return steps


def _agents(state: State, seat: int, most: int) -> Sequence[st.Action]:
    return st.SEND_AGENTS[: min(most, state.supply[seat]) + 1]


_LISTS: Final[dict[Ask, Callable[[State, int, int], Sequence[st.Action]]]] = {
    Ask.DRAFT: lambda state, seat, number: draft.legal(state),
    Ask.ASSET: _assets,
    Ask.AGENTS: _agents,
    Ask.CARD: lambda state, seat, number: opportunity.legal(state, seat),
    Ask.BONUS: lambda state, seat, number: surveying.bonuses(state, seat),
    Ask.SURVEY: lambda state, seat, number: surveying.legal(state, seat),
}
