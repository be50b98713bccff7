"""Positions of a play with blanks: those of hands and piles are said beside the inventory."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import Problem, Sentence
from engine.sobek import inventory as places
from engine.sobek import position
from engine.sobek.blank.board import BlankBoard
from engine.sobek.blank.unseen import blanks
from engine.sobek.components import BACK_NAMES, BACKS, GREEN
from engine.sobek.state import Cards, State

HANDS: Final = "hand-blanks"
PILES: Final = "corruption-blanks"
BLANK_KEYS: Final = (HANDS, PILES)
"""What such a position may say besides: `1 green x2, 3 orange` are two start cards of seat 1 and so on."""
_ITEM: Final = re.compile(r"(\d{1,2}) ([a-z]+)(?: x(\d{1,2}))?")


def turn(state: State) -> Mapping[str, str]:
    """What a position says besides its inventory. Raises `DataError` where something is pending."""
    says = dict(places.turn(state))
    for key, cards in ((HANDS, state.hands), (PILES, state.piles)):
        text = _written(cards)
        if text:
            says[key] = text
    return says


def _written(by_seat: list[Cards]) -> str:
    found = []
    for seat, cards in enumerate(by_seat, start=1):
        for back in sorted({*blanks(cards)}):
            count = cards.count(back)
            found.append(f"{seat} {BACK_NAMES[back - GREEN]}" + (f" x{count}" if count > 1 else ""))
    return ", ".join(found)


def build(board: BlankBoard, inventory: Inventory, says: Mapping[str, str]) -> State:
    """The state of a position. Raises `DataError` with a message for each impossibility."""
    told = sum(1 << seat for seat, tells in enumerate(board.told) if tells)
    return position.build(board, inventory, says, lay_blanks=_lay_blanks, told=told)


def _lay_blanks(state: State, says: Mapping[str, str], problems: list[Problem]) -> Mapping[str, str]:
    for key, by_seat in ((HANDS, state.hands), (PILES, state.piles)):
        for item in filter(None, map(str.strip, says.get(key, "").split(","))):
            problem = _lay(state, by_seat, item)
            if problem is not None:
                problems.append(Problem(key, problem))
    return {key: value for key, value in says.items() if key not in BLANK_KEYS}


def _lay(state: State, by_seat: list[Cards], item: str) -> Sentence | None:
    """Put the blanks of one item where it says, or say what is wrong with it."""
    match = _ITEM.fullmatch(item)
    if match is None or match[2] not in BACK_NAMES:
        return Sentence("{item!r} reads like: 1 green x2, with a seat and a back", item=item[:40])
    seat = int(match[1]) - 1
    if not 0 <= seat < state.board.seats:
        return Sentence("there is no seat {seat}", seat=seat + 1)
    assert isinstance(state.board, BlankBoard)
    if state.board.told[seat]:
        return Sentence("seat {seat} is a bot's, whose cards are all told", seat=seat + 1)
    back = BACKS[BACK_NAMES.index(match[2])]
    by_seat[seat] = tuple(sorted((*by_seat[seat], *[back] * int(match[3] or 1))))
    return None
