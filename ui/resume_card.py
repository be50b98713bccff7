"""A game that was left before its end, as a card on the start screen: who, when, where it stands, scores."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.badges import badge_label
from ui.bot_words import controller_title
from ui.follows_language import FollowsLanguage
from ui.game_parts import standing_of
from ui.game_titles import game_title
from ui.problem_words import in_words
from ui.services import DamagedGame, SavedGame
from ui.theme import Theme


class ResumeCard(FollowsLanguage, QFrame):
    """One card. After `discarded` it offers to take that back, so that no question is needed."""

    resumed = Signal(object)
    discarded = Signal(object)
    restored = Signal(object)

    def __init__(
        self,
        saved: SavedGame | DamagedGame,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        gone: bool = False,
    ) -> None:
        super().__init__(parent)
        self.saved = saved
        self._gone = gone
        self.setProperty("role", "card")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        lines.setSpacing(theme.gap_small)
        top = QVBoxLayout()
        top.setSpacing(0)
        self._headline = QLabel()
        self._headline.setWordWrap(isinstance(saved, DamagedGame))
        self._headline.setStyleSheet("font-weight: bold;")
        self._when = QLabel()
        self._when.setProperty("role", "muted")
        top.addWidget(self._headline)
        top.addWidget(self._when)
        lines.addLayout(top)
        self._body = QWidget()
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(max(2, theme.gap_small // 2))
        if isinstance(saved, SavedGame):
            self._add_seats(body, saved, theme)
        lines.addWidget(self._body)
        buttons = QHBoxLayout()
        self._resume = QPushButton()
        self._resume.setProperty("role", "main")
        self._resume.setVisible(isinstance(saved, SavedGame))
        self._resume.clicked.connect(lambda: self.resumed.emit(self.saved))
        self._discard = QPushButton()
        self._discard.clicked.connect(self._toggle)
        buttons.addWidget(self._resume, 1)
        buttons.addWidget(self._discard)
        lines.addLayout(buttons)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """As high as its content, whatever the list offers."""
        return super().sizeHint()

    def _add_seats(self, body: QVBoxLayout, saved: SavedGame, theme: Theme) -> None:
        colours = standing_of(saved.setup.game).seat_colours(saved.view)
        for seat, (who, colour) in enumerate(zip(saved.setup.seats, colours, strict=True)):
            row = QHBoxLayout()
            row.setSpacing(theme.gap_small)
            row.addWidget(badge_label(colour, theme, self))
            name = QLabel(who.name)
            name.setTextFormat(Qt.TextFormat.PlainText)
            row.addWidget(name, 1)
            if saved.controllers[seat] != "human":
                bot = QLabel(controller_title(saved.controllers[seat]))
                bot.setProperty("role", "muted")
                row.addWidget(bot)
            points = QLabel(str(saved.view.sheets[seat].total))
            points.setStyleSheet("font-weight: bold;")
            points.setMinimumWidth(theme.text_px * 3)
            points.setAlignment(Qt.AlignmentFlag.AlignRight)
            row.addWidget(points)
            body.addLayout(row)

    def _toggle(self) -> None:
        self._gone = not self._gone
        (self.discarded if self._gone else self.restored).emit(self.saved)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        saved = self.saved
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(saved.played_at_s)), QLocale.FormatType.ShortFormat
        )
        self._when.setText(when)
        self._body.setVisible(not self._gone)
        self._resume.setEnabled(not self._gone)
        over = isinstance(saved, SavedGame) and saved.view.over
        self._resume.setText(self.tr("Final score sheet") if over else self.tr("Resume"))
        self._discard.setText(self.tr("Undo") if self._gone else self.tr("Discard"))
        if self._gone:
            self._headline.setText(self.tr("Discarded"))
        elif isinstance(saved, SavedGame):
            stands = standing_of(saved.setup.game).headline(saved.view)
            self._headline.setText(
                self.tr("{game}: {stands}").format(game=game_title(saved.setup.game), stands=stands)
            )
            self.setAccessibleName(f"{self._headline.text()}, {', '.join(s.name for s in saved.setup.seats)}")
        else:
            self._headline.setText(
                self.tr("This game cannot be resumed; its file is kept. {reason}").format(
                    reason=in_words(saved.reason)
                )
            )
            self._discard.setToolTip(saved.path)
