"""The curtain between people who share the screen: a calm page over the table until the next one opens it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui.badges import badge
from ui.growth import with_grown_words
from ui.theme import Theme

GRACE_MS: Final = 350
"""So long no key opens it, for the last key that ended a turn may have been pressed twice."""
_OPEN_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_VEIL: Final = 225
"""How far the page hides the table below, which everybody may see: 255 is all of it."""


class Curtain(QWidget):
    """`opened` is sent when the person who is waited for opens it.

    Behind it lies what everybody may see. A glance at that makes the page as small as the prompt below
    the table.
    """

    opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.grace_ms = GRACE_MS
        self._theme = theme
        self._name = ""
        self._colour = -1
        self._glances = False
        self._page, self._strip = QRect(), QRect()
        self._since = QElapsedTimer()
        self._card = QFrame(self)
        self._card.setProperty("role", "panel")
        self._badge = QLabel()
        self._badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = QLabel()
        self._detail = QLabel()
        for label in (self.title, self._detail):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.open_button = QPushButton()
        self.open_button.setObjectName("curtain_open")
        self.open_button.setProperty("role", "main")
        self.open_button.clicked.connect(self.opened)
        self.glance_button = QPushButton()
        self.glance_button.setObjectName("curtain_glance")
        self.glance_button.clicked.connect(self._toggle)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self._detail)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._card)
        self._row.addWidget(self._badge)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.open_button)
        self._row.addWidget(self.glance_button)
        for part in (self.open_button, self.glance_button):
            part.installEventFilter(self)
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.open_button)
        self.hide()

    @property
    def glances(self) -> bool:
        """Whether the table behind it is being looked at."""
        return self._glances

    def fall(self, name: str, colour: int) -> None:
        """Hide the table until the person of that name opens; again for the same person changes nothing."""
        if not self.isHidden() and (name, colour) == (self._name, self._colour):
            return
        self._name, self._colour = name, colour
        self._glances = False
        self._since.restart()
        self.retranslate()
        self._lay_out()
        self.show()
        self.raise_()

    def rise(self) -> None:
        """Nobody is waited for."""
        self.hide()

    def place(self, page: QRect, strip: QRect) -> None:
        """Cover the page, or at a glance the strip of it in which the prompt stands."""
        self._page, self._strip = page, strip
        self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        """Another look or scale."""
        self._theme = theme
        self._lay_out()

    def _toggle(self) -> None:
        self._glances = not self._glances
        self.retranslate()
        self._lay_out()
        self.open_button.setFocus()

    def _lay_out(self) -> None:
        look = with_grown_words(self._theme, self._page.size())
        gap = look.gap
        side = look.text_px * (2 if self._glances else 4)
        self._badge.setPixmap(badge(self._colour, side, look, self.devicePixelRatioF()))
        self._badge.setVisible(self._colour >= 0)
        self._card.setStyleSheet(f"* {{ font-size: {look.text_px}px; }}")
        self.title.setStyleSheet(f"font-size: {look.title_px}px; font-weight: bold; border: none;")
        self._detail.setStyleSheet(f"color: {look.muted.name()}; border: none;")
        self._badge.setStyleSheet("border: none;")
        middle = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft if self._glances else Qt.AlignmentFlag.AlignHCenter
        )
        for label in (self.title, self._detail):
            label.setAlignment(middle)
        self._row.setSpacing(gap)
        if self._glances:
            self._row.setDirection(QBoxLayout.Direction.LeftToRight)
            self._row.setContentsMargins(gap, look.gap_small, gap, look.gap_small)
            self.setGeometry(self._strip)
            self._card.setGeometry(self.rect())
        else:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
            self._row.setContentsMargins(gap * 3, gap * 3, gap * 3, gap * 3)
            self.setGeometry(self._page)
            width = min(look.text_px * 32, self.width() - 2 * gap)
            height = max(self._row.totalHeightForWidth(width), self._row.totalSizeHint().height())
            self._card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A veil over the table; at a glance there is none."""
        del event
        if not self._glances:
            painter = QPainter(self)
            veil = QColor(self._theme.table_deep)
            veil.setAlpha(_VEIL)
            painter.fillRect(self.rect(), veil)
            painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space and Enter open, unless they still belong to what was done before."""
        if isinstance(event, QKeyEvent) and event.key() in _OPEN_KEYS and watched is self.open_button:
            if event.type() == QEvent.Type.KeyPress:
                self._key(event)
            return event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The same keys when no button has the focus."""
        if event.key() in _OPEN_KEYS:
            self._key(event)
        else:
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and self._since.hasExpired(self.grace_ms):
            self.opened.emit()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.title.setText(self.tr("{name}, it is your turn").format(name=self._name))
        self._detail.setText(self.tr("Everybody else looks away."))
        self.setAccessibleName(f"{self.title.text()}. {self._detail.text()}")
        self.open_button.setText(self.tr("Open"))
        self.open_button.setToolTip(self.tr("Space bar or Enter"))
        self.open_button.setAccessibleDescription(self.accessibleName())
        self.glance_button.setText(
            self.tr("Cover the table") if self._glances else self.tr("Look at the open table")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._lay_out()
        super().changeEvent(event)
