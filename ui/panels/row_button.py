"""A row that can be pressed: a flat button that is as high as the labels laid out in it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

from ui.theme import Theme


class RowButton(QPushButton):
    """Labels go into `line`; they must let the mouse through."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(theme.gap_small, 2, theme.gap_small, 2)
        self.line.setSpacing(theme.gap_small)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The size of the labels."""
        return self.line.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least size of the labels."""
        return self.line.totalMinimumSize()

    def hasHeightForWidth(self) -> bool:
        """Wrapped labels are higher where there is less room."""
        return self.line.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped labels."""
        return self.line.totalHeightForWidth(width)
