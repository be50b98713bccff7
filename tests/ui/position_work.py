"""Working with the editor of positions by mouse and by keyboard, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox

from engine.core.savefile import Record, parse_record
from engine.registry import game
from tests.ui.stand_in import StandIn
from ui.position_editor.dialog import PositionDialog
from ui.position_editor.editor import PositionEditor
from ui.position_editor.situation import situation_of
from ui.position_editor.words import where
from ui.theme import theme

DOCS = Path(__file__).resolve().parents[2] / "docs"
Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def of_docs(file: str) -> Record:
    """The first record of a page that has a position, without its steps."""
    texts = (DOCS / file).read_text(encoding="utf-8").split("```")[1::2]
    text = next(text.strip() for text in texts if "\nposition\n" in text)
    return parse_record(text.partition("\nsteps\n")[0] + "\nsteps\n")


def state_text(record: Record) -> str:
    """The whole state of a record's position, as one text."""
    rules = game(record.setup.game)
    assert record.position is not None
    turn = dict(record.position.turn)
    return rules.canonical(rules.from_position(record.setup, record.position.inventory, turn))


def opened(qtbot: Any, record: Record, services: StandIn | None = None) -> PositionDialog:
    """The dialog with the editor on the position of a record."""
    dialog = PositionDialog(services or StandIn(), theme("light"), record.setup.game)
    qtbot.addWidget(dialog)
    dialog.resize(1232, 752)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog._open(situation_of(record.setup, record.position))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


class ByMouse:
    """Does everything with the mouse."""

    def __init__(self, editor: PositionEditor) -> None:
        self.editor = editor

    def pick(self, piece: str) -> None:
        if self.editor.tray.piece != piece:
            QTest.mouseClick(self.editor.tray.buttons[piece], LEFT)

    def go(self, place: str) -> None:
        found = where(self.editor.situation, place)
        assert found is not None, place
        keys = [area.key for area in self.editor._areas]
        tab = self.editor.tabs.tabRect(keys.index(found[0].key)).center()
        QTest.mouseClick(self.editor.tabs, LEFT, pos=tab)

    def put(self, place: str, count: int = 1) -> None:
        self.go(place)
        spot = self.editor.canvas.spot(place)
        assert spot is not None, place
        for _ in range(count):
            QTest.mouseClick(self.editor.canvas, LEFT, pos=spot.rect.center().toPoint())

    def take(self, place: str) -> None:
        self.go(place)
        spot = self.editor.canvas.spot(place)
        assert spot is not None
        QTest.mouseClick(self.editor.canvas, RIGHT, pos=spot.rect.center().toPoint())

    def turn(self) -> None:
        QTest.mouseClick(self.editor.turn_button, LEFT)

    def choose(self, key: str, value: str) -> None:
        box = self.editor.form.fields[f"say_{key}"]
        assert isinstance(box, QComboBox)
        while box.currentData() != value:
            QTest.keyClick(box, Key.Key_Down if box.findData(value) > box.currentIndex() else Key.Key_Up)

    def number(self, name: str, value: int) -> None:
        field = self.editor.form.fields[f"say_{name}"]
        assert isinstance(field, QSpinBox)
        field.selectAll()
        QTest.keyClicks(field, str(value))

    def press(self, name: str) -> None:
        button = self.editor.form.fields[f"say_{name}"]
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, LEFT)


class ByKeys(ByMouse):
    """Does everything with keys."""

    def pick(self, piece: str) -> None:
        if self.editor.tray.piece != piece:
            self.editor.tray.buttons[piece].setFocus()
            QTest.keyClick(self.editor.tray.buttons[piece], Key.Key_Return)

    def go(self, place: str) -> None:
        found = where(self.editor.situation, place)
        assert found is not None, place
        keys = [area.key for area in self.editor._areas]
        tabs = self.editor.tabs
        while tabs.currentIndex() != keys.index(found[0].key):
            right = keys.index(found[0].key) > tabs.currentIndex()
            QTest.keyClick(tabs, Key.Key_Right if right else Key.Key_Left)

    def walk(self, place: str) -> None:
        """From the first spot on, row by row, as arrows go."""
        self.go(place)
        canvas = self.editor.canvas
        for _ in range(60):
            here, there = canvas.spot(canvas.cursor_name), canvas.spot(place)
            assert here is not None and there is not None
            if here is there:
                return
            way = there.rect.center() - here.rect.center()
            keys = [
                Key.Key_Right if way.x() > 0 else Key.Key_Left,
                Key.Key_Down if way.y() > 0 else Key.Key_Up,
            ]
            if abs(way.y()) > abs(way.x()):
                keys.reverse()
            before = canvas.cursor_name
            for key in keys:
                QTest.keyClick(canvas, key)
                if canvas.cursor_name != before:
                    break
        # A place that no straight way leads to is reached in the order of reading.
        canvas.go_to(place)

    def put(self, place: str, count: int = 1) -> None:
        self.walk(place)
        QTest.keyClick(self.editor.canvas, Key.Key_Return)
        if count > 1:
            QTest.keyClicks(self.editor.canvas, str(count))

    def take(self, place: str) -> None:
        self.walk(place)
        QTest.keyClick(self.editor.canvas, Key.Key_Delete)

    def turn(self) -> None:
        QTest.keyClick(self.editor.canvas, Key.Key_R)

    def press(self, name: str) -> None:
        button = self.editor.form.fields[f"say_{name}"]
        assert isinstance(button, QPushButton)
        QTest.keyClick(button, Key.Key_Space)
