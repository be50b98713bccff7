"""The start screen fits a small screen at every scale, and never keeps the window larger than that."""

import pytest
from PySide6.QtWidgets import QPushButton

from ui.start_screen import StartScreen
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("scale", [100, 150, 200, 250])
def test_the_menu_is_seen_whole_on_a_small_screen(qtbot, scale):
    look = theme("light").scaled(scale)
    screen = StartScreen(look, "riverboat")
    qtbot.addWidget(screen)
    assert screen.minimumSizeHint().width() <= 640 and screen.minimumSizeHint().height() <= 640
    screen.resize(1280, 720)
    screen.show()
    button = screen.findChild(QPushButton, "start_new_game")
    assert button is not None
    menu = button.parentWidget()
    assert menu is not None
    assert menu.height() >= menu.minimumSizeHint().height()
    assert screen.rect().contains(menu.geometry())
