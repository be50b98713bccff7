"""Pieces of a tray: what is drawn of them where keys go, and once all are placed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from engine.core.setup import SeatSetup, Setup
from ui.position_editor.tray import TrayButton
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SOBEK = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=1)


@pytest.fixture
def button(qtbot):
    made = TrayButton(SOBEK, "wheat", theme("light"))
    qtbot.addWidget(made)
    made.resize(80, 80)
    made.show()
    qtbot.waitExposed(made)
    return made


def inside(button: TrayButton) -> QImage:
    """What is drawn of the piece, without its frame and the count in the corner."""
    return button.grab().toImage().copy(20, 12, 30, 40)


def test_a_piece_of_which_there_are_several_is_seen_where_keys_go(button):
    button.show_left(3, ringed=False)
    button.clearFocus()
    before = inside(button)
    button.setFocus()
    assert button.hasFocus() and inside(button) == before


def test_a_look_is_the_same_after_a_piece_was_drawn_as_used_up(button):
    button.show_left(0, ringed=False)
    inside(button)
    assert theme("light").panel.alpha() == 255 == QColor(button._theme.panel).alpha()
