"""What the drawing functions of every game share: the easel, the view, the theme, counts of stacks"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.session.view import View
from ui.art.badges import paint_count_badge
from ui.items.easel import Easel
from ui.items.sprite import Paint
from ui.theme import Theme


class Places(Protocol):
    """The places of a table; a game knows more of them."""

    @property
    def unit(self) -> float:
        """A pixel at the natural size."""


@dataclass(frozen=True, slots=True)
class TableGround:
    """One picture of a table in the making.

    `acting` is the seat whose turn it is or waits to be ended, -1 for none.
    """

    easel: Easel
    view: View
    places: Places
    acting: int

    @property
    def theme(self) -> Theme:
        """The theme everything is painted in."""
        return self.easel.theme

    @property
    def unit(self) -> float:
        """A pixel at the natural size."""
        return self.places.unit

    def painted(self, paint: Callable[..., None], *args: Any, **kwargs: Any) -> Paint:
        """A painter's function with its arguments and the theme filled in."""
        theme = self.easel.theme

        def run(painter: QPainter, rect: QRectF) -> None:
            paint(painter, rect, *args, theme, **kwargs)

        return run

    def add_count(
        self, name: str, over: QRectF, count: int, *, z: float, tip: str = "", upper: bool = False
    ) -> None:
        """How many lie in a stack, at its lower right corner; or its upper one: some are printed on below."""
        side = max(15 * self.unit, min(over.width() * 0.34, 20 * self.unit))
        width = side * 1.5
        top = over.top() - side * 0.2 if upper else over.bottom() - side * 0.92
        rect = QRectF(over.right() - width * 0.86, top, width, side)
        self.easel.add(name, rect, ("count", count), self.painted(paint_count_badge, count), z=z, tip=tip)
