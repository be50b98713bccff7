"""Steps of people wait to be ended before anything is revealed or another person's turn comes."""

from typing import Any

import pytest

from engine.core.chance import Rng
from engine.core.errors import IllegalStep
from engine.core.game import Chance, Decision
from engine.session.view import ChangeKind, Staging, Waiting
from tests.engine.toy_table import do, play, reloaded, riverboat, texts, toy, undo_plan, waits

LAID = ("lay 1", "lay 5")


def test_never_waits():
    session = toy(faces=(4,), steps=[*LAID, "draw"])
    assert waits(session) is Waiting.NOTHING
    assert texts(session, 0)[-2:] == ["draw", "drawn 4"]
    assert session.node == Decision(0), "the discard is asked at once"
    do(session, "discard 4")
    assert session.node == Decision(1) and waits(session) is Waiting.NOTHING


def test_a_reveal_waits_until_it_is_wanted():
    session = toy(faces=(4,), staging=Staging.REVEALS, steps=[*LAID, "draw"])
    assert waits(session) is session.view().waiting is Waiting.REVEAL
    assert isinstance(session.node, Chance)
    heard: list[Any] = []
    session.subscribe(heard.append)
    session.proceed()
    assert texts(session, 0)[-1] == "drawn 4"
    assert [change.kind for change in heard] == [ChangeKind.PROCEEDED, ChangeKind.STEPS]
    do(session, "discard 4")
    assert waits(session) is Waiting.NOTHING, "another turn is no reveal"


def test_nothing_enters_while_something_waits():
    session = toy(staging=Staging.REVEALS, steps=[*LAID, "draw"])
    revision = session.revision
    for seat in (None, 0, 1):
        with pytest.raises(IllegalStep) as error:
            session.submit_text("drawn 4", seat=seat)
        assert error.value.reason.key == "waits"
    assert session.why_not(()).key == "waits"
    session.start()
    assert session.length == 11 and session.revision == revision


def test_nothing_waits_so_proceeding_does_nothing():
    session = toy(staging=Staging.ALWAYS)
    heard: list[Any] = []
    session.subscribe(heard.append)
    session.proceed()
    assert heard == [] and session.length == 8


def test_every_turn_waits_where_people_want_it():
    session = toy(staging=Staging.ALWAYS, steps=["lay 1"])
    assert waits(session) is Waiting.NOTHING, "laying stands beside the laying of the others"
    do(session, "lay 5")
    assert waits(session) is Waiting.TURN and session.node == Decision(0)
    session.proceed()
    assert waits(session) is Waiting.NOTHING
    do(session, "pass")
    assert waits(session) is Waiting.TURN and session.node == Decision(1)


def test_a_turn_ends_before_laying_together_begins():
    """Round 2 begins with Bo; Cy's pass before it ends a turn although laying itself is done together."""
    who = ("human", "human", "human")
    steps = ["lay 1", "lay 3", "lay 1", "proceed", "pass", "proceed", "pass", "proceed", "pass"]
    session = toy(*who, staging=Staging.ALWAYS, steps=steps)
    assert session.node == Decision(1, together=True)
    assert waits(session) is Waiting.TURN


def test_a_seat_that_goes_on_itself_does_not_wait():
    """Bo passes as the last of round 1 and lays as the first of round 2."""
    session = toy(staging=Staging.ALWAYS, steps=[*LAID, "proceed", "pass", "proceed", "pass"])
    assert session.node == Decision(1, together=True)
    assert waits(session) is Waiting.NOTHING


def test_bots_need_no_staging():
    session = toy("greedy", "greedy", staging=Staging.ALWAYS, faces=(4,), steps=[*LAID, "draw"])
    assert waits(session) is Waiting.NOTHING and session.node == Decision(0)


def test_a_person_before_a_bot_has_the_turn_to_end():
    session = toy("human", "greedy", staging=Staging.ALWAYS, steps=[*LAID])
    # Bo, a bot, laid last; Ann is asked now, and hers was laid together with his.
    assert waits(session) is Waiting.TURN
    do(session, "proceed", "pass")
    assert waits(session) is Waiting.TURN and session.node == Decision(1)
    do(session, "proceed", "draw")
    assert waits(session) is Waiting.NOTHING, "what a bot draws waits for nobody"


