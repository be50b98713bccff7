"""What every game's drawings must obey, and how a drawing is looked at pixel by pixel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from ui.art.samples import Sample
from ui.theme import Theme

MARGIN = 24
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


def spilled_and_almost_empty(
    samples: Iterable[Sample], height: int, look: Theme
) -> tuple[list[str], list[str]]:
    """Names of drawings that paint outside their rectangle, and of those that paint hardly anything in it."""
    spilled, empty = [], []
    for sample in samples:
        outside, inside = painted_pixels_outside_and_inside(painted(sample, height, look))
        if outside:
            spilled.append(f"{sample.name}: {outside}")
        if inside <= height * height * 0.05:
            empty.append(f"{sample.name}: {inside}")
    return spilled, empty


def pairs_alike(samples: Iterable[Sample], look: Theme) -> list[tuple[str, str, int]]:
    """Pairs of drawings with hardly a pixel between them, at a height of 40."""
    images = {sample.name: pixels(painted(sample, 40, look)) for sample in samples}
    alike = []
    for one, other in combinations(images, 2):
        different = sum(a != b for a, b in zip(images[one], images[other], strict=False))
        if different < 12:
            alike.append((one, other, different))
    return alike


def pairs_of_one_outline(samples: Iterable[Sample], look: Theme) -> list[tuple[str, str, int]]:
    """Pairs whose shadows differ in less than a twenty-fifth of the square, at a height of 48."""
    shapes = {sample.name: pixels(painted(sample, 48, look)) for sample in samples}
    alike = []
    for one, other in combinations(shapes, 2):
        different = sum(
            (a >> 24 > 127) != (b >> 24 > 127) for a, b in zip(shapes[one], shapes[other], strict=True)
        )
        if different <= 48 * 48 * 0.04:
            alike.append((one, other, different))
    return alike


def samples_that_change_the_painter(samples: Sequence[Sample], look: Theme) -> list[str]:
    """Names of drawings that leave transform, opacity, pen, brush or clipping other than they were."""
    image = QImage(QSize(200, 200), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.translate(3, 4)

    def state() -> tuple[object, ...]:
        return (
            painter.worldTransform(),
            painter.opacity(),
            painter.pen(),
            painter.brush(),
            painter.hasClipping(),
            painter.renderHints(),
        )

    before = state()
    changing = []
    for sample in samples:
        sample.paint(painter, QRectF(10, 10, 60, 60), look)
        if state() != before:
            changing.append(sample.name)
    painter.end()
    return changing
