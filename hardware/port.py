"""A serial port with a thread of its own; with `port_reading` the only module that knows pyserial.

All reading, writing and opening is done by that thread, so that a device that stalls holds up nobody. It
sleeps in the system until a byte comes, without polling. That sleep is cut short for writing and closing;
where this can miss (Windows, between two reads) or does not exist (`socket://`), a time limit ends it.
"""

from __future__ import annotations

import errno
import re
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import serial
from serial.tools import list_ports

from hardware.discovery import PortInfo
from hardware.driver import IDLE_S
from hardware.line import (
    MOST_BYTES,
    BadSettings,
    Happening,
    Lost,
    NoPermission,
    NoSuchPort,
    Opened,
    PortBusy,
    PortError,
    PortLost,
    Quiet,
    Received,
)
from hardware.port_reading import Reading, reading

_TOGETHER_S: Final = 0.002
"""Bytes that are read within this time are one piece: far less than the pause that ends a frame."""
_MOST_HELD: Final = 1024 * 1024
"""With so many bytes waiting, the thread leaves the rest to the system until somebody takes them."""
_MISSED_S: Final = 0.3
"""How long a read lasts where it cannot be trusted to be cancelled."""
_NEARLY: Final = 0.9
_BREATH_S: Final = 0.005
"""How long the thread rests when whoever takes is behind: less than any system's buffer holds."""
_OUT_OF_THE_WAY_S: Final = 0.0003
"""Python runs one thread at a time: who was woken takes at once if this one sleeps just then."""
_WRITE_S: Final = 1.0
"""A device that takes no byte for so long is as good as gone."""

_KINDS: Final[dict[int, type[PortError]]] = {
    errno.ENOENT: NoSuchPort,
    errno.ENODEV: NoSuchPort,
    errno.ENXIO: NoSuchPort,
    errno.EIO: NoSuchPort,
    errno.EBUSY: PortBusy,
    errno.EAGAIN: PortBusy,
    errno.EACCES: NoPermission,
    errno.EPERM: NoPermission,
}


