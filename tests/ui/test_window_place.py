"""A window is always where somebody can take hold of it, whatever became of the screens."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ui.window_place import USUAL_SIZE, fitted, place_text, restore_place

LEFT = QRect(0, 0, 1920, 1080)
RIGHT = QRect(1920, 0, 2560, 1440)


def test_a_place_on_a_screen_that_is_there_is_kept():
    assert fitted(QRect(2000, 100, 1280, 800), [LEFT, RIGHT]) == QRect(2000, 100, 1280, 800)


def test_a_place_on_a_lost_screen_moves_to_the_middle_of_the_first():
    moved = fitted(QRect(2000, 100, 1280, 800), [LEFT])
    assert moved == QRect(320, 140, 1280, 800)


@pytest.mark.parametrize(
    "place", [QRect(0, -300, 1280, 800), QRect(1900, 10, 1280, 800), QRect(0, 1075, 500, 400)]
)
def test_a_window_whose_top_cannot_be_reached_is_brought_back(place):
    assert LEFT.contains(fitted(place, [LEFT]))


def test_a_window_larger_than_the_screen_shrinks():
    assert fitted(QRect(10, 10, 4000, 3000), [LEFT]).size() == LEFT.size()


def test_without_a_kept_place_the_window_has_its_usual_size():
    assert fitted(QRect(), [LEFT]) == QRect(320, 140, 1280, 800)
    assert fitted(QRect(), [QRect(0, 0, 1024, 600)]) == QRect(0, 0, 1024, 600)


def test_the_text_brings_the_window_back(qtbot):
    first, second = QWidget(), QWidget()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.setGeometry(40, 50, 500, 400)
    restore_place(second, place_text(first))
    assert second.geometry() == QRect(40, 50, 500, 400) and not second.isMaximized()


def test_a_screen_without_room_for_the_frame_is_filled(qtbot):
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.height() <= USUAL_SIZE.height()
    for text in ("", f"0 0 {screen.width()} {screen.height()}"):
        window = QWidget()
        qtbot.addWidget(window)
        restore_place(window, text)
        assert window.isMaximized() and place_text(window).endswith(" maximized")


@pytest.mark.parametrize(
    "text", ["", "1 2 3", "a b c d", "10 10 0 0", "99999999 1 1 1", "1 2 300 200 maximised"]
)
def test_a_damaged_text_gives_the_usual_place(qtbot, text):
    window = QWidget()
    qtbot.addWidget(window)
    restore_place(window, text)
    assert window.screen().availableGeometry().contains(window.geometry())
