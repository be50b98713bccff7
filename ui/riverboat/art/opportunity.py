"""The opportunity cards: what is counted, and below it what that gives. RB-2.4.1 to RB-2.4.17."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ui.art.lettering import paint_text
from ui.art.relief import (
    box,
    darker,
    faded,
    fill,
    fitted,
    line,
    lit,
    pixels_per_unit,
    shape,
)
from ui.riverboat.art.buildings import paint_barn, paint_well
from ui.riverboat.art.cards import HEIGHT, WIDTH, paint_blank_card
from ui.riverboat.art.crops import paint_crop
from ui.riverboat.art.figures import paint_worker
from ui.riverboat.art.hexes import SQRT3, axial_centre, hex_rect, soft_hex
from ui.riverboat.art.kinds import Crop, Reward, RewardKind, crop_colour
from ui.riverboat.art.rewards import paint_number, paint_points, paint_reward
from ui.riverboat.art.steamer import paint_steamer
from ui.riverboat.art.tiles import paint_crop_tile
from ui.riverboat.art.tokens import paint_coin
from ui.theme import Theme, mixed

Picture = Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True, slots=True)
class _Face:
    """A card: picture, text of the rosette (or +), what counts or what comes along, and the most it gives."""

    picture: Picture
    points: str
    each: Picture | None = None
    also: Reward | None = None
    most: int = 15


def paint_opportunity(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """Card 1 to 17. Raises KeyError for another number."""
    face = _FACES[number]
    with fitted(painter, rect, WIDTH, HEIGHT):
        paint_blank_card(painter, theme.card, theme)
        window = box(5.5, 5.5, 59, 55, 4)
        fill(painter, window, lit(mixed(theme.card, theme.river, 0.22), window.boundingRect(), 0.05))
        face.picture(painter, QRectF(9, 9, 52, 48), theme)
        line(painter, window, faded(darker(theme.line, 0.2), 0.9), 1.0)
        _paint_value(painter, face, theme)


def _paint_value(painter: QPainter, face: _Face, theme: Theme) -> None:
    if face.also is not None:
        paint_points(painter, QRectF(8, 63.5, 26, 26), face.points, theme)
        paint_reward(painter, QRectF(37, 63, 27, 27), face.also, theme)
    elif face.points == "+":
        for x in (19, 51):
            paint_number(painter, QPointF(x, 74.5), 10.5, "?")
        paint_text(painter, QRectF(29.5, 69.5, 11, 10), "+", theme.ink)
    elif face.each is not None:
        paint_points(painter, QRectF(7, 63.5, 26, 26), face.points, theme)
        line(painter, shape("M 38 66 L 33.5 86"), theme.ink, 2.2)
        face.each(painter, QRectF(40, 65, 22, 22), theme)
    if pixels_per_unit(painter) >= 0.9 and face.also is None:
        paint_text(painter, QRectF(53, 86.2, 11, 5.0), str(face.most), theme.muted)
        line(painter, shape("M 55.5 85 L 61.5 85"), theme.muted, 0.9)


def _harvested(crop: Crop) -> Picture:
    """A planted space its worker has left."""

    def picture(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        colour = crop_colour(crop, theme)
        centre = QPointF(rect.center().x() - 3, rect.center().y())
        fill(painter, soft_hex(centre + QPointF(0.8, 1.6), 25), darker(colour.ground, 0.5))
        fill(painter, soft_hex(centre, 25), lit(colour.ground, hex_rect(centre, 25)))
        line(painter, soft_hex(centre, 25), colour.deep, 1.2)
        paint_crop(painter, QRectF(centre.x() - 15, centre.y() - 15, 30, 30), crop, theme)
        paint_worker(painter, QRectF(rect.right() - 19, rect.bottom() - 20, 20, 20), theme)
        arrow = shape("M 0 0 L 7 0 L 7 -3.5 L 13 2 L 7 7.5 L 7 4 L 0 4 Z").translated(
            rect.right() - 15, rect.top() + 3
        )
        fill(painter, arrow, theme.barn_red)

    return picture


def _crop(crop: Crop) -> Picture:
    def picture(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_crop(painter, rect, crop, theme)

    return picture


def _all_crops(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Five different crops."""
    side = rect.height() * 0.5
    for i, crop in enumerate(Crop):
        row, column, in_row = (0, i, 3) if i < 3 else (1, i - 3, 2)
        x = rect.center().x() + (column - (in_row - 1) / 2) * side * 0.78 - side * 0.38
        y = rect.center().y() + (row - 0.5) * side * 0.94 - side * 0.38
        paint_crop(painter, QRectF(x, y, side * 0.76, side * 0.76), crop, theme)


