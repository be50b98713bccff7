"""Undo keys in a field of an editor take back what the editor has taken down, and not letters alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from tests.ui.position_work import of_docs, opened
from tests.ui.stand_in import StandIn
from ui.own_box.dialog import OwnBoxDialog
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_undo_in_the_name_of_a_box(qtbot):
    dialog = OwnBoxDialog(StandIn(), theme("light"), "sobek")
    qtbot.addWidget(dialog)
    dialog.boxes.new.emit()
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    editor = dialog.editor
    assert editor is not None
    editor.side.own.click()
    assert editor.side.own.isChecked()
    editor.name.setFocus()
    before = editor.name.text()
    editor.name.selectAll()
    qtbot.keyClicks(editor.name, "x")
    assert editor.draft.name == "x"
    qtbot.keyClick(editor.name, Qt.Key.Key_Z, CONTROL)
    assert editor.draft.name == before == editor.name.text()
    qtbot.keyClick(editor.name, Qt.Key.Key_Z, CONTROL)
    assert not editor.side.own.isChecked(), "what was done before the name"
    for _ in range(2):
        qtbot.keyClick(editor.name, Qt.Key.Key_Y, CONTROL)
    assert editor.draft.name == "x" == editor.name.text() and editor.side.own.isChecked()


def test_undo_in_a_number_of_a_position(qtbot):
    dialog = opened(qtbot, of_docs("record-format.md"))
    editor = dialog.editor
    assert editor is not None
    field = editor.form.fields["say_points_1"]
    assert isinstance(field, QSpinBox)
    before = field.value()
    editor.say("round", "3")
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "40")
    assert editor.situation.said("points").split()[0] == "40"
    for _ in range(3):
        qtbot.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert field.value() == before == int(editor.situation.said("points").split()[0])
    assert editor.situation.said("round") != "3", "what was done before the number"
