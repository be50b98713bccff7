"""A small note beside the place it is about: why something is refused, or a question with two answers."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.theme import Theme

SHOWN_MS = 9000


class Bubble(QFrame):
    """Shows a sentence with the number of its rule. A click sends `rule_wanted`; answers send `answered`."""

    rule_wanted = Signal(str)
    answered = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._theme = theme
        self.rule = ""
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.link = QLabel(self)
        self.no = QPushButton(self)
        self.yes = QPushButton(self)
        self.yes.setProperty("role", "gold")
        self.no.clicked.connect(lambda: self._answer(False))
        self.yes.clicked.connect(lambda: self._answer(True))
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(self.link)
        self._answers = QWidget(self)
        row = QHBoxLayout(self._answers)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        row.addWidget(self.no)
        row.addWidget(self.yes)
        column.addWidget(self._answers)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hide)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Colours and sizes of the theme."""
        self._theme = theme
        self.text.setStyleSheet(f"color: {theme.ink.name()}; font-size: {theme.text_px}px;")
        self.link.setStyleSheet(
            f"color: {theme.seats[1].text.name()}; font-size: {round(theme.text_px * 0.9)}px;"
            "text-decoration: underline;"
        )
        self._column.setContentsMargins(theme.gap, theme.gap_small + 2, theme.gap, theme.gap_small + 2)
        self._column.setSpacing(theme.gap_small)

    def say(self, text: str, rule: str, at: QPoint) -> None:
        """Why something is refused, near a place of the parent, for a while."""
        self._show(text, rule, at, answers=("", ""))
        self._clock.start(SHOWN_MS)

    def ask(self, text: str, rule: str, at: QPoint, *, yes: str, no: str) -> None:
        """A question that stays until it is answered or something else happens."""
        self._clock.stop()
        self._show(text, rule, at, answers=(no, yes))
        self.no.setFocus()

    def _show(self, text: str, rule: str, at: QPoint, *, answers: tuple[str, str]) -> None:
        self.rule = rule
        self.text.setText(text)
        self.link.setText(self.tr("Rule {rule}").format(rule=rule) if rule else "")
        self.link.setVisible(bool(rule))
        for button, words in zip((self.no, self.yes), answers, strict=True):
            button.setText(words)
        self._answers.setVisible(any(answers))
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor if rule else Qt.CursorShape.ArrowCursor)
        self._fit()
        self.move(self._place(at))
        self.show()
        self.raise_()

    def _fit(self) -> None:
        """As wide as the words need, up to a comfortable line, and as high as they then are."""
        margins = self._column.contentsMargins()
        sides = margins.left() + margins.right()
        line = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 6
        comfortable = min(round(self._theme.text_px * 24), self._room.width() - 20)
        least = self._answers.sizeHint().width() if self._answers.isVisibleTo(self) else 0
        inner = max(min(line, comfortable - sides), least, self.link.sizeHint().width())
        height = self.text.heightForWidth(inner) + margins.top() + margins.bottom()
        for extra in (self.link, self._answers):
            if extra.isVisibleTo(self):
                height += extra.sizeHint().height() + self._column.spacing()
        self.setFixedSize(inner + sides, height)

    def _place(self, at: QPoint) -> QPoint:
        """Above the place if there is room, else below, and inside the parent."""
        room = self._room.rect()
        gap = self._theme.gap * 2
        top = at.y() - self.height() - gap
        if top < 4:
            top = min(at.y() + gap, room.height() - self.height() - 4)
        left = min(max(4, at.x() - self.width() // 2), room.width() - self.width() - 4)
        return QPoint(left, top)

    def _answer(self, yes: bool) -> None:
        self.hide()
        self.answered.emit(yes)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click opens the rule."""
        event.accept()
        if self.rule:
            self.rule_wanted.emit(self.rule)
        if not self._answers.isVisible():
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card with a warm edge."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.card)
        painter.setPen(QPen(self._theme.barn_red, 2))
        radius = self._theme.radius
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()
