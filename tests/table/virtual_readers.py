"""Virtual readers at a table in virtual time: what lies in their zones becomes bytes, and these become news.

Bytes go over a wire with a speed, through the driver of the reader's family and a connection, to the values
that the window knows. Nobody sleeps; every reader is looked at ten times a second.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from engine.companion.catalogue import Instance
from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.drivers.families import FAMILIES
from hardware.line import MOST_BYTES, Happening, Lost, NoSuchPort, Opened, PortLost, Quiet, Received
from hardware.reads import TagId
from hardware.simulator.faults import Faults
from hardware.simulator.field import Lying
from hardware.simulator.models import MODELS
from hardware.simulator.pads import with_pads
from hardware.simulator.wire import Wire
from riverboat_desktop.held_reader import HeldReader
from riverboat_desktop.table_hearing import station_id
from riverboat_desktop.virtual_tags import virtual_tag
from tests.table.layouts import Standing, Table
from tests.table.troubled_reader import TroubledReader
from ui.readers.values import ReaderNews

STEP_S: Final = 0.1
"""More than `IDLE_S`: the line tells what was silence."""


class VirtualLine:
    """One end of a wire, as `hardware.line.Line` describes it."""

    def __init__(self, wire: Wire, name: str, speed: int, now: Callable[[], float]) -> None:
        self.name = name
        self._wire = wire
        self._speed = speed
        self._now = now
        self._open = self._noisy = False
        self._happened: deque[Happening] = deque()

    @property
    def waiting(self) -> bool:
        return bool(self._happened)

    def open(self) -> None:
        now = self._now()
        if not self._wire.reader.plugged:
            self._happened.append(Lost(NoSuchPort(self.name), now))
            return
        self._open = True
        self._wire.open(now, self._speed)
        self._happened.append(Opened(now, tells_quiet=True))

    def listen(self) -> None:
        """Hear what has come by now."""
        if not self._open:
            self._wire.take(self._now())
            return
        now = self._now()
        if data := self._wire.take(now):
            self._noisy = True
            self._happened.append(Received(data, now))
        elif self._noisy:
            self._noisy = False
            self._happened.append(Quiet(now))
        if not self._wire.reader.plugged:
            self._happened.append(Lost(PortLost(self.name), now))
            self.close()

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        taken = list(self._happened)
        self._happened.clear()
        return taken

    def write(self, data: bytes) -> None:
        if self._open:
            self._wire.hear(data, self._now())

    def set_speed(self, speed: int) -> None:
        self._wire.speed = speed

    def close(self) -> None:
        if self._open:
            self._open = False
            self._wire.close()

    def gone(self, wait_s: float = 0.0) -> bool:
        return True


class _Held:
    """One reader with its line."""

    def __init__(self, standing: Standing, seed: int, now: Callable[[], float]) -> None:
        model = with_pads(standing.model, len(standing.zones))
        self.reader = TroubledReader(model, seed=seed)
        self._wire = Wire(self.reader)
        self._wire.begin(now())
        self._now = now
        self.line = VirtualLine(self._wire, standing.id, model.speed, now)
        family = FAMILIES[model.family]
        self.connection = Connection(
            family.make(), Identity(path=standing.id), self._line, lambda: None, speed=model.speed
        )
        zones = frozenset(range(family.info.zones))
        self.held = HeldReader(standing.reader, self.connection, zones, zones)

    def _line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> VirtualLine:
        self.line = VirtualLine(self._wire, name, speed, self._now)
        return self.line

    def news(self, now: float) -> list[ReaderNews]:
        """What it has said by now, and does what is due."""
        found: list[ReaderNews] = []
        self.line.listen()
        while (due := self.connection.due) is not None and due <= now:
            for report in self.connection.poll(now):
                found += self.held.news(report, now)
        return found


class VirtualReaders:
    """`now` moves in `wait` only. `tell` hears all news of all readers, `tick` the time with each look."""

    def __init__(self, table: Table, game: str, *, seed: int = 0) -> None:
        self.now = 1000.0
        self._game = game
        self._tell: Callable[[ReaderNews], None] = lambda news: None
        self._tick: Callable[[float], None] = lambda now: None
        self._held = {
            standing.id: _Held(standing, seed + number, lambda: self.now)
            for number, standing in enumerate(table)
        }
        self._zones = {
            station_id(standing.id, zone): (standing.id, zone)
            for standing in table
            for zone in range(len(standing.zones))
        }

    def begin(self, tell: Callable[[ReaderNews], None], tick: Callable[[float], None]) -> None:
        """From now on these are called."""
        self._tell, self._tick = tell, tick

    def tag(self, instance: Instance, station: str) -> TagId:
        """The tag that is on a piece for the reader of a station."""
        tech = MODELS[self._reader(station).model.name].tech
        return virtual_tag(tech, self._game, str(instance))

    def _reader(self, station: str) -> TroubledReader:
        return self._held[self._zones[station][0]].reader

    # --- hands --------------------------------------------------------------------------------

    def lay(self, instance: Instance, station: str) -> None:
        """A piece lies at a station now."""
        reader, zone = self._zones[station]
        self._held[reader].reader.field.lay(self.tag(instance, station), zone)

    def lift(self, instance: Instance, station: str) -> None:
        """A piece does not lie there any more."""
        self._reader(station).field.lift(self.tag(instance, station))

    def trouble(self, station: str) -> TroubledReader:
        """The reader of a station, to lay faults on it."""
        return self._reader(station)

    def echo(self, instance: Instance, station: str, until_s: float) -> None:
        """A piece is heard at a station until then, wherever it lies."""
        reader, zone = self._zones[station]
        there = Lying(self.tag(instance, station), zone)
        self._held[reader].reader.field.echoes.append((there, until_s))

    def disturb(self, faults: Faults) -> None:
        """All readers have these faults now."""
        for held in self._held.values():
            held.reader.faults = faults

    def unplug(self, station: str) -> None:
        """The reader of a station is lost."""
        self._reader(station).unplug()

    def plug(self, station: str) -> None:
        """It is back."""
        self._reader(station).plug(self.now)

    # --- time ---------------------------------------------------------------------------------

    def wait(self, seconds: float, over: Callable[[], bool] = lambda: False) -> bool:
        """Let time go on, till it is `over` at the latest; whether it was."""
        end = self.now + seconds
        while not over():
            if self.now >= end - 1e-9:
                return False
            self.now += STEP_S
            for held in self._held.values():
                for news in held.news(self.now):
                    self._tell(news)
            self._tick(self.now)
        return True
