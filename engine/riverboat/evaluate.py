"""A bot's value of a situation: points in hand, points to come, and what pieces are worth later."""

from __future__ import annotations

from engine.riverboat import valuing
from engine.riverboat.hexgrid import bits
from engine.riverboat.state import Ask, State


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands, about in points."""
    if state.pending and state.pending[-1][0] is Ask.OVER:
        return float(state.score[seat])
    rounds_left = state.board.edition.rounds - state.round
    value = float(state.score[seat])
    (due,) = valuing.final_entries(state, (seat,))
    for _, points, _, _ in due:
        value += points * (1.0 if rounds_left == 0 else 0.75)
    value += state.agents[seat] * (rounds_left + 1.0)
    in_use = state.used[seat].bit_count() + state.used_cards[seat].bit_count()
    value += in_use * (rounds_left + 0.5)
    value += _surveyable(state, seat)
    value += state.harbor[seat] * 0.35
    value += state.coins[seat] * 0.6
    value += state.supply[seat] * 0.12
    value += _crops(state, seat)
    value += _bare(state, seat)
    return value


def _surveyable(state: State, seat: int) -> float:
    """What barns, wells and cards without a surveyor promise, the best of them for each surveyor."""
    idle = (state.barns[seat] | state.wells[seat]) & ~state.used[seat]
    worth = [valuing.field_value(state, seat, field)[0] for field in bits(idle)]
    worth += [
        valuing.card_value(state, seat, card)[0] for card in bits(state.cards[seat] & ~state.used_cards[seat])
    ]
    worth.sort(reverse=True)
    able = state.surveyors[seat]
    return 0.85 * sum(worth[:able]) + 0.25 * sum(worth[able:])


def _crops(state: State, seat: int) -> float:
    """Workers on crops are boats to come: large groups of one crop load large boats."""
    crop_count = state.board.crop_count
    value = 0.0
    for crop in range(crop_count):
        mask = state.crops[seat * crop_count + crop]
        standing = (mask & state.workers[seat]).bit_count()
        value += 0.35 * standing + 0.13 * standing * min(standing, 7)
        value += 0.15 * min(mask.bit_count(), 9)
    return value


def _bare(state: State, seat: int) -> float:
    """Workers on bare fields want company: neighbours take larger tiles."""
    free = state.bare_workers(seat)
    neighbours = state.board.grids[state.mats[seat]].neighbours
    touching = sum((neighbours[field] & free).bit_count() for field in bits(free))
    planted = state.covered(seat)
    beside = sum(1 for field in bits(free) if neighbours[field] & planted)
    return 0.3 * free.bit_count() + 0.12 * touching + 0.08 * beside
