"""The final sheet adds up to the track, names winners and ties, and is painted whole at every size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from engine.core.score import ScoreLine, ScoreSheet
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from ui.final_sheet import FinalSheetPage, render_final_sheet, row_points, shown_rows, verdict, winners
from ui.game_parts import sheet_of
from ui.riverboat.sheet import tie_breaks
from ui.theme import theme

SETUP = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo"), SeatSetup("Cleo")), seed=8)
SHEET = sheet_of("riverboat")


@pytest.fixture(scope="module")
def view():
    session = Session(game("riverboat"), SETUP)
    session.start()
    while not session.over:
        legal = session.legal()
        session.submit(legal[len(legal) // 2])
    return session.view()


def test_the_rows_of_every_seat_add_up_to_its_total(view):
    for seat, scores in enumerate(view.sheets):
        assert sum(row_points(view, row, seat) for row in shown_rows(view, SHEET)) == scores.total


@pytest.mark.rule("RB-1.12.1", "RB-1.12.2", "RB-1.12.3", "RB-1.12.4", "RB-1.12.5", "RB-1.12.7")
def test_each_kind_of_points_has_one_row():
    keys = [key for row in SHEET.rows() for key in row.keys]
    expected = [
        *("carried", "plant", "boat", "opportunity", "barn", "well", "card", "surveyors", "agents"),
        *("final-coins", "final-colour", "final-assets", "final-harbor", "final-harbor-half", "final-agents"),
    ]
    assert sorted(keys) == sorted(expected)


def test_points_from_before_a_position_have_a_row_only_where_there_are_some(view):
    assert "carried" not in [row.keys[0] for row in shown_rows(view, SHEET)]
    line = ScoreLine("carried", 12, "")
    carried = replace(view, sheets=(ScoreSheet(0, (line,)), *view.sheets[1:]))
    assert "carried" in [row.keys[0] for row in shown_rows(carried, SHEET)]


@pytest.mark.rule("RB-1.12.9")
def test_the_verdict_names_one_winner_or_all_who_share(view):
    best = max(range(3), key=lambda seat: view.sheets[seat].total)
    assert winners(view) == (best,)
    assert verdict(view, SETUP) == f"{SETUP.seats[best].name} wins with {view.sheets[best].total} points."
    sheets = tuple(
        ScoreSheet(seat, (ScoreLine("plant", points, ""),)) for seat, points in enumerate((7, 9, 9))
    )
    shared = replace(view, sheets=sheets, ranks=(3, 1, 1))
    assert verdict(shared, SETUP) == "Bo and Cleo share the victory with 9 points."
    assert verdict(replace(view, ranks=()), SETUP) == ""


@pytest.mark.rule("RB-1.12.8")
def test_broken_ties_are_explained_by_the_lowest_phase_tile(view):
    observation = replace(view.observation, harbor=(9, 12, 12), agents=(4, 4, 0), owner=(-1, 2, 0, 1, 1, 0))
    assert tie_breaks(replace(view, observation=observation), ["Ann", "Bo", "Cleo"]) == (
        "Harbor: Cleo is ahead of Bo, by phase tile 1.",
        "Agents: Ann is ahead of Bo, by phase tile 2.",
    )
    clear = replace(observation, harbor=(9, 12, 11), agents=(4, 3, 0))
    assert tie_breaks(replace(view, observation=clear), ["Ann", "Bo", "Cleo"]) == ()
    nobody = replace(observation, harbor=(9, 12, 11), agents=(0, 0, 0))
    assert tie_breaks(replace(view, observation=nobody), ["Ann", "Bo", "Cleo"]) == ()


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(2560, 1440), QSize(640, 900), QSize(300, 200)])
@pytest.mark.parametrize("name", ["light", "dark"])
def test_it_is_painted_inside_its_picture(qapp, view, size, name):
    look = theme(name)
    image = render_final_sheet(view, SETUP, look, size)
    assert image.size() == size
    edge = {image.pixelColor(x, y).name() for x in (0, size.width() - 1) for y in range(size.height())}
    assert edge == {look.table.name()}
    middle = size.width() // 2, size.height() // 2
    assert image.pixelColor(*middle).name() != look.table.name()


def test_the_page_says_the_result_to_screen_readers(qtbot, view):
    page = FinalSheetPage(theme("light"))
    qtbot.addWidget(page)
    page.show_view(view, SETUP)
    said = page._paper.accessibleDescription()
    assert verdict(view, SETUP) in said
    assert all(f"{seat.name}: {view.sheets[n].total}" in said for n, seat in enumerate(SETUP.seats))