class Port:
    """A serial port, as `hardware.line.Line` describes it. One port object is opened once.

    `name` is a device, or a URL of pyserial. DTR is raised after opening where `dtr` says so; a
    pseudo terminal has none, which is no error.
    """

    def __init__(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> None:
        self.name = name
        self._speed = speed
        self._dtr = dtr
        self._wake = wake
        self._lock = threading.Lock()
        self._room = threading.Condition(self._lock)
        self._pieces: deque[tuple[bytearray, float] | Quiet] = deque()
        self._held = 0
        self._opened: float | None = None
        self._lost: Lost | None = None
        self._told = False
        self._closing = False
        self._unsent: deque[bytes | int] = deque()  # bytes to send, speeds to change to
        self._reading: Reading | None = None
        self._thread = threading.Thread(target=self._run, name=f"port {name}", daemon=True)

    # ------------------------------------------------------------------------------- from outside

    def open(self) -> None:
        """Begin to open; `Opened` or `Lost` will tell what came of it."""
        self._thread.start()

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        with self._lock:
            return self._something()

    def take(self, most_bytes: int = MOST_BYTES) -> list[Happening]:
        """What has happened, in its order, up to that many bytes."""
        happened: list[Happening] = []
        with self._lock:
            if self._opened is not None:
                happened.append(Opened(self._opened, tells_quiet=True))
                self._opened = None
            while self._pieces and most_bytes > 0:
                piece = self._pieces[0]
                if isinstance(piece, Quiet):
                    happened.append(piece)
                    self._pieces.popleft()
                    continue
                data, at = piece
                if len(data) <= most_bytes:
                    self._pieces.popleft()
                part = bytes(data[:most_bytes])
                del data[:most_bytes]
                happened.append(Received(part, at))
                self._held -= len(part)
                most_bytes -= len(part)
            if self._lost is not None and not self._pieces:
                happened.append(self._lost)
                self._lost = None
            self._told = self._something()
            self._room.notify()
        return happened

    def write(self, data: bytes) -> None:
        """Hand bytes to the thread, which sends them at once."""
        self._hand_over(data)

    def set_speed(self, speed: int) -> None:
        """Go on at another speed, from what is written next on; a device is not started anew by it."""
        self._speed = speed
        self._hand_over(speed)

    def _hand_over(self, order: bytes | int) -> None:
        with self._lock:
            if order and self._reading is not None and not self._closing:
                self._unsent.append(order)
                self._interrupt()

    def close(self) -> None:
        """End from any state, without waiting. What was not taken is dropped, what was written is sent."""
        with self._lock:
            self._closing = True
            self._told = True
            self._pieces.clear()
            self._held = 0
            self._opened = self._lost = None
            self._interrupt()
            self._room.notify()

    def gone(self, wait_s: float = 0.0) -> bool:
        """Whether the thread has ended and the device is free again; waits for that so long."""
        if self._thread.ident is not None:
            self._thread.join(wait_s)
        return not self._thread.is_alive()

    # --------------------------------------------------------------------------- inside the thread

    def _something(self) -> bool:
        return bool(self._pieces) or self._opened is not None or self._lost is not None

    def _interrupt(self) -> None:
        """Make the thread look up from reading. Needs the lock, under which the device goes."""
        if self._reading is not None:
            self._reading.interrupt()

    def _run(self) -> None:
        """Open, read and write until the end. Whatever happens is told, and nothing leaves the thread."""
        try:
            device = _open(self.name, self._speed, self._dtr)
        except Exception as error:  # pyserial has more kinds of them than it says, and so have its URLs
            self._tell_lost(_named(self.name, error))
            return
        listening: Reading | None = None
        try:
            listening = reading(device, device.timeout)
            self._tell_opened(listening)
            self._listen(device, listening)
            self._send(device)
        except (
            Exception
        ) as error:  # OSError, SerialException; TypeError where a port is closed under a reader
            self._tell_lost(PortLost(self.name, _words(error)))
        finally:
            with self._lock:
                self._reading = None
            if listening is not None:
                listening.close()
            with suppress(Exception):
                device.close()  # outside the lock: a device that keeps bytes to send can hold this up

    def _listen(self, device: Any, listening: Reading) -> None:
        """Read and write until it is closed. Silence is waited for in the system, so it is a true one."""
        quiet = True
        while not self._closing:
            self._send(device)
            began = time.monotonic()
            data = listening.read(None if quiet else IDLE_S)
            now = time.monotonic()
            if data:
                self._keep(data, now)
                quiet = False
            elif not quiet and now - began >= IDLE_S * _NEARLY:  # and was not cut short in order to write
                self._keep_quiet(now)
                quiet = True

    def _tell_opened(self, listening: Reading) -> None:
        with self._lock:
            self._reading = listening
            if not self._closing:
                self._opened = time.monotonic()
        self._tell()

    def _tell_lost(self, error: PortError) -> None:
        with self._lock:
            self._unsent.clear()
            if not self._closing:
                self._lost = Lost(error, time.monotonic())
        self._tell()

    def _keep(self, data: bytes, now: float) -> None:
        """Keep what was read now. Rest where much is kept already, and read no further where too much is."""
        with self._room:
            while self._held >= _MOST_HELD and not self._closing:
                self._room.wait()
            if self._closing:
                return
            self._held += len(data)
            last = self._pieces[-1] if self._pieces else None
            if isinstance(last, tuple) and now - last[1] < _TOGETHER_S:
                last[0].extend(data)
            else:
                self._pieces.append((bytearray(data), now))
            behind = self._held >= MOST_BYTES
        if self._tell():
            time.sleep(_OUT_OF_THE_WAY_S)
        if behind:
            with self._room:
                self._room.wait(_BREATH_S)

    def _keep_quiet(self, now: float) -> None:
        with self._lock:
            if not self._closing:
                self._pieces.append(Quiet(now))

    def _tell(self) -> bool:
        """Wake whoever takes, once until all is taken; whether it was now. Outside the lock: he may take."""
        with self._lock:
            if self._told or not self._something():
                return False
            self._told = True
        with suppress(RuntimeError):  # a loop that has ended hears nothing any more
            self._wake()
        return True

    def _send(self, device: Any) -> None:
        while True:
            with self._lock:
                if not self._unsent:
                    return
                order = self._unsent.popleft()
            if isinstance(order, int):
                device.baudrate = order
            else:
                device.write(order)


def _open(name: str, speed: int, dtr: bool) -> Any:
    """An open device of pyserial. Raises whatever pyserial does."""
    url = "://" in name
    patience = _MISSED_S if url or sys.platform == "win32" else None
    if url:
        return serial.serial_for_url(name, baudrate=speed, timeout=patience, write_timeout=_WRITE_S)
    device = serial.Serial(name, speed, timeout=patience, write_timeout=_WRITE_S, exclusive=True)
    if dtr:
        try:
            device.dtr = True
        except OSError as error:
            if error.errno not in (errno.ENOTTY, errno.EINVAL):
                device.close()
                raise
    return device


def _words(error: BaseException) -> str:
    return str(error) or type(error).__name__


def _named(name: str, error: Exception) -> PortError:
    """The error of opening by its kind, from its number or, where pyserial keeps none, from its words."""
    words = _words(error)
    number = getattr(error, "errno", None)
    if number is None and (inner := re.search(r"\((\d+), ", words)):
        number = int(inner[1])
    if sys.platform == "win32":
        # There the numbers are in the words: what is opened twice is refused as a matter of rights.
        if "FileNotFoundError" in words:
            return NoSuchPort(name, words)
        if "PermissionError" in words:
            return PortBusy(name, words)
    return _KINDS.get(number or 0, BadSettings)(name, words)


def system_ports() -> list[PortInfo]:
    """The serial ports of this system, with what is known of their devices. May take seconds."""
    return [
        PortInfo(
            name=found.device,
            vendor=found.vid,
            product=found.pid,
            serial=found.serial_number or "",
            location=found.location or "",
            words=found.description if found.description != "n/a" else "",
        )
        for found in list_ports.comports()
    ]
