"""The strip above the table: the next act in letters that can be read from two metres, and what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.companion.flashes import BAD, FLASH_MS, GOOD, PLAIN
from ui.follows_language import FollowsLanguage
from ui.theme import Theme

LARGE: Final = 2.1
"""The headline's letters in times of the text's: read from two metres at the usual size."""
FEW: Final = 8
"""So many choices have a button each; more are listed."""
_FOOT: Final = ("enrol", "not_this", "program", "table", "back_there", "done", "by_hand")
LOW_PX: Final = 900
"""A window that is not higher has no room for everything at once."""


class PromptStrip(FollowsLanguage, QFrame):
    """The next act. `pressed` carries the name of a button, `chosen` a step, `typed` a line of words."""

    pressed = Signal(str)
    chosen = Signal(object)
    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("companion_strip")
        self.setProperty("role", "panel")
        self._theme = theme
        self._frame = theme.line
        self._choices: list[QPushButton] = []
        self._offered: list[tuple[str, Any]] = []
        self._said = ""
        self._lit = PLAIN
        self.headline, self.detail, self.heard = QLabel(), QLabel(), QLabel()
        self.headline.setObjectName("companion_headline")
        self.heard.setObjectName("companion_heard")
        for label in (self.headline, self.detail, self.heard):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons = {
            name: self._button(name)
            for name in (
                "done",
                "program",
                "table",
                "back_there",
                "not_this",
                "enrol",
                "by_hand",
                "take_back",
            )
        }
        self.buttons["done"].setProperty("role", "main")
        self.words = QLineEdit()
        self.words.setObjectName("companion_words")
        self.words.returnPressed.connect(self._type)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.headline)
        self._column.addWidget(self.detail)
        self._choice_rows = QVBoxLayout()
        self._column.addLayout(self._choice_rows)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.heard, 1)
        for name in _FOOT:
            self._foot.addWidget(self.buttons[name])
        self._foot.addWidget(self.words)
        self._foot.addWidget(self.buttons["take_back"])
        self._column.addLayout(self._foot)
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(lambda: self._dress(PLAIN))
        self.set_theme(theme)
        self.retranslate()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"companion_{name}")
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def _type(self) -> None:
        text = self.words.text().strip()
        if text:
            self.typed.emit(text)

    # --- looks ------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Sizes and colours of the theme."""
        self._theme = theme
        gap = theme.gap_small
        self._column.setContentsMargins(theme.gap, gap, theme.gap, gap)
        for row in (self._column, self._choice_rows, self._foot):
            row.setSpacing(gap)
        self.words.setMaximumWidth(theme.text_px * 14)
        self.headline.setStyleSheet(
            f"font-size: {round(theme.text_px * LARGE)}px; font-weight: bold; color: {theme.ink.name()};"
        )
        self.detail.setStyleSheet(f"font-size: {round(theme.text_px * 1.2)}px; color: {theme.muted.name()};")
        self._dress(PLAIN)

    def _dress(self, kind: str) -> None:
        theme = self._theme
        self._lit = kind
        frame = {GOOD: theme.good, BAD: theme.danger}.get(kind, self._frame)
        ground = {GOOD: theme.good, BAD: theme.danger}.get(kind)
        edge = f"{max(3, theme.text_px // 4)}px solid {frame.name()}"
        _style(
            self,
            f"#companion_strip {{ background: {theme.card.name()};"
            f" border: {edge}; border-radius: {theme.radius}px; }}"
            f"#companion_strip QPushButton, #companion_strip QLineEdit {{ font-size: {theme.text_px}px; }}",
        )
        ink = theme.on_good if kind == GOOD else theme.on_danger
        lit = f" background: {ground.name()}; color: {ink.name()};" if ground else ""
        _style(
            self.heard,
            f"font-size: {round(theme.text_px * 1.1)}px; color: {theme.ink.name()};"
            f" border-radius: {theme.radius}px; padding: 2px {theme.gap_small}px;{lit}",
        )

    # --- content ----------------------------------------------------------------------------

    def show_act(self, headline: str, detail: str, *, seat: int, buttons: frozenset[str]) -> None:
        """The next act; `seat` is a colour of the theme or -1, `buttons` those that make sense now."""
        self.headline.setText(headline)
        self.detail.setText(detail)
        self._show_detail()
        frame = self._theme.seats[seat].fill if seat >= 0 else self._theme.line
        if frame != self._frame:
            self._frame = frame
            if not self._flash.isActive():
                self._dress(PLAIN)
        for name, button in self.buttons.items():
            button.setVisible(name in buttons)
        self.setAccessibleName(headline)
        self.setAccessibleDescription(detail)
        if headline != self._said:
            self._said = headline
            self.announce(headline)

    def _show_detail(self) -> None:
        """In a low window buttons take its place, so that the table keeps its size."""
        crowded = bool(self._offered) and self.window().height() < LOW_PX
        self.detail.setVisible(bool(self.detail.text()) and not crowded)

    def show_choices(self, choices: Sequence[tuple[str, Any]]) -> None:
        """A button for each thing that can be meant; none for many. Those that are meant still stay."""
        offered = list(choices) if len(choices) <= FEW else []
        if offered == self._offered:
            return
        self._offered = offered
        for button in self._choices:
            button.hide()
            button.deleteLater()
        self._choices = []
        self._show_detail()
        same = _told_by_all([text for text, _ in offered])
        for text, step in offered:
            button = QPushButton(text[same:], self)
            button.setAccessibleName(text)
            button.setToolTip(text if same else "")
            button.setAutoDefault(False)
            button.setProperty("role", "choice")
            button.setObjectName("companion_choice")
            button.clicked.connect(lambda _on=False, step=step: self.chosen.emit(step))
            self._choices.append(button)
        self._flow()
        self._order_keys()

    def _order_keys(self) -> None:
        """Tab goes as one reads: first what can be meant, then what stands below."""
        foot = [*(self.buttons[name] for name in _FOOT), self.words, self.buttons["take_back"]]
        chain: list[QWidget] = [*self._choices, *foot]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def _flow(self) -> None:
        """As many buttons beside each other as there is room for, the rest below."""
        while self._choice_rows.count():
            self._choice_rows.takeAt(0)
        room = self.width() - 2 * self._theme.gap
        left = 0
        for button in self._choices:
            need = button.sizeHint().width() + self._theme.gap_small
            if need > left:
                row = QHBoxLayout()
                row.setSpacing(self._theme.gap_small)
                self._choice_rows.addLayout(row)
                row.addStretch(1)
                left = room
            left -= need
            row.insertWidget(row.count() - 1, button)
            button.show()

    def showEvent(self, event: QShowEvent) -> None:
        """It has its place in the window now."""
        super().showEvent(event)
        self._order_keys()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons go where there is room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._flow()

    @property
    def choices(self) -> list[QPushButton]:
        """The buttons of what can be meant."""
        return list(self._choices)

    def tell(self, text: str, kind: str = PLAIN, *, urgent: bool = False) -> None:
        """A receipt: in words, with a flash, and for a screen reader."""
        if not text:
            return
        self.heard.setText(text)
        if kind or self._lit is BAD:  # what is said plainly must not stand in red
            self._dress(kind)
        if kind:
            self._flash.start()
        # At once: what comes of it takes a while longer, and the same words again are a receipt of their own.
        self.heard.repaint()
        self.announce(text, urgent=urgent)

    def forget(self) -> None:
        """What was told was for somebody who does not look any more; its flash goes with it."""
        self.heard.setText("")
        self._flash.stop()
        self._dress(PLAIN)

    def announce(self, text: str, *, urgent: bool = False) -> None:
        """Say it to a screen reader, if one listens."""
        if QAccessible.isActive() and self.isVisible():
            event = QAccessibleAnnouncementEvent(self, text)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small screen: words wrap."""
        return QSize(self._theme.text_px * 24, super().minimumSizeHint().height())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, text in {
            "done": self.tr("It is done"),
            "program": self.tr("The program is right"),
            "table": self.tr("The table is right"),
            "back_there": self.tr("Go back to there"),
            "not_this": self.tr("Not this"),
            "enrol": self.tr("Put it on a piece…"),
            "by_hand": self.tr("Say it here…"),
            "take_back": self.tr("Take it back"),
        }.items():
            self.buttons[name].setText(text)
        self.buttons["take_back"].setToolTip(self.tr("Ctrl+Backspace takes back what entered last"))
        self.words.setPlaceholderText(self.tr("or type it"))
        self.words.setAccessibleName(self.tr("A move in the words of the record"))


def _told_by_all(texts: Sequence[str]) -> int:
    """How many letters at the beginning, up to a colon, all of these have in common: no button needs them."""
    if len(texts) < 2:
        return 0
    heads = [texts[0][: at + len(colon)] for colon in (": ", "：") if (at := texts[0].rfind(colon)) >= 0]
    return max((len(head) for head in heads if all(text.startswith(head) for text in texts)), default=0)


def _style(widget: QWidget, text: str) -> None:
    """Another style, if it is another: each one that is set is read anew."""
    if widget.styleSheet() != text:
        widget.setStyleSheet(text)
