"""The scoring of a round step by step: the numbers of its pages, and how they are turned."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core.savefile import parse_record
from engine.registry import game
from engine.session.loading import load
from ui.preferences import Preferences
from ui.round_report import DWELL_MS, RoundReport
from ui.seats import Seat
from ui.sobek import round_report
from ui.sobek.round_track import place_of, row_count, space_rect
from ui.theme import theme

TWO_STEPS = """riverboat-desktop record 1
game sobek
seat 1 human "Ada"
seat 2 human "Bo"
position
round 2
start 1
phase laying
looked 1
points 38 20
at 1.hand: cattle-1 x5, fish-1, wheat-start x2
at 1.marble: marble-2 x3
at 1.corruption: ebony-2, ivory
at 2.hand: fish-start x2
at 2.wheat: wheat-1 x2, wheat
at tokens: guild-A, guild-B, guild-C
at tokens-used: flood, deceit
at discards: wheat-1 x3, wheat x2, fish-1 x4, fish x3, cattle x2, ivory-3 x3, ivory, ebony-2 x3, ebony x2
at discards: marble x3, amulet x4, queen
steps
1 lay cattle cattle-1 cattle-1 cattle-1 cattle-1 cattle-1
1 done
* count
"""
"""Ada lays 5 scarabs; Bo's two cards are too few to be asked. All else of the deck lies open."""

TIE = """riverboat-desktop record 1
game sobek
seat 1 human "Ada"
seat 2 human "Bo"
seat 3 human "Cleo"
position
round 3
start 1
phase laying
points 30 31 32
at 1.hand: wheat-start x2
at 2.hand: fish-start x2
at 3.hand: cattle-start x2
{piles}
at discards: wheat-1 x5, wheat x2, fish-1 x4, fish x3, cattle-1 x5, cattle x2, ivory-3 x3, ivory x2
at discards: ebony-2 x4, ebony x2, marble-2 x3, marble x3, amulet x5, queen, vizir, thief
at discards: high-priest, high-priestess, scribe-fish, scribe-cattle, merchant, courtisan
steps
* count
"""
"""Everybody has two cards without scarabs left; a wheat and a fish with a scarab are still to be placed."""


def scored(text, viewer=0, colours=(0, 1, 2, 3)):
    """The pages of the last step of a record, for a viewer."""
    record = parse_record(text)
    session = load(game("sobek"), record)
    line = next(line for line in session.log(viewer)[::-1] if round_report.title(line.events))
    seats = [Seat(n, seat.name, colours[n], "human") for n, seat in enumerate(record.setup.seats)]
    return round_report.pages(line.events, session.view(viewer), record.setup, seats)


def spoken(pages, chapter):
    return [page.spoken for page in pages if page.chapter == chapter]


@pytest.mark.rule("SK-1.12.1", "SK-1.12.2", "SK-1.12.3", "SK-1.12.9")
def test_sets_are_scored_one_after_the_other_from_38_to_61():
    # Three marble with 2 scarabs each: 6 × 3 = 18, so 38 + 18 = 56; five cattle laid at the end: 5, so 61.
    # Bo: 2 scarabs × 3 cards = 6, so 20 + 6 = 26.
    assert spoken(scored(TWO_STEPS), "Sets") == [
        "Ada: Marble, vertical: 6 scarabs × 3 cards = 18 points. The marker goes from 38 to 56.",
        "Ada: Cattle, horizontal: 5 scarabs = 5 points. The marker goes from 56 to 61.",
        "Bo: Wheat, vertical: 2 scarabs × 3 cards = 6 points. The marker goes from 20 to 26.",
    ]


@pytest.mark.rule("SK-1.12.4", "SK-1.11.3")
def test_corruption_is_counted_with_what_was_left_in_the_hand():
    # Ada: 2 cards under the tile and 3 left in the hand; Bo: 2 left in the hand.
    pages = scored(TWO_STEPS)
    assert spoken(pages, "Corruption") == [
        "Ada: 5 (5 cards, left in the hand: 3). Bo: 2 (2 cards, left in the hand: 2).",
        "Ada is the most corrupt.",
    ]


