"""A session is the one door: what enters, what is refused, what everybody hears and sees of it."""

from typing import Any

import pytest

from engine.core.chance import Rng, even
from engine.core.component import Ref
from engine.core.errors import DataError, IllegalStep, NotationError
from engine.core.game import PUBLIC, Chance, Decision
from engine.core.savefile import Position
from engine.core.setup import SeatSetup, Setup
from engine.session.session import Session
from engine.session.sources import Table
from engine.session.view import ChangeKind
from tests.contract.plays import GAMES, TOY
from tests.engine.toy_table import do, play, riverboat, setup, state_text, texts, toy


def refused(call, *args, **kwargs):
    with pytest.raises(IllegalStep) as error:
        call(*args, **kwargs)
    return error.value.reason.key


def test_nothing_is_dealt_before_the_start():
    session = Session(TOY, setup("human", "human"))
    assert session.length == 0 and session.view().node == Chance("draw", 0)
    session.start()
    assert session.length == 8 and session.node == Decision(0, together=True)


def test_a_wrong_setup_is_refused():
    with pytest.raises(DataError, match="1 seats"):
        Session(TOY, setup("human"))


def test_steps_of_all_enter_by_one_door_in_notation_or_as_values():
    session = toy()
    session.submit(session.legal()[1])
    session.submit_text("lay 5", seat=1)
    assert texts(session, 0)[-2:] == ["lay 2", ""]
    assert texts(session, 1)[-2:] == ["", "lay 5"]
    # Ann's 2 meets two 2s in the row, Bo's 5 is the highest.
    assert session.view().observation.score == (4, 1)


@pytest.mark.parametrize(
    ("text", "error"),
    [("lay 9", NotationError), ("sing", NotationError), ("lay 3", IllegalStep), ("pass", IllegalStep)],
)
def test_what_is_refused_changes_nothing(text, error):
    session = toy()
    heard: list[Any] = []
    session.subscribe(heard.append)
    before = (state_text(session), session.length, session.revision, texts(session, 0))
    with pytest.raises(error):
        session.submit_text(text)
    assert (state_text(session), session.length, session.revision, texts(session, 0)) == before
    assert heard == []


def test_a_stale_answer_of_another_seat_is_refused():
    """A bot that was asked before somebody took a step back answers for a seat that is not on turn."""
    session = toy(steps=["lay 1"])
    answer = session.legal()[0]
    session.undo()
    assert refused(session.submit, answer, seat=1) == "not-your-turn"
    assert texts(session, 0)[-1] == "~ lay 1"


def test_a_stale_step_of_the_same_seat_is_refused_by_the_rules():
    session = toy(steps=["lay 1", "lay 5", "take 2", "discard 2"])
    assert refused(session.submit_text, "take 2 place 1") == "not-in-row"


def test_nobody_submits_after_the_end():
    session = toy()
    play(session, Rng(1))
    assert session.over and session.view().over
    for seat in (None, 0):
        with pytest.raises(IllegalStep):
            session.submit_text("pass", seat=seat)


def test_the_table_tells_what_comes_up():
    session = Session(TOY, setup("human", "human"), mode="table")
    session.start()
    assert session.length == 0
    do(session, "drawn 1", "drawn 3")
    assert session.length == 2 and session.node == Chance("draw", 0)
    assert refused(session.submit_text, "fill 3") == "not-outcome"
    with pytest.raises(IllegalStep):
        session.submit_text("drawn 3", seat=0)
    assert session.record().mode == "table"


def test_every_change_raises_the_revision_and_is_heard_once():
    session = toy()
    heard: list[Any] = []
    session.subscribe(heard.append)
    before = session.revision
    do(session, "lay 1", "lay 5")
    session.undo(consented=True)
    session.redo()
    session.set_controller(1, "greedy")
    kinds = [change.kind for change in heard]
    assert kinds == [ChangeKind.STEPS] * 2 + [ChangeKind.REWOUND, ChangeKind.STEPS, ChangeKind.SEATS]
    assert [change.revision for change in heard] == list(range(before + 1, before + 6))
    assert (heard[1].first, heard[1].count) == (10, 1)
    assert session.view().revision == before + 5


def test_changes_are_heard_in_order_though_a_hearer_goes_on_at_once():
    """A bot that answers while the session is still telling: the journal must not get the lines reversed."""
    session = toy("human", "greedy")
    journal: list[Any] = []

    def answer(change):
        if not session.over and session.node == Decision(1, together=True):
            session.submit_text("lay 3", seat=1)

    session.subscribe(answer)
    session.subscribe(lambda change: journal.extend(change.journal))
    session.submit_text("lay 6")
    assert journal == ["1 lay 6 ; only=1", "2 lay 3 ; only=2"]


