"""Whole games at tables over pseudo terminals: bytes, real ports, threads, the scan service, the referee."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack

import pytest

from hardware.pseudo_terminal import exists
from tests.contract.plays import GAMES, setup_of
from tests.table.layouts import one_pad
from tests.table.player import Player
from tests.table.soak import followed
from tests.table.terminal_readers import TerminalReaders
from tests.table.world import World

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux" or not exists(), reason="no pseudo terminals there"),
    pytest.mark.timeout(240),
]
PADS = {
    ("riverboat", 2): "pn532",
    ("riverboat", 3): "rdm6300",
    ("riverboat", 4): "barcode",
    ("sobek", 2): "barcode",
    ("sobek", 3): "m6e-nano",
    ("sobek", 4): "barcode",
}
"""The reader that everything is shown to, for each game and number of seats."""


async def test_a_whole_game_of_each_game_and_player_count(qapp):
    """All six tables play at once, each with its own terminal: most of the time is that of hands."""
    async with AsyncExitStack() as stack:
        tables = []
        for (game, seats), model in PADS.items():
            rules = GAMES[game]
            world = World(rules, setup_of(rules, seats, 60 + seats), 60 + seats)
            readers = await stack.enter_async_context(TerminalReaders(one_pad(model), game))
            tables.append(asyncio.to_thread(played, world, readers, model))
        assert await asyncio.gather(*tables) == [""] * len(PADS)


def played(world: World, readers: TerminalReaders, model: str) -> str:
    """What went wrong; empty if the ledger is the true one at the end, without a needless question."""
    try:
        player = Player(world, one_pad(model), readers, touch_s=0.0)
        return followed(world, player, f"{world.game.id} at {model}")
    finally:
        readers.end()
