"""What lies on a virtual reader, and how its antenna sees it at one look: flicker and ghosts belong here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from hardware.reads import TagId, Tech


@dataclass(frozen=True, slots=True)
class Lying:
    """A tag in a zone of the reader; `rssi` in dBm, for the readers that tell it."""

    tag: TagId
    zone: int = 0
    rssi: int = -55


Look = Callable[[float], tuple[Lying, ...]]
"""What the antennas see at this moment; asking twice may give two answers."""


class Field:
    """The tags that lie on the reader, in the order in which they came."""

    def __init__(self) -> None:
        self._lying: dict[TagId, Lying] = {}

    @property
    def lying(self) -> tuple[Lying, ...]:
        return tuple(self._lying.values())

    def look(self, now: float) -> tuple[Lying, ...]:
        """All of it: an antenna that misses nothing."""
        return self.lying

    def lay(self, tag: TagId, zone: int = 0, rssi: int = -55) -> None:
        """Put a tag down, or move it to another zone."""
        self._lying[tag] = Lying(tag, zone, rssi)

    def lift(self, tag: TagId) -> None:
        """Take a tag away; nothing happens where it does not lie."""
        self._lying.pop(tag, None)

    def clear(self) -> None:
        """Take everything away."""
        self._lying.clear()


GHOST_BYTES = {Tech.EM4100: 5, Tech.NFCA: 4, Tech.NFCV: 8, Tech.EPC: 12}


class UnsteadyLook:
    """Looks at a field through an antenna that misses tags (`flicker`) and sees some that are not there.

    `flicker` is the chance to miss a tag at a look, `ghost` the chance that a look finds a tag of this
    technology that does not exist: in one of four cases all zeros, else a random number.
    """

    def __init__(self, field: Field, tech: Tech, *, flicker: float, ghost: float, luck: Random) -> None:
        self._field = field
        self._tech = tech
        self._flicker = flicker
        self._ghost = ghost
        self._luck = luck

    def __call__(self, now: float) -> tuple[Lying, ...]:
        """What is seen this time."""
        seen = tuple(one for one in self._field.look(now) if self._luck.random() >= self._flicker)
        if self._luck.random() < self._ghost and (length := GHOST_BYTES.get(self._tech)):
            number = bytes(length) if self._luck.random() < 0.25 else self._luck.randbytes(length)
            return (Lying(TagId(self._tech, number.hex().upper())), *seen)
        return seen
