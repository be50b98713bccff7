"""Sheets of labels as data: paper, grid, corner and pitch in millimetres; and grids that people describe."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

A4: Final = (210.0, 297.0)
_NUMBER = r"(\d+(?:\.\d+)?)"
_PAIR = re.compile(rf"{_NUMBER}x{_NUMBER}")
_GRID = re.compile(r"([1-9]\d?)x([1-9]\d?)")
_FORM: Final = "COLUMNSxROWS,WIDTHxHEIGHT[,LEFTxTOP[,PITCHXxPITCHY[,PAPERWxPAPERH]]] in mm"
_LONGEST_MM: Final = 1200.0
_ROUGH_MM: Final = 0.01


class SheetFault(StrEnum):
    """Why a sheet cannot be."""

    UNKNOWN = "unknown"
    NO_SIZE = "no-size"
    OVERLAP = "overlap"
    OFF_PAPER = "off-paper"


class NoSuchSheet(ValueError):
    """A sheet that is neither known nor well described; `str` says what is wrong."""

    def __init__(self, fault: SheetFault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of labels, all in millimetres from the top left of the paper.

    `left` and `top` are the corner of the first label, the pitches lead from one label to the next.
    """

    id: str
    columns: int
    rows: int
    label_width: float
    label_height: float
    left: float
    top: float
    pitch_x: float
    pitch_y: float
    paper: tuple[float, float] = A4

    @property
    def count(self) -> int:
        """How many labels are on a sheet."""
        return self.columns * self.rows

    def corner(self, index: int) -> tuple[float, float]:
        """Where label `index` begins, from 0, row by row."""
        row, column = divmod(index, self.columns)
        return self.left + column * self.pitch_x, self.top + row * self.pitch_y


def _centred(id: str, columns: int, rows: int, label: tuple[float, float], gap: float) -> Sheet:
    """A sheet of A4 whose labels stand in its middle, with a gap between columns."""
    pitch = label[0] + gap
    left = (A4[0] - (columns - 1) * pitch - label[0]) / 2
    return Sheet(id, columns, rows, *label, left, (A4[1] - rows * label[1]) / 2, pitch, label[1])


SHEETS: Final = (
    _centred("L7651", 5, 13, (38.1, 21.2), 2.5),
    _centred("L4730", 10, 27, (17.8, 10.0), 2.5),
)
"""Sheets that many makers sell under these numbers: 65 labels of 38.1 x 21.2 mm, 270 of 17.8 x 10 mm.

Widths, heights and counts are printed on the packages; that the grid stands in the middle of the paper with
2.5 mm between columns is how such sheets usually are. A test print tells, and an offset mends it.
"""


def sheet_named(text: str) -> Sheet:
    """A sheet by its number, or described as `5x13,38.1x21.2[,4.75x10.7[,40.6x21.2[,210x297]]]`.

    Without a pitch the labels touch; without a corner they stand in the middle of the paper. Raises
    `NoSuchSheet`.
    """
    for sheet in SHEETS:
        if sheet.id == text.strip().upper():
            return sheet
    parts = text.replace(" ", "").lower().split(",")
    grid = _GRID.fullmatch(parts[0])
    pairs = [_PAIR.fullmatch(part) for part in parts[1:]]
    if grid is None or not 1 <= len(pairs) <= 4 or not all(pairs):
        known = ", ".join(sheet.id for sheet in SHEETS)
        raise NoSuchSheet(SheetFault.UNKNOWN, f"there is no sheet {text!r}: it is {known}, or {_FORM}")
    columns, rows = int(grid[1]), int(grid[2])
    sizes = [(float(pair[1]), float(pair[2])) for pair in pairs if pair]
    label = sizes[0]
    pitch = sizes[2] if len(sizes) > 2 else label
    paper = sizes[3] if len(sizes) > 3 else A4
    taken = ((columns - 1) * pitch[0] + label[0], (rows - 1) * pitch[1] + label[1])
    corner = sizes[1] if len(sizes) > 1 else ((paper[0] - taken[0]) / 2, (paper[1] - taken[1]) / 2)
    _check(text, label, pitch, paper, (corner[0] + taken[0], corner[1] + taken[1]), corner)
    return Sheet(text, columns, rows, *label, *corner, *pitch, paper)


def _check(
    text: str,
    label: tuple[float, float],
    pitch: tuple[float, float],
    paper: tuple[float, float],
    end: tuple[float, float],
    corner: tuple[float, float],
) -> None:
    if min(*label, *paper) <= 0 or max(paper) > _LONGEST_MM:
        raise NoSuchSheet(
            SheetFault.NO_SIZE, f"{text!r}: labels and paper have a size, and no paper is longer than 1.2 m"
        )
    if pitch[0] < label[0] or pitch[1] < label[1]:
        raise NoSuchSheet(
            SheetFault.OVERLAP,
            f"{text!r}: the labels would lie on each other, as the pitch is less than a label",
        )
    if min(corner) < -_ROUGH_MM or end[0] > paper[0] + _ROUGH_MM or end[1] > paper[1] + _ROUGH_MM:
        raise NoSuchSheet(
            SheetFault.OFF_PAPER,
            f"{text!r}: the labels end at {end[0]:.1f} x {end[1]:.1f} mm,"
            f" the paper at {paper[0]:g} x {paper[1]:g}",
        )
