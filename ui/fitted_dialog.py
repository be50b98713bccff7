"""A dialog that always fits the screen: what does not fit inside it is scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFrame,
    QPushButton,
    QScrollArea,
    QWidget,
)

from ui.growth import grown_percent

_FRAME_PX = 48
"""What a window manager puts around a dialog, at most."""


def _room(widget: QWidget) -> QSize:
    """The room on the screen of a widget, or of the window behind it.

    Not by `QWidget.screen`: the screen becomes a child of the widget for PySide, and may be deleted with it.
    """
    window = (widget.parentWidget() or widget).window()
    screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
    return screen.availableSize()


class FittedDialog(QDialog):
    """Takes the size it wants as far as there is room; `wanted_size` is what it wants besides its content."""

    enter_presses = False
    """Whether Enter presses the button that has the focus; not where a reader may type it, nor pieces lie."""
    main_button: QPushButton | None = None
    """The button that Enter presses then, where no button has the focus."""

    def wanted_size(self) -> QSize:
        """The size of the content, unless a dialog knows better."""
        return self.sizeHint()

    def _percent(self) -> int:
        window = self.parentWidget()
        return grown_percent(window.window().size()) if window is not None else 100

    def _size_words(self) -> None:
        """Words as large as those in the window behind."""
        percent = self._percent()
        px = QApplication.font().pixelSize() * percent // 100
        title = f'QLabel[role="title"] {{ font-size: {px * 10 // 7}px; }}'
        self.setStyleSheet(f"* {{ font-size: {px}px; }} {title}" if percent > 100 else "")

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the screen before the first paint."""
        self._size_words()
        self.ensurePolished()
        self.resize(self._fitting())
        super().showEvent(event)

    def _fitting(self) -> QSize:
        room = _room(self) - QSize(_FRAME_PX, _FRAME_PX)
        wanted = self.wanted_size()
        if wanted != self.sizeHint():  # the hint has grown with the words already
            wanted *= self._percent() / 100
        return wanted.boundedTo(room)

    def make_room(self) -> None:
        """There is more in it now: grow as far as there is room."""
        self.resize(self._fitting().expandedTo(self.size()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, which Qt gives to the default button of a dialog, whatever has the focus."""
        if not self.enter_presses or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return super().keyPressEvent(event)
        focus = self.focusWidget()
        wanted = focus if isinstance(focus, QAbstractButton) else self.main_button
        return wanted.click() if wanted is not None else None

    def event(self, event: QEvent) -> bool:
        """Follow another size of the program's words."""
        if event.type() == QEvent.Type.ApplicationFontChange and self.isVisible():
            self._size_words()
        return super().event(event)


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
        return QSize(min(least, _room(self).width() // 2), self.fontMetrics().height() * 4)


class Yielding(QWidget):
    """Content to be scrolled that gets smaller, as far as it can, before anything of it has to be."""

    def heightForWidth(self, width: int) -> int:
        """The least height: words that wrap would ask for that at which everything has all it likes."""
        del width
        return self.minimumSizeHint().height()
