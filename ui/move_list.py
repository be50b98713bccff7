"""All legal moves as an ordinary list with a filter: the plainest way to play by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ui.follows_language import FollowsLanguage
from ui.theme import Theme


class MoveList(FollowsLanguage, QFrame):
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
        self.more = QLabel(self)
        self.more.setProperty("role", "muted")
        self.more.setWordWrap(True)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.itemActivated.connect(self._pick)
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.filter)
        column.addWidget(self.list)
        column.addWidget(self.more)
        self._steps: list[Any] = []
        self._fixed: tuple[tuple[str, Any], ...] = ()
        self._find: Callable[[str], tuple[Sequence[tuple[str, Any]], int]] | None = None
        self._more_moves = 0
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
        self._tell_more()

    def place(self, room: QRect) -> None:
        """In the middle of a room."""
        width, height = min(560, room.width() - 40), min(520, room.height() - 40)
        self.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)

    def open(
        self,
        moves: Sequence[tuple[str, Any]],
        find: Callable[[str], tuple[Sequence[tuple[str, Any]], int]] | None = None,
    ) -> None:
        """Show these moves; the first is current.

        `find` gives further moves that fit what is typed, and how many more there may be that do.
        """
        self._fixed = tuple(moves)
        self._find = find
        self._fill(self._fixed)
        self.filter.clear()
        self._narrow("")
        self.show()
        self.raise_()
        self.filter.setFocus()

    def _fill(self, moves: Sequence[tuple[str, Any]]) -> None:
        self._steps = [step for _, step in moves]
        self.list.clear()
        for number, (text, _) in enumerate(moves):
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, number)
            self.list.addItem(item)

    def _look_up(self, text: str) -> None:
        """Moves that are not in the list from the beginning, as far as what is typed tells which."""
        if self._find is None:
            self.more.hide()
            return
        found, more = self._find(text)
        known = {step for _, step in self._fixed}
        self._fill((*self._fixed, *((told, step) for told, step in found if step not in known)))
        self._more_moves = more
        self._tell_more()

    def _tell_more(self) -> None:
        if self._more_moves:
            told = self.tr("Not shown: {count} more. Type more words.").format(count=self._more_moves)
        else:
            told = self.tr("Type the names of cards or other things to find every move with them.")
        self.more.setText(told)
        self.more.setVisible(self._find is not None)

    def _narrow(self, text: str) -> None:
        self._look_up(text)
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

    def forget(self) -> None:
        """Close because somebody else looks at the screen; nothing listed or typed is left."""
        self.hide()
        self._find = None
        self.filter.setText("")  # unlike clear(), it cannot be undone
        self.list.clear()
        self._steps = []
        self._fixed = ()
        self._find = None

    def _move(self, by: int) -> None:
        row = self.list.currentRow() + by
        while 0 <= row < self.list.count():
            if not self.list.item(row).isHidden():
                self.list.setCurrentRow(row)
                return
            row += by

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter work while the filter is typed into; no move is copied where others paste it."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.list:
            return event.matches(QKeySequence.StandardKey.Copy)
        if watched is self.filter:
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
