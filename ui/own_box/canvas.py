"""The picture of a part of the box: spots that are clicked, painted over, or gone through by keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap

from ui.arrow_keys import PRESS
from ui.own_box.draft import Data
from ui.own_box.parts import Part, Spot
from ui.pixmaps import Pixmaps
from ui.spot_canvas import SpotCanvas
from ui.theme import Theme

_INSET: Final = 1.5
"""So far within a spot lies its ring."""


class BoxCanvas(SpotCanvas[Spot]):
    """Shows a part and says what was done to it.

    `used` carries the name of a spot, and whether it goes on with a stroke that has begun; `counted` the name
    of a spot, how many there are now, and whether that goes on with what was typed; `brush_picked` the key of
    a brush that was typed.
    """

    used = Signal(str, bool)
    counted = Signal(str, int, bool)
    brush_picked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._part: Part | None = None
        self._data: Data = {}
        self._marks: frozenset[str] = frozenset()
        self._stroke = False
        self._last = ""
        self._typed = ""
        self._layer: QPixmap | None = None
        self._drawings = Pixmaps()
        self.setObjectName("own_box_picture")

    def sizeHint(self) -> QSize:
        """A picture that can still be read; it takes what room there is besides."""
        return QSize(self._theme.text_px * 12, self._theme.text_px * 9)

    def minimumSizeHint(self) -> QSize:
        """No less."""
        return self.sizeHint()

    # --- what is shown --------------------------------------------------------------------------

    def show_part(self, part: Part, data: Data, marks: frozenset[str], theme: Theme) -> None:
        """The part as the data have it, with the spots that a problem is about marked."""
        fresh = self._part is None or part.key != self._part.key
        self._part, self._data, self._marks, self._theme = part, data, marks, theme
        if fresh:
            self._cursor, self._hover = "", ""
        self._lay_out()

    def _lay_out(self) -> None:
        if self._part is None:
            return
        self._layer = None
        self._show(self._part.spots(self._data, self._room(), self._theme))

    def _by_key(self) -> list[Spot]:
        return [spot for spot in self._spots if spot.takes_keys]

    def _answers(self, spot: Spot) -> bool:
        return spot.use is not None or spot.put is not None

    def _name(self, spot: Spot | None) -> str:
        title = self._part.title() if self._part else ""
        return f"{title}: {spot.words}" if spot else title

    def _hint(self, spot: Spot) -> str:
        return spot.words

    def _moved(self) -> None:
        self._typed = ""

    def _paint(self, painter: QPainter) -> None:
        theme = self._theme
        ratio = self.devicePixelRatioF()
        if self._layer is None or self._layer.devicePixelRatio() != ratio:
            self._layer = self._painted(ratio)
        painter.drawPixmap(0, 0, self._layer)
        for spot in self._spots:
            if spot.name in self._marks:
                self._ring(painter, spot, QPen(theme.alarm, 3.0), _INSET)
            if spot.name == self._hover:
                self._ring(painter, spot, QPen(theme.highlight, 2.0), _INSET)
            if spot.name == self._cursor and self.hasFocus():
                self._ring(painter, spot, QPen(theme.focus, 3.0), _INSET)

    def _painted(self, ratio: float) -> QPixmap:
        """Every spot as it is, for marks come and go more often than spots change."""
        layer = QPixmap(self.size() * ratio)
        layer.setDevicePixelRatio(ratio)
        layer.fill(Qt.GlobalColor.transparent)
        painter = QPainter(layer)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spot in self._spots:
            if spot.art is not None:
                key = (spot.art, self._theme.name, self._theme.colour_blind)
                drawing = self._drawings.get(key, spot.rect.size(), ratio, spot.paint)
                painter.drawPixmap(spot.rect.topLeft(), drawing)
            else:
                painter.save()
                spot.paint(painter, spot.rect)
                painter.restore()
        painter.end()
        return layer

    # --- mouse ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Use what is there: the left button, or the right one to take one away."""
        spot = self.spot_at(event.position())
        if spot is None:
            return
        self.go_to(spot.name)
        if event.button() is Qt.MouseButton.LeftButton:
            self._stroke, self._last = spot.painted, spot.name
            if spot.use:
                self.used.emit(spot.name, False)
            else:
                self._count(spot, 1)
        elif event.button() is Qt.MouseButton.RightButton and spot.put:
            self._count(spot, -1)

    def _count(self, spot: Spot, by: int) -> None:
        self._put(spot, spot.count + by)

    def _put(self, spot: Spot, count: int, *, joins: bool = False) -> None:
        if spot.put is not None and spot.least <= count <= spot.most:
            self.counted.emit(spot.name, count, joins)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Paint over what lies on the way, or show what would be used."""
        spot = self.spot_at(event.position())
        if self._stroke and event.buttons() & Qt.MouseButton.LeftButton:
            if spot is not None and spot.painted and spot.name != self._last:
                self._last = spot.name
                self.go_to(spot.name)
                self.used.emit(spot.name, True)
            return
        name = spot.name if spot else ""
        if name != self._hover:
            self._hover = name
            self.setCursor(Qt.CursorShape.PointingHandCursor if spot else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The stroke ends."""
        del event
        self._stroke = False

    # --- keyboard -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go, Space uses, + and - count, letters paint and go on."""
        spot = self.spot(self._cursor)
        key = Qt.Key(event.key())
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if plain and self._walk(key):
            return
        if not plain or spot is None:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Backspace:
            self._go_on(-1)
        elif key in PRESS and spot.use:
            self.used.emit(spot.name, False)
        elif event.text() in ("+", "=", "-") and spot.put:
            self._typed = ""
            self._count(spot, -1 if event.text() == "-" else 1)
        elif event.text().isascii() and event.text().isdigit() and spot.put:
            self._type_digit(event.text(), spot)
        elif not self._type(event.text().upper(), spot):
            super().keyPressEvent(event)

    def _type(self, letter: str, spot: Spot) -> bool:
        brushes = self._part.brushes(self._data) if self._part else ()
        brush = next((brush for brush in brushes if letter and brush.letter == letter), None)
        if brush is None:
            return False
        self.brush_picked.emit(brush.key)
        if spot.painted:
            self.used.emit(spot.name, False)
            self._go_on(1)
        return True

    def _type_digit(self, digit: str, spot: Spot) -> None:
        """A number digit by digit; one that would be too large begins anew."""
        joins = bool(self._typed)
        text = self._typed + digit
        if int(text) > spot.most:
            text, joins = digit, False
        self._typed = text
        self._put(spot, int(text), joins=joins)

    def _go_on(self, by: int) -> None:
        """The next spot that takes a brush, in the order of reading."""
        names = [spot.name for spot in self._spots if spot.painted]
        if self._cursor in names:
            self.go_to(names[min(len(names) - 1, max(0, names.index(self._cursor) + by))])
