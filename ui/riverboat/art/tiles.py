"""Crop tiles of one, two, three or more hexes, face up and face down, as one plate with a joint outline."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ui.art.lettering import paint_text
from ui.art.relief import (
    darker,
    disc,
    faded,
    fill,
    fitted,
    lighter,
    line,
    lit,
    pixels_per_unit,
    raised,
    rim,
)
from ui.riverboat.art.crops import paint_crop
from ui.riverboat.art.hexes import axial_centre, hex_path, hex_rect, plate_path, plate_rect
from ui.riverboat.art.kinds import Crop, crop_colour
from ui.theme import Theme, mixed

Cells = Sequence[tuple[int, int]]

_FURROW_PX = 26.0
"""The hex radius in device pixels below which furrows and letters only disturb."""


def paint_plate(
    painter: QPainter,
    centres: Sequence[QPointF],
    radius: float,
    crops: Sequence[Crop],
    theme: Theme,
    *,
    points: int = 0,
) -> None:
    """A tile with these crops at these hex centres, `points` printed on it if any.

    Everything stays within `plate_rect(centres, radius)`. Raises ValueError unless each hex has its crop.
    """
    if len(centres) != len(crops):
        raise ValueError(f"{len(crops)} crops for {len(centres)} hexes")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    plate = plate_path(centres, radius)
    ground = crop_colour(crops[0], theme).ground
    depth = radius * 0.065
    raised(painter, plate, ground, theme, depth=depth, edge=darker(ground, 0.72), width=radius * 0.035)
    for centre, crop in zip(centres, crops, strict=True):
        _paint_ground(painter, plate.intersected(hex_path(centre, radius)), centre, radius, crop, theme)
    seams = _seams(centres, radius)
    line(painter, seams.intersected(plate), faded(theme.outline, 0.5), radius * 0.025)
    rim(painter, plate, radius * 0.03)
    line(painter, plate, darker(ground, 0.72), radius * 0.035)
    for centre, crop in zip(centres, crops, strict=True):
        _paint_face(painter, centre, radius, crop, theme)
    if points:
        _paint_points(painter, _points_place(centres, radius), radius, points, theme)
    painter.restore()


def paint_crop_tile(
    painter: QPainter, rect: QRectF, cells: Cells, crops: Sequence[Crop], theme: Theme, *, points: int = 0
) -> None:
    """The same tile with its shape given in axial (q, r), fitted into `rect`."""
    centres, bounds = _at_unit_size(cells)
    with fitted(painter, rect, bounds.width(), bounds.height()):
        paint_plate(
            painter, [centre - bounds.topLeft() for centre in centres], _UNIT, crops, theme, points=points
        )


def paint_tile_back(painter: QPainter, rect: QRectF, cells: Cells, theme: Theme) -> None:
    """The top of a face-down stack of tiles of that shape: three plates, unplanted."""
    centres, bounds = _at_unit_size(cells)
    lift = _UNIT * 0.12
    with fitted(painter, rect, bounds.width(), bounds.height() + 2 * lift):
        for layer in (2, 1, 0):
            move = QPointF(-bounds.x(), -bounds.y() + layer * lift)
            plate = plate_path([centre + move for centre in centres], _UNIT)
            back = mixed(theme.wood, theme.panel, 0.25)
            raised(painter, plate, back, theme, depth=_UNIT * 0.065, width=_UNIT * 0.035, shadow=layer == 2)
        for centre in centres:
            mark = disc(centre.x() - bounds.x(), centre.y() - bounds.y(), _UNIT * 0.3)
            line(painter, mark, faded(darker(theme.wood, 0.5), 0.7), _UNIT * 0.07)


_UNIT = 50.0


def _at_unit_size(cells: Cells) -> tuple[list[QPointF], QRectF]:
    centres = [axial_centre(q, r, _UNIT) for q, r in cells]
    return centres, plate_rect(centres, _UNIT)


def _paint_ground(
    painter: QPainter, path: QPainterPath, centre: QPointF, radius: float, crop: Crop, theme: Theme
) -> None:
    colour = crop_colour(crop, theme)
    fill(painter, path, lit(colour.ground, hex_rect(centre, radius), 0.12))
    if pixels_per_unit(painter) * radius < _FURROW_PX:
        return
    for row in range(-4, 6):
        furrow = QPainterPath(centre + QPointF(-radius, row * radius * 0.24 + radius * 0.08))
        furrow.quadTo(
            centre + QPointF(0, row * radius * 0.24 - radius * 0.16),
            centre + QPointF(radius, row * radius * 0.24 + radius * 0.08),
        )
        furrow.quadTo(
            centre + QPointF(0, row * radius * 0.24 - radius * 0.10),
            centre + QPointF(-radius, row * radius * 0.24 + radius * 0.08),
        )
        fill(painter, furrow.intersected(path), faded(colour.deep, 0.30))


def _paint_face(painter: QPainter, centre: QPointF, radius: float, crop: Crop, theme: Theme) -> None:
    size = radius * 1.12
    large = pixels_per_unit(painter) * radius >= _FURROW_PX
    lift = radius * 0.08 if large else 0.0
    if large:
        fill(
            painter,
            disc(centre.x(), centre.y() - lift, radius * 0.66),
            faded(crop_colour(crop, theme).deep, 0.22),
        )
    else:
        size = radius * 1.3
    paint_crop(painter, QRectF(centre.x() - size / 2, centre.y() - size / 2 - lift, size, size), crop, theme)
    if large:
        letter = QRectF(0, 0, radius * 0.24, radius * 0.21)
        letter.moveCenter(centre + QPointF(0, radius * 0.72))
        paint_text(painter, letter, crop.value, crop_colour(crop, theme).letter)


def _paint_points(painter: QPainter, place: QPointF, radius: float, points: int, theme: Theme) -> None:
    badge = disc(place.x(), place.y(), radius * 0.22)
    fill(painter, badge, theme.barn_red)
    line(painter, badge, lighter(theme.barn_red, 0.85), radius * 0.045)
    digit = QRectF(0, 0, radius * 0.3, radius * 0.25)
    digit.moveCenter(place)
    paint_text(painter, digit, str(points), theme.on_barn_red)


def _points_place(centres: Sequence[QPointF], radius: float) -> QPointF:
    """Where the hexes meet: the middle of the tile, or the top of a single hex."""
    if len(centres) == 1:
        return centres[0] - QPointF(0, radius * 0.62)
    middle = QPointF(0, 0)
    for centre in centres:
        middle += centre
    return middle / len(centres)


def _seams(centres: Sequence[QPointF], radius: float) -> QPainterPath:
    """The thin strips on which two hexes of the tile touch."""
    seams = QPainterPath()
    for i, one in enumerate(centres):
        for other in centres[i + 1 :]:
            gap = other - one
            if abs(gap.x()) + abs(gap.y()) > radius * 3:
                continue
            overlap = hex_path(one, radius * 1.012).intersected(hex_path(other, radius * 1.012))
            seams.addPath(overlap)
    return seams
