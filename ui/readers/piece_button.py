"""A piece that can be dragged, or pressed; and the grid in which many of them lie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from engine.core.setup import Setup
from ui.game_parts import pieces_of
from ui.theme import Theme


def side_px(widget: QWidget) -> int:
    """How large a piece is: it grows with the words."""
    return widget.fontMetrics().height() * 7 // 2


class PieceButton(QAbstractButton):
    """A drawing with a name. `clicked` for a press by mouse or key; a drag tells where it is and ends.

    `count` above 1 is written into its corner.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    digit = Signal(int)

    def __init__(self, setup: Setup, piece: str, theme: Theme, *, count: int = 1) -> None:
        super().__init__()
        self.piece = piece
        self.count = count
        self._setup = setup
        self._theme = theme
        self._pressed: QPointF | None = None
        self._dragging = False
        self._picture = QPixmap()
        self.setObjectName(f"piece_{piece}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setMouseTracking(True)

    @property
    def type_name(self) -> str:
        """The piece's name without the number of equal ones."""
        return self.piece.partition("/")[0]

    def set_count(self, count: int) -> None:
        """So many are left; none greys it out."""
        self.count = count
        self.setEnabled(count > 0)
        self.update()

    def name_it(self, tip: str, said: str) -> None:
        """Its name as a tooltip, and for a screen reader what a press does."""
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setAccessibleDescription(said)

    def sizeHint(self) -> QSize:
        """A little square."""
        side = side_px(self)
        return QSize(side, side)

    def picture(self) -> QPixmap:
        """What it looks like."""
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = self._theme.gap_small
            rect = QRectF(QPointF(), QRectF(self.rect()).size()).adjusted(edge, edge, -edge, -edge)
            pieces_of(self._setup.game).paint_piece(painter, rect, self._setup, self.type_name, self._theme)
            painter.end()
        return self._picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, faint while the piece is on its way or used up; a ring where keys go."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.3 if self._dragging or not self.isEnabled() else 1.0)
        painter.drawPixmap(0, 0, self.picture())
        painter.setOpacity(1.0)
        if self.count > 1:
            self._paint_count(painter)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.focus, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)  # the count has left its own
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme.radius / 2, self._theme.radius / 2
            )
        painter.end()

    def _paint_count(self, painter: QPainter) -> None:
        words = f"×{self.count}"
        room = painter.fontMetrics().size(0, words) + QSize(self._theme.gap_small, 2)
        badge = QRect(QPoint(self.width() - room.width(), self.height() - room.height()), room)
        painter.setPen(QPen(self._theme.line, 1))
        painter.setBrush(self._theme.card)
        painter.drawRoundedRect(badge, 4, 4)
        painter.setPen(self._theme.ink)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)

    # ------------------------------------------------------------------------------------------ mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (event.position() - self._pressed).manhattanLength()
        if self._dragging or way >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
            self.update()
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go: a drop, or a click."""
        dragging, self._dragging, self._pressed = self._dragging, False, None
        if dragging:
            self.update()
            self.dropped.emit(event.globalPosition().toPoint())
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    # ------------------------------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, digits choose a pad, arrows go on to the next one."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.text().isdecimal() and event.text() != "0":
            self.digit.emit(int(event.text()))
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.digit.emit(0)
        elif (way := _ARROWS.get(event.key())) and isinstance(grid := self.parentWidget(), PieceGrid):
            grid.go(self, way)
        else:
            super().keyPressEvent(event)


_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PieceGrid(QWidget):
    """Pieces in rows, as many beside each other as there is room."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.buttons: list[PieceButton] = []

    def show_pieces(self, buttons: Sequence[PieceButton]) -> None:
        """These and no others."""
        for old in self.buttons:
            if old not in buttons:
                old.hide()
                old.deleteLater()
        self.buttons = list(buttons)
        for button in self.buttons:
            button.setParent(self)
            button.show()
        self._place()

    def go(self, button: PieceButton, by: tuple[int, int]) -> None:
        """Move the focus from this piece to the one beside it."""
        place = self.buttons.index(button) + by[0] + by[1] * self._columns
        if 0 <= place < len(self.buttons):
            self.buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _columns(self) -> int:
        return max(1, self.width() // (side_px(self) + self._theme.gap_small))

    def _place(self) -> None:
        side = side_px(self)
        step = side + self._theme.gap_small
        for number, button in enumerate(self.buttons):
            row, column = divmod(number, self._columns)
            button.setGeometry(column * step, row * step, side, side)
        rows = -(-len(self.buttons) // self._columns)
        self.setMinimumHeight(rows * step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the width."""
        super().resizeEvent(event)
        self._place()
