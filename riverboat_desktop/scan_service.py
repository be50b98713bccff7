"""The readers on the one event loop: connections are asked when something happened, plain values come out.

Importing this imports `hardware`; it is done when a reader is wanted, and not before.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from hardware.connection import GAP_S, Connection, Tap
from hardware.discovery import PortInfo, identity_from_text, identity_to_text
from hardware.driver import Driver
from hardware.drivers.families import ALL_FAMILIES, FAMILIES
from hardware.line import LineFactory
from hardware.line_by_name import line_to
from hardware.port import system_ports
from hardware.reports import Report
from riverboat_desktop.computer_sleep import ComputerSleep
from riverboat_desktop.event_loop import Bell
from riverboat_desktop.garbage import GarbageInWindow
from riverboat_desktop.held_reader import HeldReader
from riverboat_desktop.port_watch import DEVICES, PortWatch
from riverboat_desktop.tracebacks import told
from ui.readers.values import PortChoice, Reader, ReaderNews, ReaderStatus

_LOG: Final = logging.getLogger(__name__)
_CLOSE_S: Final = 0.3
"""How long closing waits for threads that tell their readers to stop; they end by themselves."""


class NoSuchReader(ValueError):
    """A reader that cannot be set up: its family or its device is none."""


class ScanService:
    """All readers that are wanted. Needs the running loop; `await close()` ends it.

    `tell` hears every scan, trouble and change of state, in the order in which they happened, in the loop.
    `listed` is called when there is a new list of ports, `looked` before what a look at a reader brought is
    told: which reader, when, and whether nobody could listen before it for a while.
    `ports`, `drivers`, `lines` and `devices` are what the system has, unless told otherwise.
    """

    def __init__(
        self,
        tell: Callable[[ReaderNews], None],
        *,
        ports: Callable[[], Sequence[PortInfo]] | None = None,
        drivers: Callable[[str], Driver] | None = None,
        lines: LineFactory = line_to,
        devices: str = DEVICES,
        sleep: ComputerSleep | None = None,
    ) -> None:
        self._tell = tell
        self._drivers = drivers or (lambda family: ALL_FAMILIES[family].make())
        self._lines = lines
        self._held: dict[str, HeldReader] = {}
        self._ports: tuple[PortInfo, ...] = ()
        self._sleep = sleep or ComputerSleep()
        self._loop = asyncio.get_running_loop()
        self._bell = Bell()
        self._closed = False
        self._watch = PortWatch(ports or system_ports, self._found, devices=devices)
        self._ending: list[Connection] = []
        self.listed: Callable[[], None] = lambda: None
        self.looked: Callable[[Reader, float, bool], None] = lambda reader, now_s, missed: None
        self._garbage = GarbageInWindow()
        self._garbage.begin()
        self._timer = QTimer(QCoreApplication.instance())
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)

    # ---------------------------------------------------------------------------------- the readers

    def want(self, reader: Reader, *, lines: LineFactory | None = None, tap: Tap | None = None) -> None:
        """Open this reader, and keep it open; one with the same id is replaced. Raises `NoSuchReader`.

        `lines` leads to a reader inside this process, `tap` hears every byte.
        """
        identity = identity_from_text(reader.identity)
        if identity is None:
            raise NoSuchReader(f"{reader.identity!r} names no device")
        try:
            driver = self._drivers(reader.family)
        except KeyError:
            raise NoSuchReader(f"there is no family of readers {reader.family!r}") from None
        self.forget(reader.id)

        def wake() -> None:
            self._bell.ring(lambda: self._look_at(held))

        connection = Connection(
            driver, identity, lines or self._lines, wake, speed=reader.speed or None, tap=tap
        )
        zones = frozenset(range(driver.info.zones))
        held = HeldReader(reader, connection, zones, zones)
        self._held[reader.id] = held
        connection.found(self._ports)
        self._tell(held.status(time.monotonic()))
        self._look_at(held)

    def forget(self, reader_id: str) -> None:
        """Close this reader; nothing is told of it any more. One that is not there is no error."""
        held = self._held.pop(reader_id, None)
        if held is not None:
            held.connection.close()
            self._ending = [ending for ending in self._ending if not ending.gone] + [held.connection]
            self._plan()

    def statuses(self) -> tuple[ReaderStatus, ...]:
        """How all readers are now, in the order in which they were wanted."""
        return tuple(held.status(time.monotonic()) for held in self._held.values())

    # ----------------------------------------------------------------------------------- the ports

    def look_for_ports(self) -> None:
        """List the ports anew; `listed` is called when `ports` has them."""
        self._watch.look()

    def ports(self) -> tuple[PortChoice, ...]:
        """The ports of the newest list."""
        return tuple(
            PortChoice(port.name, port.words, identity_to_text(port.identity)) for port in self._ports
        )

    @staticmethod
    def families() -> tuple[tuple[str, str, tuple[int, ...]], ...]:
        """Id, name and speeds of the families of readers, in the order in which they are offered."""
        infos = [family.info for family in FAMILIES.values()]
        return tuple((info.id, info.name, info.speeds) for info in infos)

    def _found(self, ports: tuple[PortInfo, ...]) -> None:
        self._ports = ports
        for held in self._held.values():
            held.connection.found(ports)
        self._look()
        self.listed()

    # ------------------------------------------------------------------------------------- the loop

    def _look(self) -> None:
        """Ask whoever is due."""
        now = time.monotonic()
        for held in list(self._held.values()):
            due = held.connection.due
            if due is not None and due <= now:
                self._look_at(held)
        self._plan()

    def _look_at(self, held: HeldReader) -> None:
        """Ask one reader. A driver that raises is a mistake of ours: it is reported and the reader closed."""
        if self._closed or held.broken or self._held.get(held.reader.id) is not held:
            return
        if self._sleep.slept_s() > GAP_S:
            self._miss()
        now = time.monotonic()
        try:
            reports = held.connection.poll(now)
        except Exception as error:
            _LOG.error("the reader %s failed\n%s", held.reader.id, told(error))
            held.broken = True
            held.connection.close()
            self._tell(held.status(time.monotonic()))
            raise
        self.looked(held.reader, now, False)
        self._pass_on(held, reports)
        due = held.connection.due
        if due is not None and due <= now:
            self._loop.call_soon(self._look_at, held)  # there is more: others first
        else:
            self._plan()

    def _miss(self) -> None:
        now = time.monotonic()
        for held in list(self._held.values()):
            reports = held.connection.missed(now)
            self.looked(held.reader, now, True)
            self._pass_on(held, reports)

    def _plan(self) -> None:
        """Come back when the next reader wants it."""
        if self._closed:
            return
        dues = [held.connection.due for held in self._held.values() if not held.broken]
        next_due = min((due for due in dues if due is not None), default=None)
        if next_due is None:
            self._timer.stop()
        else:
            self._timer.start(max(1, int((next_due - time.monotonic()) * 1000) + 1))
        self._watch.miss(any(held.connection.missing for held in self._held.values()))

    def _pass_on(self, held: HeldReader, reports: Sequence[Report]) -> None:
        for report in reports:
            for news in held.news(report, time.monotonic()):
                self._tell(news)

    async def close(self) -> None:
        """Close all readers at once, and give those that are told to stop a moment to hear it.

        The last call; a further one changes nothing.
        """
        if self._closed:
            return
        self._closed = True
        self._timer.stop()
        self._timer.deleteLater()
        self._watch.close()
        for held in self._held.values():
            held.connection.close()
            self._ending.append(held.connection)
        self._held.clear()
        give_up = time.monotonic() + _CLOSE_S
        while time.monotonic() < give_up and not all(connection.gone for connection in self._ending):
            await asyncio.sleep(0.005)
        self._garbage.end()
