"""Virtual readers at pseudo terminals in real time: real ports, threads, and the scan service of the program.

A player lives in a thread of his own; while he waits, and only then, he is told what readers say.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Final

from engine.companion.catalogue import Instance
from hardware.pseudo_terminal import PseudoTerminal
from hardware.simulator.pads import with_pads
from hardware.simulator.virtual_reader import VirtualReader
from riverboat_desktop.scan_service import ScanService
from riverboat_desktop.table_hearing import station_id
from riverboat_desktop.virtual_tags import virtual_tag
from tests.table.layouts import Standing, Table
from ui.readers.values import ReaderNews

TICK_S: Final = 0.1


class TerminalReaders:
    """A context of the running loop: terminals of the readers of a table. `begin` is called by the player."""

    def __init__(self, table: Table, game: str) -> None:
        self._game = game
        self._standing = {
            station_id(standing.id, zone): (standing, zone)
            for standing in table
            for zone in range(len(standing.zones))
        }
        self._readers = {
            standing.id: VirtualReader(with_pads(standing.model, len(standing.zones))) for standing in table
        }
        self._terminals = {name: PseudoTerminal(reader) for name, reader in self._readers.items()}
        self._table = table
        self._told = threading.Condition()
        self._loop = asyncio.get_running_loop()
        self._service = ScanService(self._hear, ports=list, devices="")
        self._tell: Callable[[ReaderNews], None] = lambda news: None
        self._tick: Callable[[float], None] = lambda now: None
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> TerminalReaders:
        for terminal in self._terminals.values():
            self._stack.enter_context(terminal)
        self._stack.push_async_callback(self._service.close)
        ticking = asyncio.create_task(self._ticking())
        self._stack.callback(ticking.cancel)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    def begin(self, tell: Callable[[ReaderNews], None], tick: Callable[[float], None]) -> None:
        """The readers are set up, and `tell` and `tick` are called while the player waits."""
        self._tell, self._tick = tell, tick
        self._told.acquire()
        for standing in self._table:
            self._loop.call_soon_threadsafe(self._want, standing)

    def end(self) -> None:
        """The player has gone."""
        self._told.release()

    def _want(self, standing: Standing) -> None:
        path = json.dumps({"path": self._terminals[standing.id].name})
        self._service.want(replace(standing.reader, identity=path))

    # --- in the loop --------------------------------------------------------------------------

    def _hear(self, news: ReaderNews) -> None:
        with self._told:
            self._tell(news)
            self._told.notify_all()

    async def _ticking(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            with self._told:
                self._tick(self.now)
                self._told.notify_all()

    # --- in the player's thread ----------------------------------------------------------------

    @property
    def now(self) -> float:
        return time.monotonic()

    def lay(self, instance: Instance, station: str) -> None:
        """A piece lies at a station now."""
        standing, zone = self._standing[station]
        tag = virtual_tag(standing.tech, self._game, str(instance))
        reader = self._readers[standing.id]
        self._terminals[standing.id].change(lambda now: reader.field.lay(tag, zone))

    def lift(self, instance: Instance, station: str) -> None:
        """A piece does not lie there any more."""
        standing, _ = self._standing[station]
        tag = virtual_tag(standing.tech, self._game, str(instance))
        reader = self._readers[standing.id]
        self._terminals[standing.id].change(lambda now: reader.field.lift(tag))

    def wait(self, seconds: float, over: Callable[[], bool] = lambda: False) -> bool:
        """Let time go on, till it is `over` at the latest; whether it was."""
        if over():
            return True
        return seconds > 0 and self._told.wait_for(over, seconds)
