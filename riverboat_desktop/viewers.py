"""From the argument `--seat` to a viewer."""

from __future__ import annotations

from engine.core.game import PUBLIC
from riverboat_desktop.wrong_use import WrongUse


def viewer_from(seat: int | None, seats: int) -> tuple[int, str]:
    """The viewer and who that is in words. Raises `WrongUse` for a seat that the game does not have."""
    if seat is None:
        return PUBLIC, "everybody"
    if not 1 <= seat <= seats:
        raise WrongUse(f"--seat may be 1 to {seats}, not {seat}")
    return seat - 1, f"seat {seat}"
