"""The drawings: each paints within its rectangle, leaves the painter as it was, and looks like no other."""

from __future__ import annotations

from itertools import combinations
from math import ceil

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from ui.art.samples import Sample
from ui.riverboat import art
from ui.riverboat.art.gallery import contact_sheet, main
from ui.riverboat.art.hexes import axial_centre, hex_path, plate_path, plate_rect
from ui.riverboat.art.kinds import Crop
from ui.riverboat.art.samples import BOATS, samples_by_group
from ui.theme import Theme, ThemeName, theme

pytestmark = pytest.mark.usefixtures("qapp")

MARGIN = 24
GROUPS = samples_by_group()
ALL = [sample for members in GROUPS.values() for sample in members]
LOOKS = [(name, blind) for name in ("light", "dark") for blind in (False, True)]


def painted(sample: Sample, height: int, look: Theme) -> QImage:
    """The drawing on transparent ground with MARGIN empty pixels around its rectangle."""
    width = height * sample.aspect
    image = QImage(ceil(width) + 2 * MARGIN, height + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    sample.paint(painter, QRectF(MARGIN, MARGIN, width, height), look)
    painter.end()
    return image


def pixels(image: QImage) -> memoryview:
    """One unsigned number a pixel, alpha in the top byte."""
    return memoryview(bytes(image.constBits())).cast("I")


def painted_pixels_outside_and_inside(image: QImage) -> tuple[int, int]:
    outside = inside = 0
    row = image.width()
    for at, value in enumerate(pixels(image)):
        if value >> 24 == 0:
            continue
        x, y = at % row, at // row
        if MARGIN <= x < row - MARGIN and MARGIN <= y < image.height() - MARGIN:
            inside += 1
        else:
            outside += 1
    return outside, inside


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("height", [16, 90, 200])
def test_every_drawing_stays_within_its_rectangle(name: ThemeName, height: int) -> None:
    look = theme(name)
    spilled = {}
    for sample in ALL:
        outside, inside = painted_pixels_outside_and_inside(painted(sample, height, look))
        if outside:
            spilled[sample.name] = outside
        assert inside > height * height * 0.05, f"{sample.name} is almost empty at {height} px"
    assert spilled == {}


@pytest.mark.parametrize(("name", "blind"), LOOKS)
@pytest.mark.parametrize("group", GROUPS)
def test_no_two_drawings_of_a_group_look_alike(group: str, name: ThemeName, blind: bool) -> None:
    images = {sample.name: pixels(painted(sample, 40, theme(name, blind))) for sample in GROUPS[group]}
    alike = []
    for one, other in combinations(images, 2):
        different = sum(a != b for a, b in zip(images[one], images[other], strict=False))
        if different < 12:
            alike.append((one, other, different))
    assert alike == []


def test_what_differs_only_by_colour_in_other_programs_differs_in_outline_here() -> None:
    """Crops, suits, figures and buildings are told apart by their shadows alone."""
    shapes = {sample.name: pixels(painted(sample, 48, theme("light"))) for sample in GROUPS["piece"]}
    for one, other in combinations(shapes, 2):
        different = sum(
            (a >> 24 > 127) != (b >> 24 > 127) for a, b in zip(shapes[one], shapes[other], strict=True)
        )
        assert different > 48 * 48 * 0.04, (one, other, different)


def test_painters_leave_the_painter_as_it_was() -> None:
    look = theme("light")
    image = QImage(QSize(200, 200), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.translate(3, 4)
    before = (
        painter.worldTransform(),
        painter.opacity(),
        painter.pen(),
        painter.brush(),
        painter.hasClipping(),
    )
    for sample in ALL:
        sample.paint(painter, QRectF(10, 10, 60, 60), look)
        after = (
            painter.worldTransform(),
            painter.opacity(),
            painter.pen(),
            painter.brush(),
            painter.hasClipping(),
        )
        assert after == before, sample.name
    painter.end()


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


def test_contact_sheet_is_written_and_wrong_words_are_refused(tmp_path: object) -> None:
    out = f"{tmp_path}/sheet.png"
    assert main([out, "dark"]) == 0
    assert QImage(out).size() == contact_sheet(theme("dark")).size()
    assert main([out, "purple"]) == 2
    assert main([]) == 2
    assert main([f"{tmp_path}/no-such-folder/sheet.png"]) == 1
