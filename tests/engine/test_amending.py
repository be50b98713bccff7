"""An earlier entry is corrected and the later ones are kept, as far as they still fit."""

import pytest

from engine.core.errors import IllegalStep
from engine.core.savefile import parse_record, write_record
from engine.session.amending import amend, plan_amend
from engine.session.loading import load
from engine.session.session import Session
from tests.contract.plays import TOY
from tests.engine.toy_table import setup, texts

DEAL = ("drawn 1", "drawn 3", "drawn 2", "drawn 4", "drawn 6", "drawn 5", "fill 2", "fill 2")


def at_the_table(*steps):
    session = Session(TOY, setup("human", "human"), mode="table")
    for text in (*DEAL, *steps):
        session.submit(TOY.read(text, session._timeline.now.state), notes=(("when", "1"),))
    return session


def standing(session):
    return [frame.text for frame in session._timeline.frames[1:]]


def test_a_wrong_face_is_replaced_and_everything_after_it_kept():
    session = at_the_table("lay 1", "lay 3", "take 2")
    plan = plan_amend(session, 7, drop=1, texts=("fill 5",))
    assert (plan.kept, plan.lost, plan.misfit) == (4, 0, None)
    amend(session, plan, notes=(("amended", "yes"),))
    assert standing(session)[6:] == ["fill 5", "fill 2", "lay 1", "lay 3", "take 2"]
    again = load(TOY, parse_record(write_record(session.record())))
    assert standing(again) == standing(session)


def test_the_first_that_no_longer_fits_is_named_with_its_rule():
    """If the sixth card was a 4 and not Bo's 5, he cannot have laid that 5."""
    session = at_the_table("lay 1", "lay 5", "pass")
    plan = plan_amend(session, 6, drop=1, texts=("drawn 4",))
    assert plan.kept == 3 and plan.lost == 2
    assert plan.misfit is not None
    assert plan.misfit.text == "lay 5" and plan.misfit.reason.rule == "TOY-1.4"
    assert standing(session)[5] == "drawn 5", "a plan changes nothing"
    amend(session, plan)
    assert standing(session)[5:] == ["drawn 4", "fill 2", "fill 2", "lay 1"]


def test_a_step_is_put_in_or_left_out():
    session = at_the_table("lay 1", "lay 3", "pass", "take 2")
    amend(session, plan_amend(session, 12, drop=1))
    assert standing(session)[-1] == "pass" and "~! take 2" in texts(session, 1)
    session = at_the_table("lay 1", "lay 3")
    put_in = plan_amend(session, 11, texts=("pass",))
    amend(session, put_in)
    assert standing(session)[-1] == "pass"


def test_a_new_step_that_is_illegal_is_refused_and_nothing_changes():
    session = at_the_table("lay 1")
    with pytest.raises(IllegalStep):
        plan_amend(session, 9, drop=1, texts=("lay 3",))
    with pytest.raises(ValueError, match="no 2 steps"):
        plan_amend(session, 9, drop=2)
    assert standing(session)[-1] == "lay 1"


def test_the_journal_of_an_amended_play_folds_to_the_same():
    session = at_the_table()
    journal = []
    session.subscribe(lambda change: journal.extend(change.journal))
    for text in ("lay 1", "lay 3"):
        session.submit_text(text)
    amend(session, plan_amend(session, 9, drop=1, texts=("lay 2",)))
    assert journal[2] == "undo 2 consented"
    assert [line.split(" ;")[0] for line in journal[3:]] == ["1 lay 2", "2 lay 3"]
