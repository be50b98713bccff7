"""A contact sheet of all drawings: `python -m ui.riverboat.art.gallery OUT.png [dark] [safe]`."""

from __future__ import annotations

import sys

from PySide6.QtGui import QImage

from ui.art.contact_sheet import paint_sheet, write_sheet
from ui.riverboat.art.samples import samples_by_group
from ui.theme import Theme

_HEIGHTS = {
    "hex": (112, 56, 28, 16),
    "tile": (150, 64, 32),
    "piece": (96, 48, 24, 16),
    "reward": (64, 32, 16),
    "marker": (56, 24),
    "badge": (56, 24, 16),
    "count": (40, 20),
    "slot": (64,),
    "boat": (170, 84, 48),
    "small boat": (88, 40, 24),
    "harbor": (72, 36, 20),
    "round": (64, 28),
    "phase": (150, 72, 36),
    "mansion": (110, 48, 28),
    "card": (200, 96, 48),
}


def contact_sheet(look: Theme) -> QImage:
    """All drawings on the panel's colour, each group in rows of falling height."""
    return paint_sheet(samples_by_group(), _HEIGHTS, look)


def main(arguments: list[str]) -> int:
    """Writes the sheet; 2 when the arguments make no sense, 1 when the file cannot be written."""
    return write_sheet(arguments, "ui.riverboat.art.gallery", contact_sheet)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