def test_a_reveal_after_a_bot_waits_for_the_person_before_it():
    session = toy("human", "greedy", staging=Staging.REVEALS, steps=[*LAID, "pass", "draw"])
    assert waits(session) is Waiting.REVEAL
    assert undo_plan(session).first == 11, "so the person's pass can still be taken back"


@pytest.mark.parametrize("staging", [Staging.ALWAYS, Staging.REVEALS])
def test_a_line_that_waits_waits_again_after_loading(staging):
    session = toy(staging=staging, steps=[*LAID])
    if session.waiting:
        session.proceed()
    do(session, "draw")
    again = reloaded(session, staging)
    again.start()
    assert waits(again) is Waiting.REVEAL and again.length == session.length == 11
    unstaged = reloaded(session, Staging.NEVER)
    unstaged.start()
    assert waits(unstaged) is Waiting.NOTHING and unstaged.length == 12


def test_a_reveal_after_a_bot_waits_again_after_loading():
    session = toy("human", "greedy", staging=Staging.REVEALS, steps=[*LAID, "pass", "draw"])
    again = reloaded(session, Staging.REVEALS)
    again.start()
    assert waits(again) is Waiting.REVEAL and again.length == session.length


def test_an_ended_turn_before_a_bot_is_ended_after_loading_too():
    session = toy(
        "human", "greedy", staging=Staging.ALWAYS, steps=[*LAID, "proceed", "pass", "proceed", "pass"]
    )
    assert waits(session) is waits(reloaded(session, Staging.ALWAYS)) is Waiting.NOTHING


def test_taking_back_what_waited_ends_the_waiting():
    session = toy(staging=Staging.REVEALS, steps=[*LAID, "draw"])
    session.undo()
    assert waits(session) is Waiting.NOTHING and session.node == Decision(0)


def test_who_takes_a_step_back_is_asked_again_and_the_turn_before_stays_ended():
    session = toy(staging=Staging.ALWAYS, steps=[*LAID, "proceed", "pass", "proceed", "pass"])
    session.undo()
    assert session.node == Decision(1) and waits(session) is Waiting.NOTHING
    do(session, "pass")
    session.reset_turn()
    assert session.node == Decision(1) and waits(session) is Waiting.NOTHING
    session.undo()
    assert session.node == Decision(0) and waits(session) is Waiting.NOTHING


def test_going_back_to_a_turn_before_a_bot_waits_so_that_the_bot_does_not_run_on():
    session = toy("human", "greedy", staging=Staging.ALWAYS, steps=[*LAID, "proceed", "pass", "proceed"])
    ended = session.length
    do(session, "pass")
    session.back_to(ended)
    assert session.node == Decision(1) and waits(session) is Waiting.TURN


def test_a_seat_handed_to_a_bot_waits_no_more():
    session = toy(staging=Staging.REVEALS, steps=[*LAID, "draw"])
    session.set_controller(0, "greedy")
    assert waits(session) is Waiting.REVEAL, "Bo, a person, has steps of his own since the last reveal"
    session.set_controller(1, "greedy")
    assert waits(session) is Waiting.NOTHING
    assert texts(session, 0)[-1].startswith("drawn"), "and so the card comes"


@pytest.mark.parametrize("staging", [Staging.ALWAYS, Staging.REVEALS])
def test_all_placements_of_a_cultivation_card_can_be_taken_back(staging):
    """Each seat's placement is a step; the next card waits, so up to then all three are free to take back."""
    session = riverboat(staging=staging, seed=3)
    while session.node != Decision(session.view().prompt.seat, together=True):
        if session.waiting:
            session.proceed()
        else:
            session.submit(session.legal()[0])
    card = session.length
    for _ in range(3):
        assert waits(session) is Waiting.NOTHING, "no turn ends between the placements"
        session.submit(session.legal()[0])
    assert waits(session) is Waiting.REVEAL and session.length == card + 3
    assert session.plan_back_to(card).free
    assert not session.plan_back_to(card - 1).free, "the card itself has been seen"
    session.back_to(card)
    assert session.view().prompt.key.startswith("place-worker")
    assert [line.undone for line in session.log()[-3:]] == [True] * 3


@pytest.mark.parametrize("staging", list(Staging))
def test_a_whole_game_can_be_played_under_every_setting(staging):
    """The steps are the same, for waiting is no step."""
    session = riverboat(staging=staging, seed=8)
    play(session, Rng(8))
    assert session.over
    never = riverboat(seed=8)
    play(never, Rng(8))
    assert texts(session) == texts(never)
