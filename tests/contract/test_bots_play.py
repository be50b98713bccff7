"""Bots play any game of the contract: they know its verbs and what their seat sees, and nothing else."""

import pytest

from engine.bots.arena import Arena, seat_luck
from engine.bots.names import bot, bot_names
from engine.core.game import Decision
from engine.core.savefile import parse_record, write_record
from engine.session.loading import load
from engine.session.session import Session
from tests.contract.plays import GAMES, TOY, played, setup_of

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_between_bots_is_sound_and_its_record_folds(game, seats):
    names = [bot_names()[seat % len(bot_names())] for seat in range(seats)]
    arena = Arena(
        GAMES[game],
        setup_of(GAMES[game], seats, 3),
        [bot(name) for name in names],
        checked=True,
        recorded=True,
    )
    row = arena.play()
    assert row.seats == tuple(names) and min(row.ranks) == 1
    again = load(GAMES[game], parse_record(write_record(arena.record())))
    assert again.over and again.length == row.steps
    assert tuple(sheet.total for sheet in again.view().sheets) == row.scores


@every_game
@pytest.mark.parametrize("name", bot_names())
def test_a_choice_follows_from_what_crosses_to_the_worker(game, name):
    """Observation as text and a seed go in, notation comes out: the same step as without the detour."""
    rules = GAMES[game]
    play = played(rules, 3, 4)
    for number, moment in enumerate(play.decisions(7)):
        assert isinstance(moment.node, Decision)
        seat = moment.node.seat
        seen = rules.observe(moment.state, seat)
        told = rules.read_observation(rules.write_observation(seen))
        steps = [
            bot(name).choose(rules, play.setup, what, seat, seat_luck(play.seed, seat, number))
            for what in (seen, told)
        ]
        assert steps[0] == steps[1] and steps[0] in rules.legal_actions(moment.state)
        assert rules.read(rules.write(steps[0], moment.state), moment.state) == steps[0]


@every_game
def test_bots_and_people_sit_at_one_session(game):
    """The bot answers by notation for its seat; the person's seat takes the first legal step."""
    rules = GAMES[game]
    session = Session(rules, setup_of(rules, 3, 6))
    session.set_controller(1, "greedy")
    session.start()
    while not session.over:
        seat = session.view().prompt.seat
        if session.human(seat):
            session.submit(session.legal()[0], seat=seat)
            continue
        view = session.view(seat)
        luck = seat_luck(session.setup.seed, seat, session.length)
        step = bot(session.controllers[seat]).choose(rules, session.setup, view.observation, seat, luck)
        session.submit_text(session.write(step), seat=seat)
    assert session.view().over


def test_looking_one_step_ahead_is_worth_something_in_the_toy_game_too():
    """Greedy values the toy's points without knowing a rule of it; seats alternate."""
    won = 0
    for seed in range(60):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        row = Arena(TOY, setup_of(TOY, 2, 2 * seed), [bot(name) for name in names]).play()
        won += row.scores[names.index("greedy")] > row.scores[names.index("random")]
    assert won >= 40
