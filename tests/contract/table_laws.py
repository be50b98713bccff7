"""The laws of the contract that concern cardboard: pieces that are shown, moved, and lie face down."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

from tests.contract.plays import Play, details, sample


def steps_are_found_by_what_they_move(play: Play) -> None:
    """Whatever tagged pieces a legal step moves itself, `moving` finds it among the steps for just these."""
    rng = play.rng()
    for moment in play.decisions(7):
        legal = play.game.legal_actions(moment.state)
        for step in sample(legal, 6, rng):
            face_down = _face_down(play, moment.state, step)
            own = _own(play, moment.state, step) + (face_down or Counter())
            if own and face_down is not None:
                found = list(play.game.moving(moment.state, own))
                assert step in found, (step, own)
                assert all(other in legal for other in islice(found, 50))


def _own(play: Play, state: Any, step: Any) -> Counter[str]:
    """The pieces that leave a place and that showing them there would point at this step."""
    tagged = dict(play.game.tagged(play.setup))
    then = state.clone()
    play.game.apply(then, step)
    before, after = play.game.inventory(state), play.game.inventory(then)
    refs = play.game.refs(step, state)
    own: Counter[str] = Counter()
    for place, pieces in before.places.items():
        for piece, count in pieces.items():
            gone = count - after.at(place).get(piece, 0)
            if piece in tagged and gone > 0:
                readings = play.game.showing(state, ((piece, place),) * gone)
                if any(reading and reading <= refs for reading in readings):
                    own[piece] += gone
    return own


def _face_down(play: Play, state: Any, step: Any) -> Counter[str] | None:
    """Pieces that may be those that come to lie face down elsewhere; None if there are none.

    None of their kind lies by name where they come from, so that it is not those that move.
    """
    then = state.clone()
    play.game.apply(then, step)
    before, after = _numbers(play, state), _numbers(play, then)
    starts = [place for place, count in before.items() if count > after[place]]
    inventory = play.game.inventory(state)
    left = Counter({piece: inventory.count(piece) for piece, _ in play.game.tagged(play.setup)})
    for place in starts:
        for piece in inventory.at(place):
            del left[piece]
    refs = play.game.refs(step, state)
    own: Counter[str] = Counter()
    for there in play.game.hidden(then):
        fits = [
            piece
            for piece in sorted(there.pieces)
            if any(reading <= refs for reading in play.game.showing(state, ((piece, ""),)))
        ]
        for _ in range(0 if before[there.place] else there.number):
            own[max(fits, key=lambda piece: left[piece] - own[piece], default="")] += 1
    return own if own <= left else None


def _numbers(play: Play, state: Any) -> Counter[str]:
    """How many pieces lie face down at each place."""
    found: Counter[str] = Counter()
    for there in play.game.hidden(state):
        found[there.place] += there.number
    return found


def outcomes_are_shown_by_their_piece(play: Play) -> None:
    """Who shows the piece that an outcome moves points at that outcome."""
    tagged = dict(play.game.tagged(play.setup))
    for moment in play.chances(5):
        before = play.game.inventory(moment.state)
        for step, _ in sample(list(play.game.chance_outcomes(moment.state)), 4, play.rng()):
            then = moment.state.clone()
            play.game.apply(then, step)
            after = play.game.inventory(then)
            refs = play.game.refs(step, moment.state)
            gone = [
                (piece, place)
                for place, pieces in before.places.items()
                for piece, count in pieces.items()
                if piece in tagged and count > after.at(place).get(piece, 0)
            ]
            if gone and not all(ref.kind in ("word", "seat") for ref in refs):
                readings = [play.game.showing(moment.state, (one,)) for one in gone]
                assert any(reading <= refs for found in readings for reading in found), step


def face_down_pieces_are_counted_once(play: Play) -> None:
    """What lies face down is counted where nobody has seen it, and there is enough of it."""
    tagged = dict(play.game.tagged(play.setup))
    for moment in play.every(3):
        inventory = play.game.inventory(moment.state)
        for there in play.game.hidden(moment.state):
            assert there.number > 0 and there.pieces <= tagged.keys()
            assert there.number <= sum(inventory.count(piece) for piece in there.pieces)


def details_mean_the_same_step(play: Play) -> None:
    """The details that the game names are those that a step can be written with."""
    for moment in play.decisions(9):
        for step in sample(play.game.legal_actions(moment.state), 4, play.rng()):
            named = list(play.game.details(moment.state, step))
            known = details(play, moment.state, step)
            assert all(one in known for one in named) and len(set(named)) == len(named)
            for one in named:
                play.game.apply(moment.state.clone(), one)


LAWS = (
    steps_are_found_by_what_they_move,
    outcomes_are_shown_by_their_piece,
    face_down_pieces_are_counted_once,
    details_mean_the_same_step,
)
