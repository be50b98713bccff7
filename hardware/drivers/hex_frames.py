"""Frames of a head, a fixed number of hex digits and a tail, as the 125 kHz readers send them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from hardware.driver import Output
from hardware.framing import Broken, Frame, Framing

_HEX = re.compile(rb"[0-9A-Fa-f]*")

Digits = Callable[[str], Sequence[Output] | Broken]
"""What these digits say; or what is wrong with them, its length being that of the whole frame."""


def hex_framing(head: bytes, digits: int, tail: bytes, says: Digits) -> Framing:
    """Frames `head`, so many hex digits, `tail`. `head` is one byte, and neither a digit nor in `tail`.

    So a byte out of place can only be noise or the head of the next frame: the look-out goes on at it.
    """

    def cut(buffer: bytearray) -> Frame | Broken | None:
        found = _HEX.match(buffer, 1, 1 + digits)
        there = found.end() if found else 1
        if there < 1 + digits:
            return None if there == len(buffer) else Broken(there)
        ending = buffer[there : there + len(tail)]
        if ending != tail:
            return None if tail.startswith(ending) else Broken(there)
        said = says(buffer[1:there].decode("ascii"))
        length = there + len(tail)
        return Broken(length, said.fault, said.detail) if isinstance(said, Broken) else Frame(length, said)

    return Framing(head, cut)
