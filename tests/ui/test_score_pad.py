"""The score pad by keyboard and by mouse: filled in, counted, marked, undone, kept, opened, handed out."""

from __future__ import annotations

import csv

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QToolButton

from engine.core.pad_sheet import PadSeat, PadSheet, read_pad_sheet, write_pad_sheet
from riverboat_desktop.pad_files import PadShelf
from tests.ui.pad_work import GAMES, at, go, opened_pad
from tests.ui.stand_in import StandIn
from ui.language import Translators
from ui.main_window import MainWindow
from ui.score_pad.handing_out import HandingOut
from ui.score_pad.history import HistoryDialog
from ui.score_pad.options_dialog import PadOptionsDialog
from ui.score_pad.page import ScorePadPage
from ui.score_pad.shelf import DamagedSheet, KeptSheet
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot):
    return opened_pad(qtbot)


def here(page):
    field = page.focusWidget()
    return field.field.key, field.seat


def kept(page):
    page.keep_now()
    return [item for item in PadShelf().kept() if isinstance(item, KeptSheet)]


def points(page, row, seat):
    found = [view for section in page.paper.sections for view in section.rows if view.row.key == row]
    return found[0].points[seat].text()


@pytest.mark.rule("RB-1.12.1", "RB-1.12.3", "RB-1.12.7")
def test_a_sheet_is_typed_by_keyboard_alone_and_adds_up(page, qtbot):
    field = go(page, "coins", 0)
    for text, key in (("4", Qt.Key.Key_Tab), ("2", Qt.Key.Key_Tab), ("0", Qt.Key.Key_Tab)):
        qtbot.keyClicks(page.focusWidget(), text)
        qtbot.keyClick(page.focusWidget(), key)
    assert here(page) == ("colours", 0)
    qtbot.keyClicks(page.focusWidget(), "1")
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert here(page) == ("idle-barns", 0)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Plus)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert here(page) == ("idle-surveyors", 0)
    qtbot.keyClicks(page.focusWidget(), "++")
    qtbot.keyClicks(page.focusWidget(), "-")
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert here(page) == ("agents", 0)
    qtbot.keyClicks(page.focusWidget(), "3")
    assert page.score.totals == (4 + 7 + 4 + 20, 2, 0)
    assert field.text() == "4" and points(page, "assets", 0) == "4"
    assert [label.text() for label in page.paper.foot.totals] == ["35", "2", "0"]
    assert page.paper.foot.verdict.text() == "Player 1 is ahead with 35 points."


def test_tab_goes_down_the_column_if_one_wants(page, qtbot):
    page.set_by_column(True)
    field = go(page, "coins", 1)
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert here(page) == ("colours", 1)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert here(page) == ("coins", 1)


def test_plus_and_minus_stay_within_what_can_be(page, qtbot):
    field = go(page, "colours", 0)
    qtbot.keyClicks(field, "+++++++")
    assert field.text() == "5"
    qtbot.keyClicks(field, "------")
    assert field.text() == ""


def test_boats_are_counted_by_mouse(page, qtbot):
    go(page, "boats", 1)
    for name in ("pad_put_B7", "pad_put_B2a", "pad_put_B2a", "pad_less"):
        qtbot.mouseClick(page.palette_bar.findChild(QPushButton, name), Qt.MouseButton.LeftButton)
    assert page.sheet.text("boats", 1) == "B7 B2a"
    assert points(page, "boats", 1) == "1"
    go(page, "coins", 2)
    qtbot.mouseClick(page.palette_bar.findChild(QPushButton, "pad_more"), Qt.MouseButton.LeftButton)
    assert page.sheet.text("coins", 2) == "1"


