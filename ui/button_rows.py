"""Buttons in as many rows as they need, each row to the right; hidden ones take no room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QWidgetItem


class ButtonRows(QLayout):
    """Lays buttons out from the left in their order and begins another row where one would not fit."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []

    def insert(self, index: int, button: QPushButton) -> None:
        """Put a button before the one that is there now."""
        self.addChildWidget(button)
        self._items.insert(index, QWidgetItem(button))
        self.invalidate()

    def remove(self, button: QPushButton) -> None:
        """The button has no place here any more."""
        self._items = [item for item in self._items if item.widget() is not button]
        self.invalidate()

    def rows(self, width: int) -> list[list[QLayoutItem]]:
        """What is shown, by row, where there is that much room."""
        found: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            needed = item.sizeHint().width()
            if not found or left < needed + self.spacing():
                found.append([])
                left = width + self.spacing()
            found[-1].append(item)
            left -= needed + self.spacing()
        return found

    # --- what Qt asks of a layout -----------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        """Put something behind all others."""
        self._items.append(item)

    def count(self) -> int:
        """How many buttons there are, hidden ones too."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at that place; None where there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """The item at that place, which is the layout's no more."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Room that is left over is for others."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower it is, the more rows there are."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All rows with the gaps between them."""
        rows = self.rows(width)
        return sum(map(_height, rows)) + self.spacing() * max(0, len(rows) - 1)

    def sizeHint(self) -> QSize:
        """Everything in one row."""
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self.spacing() * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        """As wide as the widest button."""
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        return QSize(
            max((size.width() for size in shown), default=0),
            max((size.height() for size in shown), default=0),
        )

    def setGeometry(self, place: QRect) -> None:
        """Give every button its place; one that is wider than all the room gets what there is."""
        super().setGeometry(place)
        gap = self.spacing()
        top = place.top() + (place.height() - self.heightForWidth(place.width())) // 2
        for row in self.rows(place.width()):
            widths = [min(item.sizeHint().width(), place.width()) for item in row]
            left = place.right() + 1 - sum(widths) - gap * (len(row) - 1)
            height = _height(row)
            for item, width in zip(row, widths, strict=True):
                item.setGeometry(QRect(left, top, width, height))
                left += width + gap
            top += height + gap


def _height(row: list[QLayoutItem]) -> int:
    return max(item.sizeHint().height() for item in row)
