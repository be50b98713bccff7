"""Where things go in the room there is: the size of a pixel, rows of equal things, rectangles that fit."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF

NATURAL_WIDTH, NATURAL_HEIGHT = 1010.0, 680.0
"""The room at which words have their natural size."""


def unit_of(area: QRectF) -> float:
    """How much larger than natural the table can be drawn in this room."""
    return max(0.6, min(area.width() / NATURAL_WIDTH, area.height() / NATURAL_HEIGHT))


def fan(area: QRectF, count: int, side: float, *, spread: float = 0.86) -> list[QRectF]:
    """`count` squares side by side from the left of `area`, closer where the room is short."""
    if count <= 0:
        return []
    step = side * spread
    if count > 1:
        step = min(step, max(0.0, area.width() - side) / (count - 1))
    top = area.center().y() - side / 2
    return [QRectF(area.left() + step * index, top, side, side) for index in range(count)]


def aspect_fit(area: QRectF, aspect: float) -> QRectF:
    """The largest rectangle of that width over height in the middle of `area`."""
    width = min(area.width(), area.height() * aspect)
    height = width / aspect
    return QRectF(area.center().x() - width / 2, area.center().y() - height / 2, width, height)


def cards_in(
    area: QRectF, count: int, aspect: float, gap: float, most: float, *, centred: bool = False
) -> tuple[QRectF, ...]:
    """`count` cards from the left of `area`, in the number of columns that makes them largest."""
    best: tuple[float, int] = (0.0, 1)
    for columns in range(1, max(1, count) + 1):
        rows = ceil(count / columns)
        width = min(
            (area.width() - gap * (columns - 1)) / columns,
            (area.height() - gap * (rows - 1)) / rows * aspect,
            most,
        )
        if width > best[0] + 0.5:
            best = (width, columns)
    width, columns = best
    height = width / aspect
    rows = ceil(count / columns)
    top = area.top()
    if centred:
        top += (area.height() - rows * height - (rows - 1) * gap) / 2
    return tuple(
        QRectF(
            area.left() + (index % columns) * (width + gap),
            top + (index // columns) * (height + gap),
            width,
            height,
        )
        for index in range(count)
    )
