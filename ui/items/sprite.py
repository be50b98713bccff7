"""One thing on the table as a plain value: where it lies, how it is painted, what pointing at it means."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core.component import Ref

Paint = Callable[[QPainter, QRectF], None]


class Outline(Enum):
    """The shape in which a sprite answers to a pointer; `NONE` lets it through."""

    NONE = "none"
    RECT = "rect"
    HEX = "hex"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A painting at a place. Its `id` names the thing, so that it can be followed from one view to the next.

    `art` names everything that `paint` closes over besides theme and size. `rect` is in scene pixels.
    `refs` are what pointing at it means, `zone` the group that Tab steps through. `drags` says that it
    can be picked up, `looks_at` that a click enlarges the mat of that seat.
    """

    id: str
    rect: QRectF
    art: Hashable
    paint: Paint = field(compare=False, repr=False)
    z: float = 0.0
    refs: tuple[Ref, ...] = ()
    outline: Outline = Outline.NONE
    tip: str = ""
    zone: str = ""
    drags: bool = False
    looks_at: int = -1
    opacity: float = 1.0

    def holds(self, point: QPointF) -> bool:
        """Whether the point lies within the outline."""
        if self.outline is Outline.NONE or not self.rect.contains(point):
            return False
        if self.outline is Outline.RECT:
            return True
        across = abs(point.x() - self.rect.center().x()) / (self.rect.width() / 2)
        down = abs(point.y() - self.rect.center().y()) / (self.rect.height() / 2)
        return down <= 1 - across / 2
