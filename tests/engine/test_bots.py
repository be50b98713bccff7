"""Bots and the arena: bots see an observation and repeat themselves; a checked game catches what is wrong."""

from dataclasses import dataclass

import pytest

from engine.bots.arena import Arena, Row, UnsoundGame
from engine.bots.names import bot, bot_names
from engine.core.chance import Rng
from engine.core.errors import DataError
from engine.core.game import Decision
from engine.core.savefile import parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.riverboat.steps import PASS
from engine.session.loading import load

RULES = game("riverboat")


def arena(*names: str, seed: int = 1, **wanted: bool) -> Arena:
    """A game between these bots that has not begun."""
    setup = Setup("riverboat", tuple(SeatSetup(name, name) for name in names), seed=seed)
    return Arena(RULES, setup, [bot(name) for name in names], **wanted)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_checked_game_goes_to_its_end(seats):
    row = arena(*["random", "greedy"] * (seats // 2), *["random"] * (seats % 2), checked=True).play()
    assert row.rounds == 4
    assert len(row.scores) == len(row.ranks) == seats
    assert row.ranks[row.scores.index(max(row.scores))] == 1


def test_the_same_seed_gives_the_same_game_and_another_seed_another():
    first, again, other = (arena("random", "random", seed=seed).play() for seed in (3, 3, 4))
    assert first == again
    assert (first.scores, first.steps) != (other.scores, other.steps)


def test_a_recorded_game_replays_to_the_same_scores_as_a_session_deals_them():
    played = arena("random", "greedy", recorded=True)
    row = played.play()
    session = load(RULES, parse_record(write_record(played.record())))
    assert session.over
    assert tuple(sheet.total for sheet in session.view().sheets) == row.scores
    part = arena("random", "greedy", recorded=True)
    for _ in range(5):
        part.advance()
    session = load(RULES, part.record())
    session.start()
    lines = [line.text for line in session.log()]
    assert [entry.text for entry in played.record().entries[: len(lines)]] == lines  # type: ignore[union-attr]  # no digest is among them


def test_a_game_that_was_not_recorded_has_no_record():
    with pytest.raises(ValueError, match="not recorded"):
        arena("random", "random").record()


def test_a_row_before_the_end_has_no_ranks():
    assert arena("random", "greedy", seed=9).row() == Row(9, ("random", "greedy"), (0, 0), (), 0, 0)


def test_greedy_takes_the_best_of_the_situations_one_step_ahead():
    table = arena("greedy", "greedy")
    decisions = 0
    while table.advance() and decisions < 40:
        node = RULES.node(table.state)
        if not isinstance(node, Decision):
            continue
        decisions += 1
        before = RULES.canonical(table.state)
        observation = RULES.observe(table.state, node.seat)
        chosen = bot("greedy").choose(RULES, table.setup, observation, node.seat, Rng(0))
        assert RULES.canonical(table.state) == before
        values = []
        for step in RULES.legal_actions(table.state):
            state = table.state.clone()
            RULES.apply(state, step)
            values.append((RULES.evaluate(state, node.seat), step))
        best = max(value for value, _ in values)
        assert chosen == next(step for value, step in values if value == best)


def test_a_random_bot_may_take_any_legal_step():
    table = arena("random", "random")
    while not isinstance(RULES.node(table.state), Decision):
        table.advance()
    seat = RULES.observe(table.state, 0).acting
    observation = RULES.observe(table.state, seat)
    luck = Rng(5)
    taken = {bot("random").choose(RULES, table.setup, observation, seat, luck) for _ in range(200)}
    assert taken == set(RULES.legal_actions(table.state))


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    assert bot_names() == ("random", "greedy")
    with pytest.raises(DataError, match="unknown bot 'hal'; there are: random, greedy"):
        bot("hal")


class _Passes:
    """A bot that passes where it must not."""

    name = "passes"

    def choose(self, game, setup, observation, seat, rng):
        return PASS


@dataclass
class _Crooked:
    """Rules with one thing bent; all else is Riverboat's."""

    bent: str

    def __getattr__(self, name):
        return getattr(RULES, name)

    def inventory(self, state):
        found = RULES.inventory(state)
        if self.bent == "pieces" and state.round:
            found.add("supply", "coin", 1)
        return found

    def score(self, state):
        sheets = RULES.score(state)
        return sheets if self.bent != "score" else tuple(sheet._replace(lines=()) for sheet in sheets)

    def legal_actions(self, state):
        legal = RULES.legal_actions(state)
        return [*legal, legal[0]] if self.bent == "twice" else legal


@pytest.mark.parametrize(
    ("bent", "said"),
    [
        ("pieces", "pieces appeared or vanished"),
        ("score", "the markers show"),
        ("twice", "distinct choices"),
    ],
)
def test_a_checked_game_catches_rules_that_contradict_themselves(bent, said):
    setup = Setup("riverboat", (SeatSetup("A", "random"), SeatSetup("B", "random")), seed=1)
    table = Arena(_Crooked(bent), setup, [bot("random"), bot("random")], checked=True)
    with pytest.raises(UnsoundGame, match=said):
        table.play()


def test_a_checked_game_catches_a_bot_that_does_what_is_not_legal():
    setup = Setup("riverboat", (SeatSetup("A"), SeatSetup("B")), seed=1)
    with pytest.raises(UnsoundGame, match="is not one of"):
        Arena(RULES, setup, [_Passes(), _Passes()], checked=True).play()


def test_a_bot_is_not_told_the_seed():
    """Every shuffle follows from it, so a bot with the seed would know what nobody may know."""
    told = set()

    class Curious:
        name = "curious"

        def choose(self, game, setup, observation, seat, luck):
            told.add(setup.seed)
            return bot("random").choose(game, setup, observation, seat, luck)

    setup = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=4711)
    game_between = Arena(RULES, setup, [Curious(), Curious()])
    while game_between.steps < 60:
        game_between.advance()
    assert told == {0}
