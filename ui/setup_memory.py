"""The last setup of the new-game dialog as one text, in the record's own words, and back."""

from __future__ import annotations

from dataclasses import replace

from engine.core.errors import DataError
from engine.core.savefile import parse_record, write_header
from engine.core.setup import SeatSetup, Setup


def setup_text(setup: Setup, typed: tuple[SeatSetup, ...]) -> str:
    """The setup without its seed and with the names as they were typed."""
    return write_header(replace(setup, seats=typed, seed=0))


def kept_setup(text: str, game_id: str) -> Setup | None:
    """The setup of that text; None where there is none, or it is of another game or damaged."""
    if not text:
        return None
    try:
        setup = parse_record(text).setup
    except DataError:
        return None
    return setup if setup.game == game_id else None
