"""Which serial ports there are, and which is the device that is meant, whatever it is called today."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Identity:
    """A device that can be found again: vendor, product, and its serial number or else its USB socket.

    Only what is no USB device (a built-in port, a pseudo terminal) is known by its path, for lack of better.
    """

    vendor: int | None = None
    product: int | None = None
    serial: str = ""
    location: str = ""
    path: str = ""

    def __str__(self) -> str:
        if self.path:
            return self.path
        known = self.serial or f"@{self.location}"
        return f"{self.vendor or 0:04X}:{self.product or 0:04X}:{known}"


@dataclass(frozen=True, slots=True)
class PortInfo:
    """A port as it was listed: its present name, and what its device says about itself."""

    name: str
    vendor: int | None = None
    product: int | None = None
    serial: str = ""
    location: str = ""
    words: str = ""

    @property
    def identity(self) -> Identity:
        """What to keep, so as to find this device again."""
        if self.vendor is None or not (self.serial or self.location):
            return Identity(path=self.name)
        # The socket is no part of it where there is a serial number: the device may be plugged in elsewhere.
        location = "" if self.serial else self.location
        return Identity(self.vendor, self.product, self.serial, location)


def find(wanted: Identity, ports: Iterable[PortInfo]) -> PortInfo | None:
    """The port that the wanted device has now; None where it is not there, or cannot be told from another.

    Two devices of one make may wrongly carry one serial number; then none of them is guessed.
    """
    fitting = [port for port in ports if port.identity == wanted]
    return fitting[0] if len(fitting) == 1 else None


def identity_to_text(identity: Identity) -> str:
    """One line of JSON, for settings."""
    return json.dumps({name: value for name, value in asdict(identity).items() if value})


def identity_from_text(text: str) -> Identity | None:
    """The identity that was written so; None where the text is none."""
    try:
        kept = json.loads(text)
        identity = Identity(**kept)
    except (ValueError, TypeError, RecursionError):
        return None
    numbers = all(value is None or type(value) is int for value in (identity.vendor, identity.product))
    texts = all(isinstance(value, str) for value in (identity.serial, identity.location, identity.path))
    known = bool(identity.path) or (
        identity.vendor is not None and bool(identity.serial or identity.location)
    )
    return identity if numbers and texts and known else None


class Lister:
    """Lists ports in a thread of its own, for that can take seconds; one list at a time, and only when asked.

    `wake` is called from that thread when `take` has a new list. A list that fails is told as an empty one,
    with the error in `failed`.
    """

    def __init__(self, ports: Callable[[], Sequence[PortInfo]], wake: Callable[[], object]) -> None:
        self._ports = ports
        self._wake = wake
        self._lock = threading.Lock()
        self._running = False
        self._again = False
        self._closed = False
        self._found: tuple[PortInfo, ...] | None = None
        self.failed: Exception | None = None

    def ask(self) -> None:
        """List soon. Asked while a list is being made, another follows it: that one may be too old."""
        with self._lock:
            if self._closed:
                return
            if self._running:
                self._again = True
                return
            self._running = True
        threading.Thread(target=self._run, name="list of ports", daemon=True).start()

    def take(self) -> tuple[PortInfo, ...] | None:
        """The newest list, once; None where there is no newer one."""
        with self._lock:
            found, self._found = self._found, None
            return found

    def close(self) -> None:
        """Nothing is told any more. A list that is being made is left to its thread."""
        with self._lock:
            self._closed = True

    def _run(self) -> None:
        more = True
        while more:
            failed: Exception | None = None
            found: tuple[PortInfo, ...] = ()
            try:
                found = tuple(self._ports())
            except Exception as error:  # the thread of a library that asks the system: told, not raised
                failed = error
            with self._lock:
                self._found, self.failed = found, failed
                self._running = more = self._again and not self._closed
                self._again = False
                closed = self._closed
            if not closed:
                with suppress(RuntimeError):  # a loop that has ended hears nothing any more
                    self._wake()
