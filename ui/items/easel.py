"""Collects the sprites of a view, with the panels and words every table needs."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from engine.core.component import Ref
from ui.items.lettering import paint_line, paint_paragraph
from ui.items.sprite import Outline, Paint, Sprite
from ui.theme import Theme, mixed

_SHADOW_STEPS: Final = 4

SheetPaint = Callable[[QPainter, QRectF, Theme, QColor | None], None]
"""Paints a panel with its shadow inside a place, with a thick frame where a colour is given."""


def paint_panel(painter: QPainter, place: QRectF, theme: Theme, frame: QColor | None) -> None:
    """A panel with its shadow inside `place`."""
    reach = theme.gap * 0.5
    sheet = place.adjusted(reach, reach, -reach, -reach)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = QColor(theme.shadow)
    shadow.setAlpha(26)
    painter.setBrush(shadow)
    for step in range(_SHADOW_STEPS):
        grow = reach * 0.8 * (1 - step / _SHADOW_STEPS)
        painter.drawRoundedRect(
            sheet.adjusted(-grow * 0.4, grow * 0.1, grow * 0.6, grow),
            theme.radius + grow,
            theme.radius + grow,
        )
    shade = QLinearGradient(sheet.topLeft(), QPointF(sheet.left(), sheet.bottom()))
    shade.setColorAt(0, theme.panel)
    shade.setColorAt(1, mixed(theme.panel, theme.panel_deep, 0.75))
    painter.setBrush(shade)
    wide = theme.gap * 0.28 if frame else 1.0
    painter.setPen(QPen(frame or mixed(theme.line, theme.panel, 0.3), wide))
    painter.drawRoundedRect(
        sheet.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), theme.radius, theme.radius
    )
    painter.restore()


class Easel:
    """A growing list of sprites painted in one theme; ids must differ. `sheet` paints panels."""

    def __init__(self, theme: Theme, sheet: SheetPaint = paint_panel) -> None:
        self.theme = theme
        self.sheet = sheet
        self.sprites: list[Sprite] = []

    def add(
        self,
        name: str,
        rect: QRectF,
        art: Hashable,
        paint: Paint,
        *,
        z: float = 0.0,
        refs: tuple[Ref, ...] = (),
        outline: Outline = Outline.NONE,
        tip: str = "",
        zone: str = "",
        drags: bool = False,
        looks_at: int = -1,
        opacity: float = 1.0,
    ) -> None:
        """One sprite; an outline is taken as soon as there is something to point at or to read."""
        if outline is Outline.NONE and (refs or tip or looks_at >= 0):
            outline = Outline.RECT
        self.sprites.append(
            Sprite(name, rect, art, paint, z, refs, outline, tip, zone, drags, looks_at, opacity)
        )

    def area(self, name: str, rect: QRectF, zone: str) -> None:
        """A place of a zone where nothing is painted, and where something can be dropped."""
        self.add(name, rect, "area", lambda painter, place: None, z=-8, outline=Outline.RECT, zone=zone)

    def text(
        self,
        name: str,
        rect: QRectF,
        text: str,
        px: float,
        *,
        wrapped: bool = False,
        bold: bool = False,
        colour: QColor | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        z: float = 1.0,
        tip: str = "",
    ) -> None:
        """Words on one line, or `wrapped` on several from the top; none are no sprite."""
        if not text:
            return
        ink = colour or self.theme.ink
        painted = paint_paragraph if wrapped else paint_line

        def paint(painter: QPainter, place: QRectF) -> None:
            painted(painter, place, text, px, ink, bold=bold, align=align)

        art = ("words" if wrapped else "text", text, round(px, 1), bold, ink.rgba(), int(align))
        self.add(name, rect, art, paint, z=z, tip=tip)

    def panel(
        self,
        name: str,
        rect: QRectF,
        *,
        frame: QColor | None = None,
        z: float = -10.0,
        tip: str = "",
        looks_at: int = -1,
    ) -> None:
        """A sheet of the table with a soft shadow, and a thick frame where a seat's colour is given."""
        theme, sheet = self.theme, self.sheet

        def paint(painter: QPainter, place: QRectF) -> None:
            sheet(painter, place, theme, frame)

        reach = theme.gap * 0.5
        outer = rect.adjusted(-reach, -reach, reach, reach)
        art = ("panel", sheet, frame.rgba() if frame else 0, theme.radius, theme.gap)
        self.add(name, outer, art, paint, z=z, tip=tip, looks_at=looks_at)
