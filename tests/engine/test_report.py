"""A copy for sharing tells its viewer everything that he knows and nothing else, and is no record."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.chance import Rng
from engine.core.game import PUBLIC
from engine.core.savefile import Position, RecordError, parse_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.report import write_report
from engine.session.session import Session
from tests.contract.plays import GAMES, TOY, setup_of
from tests.engine.toy_table import Faces, do, play, reloaded, setup, toy


def log_of(text: str) -> str:
    """The part of a report between `log` and `table`."""
    return text.partition("\nlog\n")[2].partition("\ntable\n")[0] + "\n"


def test_a_report_of_a_seat_has_its_own_faces_and_only_the_backs_of_others():
    """TOY-1.2: Ann is dealt 1 2 6, Bo 3 4 5. TOY-1.4: what is laid shows its face when all have laid."""
    session = toy(steps=("lay 6",))
    assert log_of(write_report(session, 0)) == (
        "* drawn 1\n* drawn 0\n* drawn 2\n* drawn 0\n* drawn 6\n* drawn 0\n* fill 2\n* fill 2\n1 lay 6\n"
    )
    assert log_of(write_report(session, 1)) == (
        "* drawn 0\n* drawn 3\n* drawn 0\n* drawn 4\n* drawn 0\n* drawn 5\n* fill 2\n* fill 2\n1 lay 0\n"
    )
    assert log_of(write_report(session)) == "* drawn 0\n" * 6 + "* fill 2\n* fill 2\n1 lay 0\n"


def test_what_was_taken_back_keeps_its_mark_and_its_secret():
    session = toy(steps=("lay 6",))
    session.undo()
    do(session, "lay 1")
    assert log_of(write_report(session)).endswith("~ 1 lay 0\n1 lay 0\n")
    again = reloaded(session)  # what was undone before loading has no deed
    assert log_of(write_report(again, 1)).endswith("~ 1 hidden\n1 lay 0\n")
    assert log_of(write_report(again, 0)).endswith("~ 1 lay 6\n1 lay 1\n")


def test_a_handover_is_told_and_seed_notes_and_digests_are_not():
    session = toy()
    session.submit_text("lay 6")
    session.set_controller(1, "greedy")
    session.setup = replace(session.setup, seed=4711)
    text = write_report(session)
    assert "controller 2 greedy" in text
    assert "4711" not in text and "seed" not in text and "digest" not in text and "only=" not in text


def test_who_opens_it_for_play_is_told_why_it_cannot_be_continued():
    with pytest.raises(RecordError, match="written for sharing: it leaves out what is hidden"):
        parse_record(write_report(toy()))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_permuting_what_is_hidden_changes_no_byte(name, seats):
    """From any moment on at which a position can stand: other hidden faces, the same report."""
    rules = GAMES[name]
    agreed = replace(setup_of(rules, seats, 0), seed=3)
    session = Session(rules, agreed)
    session.start()
    rng = Rng(seats)
    moved = compared = 0
    while not session.over and compared < 24:
        play(session, rng, 1)
        if session.over:
            break
        try:
            session.reached()
        except ValueError:
            continue
        for viewer in range(PUBLIC, seats):
            seen = session.view(viewer).observation
            one, other = (twin(rules, agreed, rules.determinise(agreed, seen, Rng(luck))) for luck in (1, 2))
            assert write_report(one, viewer) == write_report(other, viewer)
            neighbour = (viewer + 1) % seats
            moved += write_report(one, neighbour) != write_report(other, neighbour)
            compared += 1
    assert compared >= 4
    assert bool(moved) is rules.hides(agreed), "nothing was really permuted"


def twin(rules, agreed: Setup, state) -> Session:
    """A session that begins in that state."""
    position = Position(rules.inventory(state), tuple(rules.turn(state).items()))
    return Session(rules, agreed, position=position)


def test_hidden_steps_of_others_that_differ_give_the_same_report():
    """Two plays that Bo cannot tell apart: Ann was dealt another card, and laid another."""
    plays = []
    for first, laid in ((1, "lay 1"), (6, "lay 6")):
        faces = Faces(first, 3, 2, 4, 7 - first, 5, 2, 2)
        session = Session(TOY, setup("human", "human"), chance=faces)
        session.start()
        do(session, laid)
        plays.append(session)
    assert write_report(plays[0], 1) == write_report(plays[1], 1)
    assert write_report(plays[0], PUBLIC) == write_report(plays[1], PUBLIC)
    assert write_report(plays[0], 0) != write_report(plays[1], 0)


def test_faces_of_corruption_stay_hidden_when_the_game_is_over():
    """Rule SK-1.16.10: of the piles only their sizes are ever shown, and a report says no more."""
    session = Session(game("sobek"), Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=5))
    session.start()
    play(session, Rng(1))
    assert session.over
    text = write_report(session)
    assert "1 total " in text and " rank 1" in text
    observation = session.game.read_observation(
        next(line for line in text.splitlines() if line.startswith("view ")).removeprefix("view ")
    )
    assert observation == session.view(PUBLIC).observation
    assert "* bind orange" in text and "* bind vizir" not in text
