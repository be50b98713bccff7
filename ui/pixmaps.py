"""Paintings kept as pixmaps: a paint function runs once for each key, size and device pixel ratio."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

PaintFunction = Callable[[QPainter, QRectF], None]

_BYTES_PER_PIXEL: Final = 4


class Pixmaps:
    """A cache of paintings, least recently used first out, that stays below `limit_bytes`.

    `paintings` counts how often a paint function ran, for tests and the doctor page.
    """

    def __init__(self, limit_bytes: int = 128 * 1024 * 1024) -> None:
        self.paintings = 0
        self._limit_bytes = limit_bytes
        self._bytes = 0
        self._kept: OrderedDict[tuple[Hashable, int, int, float], QPixmap] = OrderedDict()

    def get(self, key: Hashable, size: QSizeF, ratio: float, paint: PaintFunction) -> QPixmap:
        """The painting of `key` at `size` (logical pixels) for a screen of `ratio` device pixels each.

        `paint` gets a rectangle of that size at (0, 0). The key must name everything the paint function
        closes over, the theme's name and colour-blindness too; an empty size gives a null pixmap.
        """
        width_px, height_px = round(size.width() * ratio), round(size.height() * ratio)
        if width_px <= 0 or height_px <= 0:
            return QPixmap()
        full_key = (key, width_px, height_px, ratio)
        kept = self._kept.get(full_key)
        if kept is None:
            kept = self._painted(width_px, height_px, ratio, paint)
            self._kept[full_key] = kept
            self._bytes += width_px * height_px * _BYTES_PER_PIXEL
            self._make_room()
        else:
            self._kept.move_to_end(full_key)
        return kept

    def clear(self) -> None:
        """Nothing is kept any more; for a change of theme or of screen."""
        self._kept.clear()
        self._bytes = 0

    def _painted(self, width_px: int, height_px: int, ratio: float, paint: PaintFunction) -> QPixmap:
        pixmap = QPixmap(width_px, height_px)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width_px / ratio, height_px / ratio))
        painter.end()
        self.paintings += 1
        return pixmap

    def _make_room(self) -> None:
        while self._bytes > self._limit_bytes and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.width() * dropped.height() * _BYTES_PER_PIXEL
