"""A picture of spots that are pointed at or gone through by keyboard: the cursor, rings, names and hints."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from ui.arrow_keys import WAYS, spot_towards
from ui.theme import Theme


class AnySpot(Protocol):
    """A place on a picture. `round` ones are pointed at within the circle that fits in them."""

    @property
    def name(self) -> str:
        """What tells it from the others."""

    @property
    def rect(self) -> QRectF:
        """Where it lies."""

    @property
    def round(self) -> bool:
        """Whether it is a circle, or a hex."""


S = TypeVar("S", bound=AnySpot)


class SpotCanvas(QWidget, Generic[S]):
    """What all such pictures do. What a click or a key means there, and how it looks, is said below it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._spots: tuple[S, ...] = ()
        self._cursor = ""
        self._hover = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # --- what a picture says of itself ------------------------------------------------------

    def _lay_out(self) -> None:
        """Find the spots for the present size and `_show` them."""
        raise NotImplementedError

    def _paint(self, painter: QPainter) -> None:
        """The picture with its rings, on the ground that is there."""
        raise NotImplementedError

    def _name(self, spot: S | None) -> str:
        """What a screen reader says while the cursor is on a spot."""
        raise NotImplementedError

    def _hint(self, spot: S) -> str:
        """What is told of a spot on which the mouse rests."""
        raise NotImplementedError

    def _by_key(self) -> Sequence[S]:
        """The spots to which the keyboard goes, in the order of reading."""
        return self._spots

    def _answers(self, spot: S) -> bool:
        """Whether pointing at it means anything."""
        return True

    def _moved(self) -> None:
        """The cursor is on another spot."""

    # --- spots ------------------------------------------------------------------------------

    @property
    def spots(self) -> tuple[S, ...]:
        """Every spot as it lies."""
        return self._spots

    @property
    def cursor_name(self) -> str:
        """The name of the spot where the keyboard is."""
        return self._cursor

    def spot(self, name: str) -> S | None:
        """The spot of that name."""
        return next((spot for spot in self._spots if spot.name == name), None)

    def spot_at(self, point: QPointF) -> S | None:
        """What lies there and answers; the uppermost of several."""
        return next((spot for spot in self._under(point) if self._answers(spot)), None)

    def _under(self, point: QPointF) -> list[S]:
        found = []
        for spot in reversed(self._spots):
            away = point - spot.rect.center()
            reach = min(spot.rect.width(), spot.rect.height()) / 2
            if spot.rect.contains(point) and (not spot.round or hypot(away.x(), away.y()) <= reach):
                found.append(spot)
        return found

    def _room(self) -> QRectF:
        """Where spots may lie."""
        gap = self._theme.gap_small
        return QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)

    def _show(self, spots: tuple[S, ...]) -> None:
        self._spots = spots
        names = [spot.name for spot in self._by_key()]
        if self._cursor not in names:
            self._cursor = names[0] if names else ""
        self._tell()
        self.update()

    def go_to(self, name: str) -> None:
        """Put the cursor of the keyboard on a spot."""
        if name != self._cursor and any(spot.name == name for spot in self._by_key()):
            self._cursor = name
            self._tell()
            self._moved()
            self.update()

    def _walk(self, key: Qt.Key) -> bool:
        """Where an arrow leads, or Home and End. False: it is another key."""
        usable = self._by_key()
        here = self.spot(self._cursor)
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) and usable:
            self.go_to(usable[0 if key == Qt.Key.Key_Home else -1].name)
        elif key in WAYS and here is not None:
            others = ((spot.name, spot.rect) for spot in usable)
            self.go_to(spot_towards(here.rect, others, *WAYS[key]) or "")
        else:
            return False
        return True

    def _tell(self) -> None:
        name = self._name(self.spot(self._cursor))
        if name != self.accessibleName():
            self.setAccessibleName(name)
            if self.hasFocus():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    # --- drawing ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel with the picture on it."""
        del event
        painter = QPainter(self)
        try:
            theme = self._theme
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.line)
            painter.setBrush(theme.panel_deep)
            edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(edge, theme.radius, theme.radius)
            self._paint(painter)
        finally:
            painter.end()

    def _ring(self, painter: QPainter, spot: S, pen: QPen, inset: float) -> None:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = spot.rect.adjusted(inset, inset, -inset, -inset)
        if spot.round:
            radius = min(rect.width(), rect.height()) / 2
            painter.drawEllipse(rect.center(), radius, radius)
        else:
            painter.drawRoundedRect(rect, self._theme.radius / 2, self._theme.radius / 2)

    # --- what Qt tells ----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the spots out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """What a spot is, when the mouse rests on it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            spot = next(iter(self._under(QPointF(event.pos()))), None)
            if spot is not None:
                QToolTip.showText(event.globalPos(), self._hint(spot), self, spot.rect.toRect())
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse."""
        super().leaveEvent(event)
        self._hover = ""
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()
