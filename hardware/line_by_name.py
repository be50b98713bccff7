"""The line that a port's name leads to, serial or PC/SC, and all ports of either sort."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hardware.discovery import PortInfo
from hardware.line import Line, PortError
from hardware.pcsc_line import SCHEME, PcscLine, pcsc_readers
from hardware.port import Port, system_ports


def line_to(name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> Line:
    """A line to it, not opened yet; this is a `hardware.line.LineFactory`."""
    if name.startswith(SCHEME):
        return PcscLine(name, speed, dtr, wake)
    return Port(name, speed, dtr, wake)


def all_ports() -> list[PortInfo]:
    """The serial ports, then the readers of PC/SC where that can be asked. May take seconds."""
    ports = list(system_ports())
    with suppress(PortError):  # most computers have no such reader, and no need for what it needs
        ports += pcsc_readers()
    return ports
