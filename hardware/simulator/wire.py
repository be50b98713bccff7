"""The line between a virtual reader and the host: bytes take time, a wrong speed garbles them; pure."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from hardware.simulator.uart import heard, seconds


class FarEnd(Protocol):
    """What a wire leads to: a virtual reader, or a recorded one."""

    speed: int

    @property
    def plugged(self) -> bool: ...
    @property
    def due(self) -> float | None: ...
    def begin(self, now: float) -> list[bytes]: ...
    def opened(self, now: float) -> list[bytes]: ...
    def hear(self, data: bytes, now: float) -> list[bytes]: ...
    def on_time(self, now: float) -> list[bytes]: ...


PIECE_S = 0.004
"""Bytes are handed over in pieces of about this length, as a USB adapter does."""


MOST_LATE_S = 1.0
"""A reader that has so much left to say leaves out what is new."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Bytes on their way: as they were sent, and as they come at this speed of the host."""

    at: float
    sent: bytes
    came: bytes
    speed: int


class Wire:
    """Carries messages to the host at the reader's speed, and commands to the reader.

    `speed` is that of the host, and 0 where it has not opened the line; what is said then is lost.
    """

    def __init__(self, reader: FarEnd) -> None:
        self.reader = reader
        self.speed = 0
        self._saying: deque[_Piece] = deque()
        self._free_at = 0.0

    @property
    def due(self) -> float | None:
        """When `take` wants to be called next."""
        times = [self.reader.due, self._saying[0].at if self._saying else None]
        return min((at for at in times if at is not None), default=None)

    @property
    def speaking(self) -> bool:
        """Whether a message is on its way. It has no gap, however late somebody looks."""
        return bool(self._saying)

    def begin(self, now: float) -> None:
        """The reader is plugged in."""
        self.reader.begin(now)

    def open(self, now: float, speed: int) -> None:
        """The host has opened the line with this speed."""
        self._saying.clear()
        self._free_at = now
        self.speed = speed
        self._say(self.reader.opened(now), now)

    def close(self) -> None:
        """The host has closed the line, or the reader was pulled out."""
        self.speed = 0
        self._saying.clear()

    def hear(self, data: bytes, now: float) -> None:
        """The host has sent this."""
        if self.speed:
            arrived = heard(data, sent_at=self.speed, heard_at=self.reader.speed)
            self._say(self.reader.hear(arrived, now), now)

    def take(self, now: float) -> bytes:
        """What arrives at the host by now, as it hears it."""
        self._say(self.reader.on_time(now), now)
        arrived = bytearray()
        while self._saying and self._saying[0].at <= now:
            arrived += self._heard(self._saying.popleft())
        return bytes(arrived)

    def _say(self, messages: list[bytes], now: float) -> None:
        """Cut into pieces; each is handed over when its last byte has been sent."""
        speed = self.reader.speed
        for message in messages:
            self._free_at = max(now, self._free_at)
            if not self.speed or self._free_at - now > MOST_LATE_S:
                continue
            arrives = heard(message, sent_at=speed, heard_at=self.speed)
            pieces = max(1, round(seconds(len(message), speed) / PIECE_S))
            for index in range(pieces):
                at = self._free_at + seconds(len(message), speed) * (index + 1) / pieces
                sent, came = _part(message, index, pieces), _part(arrives, index, pieces)
                self._saying.append(_Piece(at, sent, came, self.speed))
            self._free_at += seconds(len(message), speed)

    def _heard(self, piece: _Piece) -> bytes:
        """As the host hears it, which may have changed its speed in the middle of a message."""
        if piece.speed == self.speed:
            return piece.came
        return heard(piece.sent, sent_at=self.reader.speed, heard_at=self.speed)


def _part(data: bytes, index: int, parts: int) -> bytes:
    return data[len(data) * index // parts : len(data) * (index + 1) // parts]
