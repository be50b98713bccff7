"""Helps with the field where the keyboard is: what belongs there, its rule, and buttons to count by mouse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.core.pad import Kind, Row
from engine.core.pad_sheet import PadSheet
from ui.score_pad.field import PadField
from ui.score_pad.words import PadWords, field_range, seat_names, spoken_cell

_MOST_BUTTONS: Final = 10
"""So many numbers have a button of their own."""


class Palette(QFrame):
    """A bar for one field at a time. `rule_wanted` carries the id of the rule of its row."""

    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._field: PadField | None = None
        self._row: Row | None = None
        self._words: PadWords | None = None
        self._sheet: PadSheet | None = None
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setTextFormat(Qt.TextFormat.PlainText)
        self.rule = QPushButton()
        self.rule.setProperty("role", "link")
        self.rule.setObjectName("pad_rule")
        self.rule.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.rule.clicked.connect(lambda: self.rule_wanted.emit(self.rule.text()))
        self._buttons = QWidget()
        self._line = QHBoxLayout(self._buttons)
        self._line.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout(self)
        line.addWidget(self._about, 1)
        line.addWidget(self.rule)
        line.addWidget(self._buttons)
        self.show_field(None, None, None, None)

    def show_field(
        self, field: PadField | None, row: Row | None, words: PadWords | None, sheet: PadSheet | None
    ) -> None:
        """Another field, or none."""
        same = field is self._field
        self._field, self._row = field, row
        self._words, self._sheet = words, sheet
        if not same:
            self._lay_buttons()
        if field is None or row is None or words is None or sheet is None:
            self._about.setText(
                self.tr("Type the numbers, or count with + and −. Tab and Enter go on, F1 shows the rules.")
            )
            self.rule.setText("")
            return
        name = words.field_title(field.field.key)
        head = spoken_cell((seat_names(sheet)[field.seat], words.row_title(sheet.setup, row.key), name))
        about = words.row_help(sheet.setup, row.key)
        text = self.tr("{head}: {about} ({range})")
        self._about.setText(text.format(head=head, about=about, range=field_range(field.field)))
        self.rule.setText(row.rule)
        self.rule.setAccessibleName(self.tr("Open rule {rule}").format(rule=row.rule))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.show_field(self._field, self._row, self._words, self._sheet)
        super().changeEvent(event)

    def _lay_buttons(self) -> None:
        for button in self._buttons.findChildren(QPushButton):
            self._line.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        if self._field is None:
            return
        spec = self._field.field
        if spec.kind is Kind.WORDS:
            for index, word in enumerate(spec.words):
                self._add(word, f"pad_put_{word}", partial(self._append, index))
        elif spec.kind is Kind.NUMBERS and spec.most - spec.least < _MOST_BUTTONS:
            for value in range(spec.least, spec.most + 1):
                self._add(str(value), f"pad_put_{value}", partial(self._append, value))
        self._add("−", "pad_less", lambda: self._step(-1))
        if spec.kind is Kind.NUMBER:
            self._add("+", "pad_more", lambda: self._step(1))

    def _add(self, text: str, name: str, work: Callable[[], None]) -> None:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setProperty("role", "count")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(text in ("+", "−"))
        button.setAccessibleName(
            {"−": self.tr("One less"), "+": self.tr("One more")}.get(
                text, self.tr("Add {word}").format(word=text)
            )
        )
        button.clicked.connect(lambda _on=False: work())
        self._line.addWidget(button)

    def _step(self, by: int) -> None:
        if self._field is not None:
            self._field.step(by)

    def _append(self, value: int) -> None:
        if self._field is not None:
            self._field.append(value)
