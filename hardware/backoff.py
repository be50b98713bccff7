"""How long to wait before a line that failed is tried again."""

from __future__ import annotations

from typing import Final

from hardware.line import NoPermission, PortError

DELAYS_S: Final = (0.3, 0.6, 1.2, 2.4, 5.0)
"""The waits, one after the other; the last one is kept."""
GOOD_S: Final = 30.0
"""A line that was good for so long has made up for its failures."""
_RIGHTS_TRIES: Final = 3
"""A fresh device gets its rights a moment after it appears: so often it is tried at the shortest wait."""


class Backoff:
    """Counts failures in a row."""

    def __init__(self) -> None:
        self._failures = 0
        self._refused = 0
        self._good_since: float | None = None

    def opened(self, now: float) -> None:
        """The line is good from now on."""
        self._good_since = now

    def failed(self, error: PortError, now: float) -> float:
        """Seconds to wait before the next try."""
        if self._good_since is not None and now - self._good_since >= GOOD_S:
            self.reset()
        self._good_since = None
        if isinstance(error, NoPermission) and self._refused < _RIGHTS_TRIES:
            self._refused += 1
            return DELAYS_S[0]
        delay = DELAYS_S[min(self._failures, len(DELAYS_S) - 1)]
        self._failures += 1
        return delay

    def reset(self) -> None:
        """Begin anew."""
        self._failures = self._refused = 0
