"""The names of the games in the reader's language, by their ids."""

from __future__ import annotations

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from ui.phrasebook import phrases_for
from ui.tables import games_with_table


def blank_setup(game_id: str) -> Setup:
    """The smallest setup of a game, for words that are about no play."""
    return Setup(game_id, (SeatSetup(""),) * min(game(game_id).seat_counts))


def game_title(game_id: str) -> str:
    """The name of a game that has a table."""
    return phrases_for(blank_setup(game_id)).game_name()


def game_titles() -> dict[str, str]:
    """The names of all games that have a table, by their ids."""
    return {game_id: game_title(game_id) for game_id in games_with_table()}
