"""What a log, an animation, a preview and a record tell whom, in a game where seats hide things."""

from typing import Any

import pytest

from engine.core.game import PUBLIC
from engine.core.savefile import live_lines, parse_record, write_record
from engine.session.loading import load
from tests.contract import toy_values as tv
from tests.contract.plays import TOY
from tests.engine.toy_table import do, reloaded, riverboat, texts, toy

LAID = ("lay 1", "lay 5")


def test_everybody_reads_his_own_draws_and_nobody_elses():
    session = toy()
    dealt = ["drawn 1", "drawn 3", "drawn 2", "drawn 4", "drawn 6", "drawn 5"]
    row = ["fill 2", "fill 2"]
    assert texts(session, 0) == [*("" if number % 2 else text for number, text in enumerate(dealt)), *row]
    assert texts(session, 1) == [*(text if number % 2 else "" for number, text in enumerate(dealt)), *row]
    assert texts(session) == [""] * 6 + row


def test_a_step_that_is_seen_in_part_has_no_text():
    """That Bo drew is known, what he drew is not; the notation would tell."""
    line = toy().log(0)[1]
    assert line.step == tv.Drawn(1, tv.UNSEEN) and line.text == ""
    assert line.events == (tv.CardCame(1, tv.UNSEEN),)


def test_what_was_laid_face_down_stays_so_in_its_own_line():
    """That the card is shown later is told by the line that shows it."""
    lines = toy(steps=LAID).log(1)
    assert (lines[8].text, lines[8].events) == ("", (tv.CardLaid(0, tv.UNSEEN),))
    assert tv.CardsShown((1, 5)) in lines[9].events


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_taking_back_tells_nobody_more_than_before(viewer):
    session = toy(faces=(4,), steps=[*LAID, "draw", "discard 6"])
    before = [(line.step, line.text, line.events) for line in session.log(viewer)]
    session.back_to(8, consented=True)
    after = session.log(viewer)
    assert [(line.step, line.text, line.events) for line in after] == before
    assert [line.undone for line in after] == [False] * 8 + [True] * 5
    assert [line.frame for line in after] == [*range(1, 9), *[-1] * 5]


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_loading_tells_nobody_more_than_before(viewer):
    session = toy(faces=(4,), steps=[*LAID, "draw", "discard 6"])
    session.back_to(8, consented=True)
    do(session, "lay 2")
    again = reloaded(session)
    assert texts(again, viewer) == texts(session, viewer)
    undone = [line for line in again.log(viewer) if line.undone]
    assert [line.step for line in undone] == [None] * 5 and [line.events for line in undone] == [()] * 5


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_a_journal_tells_nobody_more_than_before(viewer):
    session = toy()
    journal: list[Any] = []
    session.subscribe(lambda change: journal.extend(change.journal))
    do(session, "lay 1", "lay 5", "draw")
    session.back_to(8, consented=True)
    start = write_record(toy().record())
    text = start + "".join(line + "\n" for line in journal)
    again = load(TOY, parse_record(text, journal=True))
    assert texts(again, viewer) == texts(session, viewer)
    assert [line.undone for line in again.log()] == [False] * 8 + [True] * 4


def test_the_record_says_who_alone_may_read_a_line():
    text = write_record(toy(steps=LAID).record())
    lines = text.partition("steps\n")[2].splitlines()
    assert lines[:2] == ["* drawn 1 ; only=1", "* drawn 3 ; only=2"]
    assert lines[6:10] == ["* fill 2", "* fill 2", "1 lay 1 ; only=1", "2 lay 5 ; only=2"]


def test_a_record_written_by_hand_need_not_say_it():
    """The note is for lines that are undone later; what a line does never depends on it."""
    session = toy(steps=LAID)
    text = write_record(session.record())
    bare = "".join(line.partition(" ;")[0] + "\n" for line in text.splitlines())
    again = load(TOY, parse_record(bare))
    again.undo(consented=True)
    assert texts(reloaded(again), 0)[-1] == "~! " and texts(reloaded(again), 1)[-1] == "~! lay 5"


def test_other_notes_are_kept_beside_it():
    session = toy()
    step = session.legal()[0]
    session.submit(step, notes=(("by", "keyboard"),))
    for told in (session, reloaded(session)):
        assert live_lines(told.record().entries)[-1].notes == (("by", "keyboard"), ("only", "1"))


def test_a_game_without_secrets_has_no_such_notes_and_keeps_undone_lines_readable():
    session = riverboat(seed=1)
    for _ in range(6):
        session.submit(session.legal()[0])
    last = texts(session)[-1]
    session.undo(consented=True)
    again = reloaded(session)
    assert "only=" not in write_record(again.record())
    assert texts(again) == texts(session) and "~! " + last in texts(again)


def test_events_are_told_as_a_viewer_may_know_them():
    session = toy(steps=[*LAID, "steal 2"])
    assert session.events(session.length, 1, 0)[1] == tv.CardCame(0, 3, victim=1)
    assert session.events(session.length, 1, 1)[1] == tv.CardCame(0, 3, victim=1)
    assert session.events(session.length, 1)[1] == tv.CardCame(0, tv.UNSEEN, victim=1)
    assert session.events(1, 2, 0) == (tv.CardCame(0, 1), tv.CardCame(1, tv.UNSEEN))


def step_of(session, text):
    return next(step for step in session.legal() if session.write(step) == text)


def test_a_preview_shows_what_a_step_does_and_changes_nothing():
    session = toy(steps=LAID)
    revision = session.revision
    assert session.preview(step_of(session, "take 2"), 0) == (tv.CardCame(0, 2, 1),)
    assert session.preview(step_of(session, "pass"), 0) == (tv.CoinMoved(0, 1),)
    assert (session.length, session.revision) == (10, revision)


def test_a_preview_stops_before_a_reveal():
    assert toy(steps=LAID).preview(step_of(toy(steps=LAID), "draw"), 0) == ()


def test_a_preview_shows_no_card_that_only_the_step_itself_would_show():
    """Otherwise one could look at what a theft would bring and then do something else."""
    session = toy(steps=LAID)
    assert session.preview(step_of(session, "steal 2"), 0) == ()
    laying = toy(steps=LAID[:1])
    assert laying.preview(step_of(laying, "lay 5"), 1) == ()
    assert toy().preview(step_of(toy(), "lay 6"), 0) == (tv.CardLaid(0, 6),)


def test_a_preview_is_for_the_seat_on_turn():
    """For others even the legality of a step would tell what its seat holds."""
    session = toy()
    for viewer in (PUBLIC, 1):
        assert session.preview(step_of(session, "lay 6"), viewer) == ()
        assert session.preview(tv.Lay(0, 5), viewer) == (), "which Ann does not hold"
