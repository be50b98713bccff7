"""Opens ports for a moment, to learn what is in the way of using them; threads, but no window."""

from __future__ import annotations

import threading
from typing import Final

from hardware.discovery import PortInfo, identity_from_text
from hardware.doctor import PortFacts
from hardware.line import Lost, PortError
from hardware.line_by_name import line_to
from hardware.pcsc_line import SCHEME
from hardware.system_facts import port_facts
from ui.readers.values import Reader

_OPEN_S: Final = 3.0


def pcsc_port(reader: Reader) -> str:
    """The name of the port of a reader that the PC/SC service has; empty for others."""
    identity = identity_from_text(reader.identity)
    path = identity.path if identity is not None else ""
    return path if path.startswith(SCHEME) else ""


def looked_at(port: PortInfo) -> PortFacts:
    """The port, opened for a moment. Waits a few seconds where it hangs."""
    happened = threading.Event()
    line = line_to(port.name, 9600, False, happened.set)
    line.open()
    happened.wait(_OPEN_S)
    error: PortError | None = None
    for one in line.take():
        if isinstance(one, Lost):
            error = one.error
    facts = port_facts(port, error)
    line.close()
    line.gone(_OPEN_S)
    return facts
