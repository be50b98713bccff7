"""All legal moves as an ordinary list with a filter: the plainest way to play by keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ui.theme import Theme


class MoveList(QFrame):
    """Sends `chosen` with the step that was picked; Escape closes it."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAutoFillBackground(True)
        self.title = QLabel(self)
        self.title.setProperty("role", "title")
        self.filter = QLineEdit(self)
        self.list = QListWidget(self)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        self.list.itemActivated.connect(self._pick)
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.filter)
        column.addWidget(self.list)
        self._steps: list[Any] = []
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Margins of the theme."""
        self._column.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)

    def retranslate(self) -> None:
        """The words in the present language."""
        self.title.setText(self.tr("Legal moves"))
        self.filter.setPlaceholderText(self.tr("Type to filter, Enter to choose"))
        self.filter.setAccessibleName(self.tr("Filter of the legal moves"))
        self.list.setAccessibleName(self.tr("Legal moves"))

    def open(self, moves: Sequence[tuple[str, Any]]) -> None:
        """Show these moves; the first is current."""
        self._steps = [step for _, step in moves]
        self.list.clear()
        for number, (text, _) in enumerate(moves):
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, number)
            self.list.addItem(item)
        self.filter.clear()
        self._narrow("")
        self.show()
        self.raise_()
        self.filter.setFocus()

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            hidden = not all(word in item.text().casefold() for word in words)
            item.setHidden(hidden)
            if not hidden and first is None:
                first = item
        if first is not None:
            self.list.setCurrentItem(first)

    def _pick(self, item: QListWidgetItem | None) -> None:
        if item is None or item.isHidden():
            return
        step = self._steps[item.data(Qt.ItemDataRole.UserRole)]
        self.shut()
        self.chosen.emit(step)

    def shut(self) -> None:
        """Close without choosing."""
        self.hide()
        self.closed.emit()

    def _move(self, by: int) -> None:
        row = self.list.currentRow() + by
        while 0 <= row < self.list.count():
            if not self.list.item(row).isHidden():
                self.list.setCurrentRow(row)
                return
            row += by

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter work while the filter is typed into."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            if event.key() in steps:
                self._move(steps[Qt.Key(event.key())])
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._pick(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
