"""Geometry of a mat: rows of hexes, their neighbours, and every place where a tile shape fits.

Fields are small ints in reading order. Rows are as an edition writes them; odd rows (counted from
0 at the top) stand half a hex to the right. Axial coordinates (q, r) live only here and in the
window's layout.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

Axial = tuple[int, int]
DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
GAP: Final = "."
"""The letter of a place in a row that holds no field, so that mats need not be rectangles."""
PERIMETER_BELOW: Final = 6
"""A field with fewer neighbours than this lies on the rim. RULING(RB-2.6.2)"""


class Grid:
    """The shape of a mat, without its colours. `neighbours[f]` is a bit mask over fields."""

    __slots__ = ("axial", "everything", "field_at", "names", "neighbours", "perimeter")

    def __init__(self, outline: tuple[str, ...]) -> None:
        self.axial: tuple[Axial, ...] = tuple(
            (column - (row - (row & 1)) // 2, row)
            for row, letters in enumerate(outline)
            for column, letter in enumerate(letters)
            if letter != GAP
        )
        self.names: tuple[str, ...] = tuple(
            f"{chr(ord('a') + row)}{column + 1}"
            for row, letters in enumerate(outline)
            for column, letter in enumerate(letters)
            if letter != GAP
        )
        self.field_at: dict[Axial, int] = {place: field for field, place in enumerate(self.axial)}
        self.everything: int = (1 << len(self.axial)) - 1
        self.neighbours: tuple[int, ...] = tuple(self._around(q, r) for q, r in self.axial)
        self.perimeter: int = sum(
            1 << field for field, around in enumerate(self.neighbours) if around.bit_count() < PERIMETER_BELOW
        )

    def _around(self, q: int, r: int) -> int:
        mask = 0
        for dq, dr in DIRECTIONS:
            neighbour = self.field_at.get((q + dq, r + dr))
            if neighbour is not None:
                mask |= 1 << neighbour
        return mask

    def placements(self, shape: tuple[Axial, ...]) -> tuple[tuple[int, ...], ...]:
        """Every way to lay the shape, turned but never flipped, as fields in the shape's order.

        Ways that cover the same fields in another order are listed each. Rule RB-2.2.4.
        """
        found: list[tuple[int, ...]] = []
        for q, r in self.axial:
            turned = shape
            for _ in range(6):
                fields = [self.field_at.get((q + dq, r + dr), -1) for dq, dr in turned]
                if -1 not in fields and tuple(fields) not in found:
                    found.append(tuple(fields))
                turned = tuple((-dr, dq + dr) for dq, dr in turned)
        return tuple(sorted(found, key=lambda fields: (sorted(fields), fields)))

    def group(self, start: int, within: int) -> int:
        """The unbroken group of fields of `within` that holds field `start`, as a mask."""
        reached = frontier = 1 << start
        while frontier:
            spread = 0
            for field in bits(frontier):
                spread |= self.neighbours[field]
            frontier = spread & within & ~reached
            reached |= frontier
        return reached


@lru_cache(maxsize=64)
def grid(outline: tuple[str, ...]) -> Grid:
    """The grid of these rows, built once. Only which places hold a field matters, not their letters."""
    return Grid(outline)


def outline_of(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The rows with their colours forgotten."""
    return tuple("".join(GAP if letter == GAP else "#" for letter in row) for row in rows)


def bits(mask: int) -> list[int]:
    """The fields of a mask in reading order."""
    fields = []
    while mask:
        low = mask & -mask
        fields.append(low.bit_length() - 1)
        mask ^= low
    return fields


_BITS_OF_BYTE: Final = tuple(tuple(bits(byte)) for byte in range(256))


def nth_bit(mask: int, index: int) -> int:
    """The index-th field of a mask in reading order; the mask has more than `index` fields."""
    first = 0
    while True:
        here = _BITS_OF_BYTE[mask & 255]
        if index < len(here):
            return first + here[index]
        index -= len(here)
        mask >>= 8
        first += 8