@pytest.mark.rule("SK-1.12.7", "SK-1.12.8", "SK-1.12.13")
def test_23_round_points_lead_from_61_over_59_back_to_52():
    assert spoken(scored(TWO_STEPS), "Penalty") == [
        "Ada: 23 round points, 2 steps back. The marker stands on 61 (glyph A).",
        "Step 1: from 61 (glyph A) back to 59.",
        "Step 2: from 59 (glyph A) back to 52.",
    ]
    assert spoken(scored(TWO_STEPS), "Standing") == [
        "After round 2. Ada: 52 (38 + 23 = 61, penalty 9). Bo: 26 (20 + 6 = 26)."
    ]


@pytest.mark.rule("SK-1.16.10")
def test_everybody_is_shown_the_same_pages():
    mine, theirs, public = (scored(TWO_STEPS, viewer) for viewer in (0, 1, -1))
    said = [[(page.title, page.spoken) for page in pages] for pages in (mine, theirs, public)]
    assert said[0] == said[1] == said[2]
    assert "fish-1" not in str(said) and "ebony" not in str(said).lower()


@pytest.mark.rule("SK-1.12.5")
def test_in_a_tie_the_scarabs_are_shown_before_the_verdict():
    # Ada has 3 cards without scarabs, Bo 3 with the one of the fish, Cleo 2: Bo pays; of no points no step.
    pages = scored(TIE.format(piles="at 1.corruption: wheat\nat 2.corruption: fish-1"))
    assert spoken(pages, "Corruption")[1:] == [
        "Ada and Bo have the same count; scarabs decide. Ada: 0 scarabs. Bo: 1 scarab.",
        "Bo is the most corrupt.",
    ]
    assert spoken(pages, "Penalty") == [
        "Bo: 0 round points, no step back. The marker stands on 31 (glyph B)."
    ]


@pytest.mark.rule("SK-1.12.6")
def test_those_who_are_still_tied_all_pay():
    # Two cards each, no scarabs.
    pages = scored(TIE.format(piles="at discards: wheat, fish-1"))
    assert spoken(pages, "Corruption")[-1] == "Ada, Bo and Cleo are equally the most corrupt."
    assert [page.title for page in pages if page.chapter == "Penalty"] == [
        f"{name}: 0 round points, no step back" for name in ("Ada", "Bo", "Cleo")
    ]
    assert pages[-1].title == "The game ends after round 3"


# --- turning pages ----------------------------------------------------------------------------


@pytest.fixture
def report(qtbot):
    """The report of `TWO_STEPS`, open over a window."""
    return opened(qtbot)


class Watched(RoundReport):
    """Remembers the page at which it was closed, and keeps the window it lies over."""

    def __init__(self, preferences: Preferences) -> None:
        self.below = QWidget()
        self.below.resize(980, 720)
        self.closings: list[int] = []
        super().__init__(theme("light"), preferences, self.below)
        self.closed.connect(lambda: self.closings.append(self.at))


def opened(qtbot, *, by_itself=False, **preferences):
    quiet = {"animation": "off"} | preferences
    made = Watched(Preferences(**quiet))
    qtbot.addWidget(made.below)
    made.below.show()
    made.open_report(lambda: "Scoring of round 2", lambda: scored(TWO_STEPS), by_itself=by_itself)
    return made


def press(report, *keys):
    for key in keys:
        QTest.keyClick(report.focusWidget() or report.canvas, key)


def test_it_covers_the_window_and_says_its_page(report):
    assert report.isVisible() and report.geometry() == report.parentWidget().rect()
    assert report.canvas.hasFocus()
    assert report.canvas.accessibleName() == "Ada: sets"
    assert report.canvas.accessibleDescription().startswith("Ada: Marble, vertical: 6 scarabs")
    assert report._part.text() == "Scoring of round 2 · Sets · 1 of 9"


def test_pages_are_turned_by_keys(report):
    keys = Qt.Key
    press(report, keys.Key_Space)
    press(report, keys.Key_Return)
    press(report, keys.Key_Right)
    assert report.at == 3 and report.page.chapter == "Corruption"
    press(report, keys.Key_Left)
    press(report, keys.Key_Backspace)
    assert report.at == 1
    press(report, keys.Key_PageDown)
    assert report.at == 3
    press(report, keys.Key_PageDown)
    assert report.page.chapter == "Penalty" and report.at == 5
    press(report, keys.Key_PageUp)
    assert report.at == 3
    press(report, keys.Key_Home)
    assert report.at == 0
    press(report, keys.Key_Backspace)
    assert report.at == 0
    press(report, keys.Key_End)
    assert report.page.chapter == "Standing" and report.closings == []
    press(report, keys.Key_Space)
    assert report.closings == [8] and not report.isVisible() and not report.is_open


