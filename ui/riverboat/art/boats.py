"""Boat tiles with capacity and reward, small boats, berths and spaces of the harbor track."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from ui.art.lettering import paint_text
from ui.art.relief import (
    box,
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    pixels_per_unit,
    placed,
    raised,
    shaded,
    shape,
    sunken,
)
from ui.riverboat.art.kinds import Reward
from ui.riverboat.art.rewards import paint_number, paint_rewards
from ui.riverboat.art.steamer import paint_steamer
from ui.theme import Theme, mixed

_FINE_PX = 0.5


def paint_boat(
    painter: QPainter,
    rect: QRectF,
    capacity: int,
    rewards: Sequence[Reward],
    theme: Theme,
    *,
    dimmed: bool = False,
) -> None:
    """A boat tile: steamer that grows with its capacity, the capacity large, the reward below."""
    with fitted(painter, rect, 92, 100):
        if dimmed:
            painter.setOpacity(painter.opacity() * 0.42)
        tile = box(2, 2, 86, 91, 8)
        raised(
            painter,
            tile,
            theme.card,
            theme,
            depth=2.4,
            edge=darker(theme.line, 0.35),
            width=1.4,
            strength=0.04,
        )
        _paint_river(painter, box(5, 5, 80, 54, 6), theme)
        length = 39 + capacity * 3.6
        paint_steamer(
            painter, QRectF(86 - length - 3.5, 50.0 - length * 0.72, length, length * 0.75), capacity
        )
        paint_number(painter, QPointF(17, 18), 13.0, str(capacity))
        paint_rewards(painter, QRectF(5, 60.5, 80, 31), rewards, theme)


def paint_boat_small(painter: QPainter, rect: QRectF, capacity: int, theme: Theme) -> None:
    """A boat without its reward, for recesses and miniature mats."""
    with fitted(painter, rect, 150, 100):
        tile = box(3, 3, 142, 89, 12)
        raised(
            painter, tile, theme.river_pale, theme, depth=3.0, edge=darker(theme.river_deep, 0.4), width=2.4
        )
        _paint_river(painter, box(7, 7, 134, 81, 9), theme)
        length = 78 + capacity * 3.0
        paint_steamer(painter, QRectF(141 - length, 86 - length * 0.76, length, length * 0.75), capacity)
        paint_number(painter, QPointF(31, 33), 25.0, str(capacity))


def paint_harbor_recess(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """An empty berth between wooden piers."""
    with fitted(painter, rect, 150, 100):
        berth = box(5, 5, 140, 90, 12)
        sunken(painter, berth, mixed(theme.panel_deep, theme.wood, 0.45), theme, depth=5.0, width=2.0)
        water = box(14, 14, 122, 72, 8)
        sunken(painter, water, mixed(theme.river, theme.panel_deep, 0.45), theme, depth=4.0, width=1.5)
        ghost = faded(theme.river_deep, 0.45)
        for y in (38, 56, 74):
            line(painter, _wave(32, y, 86, 5.0), ghost, 3.0)


def paint_harbor_space(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    *,
    start_for: int | None = None,
    recess: int | None = None,
) -> None:
    """One space of the harbor track, filling `rect`; `start_for` marks where that many players start,
    `recess` that this space reaches that berth. Rules RB-2.7.1 and RB-2.7.2."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    inset = side * 0.05
    tile = QPainterPath()
    tile.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side * 0.18, side * 0.18)
    sunken(
        painter,
        tile,
        mixed(theme.river, theme.river_pale, 0.35),
        theme,
        depth=side * 0.07,
        width=side * 0.035,
    )
    for share in (0.62, 0.80):
        wave = _wave(
            rect.x() + rect.width() * 0.2, rect.y() + rect.height() * share, rect.width() * 0.6, side * 0.06
        )
        line(painter, wave, faded(lighter(theme.river_pale, 0.5), 0.55), side * 0.035)
    if recess is not None:
        _paint_pier(painter, rect, side, theme)
    if start_for is not None:
        place = QPointF(rect.center().x(), rect.center().y() + (side * 0.06 if recess is not None else 0))
        badge = disc(place.x(), place.y(), side * 0.27)
        fill(painter, badge, QColor("#f6c52e"))
        line(painter, badge, QColor("#4a3407"), side * 0.05)
        digit = QRectF(0, 0, side * 0.34, side * 0.3)
        digit.moveCenter(place)
        paint_text(painter, digit, str(start_for), QColor("#2c1f06"))
    painter.restore()


def _paint_river(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """Sky above, river below, a far bank between."""
    bounds = path.boundingRect()
    level = bounds.top() + bounds.height() * 0.70
    sky = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    top, low = (
        (QColor("#bfe0ea"), QColor("#fbf0d6")) if not theme.dark else (QColor("#24404d"), QColor("#6b6350"))
    )
    sky.setColorAt(0.0, top)
    sky.setColorAt(0.72, low)
    painter.fillPath(path, sky)
    bank = QPainterPath(QPointF(bounds.left(), level))
    bank.quadTo(
        bounds.left() + bounds.width() * 0.3, level - bounds.height() * 0.12, bounds.center().x(), level - 2
    )
    bank.quadTo(bounds.left() + bounds.width() * 0.8, level - bounds.height() * 0.10, bounds.right(), level)
    bank.closeSubpath()
    fill(painter, bank.intersected(path), QColor("#9dbb8e") if not theme.dark else QColor("#3f5644"))
    water = QPainterPath()
    water.addRect(QRectF(bounds.left(), level, bounds.width(), bounds.height()))
    fill(painter, water.intersected(path), theme.river)
    if pixels_per_unit(painter) >= _FINE_PX:
        for share, shift in ((0.80, 0.08), (0.92, 0.4)):
            y = bounds.top() + bounds.height() * share
            wave = _wave(
                bounds.left() + bounds.width() * shift, y, bounds.width() * 0.45, bounds.height() * 0.02
            )
            line(painter, wave, faded(lighter(theme.river_pale, 0.5), 0.6), bounds.height() * 0.015)
    line(painter, path, faded(theme.river_deep, 0.8), bounds.height() * 0.014)


def _wave(x: float, y: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    step = width / 4
    for i in range(4):
        crest = y + (height if i % 2 else -height)
        path.quadTo(x + step * (i + 0.5), crest, x + step * (i + 1), y)
    return path


def _paint_pier(painter: QPainter, rect: QRectF, side: float, theme: Theme) -> None:
    with placed(painter, rect.center().x(), rect.top() + side * 0.06, side / 100):
        post = shape("M -26 0 L 26 0 L 26 16 L 10 16 L 10 30 L -10 30 L -10 16 L -26 16 Z")
        shaded(painter, post, theme.wood, darker(theme.wood, 0.6), 3.5)
