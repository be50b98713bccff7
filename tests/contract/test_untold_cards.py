"""Where a table leaves hidden cards untold every law holds, with people alone and with bots among them."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.arena import seat_luck
from engine.bots.names import bot
from engine.core.errors import DataError
from engine.core.game import Decision
from engine.core.savefile import parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.session.loading import load
from engine.session.session import Session
from engine.session.sources import Seeded
from tests.contract import laws, secrecy, table_laws
from tests.contract.folding import folds_to_the_same
from tests.contract.plays import GAMES, Play, play_out, setup_of

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
RULES = GAMES["sobek"]
PEOPLE = ("human",) * 4
TABLES = [(2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (4, 2)]
"""Seats, and how many of them are bots'."""

every_table = pytest.mark.parametrize(("seats", "bots"), TABLES)


def untold(seats: int, bots: int, seed: int) -> Setup:
    """As any setup, with hidden cards that nobody tells, and bots in the first seats."""
    plain = setup_of(RULES, seats, seed)
    options = {**dict(plain.options), "hidden": "blank", "information": "closed"}
    who = tuple(
        SeatSetup(seat.name, "greedy" if number < bots else "human")
        for number, seat in enumerate(plain.seats)
    )
    return Setup(plain.game, who, tuple(options.items()), seed)


@lru_cache(maxsize=32)
def untold_play(seats: int, bots: int, seed: int) -> Play:
    setup = untold(seats, bots, seed)
    return play_out(RULES.variant(setup), setup, seed)


@every_table
@pytest.mark.parametrize("law", [*laws.LAWS, *secrecy.LAWS, *table_laws.LAWS], ids=lambda law: law.__name__)
def test_law(law, seats, bots):
    @settings(max_examples=2)
    @given(seed=SEEDS)
    def holds(seed):
        law(untold_play(seats, bots, seed))

    holds()


@every_table
def test_a_record_folds_to_the_same_state(seats, bots):
    @settings(max_examples=2)
    @given(seed=SEEDS)
    def holds(seed):
        session = Session(RULES, untold(seats, bots, seed), mode="table", chance=Seeded(seed))
        folds_to_the_same(session, seed)

    holds()


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_at_such_a_table_needs_no_more_than_it_is_told(name):
    """What crosses to its process is read by the game of every play, and its answer is legal at the table."""
    setup = untold(3, 2, 4)
    play = untold_play(3, 2, 4)
    asked = 0
    for number, moment in enumerate(play.decisions()):
        assert isinstance(moment.node, Decision)
        seat = moment.node.seat
        if seat > 1 or number % 5:
            continue
        told = play.game.write_observation(play.game.observe(moment.state, seat))
        luck = seat_luck(4, seat, number)
        step = bot(name).choose(RULES, setup, RULES.read_observation(told), seat, luck)
        written = RULES.write(step, RULES.determinise(setup, RULES.read_observation(told), luck))
        meant = play.game.read(written, moment.state)
        assert meant in play.game.legal_actions(moment.state)
        asked += 1
    assert asked > 10


def test_nobody_plays_so_without_the_real_box():
    setup = untold(2, 0, 0)
    RULES.check_setup(setup)
    with pytest.raises(DataError, match="option hidden: 'blank' is only for a game at the table"):
        Session(RULES, setup)
    record = write_record(Session(RULES, setup, mode="table").record())
    assert load(RULES, parse_record(record)).mode == "table"
    with pytest.raises(DataError, match=r"line \d+, option hidden: 'blank' is only for a game at the table"):
        load(RULES, parse_record(record.replace("mode table\n", "")))


def test_open_hands_leave_nothing_untold():
    options = (("hidden", "blank"), ("information", "open"))
    setup = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), options)
    assert RULES.variant(setup) is RULES
