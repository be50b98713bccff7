"""A dialog that always fits the screen: what does not fit inside it is scrolled."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

_FRAME_PX = 48
"""What a window manager puts around a dialog, at most."""


class FittedDialog(QDialog):
    """Takes the size it wants as far as there is room; `wanted_size` is what it wants besides its content."""

    def wanted_size(self) -> QSize:
        """The size of the content, unless a dialog knows better."""
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the screen before the first paint."""
        room = self.screen().availableSize() - QSize(_FRAME_PX, _FRAME_PX)
        self.resize(self.wanted_size().boundedTo(room))
        super().showEvent(event)


class Scrolled(QScrollArea):
    """Scrolls its content where there is too little room, and asks for room for all of it."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        """The size of the whole content, with room for the scroll bar."""
        return self._content.sizeHint() + QSize(self.verticalScrollBar().sizeHint().width(), 2)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the content may be, but never more than half of the screen; as low as a few lines."""
        least = self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(least, self.screen().availableSize().width() // 2), self.fontMetrics().height() * 4)
