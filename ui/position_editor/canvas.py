"""The picture of an area: its spots are clicked, or gone through by keyboard; problems are ringed."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from ui.arrow_keys import PRESS, WAYS, spot_towards
from ui.position_editor.parts import Area, Spot
from ui.position_editor.situation import Situation
from ui.theme import Theme

_HALO: Final = QColor(255, 250, 235, 230)
"""Around the ring of a problem, so that it is seen on red, too."""


class PositionCanvas(QWidget):
    """Says by the name of a spot what was done to it.

    `put` lays the picked piece there, `taken` takes the topmost piece away, `more` and `typed` change how
    many there are of it; `turned` turns the picked piece; `visited` tells that keys go to another spot now.
    """

    put = Signal(str)
    taken = Signal(str)
    more = Signal(str, int)
    typed = Signal(str, str)
    turned = Signal()
    visited = Signal(str)

    def __init__(
        self, theme: Theme, covered: Callable[[str], frozenset[str]], words: Callable[[Spot], str]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._covered = covered
        self._words = words
        self._area: Area | None = None
        self._situation: Situation | None = None
        self._spots: tuple[Spot, ...] = ()
        self._marks: frozenset[str] = frozenset()
        self._cursor = ""
        self._hover = ""
        self._digits = ""
        self._drawing: tuple[object, QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setObjectName("position_picture")

    def sizeHint(self) -> QSize:
        """As much as a dialog gives."""
        return QSize(self._theme.text_px * 40, self._theme.text_px * 30)

    def minimumSizeHint(self) -> QSize:
        """A picture that can still be read."""
        return QSize(self._theme.text_px * 20, self._theme.text_px * 14)

    # --- what is shown --------------------------------------------------------------------------

    def show_area(self, area: Area, situation: Situation, marks: frozenset[str]) -> None:
        """An area as the situation has it, with the places ringed that a problem is about."""
        if self._area is None or area.key != self._area.key:
            self._cursor, self._hover, self._digits = "", "", ""
        self._area, self._situation, self._marks = area, situation, marks
        self._lay_out()

    def _rect(self) -> QRectF:
        gap = self._theme.gap_small
        return QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)

    def changeEvent(self, event: QEvent) -> None:
        """Names on the picture follow the language, and letters the font."""
        self._drawing = None
        super().changeEvent(event)

    def _lay_out(self) -> None:
        if self._area is None or self._situation is None:
            return
        self._spots = self._area.spots(self._situation, self._rect(), self._theme)
        names = [spot.place for spot in self._spots]
        if self._cursor not in names:
            self._cursor = names[0] if names else ""
        self._tell()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the spots out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def spot(self, place: str) -> Spot | None:
        """The spot of that name."""
        return next((spot for spot in self._spots if spot.place == place), None)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Every spot as it lies."""
        return self._spots

    @property
    def cursor_place(self) -> str:
        """The spot where keys go."""
        return self._cursor

    @property
    def ringed(self) -> frozenset[str]:
        """The spots that have a ring for a problem."""
        return frozenset(spot.place for spot in self._spots if any(map(spot.holds, self._marks)))

    def go_to(self, place: str) -> None:
        """Put the cursor on a spot."""
        if self.spot(place) is not None and place != self._cursor:
            self._cursor, self._digits = place, ""
            self._tell()
            self.visited.emit(place)
            self.update()

    def _tell(self) -> None:
        spot = self.spot(self._cursor)
        name = self._words(spot) if spot else ""
        if name != self.accessibleName():
            self.setAccessibleName(name)
            if self.hasFocus():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, where a piece would come to lie, rings, the cursor."""
        del event
        painter = QPainter(self)
        try:
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.setPen(theme.line)
        painter.setBrush(theme.panel_deep)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.radius, theme.radius
        )
        painter.drawPixmap(0, 0, self._drawn())
        at = self._hover or (self._cursor if self.hasFocus() else "")
        covered = self._covered(at) if at else frozenset()
        for spot in self._spots:
            if spot.place in covered:
                self._ring(painter, spot, theme.gold, 3.0)
            if any(map(spot.holds, self._marks)):
                self._ring(painter, spot, _HALO, 6.0, inset=2.0)
                self._ring(painter, spot, theme.danger, 3.0, inset=2.0)
            if spot.place == self._cursor and self.hasFocus():
                self._ring(painter, spot, theme.focus, 2.0, inset=4.0)

    def _drawn(self) -> QPixmap:
        """The area with its pieces, drawn once, so that rings follow the pointer at once."""
        ratio = self.devicePixelRatioF()
        drawn = (self._area.key if self._area else "", self._situation, self.size() * ratio)
        if self._drawing is None or self._drawing[0] != drawn:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            try:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setFont(self.font())
                if self._area is not None and self._situation is not None:
                    self._area.paint(painter, self._situation, self._rect(), self._theme)
            finally:
                painter.end()
            self._drawing = (drawn, picture)
        return self._drawing[1]

    def _ring(self, painter: QPainter, spot: Spot, colour: QColor, width: float, inset: float = 0.0) -> None:
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = spot.rect.adjusted(inset, inset, -inset, -inset)
        if spot.round:
            radius = min(rect.width(), rect.height()) / 2
            painter.drawEllipse(rect.center(), radius, radius)
        else:
            painter.drawRoundedRect(rect, self._theme.radius / 2, self._theme.radius / 2)

    # --- mouse ----------------------------------------------------------------------------------

    def place_at(self, point: QPointF) -> str:
        """The spot under a point, or nothing."""
        for spot in reversed(self._spots):
            off = point - spot.rect.center()
            radius = min(spot.rect.width(), spot.rect.height()) / 2
            if spot.rect.contains(point) and (not spot.round or hypot(off.x(), off.y()) <= radius):
                return spot.place
        return ""

    def drop(self, place: QPoint) -> None:
        """A piece was dragged to a point of the screen."""
        found = self.place_at(QPointF(self.mapFromGlobal(place)))
        if found:
            self.go_to(found)
            self.put.emit(found)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left puts, right takes away, the middle one turns."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self.turned.emit()
            return
        place = self.place_at(event.position())
        if not place:
            return
        self.go_to(place)
        self._digits = ""
        if event.button() == Qt.MouseButton.LeftButton:
            self.put.emit(place)
        elif event.button() == Qt.MouseButton.RightButton:
            self.taken.emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where the picked piece would come to lie."""
        place = self.place_at(event.position())
        if place != self._hover:
            self._hover = place
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = ""
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """What a spot is and holds, as a tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self.spot(self.place_at(QPointF(event.pos())))
            if spot is not None:
                QToolTip.showText(event.globalPos(), self._words(spot), self, spot.rect.toRect())
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    # --- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on, Enter puts, Delete takes away, + and - and digits count, R turns."""
        key = Qt.Key(event.key())
        text = event.text()
        if text.isascii() and text.isdigit():
            self._digits = (self._digits + text)[-4:]
            self.typed.emit(self._cursor, self._digits)
            return
        self._digits = ""
        if key in WAYS:
            self._go(*WAYS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._spots:
            self.go_to(self._spots[0 if key == Qt.Key.Key_Home else -1].place)
        elif key in PRESS:
            self.put.emit(self._cursor)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.taken.emit(self._cursor)
        elif text in ("+", "="):
            self.more.emit(self._cursor, 1)
        elif text in ("-", "−"):
            self.more.emit(self._cursor, -1)
        elif text in ("r", "R"):
            self.turned.emit()
            self.update()
        else:
            super().keyPressEvent(event)

    def _go(self, dx: int, dy: int) -> None:
        here = self.spot(self._cursor)
        if here is None:
            return
        self.go_to(spot_towards(here.rect, ((spot.place, spot.rect) for spot in self._spots), dx, dy) or "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide it."""
        super().focusOutEvent(event)
        self.update()
