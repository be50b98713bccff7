"""Readers that type, off screen: scans are eaten, everything a person types arrives, whole and in order."""

import time

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMainWindow, QPushButton, QVBoxLayout, QWidget

from hardware.driver import TagRead, Trouble
from hardware.drivers.wedge import WedgeSettings
from hardware.number_forms import Form
from riverboat_desktop.key_filter import KeyClock, KeyFilter, Scanned

NUMBER = "0006547886"
TAG = "em4100/32:0063E9AE"
CODE = "TTVZ3TT8X4"


class Desk:
    """A window with a field, a button and a shortcut, and a filter whose clock is moved by hand."""

    def __init__(self, settings: WedgeSettings | None = None) -> None:
        self.window = QMainWindow()
        inside = QWidget()
        column = QVBoxLayout(inside)
        self.field, self.other, self.button = QLineEdit(), QLineEdit(), QPushButton("press")
        for widget in (self.field, self.other, self.button):
            column.addWidget(widget)
        self.window.setCentralWidget(inside)
        self.fired = 0
        action = QAction(self.window)
        action.setShortcuts([QKeySequence("N")])
        action.triggered.connect(self._fire)
        self.window.addAction(action)
        self.now = time.monotonic() - 60  # long ago, so that nobody waits for what follows
        self.scans: list[Scanned] = []
        self.filter = KeyFilter(settings or WedgeSettings(), self.scans.append, at=lambda stamp: self.now)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        self.field.setFocus()
        self.filter.begin()

    def _fire(self) -> None:
        self.fired += 1

    def type(self, text: str, gap_s: float) -> None:
        """Keys by the window system, so far apart."""
        for sign in text:
            self.now += gap_s
            window = QGuiApplication.focusWindow()
            assert window is not None
            key = {"\r": Qt.Key.Key_Return, "\n": Qt.Key.Key_Enter, "\t": Qt.Key.Key_Tab}.get(sign)
            held = Qt.KeyboardModifier.ShiftModifier if sign.isupper() else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(window, ord(sign) if key is None else key, held)

    def scan(self, text: str, end: str = "\r") -> None:
        self.now += 1.0
        self.type(text + end, 0.005)

    def settle(self) -> None:
        """The time in which a further key could come is over."""
        QTest.qWait(150)

    def tags(self) -> list[str]:
        return [str(scan.what.tag) for scan in self.scans if isinstance(scan.what, TagRead)]


@pytest.fixture
def desk(qapp):
    desk = Desk()
    yield desk
    desk.filter.end()
    desk.window.close()


def test_a_scan_is_eaten_and_told(desk):
    desk.scan(NUMBER)
    assert (desk.tags(), desk.field.text()) == ([TAG], "")
    assert desk.scans[0].text == NUMBER and desk.scans[0].ended
    assert desk.scans[0].widest_s == pytest.approx(0.005)


@pytest.mark.parametrize("end", ["\r", "\t", "\r\n"])
def test_any_ending_belongs_to_the_scan(desk, end):
    entered: list[int] = []
    desk.field.returnPressed.connect(lambda: entered.append(1))
    desk.scan(NUMBER, end)
    desk.settle()
    assert desk.tags() == [TAG]
    assert (desk.field.text(), entered, desk.field.hasFocus()) == ("", [], True)


def test_letters_of_a_scan_are_no_shortcuts(desk):
    desk.scan("TTN3N4N5N6")  # N alone is one
    assert (desk.tags(), desk.fired) == (["code:TTN3N4N5N6"], 0)


def test_typing_arrives_whole(desk):
    desk.type("12 apples, Ann 7", 0.11)
    desk.settle()
    assert (desk.field.text(), desk.scans) == ("12 apples, Ann 7", [])


def test_a_number_typed_by_hand_is_no_scan(desk):
    entered: list[int] = []
    desk.field.returnPressed.connect(lambda: entered.append(1))
    desk.type(NUMBER + "\r", 0.12)
    desk.settle()
    assert (desk.field.text(), desk.scans, entered) == (NUMBER, [], [1])


