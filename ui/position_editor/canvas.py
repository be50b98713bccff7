"""The picture of an area: its spots are clicked, or gone through by keyboard; problems are ringed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap

from ui.arrow_keys import PRESS
from ui.position_editor.parts import Area, Spot
from ui.position_editor.situation import Situation
from ui.spot_canvas import SpotCanvas
from ui.theme import Theme

_HALO: Final = QColor(255, 250, 235, 230)
"""Around the ring of a problem, so that it is seen on red, too."""


class PositionCanvas(SpotCanvas[Spot]):
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
        super().__init__(theme)
        self._covered = covered
        self._words = words
        self._area: Area | None = None
        self._situation: Situation | None = None
        self._marks: frozenset[str] = frozenset()
        self._digits = ""
        self._drawing: tuple[object, QPixmap] | None = None
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

    def changeEvent(self, event: QEvent) -> None:
        """Names on the picture follow the language, and letters the font."""
        self._drawing = None
        super().changeEvent(event)

    def _lay_out(self) -> None:
        if self._area is None or self._situation is None:
            return
        self._show(self._area.spots(self._situation, self._room(), self._theme))

    def _name(self, spot: Spot | None) -> str:
        return self._words(spot) if spot else ""

    def _hint(self, spot: Spot) -> str:
        return self._words(spot)

    def _moved(self) -> None:
        self._digits = ""
        self.visited.emit(self._cursor)

    @property
    def ringed(self) -> frozenset[str]:
        """The spots that have a ring for a problem."""
        return frozenset(spot.place for spot in self._spots if any(map(spot.holds, self._marks)))

    def _paint(self, painter: QPainter) -> None:
        theme = self._theme
        painter.drawPixmap(0, 0, self._drawn())
        at = self._hover or (self._cursor if self.hasFocus() else "")
        covered = self._covered(at) if at else frozenset()
        for spot in self._spots:
            if spot.place in covered:
                self._ring(painter, spot, QPen(theme.gold, 3.0), 0.0)
            if any(map(spot.holds, self._marks)):
                self._ring(painter, spot, QPen(_HALO, 6.0), 2.0)
                self._ring(painter, spot, QPen(theme.alarm, 3.0), 2.0)
            if spot.place == self._cursor and self.hasFocus():
                self._ring(painter, spot, QPen(theme.focus, 2.0), 4.0)

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
                    self._area.paint(painter, self._situation, self._room(), self._theme)
            finally:
                painter.end()
            self._drawing = (drawn, picture)
        return self._drawing[1]

    # --- mouse ----------------------------------------------------------------------------------

    def place_at(self, point: QPointF) -> str:
        """The name of the spot under a point, or nothing."""
        spot = self.spot_at(point)
        return spot.name if spot else ""

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
        if self._walk(key):
            return
        if key in PRESS:
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
