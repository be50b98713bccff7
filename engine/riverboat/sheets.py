"""Score sheets: the compact entries of a state as lines with rules and pieces."""

from __future__ import annotations

from typing import Final

from engine.core.component import Ref
from engine.core.score import ScoreLine, ScoreSheet
from engine.riverboat.hexgrid import bits
from engine.riverboat.state import Entry, State

RULES: Final = {
    "plant": "RB-1.6.3",
    "boat": "RB-1.7.3",
    "opportunity": "RB-1.9.6",
    "barn": "RB-1.10.4",
    "well": "RB-1.10.5",
    "card": "RB-1.10.6",
    "surveyors": "RB-1.10.3",
    "agents": "RB-1.10.3",
    "final-coins": "RB-1.12.1",
    "final-colour": "RB-1.12.2",
    "final-assets": "RB-1.12.3",
    "final-harbor": "RB-1.12.4",
    "final-harbor-half": "RB-1.12.5",
    "final-agents": "RB-1.12.7",
    "carried": "",
}
"""Every key of a line, and the rule that gives its points."""


def line_of(state: State, seat: int, entry: Entry) -> ScoreLine:
    """The line of an entry, with the pieces that made its points."""
    key, points, round_number, piece, mask = entry
    edition = state.board.edition
    refs: list[Ref] = []
    if key == "plant":
        refs.append(Ref("tile", edition.tiles[piece].id))
    elif key == "boat":
        refs.append(Ref("boat", edition.boats[piece].id))
    elif key == "card":
        refs.append(Ref("card", edition.cards[piece].id))
    elif key == "final-colour":
        refs.append(Ref("suit", edition.suits[piece].id))
    elif key in ("barn", "well"):
        refs.append(state.board.field_refs[state.mats[seat]][seat][piece])
    elif key in ("final-harbor", "final-harbor-half"):
        refs += [Ref("boat", edition.boats[boat].id) for boat in state.boats[seat][:piece]]
    if mask:
        fields = state.board.field_refs[state.mats[seat]][seat]
        refs += [fields[field] for field in bits(mask)]
    return ScoreLine(key, points, RULES[key], tuple(refs), round_number)


def sheets(state: State) -> tuple[ScoreSheet, ...]:
    """The sheet of every seat; its sum is the seat's marker on the track."""
    return tuple(
        ScoreSheet(seat, tuple(line_of(state, seat, entry) for entry in state.sheets[seat]))
        for seat in range(state.board.seats)
    )
