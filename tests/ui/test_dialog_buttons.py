"""The buttons at the foot of a dialog: one line if there is room, more if there is none, none cut off."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout

from tests.ui.position_work import of_docs
from tests.ui.stand_in import StandIn
from ui.dialog_buttons import DialogButtons
from ui.position_editor.dialog import PositionDialog
from ui.position_editor.situation import situation_of
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WIDTH, GAP = 100, 10


def dialog_of(qtbot, names: str) -> tuple[QDialog, dict[str, QPushButton]]:
    """A dialog with a button of a hundred pixels for each letter; a small letter stands aside."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(0, 0, 0, 0)
    line = DialogButtons(dialog, GAP)
    column.addLayout(line)
    column.addStretch(1)
    made = {
        name: (line.aside if name.islower() else line.add)(name, partial(dialog.setWindowTitle, name))
        for name in names
    }
    for button in made.values():
        button.setFixedSize(WIDTH, 30)
    return dialog, made


def lefts(dialog: QDialog, buttons: dict[str, QPushButton], width: int) -> dict[str, tuple[int, int]]:
    """Where each button that is shown begins at that width of the dialog, and in which line."""
    dialog.resize(width, 300)
    dialog.show()
    return {
        name: (button.x(), button.y() // (30 + GAP)) for name, button in buttons.items() if button.isVisible()
    }


def test_with_room_what_is_aside_stands_left_and_the_rest_right(qtbot):
    dialog, buttons = dialog_of(qtbot, "aBbC")
    assert lefts(dialog, buttons, 600) == {"a": (0, 0), "b": (110, 0), "B": (390, 0), "C": (500, 0)}
    buttons["b"].click()
    assert dialog.windowTitle() == "b"


def test_without_room_they_take_further_lines_at_the_right(qtbot):
    dialog, buttons = dialog_of(qtbot, "aBC")
    assert lefts(dialog, buttons, 320) == {"a": (0, 0), "B": (110, 0), "C": (220, 0)}
    assert lefts(dialog, buttons, 319) == {"a": (109, 0), "B": (219, 0), "C": (219, 1)}
    assert lefts(dialog, buttons, 150) == {"a": (50, 0), "B": (50, 1), "C": (50, 2)}


def test_what_is_hidden_takes_no_room_and_comes_back_where_it_was(qtbot):
    dialog, buttons = dialog_of(qtbot, "aBC")
    buttons["B"].hide()
    assert lefts(dialog, buttons, 210) == {"a": (0, 0), "C": (110, 0)}
    buttons["B"].show()
    assert lefts(dialog, buttons, 320) == {"a": (0, 0), "B": (110, 0), "C": (220, 0)}


@pytest.mark.parametrize("percent", [100, 250])
def test_no_button_of_a_large_dialog_is_cut_off(qtbot, qapp, percent):
    """The one with the most buttons, with the letters at that size on a small screen."""
    look, before = theme("light").scaled(percent), qapp.font()
    font = qapp.font()
    font.setPixelSize(look.text_px)
    qapp.setFont(font)
    try:
        record = of_docs("record-format.md")
        dialog = PositionDialog(StandIn(), look, record.setup.game)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog._open(situation_of(record.setup, record.position))
        dialog.resize(1280, 760)
        qtbot.waitUntil(lambda: dialog.width() == 1280)
        shown = [button for button in (*dialog.buttons.values(), dialog.close_button) if button.isVisible()]
        assert len(shown) > 3
        for button in shown:
            corner = button.mapTo(dialog, QPoint(button.width(), button.height()))
            assert corner.x() <= 1280 and corner.y() <= 760, button.objectName()
            assert button.width() >= button.sizeHint().width(), button.objectName()
    finally:
        qapp.setFont(before)
