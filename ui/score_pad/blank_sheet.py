"""A sheet of the score pad on which nothing stands yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDateTime, Qt

from engine.core.pad_sheet import PadSeat, PadSheet
from engine.registry import pad

_USUAL_SEATS: Final = 3


def blank_sheet(game: str, seats: tuple[PadSeat, ...] = ()) -> PadSheet:
    """For these seats, or for as many as usual where the game is not played by so many."""
    counts = pad(game).seat_counts
    if len(seats) not in counts:
        usual = _USUAL_SEATS if _USUAL_SEATS in counts else counts[0]
        seats = tuple(PadSeat("", number) for number in range(usual))
    return PadSheet(game, seats, began=time_of_day())


def time_of_day() -> str:
    """As a sheet notes it: local, such as `2026-05-01T20:15:00`."""
    return QDateTime.currentDateTime().toString(Qt.DateFormat.ISODate)
