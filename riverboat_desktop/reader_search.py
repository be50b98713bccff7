"""Present any tag, on the event loop: all free ports are tried until a reader reads, or types, a tag."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication

from hardware.discovery import PortInfo, identity_to_text
from hardware.driver import Trouble
from hardware.drivers.families import ALL_FAMILIES
from hardware.drivers.wedge import WedgeSettings
from hardware.line import LineFactory
from hardware.number_forms import Form, forms_of, read_number
from hardware.tuning import Answered, Found, Trying, Tuning, Unfit, Unusable
from riverboat_desktop.key_filter import KeyFilter, Scanned
from riverboat_desktop.port_watch import PortWatch
from ui.readers.searching import (
    PRESENTS,
    KeyForm,
    KeysForeign,
    KeysFound,
    LinesUnfit,
    PortsListed,
    PortTried,
    PortUnusable,
    ReaderAnswered,
    ReaderFound,
    SearchNews,
)
from ui.readers.values import Reader

_SLOW_S: Final = 0.15
"""Readers that type are given so long between two keys, until their own pace is known."""
_LEAST_GAP_MS: Final = 50
_MOST_GAP_MS: Final = 250
_FREE_S: Final = 1.0
"""How long it is waited that the ports that were tried are free again."""


class ReaderSearch:
    """One search; it ends by itself when something was found. `taken` names the ports that are in use."""

    def __init__(
        self,
        tell: Callable[[SearchNews], None],
        ports: Callable[[], Sequence[PortInfo]],
        lines: LineFactory,
        *,
        taken: Callable[[], frozenset[str]],
        ended: Callable[[], None],
    ) -> None:
        self._tell = tell
        self._lines = lines
        self._taken = taken
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        self._begun = time.monotonic()
        self._tuning: Tuning | None = None
        self._over = False
        self._timer = QTimer(QCoreApplication.instance())
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._poll)
        self._keys = KeyFilter(
            WedgeSettings(tuple(Form), gap_s=_SLOW_S, ends=False), self._typed, only=_presented
        )
        self._keys.begin()
        self._watch = PortWatch(ports, self._found_ports)
        self._watch.look()

    def cancel(self) -> None:
        """End it; nothing is told any more."""
        if not self._over:
            self._over = True
            self._timer.stop()
            self._timer.deleteLater()
            self._watch.close()
            self._keys.end()
            if self._tuning is not None:
                self._tuning.close()
            self._ended()

    @property
    def gone(self) -> bool:
        """Whether all ports are free again."""
        return self._tuning is None or self._tuning.gone

    # ---------------------------------------------------------------------------------------- ports

    def _found_ports(self, ports: tuple[PortInfo, ...]) -> None:
        if self._over:
            return
        taken = self._taken()
        free = [port for port in ports if port.name not in taken]
        now = time.monotonic()
        if self._tuning is None:
            drivers = [family.make for family in ALL_FAMILIES.values()]
            self._tuning = Tuning(free, self._lines, self._wake, now, drivers=drivers)
        else:
            self._tuning.ports(free, now)
        self._tell(PortsListed(len(free), len(ports) - len(free)))
        self._poll()

    def _wake(self) -> None:
        with suppress(RuntimeError):  # a loop that has ended hears nothing any more
            self._loop.call_soon_threadsafe(self._poll)

    def _poll(self) -> None:
        if self._over or self._tuning is None:
            return
        for told in self._tuning.poll(time.monotonic()):
            if isinstance(told, Found):
                self._finish(told)
                return
            self._pass_on(_news(told))
        due = self._tuning.due
        if due is not None:
            self._timer.start(max(1, int((due - time.monotonic()) * 1000) + 1))

    def _pass_on(self, news: SearchNews) -> None:
        """Unless whoever heard what came before it has enough."""
        if not self._over:
            self._tell(news)

    def _finish(self, found: Found) -> None:
        """Tell it when the port is free, so that it can be opened at once."""
        give_up = time.monotonic() + _FREE_S

        def look() -> None:
            if self._over:
                return
            if not self.gone and time.monotonic() < give_up:
                self._loop.call_later(0.005, look)
                return
            speed = found.speed if any(found.family.speeds) else 0
            reader = Reader("", found.family.id, identity_to_text(found.port.identity), speed)
            self._conclude(ReaderFound(reader, found.port.name, str(found.tag), found.took_s))

        look()

    def _conclude(self, news: SearchNews) -> None:
        self.cancel()
        self._tell(news)

    # ----------------------------------------------------------------------------------------- keys

    def _typed(self, scan: Scanned) -> None:
        if isinstance(scan.what, Trouble):
            if not scan.text:
                self._tell(KeysForeign())
            return
        forms = [KeyForm(form.value, str(read_number(scan.text, form))) for form in forms_of(scan.text)]
        gap_ms = min(_MOST_GAP_MS, max(_LEAST_GAP_MS, round(scan.widest_s * 2000)))
        took_s = time.monotonic() - self._begun
        self._conclude(KeysFound(scan.text, tuple(forms), gap_ms, scan.ended, took_s))


def _presented() -> bool:
    window = QApplication.activeWindow()
    return window is not None and bool(window.property(PRESENTS))


def _news(told: Trying | Answered | Unusable | Unfit) -> SearchNews:
    match told:
        case Trying(port, speed):
            return PortTried(port.name, speed)
        case Answered(port, family, speed, _):
            return ReaderAnswered(port.name, family.name, speed)
        case Unusable(port, error):
            return PortUnusable(port.name, error.key, error.detail)
        case Unfit(port, _, _):
            return LinesUnfit(port.name)
