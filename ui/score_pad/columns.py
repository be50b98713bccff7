"""How wide the columns of the sheet are, for its head, its rows and its foot alike."""

from __future__ import annotations

from dataclasses import dataclass

from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Columns:
    """Widths in pixels: of the titles, of each seat, of the points at the right of a seat's cell."""

    first: int
    seat: int
    points: int
    row: int
    gap: int

    def whole(self, seats: int) -> int:
        """Titles and so many seats, with the gaps between."""
        return self.first + (self.seat + self.gap) * seats


def columns_for(width: int, seats: int, text_px: int, theme: Theme) -> Columns:
    """Columns for a sheet that is so wide; seats share what the titles leave, up to a comfortable width."""
    gap = theme.gap + theme.gap_small // 2
    first = min(text_px * 19, max(text_px * 11, width * 3 // 10))
    room = (width - first - gap * (seats + 1)) // seats
    return Columns(
        first, max(text_px * 10, min(text_px * 32, room)), round(text_px * 2.5), round(text_px * 2.3), gap
    )
