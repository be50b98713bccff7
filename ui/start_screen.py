"""The start screen: title and picture, a new game, games to resume, settings, rules, and the language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.follows_language import FollowsLanguage
from ui.game_parts import backdrop_of
from ui.preferences import LANGUAGES
from ui.resume_card import ResumeCard
from ui.services import DamagedGame, SavedGame
from ui.theme import Theme

_USUAL_HEIGHT_PX: Final = 800
_MOST_PERCENT: Final = 170
_LEAST_PERCENT: Final = 50


class StartScreen(FollowsLanguage, QWidget):
    """Says with signals what was chosen; it starts nothing itself. The picture is that of `game`."""

    new_game = Signal()
    open_file = Signal()
    settings = Signal()
    score_pad = Signal()
    position = Signal()
    own_box = Signal()
    rules = Signal()
    language_chosen = Signal(str)
    resumed = Signal(object)
    discarded = Signal(object)
    restored = Signal(object)

    def __init__(self, theme: Theme, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._game = game
        self._percent = 0
        self._fitted = (0, 0)
        self._picture = QPixmap()
        self._saved: tuple[SavedGame | DamagedGame, ...] = ()
        self._gone: set[str] = set()
        self._page = QHBoxLayout(self)
        self._menu = QFrame()
        self._menu.setProperty("role", "panel")
        self._title = QLabel("Riverboat Desktop")
        self._tagline = QLabel()
        self._tagline.setWordWrap(True)
        self._tagline.setProperty("role", "muted")
        names = ("new_game", "open_file", "position", "own_box", "score_pad", "rules", "settings")
        self._buttons = {name: QPushButton() for name in names}
        self._buttons["new_game"].setProperty("role", "main")
        self._buttons["new_game"].setObjectName("start_new_game")
        self._buttons["new_game"].setAutoDefault(True)
        for name, button in self._buttons.items():
            button.clicked.connect(getattr(self, name))
        self._languages = QButtonGroup(self)
        languages = QHBoxLayout()
        for number, (language, own_name) in enumerate(LANGUAGES):
            button = QPushButton(own_name)
            button.setObjectName(f"language_{language}")
            button.setCheckable(True)
            button.setProperty("role", "choice")
            self._languages.addButton(button, number)
            languages.addWidget(button)
        self._languages.idClicked.connect(lambda number: self.language_chosen.emit(LANGUAGES[number][0]))
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setProperty("role", "muted")
        self._column = QVBoxLayout(self._menu)
        for widget in (self._title, self._tagline, *self._buttons.values()):
            self._column.addWidget(widget)
        self._column.addSpacing(theme.gap)
        self._column.addLayout(languages)
        self._column.addWidget(self._note)
        left = QVBoxLayout()
        left.addStretch(2)
        left.addWidget(self._menu)
        left.addStretch(3)
        self._page.addLayout(left)
        self._page.addStretch(1)
        self._games = QFrame()
        self._games.setProperty("role", "panel")
        self._games_title = QLabel()
        self._games_title.setProperty("role", "title")
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._games_column = QVBoxLayout(self._games)
        self._games_column.addWidget(self._games_title)
        self._games_column.addWidget(self._scroll, 1)
        self._games.hide()
        right = QVBoxLayout()
        right.addStretch(1)
        right.addWidget(self._games, 40)
        right.addStretch(1)
        self._page.addLayout(right)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another look."""
        self._theme = theme
        self._picture = QPixmap()
        self._percent = 0
        self._fitted = (0, 0)
        self._fit()
        self.update()

    def show_picture(self, game: str) -> None:
        """The picture of another game."""
        if game != self._game:
            self._game = game
            self._picture = QPixmap()
            self.update()

    def _fit(self) -> None:
        """Larger letters in a larger window, that the menu may not get lost; smaller ones to fit it in."""
        wanted = min(_MOST_PERCENT, max(100, self.height() * 100 // _USUAL_HEIGHT_PX))
        if (wanted, self.height()) != self._fitted:
            self._fitted = (wanted, self.height())
            self._to_letters(wanted)
            tall = self._menu.heightForWidth(self._menu.width()) + 4 * self._theme.gap * wanted // 100
            if tall > self.height() > 0:
                self._to_letters(max(_LEAST_PERCENT, wanted * self.height() // tall))
        self._share_width()

    def _to_letters(self, percent: int) -> None:
        if percent != self._percent:
            self._percent = percent
            self._size_letters()
        self._share_width()

    def _share_width(self) -> None:
        """Both panels at their comfortable width, or narrower where the window is."""
        gap, text_px = self._theme.gap * self._percent // 100, self._theme.text_px * self._percent // 100
        room = self.width() - gap * 6 - self._page.spacing() * 2
        shown = bool(self._saved)
        self._menu.setFixedWidth(max(1, min(text_px * 24, room * 12 // 25 if shown else room)))
        self._games.setFixedWidth(max(1, min(text_px * 26, room * 13 // 25)))

    def minimumSizeHint(self) -> QSize:
        """Small: the start screen never keeps the window larger than the table needs it."""
        return QSize(self._theme.text_px * 12, self._theme.text_px * 12)

    def _size_letters(self) -> None:
        percent = self._percent
        gap, text_px = self._theme.gap * percent // 100, self._theme.text_px * percent // 100
        self._page.setContentsMargins(gap * 3, gap * 2, gap * 3, gap * 2)
        self._column.setContentsMargins(gap * 2, gap * 2, gap * 2, gap * 2)
        self._column.setSpacing(gap)
        self._games_column.setContentsMargins(gap * 3 // 2, gap * 3 // 2, gap, gap * 3 // 2)
        self._games_column.setSpacing(gap)
        for panel in (self._menu, self._games):
            panel.setStyleSheet(f"* {{ font-size: {text_px}px; }}")
        title_px = self._theme.title_px * percent // 100
        self._title.setStyleSheet(f"font-size: {title_px * 3 // 2}px; font-weight: bold;")
        self._games_title.setStyleSheet(f"font-size: {title_px}px;")
        for button in self._buttons.values():
            button.setMinimumHeight(text_px * 3)
        self._show_games()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the letters to the window."""
        super().resizeEvent(event)
        self._fit()

    def show_games(self, saved: Sequence[SavedGame | DamagedGame]) -> None:
        """The cards of games that can be resumed; none hides their panel."""
        self._saved = tuple(saved)
        self._gone.clear()
        self._show_games()

    def _show_games(self) -> None:
        self._games.setVisible(bool(self._saved))
        look = self._theme.scaled(max(100, self._percent))
        inside = QWidget()
        self._cards = column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, look.gap_small, 0)
        column.setSpacing(look.gap)
        for saved in self._saved:
            card = ResumeCard(saved, look, gone=saved.path in self._gone)
            card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            card.resumed.connect(self.resumed)
            card.discarded.connect(self._discard)
            card.restored.connect(self._restore)
            column.addWidget(card)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        inside.installEventFilter(self)
        self._share_width()
        self._fit_games()

    def _discard(self, saved: SavedGame | DamagedGame) -> None:
        self._gone.add(saved.path)
        self.discarded.emit(saved)

    def _restore(self, saved: SavedGame | DamagedGame) -> None:
        self._gone.discard(saved.path)
        self.restored.emit(saved)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card that changed its height changes that of the panel."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._scroll.widget():
            self._fit_games()
        return super().eventFilter(watched, event)

    def _fit_games(self) -> None:
        """The panel of games is as high as its cards, and no higher than there is room."""
        for part in (self._games_title, *self._scroll.findChildren(QWidget)):
            part.ensurePolished()
        margins = self._games_column.contentsMargins()
        height = self._cards.totalSizeHint().height() + self._games_title.sizeHint().height()
        height += margins.top() + margins.bottom() + self._games_column.spacing() + 2
        self._games.setMaximumHeight(height)

    def show_language(self, language: str) -> None:
        """Mark the language that is shown."""
        for number, (name, _) in enumerate(LANGUAGES):
            self._languages.button(number).setChecked(name == language)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._tagline.setText(self.tr("Board games at one screen, with people and bots."))
        self._buttons["new_game"].setText(self.tr("New game…"))
        self._buttons["open_file"].setText(self.tr("Open a game…"))
        self._buttons["position"].setText(self.tr("Start from a position…"))
        self._buttons["position"].setObjectName("start_position")
        self._buttons["own_box"].setText(self.tr("Your own box…"))
        self._buttons["own_box"].setObjectName("start_own_box")
        self._buttons["score_pad"].setText(self.tr("Score pad…"))
        self._buttons["score_pad"].setObjectName("start_score_pad")
        self._buttons["rules"].setText(self.tr("Rules"))
        self._buttons["settings"].setText(self.tr("Settings…"))
        self._games_title.setText(self.tr("Go on playing"))
        self._note.setText(
            self.tr(
                "An independent program. The games and their names belong to their owners; "
                "no artwork or text of theirs is used."
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, painted once for each size."""
        del event
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            painter = QPainter(self._picture)
            backdrop_of(self._game).paint_backdrop(painter, QRectF(self.rect()), self._theme)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
