"""A pad of the virtual reader, or the table beside it: what lies there, and whether pieces go there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from ui.fitted_dialog import Scrolled
from ui.readers.piece_button import PieceButton, PieceGrid
from ui.theme import Theme


class Pad(QFrame):
    """`chosen` is told when somebody clicks on it. With a number below 0 it is the table beside them."""

    chosen = Signal(int)

    def __init__(self, number: int, theme: Theme) -> None:
        super().__init__()
        self.number = number
        self.setObjectName(f"pad_{number + 1}" if number >= 0 else "pad_beside")
        self._marked = self._invited = False
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap_small, theme.gap_small, theme.gap_small, theme.gap_small)
        self._title = QPushButton()
        self._title.setCheckable(True)
        self._title.setAutoDefault(False)
        self._title.setProperty("role", "choice")
        self._title.setEnabled(number >= 0)
        self._title.clicked.connect(self._choose)
        column.addWidget(self._title)
        self._empty = QLabel()
        self._empty.setWordWrap(True)
        self._empty.setProperty("role", "muted")
        column.addWidget(self._empty)
        self._grid = PieceGrid(theme)
        column.addWidget(Scrolled(self._grid), 1)
        self._show_role()
        self.retranslate()

    def mark(self, marked: bool) -> None:
        """Whether pressed pieces go here."""
        self._marked = marked
        self._title.setChecked(marked)

    def invite(self, invited: bool) -> None:
        """Whether a piece that is dragged would fall here."""
        if invited != self._invited:
            self._invited = invited
            self._show_role()

    def _show_role(self) -> None:
        self.setProperty("role", "bar" if self._invited else "card")
        self.style().unpolish(self)
        self.style().polish(self)

    def button(self, piece: str) -> PieceButton | None:
        """The piece, if it lies here."""
        return next((button for button in self._grid.buttons if button.piece == piece), None)

    def show_pieces(self, buttons: Sequence[PieceButton]) -> None:
        """What lies here now."""
        self._grid.show_pieces(buttons)
        self._empty.setVisible(not buttons)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose this pad."""
        self._choose()
        event.accept()

    def _choose(self) -> None:
        if self.number >= 0:
            self.chosen.emit(self.number)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        if self.number >= 0:
            self._title.setText(self.tr("Pad {number}").format(number=self.number + 1))
            self._title.setToolTip(self.tr("Pieces that are pressed go here"))
            self._empty.setText(self.tr("Nothing lies here."))
        else:
            self._title.setText(self.tr("Beside the reader"))
            self._empty.setText(
                self.tr("Pieces that are taken off a pad lie here, where nothing reads them.")
            )
        self._title.setAccessibleName(self._title.text())
