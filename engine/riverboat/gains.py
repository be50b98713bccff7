"""What seats receive and pay: points, coins, harbor moves, boats' rewards, assets and agents."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat.events import Event
from engine.riverboat.sheets import line_of
from engine.riverboat.state import ASK_AGENTS, ASK_ASSET, Due, Pending, State

Events = list[Event] | None


def score(
    state: State, seat: int, points: int, key: str, events: Events, *, piece: int = -1, mask: int = 0
) -> None:
    """Move a seat's marker; it lands on top. No points, no move. Rules RB-1.11.1, RB-3.52."""
    if not points:
        return
    entry = (key, points, state.round, piece, mask)
    state.sheets[seat] += (entry,)
    state.score[seat] += points
    state.clock += 1
    state.arrival[seat] = state.clock
    if events is not None:
        events.append(ev.PointsScored(seat, line_of(state, seat, entry)))


def pay_coin(state: State, seat: int, events: Events) -> None:
    """A coin goes back to the general supply before the action brings anything. Rule RB-1.4.4."""
    state.coins[seat] -= 1
    state.coins_left += 1
    if events is not None:
        events.append(ev.CoinPaid(seat))


def gain_coins(state: State, seat: int, count: int, events: Events) -> None:
    """Coins from the general supply, as far as it goes. Rule RB-1.4.3."""
    if count > state.coins_left:
        count = state.coins_left
    state.coins_left -= count
    state.coins[seat] += count
    if events is not None:
        events += [ev.CoinGained(seat)] * count


def move_harbor(state: State, seat: int, steps: int, events: Events) -> None:
    """The harbor master moves right; steps beyond the last space are lost. Rule RB-3.46."""
    before = state.harbor[seat]
    last = state.board.harbor_last
    after = before + steps if before + steps < last else last
    if after != before:
        state.harbor[seat] = after
        if events is not None:
            events.append(ev.HarborMoved(seat, before, after))


def send_agents(state: State, seat: int, count: int, events: Events) -> None:
    """Workers go from the personal supply to New Orleans, to stay. Rule RB-1.8.6."""
    if count:
        state.supply[seat] -= count
        state.agents[seat] += count
        if events is not None:
            events.append(ev.AgentsSent(seat, count))


def take_surveyor(state: State, seat: int, events: Events) -> None:
    """A surveyor goes from the general supply to the personal one. Rule RB-1.8.2."""
    state.surveyors_left -= 1
    state.surveyors[seat] += 1
    if events is not None:
        events.append(ev.SurveyorTaken(seat))


def barn_fields(state: State, seat: int) -> int:
    """Where a barn may go now; 0 if none is left. Rule RB-1.8.4."""
    return state.empty(seat) if state.barns_left else 0


def well_fields(state: State, seat: int) -> int:
    """Where a well may go now: crops that have none yet; 0 if none is left. Rules RB-1.8.5, RB-3.27."""
    if not state.wells_left:
        return 0
    wells = state.wells[seat]
    crop_count = state.board.crop_count
    mask = 0
    for crop in state.crops[seat * crop_count : (seat + 1) * crop_count]:
        if not crop & wells:
            mask |= crop
    return mask


def asset_choices(state: State, seat: int, due: int) -> tuple[int, int, bool, bool]:
    """What an asset that is due may be: barn fields, well fields, surveyor, and whether to decline.

    The kind that is named comes first; only where it is exhausted or cannot be placed may another
    be chosen, and then it may be declined. Rules RB-1.8.3, RB-3.22 to RB-3.25.
    """
    barns = barn_fields(state, seat)
    surveyor = state.surveyors_left > 0
    if due == Due.BARN:
        if barns:
            return barns, 0, False, False
        return 0, well_fields(state, seat), surveyor, True
    if due in (Due.SURVEYOR, Due.SLOT):
        if surveyor:
            return 0, 0, True, False
        if due == Due.SLOT and not state.board.slot_substitute:
            return 0, 0, False, False
        return barns, well_fields(state, seat), False, True
    return barns, well_fields(state, seat), surveyor, due == Due.HARVEST


def resolve(state: State, top: Pending, events: Events) -> bool:
    """Settle a pending asset or agents that leave no choice. Returns whether a choice is left."""
    ask, seat, number = top
    if ask is ASK_AGENTS:
        if state.supply[seat]:
            return True
    elif ask is ASK_ASSET:
        barns, wells, surveyor, _ = asset_choices(state, seat, number)
        if barns or wells:
            return True
        if surveyor:
            if number not in (Due.SURVEYOR, Due.SLOT):
                return True
            take_surveyor(state, seat, events)
    else:
        return True
    state.pending.pop()
    return False