def test_pages_are_turned_by_clicks(report):
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(report.canvas, left)
    QTest.mouseClick(report.next, left)
    assert report.at == 2
    QTest.mouseClick(report.back, left)
    assert report.at == 1
    QTest.mouseClick(report.canvas, Qt.MouseButton.RightButton)
    assert report.at == 1
    QTest.mouseClick(report.skip, left)
    assert report.closings == [1] and not report.isVisible()


def test_escape_skips_and_a_button_with_the_focus_is_pressed_by_enter(report):
    press(report, Qt.Key.Key_Space)
    report.back.setFocus()
    press(report, Qt.Key.Key_Return)
    assert report.at == 0
    press(report, Qt.Key.Key_Escape)
    assert not report.is_open and report.closings == [0]


def test_the_rule_of_a_page_can_be_asked_for(report, qtbot):
    with qtbot.waitSignal(report.rule_wanted) as asked:
        QTest.mouseClick(report._rule, Qt.MouseButton.LeftButton)
    assert asked.args == ["SK-1.12.1"]


def test_with_animation_a_marker_walks_and_a_key_goes_on_at_once(qtbot):
    report = opened(qtbot, animation="slow")
    assert not report.settled() and report.canvas.share < 1
    press(report, Qt.Key.Key_Space)
    assert report.at == 1
    report.set_preferences(Preferences(animation="off"))
    assert report.settled() and report.canvas.share == 1
    press(report, Qt.Key.Key_Space)
    assert report.settled() and report.canvas.share == 1


def test_where_nobody_is_asked_it_passes_by_itself(qtbot, monkeypatch):
    monkeypatch.setitem(DWELL_MS, "normal", 1)
    report = opened(qtbot, by_itself=True)
    qtbot.waitUntil(lambda: not report.is_open)
    assert report.closings == [8]


def test_where_nobody_is_asked_and_bots_are_instant_it_is_not_opened(qtbot):
    report = opened(qtbot, by_itself=True, pace="instant")
    assert not report.is_open and not report.isVisible() and report.closings == [0]


def test_for_people_it_waits(qtbot, monkeypatch):
    monkeypatch.setitem(DWELL_MS, "normal", 1)
    report = opened(qtbot)
    QTest.qWait(30)
    assert report.at == 0 and not report._dwell.isActive()


def test_another_language_keeps_the_page(report):
    press(report, Qt.Key.Key_Space)
    QApplication.sendEvent(report, QEvent(QEvent.Type.LanguageChange))
    assert report.at == 1 and report.page.title == "Ada: sets"


# --- pictures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [QSize(980, 620), QSize(2200, 1300), QSize(500, 380)])
@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_page_paints_within_its_rectangle(qapp, size, name):
    for page in scored(TWO_STEPS):
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.magenta)
        painter = QPainter(image)
        page.paint(painter, QRectF(10, 10, size.width() - 20, size.height() - 20), theme(name), 0.4)
        painter.end()
        magenta = Qt.GlobalColor.magenta
        rim = [image.pixelColor(x, y) for x in range(0, size.width(), 7) for y in (3, size.height() - 4)]
        rim += [image.pixelColor(x, y) for y in range(0, size.height(), 7) for x in (3, size.width() - 4)]
        assert all(colour == magenta for colour in rim)
        assert image.pixelColor(size.width() // 2, size.height() // 2) != magenta


def test_the_track_winds_upwards_from_the_bottom_left():
    board = QRectF(0, 0, 100, 110)
    assert row_count(100) == 11 and row_count(99) == 10
    assert space_rect(board, 0, 100) == QRectF(0, 100, 10, 10)
    assert space_rect(board, 9, 100) == QRectF(90, 100, 10, 10)
    assert space_rect(board, 10, 100) == QRectF(90, 90, 10, 10)
    assert space_rect(board, 19, 100) == QRectF(0, 90, 10, 10)
    assert space_rect(board, 20, 100) == QRectF(0, 80, 10, 10)
    assert place_of(board, 9.5, 100).toTuple() == (95, 100)


def test_a_walking_marker_is_painted_along_its_way(qapp):
    page = next(page for page in scored(TWO_STEPS) if page.moves)

    def painted(share):
        image = QImage(980, 620, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        page.paint(painter, QRectF(0, 0, 980, 620), theme("light"), share)
        painter.end()
        return image

    start, middle, end = painted(0.0), painted(0.5), painted(1.0)
    assert start != middle != end != start