def test_what_cannot_be_is_marked_at_its_place_and_keeps_its_text(page, qtbot):
    field = go(page, "coins", 0)
    qtbot.keyClicks(field, "twelve")
    assert field.text() == page.sheet.text("coins", 0) == "twelve"
    assert field.property("wrong") is True
    row = page.paper.row_of(field)
    assert row.said.text() == "Player 1: 'twelve' is no number from 0 to 25"
    assert "'twelve' is no number" in field.accessibleDescription()
    assert page.paper.foot.verdict.text().endswith("1 entry cannot be; it is marked.")
    field.selectAll()
    qtbot.keyClicks(field, "12")
    assert not field.property("wrong") and row.said.isHidden()


def test_undo_takes_back_whole_entries_and_redo_makes_them_again(page, qtbot):
    qtbot.keyClicks(go(page, "coins", 0), "12")
    qtbot.keyClicks(go(page, "agents", 1), "3")
    qtbot.keySequence(page.focusWidget(), QKeySequence("Ctrl+Z"))
    assert page.sheet.text("agents", 1) == "" and page.sheet.text("coins", 0) == "12"
    qtbot.keySequence(page.focusWidget(), QKeySequence("Ctrl+Z"))
    assert page.sheet.blank and not page.can_undo
    for _ in range(2):
        qtbot.keySequence(page.focusWidget(), QKeySequence("Ctrl+Shift+Z"))
    assert at(page, "coins", 0).text() == "12" and at(page, "agents", 1).text() == "3"


def test_fewer_players_take_a_column_away_and_undo_brings_it_back(page, qtbot):
    qtbot.keyClicks(go(page, "coins", 2), "9")
    page.set_seats(2)
    assert page.paper.seats == 2 and page.field("coins", 2) is None
    page.undo()
    assert page.paper.seats == 3 and at(page, "coins", 2).text() == "9"
    page.set_seats(4)
    assert sorted(seat.colour for seat in page.sheet.seats) == [0, 1, 2, 3]


def test_names_and_colours(page, qtbot):
    qtbot.keyClicks(page.paper.head.names[0], "Ann")
    qtbot.mouseClick(page.paper.head.findChild(QToolButton, "pad_colour_1"), Qt.MouseButton.LeftButton)
    assert [(seat.name, seat.colour) for seat in page.sheet.seats] == [("Ann", 1), ("", 0), ("", 2)]
    assert at(page, "coins", 0).accessibleName() == "Coins, Ann"


def test_a_draft_is_kept_as_it_is_typed_and_found_again(page, qtbot):
    qtbot.keyClicks(go(page, "coins", 0), "7")
    qtbot.waitUntil(lambda: len(PadShelf().kept()) == 1, timeout=5000)
    other = ScorePadPage(PadShelf(), GAMES, theme("light"))
    qtbot.addWidget(other)
    other.open_last()
    assert other.sheet.text("coins", 0) == "7" and other.key == page.key


def test_a_blank_sheet_is_not_kept(page):
    page.new_sheet("sobek")
    assert kept(page) == [] and page.sheet.game == "sobek"


def test_a_sheet_with_an_impossible_entry_is_finished_after_a_question_only(page, qtbot):
    qtbot.keyClicks(go(page, "coins", 0), "26")
    qtbot.mouseClick(page.tools.buttons["finish"], Qt.MouseButton.LeftButton)
    assert page.question.isVisible() and not page.sheet.finished
    qtbot.mouseClick(page.question.yes, Qt.MouseButton.LeftButton)
    assert kept(page)[0].sheet.finished


def test_a_question_about_one_sheet_is_not_asked_about_another(page, qtbot):
    qtbot.keyClicks(go(page, "coins", 0), "99")
    page.finish()
    assert page.question.isVisible()
    page.new_sheet("sobek")
    assert not page.question.isVisible()
    qtbot.keyClicks(go(page, "r1-laid", 0), "6")
    (first, second) = sorted(kept(page), key=lambda item: item.sheet.game)
    page.open_sheet(first)
    page.finish()
    assert page.question.isVisible()
    page.open_sheet(second)
    assert not page.question.isVisible() and not page.sheet.finished


