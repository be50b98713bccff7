"""The laws of the contract that concern rules: nodes, legal sets, chance, steps, notation, pieces, points."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any

import pytest

from engine.core.component import word
from engine.core.errors import DataError, IllegalStep, Reason
from engine.core.game import PUBLIC, Chance, Decision, Terminal
from engine.core.narrowing import LegalSet
from engine.core.savefile import Position, Record, parse_record, write_record
from tests.contract.plays import RULE_PREFIX, Moment, Play, details, sample


def exactly_one_node(play: Play) -> None:
    """Decision, chance or terminal; the play ends, and ends with a rank for every seat."""
    seats = range(len(play.setup.seats))
    for moment in play.moments:
        node = moment.node
        assert play.game.node(moment.state) == node
        if isinstance(node, Decision):
            assert node.seat in seats
        else:
            assert isinstance(node, Terminal) or _is_audience(node, seats)
    assert isinstance(play.moments[-1].node, Terminal)
    ranks = play.game.ranks(play.moments[-1].state)
    assert len(ranks) == len(seats) and min(ranks) == 1


def _is_audience(node: Chance, seats: range) -> bool:
    """Everybody, a seat, or several seats once each; who is in it is informed."""
    several = node.audience if isinstance(node.audience, tuple) else (node.audience,)
    informed = [viewer for viewer in (PUBLIC, *seats) if node.informs(viewer)]
    if several == (PUBLIC,):
        return informed == [PUBLIC, *seats]
    return len(set(several)) == len(several) and informed == sorted(several) and set(several) <= set(seats)


def legal_sets_agree(play: Play) -> None:
    """Never empty, no duplicates, stable; length, index, iteration, `in` and narrowing agree."""
    rng = play.rng()
    for moment in play.decisions(5):
        legal = play.game.legal_actions(moment.state)
        steps = list(legal)
        assert steps and len(steps) == len(legal) == len(set(steps))
        assert steps == list(play.game.legal_actions(moment.state)) == list(legal)
        assert [legal[index] for index in range(len(steps))] == steps
        with pytest.raises(IndexError):
            legal[len(steps)]
        assert list(legal.narrow(())) == steps
        for step in sample(steps, 4, rng):
            assert step in legal
            _narrows(play, moment, legal, steps, step)
        known = set(steps)
        assert not any(step in legal for step in sample(list(play.steps), 20, rng) if step not in known)


def _narrows(play: Play, moment: Moment, legal: LegalSet[Any], steps: list[Any], step: Any) -> None:
    refs = sorted(play.game.refs(step, moment.state))
    assert refs, "a step that cannot be pointed at"
    for wanted in (refs, refs[:1], refs[-1:]):
        expected = [other for other in steps if set(wanted) <= play.game.refs(other, moment.state)]
        assert list(legal.narrow(wanted)) == expected and step in expected


def weights_are_positive_ints(play: Play) -> None:
    """Outcomes are in a stable order, without duplicates, with positive ints as weights."""
    for moment in play.chances():
        pile = play.game.chance_outcomes(moment.state)
        outcomes = list(pile)
        assert outcomes and outcomes == list(play.game.chance_outcomes(moment.state))
        assert len({step for step, _ in outcomes}) == len(outcomes) == len(pile)
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        stretches = [step for step, weight in outcomes for _ in range(weight)]
        assert [pile.at(point) for point in range(pile.total)] == stretches


def applying_is_pure(play: Play) -> None:
    """The original of a clone never changes; a step always brings the same state, trusted or not."""
    game = play.game
    for moment, after in pairwise(play.moments):
        before = game.canonical(moment.state)
        events: list[Any] = []
        again: list[Any] = []
        first, second, trusted = (moment.state.clone() for _ in range(3))
        game.apply(first, moment.step, events)
        game.apply(second, moment.step, again)
        game.apply(trusted, moment.step, trusted=True)
        assert game.canonical(moment.state) == before
        wanted = game.canonical(after.state)
        assert game.canonical(first) == game.canonical(second) == game.canonical(trusted) == wanted
        assert events == again


def illegal_steps_touch_nothing(play: Play) -> None:
    """A step that is not legal here raises `IllegalStep` with reason and rule; the state is as before."""
    game = play.game
    rng = play.rng()
    for moment in play.every(4):
        possible = _possible(play, moment)
        for step in sample(list(play.steps), 12, rng):
            if step in possible:
                continue
            state = moment.state.clone()
            with pytest.raises(IllegalStep) as refused:
                game.apply(state, step, [])
            _is_reason(play, refused.value.reason)
            assert game.canonical(state) == game.canonical(moment.state), step


def _possible(play: Play, moment: Moment) -> Any:
    if isinstance(moment.node, Decision):
        return play.game.legal_actions(moment.state)
    if isinstance(moment.node, Chance):
        return [step for step, _ in play.game.chance_outcomes(moment.state)]
    return ()


def notation_is_lossless(play: Play) -> None:
    """Whatever can be done is written on one line and read back, with its details, and can be done so."""
    game = play.game
    rng = play.rng()
    for moment in play.every(3):
        for step in sample(list(_possible(play, moment)), 6, rng):
            ways = [step, *details(play, moment.state, step)]
            for way in ways:
                text = game.write(way, moment.state)
                assert re.fullmatch(r"[^\s;#]+( [^\s;#]+)*", text), text
                assert game.read(text, moment.state) == way
                game.apply(moment.state.clone(), game.read(text, moment.state))
            assert len({game.write(way, moment.state) for way in ways}) == len(ways)


def pieces_are_conserved(play: Play) -> None:
    """The pieces at all places sum to the same box from the first state to the last."""
    box = play.game.inventory(play.moments[0].state).totals()
    assert box and all(count > 0 for count in box.values())
    for moment in play.moments:
        assert play.game.inventory(moment.state).totals() == box


def tagged_pieces_are_in_the_box(play: Play) -> None:
    """Each is named once, as in the inventory, and there are as many tags as pieces."""
    tagged = play.game.tagged(play.setup)
    box = play.game.inventory(play.moments[0].state).totals()
    assert tagged and len(dict(tagged)) == len(tagged)
    assert all(box.get(piece) == count for piece, count in tagged)
    assert tagged == play.game.tagged(play.setup)


def sheets_equal_the_track(play: Play) -> None:
    """The lines of every sheet sum to the seat's marker; each names its rule."""
    for moment in play.moments:
        sheets = play.game.score(moment.state)
        assert tuple(sheet.total for sheet in sheets) == play.game.observe(moment.state, PUBLIC).score
        assert [sheet.seat for sheet in sheets] == list(range(len(play.setup.seats)))
    for line in (line for sheet in sheets for line in sheet.lines):
        assert line.rule.startswith(RULE_PREFIX[play.game.id])


