"""A virtual reader on which faults are laid by hand, each for a while.

Bytes are lost, garbled, said twice; antennas miss pieces, and hear others where they do not lie any more.
"""

from __future__ import annotations

from enum import Enum

from hardware.reads import TagId
from hardware.simulator.faults import Faults, damaged
from hardware.simulator.field import Field, Lying
from hardware.simulator.virtual_reader import Model, VirtualReader


class Becomes(Enum):
    """What becomes of what it says."""

    LOST = "lost"
    GARBLED = "garbled"
    TWICE = "twice"


_WORST = Faults(loss=0.5, noise=0.9)


class BlurredField(Field):
    """A field of which the antennas miss some tags for a while, and hear others where they lay.

    `harmed` counts how often.
    """

    def __init__(self) -> None:
        super().__init__()
        self.missed: dict[TagId, float] = {}
        self.echoes: list[tuple[Lying, float]] = []
        self.harmed = 0

    def look(self, now: float) -> tuple[Lying, ...]:
        """What is seen at this time."""
        if not self.missed and not self.echoes:
            return self.lying
        self.missed = {tag: until for tag, until in self.missed.items() if until > now}
        self.echoes = [(lying, until) for lying, until in self.echoes if until > now]
        seen = {one for one in self.lying if one.tag not in self.missed}
        seen |= {lying for lying, _ in self.echoes}
        self.harmed += len(seen ^ set(self.lying))
        return tuple(sorted(seen, key=str))


class TroubledReader(VirtualReader):
    """A virtual reader; `harmed` counts the messages that were done wrong, and the tags that were."""

    field: BlurredField

    def __init__(self, model: Model, *, seed: int = 0) -> None:
        super().__init__(model, seed=seed)
        self.field = BlurredField()
        self._becomes: Becomes | None = None
        self._until_s = 0.0
        self._now = 0.0

    @property
    def harmed(self) -> int:
        """Up to now."""
        return self.field.harmed

    def on_time(self, now: float) -> list[bytes]:
        """As any virtual reader."""
        self._now = now
        return super().on_time(now)

    def say(self, becomes: Becomes, until_s: float) -> None:
        """This becomes of its messages until then."""
        self._becomes, self._until_s = becomes, until_s

    def _through(self, messages: list[bytes]) -> list[bytes]:
        if self._becomes is None or self._now > self._until_s:
            return super()._through(messages)
        self.field.harmed += len(messages)
        match self._becomes:
            case Becomes.LOST:
                return []
            case Becomes.TWICE:
                return [message for message in messages for _ in range(2)]
            case Becomes.GARBLED:
                return damaged(messages, _WORST, self._luck)
