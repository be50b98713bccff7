"""Phase 3: boats are loaded with the workers of one crop and bring their rewards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.component import Ref
from engine.core.narrowing import narrowed
from engine.riverboat import events as ev
from engine.riverboat.components import MOST_BOATS, MOST_NAMED, Phase
from engine.riverboat.gains import Events, gain_coins, move_harbor, pay_coin, score
from engine.riverboat.hexgrid import bits, nth_bit
from engine.riverboat.phases import opportunity
from engine.riverboat.phases.opening import begin_phase
from engine.riverboat.pointing import refs_of
from engine.riverboat.state import ASK_AGENTS, ASK_ASSET, ASK_BOAT, Due, State
from engine.riverboat.steps import PASS, Pass, TakeBoat

TAKE = tuple(
    tuple(tuple(TakeBoat(boat, crop, coin) for crop in range(MOST_NAMED)) for boat in range(MOST_BOATS))
    for coin in (False, True)
)
_ASSET_DUE = {"barn": int(Due.BARN), "surveyor": int(Due.SURVEYOR), "choice": int(Due.CHOICE)}
DUE_HARVEST = int(Due.HARVEST)


def begin(state: State, events: Events) -> None:
    """The owner's harbor master moves one space. Rule RB-1.7.9."""
    owner = begin_phase(state, Phase.HARVEST, events)
    state.taken = [0] * state.board.seats
    move_harbor(state, owner, 1, events)


def limit(state: State) -> int:
    """Boats a seat may take this round. Rule RB-1.7.5."""
    return state.board.edition.boats_per_round[state.round - 1]


def flow(state: State, events: Events) -> None:
    """The next seat that may still take a boat; who can load none passes. Rules RB-1.7.6, RB-3.44."""
    most = limit(state)
    following = state.board.next_seat
    for _ in following:
        seat = state.turn
        if state.taken[seat] < most and not state.out >> seat & 1:
            if can_load(state, seat):
                state.pending.append((ASK_BOAT, seat, -1))
                return
            state.out |= 1 << seat
            if events is not None:
                events.append(ev.Passed(seat, "harvest", forced=True))
        state.turn = following[seat]
    opportunity.begin(state, events)


def loads(state: State, seat: int) -> list[int]:
    """By crop, how many workers of a seat stand on it."""
    workers = state.workers[seat]
    crop_count = state.board.crop_count
    first = seat * crop_count
    return [(crop & workers).bit_count() for crop in state.crops[first : first + crop_count]]


def can_load(state: State, seat: int) -> bool:
    """Whether any boat can be filled exactly with the workers of one crop, and a recess is free for it.

    Only a position can have filled the recesses before the last round. Rules RB-1.7.1, RB-1.7.2, RB-3.30.
    """
    board = state.board
    if len(state.boats[seat]) >= board.recesses:
        return False
    fitting = board.fitting_boats
    there = state.boats_shown
    if state.coins[seat]:
        there |= _stacked(state)
    workers = state.workers[seat]
    first = seat * board.crop_count
    for crop in state.crops[first : first + board.crop_count]:
        if fitting[(crop & workers).bit_count()] & there:
            return True
    return False


def _stacked(state: State) -> int:
    """The kinds of boats whose stacks are not empty, as a mask."""
    if 0 not in state.boat_stacks:
        return state.board.every_boat
    mask = 0
    for boat, count in enumerate(state.boat_stacks):
        if count:
            mask |= 1 << boat
    return mask


