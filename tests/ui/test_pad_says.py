"""What the score pad says beside the fields, where its keys go, and in which language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from engine.core.pad_sheet import PadSeat, PadSheet
from riverboat_desktop.pad_files import PadShelf
from tests.ui.pad_work import go, opened_pad
from tests.ui.stand_in import StandIn
from ui.language import Translators
from ui.main_window import MainWindow
from ui.score_pad.history import HistoryDialog
from ui.score_pad.options_dialog import PadOptionsDialog
from ui.score_pad.page import ScorePadPage
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot):
    return opened_pad(qtbot)


def said_below(page, row):
    (found,) = [view for section in page.paper.sections for view in section.rows if view.row.key == row]
    return found.said.text()


def test_the_field_where_somebody_types_stays_in_sight_while_the_sheet_says_more(page, qtbot):
    """The same card on both sheets: a line is said in every row above, and the foot grows by a line."""
    for number in range(1, 18):
        page._change(page.sheet.with_text(f"card-{number}", 0, "1"))
    last = go(page, "phases", 1)
    bar = page.paper._scroll.verticalScrollBar()
    qtbot.wait(50)
    before = bar.maximum()
    for number in range(1, 18):
        page._change(page.sheet.with_text(f"card-{number}", 1, "1"))
    viewport = page.paper._scroll.viewport()

    def seen() -> bool:
        top = last.mapTo(viewport, last.rect().topLeft()).y()
        return top >= 0 and top + last.height() <= viewport.height()

    qtbot.waitUntil(lambda: bar.maximum() > before + 17 * 10)
    qtbot.waitUntil(seen)
    assert said_below(page, "card-17") == "Player 1 · Player 2: only one can have this card"


def test_a_line_below_a_row_of_several_fields_names_the_one_it_is_about(page, qtbot):
    """The box has 8 barns and 8 wells. RB-1.12.3"""
    for field in ("idle-barns", "idle-wells"):
        for seat, text in enumerate(("5", "4")):
            page._change(page.sheet.with_text(field, seat, text))
    said = said_below(page, "assets")
    assert said.splitlines() == [
        "Player 1 · Player 2, barns: 9 on all sheets together; the box has 8",
        "Player 1 · Player 2, wells: 9 on all sheets together; the box has 8",
    ]


def test_undo_in_a_name_takes_back_what_the_sheet_has_taken_down(qtbot):
    window = MainWindow(StandIn(), theme("light"))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.menus.actions["score_pad"].trigger()
    page = window.stack.currentWidget()
    assert isinstance(page, ScorePadPage)
    qtbot.keyClicks(go(page, "coins", 0), "5")
    name = page.paper.head.names[0]
    name.setFocus()
    qtbot.keyClicks(name, "Ann")
    assert page.sheet.seats[0].name == "Ann"
    qtbot.keyClick(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.sheet.seats[0].name == "" == name.text() and not page.sheet.blank
    qtbot.keyClick(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.sheet.blank, "what was done before the name"
    for _ in range(2):
        qtbot.keyClick(name, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.sheet.seats[0].name == "Ann" == name.text() and not page.sheet.blank


def test_a_name_that_was_pasted_with_lines_and_tabs_stands_on_one_line(page):
    page._name(0, "Ann\nof\tthe  hills")
    assert said_in(page).startswith("Ann of the hills"), said_in(page)


def said_in(page):
    page._change(page.sheet.with_text("coins", 0, "3"))
    return page.paper.foot.verdict.text()


def test_who_shares_the_lead_of_a_draft_has_not_won_yet(page):
    page._change(page.sheet.with_text("coins", 0, "0"))
    assert page.paper.foot.verdict.text() == "", "all are level"
    for seat in (0, 1):
        page._change(page.sheet.with_text("coins", seat, "3"))
    assert page.paper.foot.verdict.text() == "Player 1 and Player 2 are ahead with 3 points each."
    page.finish()
    assert page.paper.foot.verdict.text() == "Player 1 and Player 2 share the victory with 3 points."


@pytest.mark.parametrize("kind", ["history", "options"])
def test_the_dialogs_of_the_pad_follow_the_language_while_they_are_open(qtbot, qapp, kind):
    shelf, look = PadShelf(), theme("light")
    sheet = PadSheet("sobek", (PadSeat("Ann", 0), PadSeat("Bo", 1)), (("r1-laid", ("", "6")),))
    shelf.keep(shelf.fresh(), sheet)
    dialog = HistoryDialog(shelf, look) if kind == "history" else PadOptionsDialog(sheet, look)
    qtbot.addWidget(dialog)
    dialog.show()
    before = {button: button.text() for button in dialog.findChildren(QPushButton) if button.isVisible()}
    translators = Translators()
    try:
        translators.show("zh_TW")
        qapp.processEvents()
        same = {text for button, text in before.items() if button.text() == text and text[:3] != "SK-"}
        assert before and same == set()
        assert not dialog.windowTitle().isascii()
    finally:
        translators.show("en")
