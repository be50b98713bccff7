"""The table as truth: a position made of what lies at the stations and of what the program knew before."""

from __future__ import annotations

from typing import Any

from engine.companion.repair import repair
from engine.companion.tableau import Sight, TableView
from engine.core.component import Inventory
from engine.core.game import Game
from engine.core.savefile import Position
from engine.core.setup import Setup


def as_it_lies(view: TableView, setup: Setup, state: Any, sight: Sight) -> Position:
    """The position to begin from anew. Raises `DataError` naming every impossibility, or what is pending.

    Of places that no station sees the program's word counts, less or more what turned up or is missing.
    """
    game: Game[Any, Any, Any] = view.game
    tableau = view.of(state)
    inventory = game.inventory(state)
    for move in repair(view, tableau, view.difference(tableau, sight)):
        # The move would put it right, so the table has the piece where the move begins.
        inventory.add(_place(view, inventory, move.end, move.piece), move.piece, -1)
        inventory.add(_place(view, inventory, move.start, move.piece), move.piece, 1)
    lying = Inventory(inventory.places)
    turn = game.turn(state)
    game.from_position(setup, lying, turn)
    return Position(lying, tuple(turn.items()))


def _place(view: TableView, inventory: Inventory, where: str, piece: str) -> str:
    """A place of the inventory: for a station that sees several the first of them with such a piece."""
    if where and where not in view.layout:
        return where
    seen = [place for place in inventory.places if view.layout.sees(place) == where]
    having = [place for place in seen if inventory.at(place).get(piece)]
    return min(having or seen, default=where)
