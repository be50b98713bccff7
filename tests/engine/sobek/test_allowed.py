"""Asking about one step gives the same answer as looking for it in everything that is legal or may come."""

from dataclasses import fields, replace
from itertools import chain

import pytest

from engine.core.game import Terminal
from engine.sobek import steps as st
from engine.sobek.allowed import ALLOWED
from engine.sobek.components import AMULET, GOODS, MOST_TYPES
from engine.sobek.state import Ask, State
from tests.contract.plays import GAMES, played
from tests.engine.sobek.table import legal, lies, play, position

TABLES = (
    st.DRAW_START, st.DRAW_CHOOSER, st.FILL_DOCK, st.SHOW_BACK, st.TAKE, st.FETCH, st.PLAY, st.PICK_TOKEN,
    st.NAME_GOOD, st.PROSPER, st.LOOK, st.SEND_BACK, st.ATTACH_CURSE, st.CHOOSE_START, *st.STEAL,
)  # fmt: skip
BY_EYES = (st.DEAL_CARD, st.DRAW_CARD, st.BIND_CHARACTER, st.DRAW_STOLEN, st.BIND_TOKEN, st.CLAIM, st.DISCARD)
PLAYS = [(seats, seed) for seats in (2, 3, 4) for seed in range(8)]


def possible(state):
    if state.pending[-1][0] < Ask.OVER:
        return {step for step, _ in GAMES["sobek"].chance_outcomes(state)}
    return set(GAMES["sobek"].legal_actions(state))


def allowed(state, step):
    ask, seat, number = state.pending[-1]
    return ALLOWED[ask](state, step, seat, number)


def everything(state):
    """Every step with a number in it that is not absurd, with the eyes of all, of the seat, of another."""
    seat = state.pending[-1][1]
    eyes = {-1, 1, 2, 3, 1 << max(seat, 0)}
    yield from chain(*TABLES, (st.COUNT, st.DONE))
    for table in BY_EYES:
        for mask in eyes:
            yield from table[mask]


def beside(step):
    """Sets and additions that differ a little: a card less, more or other, another good, another order."""
    cards = step.cards
    yield step
    yield replace(step, cards=cards[1:])
    yield replace(step, cards=cards[::-1])
    yield replace(step, cards=(AMULET,) * len(cards))
    for card in range(MOST_TYPES):
        yield replace(step, cards=tuple(sorted((*cards, card))))
        yield replace(step, cards=tuple(sorted((*cards[1:], card))))
    for good in range(-1, len(GOODS) + 1):
        yield replace(step, good=good)
    if "eyes" in {field.name for field in fields(step)}:
        yield replace(step, eyes=0)


def with_cards(steps):
    return [step for step in steps if isinstance(step, st.LaySet | st.AddCards | st.LayLast)]


@pytest.mark.rule("SK-1.4.1", "SK-1.5.1", "SK-1.6.1", "SK-1.7.1", "SK-1.7.3", "SK-3.43")
def test_one_step_is_allowed_exactly_when_it_is_possible():
    asked = set()
    for seats, seed in PLAYS:
        for moment in played(GAMES["sobek"], seats, seed).moments:
            if isinstance(moment.node, Terminal):
                continue
            state = moment.state
            asked.add(state.pending[-1][0])
            legal = possible(state)
            tried = chain(everything(state), *map(beside, with_cards(legal)[:6]), legal)
            wrong = [step for step in tried if allowed(state, step) != (step in legal)]
            assert not wrong, (seats, seed, state.pending[-1], wrong[:3])
    assert asked == set(Ask) - {Ask.OVER}


def test_nothing_is_allowed_when_the_game_is_over():
    state: State = played(GAMES["sobek"], 2, 0).moments[-1].state
    assert state.pending[-1][0] == Ask.OVER
    assert not any(allowed(state, step) for step in everything(state))


@pytest.mark.rule("SK-3.43")
@pytest.mark.parametrize(
    ("good", "step"),
    [("ebony", "lay ebony amulet amulet high-priest"), ("fish", "lay fish amulet amulet thief")],
)
def test_a_character_makes_a_set_of_amulets_one_of_its_good(good, step):
    session = position(
        "option amulet-set forbidden\nat 1.hand: amulet x2, high-priest, thief\nat dock-1: wheat"
    )
    assert step in legal(session)
    play(session, step)
    assert lies(session, f"1.{good}") == {"amulet": 2, step.split()[-1]: 1}
