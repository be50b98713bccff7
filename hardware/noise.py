"""How much of what a reader sends makes sense, over the last ten seconds."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

from hardware.driver import Fault

WINDOW_S: Final = 10.0
TOO_MUCH: Final = 0.05
"""With more than this part of frames damaged for the whole window, speed or family is probably wrong."""
_SLOT_S: Final = 1.0

GARBLED: Final = frozenset({Fault.PARTIAL, Fault.CHECKSUM, Fault.OVERLONG, Fault.NOISE, Fault.BAD_SHAPE})
"""Faults of what came over the line, not of the tag or of the reader."""


@dataclass(slots=True)
class _Slot:
    begun: float
    good: int = 0
    bad: int = 0


class Noise:
    """Counts good and damaged frames; `now` only moves on."""

    def __init__(self) -> None:
        self._slots: deque[_Slot] = deque()
        self._noisy_since: float | None = None
        self.good = 0
        self.bad = 0

    def heard(self, now: float, *, good: int = 0, bad: int = 0) -> None:
        """Frames that came."""
        self._forget(now)
        if not self._slots or now - self._slots[-1].begun >= _SLOT_S:
            self._slots.append(_Slot(now))
        self._slots[-1].good += good
        self._slots[-1].bad += bad
        self.good += good
        self.bad += bad
        if self.share(now) <= TOO_MUCH:
            self._noisy_since = None
        elif self._noisy_since is None:
            self._noisy_since = now

    def share(self, now: float) -> float:
        """The damaged part of what came in the window, 0 to 1."""
        self._forget(now)
        good = sum(slot.good for slot in self._slots)
        bad = sum(slot.bad for slot in self._slots)
        return bad / (good + bad) if bad else 0.0

    def rate(self, now: float) -> float:
        """Good frames a second over the window."""
        self._forget(now)
        return sum(slot.good for slot in self._slots) / WINDOW_S

    def doubtful(self, now: float) -> bool:
        """Whether there has been too much noise for the whole window, and still is."""
        noisy = self._noisy_since is not None and self.share(now) > TOO_MUCH
        return noisy and now - (self._noisy_since or 0.0) >= WINDOW_S

    def reset(self) -> None:
        """Begin a new window; the totals stay."""
        self._slots.clear()
        self._noisy_since = None

    def _forget(self, now: float) -> None:
        while self._slots and now - self._slots[0].begun > WINDOW_S:
            self._slots.popleft()