def _kinds(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Two unlike crops stand for a kind."""
    half = rect.width() * 0.6
    paint_crop(painter, QRectF(rect.left(), rect.top(), half, half), Crop.CORN, theme)
    paint_crop(painter, QRectF(rect.right() - half, rect.bottom() - half, half, half), Crop.TURNIP, theme)


def _agents(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_reward(painter, rect, Reward(RewardKind.AGENT), theme)


def _arriving(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Two workers on their way to New Orleans."""
    paint_reward(painter, rect.adjusted(12, 2, 0, -2), Reward(RewardKind.AGENT), theme)
    paint_worker(painter, QRectF(rect.left(), rect.bottom() - 30, 28, 28), theme)


def _sailing(capacity: int) -> Picture:
    def picture(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_steamer(painter, rect, capacity)

    return picture


def _coins(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    side = rect.height() * 0.6
    for dx, dy in ((-0.30, 0.16), (0.30, 0.16), (0.0, -0.18)):
        place = QRectF(0, 0, side, side)
        place.moveCenter(rect.center() + QPointF(dx * rect.width(), dy * rect.height()))
        paint_coin(painter, place, theme)


def _barn_or_well(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    side = rect.width() * 0.56
    paint_barn(painter, QRectF(rect.left(), rect.top(), side, side), theme)
    paint_well(painter, QRectF(rect.right() - side, rect.bottom() - side, side, side), theme)


def _triple(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    crops = (Crop.WHEAT, Crop.WHEAT, Crop.PUMPKIN)
    paint_crop_tile(painter, rect, ((0, 0), (1, 0), (0, 1)), crops, theme)


def _perimeter(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A small mat, its outer fields planted and its inside bare."""
    radius = rect.width() / (5 * SQRT3) * 1.0
    crops = tuple(Crop)
    for index, (q, r) in enumerate((q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2):
        centre = rect.center() + axial_centre(q, r, radius)
        outer = max(abs(q), abs(r), abs(q + r)) == 2
        ground = crop_colour(crops[index % 5], theme).ground if outer else mixed(theme.card, theme.line, 0.35)
        fill(painter, soft_hex(centre, radius * 0.95), darker(ground, 0.55))
        fill(painter, soft_hex(centre, radius * 0.84), ground)


def _two_boats(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    half = rect.height() * 0.62
    paint_steamer(painter, QRectF(rect.left(), rect.top(), half * 1.25, half), 2)
    paint_steamer(
        painter, QRectF(rect.right() - half * 1.5, rect.bottom() - half * 1.05, half * 1.5, half * 1.1), 5
    )


_FACES = {
    1: _Face(_harvested(Crop.CORN), "1", _crop(Crop.CORN)),
    2: _Face(_harvested(Crop.POTATO), "1", _crop(Crop.POTATO)),
    3: _Face(_harvested(Crop.PUMPKIN), "1", _crop(Crop.PUMPKIN)),
    4: _Face(_harvested(Crop.TURNIP), "1", _crop(Crop.TURNIP)),
    5: _Face(_harvested(Crop.WHEAT), "1", _crop(Crop.WHEAT)),
    6: _Face(_all_crops, "3", _kinds),
    7: _Face(_agents, "2", _agents, most=14),
    8: _Face(_arriving, "5", also=Reward(RewardKind.AGENT, 2)),
    9: _Face(_sailing(5), "5", also=Reward(RewardKind.HARBOR, 2)),
    10: _Face(_sailing(2), "7", also=Reward(RewardKind.HARBOR, 1)),
    11: _Face(_coins, "2", paint_coin, most=14),
    12: _Face(paint_barn, "5", paint_barn),
    13: _Face(paint_well, "5", paint_well),
    14: _Face(_barn_or_well, "5", _barn_or_well),
    15: _Face(_triple, "2", _triple, most=14),
    16: _Face(_perimeter, "1", _perimeter),
    17: _Face(_two_boats, "+", most=14),
}
