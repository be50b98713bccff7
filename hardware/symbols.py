"""Printed codes as squares of modules: which kinds there are, how large they get, what is dark in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Symbology(StrEnum):
    """A kind of code."""

    QR = "qr"
    MICRO_QR = "micro-qr"
    DATA_MATRIX = "datamatrix"

    @property
    def side(self) -> int:
        """How many modules a code of ours has on each side."""
        return {"qr": 21, "micro-qr": 15, "datamatrix": 14}[self.value]

    @property
    def quiet(self) -> int:
        """How many modules must stay white on each side. Sources: ISO/IEC 18004 and 16022."""
        return {"qr": 4, "micro-qr": 2, "datamatrix": 1}[self.value]

    @property
    def across(self) -> int:
        """The modules of the code and of both its quiet zones."""
        return self.side + 2 * self.quiet


@dataclass(frozen=True, slots=True)
class Matrix:
    """The modules of a code from the top, without a quiet zone: a row is a text of `#` (dark) and `.`."""

    rows: tuple[str, ...]

    @property
    def side(self) -> int:
        """How many modules it has on each side."""
        return len(self.rows)

    def runs(self) -> Iterator[tuple[int, int, int]]:
        """Dark modules that follow each other in a row, as one: column, row, length."""
        for y, row in enumerate(self.rows):
            x = 0
            while (x := row.find("#", x)) >= 0:
                end = row.find(".", x)
                end = len(row) if end < 0 else end
                yield x, y, end - x
                x = end
