"""The tray: every kind of piece of the box, and how many of it are not placed yet."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.core.setup import Setup
from ui.fitted_dialog import Scrolled
from ui.game_parts import pieces_of
from ui.readers.piece_button import PieceButton, PieceGrid
from ui.theme import Theme


class TrayButton(PieceButton):
    """A piece that can be picked; it stays picked until another is. `count` are those that are left."""

    def __init__(self, setup: Setup, piece: str, theme: Theme) -> None:
        super().__init__(setup, piece, theme)
        self.setObjectName(f"tray_{piece}")
        self.setCheckable(True)
        self._ringed = False
        self._colours = theme

    def show_left(self, left: int, *, ringed: bool) -> None:
        """So many are not placed; a ring where a problem is about this piece."""
        self.count, self._ringed = left, ringed
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece, framed while it is picked, faint once all are placed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.setPen(QPen(self._colours.gold, 2))
            painter.setBrush(self._colours.card)
            painter.drawRoundedRect(frame, 5, 5)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self)
        if self.count <= 0:
            veil = QColor(self._colours.panel)
            veil.setAlpha(150)
            painter.fillRect(frame.adjusted(2, 2, -2, -2), veil)
            self._paint_count(painter)
        if self._ringed:
            painter.setPen(QPen(self._colours.alarm, 3))
            painter.drawRoundedRect(frame, 5, 5)
        painter.end()


class Tray(QWidget):
    """`picked` carries the piece that was picked, `dropped` one that was dragged, and where to."""

    picked = Signal(str)
    dropped = Signal(str, QPoint)

    def __init__(self, setup: Setup, box: Mapping[str, int], theme: Theme) -> None:
        super().__init__()
        self._setup = setup
        self._box = box
        self.buttons: dict[str, TrayButton] = {}
        self._labels: dict[str, QLabel] = {}
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, theme.gap_small, 0)
        column.setSpacing(theme.gap_small)
        words = pieces_of(setup.game)
        kinds: dict[str, list[str]] = {}
        for piece in box:
            kinds.setdefault(words.piece_kind(setup, piece), []).append(piece)
        for pieces in kinds.values():
            label = QLabel()
            label.setWordWrap(True)
            label.setProperty("role", "muted")
            self._labels[pieces[0]] = label
            grid = PieceGrid(theme)
            buttons = [TrayButton(setup, piece, theme) for piece in pieces]
            for button in buttons:
                self.buttons[button.piece] = button
                button.clicked.connect(lambda _on=False, piece=button.piece: self.pick(piece))
                button.dropped.connect(lambda at, piece=button.piece: self._drop(piece, at))
            grid.show_pieces(buttons)
            column.addWidget(label)
            column.addWidget(grid)
        column.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(Scrolled(inside))
        self.piece = ""

    def pick(self, piece: str) -> None:
        """Pick a piece; picking it again puts it back."""
        self.piece = "" if piece == self.piece else piece
        for name, button in self.buttons.items():
            button.setChecked(name == self.piece)
        self.picked.emit(self.piece)

    def _drop(self, piece: str, at: QPoint) -> None:
        if piece != self.piece:
            self.pick(piece)
        self.dropped.emit(piece, at)

    def show_left(self, placed: Mapping[str, int], ringed: frozenset[str]) -> None:
        """How many of each are left, and which of them a problem is about."""
        for piece, button in self.buttons.items():
            left = self._box[piece] - placed.get(piece, 0)
            button.show_left(left, ringed=piece in ringed)
            name = pieces_of(self._setup.game).piece_name(self._setup, piece)
            tip = self.tr("{piece}: {left} of {all} not placed").format(
                piece=name, left=left, all=self._box[piece]
            )
            button.name_it(tip, self.tr("Enter picks it; then go to its place and press Enter"))

    def retranslate(self) -> None:
        """Kinds in the language of now."""
        words = pieces_of(self._setup.game)
        for piece, label in self._labels.items():
            label.setText(words.piece_kind(self._setup, piece))
