"""Readers that only speak: a driver around a decoder that asks nothing and needs no time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hardware.driver import DriverInfo, Output


class Decoder(Protocol):
    """Bytes to what they say. Never raises; `held` stays below a bound of a few hundred."""

    @property
    def held(self) -> int: ...
    def feed(self, data: bytes) -> Sequence[Output]: ...
    def idle(self) -> Sequence[Output]: ...
    def reset(self) -> None: ...


class PassiveDriver:
    """A driver for readers that push what they see."""

    due = None

    def __init__(self, info: DriverInfo, decoder: Decoder) -> None:
        self.info = info
        self._decoder = decoder

    @property
    def held(self) -> int:
        """Bytes that wait for the rest of their frame."""
        return self._decoder.held

    def start(self, now: float) -> list[Output]:
        """Forget what came before."""
        self._decoder.reset()
        return []

    def feed(self, data: bytes, now: float) -> list[Output]:
        """What these bytes say."""
        return list(self._decoder.feed(data))

    def idle(self, now: float) -> list[Output]:
        """What was held is not going to be completed."""
        return list(self._decoder.idle())

    def on_time(self, now: float) -> list[Output]:
        """Never asked for."""
        return []

    def stop(self) -> bytes:
        """Such a reader does not listen."""
        return b""
