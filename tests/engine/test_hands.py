"""What hands still have to do stands in the ledger, in its records and in the lines of a journal."""

import pytest

from engine.core.ledger import Digest, Hands, Line
from engine.core.savefile import RecordError, parse_record, write_record
from engine.session.amending import amend, plan_amend
from engine.session.hands import hands_of, keep_hands, lately_undone, take_back
from engine.session.loading import load
from engine.session.report import write_report
from engine.session.session import Session
from tests.contract.plays import TOY
from tests.engine.toy_table import setup

HEADER = 'riverboat-desktop record 1\ngame riverboat\nseat 1 human "Ada"\nseat 2 human "Bo"\nsteps\n'

DEAL = ("drawn 1", "drawn 3", "drawn 2", "drawn 4", "drawn 6", "drawn 5", "fill 2", "fill 2")


def at_the_table(*steps):
    session = Session(TOY, setup("human", "human"), mode="table")
    journal: list[str] = []
    session.subscribe(lambda change: journal.extend(change.journal))
    for text in (*DEAL, *steps):
        session.submit_text(text)
    journal.clear()
    return session, journal


def entries_of(text):
    return [type(entry).__name__ for entry in parse_record(HEADER + text).entries]


def test_only_the_last_word_counts_and_the_next_step_takes_its_place():
    session, journal = at_the_table("lay 1")
    keep_hands(session, "repair:a/b/c")
    keep_hands(session, "repair:a/b/c")
    keep_hands(session, "done")
    assert journal == ["hands repair:a/b/c", "hands done"]
    assert hands_of(session) == "done"
    assert [entry.text for entry in session.record().entries if isinstance(entry, Hands)] == ["done"]
    session.submit_text("lay 3")
    assert hands_of(session) == ""
    assert not any(isinstance(entry, Hands) for entry in session.record().entries)


def test_it_is_read_back_from_a_record_and_from_the_lines_of_a_journal():
    session, _ = at_the_table("lay 1")
    keep_hands(session, "put-back:x/y/z")
    again = load(TOY, parse_record(write_record(session.record())))
    assert hands_of(again) == "put-back:x/y/z"
    assert entries_of("* mat 1\nhands a\n* mat 2\n") == ["Line", "Line"]
    assert entries_of("* mat 1\nhands a\nhands b\n") == ["Line", "Hands"]
    assert entries_of("* mat 1\nhands a\nundo 1\n") == ["Line"]
    assert entries_of("* mat 1\nundo 1 consented ; hands=b\n") == ["Line", "Hands"]


def test_a_word_may_be_longer_than_a_line_and_has_no_blank():
    moves = ",".join(f"tile-T/display-{number}/supply" for number in range(400))
    (entry,) = parse_record(f"{HEADER}hands put-back:{moves}\n").entries
    assert isinstance(entry, Hands) and entry.text == f"put-back:{moves}"
    with pytest.raises(RecordError, match="line 6: 'hands' needs one word"):
        parse_record(f"{HEADER}hands put back\n")


def test_an_undo_says_in_its_own_line_what_hands_have_to_do():
    session, journal = at_the_table("lay 1", "lay 3", "take 2")
    take_back(session, 9, "put-back:x/y/z")
    assert journal == ["undo 2 consented ; hands=put-back:x/y/z"]
    assert hands_of(session) == "put-back:x/y/z"
    assert lately_undone(session) == {"lay 3", "take 2"}
    session.submit_text("lay 4")
    assert lately_undone(session) == frozenset() and hands_of(session) == ""


def test_a_correction_is_one_change_of_the_journal_with_what_hands_have_to_do():
    session, journal = at_the_table("lay 1", "lay 3", "take 2")
    changes: list[tuple[str, ...]] = []
    session.subscribe(lambda change: changes.append(change.journal))
    amend(session, plan_amend(session, 7, drop=1, texts=("fill 5",)), hands=lambda state: "put-back:a/b/c")
    assert [bool(lines) for lines in changes] == [False, True]
    assert journal[0].startswith("undo ") and journal[0].endswith(" consented")
    assert journal[1:3] == ["* fill 5", "* fill 2"] and journal[-1] == "hands put-back:a/b/c"


def test_a_correction_that_only_takes_away_says_it_in_one_line():
    session, journal = at_the_table("lay 1", "lay 3")
    amend(session, plan_amend(session, session.length, drop=1), hands=lambda state: "done")
    assert journal == ["undo 1 consented ; hands=done"]


def test_digests_of_the_line_stay_and_the_word_stands_behind_them():
    session, _ = at_the_table("lay 1")
    keep_hands(session, "done")
    kinds = [type(entry) for entry in session.record().entries[-3:]]
    assert kinds == [Line, Hands, Digest]
    assert hands_of(load(TOY, session.record())) == "done"


def test_a_report_does_not_tell_it():
    session, _ = at_the_table("lay 1")
    keep_hands(session, "put-back:queen/1.hand/dock-3")
    assert "queen" not in write_report(session)
