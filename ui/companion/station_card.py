"""A station in the window: its name, what it read last as a picture and in words, and whether it is there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.core.setup import Setup
from ui.companion.station_times import StationTimes
from ui.game_parts import pieces_of
from ui.theme import Theme


class PiecePicture(QWidget):
    """A small picture of a piece, empty for none."""

    def __init__(self, setup: Setup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self._theme = theme
        self.piece = ""
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Three lines high."""
        return QSize(self._theme.text_px * 3, self._theme.text_px * 3)

    def show_piece(self, piece: str) -> None:
        """Another piece."""
        if piece != self.piece:
            self.piece = piece
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The piece, or an empty place."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.piece:
            pieces_of(self._setup.game).paint_piece(painter, room, self._setup, self.piece, self._theme)
        else:
            painter.setPen(self._theme.line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 6, 6)
        painter.end()


class StationCard(QFrame):
    """One station; `name` gives its words in the language of now, `times` shows how long it waits."""

    def __init__(
        self, name: Callable[[], str], setup: Setup, theme: Theme, times: StationTimes | None = None
    ) -> None:
        super().__init__()
        self.times = times
        self.setProperty("role", "card")
        self._name = name
        self._theme = theme
        self._here: bool | None = None
        self.picture = PiecePicture(setup, theme)
        self.title, self.said = QLabel(), QLabel()
        for label in (self.title, self.said):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setStyleSheet("font-weight: bold;")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(theme.gap_small, 2, theme.gap_small, 2)
        whole.setSpacing(0)
        line = QHBoxLayout()
        line.setSpacing(theme.gap_small)
        whole.addLayout(line)
        line.addWidget(self.picture)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.title)
        texts.addWidget(self.said)
        line.addLayout(texts, 1)
        if times is not None:
            whole.addWidget(times)
        self.retranslate()

    def show_times(self, settle_s: float, wrong_s: float, *, shown: bool) -> None:
        """How long it waits now, where that is to be seen."""
        if self.times is not None:
            self.times.show_times(settle_s, wrong_s)
            self.times.setVisible(shown)

    def retranslate(self) -> None:
        """Set the texts that never change else."""
        if self.times is not None:
            self.times.retranslate(self._name())

    def show_state(self, piece: str, said: str, *, here: bool) -> None:
        """What was read last, and whether the reader is there."""
        self.picture.show_piece(piece)
        self.title.setText(self._name())
        self.said.setText(said)
        if here is not self._here:
            self._here = here
            colour = self._theme.muted if here else self._theme.alarm
            self.said.setStyleSheet(f"color: {colour.name()};")
        self.setAccessibleName(f"{self._name()}: {said}")
