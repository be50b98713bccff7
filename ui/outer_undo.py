"""Undo keys in a field that is part of something with an undo of its own: they are left to that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget


def undo_of(event: QKeyEvent) -> bool | None:
    """Whether the keys mean undo; False for redo, None for neither."""
    if event.matches(QKeySequence.StandardKey.Undo):
        return True
    redo = event.matches(QKeySequence.StandardKey.Redo) or (
        event.key() == Qt.Key.Key_Y and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    )
    return False if redo else None


class OuterUndo(QObject):
    """Watches fields. What they show is set anew with each change, so their own undo has nothing to undo."""

    def watch(self, *fields: QWidget) -> None:
        """The keys of these go to the shortcuts of their window."""
        for field in fields:
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The question whether the field wants the keys for itself is answered with no."""
        del watched
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
            return False
        if undo_of(event) is None:
            return False
        event.ignore()
        return True
