"""Phase 3: boats are loaded with the workers of one crop and bring their rewards."""

from __future__ import annotations

from functools import lru_cache

from engine.riverboat import events as ev
from engine.riverboat.components import MOST_BOATS, MOST_NAMED, Phase
from engine.riverboat.gains import Events, gain_coins, move_harbor, pay_coin, score
from engine.riverboat.hexgrid import bits
from engine.riverboat.phases import opportunity
from engine.riverboat.phases.opening import begin_phase
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
    fitting = board.fitting_boats[max(loads(state, seat))]
    if fitting & state.boats_shown:
        return True
    return state.coins[seat] > 0 and bool(fitting & _stacked(state))


def _stacked(state: State) -> int:
    """The kinds of boats whose stacks are not empty, as a mask."""
    if 0 not in state.boat_stacks:
        return state.board.every_boat
    mask = 0
    for boat, count in enumerate(state.boat_stacks):
        if count:
            mask |= 1 << boat
    return mask


def legal(state: State, seat: int) -> list[TakeBoat | Pass]:
    """Each boat with each crop that fills it, stacks for a coin; or pass. Rules RB-1.7.6 to RB-1.7.8."""
    fitting = state.board.fitting_boats
    shown = state.boats_shown
    stacked = _stacked(state) if state.coins[seat] else 0
    steps: list[TakeBoat | Pass] = []
    crop = 0
    for load in loads(state, seat):
        fit = fitting[load]
        if fit & shown:
            steps += _takes(False, crop, fit & shown)
        if fit & stacked:
            steps += _takes(True, crop, fit & stacked)
        crop += 1
    steps.append(PASS)
    return steps


@lru_cache(maxsize=8192)
def _takes(coin: bool, crop: int, boats: int) -> tuple[TakeBoat, ...]:
    """The steps that load these boats with a crop."""
    return tuple(TAKE[coin][boat][crop] for boat in bits(boats))


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
    leaving = step.leaving or first_fields(loaded, capacity)
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
