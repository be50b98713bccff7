"""Sobek's log and scores in words, and that nobody reads what the table does not show him."""

from __future__ import annotations

import re

import pytest

from engine.core.game import PUBLIC
from engine.registry import game
from engine.session.session import Session
from tests.engine.sobek.table import agreed, play, position
from tests.ui.sobek_telling import TABLE, acting, surfaces, words_of
from ui.panels.log_entries import log_entries
from ui.sobek import choices, sheet, standing
from ui.sobek.phrases import Phrases


@pytest.fixture
def phrases() -> Phrases:
    return words_of(agreed())


# -------------------------------------------------------------------------------------------- log and scores


def logged(session: Session, viewer: int) -> list[tuple[str, str]]:
    """The log so far in words."""
    words = words_of(session.setup)
    return [words.log(line) for line in session.log(viewer)]


def test_a_step_says_the_same_in_the_list_and_in_the_log(phrases):
    session = position(TABLE)
    for text in ("take 5", "take 8"):
        view = session.view(acting(session))
        step = next(one for one in session.legal() if session.write(one) == text)
        said = phrases.step(step, view).rpartition(": ")[0]
        session.submit(step)
        assert logged(session, PUBLIC)[-1][0] == said


def test_who_takes_a_character_reads_its_name_and_nobody_else():
    session = position("at 1.hand: wheat\nat dock-3: fish\nface-down 2\nat unseen: queen, thief")
    play(session, "take 3", "bind thief")
    assert logged(session, 1) == [
        ("Take fish without scarabs on dock 3", "to corruption: a face-down character"),
        ("Ann looks at the character that was passed over", ""),
    ]
    assert logged(session, PUBLIC) == logged(session, 1)
    assert logged(session, 0)[1] == ("The character that was passed over: Thief", "")


def test_the_count_of_a_round_is_told_line_by_line():
    """Ann 3 x 5 = 15 points, 4 + 2 corruption: one step, from 53 (lotus) back to the lotus on 47."""
    session = position(
        """
        phase laying
        points 38 0
        looked 1
        tokens 0
        at tokens-used: flood x2, deceit, embalming
        at 1.curses: curse
        at 1.hand: ebony
        at 1.corruption: fish, fish-1, amulet
        at 1.wheat: wheat-1 x3, wheat x2
        at 2.hand: ivory-3 x2, ivory
        """
    )
    play(session, "lay ivory ivory-3 ivory-3 ivory", "done", "count")
    said, brought = logged(session, PUBLIC)[-1]
    assert said == "The round is counted"
    assert brought.splitlines() == [
        "Ann: wheat 3 × 5 = 15 · left in hand: 1",
        "Bo: ivory, horizontal: 6",
        "Corruption: Ann 4+2, Bo 0; most corrupt: Ann",
        "Ann goes back for 15 points: 53 → 47",
    ]


def test_rounds_are_headings_and_the_start_tells_the_turn_order():
    session = Session(game("sobek"), agreed(seats=3, seed=4))
    session.start()
    words = words_of(session.setup)
    entries = log_entries(
        session.log(), words.log, standing.headings, alone=standing.stands_alone, folded=standing.folded
    )
    assert entries[0].text == "Start cards dealt: 6; cards on the docks: 9"
    start = next(entry for entry in entries if entry.text.endswith(" starts"))
    assert start.effects in ("turn order: Ann, Bo, Cy", "turn order: Bo, Cy, Ann", "turn order: Cy, Ann, Bo")
    assert entries[entries.index(start) + 1].text == "Round 1"


def test_the_final_sheet_has_the_rounds_with_their_penalties():
    rows = [row for row in sheet.rows() if row.group == "Round 2"]
    assert [row.title for row in rows] == [
        "Vertical sets",
        "Horizontal sets",
        "Guild and Deceit",
        "Penalty for corruption",
    ]
    assert {row.round for row in rows} == {2}


def test_a_shared_win_is_said_and_no_tie_is_broken():
    session = position("round 3\nphase laying\npoints 50 50\nat 1.hand: wheat\nat 2.hand: fish")
    play(session, "count")
    view = session.view()
    words = words_of(session.setup)
    assert words.prompt(view.prompt, view)[0] == "Ann and Bo share the victory with 50 points"
    assert sheet.tie_breaks(view, ["Ann", "Bo"]) == (
        "Ann and Bo have the same total; no tie is broken (SK-1.1.2).",
    )


def test_seats_choose_nothing_but_have_colours_and_a_note():
    assert [choices.seat_colour(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert "reconstructions" in choices.note()


# -------------------------------------------------------------------------------------------------- secrets


HIDDEN = """
    looked 2
    tokens 4
    at tokens-used: deceit
    at 1.hand: fish-1
    at 2.wheat: wheat-1 x3
    at dock-1: fish
    at dock-2: cattle-1
"""
ONE = """
    at 2.hand: ivory-3 x2, ivory, thief
    at 2.corruption: ebony
    at 3.corruption: fish, amulet, cattle-start
    at tokens: flood, curse, guild-A, embalming
"""
OTHER = """
    at 2.hand: marble x2, amulet, queen
    at 2.corruption: wheat, cattle-start
    at 3.corruption: fish-1, ivory
    at tokens: flood x2, guild-C, guild-D
"""


def hidden(other: str) -> Session:
    """Ann has taken a card; the hand of Bo, piles and event tokens are one way or the other."""
    session = position(HIDDEN + other, seats=3)
    play(session, "take 2")
    return session


def test_equal_views_are_told_in_equal_words_whatever_lies_hidden():
    """Permuted by hand: what Bo and Cy know is different, nothing that Ann or the public reads is."""
    one, other = hidden(ONE), hidden(OTHER)
    for viewer in (0, PUBLIC):
        assert one.view(viewer).observation == other.view(viewer).observation
        assert surfaces(one, viewer) == surfaces(other, viewer)
    assert surfaces(one, 1) != surfaces(other, 1), "Bo does read them"


@pytest.mark.parametrize("names", [("Thief", "ivory with", "ebony without"), ("Embalming", "ankh")])
def test_what_only_the_owner_knows_is_in_no_word_for_others(names):
    session = hidden(ONE)
    own = "\n".join(surfaces(session, 1))
    for name in names:
        assert name.casefold() in own.casefold()
        for viewer in (0, PUBLIC):
            assert name.casefold() not in "\n".join(surfaces(session, viewer)).casefold()


def test_sets_laid_at_the_end_are_told_to_others_only_when_all_have_laid():
    session = position("phase laying\nat 1.hand: ivory-3 x3\nat 2.hand: marble x3")
    play(session, "lay ivory ivory-3 ivory-3 ivory-3")
    assert logged(session, 0)[-1][0] == "Lay 3 ivory"
    assert logged(session, 1)[-1][0] == "Lay a set, face down until all have laid"
    for viewer in (1, PUBLIC):
        assert not re.search("3 ivory|ivory with ", " ".join(surfaces(session, viewer)))
    play(session, "done", "done", "count")
    assert any("ivory, horizontal: 9" in said for said in surfaces(session, PUBLIC))
