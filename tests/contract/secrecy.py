"""The laws of the contract that concern hidden things: who may know what, and nothing tells more."""

from __future__ import annotations

import math
from typing import Any

from engine.core.game import PUBLIC, Chance, Decision
from tests.contract.plays import RULE_PREFIX, Moment, Play, sample


def observations_cross_a_process(play: Play) -> None:
    """What any viewer sees is one line of text and comes back from it."""
    for moment in play.every(3):
        for viewer in play.viewers:
            seen = play.game.observe(moment.state, viewer)
            text = play.game.write_observation(seen)
            assert "\n" not in text
            assert play.game.read_observation(text) == seen


def determinising_fits_the_observation(play: Play) -> None:
    """A state made from what a viewer sees gives that view back, has the same box, and can be played on."""
    game = play.game
    rng = play.rng()
    box = game.inventory(play.moments[0].state).totals()
    for moment in play.every(3):
        for viewer in play.viewers:
            seen = game.observe(moment.state, viewer)
            other = game.determinise(play.setup, seen, rng)
            assert game.observe(other, viewer) == seen
            assert game.inventory(other).totals() == box
            assert game.node(other) == moment.node
            if isinstance(moment.node, Decision) and moment.node.seat == viewer:
                game.apply(other, moment.step)


def views_tell_nothing_hidden(play: Play) -> None:
    """States that a viewer cannot tell apart give him the same view, prompt, points, choices and reasons."""
    game = play.game
    rng = play.rng()
    things = sorted(play.things)
    for moment in play.every(3):
        for viewer in play.viewers:
            seen = game.observe(moment.state, viewer)
            other = game.determinise(play.setup, seen, rng)
            assert game.observe(other, viewer) == seen
            assert game.prompt(other, viewer) == game.prompt(moment.state, viewer)
            assert game.score(other) == game.score(moment.state)
            assert game.ranks(other) == game.ranks(moment.state)
            if isinstance(moment.node, Decision) and moment.node.seat == viewer:
                _same_choices(play, moment, other, sample(things, 20, rng))


def _same_choices(play: Play, moment: Moment, other: Any, things: list[Any]) -> None:
    game = play.game
    legal, again = game.legal_actions(moment.state), game.legal_actions(other)
    assert list(legal) == list(again)
    for thing in things:
        if not legal.narrow((thing,)):
            assert game.why_not(moment.state, (thing,)) == game.why_not(other, (thing,))
    for step in sample(legal, 5, play.rng()):
        assert game.refs(step, moment.state) == game.refs(step, other)
        assert game.write(step, moment.state) == game.write(step, other)


def private_chance_stays_private(play: Play) -> None:
    """Who is not in the audience cannot tell one outcome from another, by step, events or view."""
    game = play.game
    for moment in play.chances():
        assert isinstance(moment.node, Chance)
        for viewer in play.viewers:
            if moment.node.informs(viewer):
                assert game.see(moment.step, viewer) == moment.step
                continue
            wanted = _seen_after(play, moment.state, moment.step, viewer)
            for step, _ in game.chance_outcomes(moment.state):
                assert _seen_after(play, moment.state, step, viewer) == wanted


def _seen_after(play: Play, state: Any, step: Any, viewer: int) -> tuple[Any, ...]:
    """All that the viewer is told when this step is taken from this state."""
    game = play.game
    after = state.clone()
    events: list[Any] = []
    game.apply(after, step, events)
    told = [game.see(event, viewer) for event in events]
    return game.see(step, viewer), [event for event in told if event is not None], game.observe(after, viewer)


def hidden_actions_stay_hidden(play: Play) -> None:
    """A seat sees its own action whole; who sees less of it cannot tell it from others that look the same."""
    game = play.game
    for moment in play.decisions():
        assert isinstance(moment.node, Decision)
        learners = set(game.learners(moment.state, moment.step))
        assert game.see(moment.step, moment.node.seat) == moment.step
        for viewer in play.viewers:
            looks = game.see(moment.step, viewer)
            assert looks is None or game.see(looks, viewer) == looks
            if looks == moment.step or viewer in learners or (viewer == PUBLIC and learners):
                continue
            wanted = _seen_after(play, moment.state, moment.step, viewer)
            for step in game.legal_actions(moment.state):
                if game.see(step, viewer) == looks:
                    assert _seen_after(play, moment.state, step, viewer) == wanted


def only_learners_learn(play: Play) -> None:
    """An action teaches only the seats that the game names, and the public only where another seat learns."""
    game = play.game
    rng = play.rng()
    for moment in play.decisions(2):
        assert isinstance(moment.node, Decision)
        learners = set(game.learners(moment.state, moment.step))
        assert learners <= set(play.viewers)
        for viewer in play.viewers:
            public = viewer == PUBLIC and learners - {moment.node.seat}
            if viewer in learners or public or game.see(moment.step, viewer) != moment.step:
                continue
            seen = game.observe(moment.state, viewer)
            for _ in range(3):
                other = game.determinise(play.setup, seen, rng)
                if moment.node.seat != viewer:
                    assert moment.step in game.legal_actions(other), "the step shows what its seat holds"
                assert _seen_after(play, other, moment.step, viewer) == _seen_after(
                    play, moment.state, moment.step, viewer
                )


def evaluation_is_of_determinised_states(play: Play) -> None:
    """A bot's value of a state made from what it sees is a number for every seat, and changes nothing."""
    game = play.game
    rng = play.rng()
    for moment in play.decisions(7):
        assert isinstance(moment.node, Decision)
        state = game.determinise(play.setup, game.observe(moment.state, moment.node.seat), rng)
        before = game.canonical(state)
        values = [game.evaluate(state, seat) for seat in range(len(play.setup.seats))]
        assert all(map(math.isfinite, values))
        assert values == [game.evaluate(state, seat) for seat in range(len(play.setup.seats))]
        assert game.canonical(state) == before


def projections_name_their_rules(play: Play) -> None:
    """What the end would add is told for every seat, with its rule, and no more when it has been added."""
    game = play.game
    for moment in play.every(5):
        shown = game.projections(play.setup, game.observe(moment.state, PUBLIC))
        assert len(shown) == len(play.setup.seats)
        assert all(line.rule.startswith(RULE_PREFIX[game.id]) and line.key for seat in shown for line in seat)
    last = game.observe(play.moments[-1].state, PUBLIC)
    assert not any(game.projections(play.setup, last))


def it_is_told_whether_anything_is_hidden(play: Play) -> None:
    """Whoever else may look sees the same in a play that hides nothing, and something less where it hides."""
    game = play.game
    hidden = any(
        not all(map(moment.node.informs, play.viewers))
        for moment in play.chances()
        if isinstance(moment.node, Chance)
    ) or any(
        game.see(moment.step, viewer) != moment.step
        for moment in play.moments[:-1]
        for viewer in play.viewers
    )
    assert hidden is game.hides(play.setup)


LAWS = (
    observations_cross_a_process,
    determinising_fits_the_observation,
    views_tell_nothing_hidden,
    private_chance_stays_private,
    hidden_actions_stay_hidden,
    only_learners_learn,
    evaluation_is_of_determinised_states,
    projections_name_their_rules,
    it_is_told_whether_anything_is_hidden,
)
