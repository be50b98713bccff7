"""Pictograms of what is given: points, coins, harbor steps, workers to New Orleans, assets."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

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
    raised,
    rim,
    shaded,
    shape,
)
from ui.riverboat.art.buildings import paint_barn, paint_well
from ui.riverboat.art.figures import paint_harbor_master, paint_surveyor, paint_worker
from ui.riverboat.art.kinds import Reward, RewardKind
from ui.riverboat.art.tokens import paint_coin
from ui.theme import Theme

_LINE = QColor("#2a1a0e")
_CREAM = QColor("#fffaf0")


def paint_reward(painter: QPainter, rect: QRectF, reward: Reward, theme: Theme) -> None:
    """One pictogram in a square, with its amount where that is not plain."""
    amount = reward.amount
    with fitted(painter, rect):
        if reward.kind is RewardKind.POINTS:
            paint_points(painter, QRectF(0, 0, 100, 100), str(amount), theme)
        elif reward.kind is RewardKind.HARBOR:
            _harbor(painter, amount, theme)
        elif reward.kind is RewardKind.AGENT:
            _agent(painter, amount, theme)
        elif reward.kind is RewardKind.ASSET:
            _asset(painter, theme)
        else:
            _piece(painter, reward, theme)


def paint_rewards(painter: QPainter, rect: QRectF, rewards: Sequence[Reward], theme: Theme) -> None:
    """All pictograms in a row, as large as fits, in the middle of `rect`."""
    if not rewards:
        return
    side = min(rect.height(), rect.width() / (len(rewards) * 1.06))
    left = rect.center().x() - side * 1.06 * len(rewards) / 2 + side * 0.03
    for i, reward in enumerate(rewards):
        place = QRectF(left + i * side * 1.06, rect.center().y() - side / 2, side, side)
        paint_reward(painter, place, reward, theme)


def paint_points(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    """A red rosette with a number: points."""
    red = QColor("#b23b2c") if not theme.dark else QColor("#bf4a3b")
    with fitted(painter, rect):
        raised(painter, _rosette(), red, theme, depth=3.0, edge=darker(red, 0.6), width=_weight(painter))
        line(painter, disc(48, 47, 30), lighter(red, 0.6), 2.6)
        paint_text(painter, QRectF(24, 28, 48, 38), text, _CREAM)


def paint_number(painter: QPainter, place: QPointF, radius: float, text: str) -> None:
    """A number on a red lifebelt: the capacity of a boat."""
    belt = disc(place.x(), place.y(), radius)
    fill(painter, belt.translated(radius * 0.05, radius * 0.09), faded(_LINE, 0.3))
    fill(painter, belt, QColor("#b23b2c"))
    rim(painter, belt, radius * 0.09)
    line(painter, belt, QColor("#42120b"), radius * 0.09)
    fill(painter, disc(place.x(), place.y(), radius * 0.80), _CREAM)
    digit = QRectF(0, 0, radius * 1.3, radius * 1.05)
    digit.moveCenter(place)
    paint_text(painter, digit, text, QColor("#22180f"))


def paint_amount(painter: QPainter, place: QPointF, amount: int, *, size: float = 44.0) -> None:
    """A small dark disc with a number, laid over the corner of a pictogram."""
    badge = disc(place.x(), place.y(), size / 2)
    fill(painter, badge, QColor("#2a2119"))
    line(painter, badge, _CREAM, size * 0.08)
    digit = QRectF(0, 0, size * 0.6, size * 0.54)
    digit.moveCenter(place)
    paint_text(painter, digit, str(amount), _CREAM)


def _weight(painter: QPainter) -> float:
    return 2.4 if pixels_per_unit(painter) >= 0.3 else 4.5


def _rosette() -> QPainterPath:
    path = QPainterPath()
    lobes = 12
    for i in range(lobes * 2):
        radius = 43.0 if i % 2 == 0 else 38.0
        point = QPointF(48 + radius * sin(pi / lobes * i), 47 - radius * cos(pi / lobes * i))
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def _harbor(painter: QPainter, amount: int, theme: Theme) -> None:
    """The harbor master on an arrow to the right, with the number of steps."""
    blue = QColor("#2f7f95") if not theme.dark else QColor("#3a8ea3")
    arrow = shape("M 6 44 L 60 44 L 60 28 L 94 62 L 60 95 L 60 80 L 6 80 Z")
    raised(
        painter,
        arrow.translated(-1, -3),
        blue,
        theme,
        depth=3.0,
        edge=darker(blue, 0.65),
        width=_weight(painter),
    )
    small = pixels_per_unit(painter) < 0.22  # so small that the number needs most of the room
    paint_harbor_master(painter, QRectF(-2, 0, 46, 46) if small else QRectF(-2, 2, 56, 56), theme)
    number = QRectF(34, 32, 54, 58) if small else QRectF(48, 40, 36, 37)
    paint_text(painter, number, str(amount), _CREAM, halo=darker(blue, 0.5), halo_width=9.0 if small else 5.0)


def _agent(painter: QPainter, amount: int, theme: Theme) -> None:
    """A worker walking to a house with columns."""
    weight = _weight(painter)
    wall = shape("M 50 92 L 50 40 L 92 40 L 92 92 Z")
    shaded(painter, wall, QColor("#f3e3c2"), _LINE, weight)
    for x in (57, 69, 81):
        fill(painter, box(x, 46, 6.5, 46), QColor("#7fa3ae"))
    shaded(painter, shape("M 45 42 L 71 14 L 97 42 Z"), QColor("#5f7480"), _LINE, weight)
    paint_worker(painter, QRectF(-2, 24, 74, 74), theme)
    if amount > 1:
        paint_amount(painter, QPointF(75, 75), amount)


def _asset(painter: QPainter, theme: Theme) -> None:
    """Barn, well and surveyor: one of the three."""
    frame = box(3, 3, 94, 92, 16)
    fill(painter, frame, QColor("#fff6df") if not theme.dark else QColor("#57503f"))
    line(painter, frame, theme.line, 3.0)
    paint_barn(painter, QRectF(26, 3, 48, 48), theme)
    paint_well(painter, QRectF(4, 46, 47, 47), theme)
    paint_surveyor(painter, QRectF(50, 46, 47, 47), theme)


def _piece(painter: QPainter, reward: Reward, theme: Theme) -> None:
    paint = {
        RewardKind.COIN: paint_coin,
        RewardKind.BARN: paint_barn,
        RewardKind.WELL: paint_well,
        RewardKind.SURVEYOR: paint_surveyor,
        RewardKind.WORKER: paint_worker,
    }[reward.kind]
    paint(painter, QRectF(2, 2, 96, 96), theme)
    if reward.amount > 1:
        paint_amount(painter, QPointF(75, 75), reward.amount)
