"""What a virtual reader of any family is, and the two ways in which readers that only speak behave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hardware.reads import TagId, Tech
from hardware.simulator.field import Look, Lying


class Behaviour(Protocol):
    """The far end of the line. Every answer is a list of messages, so that faults can hit whole ones.

    `now` is monotonic, in seconds; `due` is when `on_time` wants to be called next, None for never.
    """

    @property
    def due(self) -> float | None: ...

    def power_up(self, now: float) -> list[bytes]:
        """It has been plugged in, or reset by the opening of its port: forget everything, say the banner."""

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """Bytes have come from the host."""

    def on_time(self, now: float) -> list[bytes]:
        """The time that `due` named has come."""


Say = Callable[[Lying], bytes]
"""The message for a tag."""


BOOT_S = 1.2
"""How long a board starts after a reset before it says its banner."""


class Speaker:
    """What all readers have that look again and again and hear nothing."""

    def __init__(self, look: Look, tech: Tech, say: Say, *, every_s: float, banner: bytes = b"") -> None:
        self._look = look
        self._tech = tech
        self._say = say
        self._every_s = every_s
        self._banner = banner
        self._starting = False
        self._looked_at = 0.0
        self._due: float | None = None

    @property
    def due(self) -> float | None:
        return self._due

    def power_up(self, now: float) -> list[bytes]:
        """The first look is one interval away; a board with a banner starts for a while, and says it then."""
        self._starting = bool(self._banner)
        self._due = now + (BOOT_S if self._starting else self._every_s)
        return []

    def hear(self, data: bytes, now: float) -> list[bytes]:
        """Nobody listens there."""
        return []

    def on_time(self, now: float) -> list[bytes]:
        """The banner, or what a look brings."""
        if self._starting:
            self._starting = False
            self._due = now + self._every_s
            return [self._banner]
        return self._looked(self._seen(now))

    def _looked(self, seen: list[Lying]) -> list[bytes]:
        """What is said about what was seen."""
        raise NotImplementedError

    def _seen(self, now: float) -> list[Lying]:
        """What this look finds of the right technology; the next look is named."""
        self._looked_at = now
        self._due = now + self._every_s
        return [one for one in self._look(now) if one.tag.tech is self._tech]


class Repeater(Speaker):
    """Says the tag again at every look; of several in its field it hears the first only."""

    def _looked(self, seen: list[Lying]) -> list[bytes]:
        return [self._say(one) for one in seen[:1]]


class Presenter(Speaker):
    """Says a tag when it appears, and not again before it has been away for `away_s`."""

    def __init__(
        self,
        look: Look,
        tech: Tech,
        say: Say,
        *,
        every_s: float = 0.05,
        away_s: float = 0.2,
        banner: bytes = b"",
    ) -> None:
        super().__init__(look, tech, say, every_s=every_s, banner=banner)
        self._away_s = away_s
        self._last_seen: dict[TagId, float] = {}

    def power_up(self, now: float) -> list[bytes]:
        self._last_seen.clear()
        return super().power_up(now)

    def _looked(self, seen: list[Lying]) -> list[bytes]:
        said = []
        now = self._looked_at
        for one in seen:
            before = self._last_seen.get(one.tag)
            if before is None or now - before > self._away_s:
                said.append(self._say(one))
            self._last_seen[one.tag] = now
        return said


class Later:
    """Messages that are said after a while: what readers need that take their time to answer."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, bytes]] = []

    @property
    def due(self) -> float | None:
        return min((at for at, _ in self._waiting), default=None)

    def say(self, at: float, message: bytes) -> None:
        self._waiting.append((at, message))

    def clear(self) -> None:
        self._waiting.clear()

    def take(self, now: float) -> list[bytes]:
        """The messages whose time has come, oldest first."""
        ready = sorted((one for one in self._waiting if one[0] <= now), key=lambda one: one[0])
        self._waiting = [one for one in self._waiting if one[0] > now]
        return [message for _, message in ready]
