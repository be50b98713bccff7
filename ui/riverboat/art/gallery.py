"""A contact sheet of all drawings: `python -m ui.riverboat.art.gallery OUT.png [dark] [safe]`."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from ui.riverboat.art.samples import Sample, samples_by_group
from ui.theme import Theme, theme

_WIDTH = 1900
_MARGIN = 16.0
_HEIGHTS = {
    "hex": (112, 56, 28, 16),
    "tile": (150, 64, 32),
    "piece": (96, 48, 24, 16),
    "reward": (64, 32, 16),
    "marker": (56, 24),
    "badge": (56, 24, 16),
    "count": (40, 20),
    "slot": (64,),
    "boat": (170, 84, 48),
    "small boat": (88, 40, 24),
    "harbor": (72, 36, 20),
    "round": (64, 28),
    "phase": (150, 72, 36),
    "mansion": (110, 48, 28),
    "card": (200, 96, 48),
}


def contact_sheet(look: Theme) -> QImage:
    """All drawings on the panel's colour, each group in rows of falling height."""
    groups = samples_by_group()
    height = _paint_groups(None, groups, look)
    image = QImage(QSize(_WIDTH, int(height)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(look.panel)
    painter = QPainter(image)
    _paint_groups(painter, groups, look)
    painter.end()
    return image


def _paint_groups(painter: QPainter | None, groups: dict[str, list[Sample]], look: Theme) -> float:
    """The height everything takes; with a painter it is painted too."""
    y = _MARGIN
    for group, members in groups.items():
        for height in _HEIGHTS[group]:
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


def main(arguments: list[str]) -> int:
    """Writes the sheet; 2 when the arguments make no sense, 1 when the file cannot be written."""
    words = set(arguments[1:])
    if not arguments or not words <= {"dark", "safe"}:
        print("usage: python -m ui.riverboat.art.gallery OUT.png [dark] [safe]", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["gallery"])
    look = theme("dark" if "dark" in words else "light", "safe" in words)
    written = contact_sheet(look).save(arguments[0])
    del application
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
