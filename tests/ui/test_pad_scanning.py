"""The score pad filled by readers: a piece counts once, for the chosen seat; the rest is answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from engine.companion.catalogue import Instance, write_box
from engine.core.pad_sheet import Scanned, read_pad_sheet, write_pad_sheet
from riverboat_desktop.box_files import box_named, keep_box
from tests.ui.stand_in import StandIn
from ui.language import Translators
from ui.main_window import MainWindow
from ui.readers.values import Reader, Scan, WholeZone
from ui.score_pad.page import ScorePadPage
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Pad:
    """The window at its score pad, with a reader whose tags are `t:PIECE/COPY`."""

    def __init__(self, qtbot, *pieces, game="riverboat"):
        if pieces:
            box = box_named(game, "standard", f"ours of {game}")
            for piece in pieces:
                name, _, copy = piece.partition("/")
                box = box.enrol(tag(piece), Instance(name, int(copy)))
            keep_box(box.key, write_box(box))
        self.services = StandIn()
        reader = Reader("wedge", "keyboard", "", 0)
        setattr(self.services.reader_desk, "readers", lambda: (reader,))  # noqa: B010 - one that is set up
        self.window = MainWindow(self.services, theme("light"))
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        qtbot.mouseClick(self.window.findChild(QPushButton, "start_score_pad"), Qt.MouseButton.LeftButton)
        page = self.window.stack.currentWidget()
        assert isinstance(page, ScorePadPage)
        self.page = page
        self.qtbot = qtbot
        self.now_s = 100.0
        page.new_sheet(game)

    def show(self, piece, after_s=3.0):
        """Hold a piece to the reader; what was answered."""
        self.now_s += after_s
        self.services.reader_desk.board.tell(Scan("wedge", 0, tag(piece), "", self.now_s))
        assert not [
            one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()
        ]
        return self.page.scan_bar.heard.text()

    def go(self, key, seat):
        field = self.page.field(key, seat)
        assert field is not None
        self.page.paper.reveal(field)
        self.qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
        return field

    def seat(self, number):
        self.qtbot.mouseClick(self.page.scan_bar.buttons[number], Qt.MouseButton.LeftButton)

    def text(self, key, seat):
        return self.page.sheet.text(key, seat)


def tag(piece):
    return f"nfca:{piece.encode().hex().upper()}"


def test_pieces_count_for_the_seat_that_is_chosen(qtbot):
    pad = Pad(qtbot, "tile-TT/1", "tile-WW/1", "boat-B7/1", "boat-B1/2", "barn/1")
    assert pad.show("tile-TT/1") == "Turnip + turnip (TT): counted for Player 1 (doubles 1)"
    assert pad.show("tile-WW/1").endswith("counted for Player 1 (doubles 2)")
    pad.seat(1)
    pad.show("boat-B7/1")
    pad.show("boat-B1/2")
    assert pad.text("tiles-2", 0) == "2" and pad.text("boats", 1) == "B7 B1"
    pad.go("coins", 2)
    assert pad.page.scan_bar.buttons[2].isChecked(), "the column of the keyboard is chosen, too"
    pad.show("barn/1")
    assert pad.text("idle-barns", 2) == "1"
    assert pad.page.score.lines[2][-1].row == "assets"


def test_the_same_piece_never_counts_twice_and_an_equal_one_does(qtbot):
    pad = Pad(qtbot, "tile-TT/1", "tile-TT/2")
    pad.show("tile-TT/1")
    assert pad.show("tile-TT/1", after_s=0.4).endswith("(doubles 1)"), "it still lies there: nothing is said"
    pad.seat(1)
    said = pad.show("tile-TT/1")
    assert said == "Turnip + turnip (TT): this very piece is counted already, for Player 1"
    assert pad.text("tiles-2", 0) == "1" and pad.text("tiles-2", 1) == ""
    pad.show("tile-TT/2")
    assert pad.text("tiles-2", 1) == "1"


def test_undo_takes_a_scan_back_so_that_it_can_count_for_another(qtbot):
    pad = Pad(qtbot, "tile-TT/1", "boat-B7/1")
    pad.show("boat-B7/1")
    pad.show("tile-TT/1")
    qtbot.mouseClick(pad.page.tools.buttons["undo"], Qt.MouseButton.LeftButton)
    assert pad.text("tiles-2", 0) == "" and pad.text("boats", 0) == "B7"
    pad.seat(2)
    pad.show("tile-TT/1")
    assert pad.text("tiles-2", 2) == "1"
    for _ in range(2):
        qtbot.mouseClick(pad.page.tools.buttons["undo"], Qt.MouseButton.LeftButton)
    assert pad.page.sheet.blank and pad.page.sheet.scanned == ()


def test_what_does_not_belong_here_is_answered(qtbot):
    pad = Pad(qtbot, "mat-1/1", "tile-TT/1")
    Pad(qtbot, "queen/1", game="sobek").window.close()
    assert pad.show("mat-1/1").endswith("brings nothing here")
    assert pad.show("queen/1") == "This piece is of another game: Sobek"
    assert pad.show("stone/1") == f"This tag is on no piece of a box: {tag('stone/1')}"
    assert pad.page.sheet.blank
    pad.page.paper.reveal(pad.go("tiles-2", 0))
    qtbot.keyClicks(pad.go("tiles-2", 0), "many")
    assert "takes no more, or cannot be read" in pad.show("tile-TT/1")
    assert pad.text("tiles-2", 0) == "many"


def test_without_a_box_it_says_where_boxes_are_made(qtbot):
    pad = Pad(qtbot)
    assert "Tags for your box" in pad.show("tile-TT/1")


def test_more_pieces_than_can_be_are_named_at_their_place(qtbot):
    pieces = [f"{boat}/{copy}" for boat in ("boat-B1", "boat-B2a") for copy in range(1, 6)]
    pad = Pad(qtbot, *pieces)
    said = [pad.show(piece) for piece in pieces]
    assert "takes no more" in said[-1], "the harbor has nine recesses"
    qtbot.keyClicks(pad.go("boats", 1), "B1 B1 B1")
    assert [trouble.field for trouble in pad.page.score.troubles] == ["boats", "boats"]


def test_everything_that_lies_on_a_reader_counts_once(qtbot):
    pad = Pad(qtbot, "tile-TT/1", "tile-WW/1")
    for at_s in (200.0, 200.3, 200.6, 203.0):
        tags = (tag("tile-TT/1"), tag("tile-WW/1"))
        pad.services.reader_desk.board.tell(WholeZone("desk", 0, tags, at_s))
    assert pad.text("tiles-2", 0) == "2"


def test_cards_of_sobek_count_in_the_round_and_the_pile_where_the_keyboard_is(qtbot):
    pad = Pad(qtbot, "ivory-3/1", "wheat/1", "amulet/1", "curse/1", game="sobek")
    pad.go("r1-wheat-cards", 0)
    pad.show("ivory-3/1")
    pad.show("amulet/1")
    assert pad.text("r1-ivory-cards", 0) == "1" and pad.text("r1-ivory-scarabs", 0) == "3"
    assert pad.text("r1-wheat-cards", 0) == "1", "an amulet counts for the set in which it lies"
    pad.go("r1-corruption-cards", 1)
    pad.show("wheat/1")
    pad.show("curse/1")
    assert pad.text("r1-corruption-cards", 1) == "1" and pad.text("r1-corruption-curses", 1) == "1"
    pad.go("r2-laid", 0)
    pad.show("ivory-3/1")
    assert pad.text("r2-laid", 0) == "3", "in another round it counts again"
    assert "counted already, for Player 1" in pad.show("ivory-3/1")


def test_what_was_scanned_is_kept_with_the_sheet(qtbot):
    pad = Pad(qtbot, "tile-TT/1")
    pad.seat(1)
    pad.show("tile-TT/1")
    kept = read_pad_sheet(write_pad_sheet(pad.page.sheet))
    assert kept == pad.page.sheet and kept.scanned == (Scanned(1, "play", "tile-TT/1"),)
    pad.page.set_seats(2)
    assert pad.page.sheet.scanned == kept.scanned
    assert kept.with_seats(kept.seats[:1]).scanned == ()


def test_a_reader_is_heard_only_while_the_pad_is_seen_and_no_table_wants_it(qtbot):
    pad = Pad(qtbot, "tile-TT/1")
    pad.window._pad.at_table = lambda: True
    assert "belongs to the game at the table" in pad.show("tile-TT/1")
    pad.window._pad.at_table = lambda: False
    qtbot.mouseClick(pad.page.tools.buttons["closed"], Qt.MouseButton.LeftButton)
    pad.show("tile-TT/1")
    assert pad.page.sheet.blank


def test_without_a_reader_there_is_no_line_for_it(qtbot):
    window = MainWindow(StandIn(), theme("light"))
    qtbot.addWidget(window)
    window.show()
    window.show_score_pad()
    page = window.stack.currentWidget()
    assert isinstance(page, ScorePadPage) and not page.scan_bar.isVisible()


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_answers_follow_the_language(qtbot, language):
    pad = Pad(qtbot, "tile-TT/1")
    pad.show("tile-TT/1")
    translators = Translators()
    translators.show(language)
    try:
        QApplication.processEvents()
        said = pad.page.scan_bar.heard.text()
        assert said.isascii() == (language == "en"), said
        hint = pad.page.palette_bar._about.text()
        assert any("一" <= letter <= "鿿" for letter in hint) == (language == "zh_TW"), hint
        assert pad.window.findChild(QPushButton, "pad_scan_1") is pad.page.scan_bar.buttons[0]
    finally:
        translators.show("en")
