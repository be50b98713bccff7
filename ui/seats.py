"""The seats of a running game as lists show them: name, colour, who decides."""

from __future__ import annotations

from dataclasses import dataclass

from engine.session.view import View
from ui.game_parts import standing_of
from ui.session_bridge import SessionBridge


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat; `colour` is its index in the theme."""

    number: int
    name: str
    colour: int
    controller: str


def seats_of(bridge: SessionBridge, view: View) -> tuple[Seat, ...]:
    """The seats of the bridge's session as they are now."""
    session = bridge.session
    colours = standing_of(session.setup.game).seat_colours(view)
    return tuple(
        Seat(number, seat.name, colours[number], session.controllers[number])
        for number, seat in enumerate(session.setup.seats)
    )
