"""The score pad counts by the box that is chosen: its pieces, its points; sheets remember it."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt

from engine.registry import editions
from riverboat_desktop.pad_files import PadShelf
from tests.ui.stand_in import StandIn
from ui.own_box.draft import edition_text
from ui.score_pad.page import ScorePadPage
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def shelf():
    """One box of Riverboat, whose doubles bring four points instead of one."""
    data = json.loads(next(iter(editions("riverboat").values())))
    data["id"] = "attic"
    data["double_tiles"]["points"] = 4
    kept = StandIn().box_shelf
    kept.keep("riverboat", edition_text(data))
    return kept


def opened(qtbot, shelf):
    page = ScorePadPage(PadShelf(), ("riverboat", "sobek"), theme("light"), shelf.boxes)
    page.resize(1280, 800)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    return page


def choose(page, qtbot, row):
    page.tools.edition.setFocus()
    for _ in range(page.tools.edition.count()):
        qtbot.keyClick(page.tools.edition, Qt.Key.Key_Up)
    for _ in range(row):
        qtbot.keyClick(page.tools.edition, Qt.Key.Key_Down)
    page.tools.edition.activated.emit(page.tools.edition.currentIndex())


def test_a_sheet_is_counted_by_the_points_of_the_box_that_is_chosen(qtbot, shelf):
    page = opened(qtbot, shelf)
    combo = page.tools.edition
    assert [combo.itemText(row) for row in range(combo.count())] == ["Built-in box", "attic"]
    field = page.field("tiles-2", 0)
    page.paper.reveal(field)
    qtbot.keyClicks(field, "3")
    built_in = page.score.totals[0]
    choose(page, qtbot, 1)
    assert page.sheet.edition == shelf.boxes("riverboat")[0].key
    assert page.score.totals[0] == 12 != built_in
    assert page.sheet.text("tiles-2", 0) == "3"
    page.undo()
    assert page.score.totals[0] == built_in and combo.currentIndex() == 0
    page.redo()
    assert combo.currentText() == "attic"


def test_a_kept_sheet_stays_with_its_box_also_when_that_is_deleted(qtbot, shelf):
    page = opened(qtbot, shelf)
    field = page.field("tiles-2", 0)
    page.paper.reveal(field)
    qtbot.keyClicks(field, "1")
    choose(page, qtbot, 1)
    page.keep_now()
    page.close()
    shelf.remove(shelf.boxes("riverboat")[0])
    again = opened(qtbot, shelf)
    again.open_last()
    assert again.score.totals[0] == 4
    assert again.tools.edition.isVisible() and again.tools.edition.currentIndex() == 1
    choose(again, qtbot, 0)
    assert again.score.totals[0] != 4


def test_where_no_box_was_copied_there_is_no_choice(qtbot, shelf):
    page = opened(qtbot, shelf)
    page.new_sheet("sobek")
    assert not page.tools.edition.isVisible()
