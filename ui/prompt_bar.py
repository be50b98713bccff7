"""The bar below the table: who acts, what is asked, and the buttons for everything that is a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.button_rows import ButtonRows
from ui.follows_language import FollowsLanguage
from ui.prompt_icons import prompt_icon
from ui.theme import Theme

SHARES = (1.0, 0.92, 0.85, 0.78, 0.7)
"""Sizes of the words, tried from the largest."""
WORDS_EM = 13
"""So many letters' sizes a line of words should be wide; else the buttons get a row of their own."""
LEAST_EM = 8
"""Where even then the words would be narrower, redoing and resetting are left to menu and keys."""
BESIDE_EM, BELOW_EM = 4.9, 8.1
"""How high the bar is with the buttons beside the words, and with one row of them below."""
MOST_EM = 12
"""It becomes no higher than this for words that do not fit, but as high as rows of buttons need."""
PULSES, PULSE_MS = 3, 130
"""How often and how long a button that is wanted is shown pressed."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the prompt: its key, its button's text, whether it is switched on and off, its letter."""

    key: str
    text: str
    toggles: bool = False
    letter: str = ""


class PromptBar(FollowsLanguage, QFrame):
    """Shows a prompt and sends what is pressed: `pressed` with a word, `hovered` with a word or ''."""

    pressed = Signal(str)
    hovered = Signal(str)
    undo = Signal()
    redo = Signal()
    reset = Signal()
    moves = Signal()
    proceed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paint_badge: Callable[[QPainter, QRectF], None] | None = None
        self._frame = theme.line
        self.words: dict[str, QPushButton] = {}
        self._shown: tuple[Word, ...] = ()
        self._badge = QLabel(self)
        self.headline = QLabel(self)
        self.detail = QLabel(self)
        for label in (self.headline, self.detail):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        texts = QVBoxLayout()
        texts.setContentsMargins(0, 0, 0, 0)
        texts.setSpacing(1)
        texts.addStretch()
        texts.addWidget(self.headline)
        texts.addWidget(self.detail)
        texts.addStretch()
        self.moves_button = self._tool(self.moves)
        self.undo_button = self._tool(self.undo)
        self.redo_button = self._tool(self.redo)
        self.reset_button = self._tool(self.reset)
        self.proceed_button = self._button("main")
        self.proceed_button.clicked.connect(self.proceed)
        self._said = QHBoxLayout()
        self._said.addWidget(self._badge)
        self._said.addLayout(texts, 1)
        for tool in (self.moves_button, self.undo_button, self.redo_button, self.reset_button):
            self._said.addWidget(tool)
        self._buttons = ButtonRows()
        self._buttons.insert(0, self.proceed_button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._said, 1)
        self._row.addLayout(self._buttons)
        self._button_share = 0.0
        self.set_theme(theme)
        self.retranslate()

    def _tool(self, sent: object) -> QToolButton:
        tool = QToolButton(self)
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tool.clicked.connect(sent)
        return tool

    def _button(self, role: str) -> QPushButton:
        button = QPushButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(False)
        if role:
            button.setProperty("role", role)
        return button

    # --- looks ------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Sizes and icons of the theme."""
        self._theme = theme
        gap = theme.gap_small
        self._row.setContentsMargins(theme.gap, gap, theme.gap, gap)
        for row in (self._row, self._said, self._buttons):
            row.setSpacing(gap)
        self._stack(False)
        self._size_buttons(1.0)
        self.fit()
        side = round(theme.text_px * 1.4)
        for tool, kind in (
            (self.moves_button, "moves"),
            (self.undo_button, "undo"),
            (self.redo_button, "redo"),
            (self.reset_button, "reset"),
        ):
            tool.setIcon(prompt_icon(kind, side, theme, self.devicePixelRatioF()))
            tool.setIconSize(QSize(side, side))
        self._show_badge()
        self._rebuild(self._shown)
        self.update()

    def retranslate(self) -> None:
        """Words of the bar itself in the present language."""
        for tool, text, keys in (
            (self.moves_button, self.tr("List of moves"), "M"),
            (self.undo_button, self.tr("Undo"), "Ctrl+Z"),
            (self.redo_button, self.tr("Redo"), "Ctrl+Shift+Z"),
            (self.reset_button, self.tr("Reset turn"), "Ctrl+R"),
        ):
            tool.setAccessibleName(text)
            tool.setToolTip(f"{text} ({keys})")

    def _show_badge(self) -> None:
        side = round(self._theme.text_px * 2.0)
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        if self._paint_badge is not None:
            painter = QPainter(pixmap)
            self._paint_badge(painter, QRectF(0, 0, side, side))
            painter.end()
        self._badge.setPixmap(pixmap)
        self._badge.setVisible(self._paint_badge is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card framed in the colour of the seat that acts."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.card)
        painter.setPen(QPen(self._frame, 3))
        radius = self._theme.radius
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)
        painter.end()

    def add_button(self, button: QPushButton) -> None:
        """A further button, after all others; whoever shows or hides it asks the bar to `fit`."""
        self._buttons.insert(self._buttons.count(), button)

    # --- content ----------------------------------------------------------------------------

    def show_prompt(
        self,
        headline: str,
        detail: str,
        words: Sequence[Word],
        *,
        proceed: str,
        seat: int,
        paint_badge: Callable[[QPainter, QRectF], None] | None,
    ) -> None:
        """What is asked, with a button for each word; `seat` is a colour of the theme or -1."""
        self.headline.setText(headline)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.proceed_button.setText(proceed)
        self.proceed_button.setVisible(bool(proceed))
        self.proceed_button.setToolTip(self.tr("Space bar"))
        self._frame = self._theme.seats[seat].fill if seat >= 0 else self._theme.line
        self._paint_badge = paint_badge
        self._show_badge()
        if tuple(words) != self._shown:
            self._rebuild(tuple(words))
        self._row.activate()
        self.fit()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small screen at any scale: the buttons make do with what there is."""
        return QSize(self._theme.text_px * WORDS_EM, self.minimumHeight())

    @property
    def stacked(self) -> bool:
        """Whether the buttons have a row of their own, below the words."""
        return self._row.direction() is QBoxLayout.Direction.TopToBottom

    def _stack(self, below: bool) -> None:
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if below else directions.LeftToRight)
        self.setFixedHeight(round(self._theme.text_px * (BELOW_EM if below else BESIDE_EM)))
        self.redo_button.setVisible(True)
        self.reset_button.setVisible(True)

    def _size_buttons(self, share: float) -> None:
        theme = self._theme
        self._button_share = share
        self.setStyleSheet(
            f"QPushButton, QToolButton {{ font-size: {round(theme.text_px * share)}px;"
            f" border-radius: {theme.radius}px;"
            f" padding: {round(theme.gap_small * share)}px {round(theme.gap * share * share)}px; }}"
        )

    def _fit_buttons(self) -> None:
        """The buttons below the words where they leave too little room beside, and smaller if they must be.

        Where they do not even fit in a row then, they get more rows and the bar becomes higher. Once below
        they stay there till the bar gets another size: the table above must not jump.
        """
        room = self._room()
        gap = self._said.spacing()
        tools = (self._badge, self.moves_button, self.undo_button, self.redo_button, self.reset_button)
        taken = self._buttons.sizeHint().width() + sum(tool.sizeHint().width() + gap for tool in tools)
        if not self.stacked and room - taken < self._theme.text_px * WORDS_EM:
            self._stack(True)
        if self.stacked:
            words = room - sum(tool.sizeHint().width() + gap for tool in tools)
            roomy = words >= self._theme.text_px * LEAST_EM
            self.redo_button.setVisible(roomy)
            self.reset_button.setVisible(roomy)
        for share in SHARES:
            if share <= self._button_share and self._buttons.sizeHint().width() > room:
                self._size_buttons(share)
                self._row.activate()
        if self.stacked:
            more = self._buttons.heightForWidth(room) - self._buttons.sizeHint().height()
            self._rise(round(self._theme.text_px * BELOW_EM) + more)

    def _room(self) -> int:
        """How wide a row of buttons may be."""
        margins = self._row.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _rise(self, height: int) -> None:
        """Become so high, if that is higher."""
        if height > self.height():
            self.setFixedHeight(height)

    def fit(self) -> None:
        """Smaller words where two lines each would not fit; the buttons below where they leave no room.

        Where even the smallest do not fit, what is asked stands alone, and where that needs more room than
        there is, the bar becomes higher.
        """
        theme = self._theme
        if self.isVisible():
            self._fit_buttons()
            self._row.activate()
        width = max(60, self.headline.width())
        self.detail.setVisible(bool(self.detail.text()))
        room = self.height() - 2 * theme.gap_small - 2
        if self.stacked:
            room -= self._buttons.heightForWidth(self._room()) + theme.gap_small
        for share in SHARES:
            sizes = (max(9, round(theme.text_px * 1.14 * share)), max(9, round(theme.text_px * 0.9 * share)))
            labels = (self.headline, self.detail)
            if sum(_height(label, px, width) for label, px in zip(labels, sizes, strict=True)) <= room:
                break
        else:
            self.detail.hide()
            missing = _height(self.headline, sizes[0], width) - room
            if self.stacked and missing > 0:
                self._rise(min(self.height() + missing, round(theme.text_px * MOST_EM)))
        bold = "font-weight: bold;"
        self.headline.setStyleSheet(f"font-size: {sizes[0]}px; color: {theme.ink.name()}; {bold}")
        self.detail.setStyleSheet(f"font-size: {sizes[1]}px; color: {theme.muted.name()};")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words follow the room beside the buttons."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._stack(False)
            self._size_buttons(1.0)
        self.fit()

    def _rebuild(self, words: tuple[Word, ...]) -> None:
        for button in self.words.values():
            self._buttons.remove(button)
            button.hide()
            button.deleteLater()
        self.words = {}
        self._shown = words
        numbers = iter(range(1, 10))
        for word in words:
            button = self._button("gold" if word.toggles else "")
            button.setText(word.text)
            button.setAccessibleName(word.text)
            button.setCheckable(word.toggles)
            button.clicked.connect(lambda _=False, key=word.key: self.pressed.emit(key))
            button.installEventFilter(self)
            button.setProperty("word", word.key)
            number = "" if word.toggles else str(next(numbers, ""))
            if word.letter or number:
                button.setToolTip(self.tr("Key {key}").format(key=word.letter or number))
            if word.toggles:
                ring = self._theme.seats[0].fill.name()
                # A thicker border takes from the padding, not from the word.
                up, aside = max(0, self._theme.gap_small - 2), max(0, self._theme.gap - 2)
                button.setStyleSheet(
                    f"QPushButton:checked {{ border: 3px solid {ring}; padding: {up}px {aside}px; }}"
                    f"QPushButton:checked:focus {{ border-color: {self._theme.focus.name()}; }}"
                )
            self._buttons.insert(len(self.words), button)
            button.setVisible(True)
            self.words[word.key] = button

    def relabel(self, texts: Mapping[str, str], *, main: str) -> None:
        """Other texts on the buttons that are there; that of the word `main` stands out."""
        changed = False
        for key, button in self.words.items():
            text = texts.get(key, button.text())
            role = "main" if key == main else "gold" if button.isCheckable() else ""
            if text != button.text():
                button.setText(text)
                button.setAccessibleName(text)
                changed = True
            if role != (button.property("role") or ""):
                button.setProperty("role", role)
                button.style().unpolish(button)
                button.style().polish(button)
        if changed:
            self._shown = tuple(replace(word, text=texts.get(word.key, word.text)) for word in self._shown)
            self._row.activate()
            self.fit()

    def numbered(self, number: int) -> str:
        """The word that the digit means, or ''."""
        keys = [word.key for word in self._shown if not word.toggles]
        return keys[number - 1] if 0 < number <= len(keys) else ""

    def pulse(self, key: str) -> None:
        """Draw the eye to a word's button."""
        button = self.words.get(key)
        if button is not None:
            for beat in range(PULSES):
                QTimer.singleShot(2 * beat * PULSE_MS, button, lambda: button.setDown(True))
                QTimer.singleShot((2 * beat + 1) * PULSE_MS, button, lambda: button.setDown(False))

    def set_on(self, keys: frozenset[str]) -> None:
        """Which toggles are on."""
        for key, button in self.words.items():
            if button.isCheckable():
                button.setChecked(key in keys)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hovering a word previews it."""
        if isinstance(event, QEnterEvent):
            self.hovered.emit(str(watched.property("word") or ""))
        elif event.type() == QEvent.Type.Leave:
            self.hovered.emit("")
        return super().eventFilter(watched, event)


def _height(label: QLabel, px: int, width: int) -> int:
    """How high a label's words are at that size and width."""
    if not label.text():
        return 0
    font = QFont(label.font())
    font.setPixelSize(px)
    font.setBold(label.font().bold())
    wrap = int(Qt.TextFlag.TextWordWrap)
    return QFontMetrics(font).boundingRect(0, 0, width, 10_000, wrap, label.text()).height()