def test_a_hearer_that_fails_does_not_stop_what_is_told_later():
    session = toy()
    heard: list[Any] = []

    def stumble(change):
        raise RuntimeError("no more room")

    session.subscribe(stumble)
    with pytest.raises(RuntimeError):
        session.submit_text("lay 1")
    session._subscribers[:] = [heard.append]
    session.submit_text("lay 5")
    assert [change.kind for change in heard] == [ChangeKind.STEPS]
    assert session.length == 10


def test_the_past_can_be_looked_at():
    session = toy(steps=["lay 2", "lay 5", "pass"])
    assert session.view(0, at=8).observation.hand == (1, 2, 6)
    assert session.view(0).observation.hand == (1, 6)
    assert session.view(0, at=8).prompt.key == "lay"
    assert session.view(0, at=0).observation.hands == (0, 0)


def test_a_view_holds_what_a_seat_may_know():
    session = toy()
    mine, public = session.view(1), session.view()
    assert mine.observation.hand == (3, 4, 5) and public.observation.hand == ()
    assert public.viewer == PUBLIC and public.ranks == () and not public.over
    assert [sheet.total for sheet in public.sheets] == [0, 0]
    assert [seat[0].points for seat in public.projections] == [2, 2]


def test_pointing_narrows_and_refusals_are_explained():
    session = toy(steps=["lay 1", "lay 5"])
    (take,) = [step for step in session.legal() if session.write(step) == "take 2"]
    refs = session.refs(take)
    assert list(session.legal().narrow(refs)) == [take]
    assert session.why_not((Ref("card", "5"),)).key == "not-in-row"


def test_a_play_may_start_from_a_position():
    first = toy(steps=["lay 2", "lay 5", "pass"])
    position = first.reached()
    session = Session(TOY, first.setup, position=position)
    session.start()
    assert session.length == 0 and session.node == Decision(1)
    assert session.view(1).observation.hand == (3, 4)
    assert [sheet.total for sheet in session.view().sheets] == [4, 1]
    with pytest.raises(DataError):
        Session(TOY, first.setup, position=Position(position.inventory, (("round", "9"),)))


def test_a_seat_goes_to_a_bot_and_back():
    session = toy()
    session.set_controller(0, "greedy")
    assert not session.human(0)
    length = session.revision
    session.set_controller(0, "greedy")
    assert session.revision == length, "nothing changed, so nobody hears of it"
    session.set_controller(0, "human")
    assert session.human(0)
    kinds = [type(entry).__name__ for entry in session.record().entries]
    assert kinds[-3:] == ["Handover", "Handover", "Digest"]


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_is_thrown_away_without_a_trace(game):
    session = Session(GAMES[game], Setup(game, (SeatSetup("Ann"), SeatSetup("Bo", "greedy"))))
    session.start()
    play(session, Rng(2), 4)
    before = (state_text(session), session.length, texts(session), session.controllers[:])
    heard: list[Any] = []
    session.subscribe(heard.append)
    fork = session.fork()
    assert (state_text(fork), texts(fork)) == (before[0], before[2])
    fork.undo(consented=True)
    fork.set_controller(1, "human")
    play(fork, Rng(3))
    assert fork.over and not session.over
    assert (state_text(session), session.length, texts(session), session.controllers[:]) == before
    assert heard == []


def test_a_fork_deals_what_the_session_will_deal():
    """Companion looks ahead with it; nothing else is handed one."""
    session = riverboat(seed=5)
    fork = session.fork()
    play(fork, Rng(4), 60)
    play(session, Rng(4), 60)
    assert state_text(fork) == state_text(session)


def test_the_chance_of_a_table_waits():
    assert Table().deal(even("a"), 0) is None


def test_an_outcome_may_be_any_value():
    """The step 0 or () is an outcome like others and is not taken for 'nothing was dealt'."""

    class Zero:
        repeats = True

        def deal(self, outcomes, index):
            return next(step for step, _ in outcomes)

    class ZeroToy(type(TOY)):  # type: ignore[misc]  # the class behind the protocol
        def chance_outcomes(self, state):
            return even((0,))

        def apply(self, state, step, events=None, *, trusted=False):
            if step == 0:
                step = super().chance_outcomes(state)[0][0]
            super().apply(state, step, events, trusted=True)

        def write(self, step, state):
            return "zero" if step == 0 else super().write(step, state)

    session = Session(ZeroToy(), setup("human", "human"), chance=Zero())
    session.start()
    assert session.length == 8
