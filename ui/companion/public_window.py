"""The window that faces the table: the board and the next act, with what everybody may know and no more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.companion.receipts import Receipt, Task
from engine.core.game import PUBLIC
from ui.companion.flashes import BAD, FLASH_MS, GOOD, PLAIN, flash_of
from ui.companion.table_desk import TableDesk
from ui.companion.words import TableWords
from ui.render import render_table
from ui.theme import Theme

SOON_MS = 80
MOST_MOVES = 6
"""So many moves of hands have a line each; of more it is said how many there are."""


class PublicWindow(QWidget):
    """Follows the table; F11 makes it fill its screen, Escape gives the screen back."""

    def __init__(self, desk: TableDesk, words: TableWords, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("companion_public")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._desk = desk
        self._words = words
        self._theme = theme
        self.headline, self.detail, self.heard = _text("headline"), _text("detail"), _text("heard")
        self.heard.hide()
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(lambda: self._dress(PLAIN))
        self._board = _Board()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.headline)
        column.addWidget(self.detail)
        column.addWidget(self.heard)
        column.addWidget(self._board, 1)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self.show_now)
        desk.changed.connect(self._soon.start)
        desk.told.connect(self._told)
        self.resize(1280, 800)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Another look or scale."""
        self._theme = theme
        self._soon.start()

    def show_now(self) -> None:
        """The board and the prompt as they are."""
        view = self._desk.session.view(PUBLIC)
        act = self._desk.act(PUBLIC)
        headline, detail = self._words.act(act, view)
        if act.task is Task.MOVE:
            moves = self._to_move(self._words.to_move(act, self._desk.gate))
            detail = "\n".join(filter(None, (moves, self._words.brought())))
        self.headline.setText(headline)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.headline.setStyleSheet(
            f"font-size: {self._letters}px; font-weight: bold; padding: {self._theme.gap}px;"
            f" color: {self._theme.ink.name()}; background: {self._theme.card.name()};"
        )
        self.detail.setStyleSheet(
            f"font-size: {self._letters * 5 // 8}px; padding: 0 {self._theme.gap}px {self._theme.gap}px;"
            f" color: {self._theme.muted.name()}; background: {self._theme.card.name()};"
        )
        if not self._flash.isActive():
            self._dress(PLAIN)
        self._column.activate()  # the board is painted for the room that the words leave
        self.setWindowTitle(self.tr("The table"))
        size = self._board.size().expandedTo(QSize(640, 400))
        self._board.show_image(render_table(view, self._desk.session.setup, self._theme, size))

    @property
    def _letters(self) -> int:
        return max(self._theme.text_px * 2, self.width() // 36)

    def _to_move(self, moves: list[str]) -> str:
        more = len(moves) - MOST_MOVES
        if more <= 0:
            return "\n".join(moves)
        return "\n".join([*moves[:MOST_MOVES], self.tr("and {count} more").format(count=more)])

    def _told(self, receipt: Receipt) -> None:
        """A receipt, as everybody may know it, with its flash."""
        text = self._words.receipt(receipt, PUBLIC)
        if not text:
            return
        self.heard.setText(text)
        self.heard.show()
        flash = flash_of(receipt.said)
        self._dress(flash)
        if flash:
            self._flash.start()
        self.heard.repaint()

    def _dress(self, kind: str) -> None:
        theme = self._theme
        ground = {GOOD: theme.good, BAD: theme.danger}.get(kind, theme.card)
        ink = {GOOD: theme.on_good, BAD: theme.on_danger}.get(kind, theme.ink)
        self.heard.setStyleSheet(
            f"font-size: {self._letters // 2}px; padding: {theme.gap_small}px {theme.gap}px;"
            f" color: {ink.name()}; background: {ground.name()};"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Painted anew when the size has come to rest."""
        super().resizeEvent(event)
        self._soon.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The whole screen, or not."""
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._soon.start()
        super().changeEvent(event)


def _text(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(f"public_{name}")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


class _Board(QWidget):
    """A picture that fills its room."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self._image.isNull():
            painter.drawImage(self.rect(), self._image)
        painter.end()
