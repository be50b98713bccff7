"""All drawings of a game on one picture, to be looked at."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from ui.art.samples import Sample
from ui.theme import Theme, theme

_WIDTH: Final = 1900
_MARGIN: Final = 16.0


def paint_sheet(
    groups: Mapping[str, Sequence[Sample]], heights: Mapping[str, Sequence[int]], look: Theme
) -> QImage:
    """Each group in rows of the heights (pixels) given for it, on the panel's colour.

    Raises KeyError for a group without heights.
    """
    height = _paint_groups(None, groups, heights, look)
    image = QImage(QSize(_WIDTH, int(height)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(look.panel)
    painter = QPainter(image)
    _paint_groups(painter, groups, heights, look)
    painter.end()
    return image


def write_sheet(arguments: Sequence[str], module: str, sheet: Callable[[Theme], QImage]) -> int:
    """Writes the sheet to the file named first, in the look the other words (dark, safe) ask for.

    Returns 2 when the arguments make no sense, 1 when the file cannot be written, else 0.
    """
    words = set(arguments[1:])
    if not arguments or not words <= {"dark", "safe"}:
        print(f"usage: python -m {module} OUT.png [dark] [safe]", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["gallery"])
    look = theme("dark" if "dark" in words else "light", "safe" in words)
    written = sheet(look).save(arguments[0])
    del application
    return 0 if written else 1


def _paint_groups(
    painter: QPainter | None,
    groups: Mapping[str, Sequence[Sample]],
    heights: Mapping[str, Sequence[int]],
    look: Theme,
) -> float:
    """The height everything takes; with a painter it is painted too."""
    y = _MARGIN
    for group, members in groups.items():
        for height in heights[group]:
            x = _MARGIN
            for sample in members:
                width = height * sample.aspect
                if x + width > _WIDTH - _MARGIN:
                    x, y = _MARGIN, y + height + 6
                if painter is not None:
                    sample.paint(painter, QRectF(x, y, width, height), look)
                x += width + 8
            y += height + 10
    return y + _MARGIN
