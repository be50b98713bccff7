"""What Riverboat's drawings alone have: a sample of every boat and card, plates of several hexes, misuse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from ui.riverboat import art
from ui.riverboat.art.hexes import axial_centre, hex_path, plate_path, plate_rect
from ui.riverboat.art.kinds import Crop
from ui.riverboat.art.samples import BOATS, samples_by_group
from ui.theme import theme

pytestmark = pytest.mark.usefixtures("qapp")

GROUPS = samples_by_group()
ALL = [sample for members in GROUPS.values() for sample in members]


def test_samples_name_every_boat_and_every_card() -> None:
    assert list(BOATS) == ["B1", "B2a", "B2b", "B3a", "B3b", "B4", "B5", "B6", "B7"]
    names = {sample.name for sample in ALL}
    assert {f"card {number}" for number in range(1, 18)} <= names
    assert len(names) == len(ALL)


def test_plate_has_one_outline_within_its_hexes() -> None:
    centres = [axial_centre(q, r, 40) for q, r in ((0, 0), (1, 0), (0, 1))]
    plate = plate_path(centres, 40)
    assert len(plate.toSubpathPolygons()) == 1
    assert all(plate.contains(centre) for centre in centres)
    meeting = QPointF(axial_centre(1, 0, 40).x() / 2, 20)
    assert plate.contains(meeting)
    outline = [plate.pointAtPercent(share / 200) for share in range(200)]
    assert all(any(hex_path(centre, 40).contains(point) for centre in centres) for point in outline)
    assert plate_rect(centres, 40).contains(plate.boundingRect())


def test_plate_round_a_gap_keeps_the_hole() -> None:
    ring = [axial_centre(q, r, 10) for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]
    plate = plate_path(ring, 10)
    assert len(plate.toSubpathPolygons()) == 2
    assert not plate.contains(QPointF(0, 0))


def test_misuse_is_refused() -> None:
    image = QImage(QSize(50, 50), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(ValueError, match="2 crops for 1 hexes"):
        art.paint_plate(painter, [QPointF(20, 20)], 10, [Crop.CORN, Crop.WHEAT], theme("light"))
    with pytest.raises(ValueError, match="at least one"):
        plate_path([], 10)
    with pytest.raises(KeyError):
        art.paint_opportunity(painter, QRectF(0, 0, 40, 40), 18, theme("light"))
    painter.end()
