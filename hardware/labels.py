"""Where codes lie on labels, in printer's dots: as large as the label lets them be, and what is too small.

All lengths that go in are millimetres, all that come out are whole dots of the printer, from the top left of
the paper. A module is a whole number of dots, so that all modules of a sheet print alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import floor
from typing import Final

from hardware.sheets import Sheet
from hardware.symbols import Matrix, Symbology

INCH_MM: Final = 25.4
RESOLUTIONS: Final = (300, 600)
WANTED_MODULE_MM: Final = 0.6
"""Larger modules are read no better, and leave less room for words."""
LEAST_MODULE_MM: Final = 0.33
"""Smaller ones are not read by many phones and scanners."""
LEAST_DOTS: Final = 4
"""So many dots a module should have, says the inventor of QR codes; fewer print ragged."""
SAFE_EDGE_MM: Final = 0.5
"""So far a printer is easily off: what lies nearer to the edge of a label may be cut."""
_WORDS_GAP_MM: Final = 0.8


class Doubt(StrEnum):
    """What may make labels hard to read."""

    SMALL_MODULE = "small-module"
    FEW_DOTS = "few-dots"
    NEAR_EDGE = "near-edge"


class TooSmall(ValueError):
    """The code does not fit on the label even with modules of a dot; `str` says by how much."""

    def __init__(self, least_mm: float, room_mm: float) -> None:
        super().__init__(f"a code is at least {least_mm:.1f} mm wide here, the label only {room_mm:g} mm")
        self.least_mm = least_mm
        self.room_mm = room_mm


@dataclass(frozen=True, slots=True)
class Offset:
    """By how much all is moved, in millimetres to the right and down, because the printer draws it in."""

    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Dots:
    """A rectangle in dots."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Design:
    """How a code lies on each label of a sheet: the module in dots, and all rectangles of the first label.

    `code` is the code without its quiet zone, `quiet` with it, `words` the room beside it (or below, where
    the label is upright).
    """

    symbology: Symbology
    dpi: int
    module: int
    quiet: Dots
    code: Dots
    words: Dots
    doubts: tuple[Doubt, ...]

    @property
    def module_mm(self) -> float:
        """The side of a module in millimetres."""
        return self.module * INCH_MM / self.dpi


def to_dots(mm: float, dpi: int) -> int:
    """The nearest number of dots."""
    return floor(mm * dpi / INCH_MM + 0.5)


def design(sheet: Sheet, symbology: Symbology, dpi: int = 600, wanted_mm: float = WANTED_MODULE_MM) -> Design:
    """The largest module, up to `wanted_mm`, with which a code fits on a label. Raises `TooSmall`."""
    dot = INCH_MM / dpi
    room = min(sheet.label_width, sheet.label_height)
    module = floor(room / (symbology.across * dot) + 1e-9)
    module = min(module, max(1, floor(wanted_mm / dot + 1e-9)))
    if module < 1:
        raise TooSmall(symbology.across * dot, room)
    width, height = floor(sheet.label_width / dot + 1e-9), floor(sheet.label_height / dot + 1e-9)
    side = module * symbology.across
    beside = width - side >= height - side
    slack = (height if beside else width) - side
    edge = min(slack // 2, max(width, height) - side)
    x, y = (edge, slack // 2) if beside else (slack // 2, edge)
    gap = min(to_dots(_WORDS_GAP_MM, dpi), max(width - side, height - side) // 8)
    rim = module * symbology.quiet
    if beside:
        words = Dots(x + side, y, max(0, width - x - side - max(x, gap)), side)
    else:
        words = Dots(x, y + side, side, max(0, height - y - side - max(y, gap)))
    return Design(
        symbology,
        dpi,
        module,
        Dots(x, y, side, side),
        Dots(x + rim, y + rim, module * symbology.side, module * symbology.side),
        words,
        tuple(_doubts(module, dot, (slack / 2 + rim) * dot, symbology)),
    )


def _doubts(module: int, dot: float, edge_mm: float, symbology: Symbology) -> Iterator[Doubt]:
    if module * dot < LEAST_MODULE_MM:
        yield Doubt.SMALL_MODULE
    if module < LEAST_DOTS:
        yield Doubt.FEW_DOTS
    # Half of the quiet zone is what readers need in truth; that much is left after a print that is off.
    if edge_mm < SAFE_EDGE_MM + module * dot * symbology.quiet / 2:
        yield Doubt.NEAR_EDGE


def corner(sheet: Sheet, index: int, dpi: int, offset: Offset) -> tuple[int, int]:
    """The dot at which label `index` of a sheet begins, from 0."""
    x, y = sheet.corner(index)
    return to_dots(x + offset.x, dpi), to_dots(y + offset.y, dpi)


def dark(matrix: Matrix, design: Design, at: tuple[int, int]) -> Iterator[Dots]:
    """The dark rectangles of a code on the label that begins at `at`; modules of a row are merged."""
    left, top = at[0] + design.code.x, at[1] + design.code.y
    size = design.module
    for x, y, length in matrix.runs():
        yield Dots(left + x * size, top + y * size, length * size, size)


def places(sheet: Sheet, count: int, start: int = 1) -> Iterable[tuple[int, int]]:
    """Page and index on it, from 0, of so many labels; the first page begins at label `start`, from 1."""
    if not 1 <= start <= sheet.count:
        raise ValueError(f"a sheet has labels 1 to {sheet.count}, not {start}")
    return [divmod(start - 1 + number, sheet.count) for number in range(count)]