def test_fast_keys_that_are_no_number_come_back(desk):
    desk.type("1234567\r", 0.01)
    desk.settle()
    assert (desk.field.text(), desk.scans) == ("1234567", [])


def test_what_was_typed_right_before_a_scan_stays(desk):
    desk.type("12", 0.11)
    desk.now += 0.05
    desk.type(NUMBER + "\r", 0.005)
    desk.settle()
    assert (desk.field.text(), desk.tags()) == ("12", [TAG])


def test_a_shortcut_and_a_letter_typed_by_hand_do_what_they_do(desk):
    desk.button.setFocus()
    desk.type("n", 0.2)
    assert desk.fired == 1
    desk.type("5", 0.2)
    desk.type("n", 0.03)  # so fast that it was held back with the digit before it
    desk.settle()
    assert desk.fired == 2


def test_keys_go_to_who_had_the_focus_when_they_were_typed(desk):
    desk.type("55", 0.01)
    desk.other.setFocus()
    desk.type("7", 0.01)
    desk.settle()
    assert (desk.field.text(), desk.other.text()) == ("55", "7")


def test_a_click_comes_behind_what_was_typed_before_it(desk):
    desk.type("55", 0.01)
    place = desk.other.mapTo(desk.window, desk.other.rect().center())
    handle = desk.window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert (desk.field.text(), desk.other.hasFocus()) == ("55", True)


def test_a_key_that_is_no_character_lets_go_of_what_is_held(desk):
    desk.type("55", 0.01)
    window = desk.window.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_Left)
    desk.type("7", 0.01)
    desk.settle()
    assert desk.field.text() == "575"


def test_space_presses_a_button_right_behind_a_digit(desk):
    pressed: list[int] = []
    desk.button.clicked.connect(lambda: pressed.append(1))
    desk.button.setFocus()
    desk.type("5 ", 0.01)
    desk.settle()
    assert pressed == [1]


def test_digits_for_another_keyboard_layout_are_told_and_typed(desk):
    window = desk.window.windowHandle()
    for sign in "àààç'à(-éè":
        desk.now += 0.005
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            qapp_send(window, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, sign))
    desk.type("\r", 0.005)
    assert [type(scan.what) for scan in desk.scans] == [Trouble]
    assert desk.scans[0].text == "" and "layout" in desk.scans[0].what.detail
    assert desk.field.text() == "àààç'à(-éè"


def qapp_send(window, event) -> None:
    QGuiApplication.sendEvent(window, event)


def test_a_reader_without_an_ending_is_heard_when_it_falls_silent(qapp):
    desk = Desk(WedgeSettings((Form.DEC_10,), ends=False))
    desk.scan(NUMBER, "")
    assert desk.scans == []
    desk.settle()
    assert (desk.tags(), desk.field.text(), desk.scans[0].ended) == ([TAG], "", False)
    desk.filter.end()
    desk.window.close()


def test_after_the_end_keys_are_left_alone_and_what_was_held_is_given_back(qapp):
    desk = Desk()
    desk.type("12", 0.01)
    desk.filter.end()
    assert desk.field.text() == "12"
    desk.scan(NUMBER)
    assert (desk.field.text(), desk.scans) == ("12" + NUMBER, [])
    desk.window.close()


def test_where_it_does_not_listen_nothing_is_held(qapp):
    desk = Desk()
    desk.filter._only = lambda: False
    desk.scan(NUMBER)
    assert (desk.field.text(), desk.scans) == (NUMBER, [])
    desk.filter.end()
    desk.window.close()


def test_keys_that_waited_for_a_window_that_was_held_up_keep_their_times():
    now = 100.0
    clock = KeyClock(lambda: now)
    assert clock.at(5_000) == pytest.approx(100.0)
    now = 100.5  # both come at once, half a second late
    assert [clock.at(5_005), clock.at(5_010)] == pytest.approx([100.005, 100.010])
    assert clock.at(0) == 100.5  # a key without a stamp
    now = 200.0
    assert clock.at(1_000) == pytest.approx(200.0)  # the stamps began anew