@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_wide_window_the_sheet_stands_in_the_middle(page, qtbot, seats):
    page.resize(2560, 1400)
    page.set_seats(seats)
    qtbot.wait(30)
    row, paper = page.paper.sections[0].rows[0], page.paper
    last = row.points[seats - 1]
    left = row.title.mapTo(paper, row.title.rect().topLeft()).x()
    right = paper.width() - last.mapTo(paper, last.rect().topRight()).x()
    assert abs(left - right) < 60, "but for the scroll bar"


def test_finished_sheets_are_listed_opened_and_deleted_after_a_question(page, qtbot):
    page.set_seats(2)
    qtbot.keyClicks(page.paper.head.names[0], "Ann")
    qtbot.keyClicks(go(page, "coins", 0), "7")
    page.finish()
    page.new_sheet("sobek")
    qtbot.keyClicks(go(page, "r1-laid", 1), "4")
    page.keep_now()
    (page_folder := PadShelf()).write(str(page_folder._place("broken")), "{}")
    dialog = HistoryDialog(PadShelf(), theme("light"))
    qtbot.addWidget(dialog)
    dialog.show()
    texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert sum("Riverboat · Ann 7, Player 2 0" in text for text in texts) == 1
    assert sum("Sobek · Ann 0, Player 2 4 · draft" in text for text in texts) == 1
    assert sum(text == "Cannot be read: " + str(damaged().reason) for text in texts) == 1
    row = next(number for number, text in enumerate(texts) if "Riverboat" in text)
    dialog.list.setCurrentRow(row)
    dialog.deleted.connect(page.forget)
    qtbot.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    assert len(PadShelf().kept()) == 3
    qtbot.mouseClick(dialog.question.no, Qt.MouseButton.LeftButton)
    assert len(PadShelf().kept()) == 3
    qtbot.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.question.yes, Qt.MouseButton.LeftButton)
    assert len(PadShelf().kept()) == 2
    dialog.opened.connect(page.open_sheet)
    dialog.list.setCurrentRow(next(n for n in range(2) if "draft" in dialog.list.item(n).text()))
    page.new_sheet("riverboat")
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert page.sheet.game == "sobek" and page.sheet.text("r1-laid", 1) == "4"


def damaged() -> DamagedSheet:
    return next(item for item in PadShelf().kept() if isinstance(item, DamagedSheet))


def test_a_piece_that_is_shown_is_counted_in_the_column_of_the_keyboard(page):
    go(page, "coins", 1)
    assert page.count("tile-TTT") and page.count("coin", "1.supply")
    assert not page.count("worker", "round-track")
    assert page.sheet.text("tiles-3", 1) == "1" and page.sheet.text("coins", 0) == "1"
    page.undo()
    assert page.sheet.text("coins", 0) == ""


@pytest.mark.rule("SK-1.12.8")
def test_the_offered_penalty_stands_in_its_field_in_pale_ink(page, qtbot):
    page.new_sheet("sobek")
    page.set_seats(2)
    for key, texts in {"r1-laid": ("20", "3"), "r1-corruption-cards": ("4", "1")}.items():
        for seat, text in enumerate(texts):
            qtbot.keyClicks(go(page, key, seat), text)
    field = at(page, "r1-penalty", 0)
    assert field.placeholderText() == "10" and points(page, "r1-penalty", 0) == "−10"
    assert page.paper.row_of(field).said.text() == "Player 1: most corrupt, 2 steps back: 20 → 15 → 10"


def test_each_row_opens_its_rule(page, qtbot):
    wanted = []
    page.rule_wanted.connect(lambda game, rule: wanted.append((game, rule)))
    field = go(page, "coins", 0)
    qtbot.mouseClick(page.paper.row_of(field).title, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.palette_bar.rule, Qt.MouseButton.LeftButton)
    assert wanted == [("riverboat", "RB-1.12.1")] * 2


