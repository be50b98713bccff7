"""The piece that is wanted next, as large as there is room: picture, name, and what became of the last."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.core.setup import Setup
from ui.enrolment.sitting import Tone
from ui.game_parts import pieces_of
from ui.theme import Theme

FLASH_MS: Final = 700


class PiecePicture(QWidget):
    """A piece, drawn as large as the room is; `flash` draws a frame around it for a moment."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._setup: Setup | None = None
        self.piece = ""
        self.tone: Tone | None = None
        self.setMinimumSize(theme.text_px * 10, theme.text_px * 8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(lambda: self.flash(None))

    def show_piece(self, setup: Setup, piece: str) -> None:
        """This piece; nothing for an empty name."""
        self._setup, self.piece = setup, piece
        self.update()

    def flash(self, tone: Tone | None) -> None:
        """Show how the last read went."""
        self.tone = tone
        if tone is not None:
            self._calm.start(FLASH_MS)
        self.update()

    def sizeHint(self) -> QSize:
        """A large square."""
        return QSize(self._theme.text_px * 24, self._theme.text_px * 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, and the frame of the receipt."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self._theme.gap * 2
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        side = min(room.width(), room.height() * 1.4)
        height = min(room.height(), side)
        rect = QRectF(room.center().x() - side / 2, room.center().y() - height / 2, side, height)
        if self._setup is not None and self.piece:
            pieces_of(self._setup.game).paint_piece(painter, rect, self._setup, self.piece, self._theme)
        if self.tone is not None:
            painter.setPen(QPen(tone_colour(self.tone, self._theme), self._theme.gap_small))
            inset = self._theme.gap_small / 2
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, self._theme.radius, self._theme.radius)
        painter.end()


class NextPiece(QFrame):
    """Words are given from outside; they are large, to be read from where the pieces lie."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("role", "card")
        self.setObjectName("enrolment_next")
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        column.setSpacing(theme.gap_small)
        self.title = QLabel()
        self.title.setObjectName("enrolment_piece")
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.which = QLabel()
        self.which.setObjectName("enrolment_which")
        self.which.setProperty("role", "muted")
        self.which.setWordWrap(True)
        self.which.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture = PiecePicture(theme)
        self.receipt = QLabel()
        self.receipt.setObjectName("enrolment_receipt")
        self.receipt.setWordWrap(True)
        self.receipt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.receipt.setMinimumHeight(theme.text_px * 4)
        for widget, stretch in ((self.title, 0), (self.picture, 1), (self.which, 0), (self.receipt, 0)):
            column.addWidget(widget, stretch)
        self._tone: Tone | None = None

    def show_receipt(self, tone: Tone | None, text: str, *, flash: bool = False) -> None:
        """What became of the last read: a sign before the words, so that it is not told by colour alone."""
        self._tone = tone
        sign = {Tone.ACCEPTED: "✓ ", Tone.REFUSED: "✗ ", Tone.SEEN: "… "}.get(tone or Tone.TOLD, "")
        self.receipt.setText(sign + text if text else "")
        self._colour()
        if flash:
            self.picture.flash(tone)

    def _colour(self) -> None:
        px = self._large_px()
        look = f"font-size: {px * 2 // 3}px; font-weight: bold; padding: {self._theme.gap_small}px;"
        if self._tone is Tone.REFUSED:
            look += f"background: {self._theme.danger.name()}; color: {self._theme.on_danger.name()};"
            look += f"border-radius: {self._theme.radius}px;"
        else:
            colour = self._theme.good if self._tone is Tone.ACCEPTED else self._theme.ink
            look += f"color: {colour.name()};"
        self.receipt.setStyleSheet(f"QLabel {{ {look} }}")
        self.title.setStyleSheet(f"QLabel {{ font-size: {px}px; font-weight: bold; }}")

    def _large_px(self) -> int:
        return max(self._theme.title_px, min(self.width() // 16, self.height() // 14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words grow with the room."""
        super().resizeEvent(event)
        self._colour()


def tone_colour(tone: Tone, theme: Theme) -> QColor:
    """The colour of a receipt; it is never told by colour alone."""
    return {
        Tone.ACCEPTED: theme.good,
        Tone.REFUSED: theme.danger,
        Tone.SEEN: theme.highlight,
    }.get(tone, theme.ink)
