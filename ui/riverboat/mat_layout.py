"""Where everything lies on a mat of Riverboat, large or small, for any outline of fields and any harbor."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import sqrt

from PySide6.QtCore import QPointF, QRectF

from engine.riverboat.components import Edition, Mat
from ui.items.placing import cards_in
from ui.riverboat.art import ASPECT, axial_centre


@dataclass(frozen=True, slots=True)
class MatPlaces:
    """A mat: frame, head line, fields, harbor track above them, supply and cards beside them.

    `compact` mats are the small ones at the side. `goods` is the area of the supply, `cards` the places
    of opportunity cards.
    """

    frame: QRectF
    head: QRectF
    radius: float
    fields: tuple[QPointF, ...]
    recesses: tuple[QRectF, ...]
    spaces: tuple[QRectF, ...]
    goods: QRectF
    cards: tuple[QRectF, ...]
    compact: bool
    unit: float


def mat_places(
    frame: QRectF, mat: Mat, edition: Edition, *, compact: bool, cards: int, unit: float
) -> MatPlaces:
    """The places of a mat in its frame, large in the centre or compact at the side."""
    if compact:
        return _compact(frame, mat, edition, cards, unit)
    inner = frame.adjusted(13 * unit, 8 * unit, -13 * unit, -10 * unit)
    head = QRectF(inner.left(), inner.top(), inner.width(), 24 * unit)
    space = min(inner.width() / (edition.harbor.last + 2.2), 40 * unit)
    harbor_left = inner.center().x() - space * (edition.harbor.last + 1) / 2
    recess_height = min(_reach_pitch(edition) * space * 0.96 / ASPECT["boat_small"], 46 * unit)
    recess_top = head.bottom() + unit
    spaces_top = recess_top + recess_height
    recesses, spaces = _harbor(edition, harbor_left, space, recess_top, recess_height, spaces_top, 25 * unit)
    body_top = spaces_top + 25 * unit + 8 * unit
    bounds = _bounds(mat)
    wanted = (inner.bottom() - body_top) / bounds.height() * bounds.width() + 24 * unit
    goods_width = min(max(inner.width() * 0.27, inner.width() - wanted), inner.width() * 0.4)
    goods = QRectF(inner.left(), body_top, goods_width, 128 * unit)
    ground = QRectF(
        goods.right() + 12 * unit,
        body_top,
        inner.right() - goods.right() - 12 * unit,
        inner.bottom() - body_top,
    )
    radius, fields = _fields(ground, mat)
    below = QRectF(
        goods.left(), goods.bottom() + 8 * unit, goods_width, inner.bottom() - goods.bottom() - 8 * unit
    )
    return MatPlaces(
        frame=frame,
        head=head,
        radius=radius,
        fields=fields,
        recesses=recesses,
        spaces=spaces,
        goods=goods,
        cards=cards_in(below, cards, ASPECT["card"], 6 * unit, goods_width * 0.46),
        compact=False,
        unit=unit,
    )


def _compact(frame: QRectF, mat: Mat, edition: Edition, cards: int, unit: float) -> MatPlaces:
    inner = frame.adjusted(9 * unit, 5 * unit, -9 * unit, -7 * unit)
    head = QRectF(inner.left(), inner.top(), inner.width(), 20 * unit)
    space = inner.width() / (edition.harbor.last + 1.8)
    recess_height = min(_reach_pitch(edition) * space * 0.98 / ASPECT["boat_small"], 20 * unit)
    track_height = 9 * unit
    harbor_height = recess_height + track_height
    harbor_top = inner.bottom() - harbor_height
    left = inner.center().x() - space * (edition.harbor.last + 1) / 2
    recesses, spaces = _harbor(
        edition, left, space, harbor_top, recess_height, harbor_top + recess_height, track_height
    )
    body = QRectF(inner.left(), head.bottom(), inner.width(), harbor_top - head.bottom() - 3 * unit)
    beside = QRectF(body.left(), body.top(), body.width() - 66 * unit, body.height())
    over = QRectF(body.left(), body.top(), body.width(), body.height() - 46 * unit)
    if _radius(over, mat) > _radius(beside, mat):
        ground, goods = over, QRectF(body.left(), over.bottom() + 3 * unit, body.width(), 43 * unit)
    else:
        ground = beside
        goods = QRectF(beside.right() + 6 * unit, body.top(), 60 * unit, body.height())
    radius, fields = _fields(ground, mat)
    return MatPlaces(
        frame=frame,
        head=head,
        radius=radius,
        fields=fields,
        recesses=recesses,
        spaces=spaces,
        goods=goods,
        cards=(QRectF(),) * cards,
        compact=True,
        unit=unit,
    )


def _reach_pitch(edition: Edition) -> float:
    """Spaces between two recesses, where they are closest."""
    reach = edition.harbor.reach
    return float(min((after - before for before, after in pairwise(reach)), default=2))


def _harbor(
    edition: Edition,
    left: float,
    space: float,
    recess_top: float,
    recess_height: float,
    spaces_top: float,
    spaces_height: float,
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    spaces = tuple(
        QRectF(left + index * space, spaces_top, space, spaces_height)
        for index in range(edition.harbor.last + 1)
    )
    width = recess_height * ASPECT["boat_small"]
    recesses = tuple(
        QRectF(spaces[at].center().x() - width / 2, recess_top, width, recess_height)
        for at in edition.harbor.reach
    )
    return recesses, spaces


@lru_cache(maxsize=16)
def _bounds(mat: Mat) -> QRectF:
    bounds = QRectF()
    for q, r in mat.grid.axial:
        centre = axial_centre(q, r, 1.0)
        bounds = bounds.united(QRectF(centre.x() - sqrt(3) / 2, centre.y() - 1, sqrt(3), 2))
    return bounds


def _radius(ground: QRectF, mat: Mat) -> float:
    bounds = _bounds(mat)
    return max(2.0, min(ground.width() / bounds.width(), ground.height() / bounds.height()))


def _fields(ground: QRectF, mat: Mat) -> tuple[float, tuple[QPointF, ...]]:
    radius = _radius(ground, mat)
    shift = ground.center() - _bounds(mat).center() * radius
    return radius, tuple(axial_centre(q, r, radius) + shift for q, r in mat.grid.axial)
