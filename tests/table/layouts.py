"""The two tables that are tried: one shared pad, and a reader at every place."""

from __future__ import annotations

from typing import Any

from engine.companion.stations import Layout, at_places, shared_pad

RIVERBOAT = ("boats-shown", "phases", "supply", "cultivation-discard", "slot-1", "slot-2", "slot-3", "slot-4")
SOBEK = ("discards", *(f"dock-{dock}" for dock in range(1, 10)))


def one_pad() -> Layout:
    """Everything is shown to one pad."""
    return shared_pad()


def every_place(game: Any, setup: Any) -> Layout:
    """A reader under each place of the market and at each seat, and a pad by the decks."""
    seats = range(1, len(setup.seats) + 1)
    if game.id == "riverboat":
        board = game.board(setup)
        display = tuple(f"display-{space}" for space in range(1, len(board.size_of_space) + 1))
        return at_places((*RIVERBOAT, *display, *(f"{seat}." for seat in seats)))
    if game.id == "sobek":
        return at_places((*SOBEK, *(f"{seat}.hand" for seat in seats), *(f"{seat}." for seat in seats)))
    rows = ("row-1", "row-2", "discards")
    return at_places((*rows, *(f"{seat}.hand" for seat in seats), *(f"{seat}.laid" for seat in seats)))
