"""A situation in the making: what lies where and what is said besides, with a way back and forth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.core.component import Inventory
from engine.core.errors import DataError, Problem
from engine.core.savefile import MODES, Position, Record
from engine.core.setup import AT_TABLE, Setup, needs_table
from engine.registry import game

MOST_PIECES: Final = 9999
"""The record format counts no further."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A setup, counts of pieces by place, and what a position says besides. It need not be possible."""

    setup: Setup
    places: Mapping[str, Mapping[str, int]]
    says: Mapping[str, str]

    def at(self, place: str) -> Mapping[str, int]:
        """Counts by piece at a place."""
        return self.places.get(place, {})

    def said(self, key: str) -> str:
        """The value of a word, empty where it is left out."""
        return self.says.get(key, "")

    def with_count(self, place: str, piece: str, count: int) -> Situation:
        """So many of a piece at a place, as far as a record can say it."""
        there = dict(self.at(place))
        there[piece] = max(0, min(count, MOST_PIECES))
        there = {name: number for name, number in there.items() if number}
        places = {name: pieces for name, pieces in self.places.items() if name != place}
        if there:
            places[place] = there
        return replace(self, places=places)

    def with_more(self, place: str, piece: str, by: int) -> Situation:
        """So many more of a piece at a place."""
        return self.with_count(place, piece, self.at(place).get(piece, 0) + by)

    def saying(self, key: str, value: str) -> Situation:
        """Another value of a word; an empty one leaves it out."""
        says = dict(self.says)
        says[key] = " ".join(value.split())
        return replace(self, says={name: text for name, text in says.items() if text})

    @property
    def position(self) -> Position:
        """What it is in a record."""
        places = {place: dict(pieces) for place, pieces in self.places.items()}
        return Position(Inventory(places), tuple(self.says.items()))

    @property
    def record(self) -> Record:
        """The record that begins with it."""
        table = needs_table(self.setup, game(self.setup.game).options)
        return Record(self.setup, position=self.position, mode=AT_TABLE if table else MODES[0])

    def problems(self) -> tuple[Problem, ...]:
        """Everything that cannot be; none for a situation that can be played on."""
        rules = game(self.setup.game)
        position = self.position
        try:
            rules.check_setup(self.setup)
            rules.variant(self.setup).from_position(self.setup, position.inventory, dict(position.turn))
        except DataError as error:
            return error.problems
        return ()

    def canonical(self) -> str:
        """One text for the state that it stands for; empty where it cannot be."""
        rules = game(self.setup.game).variant(self.setup)
        position = self.position
        try:
            state = rules.from_position(self.setup, position.inventory, dict(position.turn))
        except DataError:
            return ""
        return rules.canonical(state)


def situation_of(setup: Setup, position: Position | None) -> Situation:
    """The situation of a record; nothing lies anywhere where it has no position."""
    if position is None:
        return Situation(setup, {}, {})
    places = {place: dict(pieces) for place, pieces in position.inventory.places.items()}
    return Situation(setup, places, dict(position.turn))
