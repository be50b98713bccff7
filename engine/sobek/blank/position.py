"""Positions of a play with blanks: those of hands and piles are said beside the inventory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import Problem, Sentence
from engine.core.numerals import whole
from engine.sobek import inventory as places
from engine.sobek import position
from engine.sobek.blank.board import BlankBoard, board_of
from engine.sobek.components import BACK_NAMES, GREEN
from engine.sobek.state import State

_PLACES: Final = ("hand", "corruption")
BLANK_KEYS: Final = tuple(f"{place}-{back}" for place in _PLACES for back in BACK_NAMES)
"""What such a position may say besides: how many such blanks each seat has, one number a seat."""
_MOST: Final = 99


def turn(state: State) -> Mapping[str, str]:
    """What a position says besides its inventory. Raises `DataError` where something is pending."""
    says = dict(places.turn(state))
    for place, by_seat in zip(_PLACES, (state.hands, state.piles), strict=True):
        for back, name in enumerate(BACK_NAMES, start=GREEN):
            counts = [cards.count(back) for cards in by_seat]
            if any(counts):
                says[f"{place}-{name}"] = " ".join(map(str, counts))
    return says


def build(board: BlankBoard, inventory: Inventory, says: Mapping[str, str]) -> State:
    """The state of a position. Raises `DataError` with a message for each impossibility."""
    told = sum(1 << seat for seat, tells in enumerate(board.told) if tells)
    return position.build(board, inventory, says, lay_blanks=_lay_blanks, told=told)


def _lay_blanks(state: State, says: Mapping[str, str], problems: list[Problem]) -> Mapping[str, str]:
    """Put the blanks where the position says; gives what else it says."""
    for place, by_seat in zip(_PLACES, (state.hands, state.piles), strict=True):
        for back, name in enumerate(BACK_NAMES, start=GREEN):
            key = f"{place}-{name}"
            if key not in says:
                continue
            counts, wrong = _counts(state, says[key])
            if wrong is not None:
                problems.append(Problem(key, wrong))
            for seat, count in enumerate(counts):
                by_seat[seat] = tuple(sorted((*by_seat[seat], *[back] * count)))
    return {key: value for key, value in says.items() if key not in BLANK_KEYS}


def _counts(state: State, text: str) -> tuple[list[int], Sentence | None]:
    """One number for each seat, or what is wrong."""
    counts, seats = [], state.board.seats
    for word in text.split():
        number = whole(word)
        if number is None or number > _MOST:
            return [], Sentence("{word!r} is no number from {low} to {high}", word=word, low=0, high=_MOST)
        counts.append(number)
    if len(counts) != seats:
        return [], Sentence("needs {seats} numbers, one a seat", seats=seats)
    for seat, count in enumerate(counts):
        if count and board_of(state).told[seat]:
            return [], Sentence("seat {seat} is a bot's, whose cards are all told", seat=seat + 1)
    return counts, None
