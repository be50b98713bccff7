"""A bar for bots that move step by step: who waits, and the button that lets them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from ui.bars import Bar
from ui.follows_language import FollowsLanguage


class StepBar(FollowsLanguage, Bar):
    """Shown while a bot waits for `wanted`."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._name = ""
        line = QHBoxLayout(self)
        self._label = QLabel()
        self._next = QPushButton()
        self._next.setObjectName("next_bot")
        self._next.clicked.connect(self.wanted)
        line.addWidget(self._label, 1)
        line.addWidget(self._next)
        self.hide()

    def show_waiting(self, name: str) -> None:
        """Who waits to move; an empty name hides the bar."""
        self._name = name
        self.setVisible(bool(name))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._label.setText(self.tr("{name} is ready to move.").format(name=self._name))
        self._next.setText(self.tr("Next move (N)"))
