"""What moves a score marker, and the line of the score sheet that says why."""

from __future__ import annotations

from engine.sobek import events as ev
from engine.sobek.components import NOTHING
from engine.sobek.events import Events
from engine.sobek.sheets import line_of
from engine.sobek.state import Cards, State


def gain(
    state: State,
    seat: int,
    points: int,
    key: str,
    events: Events,
    *,
    number: int = NOTHING,
    cards: Cards = (),
) -> None:
    """Move a seat's marker forward or back and note why. Only sets are noted without points, too."""
    if not points and not cards:
        return
    entry = (key, points, state.round, number, cards)
    before = state.score[seat]
    state.sheets[seat] += (entry,)
    state.score[seat] = before + points
    if events is not None:
        events.append(ev.MarkerMoved(seat, before, before + points, line_of(state, seat, entry)))
