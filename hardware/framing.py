"""Frames out of a stream of bytes in any pieces: a bounded buffer that finds its feet again after damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hardware.driver import Fault, Output, Trouble

NOISE_TOLD_EVERY = 256
"""One trouble tells of so many bytes of noise that stand together; the first one at once."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The buffer begins with a whole frame of `length` bytes, and this is what it says."""

    length: int
    says: Sequence[Output]


@dataclass(frozen=True, slots=True)
class Broken:
    """What the buffer begins with is no frame: throw `length` bytes away and look on behind them."""

    length: int
    fault: Fault = Fault.BAD_SHAPE
    detail: str = ""


Cut = Callable[[bytearray], Frame | Broken | None]
"""Looks at a buffer that begins with the head of a family; None asks for more bytes.

It must have made up its mind by the time that the buffer holds as many bytes as the longest frame has.
`length` is at least 1.
"""


class Framing:
    """The bytes of one line, cut into frames that begin with `head`; the same for bytes in any pieces.

    A run of noise is told once, and once more for each further `NOISE_TOLD_EVERY` bytes. A false head
    inside a run of noise is part of it.
    """

    def __init__(self, head: bytes, cut: Cut) -> None:
        self._head = head
        self._cut = cut
        self._buffer = bytearray()
        self._noise = 0

    @property
    def held(self) -> int:
        """Bytes that wait for the rest of their frame."""
        return len(self._buffer)

    def reset(self) -> None:
        """Forget everything."""
        self._buffer.clear()
        self._noise = 0

    def feed(self, data: bytes) -> list[Output]:
        """What these bytes, after the earlier ones, say."""
        self._buffer += data
        return self._read()

    def idle(self) -> list[Output]:
        """What is held will not be completed: drop its head, and read what stands behind it."""
        if not self._buffer:
            self._noise = 0
            return []
        told: list[Output] = []
        if not self._noise:
            told.append(Trouble(Fault.PARTIAL, "a frame broke off"))
        self._noise = max(self._noise, 1)
        while self._buffer:
            del self._buffer[0]
            told += self._read()
        self._noise = 0
        return told

    def _read(self) -> list[Output]:
        told: list[Output] = []
        while self._to_head(told) and (cut := self._cut(self._buffer)) is not None:
            del self._buffer[: cut.length]
            if isinstance(cut, Frame):
                self._noise = 0
                told += cut.says
            elif cut.fault is Fault.BAD_SHAPE and self._noise:
                self._count_noise(cut.length, told)
            else:
                self._noise = max(self._noise, 1)
                told.append(Trouble(cut.fault, cut.detail))
        return told

    def _to_head(self, told: list[Output]) -> bool:
        """Whether the buffer now begins with a head; what stood before it was noise."""
        at = self._buffer.find(self._head)
        found = at >= 0
        if not found:
            at = len(self._buffer) - self._begun()
        if at:
            self._count_noise(at, told)
            del self._buffer[:at]
        return found

    def _begun(self) -> int:
        """How many bytes at the end of the buffer may be the beginning of a head."""
        for length in range(min(len(self._head) - 1, len(self._buffer)), 0, -1):
            if self._head.startswith(self._buffer[-length:]):
                return length
        return 0

    def _count_noise(self, length: int, told: list[Output]) -> None:
        before = -(-self._noise // NOISE_TOLD_EVERY)
        self._noise += length
        times = -(-self._noise // NOISE_TOLD_EVERY) - before
        told += [Trouble(Fault.NOISE, "bytes outside of any frame")] * times
