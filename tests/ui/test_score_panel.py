"""The score dock: every line of every sheet is there, leads to its pieces and its rule, and adds up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from ui.panels.row_button import RowButton
from ui.panels.score_panel import ScorePanel
from ui.phrasebook import phrases_for
from ui.seats import Seat
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SETUP = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=4)
SEATS = (Seat(0, "Ann", 2, "human"), Seat(1, "Bo", 0, "greedy"))


@pytest.fixture(scope="module")
def view():
    session = Session(game("riverboat"), SETUP)
    session.start()
    while session.length < 200:
        legal = session.legal()
        session.submit(legal[len(legal) // 2])
    return session.view(0)


@pytest.fixture
def panel(qtbot, view) -> ScorePanel:
    panel = ScorePanel(theme("light"))
    qtbot.addWidget(panel)
    panel.resize(320, 900)
    panel.show()
    panel.show_view(view, SEATS, phrases_for(SETUP))
    return panel


def rows(panel: ScorePanel, seat: int) -> list[tuple[str, ...]]:
    """The texts of the rows below a seat's header, as they are seen."""
    sheet = panel._sheets[seat]
    found = [row for row in sheet.findChildren(RowButton) if row is not sheet.header and row.isVisible()]
    found.sort(key=lambda row: row.mapTo(sheet, row.rect().topLeft()).y())
    return [tuple(label.text() for label in row.findChildren(QLabel)) for row in found]


def click(qtbot, panel: ScorePanel, seat: int, text: str) -> None:
    sheet = panel._sheets[seat]
    (row,) = [
        row
        for row in sheet.findChildren(RowButton)
        if row.isVisible() and row.findChildren(QLabel)[0].text() == text
    ]
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    qtbot.wait(1)


def test_only_the_sheet_of_the_seat_that_looks_is_open(panel, view):
    assert rows(panel, 0) and not rows(panel, 1)
    heads = [[label.text() for label in sheet.header.findChildren(QLabel)] for sheet in panel._sheets]
    assert [head[-1] for head in heads] == [str(sheet.total) for sheet in view.sheets]


def test_kinds_add_up_to_the_total_and_with_the_projections_to_the_sum_below(panel, view):
    words = phrases_for(SETUP)
    kinds = {f"▸ {words.score_key(line.key)}" for line in view.sheets[0].lines}
    shown = rows(panel, 0)
    assert sum(int(points) for text, points in shown if text in kinds) == view.sheets[0].total
    assert {text for text, _ in shown} >= kinds
    ahead = sum(item.points for item in view.projections[0])
    assert shown[-1] == ("Together", str(view.sheets[0].total + ahead))


def test_a_kind_opens_to_its_lines_and_points_at_their_pieces(qtbot, panel, view):
    lines = [line for line in view.sheets[0].lines if line.key == "plant"]
    title = phrases_for(SETUP).score_key("plant")
    before = len(rows(panel, 0))
    with qtbot.waitSignal(panel.refs_pointed) as pointed:
        click(qtbot, panel, 0, f"▸ {title}")
    assert set(pointed.args[0]) == {ref for line in lines for ref in line.refs}
    assert len(rows(panel, 0)) == before + len(lines)
    with qtbot.waitSignal(panel.refs_pointed) as pointed:
        click(qtbot, panel, 0, f"▾ {title}")
    assert pointed.args[0] == ()
    assert len(rows(panel, 0)) == before


def test_a_line_leads_to_its_rule(qtbot, panel):
    click(qtbot, panel, 0, f"▸ {phrases_for(SETUP).score_key('plant')}")
    link = next(
        button for button in panel.findChildren(QPushButton) if button.text() == "§" and button.isVisible()
    )
    with qtbot.waitSignal(panel.rule_wanted) as wanted:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert wanted.args == ["RB-1.6.3"]


def test_a_header_opens_and_closes_and_that_survives_another_look(qtbot, panel):
    qtbot.mouseClick(panel._sheets[1].header, Qt.MouseButton.LeftButton)
    qtbot.wait(1)
    assert rows(panel, 1)
    panel.set_theme(theme("dark"))
    qtbot.wait(1)
    assert rows(panel, 0) and rows(panel, 1)


def test_nothing_is_left_when_the_game_is(panel):
    panel.forget()
    assert panel.findChildren(RowButton) == []
