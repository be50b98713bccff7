"""The buttons at the foot of a dialog: aside at the left, what is done and the end at the right.

They stand in one line if there is room, else in as many as it takes. Every dialog has this instead of Qt's
box of buttons. Qt's box takes a button that is hidden out of its order and may delete it, and whoever kept
it then crashed when all words were set anew in another language. These stay where they are, hidden or not.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog, QPushButton, QStyle

from ui.button_rows import ButtonRows


class DialogButtons(ButtonRows):
    """Buttons in the order in which they are added. All belong to the dialog from the beginning on.

    Those `aside` stand at the left of a single line, the others at its right; in several all stand right.
    """

    def __init__(self, dialog: QDialog, gap: int = -1) -> None:
        super().__init__()
        self._dialog = dialog
        self._aside = 0
        usual = dialog.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing, None, dialog)
        self.setSpacing(gap if gap >= 0 else usual)
        self.setContentsMargins(0, 0, 0, 0)

    def aside(self, name: str, work: Callable[[], object]) -> QPushButton:
        """A further button at the left that does `work`; `name` is for whoever looks it up."""
        self._aside += 1
        return self._made(self._aside - 1, name, work)

    def add(self, name: str, work: Callable[[], object], *, main: bool = False) -> QPushButton:
        """A further button at the right; the `main` one stands out."""
        button = self._made(self.count(), name, work)
        if main:
            button.setProperty("role", "main")
        return button

    def _made(self, index: int, name: str, work: Callable[[], object]) -> QPushButton:
        button = QPushButton(self._dialog)
        button.setObjectName(name)
        button.clicked.connect(lambda _on=False: work())
        self.insert(index, button)
        return button

    def setGeometry(self, place: QRect) -> None:
        """As all rows are laid; what stands aside goes to the left where one row is enough."""
        super().setGeometry(place)
        if len(self.rows(place.width())) > 1:
            return
        left = place.left()
        for index in range(self._aside):
            item = self.itemAt(index)
            if item is not None and not item.isEmpty():
                item.setGeometry(item.geometry().translated(left - item.geometry().left(), 0))
                left += item.geometry().width() + self.spacing()
