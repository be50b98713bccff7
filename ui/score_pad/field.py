"""A field of the sheet: typed, counted with plus and minus, gone through by arrows, Enter and Tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from engine.core.pad import Field, Kind
from engine.core.pad_sheet import LONGEST_TEXT
from ui.outer_undo import undo_of

_WAYS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Return: 1, Qt.Key.Key_Enter: 1}


class PadField(QLineEdit):
    """Says what is done to it; `walk` is asked for the next place of Tab, and tells whether there is one.

    `changed` carries the text and whether typing goes on; `stepped` rows up or down; `turned` fields to the
    right or left; `entered` comes with the focus; `undone` carries whether to undo (or to redo).
    """

    changed = Signal(str, bool)
    stepped = Signal(int)
    turned = Signal(int)
    entered = Signal()
    undone = Signal(bool)

    def __init__(self, field: Field, seat: int, walk: Callable[[PadField, int], bool]) -> None:
        super().__init__()
        self.field = field
        self.seat = seat
        self._walk = walk
        self.setObjectName(f"pad_{field.key}_{seat + 1}")
        self.setMaxLength(LONGEST_TEXT)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.textEdited.connect(lambda text: self.changed.emit(text, True))

    def show_text(self, text: str) -> None:
        """What stands there; the cursor stays where it is if nothing is new."""
        if text != self.text():
            self.setText(text)

    def step(self, by: int) -> None:
        """One more or one fewer; fewer than none leaves the field blank. Lists lose their last item."""
        values = self.field.read(self.text())
        if not isinstance(values, tuple):
            return
        if self.field.kind is not Kind.NUMBER:
            if by < 0 and values:
                self._put(values[:-1])
            return
        if not values:
            if by > 0:
                self._put((max(1, self.field.least),))
        elif values[0] + by < self.field.least:
            self._put(())
        elif values[0] + by <= self.field.most:
            self._put((values[0] + by,))

    def append(self, value: int) -> None:
        """One more item of a list."""
        values = self.field.read(self.text())
        if isinstance(values, tuple) and len(values) < self.field.length:
            self._put((*values, value))

    def _put(self, values: tuple[int, ...]) -> None:
        self.setText(self.field.write(values))
        self.changed.emit(self.text(), False)

    def event(self, event: QEvent) -> bool:
        """Undo and redo are the sheet's, not this field's own."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and undo_of(event) is not None
        ):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter go, plus and minus count; everything else is typed."""
        back = undo_of(event)
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if back is not None:
            self.undone.emit(back)
        elif key in _WAYS and plain:
            self.stepped.emit(_WAYS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and shifted:
            self.stepped.emit(-1)
        elif key == Qt.Key.Key_Left and plain and self.cursorPosition() == 0:
            self.turned.emit(-1)
        elif key == Qt.Key.Key_Right and plain and self.cursorPosition() == len(self.text()):
            self.turned.emit(1)
        elif self.field.kind is Kind.NUMBER and event.text() in ("+", "=", "-", "−"):
            self.step(1 if event.text() in ("+", "=") else -1)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes along the row or down the column, as is set; past the last field it leaves the sheet."""
        return self._walk(self, 1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What stands there is chosen, so that typing replaces it."""
        super().focusInEvent(event)
        self.selectAll()
        self.entered.emit()
