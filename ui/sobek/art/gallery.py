"""A contact sheet of all drawings: `python -m ui.sobek.art.gallery OUT.png [dark] [safe]`."""

from __future__ import annotations

import sys

from PySide6.QtGui import QImage

from ui.art.contact_sheet import paint_sheet, write_sheet
from ui.sobek.art.samples import samples_by_group
from ui.theme import Theme

_HEIGHTS = {
    "card": (200, 112, 64, 40, 24, 16),
    "deck": (150, 64),
    "piece": (96, 48, 24, 16),
    "scarabs": (40, 16),
    "token": (120, 64, 32, 20),
    "price": (48, 30, 18),
    "corruption": (130, 64, 32),
    "space": (64, 40, 26, 18),
    "marker": (64, 28, 18),
    "dock": (180, 80, 32),
    "landmark": (150, 64, 28),
    "ground": (190, 60),
}


def contact_sheet(look: Theme) -> QImage:
    """All drawings on the panel's colour, each group in rows of falling height."""
    return paint_sheet(samples_by_group(), _HEIGHTS, look)


def main(arguments: list[str]) -> int:
    """Writes the sheet; 2 when the arguments make no sense, 1 when the file cannot be written."""
    return write_sheet(arguments, "ui.sobek.art.gallery", contact_sheet)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
