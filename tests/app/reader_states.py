"""Runs the program with one reader in a state and ends it: `python -m tests.app.reader_states STATE WAY`.

WAY is `window` or `signal`. It prints that it got there, its exit code, and when it was asked to end.
"""

import os
import signal
import sys
import threading
import time
from typing import Any

import serial
from PySide6.QtCore import QTimer

import hardware.connection
import hardware.port
from hardware.discovery import Identity, identity_to_text
from riverboat_desktop import app, paths, scan_service
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.reader_keeper import REMEMBERED, readers_to
from riverboat_desktop.settings import Settings
from tests.hardware.raw_terminal import RawTerminal
from ui.readers.values import Reader

STATES = {
    "opening": "opening",
    "listing": "missing",
    "missing": "missing",
    "banner": "greeting",
    "silent": "silent",
    "asking": "greeting",
    "reading": "reading",
    "half a frame": "reading",
    "flood": "reading",
    "lost": "reading",
    "backing off": "waiting",
    "busy": "waiting",
}
"""What the reader is doing when the end comes, and the state that it has shown before."""
FAMILIES = {"banner": "inventory-line", "silent": "inventory-line", "asking": "pn532"}
NOT_THERE = Identity(vendor=1, product=2, serial="3")
FRAME = b"\x020C000621A58E\x03"
_STALL_S = 600


def stall(*arguments: Any, **named: Any) -> Any:
    """What a device does that hangs."""
    time.sleep(_STALL_S)


class Ending:
    """One reader, brought into its state and left there."""

    def __init__(self, state: str, way: str) -> None:
        self.state, self.way = state, way
        self.terminal = RawTerminal()
        self.identity = Identity(path=self.terminal.name)
        self.asked_at = 0.0
        self._other: Any = None
        self._prepare()

    def _prepare(self) -> None:
        """Before the program begins."""
        match self.state:
            case "opening":
                hardware.port._open = stall
            case "listing":
                scan_service.__dict__["system_ports"] = stall
                self.identity = NOT_THERE
            case "missing":
                self.identity = NOT_THERE
            case "silent":
                hardware.connection.BANNER_S = 0.05  # type: ignore[misc]  # shorter than people would wait
            case "backing off":
                self.identity = Identity(path="/dev/no-such-port")
            case "busy":
                self._other = serial.Serial(self.terminal.name, exclusive=True)

    def look(self, desktop: Desktop) -> None:
        """End the program when its reader is in its state."""
        statuses = desktop.readers.service().statuses()
        if [status.state for status in statuses] != [STATES[self.state]]:
            QTimer.singleShot(5, lambda: self.look(desktop))
            return
        match self.state:
            case "half a frame":
                self.terminal.write(FRAME[:7])
            case "flood":
                threading.Thread(target=self._flood, daemon=True).start()
            case "lost":
                self.terminal.unplug()
        later_ms = 50 if self.state in ("half a frame", "flood", "lost") else 0
        QTimer.singleShot(later_ms, lambda: self.end(desktop))

    def _flood(self) -> None:
        while True:
            if not self.terminal.write(FRAME * 100):
                time.sleep(0.001)

    def end(self, desktop: Desktop) -> None:
        """As a person does it, or as the system does."""
        self.asked_at = time.monotonic()
        if self.way == "window":
            desktop.window.close()
        else:
            os.kill(os.getpid(), signal.SIGTERM)


def main(state: str, way: str) -> int:
    """Exit code of the program."""
    ending = Ending(state, way)
    reader = Reader("r", FAMILIES.get(state, "rdm6300"), identity_to_text(ending.identity), 0)
    Settings(paths.config_file()).remember(REMEMBERED, readers_to([reader]))
    begin = app.begin

    def instead(desktop: Desktop, options: app.WindowOptions) -> None:
        begin(desktop, options)
        ending.look(desktop)

    app.begin = instead
    code = app.run_window(app.WindowOptions(language="en"))
    print(f"ended {code} asked {ending.asked_at}", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
