"""How the thread of a port waits for bytes, and how it is made to look up.

pyserial reads everywhere. Where the system has descriptors one wait and one read are enough, and a scan is
understood sooner.
"""

from __future__ import annotations

import errno
import os
import select
from contextlib import suppress
from typing import Any, Protocol

import serial

from hardware.line import MOST_BYTES


class Reading(Protocol):
    """Reads from one open device, in one thread."""

    def read(self, wait_s: float | None) -> bytes:
        """What is there, after waiting for the first byte; nothing where the wait ended or was cut short.

        Raises what the system, or pyserial, does when the device is gone.
        """

    def interrupt(self) -> None:
        """From another thread: cut the wait short."""

    def close(self) -> None:
        """Let go what is held beside the device itself."""


class ByLibrary:
    """By pyserial, its URLs too. Where a wait cannot be cut short, `longest_s` ends it."""

    def __init__(self, device: Any, longest_s: float | None) -> None:
        self._device = device
        self._longest_s = longest_s

    def read(self, wait_s: float | None) -> bytes:
        """As `Reading.read`."""
        self._device.timeout = wait_s if wait_s is not None else self._longest_s
        first: bytes = self._device.read(1)
        if first:
            # A loss in between is told by the next read; what has come so far is not lost with it.
            with suppress(OSError, serial.SerialException):
                first += self._device.read(self._device.in_waiting)
        return first

    def interrupt(self) -> None:
        """As `Reading.interrupt`, where pyserial can."""
        with suppress(OSError, serial.SerialException, TypeError, AttributeError):
            self._device.cancel_read()

    def close(self) -> None:
        """Nothing is held."""


class ByDescriptor:
    """From the descriptor of a device that pyserial has opened."""

    def __init__(self, device: serial.Serial) -> None:
        self._descriptor: int = device.fileno()
        self._heard, self._bell = os.pipe()
        for end in (self._heard, self._bell):
            os.set_blocking(end, False)

    def read(self, wait_s: float | None) -> bytes:
        """As `Reading.read`."""
        ready, _, _ = select.select((self._descriptor, self._heard), (), (), wait_s)
        if self._heard in ready:
            os.read(self._heard, MOST_BYTES)
        if self._descriptor not in ready:
            return b""
        try:
            data = os.read(self._descriptor, MOST_BYTES)
        except BlockingIOError:
            return b""
        if not data:  # as a device is that was unplugged
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return data

    def interrupt(self) -> None:
        """As `Reading.interrupt`."""
        with suppress(BlockingIOError):  # so full that it will be heard
            os.write(self._bell, b"!")

    def close(self) -> None:
        """Let the pipe go."""
        os.close(self._heard)
        os.close(self._bell)


def reading(device: Any, longest_s: float | None) -> Reading:
    """The quickest way to read from this device."""
    if os.name == "posix" and isinstance(device, serial.Serial) and not os.get_blocking(device.fileno()):
        return ByDescriptor(device)
    return ByLibrary(device, longest_s)
