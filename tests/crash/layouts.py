"""The two tables that are tried: one shared pad, and a reader at every place."""

from __future__ import annotations

from typing import Any

from engine.companion.stations import Layout, at_places, shared_pad

_RIVERBOAT = ("boats-shown", "phases", "supply", "cultivation-discard")


def table_for(game: Any, setup: Any, *, places: bool) -> Layout:
    """A reader under each place of the market and at each seat and a pad by the decks, or only that pad."""
    if not places:
        return shared_pad()
    seats = range(1, len(setup.seats) + 1)
    mats = [f"{seat}." for seat in seats]
    if game.id == "riverboat":
        spaces = range(1, len(game.board(setup).size_of_space) + 1)
        slots = [f"slot-{slot}" for slot in range(1, 5)]
        return at_places((*_RIVERBOAT, *slots, *(f"display-{space}" for space in spaces), *mats))
    docks = [f"dock-{dock}" for dock in range(1, 10)]
    return at_places(("discards", *docks, *(f"{seat}.hand" for seat in seats), *mats))
