"""Score sheets: the compact entries of a state as lines with rules and pieces."""

from __future__ import annotations

from typing import Final

from engine.core.component import Ref
from engine.core.score import ScoreLine, ScoreSheet
from engine.sobek.components import GOODS
from engine.sobek.pointing import cards_refs, good_ref, token_ref
from engine.sobek.state import Entry, State

RULES: Final = {
    "vertical": "SK-1.12.1",
    "horizontal": "SK-1.12.2",
    "guild": "SK-1.14.1",
    "guild-back": "SK-1.14.1",
    "deceit": "SK-1.14.6",
    "penalty": "SK-1.12.8",
    "carried": "",
}
"""Every key of a line, and the rule that gives or takes its points."""


PROJECTIONS: Final = tuple(f"set-{good}" for good in GOODS)
"""The keys of projections: what a set on the table scores as it stands, by good."""


def line_of(state: State, seat: int, entry: Entry) -> ScoreLine:
    """The line of an entry, with the pieces that made its points."""
    key, points, round_number, number, cards = entry
    refs: list[Ref] = []
    if key in ("vertical", "horizontal"):
        refs = [good_ref(number), *sorted(cards_refs(state, cards))]
    elif key in ("guild", "guild-back", "deceit"):
        refs = [token_ref(number)]
    return ScoreLine(key, points, RULES[key], tuple(refs), round_number)


def sheets(state: State) -> tuple[ScoreSheet, ...]:
    """The sheet of every seat; its sum is the seat's marker on the track."""
    return tuple(
        ScoreSheet(seat, tuple(line_of(state, seat, entry) for entry in state.sheets[seat]))
        for seat in range(state.board.seats)
    )
