"""What goes wrong with a virtual reader: how often, and what a damaged message looks like."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Faults:
    """Chances between 0 and 1, and seconds.

    `loss`: of a message, to lack one byte or to be missing whole. `noise`: of a message, to have a bit
    flipped, a byte doubled, or random bytes before it. `ghost`: of a look, to find a tag that is not there.
    `flicker`: of a tag, to be missed at a look. Every `unplug_every_s` (0: never) the reader is pulled
    out, for `away_s`.
    """

    loss: float = 0.0
    noise: float = 0.0
    ghost: float = 0.0
    flicker: float = 0.0
    unplug_every_s: float = 0.0
    away_s: float = 2.0

    def __post_init__(self) -> None:
        for name in ("loss", "noise", "ghost", "flicker"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} is a chance between 0 and 1")
        if self.unplug_every_s < 0 or self.away_s <= 0:
            raise ValueError("times are not negative, and a reader stays away for a while")


NO_FAULTS = Faults()


def damaged(messages: list[bytes], faults: Faults, luck: Random) -> list[bytes]:
    """The messages as they come through."""
    if not faults.loss and not faults.noise:
        return messages
    return [part for message in messages if (part := _noisy(_lossy(message, faults, luck), faults, luck))]


def _lossy(message: bytes, faults: Faults, luck: Random) -> bytes:
    if not message or luck.random() >= faults.loss:
        return message
    if luck.random() < 0.5:
        return b""
    at = luck.randrange(len(message))
    return message[:at] + message[at + 1 :]


def _noisy(message: bytes, faults: Faults, luck: Random) -> bytes:
    if luck.random() >= faults.noise:
        return message
    if not message:
        return luck.randbytes(luck.randint(1, 4))
    at = luck.randrange(len(message))
    match luck.randrange(3):
        case 0:
            flipped = message[at] ^ 1 << luck.randrange(8)
            return message[:at] + bytes([flipped]) + message[at + 1 :]
        case 1:
            return message[: at + 1] + message[at:]
    return luck.randbytes(luck.randint(1, 8)) + message
