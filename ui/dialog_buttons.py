"""The line of buttons at the foot of a dialog: aside at the left, what is done and the end at the right.

Every dialog has this one instead of Qt's box of buttons. Qt's box takes a button that is hidden out of its
order and may delete it, and whoever kept it then crashed when all words were set anew in another language.
These stay where they are, hidden or not.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton


class DialogButtons(QHBoxLayout):
    """Buttons in the order in which they are added. All belong to the dialog from the beginning on."""

    def __init__(self, dialog: QDialog, gap: int = -1) -> None:
        super().__init__()
        self._dialog = dialog
        self._aside = 0
        if gap >= 0:
            self.setSpacing(gap)
        self.addStretch(1)

    def aside(self, name: str, work: Callable[[], object]) -> QPushButton:
        """A further button at the left that does `work`; `name` is for whoever looks it up."""
        button = self._made(name, work)
        self.insertWidget(self._aside, button)
        self._aside += 1
        return button

    def add(self, name: str, work: Callable[[], object], *, main: bool = False) -> QPushButton:
        """A further button at the right; the `main` one stands out."""
        button = self._made(name, work)
        if main:
            button.setProperty("role", "main")
        self.addWidget(button)
        return button

    def _made(self, name: str, work: Callable[[], object]) -> QPushButton:
        button = QPushButton(self._dialog)
        button.setObjectName(name)
        button.clicked.connect(lambda _on=False: work())
        return button
