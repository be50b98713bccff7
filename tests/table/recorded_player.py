"""A player whose table is recorded: every byte of the virtual readers, every read, and what came of it."""

from __future__ import annotations

from typing import Any

from engine.companion.catalogue import Box
from engine.companion.referee import Referee
from riverboat_desktop.line_watch import LineWatch
from riverboat_desktop.table_recorder import TableRecorder
from tests.table.layouts import Table
from tests.table.player import Player
from tests.table.virtual_readers import VirtualReaders
from tests.table.world import World
from ui.readers.values import ReaderStatus


class RecordedPlayer(Player):
    """`recorder` has the log, at most so long."""

    recorder: TableRecorder
    most_characters = 8_000_000

    def __init__(
        self, world: World, table: Table, *, seed: int = 0, most_characters: int = 8_000_000
    ) -> None:
        self.most_characters = most_characters
        self.virtual = VirtualReaders(table, world.game.id, seed=seed)
        super().__init__(world, table, self.virtual)

    def make_referee(self, box: Box) -> Referee:
        """A recorded one."""
        watch = LineWatch()
        self.recorder = TableRecorder(
            self.session,
            "test",
            self.virtual.now,
            watch,
            status=self._status,
            gone=lambda: self.hearing.gone,
            most_characters=self.most_characters,
        )
        for one in self.virtual._held.values():
            record_looks(one, watch)
        return self.recorder.referee(self.session, self.layout, box, tell=self.receipts.append)

    def _status(self, reader: str) -> ReaderStatus:
        return self.virtual._held[reader].held.status(self.virtual.now)


def record_looks(one: Any, watch: LineWatch) -> None:
    """Tell what passes on the line of a virtual reader, and of each look at it."""
    reader, connection = one.held.reader, one.connection
    poll = connection.poll

    def look(now: float) -> Any:
        reports = poll(now)
        watch.looked(reader, now)
        return reports

    connection._tap = lambda passage, data, at: watch.passed(reader, passage.value, data, at)
    connection.poll = look
