"""Cards to choose a game by: its name and a small picture of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ui.game_parts import backdrop_of
from ui.game_titles import game_title
from ui.theme import Theme


class GameCards(QWidget):
    """One card for each game, in a row; `chosen` carries the id of a game that was clicked."""

    chosen = Signal(str)

    def __init__(self, games: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self._games = tuple(games)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.gap)
        self._group = QButtonGroup(self)
        self._cards: list[QPushButton] = []
        size = QSize(theme.text_px * 12, theme.text_px * 5)
        for number, game in enumerate(self._games):
            card = QPushButton()
            card.setObjectName(f"game_{game}")
            card.setCheckable(True)
            card.setAutoDefault(False)
            card.setProperty("role", "choice")
            card.setIconSize(size)
            card.setIcon(QIcon(_picture(game, size, theme, self.devicePixelRatioF())))
            card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            card.setStyleSheet(
                f"QPushButton {{ font-size: {theme.title_px}px; padding: {theme.gap_small}px; }}"
            )
            self._group.addButton(card, number)
            row.addWidget(card)
            self._cards.append(card)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._games[number]))
        self.retranslate()

    @property
    def last(self) -> QPushButton:
        """The last card."""
        return self._cards[-1]

    def show_game(self, game: str) -> None:
        """Mark a card."""
        self._group.button(self._games.index(game)).setChecked(True)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for number, game in enumerate(self._games):
            self._group.button(number).setText(f"  {game_title(game)}")
            self._group.button(number).setAccessibleName(game_title(game))


def _picture(game: str, size: QSize, theme: Theme, ratio: float) -> QPixmap:
    paint = backdrop_of(game).paint_backdrop
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    rect = QRectF(0, 0, size.width(), size.height())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(rect, theme.radius, theme.radius)
    painter.setClipPath(shape)
    paint(painter, rect, theme)
    painter.end()
    return picture
