"""The buttons at the foot of a dialog: aside at the left, what is done and the end at the right.

They stand in one line if there is room, else in as many as it takes. Every dialog has this instead of Qt's
box of buttons. Qt's box takes a button that is hidden out of its order and may delete it, and whoever kept
it then crashed when all words were set anew in another language. These stay where they are, hidden or not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QDialog, QLayout, QLayoutItem, QPushButton, QStyle


class DialogButtons(QLayout):
    """Buttons in the order in which they are added. All belong to the dialog from the beginning on.

    Those `aside` stand at the left of the line, the others at its right; with several lines all stand right.
    """

    def __init__(self, dialog: QDialog, gap: int = -1) -> None:
        super().__init__()
        self._dialog = dialog
        self._aside = 0
        self._items: list[QLayoutItem] = []
        space = dialog.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing, None, dialog)
        self.setSpacing(gap if gap >= 0 else space)
        self.setContentsMargins(0, 0, 0, 0)

    def aside(self, name: str, work: Callable[[], object]) -> QPushButton:
        """A further button at the left that does `work`; `name` is for whoever looks it up."""
        button = self._made(name, work)
        self._items.insert(self._aside, self._items.pop())
        self._aside += 1
        return button

    def add(self, name: str, work: Callable[[], object], *, main: bool = False) -> QPushButton:
        """A further button at the right; the `main` one stands out."""
        button = self._made(name, work)
        if main:
            button.setProperty("role", "main")
        return button

    def _made(self, name: str, work: Callable[[], object]) -> QPushButton:
        button = QPushButton(self._dialog)
        button.setObjectName(name)
        button.clicked.connect(lambda _on=False: work())
        self.addWidget(button)
        return button

    # --- what a layout has to tell ---------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(map(_height, lines)) + self.spacing() * (len(lines) - 1)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        return QSize(self._length(shown), _height(shown))

    def minimumSize(self) -> QSize:
        shown = self._shown()
        return QSize(max((item.sizeHint().width() for item in shown), default=0), _height(shown))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        lines, y = self._lines(rect.width()), rect.y()
        for line in lines:
            spare = rect.width() - self._length(line)
            left = self._aside_shown() if len(lines) == 1 else 0
            x = rect.x() if left else rect.x() + spare
            for number, item in enumerate(line):
                if left and number == left:
                    x += spare
                size = QSize(item.sizeHint().width(), _height(line))
                item.setGeometry(QRect(QPoint(x, y), size))
                x += size.width() + self.spacing()
            y += _height(line) + self.spacing()

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _aside_shown(self) -> int:
        return sum(not item.isEmpty() for item in self._items[: self._aside])

    def _length(self, line: Sequence[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() for item in line) + self.spacing() * max(0, len(line) - 1)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = [[]]
        for item in self._shown():
            if lines[-1] and self._length([*lines[-1], item]) > width:
                lines.append([])
            lines[-1].append(item)
        return lines


def _height(line: Sequence[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in line), default=0)