def positions_come_back(play: Play) -> None:
    """Wherever a position may stand, its pieces and words give the same table, also through a record."""
    game = play.game
    stood = 0
    for moment in play.moments:
        try:
            turn = game.turn(moment.state)
        except DataError:
            continue
        stood += 1
        position = Position(game.inventory(moment.state), tuple(turn.items()))
        if stood % 8 == 0:
            text = write_record(Record(play.setup, position=position))
            read = parse_record(text).position
            assert read is not None and dict(read.turn) == turn
            position = read
        state = game.from_position(play.setup, position.inventory, dict(position.turn))
        assert game.inventory(state) == game.inventory(moment.state)
        assert game.turn(state) == turn
        assert game.node(state) == moment.node
        assert game.observe(state, PUBLIC).score == game.observe(moment.state, PUBLIC).score
        assert list(_possible(play, Moment(state, moment.node, None))) == list(_possible(play, moment))
    assert stood >= 3, "hardly anywhere can a position stand"


def refusals_are_explained(play: Play) -> None:
    """Once for each prompt: any one or two things that no legal step has get a reason and a rule."""
    asked: set[str] = set()
    game = play.game
    things = sorted(play.things | {word("no-such-word")})
    for moment in play.decisions():
        key = game.prompt(moment.state, PUBLIC).key
        if key in asked:
            continue
        asked.add(key)
        matched: set[Any] = set()
        for step in game.legal_actions(moment.state):
            refs = sorted(game.refs(step, moment.state))
            matched.update((ref,) for ref in refs)
            matched.update(combinations(refs, 2))
        for pointed in [(thing,) for thing in things] + list(combinations(things, 2)):
            if pointed not in matched:
                _is_reason(play, game.why_not(moment.state, pointed))
    for moment in (*list(play.chances(9)), play.moments[-1]):
        _is_reason(play, game.why_not(moment.state, ()))
        for thing in things:
            _is_reason(play, game.why_not(moment.state, (thing,)))


def _is_reason(play: Play, reason: Reason) -> None:
    assert reason.key
    assert re.fullmatch(RULE_PREFIX[play.game.id] + r"\d+(\.\d+)*", reason.rule), reason
    assert "{" not in str(reason)


def prompts_say_what_can_be_pressed(play: Play) -> None:
    """The seat asked is the seat that decides; every word it offers is a word of some legal step."""
    for moment in play.moments:
        prompt = play.game.prompt(moment.state, PUBLIC)
        assert prompt.key
        if not isinstance(moment.node, Decision):
            assert prompt.seat == -1 and not prompt.words
            continue
        assert prompt.seat == moment.node.seat
        if prompt.words:
            legal = play.game.legal_actions(moment.state)
            for name in prompt.words:
                assert legal.narrow((word(name),)), (prompt.key, name)


LAWS = (
    exactly_one_node,
    legal_sets_agree,
    weights_are_positive_ints,
    applying_is_pure,
    illegal_steps_touch_nothing,
    notation_is_lossless,
    pieces_are_conserved,
    tagged_pieces_are_in_the_box,
    sheets_equal_the_track,
    positions_come_back,
    refusals_are_explained,
    prompts_say_what_can_be_pressed,
)
