"""Whether the computer has slept: the clocks tell it, for one goes on and the other stands still."""

from __future__ import annotations

import time
from collections.abc import Callable


def _with_sleep() -> float:
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.clock_gettime(clock) if clock is not None else time.time()


class ComputerSleep:
    """Remembers how far the clocks were apart. Where there is no better one, the clock on the wall serves."""

    def __init__(
        self, awake: Callable[[], float] = time.monotonic, always: Callable[[], float] = _with_sleep
    ) -> None:
        self._awake = awake
        self._always = always
        self._apart = always() - awake()

    def slept_s(self) -> float:
        """Seconds of sleep since this was last asked; never less than none, if a wall clock is set back."""
        apart = self._always() - self._awake()
        slept, self._apart = apart - self._apart, apart
        return max(0.0, slept)