class LegalBoats:
    """Each boat with each crop that fills it, stacks for a coin, and to pass; listed lazily.

    `_fits` has by crop the boats on show that its workers fill, then those of the stacks, as masks.
    Rules RB-1.7.6 to RB-1.7.8.
    """

    __slots__ = ("_fits", "_length", "_state")

    def __init__(self, state: State, seat: int) -> None:
        board = state.board
        fitting = board.fitting_boats
        shown = state.boats_shown
        stacked = _stacked(state) if state.coins[seat] else 0
        workers = state.workers[seat]
        first = seat * board.crop_count
        fits: list[int] = []
        length = 1
        for crop in state.crops[first : first + board.crop_count]:
            fit = fitting[(crop & workers).bit_count()]
            on_show, in_stacks = fit & shown, fit & stacked
            length += on_show.bit_count()
            if in_stacks:
                length += in_stacks.bit_count()
            fits += (on_show, in_stacks)
        self._state = state
        self._fits = fits
        self._length = length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> TakeBoat | Pass:
        if index == self._length - 1:
            return PASS
        for number, boats in enumerate(self._fits):
            here = boats.bit_count()
            if index < here:
                return TAKE[number & 1][nth_bit(boats, index)][number >> 1]
            index -= here
        raise IndexError("no such legal step")

    def __iter__(self) -> Iterator[TakeBoat | Pass]:
        for number, boats in enumerate(self._fits):
            for boat in bits(boats):
                yield TAKE[number & 1][boat][number >> 1]
        yield PASS

    def __contains__(self, step: object) -> bool:
        if not isinstance(step, TakeBoat):
            return step == PASS
        if not (step.boat >= 0 and 0 <= step.crop < len(self._fits) // 2):
            return False
        return bool(self._fits[2 * step.crop + step.coin] >> step.boat & 1)

    def narrow(self, refs: Iterable[Ref]) -> Sequence[TakeBoat | Pass]:
        """The steps that have all of the refs, in order."""
        return narrowed(self, refs, lambda step: refs_of(step, self._state))


def take(state: State, step: TakeBoat, events: Events) -> None:
    """Workers leave the crop, the boat goes to its recess, its reward follows. Rules RB-1.7.1 to RB-1.7.4."""
    seat = state.pending.pop()[1]
    board = state.board
    boat = board.edition.boats[step.boat]
    capacity = boat.capacity
    if step.coin:
        pay_coin(state, seat, events)
        state.boat_stacks[step.boat] -= 1
    else:
        state.boats_shown &= ~(1 << step.boat)
    crop = state.crops[seat * board.crop_count + step.crop]
    workers = state.workers[seat]
    loaded = crop & workers
    leaving = step.leaving or (loaded if loaded.bit_count() == capacity else first_fields(loaded, capacity))
    before = (crop ^ loaded).bit_count()
    state.workers[seat] = workers & ~leaving
    state.supply[seat] += capacity
    recess = len(state.boats[seat])
    state.boats[seat] += (step.boat,)
    state.taken[seat] += 1
    state.turn = board.next_seat[seat]
    if events is not None:
        events.append(ev.BoatTaken(seat, step.boat, step.crop, tuple(bits(leaving)), step.coin, recess))
    if boat.points:
        score(state, seat, boat.points, "boat", events, piece=step.boat)
    if boat.coins:
        gain_coins(state, seat, boat.coins, events)
    if boat.harbor:
        move_harbor(state, seat, boat.harbor, events)
    bonus = before < board.edition.bonus_at <= before + capacity
    if bonus:
        if events is not None:
            events.append(ev.BonusDue(seat, step.crop))
        if not board.bonus_first:
            state.pending.append((ASK_ASSET, seat, DUE_HARVEST))
    if boat.agents:
        state.pending.append((ASK_AGENTS, seat, boat.agents))
    if boat.asset:
        state.pending.append((ASK_ASSET, seat, _ASSET_DUE[boat.asset]))
    if bonus and board.bonus_first:
        state.pending.append((ASK_ASSET, seat, DUE_HARVEST))


def first_fields(mask: int, count: int) -> int:
    """The first `count` fields of a mask in reading order, as a mask."""
    kept = 0
    for _ in range(count):
        low = mask & -mask
        kept |= low
        mask ^= low
    return kept


def decline(state: State, events: Events) -> None:
    """No more boats for this seat this round. Rules RB-1.7.6, RB-3.45."""
    seat = state.pending.pop()[1]
    state.out |= 1 << seat
    state.turn = state.board.next_seat[seat]
    if events is not None:
        events.append(ev.Passed(seat, "harvest", forced=False))
