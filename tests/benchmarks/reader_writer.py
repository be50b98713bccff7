"""Writes frames into the far end of a pseudo terminal, in a process of its own.

`python -m tests.benchmarks.reader_writer WHAT DESCRIPTOR COUNT`: `stamps` are lines with the time at which
they were written, some milliseconds apart; `flood` is frames of one tag as fast as they are taken.
"""

from __future__ import annotations

import os
import random
import sys
import time

FRAME = b"\x020C000621A58E\x03"
_TOGETHER = 200


def stamps(far: int, count: int) -> None:
    """Lines of sixteen hex digits, nanoseconds of the monotonic clock, that all processes share on Linux."""
    luck = random.Random(4)
    for _ in range(count):
        time.sleep(luck.uniform(0.002, 0.005))
        os.write(far, b"%016X\r\n" % time.monotonic_ns())


def flood(far: int, count: int) -> None:
    """Frames without a pause, many at a time."""
    rest = memoryview(FRAME * count)
    while rest:
        rest = rest[os.write(far, rest[: len(FRAME) * _TOGETHER]) :]


if __name__ == "__main__":
    {"stamps": stamps, "flood": flood}[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3]))
