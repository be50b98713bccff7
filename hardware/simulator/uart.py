"""A serial line at the level of bits: what one side hears when the other speaks at another speed."""

from __future__ import annotations

BITS_A_BYTE = 10
"""A start bit, eight data bits (lowest first), a stop bit."""


def seconds(length: int, speed: int) -> float:
    """How long so many bytes take on the line."""
    return length * BITS_A_BYTE / speed


def heard(data: bytes, *, sent_at: int, heard_at: int) -> bytes:
    """The bytes that a receiver at `heard_at` baud makes of bytes sent one after the other at `sent_at` baud.

    It waits for a falling edge and takes its samples in the middle of what it believes to be bits. A stop
    bit that is none is not complained about, as a port in raw mode does not.
    """
    if sent_at == heard_at or not data:
        return data
    line = _levels(data)
    result = bytearray()
    at, step = 0.0, sent_at / heard_at  # in bits of the sender
    while (edge := _falling(line, at)) is not None:
        value = 0
        for bit in range(8):
            value |= _level(line, edge + (bit + 1.5) * step) << bit
        result.append(value)
        at = edge + (BITS_A_BYTE - 0.5) * step
        while not _level(line, at) and at < len(line):
            at = int(at) + 1.0  # still low: the next start needs an edge
    return bytes(result)


def _levels(data: bytes) -> list[int]:
    line = []
    for byte in data:
        line += [0, *(byte >> bit & 1 for bit in range(8)), 1]
    return line


def _level(line: list[int], at: float) -> int:
    """The line is high while nobody speaks."""
    index = int(at)
    return line[index] if 0 <= index < len(line) else 1


def _falling(line: list[int], after: float) -> int | None:
    """Where the next start bit begins."""
    for index in range(max(0, int(after)), len(line)):
        if not line[index] and (index == 0 or line[index - 1]) and index >= after - 0.5:
            return index
    return None
