"""What was settled, shown step by step over the table: a still at a time, by key, by click, or by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.animator import Movement
from ui.game_parts import ReportPage
from ui.growth import grown_percent
from ui.preferences import Preferences
from ui.theme import Theme

MOVEMENTS: Final = 3
"""What moves on a page takes so many times as long as a movement on the table."""
DWELL_MS: Final = {"instant": 0, "normal": 1600, "slow": 3600}
"""How long a page stays that passes by itself, by the pace of bots. At `step` it stays until a key."""
Pages = Callable[[], tuple[ReportPage, ...]]


class _Canvas(QWidget):
    """Paints a page; a click on it means: go on."""

    pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.page: ReportPage | None = None
        self.share = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page as far as its movement has come."""
        del event
        if self.page is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.page.paint(painter, QRectF(self.rect()), self.theme, self.share)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the page."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()


class RoundReport(QFrame):
    """Lies over its parent while it is open. `closed` is sent when it was read or skipped.

    `rule_wanted` carries the rule of the page. Keys: Space, Enter, Right: the next page; Left, Backspace:
    the one before; Page Down and Page Up: the next part; Home and End; Esc skips.
    """

    closed = Signal()
    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("round_report")
        self._preferences = preferences
        self._source: Pages = tuple
        self._pages: tuple[ReportPage, ...] = ()
        self._at = 0
        self._by_itself = False
        self._title: Callable[[], str] = str
        self._head = QLabel()
        self._head.setObjectName("report_head")
        self._head.setProperty("role", "title")
        self._head.setTextFormat(Qt.TextFormat.PlainText)
        self._part = QLabel()
        self._part.setTextFormat(Qt.TextFormat.PlainText)
        self._rule = QPushButton()
        self._rule.setProperty("role", "link")
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self.page.rule))
        self.canvas = _Canvas(theme, self)
        self.canvas.pressed.connect(self.go_on)
        self.skip = self._button("report_skip", self.close_report)
        self.back = self._button("report_back", self.go_back)
        self.next = self._button("report_next", self.go_on)
        self.next.setProperty("role", "main")
        self._lay_out(theme)
        self._clock = Movement(self)
        self._clock.moved.connect(self._move)
        self._clock.ended.connect(self._rest)
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.timeout.connect(self.go_on)
        self.hide()

    def _button(self, name: str, work: Callable[[], None]) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.clicked.connect(work)
        return button

    def _lay_out(self, theme: Theme) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap, theme.gap_small, theme.gap, theme.gap_small)
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self._head, 1)
        above.addWidget(self._rule)
        for label in (self._head, self._part):
            label.setWordWrap(True)
        below.addWidget(self._part, 1)
        for button in (self.skip, self.back, self.next):
            below.addWidget(button)
        column.addLayout(above)
        column.addWidget(self.canvas, 1)
        column.addLayout(below)

    # --- opening and closing ----------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether there is a page to be read."""
        return bool(self._pages)

    @property
    def page(self) -> ReportPage:
        """The page that is shown; only while it is open."""
        return self._pages[self._at]

    @property
    def pages(self) -> Sequence[ReportPage]:
        """All pages."""
        return self._pages

    @property
    def at(self) -> int:
        """The number of the page that is shown, from 0."""
        return self._at

    @property
    def by_itself(self) -> bool:
        """Whether the pages pass without anybody doing something."""
        return self._by_itself

    def open_report(self, title: Callable[[], str], pages: Pages, *, by_itself: bool = False) -> None:
        """Show pages from the first on; title and pages are asked again when the language changes.

        `by_itself`: nobody is asked to read, so they pass at the pace of bots, and not at all if that is
        `instant`.
        """
        shown = () if by_itself and self._preferences.pace == "instant" else pages()
        if not shown:
            self.closed.emit()
            return
        self._title, self._source, self._pages = title, pages, shown
        self._by_itself = by_itself
        self._at = 0
        self.follow_size()
        self.show()
        self.raise_()
        self.canvas.setFocus()
        self._show_page()

    def close_report(self) -> None:
        """Skip what was not read yet; nothing where nothing is open."""
        if not self._pages:
            return
        self._clock.stop()
        self._dwell.stop()
        self._pages = ()
        self.canvas.page = None
        self.hide()
        self.closed.emit()

    def follow_size(self) -> None:
        """Lie over the whole parent; words grow with the window."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        px = self.canvas.theme.text_px * grown_percent(self.window().size()) // 100
        head = px * self.canvas.theme.title_px // self.canvas.theme.text_px
        self.setStyleSheet(
            f"QPushButton, QLabel {{ font-size: {px}px; }} #report_head {{ font-size: {head}px; }}"
        )

    # --- turning pages ----------------------------------------------------------------------

    def go_on(self) -> None:
        """The next page; after the last one the report is closed."""
        if self._at + 1 < len(self._pages):
            self._turn_to(self._at + 1)
        else:
            self.close_report()

    def go_back(self) -> None:
        """The page before."""
        self._turn_to(max(self._at - 1, 0))

    def _turn_to(self, at: int) -> None:
        self._at = at
        self._show_page()

    def _next_part(self, direction: int) -> None:
        """To the first page of the next part, or of this one, then of the one before."""
        pages = self._pages
        firsts = [at for at in range(len(pages)) if at == 0 or pages[at - 1].chapter != pages[at].chapter]
        if direction > 0:
            self._turn_to(next((at for at in firsts if at > self._at), len(pages) - 1))
        else:
            self._turn_to(next((at for at in reversed(firsts) if at < self._at), 0))

    def _show_page(self) -> None:
        self._clock.stop()
        self._dwell.stop()
        page = self.page
        moving = page.moves and self._clock.start(MOVEMENTS, self._preferences.animation)
        self.canvas.page = page
        self.canvas.share = 0.0 if moving else 1.0
        self._say_page()
        self.canvas.update()
        if not moving:
            self._rest()

    def _move(self, share: float) -> None:
        self.canvas.share = share
        self.canvas.update()

    def _rest(self) -> None:
        """The page stands still; one that passes by itself stays a while."""
        self.canvas.share = 1.0
        self.canvas.update()
        dwell = DWELL_MS.get(self._preferences.pace, 0)
        if self._by_itself and dwell and self._pages:
            self._dwell.start(dwell)

    def settled(self) -> bool:
        """Whether nothing moves on the page."""
        return not self._clock.running

    def _say_page(self) -> None:
        page = self.page
        self._head.setText(page.title)
        number = self.tr("{part} · {page} of {count}").format(
            part=page.chapter, page=self._at + 1, count=len(self._pages)
        )
        self._part.setText(f"{self._title()} · {number}")
        self._rule.setText(page.rule)
        self._rule.setVisible(bool(page.rule))
        last = self._at + 1 == len(self._pages)
        self.next.setText(self.tr("Close") if last else self.tr("Next"))
        self.back.setText(self.tr("Back"))
        self.skip.setText(self.tr("Skip"))
        self.next.setToolTip(self.tr("Space bar"))
        self.back.setToolTip("←")
        self.skip.setToolTip("Esc")
        self.back.setEnabled(self._at > 0)
        self.skip.setVisible(not last)
        self.setAccessibleName(self._title())
        self.canvas.setAccessibleName(page.title)
        self.canvas.setAccessibleDescription(page.spoken)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.canvas, page.spoken))

    # --- events -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages; a button that has the focus is pressed by Enter too."""
        focused = self.focusWidget()
        keys = Qt.Key
        key = event.key()
        if key in (keys.Key_Return, keys.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        elif key in (keys.Key_Space, keys.Key_Return, keys.Key_Enter, keys.Key_Right):
            self.go_on()
        elif key in (keys.Key_Left, keys.Key_Backspace):
            self.go_back()
        elif key in (keys.Key_PageDown, keys.Key_PageUp):
            self._next_part(1 if key == keys.Key_PageDown else -1)
        elif key == keys.Key_Home:
            self._turn_to(0)
        elif key == keys.Key_End:
            self._turn_to(len(self._pages) - 1)
        elif key == keys.Key_Escape:
            self.close_report()
        elif key == keys.Key_Question:
            self.rule_wanted.emit(self.page.rule)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Painted anew in the new size."""
        super().resizeEvent(event)
        self.canvas.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look."""
        self.canvas.theme = theme
        self.follow_size()
        self.canvas.update()

    def set_preferences(self, preferences: Preferences) -> None:
        """Other settings; without animation what moves is there at once."""
        self._preferences = preferences
        if preferences.animation == "off" and not self.settled():
            self._clock.stop()
            self._rest()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the language of now; the page stays the same."""
        if event.type() == QEvent.Type.LanguageChange and self._pages:
            self._pages = self._source()
            self._at = min(self._at, len(self._pages) - 1)
            self.canvas.page = self.page
            self._say_page()
            self.canvas.update()
        super().changeEvent(event)
