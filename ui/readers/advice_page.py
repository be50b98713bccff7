"""The doctor's page: plain advice, each with what is to be typed, ready to copy."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from ui.fitted_dialog import Scrolled
from ui.readers.advice_words import AdviceWords, advice_words
from ui.readers.desk import AdviceLine, ReaderDesk
from ui.theme import Theme


class AdvicePage(QWidget):
    """Shows what the application finds; `look` asks anew."""

    def __init__(self, desk: ReaderDesk, theme: Theme) -> None:
        super().__init__()
        self._desk = desk
        self._theme = theme
        self._lines: tuple[AdviceLine, ...] | None = None
        self._looking = False
        page = QVBoxLayout(self)
        self._head = QLabel()
        self._head.setWordWrap(True)
        page.addWidget(self._head)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, theme.gap_small, 0)
        self._rows.setSpacing(theme.gap)
        self._rows.addStretch(1)
        page.addWidget(Scrolled(inside), 1)
        bottom = QHBoxLayout()
        self._again = QPushButton()
        self._again.setObjectName("advice_again")
        self._again.setAutoDefault(False)
        self._again.clicked.connect(self.look)
        bottom.addWidget(self._again)
        bottom.addStretch(1)
        page.addLayout(bottom)
        self.retranslate()

    def look(self) -> None:
        """Look for what is in the way; it takes a moment, or a few seconds where a port hangs."""
        if self._looking:
            return
        self._looking = True
        self.retranslate()
        self._desk.advise(self._show)

    def _show(self, lines: tuple[AdviceLine, ...]) -> None:
        if isValid(self):  # it may have been closed meanwhile
            self._looking = False
            self._lines = lines
            self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._again.setText(self.tr("Look again"))
        self._again.setEnabled(not self._looking)
        self._head.setText(
            self.tr("Looking at every port…")
            if self._looking
            else self.tr("What is in the way of your readers, and what helps:")
        )
        while self._rows.count() > 1:
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, line in enumerate(self._lines or ()):
            self._rows.insertWidget(place, self._row(advice_words(line)))

    def _row(self, words: AdviceWords) -> QFrame:
        row = QFrame()
        row.setProperty("role", "card")
        column = QVBoxLayout(row)
        text = QLabel(words.text)
        text.setObjectName("advice_text")
        text.setWordWrap(True)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(text)
        if words.command:
            column.addLayout(self._command(words.command))
        return row

    def _command(self, command: str) -> QHBoxLayout:
        field = QLabel(command)
        field.setObjectName("advice_command")
        field.setWordWrap(True)
        field.setTextFormat(Qt.TextFormat.PlainText)
        field.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        field.setStyleSheet(f'font-family: "{font.family()}"; padding: {self._theme.gap_small}px;')
        field.setAccessibleName(self.tr("What to type"))
        field.setAccessibleDescription(command)
        copy = QPushButton(self.tr("Copy"))
        copy.setAccessibleName(self.tr("Copy {command}").format(command=command))
        copy.setAutoDefault(False)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(command))
        layout = QHBoxLayout()
        layout.addWidget(field, 1)
        layout.addWidget(copy, 0, Qt.AlignmentFlag.AlignTop)
        return layout
