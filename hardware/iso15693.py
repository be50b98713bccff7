"""The answer of an ISO 15693 tag as it travels on the air: its check, and the number in it.

Some boards print the whole answer: flags, storage format, the eight bytes of the number last first, check.
"""

from __future__ import annotations

ANSWER_LENGTH = 12
"""Flags, storage format, the number of eight bytes, and the check of two."""
_START, _REFLECTED, _GOOD = 0xFFFF, 0x8408, 0xFFFF


def check_of(frame: bytes) -> bytes:
    """The CRC-16 of ISO/IEC 13239 in the order in which it is sent: the low byte first."""
    rest = _START
    for byte in frame:
        rest ^= byte
        for _ in range(8):
            rest = rest >> 1 ^ _REFLECTED if rest & 1 else rest >> 1
    return (rest ^ _GOOD).to_bytes(2, "little")


def number_of_answer(answer: bytes) -> bytes | None:
    """The number of the tag that gave this whole answer, first byte first; None if it is no good answer."""
    if len(answer) != ANSWER_LENGTH or answer[0] or answer[-2:] != check_of(answer[:-2]):
        return None
    return answer[2:10][::-1]
