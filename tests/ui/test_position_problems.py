"""What cannot be is named in the editor of positions and ringed at its place: each once, made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.errors import Problem
from engine.core.savefile import Record, parse_record, write_record
from tests.ui.position_work import of_docs, opened
from ui.language import Translators
from ui.position_editor.editor import PositionEditor
from ui.position_editor.words import marks_of, problem_words, where

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# What is put where (or said), the words of the problem, the areas with its rings, the spots with a ring.
Wrong = tuple[tuple[tuple[str, str], ...], str, dict[str, set[str]]]

RIVERBOAT: dict[str, Wrong] = {
    "a barn on a tile": (
        (("barn", "2.b1"),),
        "Bo, Field b1: a barn stands on a field of its own",
        {"seat-2": {"2.b1"}},
    ),
    "a well on bare ground": (
        (("well", "1.d1"),),
        "Ada, Field d1: a well needs a crop space",
        {"seat-1": {"1.d1"}},
    ),
    "two wells on a crop": (
        (("well", "1.a1"), ("well", "1.b1")),
        "Ada, Field b1: two wells on turnip; there is one a crop",
        {"seat-1": {"1.b1"}},
    ),
    "two workers on a field": (
        (("worker", "1.a1"),),
        "Ada, Field a1: only one Worker may be there",
        {"seat-1": {"1.a1"}},
    ),
    "a surveyor on nothing": (
        (("surveyor", "1.d2"),),
        "Ada, Field d2: a surveyor needs a barn or a well",
        {"seat-1": {"1.d2"}},
    ),
    "a second harbor master": (
        (("harbor-master", "1.harbor-7"),),
        "Ada, Harbor track 7: a seat has one harbor master",
        {"seat-1": {"1.harbor-7"}},
    ),
    "a gap in the harbor": (
        (("boat-B3a", "1.recess-3"),),
        "Ada, Recess 3: boats fill the recesses from the left",
        {"seat-1": {"1.recess-3"}},
    ),
    "a tile of another size": (
        (("tile-TT", "display-2"),),
        "Table, Display 2: Turnip + turnip (TT) has another size than this space",
        {"table": {"display-2"}},
    ),
    "a worker too many on the round track": (
        (("worker", "round-track"),),
        "Table, Round track: 3 workers, but in round 2 there are 2 here",
        {"table": {"round-track"}},
    ),
    "two cards in a slot": (
        (("card-7", "slot-1"),),
        "Table, Slot 1: only one piece may lie there",
        {"table": {"slot-1"}},
    ),
    "a card twice": (
        (("card-1", "slot-4"), ("-card-12", "slot-4")),
        "Opportunity 1: 2 are placed, but there are 1",
        {"table": {"slot-1", "slot-4"}},
    ),
    "a coin on the round track": (
        (("coin", "round-track"),),
        "Table, Round track: Coin does not belong there",
        {"table": {"round-track"}},
    ),
    "tiles over each other": (
        (("tile-K", "1.b2"),),
        "Ada, Field b2: two crop tiles overlap",
        {"seat-1": {"1.b2"}},
    ),
    "a worker on a bare field": (
        (("worker", "2.e1"),),
        "Bo, Field e1: after planting no worker stands on a bare field",
        {"seat-2": {"2.e1"}},
    ),
    "no mat": ((("-mat-3", "2.mat"),), "Bo, Mat: the seat needs a mat", {"seat-2": {"2.mat"}}),
    "a round too many": ((("=5", "round"),), "Round: '5' is no number from 1 to 4", {}),
    "boats out of nowhere": (
        (("=0 3", "taken"),),
        "Boats taken in this phase: '3' is no number from 0 to 2",
        {},
    ),
    "a phase tile nobody picked": (
        (("-phase-scoring", "2.phases"), ("phase-scoring", "phases")),
        "Table, Phase tiles nobody owns: every phase tile needs an owner in this phase",
        {"table": {"phases"}},
    ),
}
SOBEK: dict[str, Wrong] = {
    "two cards on a dock": (
        (("fish", "dock-2"),),
        "Table, Dock 2: one card lies on a dock",
        {"table": {"dock-2"}},
    ),
    "a character face up": (
        (("merchant", "dock-4"),),
        "Table, Dock 4: only goods and amulets lie face up here; say 'face-down' for characters",
        {"table": {"dock-4"}},
    ),
    "a card over a face-down one": (
        (("fish", "dock-5"),),
        "Docks with a face-down character: a card lies face up on dock 5",
        {},
    ),
    "a good in another set": (
        (("fish", "2.wheat"),),
        "Bo, Set of wheat: Fish without scarabs cannot lie in a set of wheat",
        {"seat-2": {"2.wheat"}},
    ),
    "a set of two": (
        (("ebony", "1.ebony"), ("ebony", "1.ebony")),
        "Ada, Set of ebony: a set has at least 3 cards",
        {"seat-1": {"1.ebony"}},
    ),
    "a token twice": (
        (("deceit", "tokens-used"),),
        "Table, Tokens picked and discarded: the box has fewer tokens Deceit",
        {"table": {"tokens-used"}},
    ),
    "a card more than the box has": (
        (("queen", "2.hand"),),
        "Bo, Hand: Queen: the box has only 1",
        {"seat-2": {"2.hand"}},
    ),
    "a start card too many": (
        (("marble-start", "1.hand"),),
        "Table, Start cards out of the round: 4 start cards are placed nowhere, but 5 are out of the round",
        {"table": {"unseen-start"}},
    ),
    "a token in a hand": (
        (("flood", "1.hand"), ("-flood", "tokens")),
        "Ada, Hand: Flood does not belong there",
        {"seat-1": {"1.hand"}},
    ),
    "Prosperity without a set": (
        (("-prosperity", "2.wheat"), ("prosperity", "2.fish")),
        "Bo, Set of fish: Prosperity lies on a set of wheat, fish or cattle",
        {"seat-2": {"2.fish"}},
    ),
    "a token that nobody knows": (
        (("=", "looked"),),
        "Table, Event tokens left, known: nobody has looked",
        {"table": {"tokens"}},
    ),
    "too few tokens left": (
        (("=3", "tokens"),),
        "Table, Event tokens left, known: 3 are left, but 4 lie there",
        {"table": {"tokens"}},
    ),
    "a deck too thick": ((("=99", "deck"),), "Cards in the deck: ", {}),
    "a round too many": ((("=4", "round"),), "Round: '4' is no number from 1 to 3", {}),
    "nothing on the docks": (
        (("=", "face-down"), ("-ivory-3", "dock-2"), ("-amulet", "dock-3"), ("-fish", "dock-7")),
        "Where the round stands: no card lies on the docks, so it is to be refilled or the round is over",
        {},
    ),
}
CASES = [
    *(pytest.param("record-format.md", *wrong, id=f"riverboat, {name}") for name, wrong in RIVERBOAT.items()),
    *(pytest.param("record-format-sobek.md", *wrong, id=f"sobek, {name}") for name, wrong in SOBEK.items()),
]


def do(editor: PositionEditor, piece: str, place: str) -> None:
    """Put a piece on a spot, `-` takes one away, `=` says a word."""
    if piece.startswith("="):
        editor.say(place, piece[1:])
        return
    found = where(editor.situation, place)
    assert found is not None
    editor.show_area(found[0].key)
    name = piece.removeprefix("-")
    if editor.tray.piece != name:
        editor.tray.pick(name)
    (editor.take if piece.startswith("-") else editor.put)(place)


@pytest.mark.parametrize(("file", "done", "words", "rings"), CASES)
def test_what_cannot_be_is_named_and_ringed_at_its_place(
    qtbot: Any, file: str, done: tuple[tuple[str, str], ...], words: str, rings: dict[str, set[str]]
) -> None:
    dialog = opened(qtbot, of_docs(file))
    editor = dialog.editor
    assert editor is not None and editor.problems == ()
    for piece, place in done:
        do(editor, piece, place)
    lines = [editor.problem_list.item(row).text() for row in range(editor.problem_list.count())]
    number = next((row for row, line in enumerate(lines) if line.startswith(words)), -1)
    assert number >= 0, lines
    problem: Problem = editor.problems[number]
    QTest.mouseClick(
        editor.problem_list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=editor.problem_list.visualItemRect(editor.problem_list.item(number)).center(),
    )
    for key, places in rings.items():
        assert editor.area.key == key
        assert places <= editor.canvas.ringed
        assert editor.canvas.cursor_name in places
        marks = marks_of(editor.situation, problem)
        spots = [spot for spot in editor.canvas.spots if any(map(spot.holds, marks))]
        assert {spot.place for spot in spots} == places
    if not rings:
        assert editor.form.labels[problem.place].property("ringed")
        assert editor.form.fields.keys() & {f"say_{problem.place}", f"say_{problem.place}_1"}


@pytest.mark.parametrize(("file", "done", "words", "rings"), CASES)
def test_what_cannot_be_is_named_in_chinese(
    qtbot: Any, file: str, done: tuple[tuple[str, str], ...], words: str, rings: dict[str, set[str]]
) -> None:
    """No letters of English are left but those of names, fields and tiles."""
    dialog = opened(qtbot, of_docs(file))
    editor = dialog.editor
    assert editor is not None
    for piece, place in done:
        do(editor, piece, place)
    english = [problem_words(editor.situation, problem) for problem in editor.problems]
    translators = Translators()
    translators.show("zh_TW")
    try:
        for said, problem in zip(english, editor.problems, strict=True):
            chinese = problem_words(editor.situation, problem)
            assert chinese != said
            assert any("\u4e00" <= letter <= "\u9fff" for letter in chinese.partition("：")[2]), chinese
    finally:
        translators.show("en")


def places_nobody_has(record: Record) -> Record:
    text = write_record(record).replace("steps\n", "at 1.c8: barn\nat nowhere: unicorn\nsteps\n")
    return parse_record(text)


def test_what_lies_in_places_that_there_are_not_can_be_taken_away(qtbot: Any) -> None:
    """A file may say anything; what has no place on the picture has an area of its own."""
    dialog = opened(qtbot, places_nobody_has(of_docs("record-format.md")))
    editor = dialog.editor
    assert editor is not None
    assert [str(problem) for problem in editor.problems] == [
        "nowhere: unknown piece 'unicorn'",
        "nowhere: there is no such place",
        "1.c8: there is no such place",
    ]
    editor.show_area("elsewhere")
    assert editor.canvas.ringed == {"1.c8", "nowhere"}
    editor.canvas.grab()
    editor.take("1.c8")
    editor.show_area("elsewhere")
    editor.take("nowhere")
    assert editor.problems == ()
    assert "elsewhere" not in [area.key for area in editor._areas]