def test_a_sheet_is_handed_out_as_text_table_and_pdf(page, qtbot, tmp_path):
    qtbot.keyClicks(page.paper.head.names[0], "=Ann")
    qtbot.keyClicks(go(page, "tiles-3", 0), "4")
    qtbot.keyClicks(go(page, "coins", 1), "3")
    out = HandingOut(page, PadShelf(), str(tmp_path))
    out.write_csv(str(tmp_path / "sheet.csv"))
    with open(tmp_path / "sheet.csv", encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0][:3] == ["Row", "'=Ann", "'=Ann, points"]
    assert ["Planting", "triples 4", "8", "", "", "", "", "RB-1.6.3"] in rows
    assert ["Total", "", "8", "", "3", "", "0", ""] in rows
    out.write_text(str(tmp_path / "sheet.txt"))
    text = (tmp_path / "sheet.txt").read_text(encoding="utf-8")
    assert "=Ann is ahead with 8 points." in text and "RB-1.12.1" in text
    out.write_pdf(str(tmp_path / "sheet.pdf"))
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")
    told = []
    page.trouble.connect(lambda said: told.append(str(said)))
    out.write_pdf(str(tmp_path / "no" / "sheet.pdf"))
    assert len(told) == 1 and "cannot be written" in told[0]


def test_the_file_of_a_sheet_gives_it_back_with_everything_that_was_typed():
    sheet = PadSheet("riverboat", (PadSeat("小明", 3), PadSeat()), began="2026-05-01T20:15:00")
    sheet = sheet.with_text("coins", 0, "twelve").with_text("boats", 1, "1, 2a").with_text("gone", 0, "x")
    assert read_pad_sheet(write_pad_sheet(sheet)) == sheet


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("game", GAMES)
def test_every_row_has_words_in_both_languages(page, game, language):
    translators = Translators()
    translators.show(language)
    try:
        page.new_sheet(game)
        for section in page.paper.sections:
            assert section.head.text()
            for view in section.rows:
                assert view.title.text() and page.words.row_help(page.sheet.setup, view.row.key)
                if language == "zh_TW":
                    assert not view.title.text().isascii(), view.row.key
    finally:
        translators.show("en")


def test_the_window_opens_the_pad_from_its_start_and_undo_is_the_sheets(qtbot):
    window = MainWindow(StandIn(), theme("light"))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.mouseClick(window.start.findChild(QPushButton, "start_score_pad"), Qt.MouseButton.LeftButton)
    page = window.stack.currentWidget()
    assert isinstance(page, ScorePadPage)
    assert not window.menus.actions["undo"].isEnabled()
    qtbot.keyClicks(go(page, "coins", 0), "5")
    assert window.menus.actions["undo"].isEnabled()
    window.menus.actions["undo"].trigger()
    assert page.sheet.blank
    qtbot.mouseClick(page.paper.row_of(at(page, "coins", 0)).title, Qt.MouseButton.LeftButton)
    assert window.docks.rules.isVisible()
    qtbot.mouseClick(page.tools.buttons["closed"], Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.start


@pytest.mark.rule("SK-3.35")
def test_the_options_of_the_rules_count_and_can_be_undone(page, qtbot):
    page.new_sheet("sobek")
    page.set_seats(2)
    for key, texts in {"r1-laid": ("20", "3"), "r1-corruption-cards": ("4", "1")}.items():
        for seat, text in enumerate(texts):
            qtbot.keyClicks(go(page, key, seat), text)
    dialog = PadOptionsDialog(page.sheet, theme("light"))
    qtbot.addWidget(dialog)
    dialog.chosen.connect(page.set_options)
    dialog.rows.show_values({"number-penalty": "same-as-glyph-none"})
    qtbot.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
    assert page.sheet.options == (("number-penalty", "same-as-glyph-none"),)
    assert points(page, "r1-penalty", 0) == "0" and page.score.totals == (20, 3)
    page.undo()
    assert page.score.totals == (10, 3)
