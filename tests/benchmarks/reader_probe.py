"""Runs one measurement of the readers in a process of its own and prints its numbers as JSON.

`python -m tests.benchmarks.reader_probe MEASUREMENT`; see `reader_figures` for what they mean.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
import tty
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from riverboat_desktop.app import made_application
from riverboat_desktop.event_loop import run
from riverboat_desktop.scan_service import ScanService
from ui.readers.values import Reader, ReaderNews, Scan

RUNS = 9
STAMPS = 600
FRAMES = 100_000
IDLE_S = 10.0
_GIVE_UP_S = 60.0


class Terminal:
    """A pseudo terminal whose far end a process of its own writes to."""

    def __init__(self) -> None:
        self.far, near = os.openpty()
        tty.setraw(near)
        self.name = os.ttyname(near)
        os.close(near)

    def write(self, what: str, count: int) -> subprocess.Popen[bytes]:
        """Begin to write."""
        command = [sys.executable, "-m", "tests.benchmarks.reader_writer", what, str(self.far), str(count)]
        return subprocess.Popen(command, pass_fds=(self.far,))

    def close(self) -> None:
        """Unplug."""
        os.close(self.far)


async def until(condition: Callable[[], bool]) -> None:
    """Look rarely, so as not to be in the way."""
    end = time.monotonic() + _GIVE_UP_S
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.05)


async def reading(terminal: Terminal, family: str, tell: Callable[[ReaderNews], None]) -> ScanService:
    """A service with this one reader, open."""
    service = ScanService(tell)
    service.want(Reader("r", family, json.dumps({"path": terminal.name}), 115200))
    await until(lambda: service.statuses()[0].state == "reading")
    await asyncio.sleep(1.0)  # what comes at once after opening may be half a line
    return service


def p99(taken: list[float]) -> float:
    """Of so many, the one below which 99 in 100 are."""
    return sorted(taken)[int(len(taken) * 0.99)]


async def through_all(count: int) -> list[float]:
    """Microseconds from writing a line to the call that a scan brings, through port, driver and service."""
    terminal = Terminal()
    taken: list[float] = []

    def tell(news: ReaderNews) -> None:
        if isinstance(news, Scan):
            taken.append((time.monotonic_ns() - int(news.raw.strip(), 16)) / 1000)

    service = await reading(terminal, "barcode", tell)
    writer = terminal.write("stamps", count)
    await until(lambda: len(taken) >= count)
    await asyncio.to_thread(writer.wait)
    await service.close()
    terminal.close()
    return taken


async def through_raw(count: int) -> list[float]:
    """The same with nothing but a descriptor in the loop."""
    terminal = Terminal()
    taken: list[float] = []
    near = os.open(terminal.name, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    held = b""

    def read() -> None:
        nonlocal held
        *lines, held = (held + os.read(near, 4096)).split(b"\n")
        taken.extend((time.monotonic_ns() - int(line, 16)) / 1000 for line in lines)

    loop = asyncio.get_running_loop()
    loop.add_reader(near, read)
    await asyncio.sleep(1.0)
    writer = terminal.write("stamps", count)
    await until(lambda: len(taken) >= count)
    await asyncio.to_thread(writer.wait)
    loop.remove_reader(near)
    os.close(near)
    terminal.close()
    return taken


async def latency() -> dict[str, float]:
    """Both in turn, and the ratios of their p99."""
    await through_raw(50)
    await through_all(50)
    ratios, ours, raw = [], [], []
    for turn in range(RUNS):
        if turn % 2:
            mine, theirs = await through_all(STAMPS), await through_raw(STAMPS)
        else:
            theirs, mine = await through_raw(STAMPS), await through_all(STAMPS)
        assert len(mine) == len(theirs) == STAMPS
        ratios.append(p99(mine) / p99(theirs))
        ours.append(p99(mine))
        raw.append(p99(theirs))
        medians = (statistics.median(mine), statistics.median(theirs))
    return {
        "ratio": statistics.median(ratios),
        "least": min(ratios),
        "most": max(ratios),
        "us": statistics.median(ours),
        "raw_us": statistics.median(raw),
        "median_us": medians[0],
        "raw_median_us": medians[1],
    }


def waits() -> int:
    """How often all threads of this process have gone to sleep so far."""
    found = 0
    for status in Path("/proc/self/task").glob("*/status"):
        text = status.read_text(encoding="ascii")
        found += int(text.split("\nvoluntary_ctxt_switches:")[1].split()[0])
    return found


async def idle() -> dict[str, float]:
    """Wake-ups and processor time of ten seconds in which nothing comes."""
    terminal = Terminal()
    service = await reading(terminal, "rdm6300", lambda news: None)
    await asyncio.sleep(1.0)
    before, spent = waits(), time.process_time()
    await asyncio.sleep(IDLE_S)
    woken, spent = waits() - before, time.process_time() - spent
    await service.close()
    terminal.close()
    return {"wakes": woken, "cpu_ms": spent * 1000}


async def flood() -> dict[str, float]:
    """A hundred thousand frames at full speed: how many are read, and how long the loop is held."""
    terminal = Terminal()
    scans = 0

    def tell(news: ReaderNews) -> None:
        nonlocal scans
        scans += isinstance(news, Scan)

    service = await reading(terminal, "rdm6300", tell)
    held = service._held["r"]
    look, wake = service._look_at, held.connection._line._wake  # type: ignore[union-attr]
    longest, worked, looks, wakes, bursts = 0.0, 0.0, 0, 0, 0

    def timed_look(one: Any) -> None:
        nonlocal longest, worked, looks, bursts
        began, spent = time.perf_counter(), time.thread_time()
        look(one)
        longest = max(longest, time.perf_counter() - began)
        worked = max(worked, time.thread_time() - spent)
        looks += 1
        bursts += not one.connection._line_waits

    def counted_wake() -> None:
        nonlocal wakes
        wakes += 1
        wake()

    service._look_at = timed_look  # type: ignore[method-assign, assignment]
    held.connection._line._wake = counted_wake  # type: ignore[union-attr]
    began = time.monotonic()
    writer = terminal.write("flood", FRAMES)
    noise = held.connection.noise
    await until(lambda: noise.good + noise.bad >= FRAMES)
    took = time.monotonic() - began
    await asyncio.to_thread(writer.wait)
    await service.close()
    terminal.close()
    return {
        "lost": FRAMES - noise.good,
        "longest_ms": longest * 1000,
        "worked_ms": worked * 1000,
        "wakes": wakes,
        "bursts": bursts,
        "looks": looks,
        "scans": scans,
        "frames_s": FRAMES / took,
    }


def main(measure: Callable[[], Coroutine[Any, Any, dict[str, float]]]) -> int:
    """Measure on the loop of the program."""

    async def measured() -> int:
        print(json.dumps(await measure()), flush=True)
        return 0

    def problem(error: BaseException) -> None:
        raise error

    return run(made_application(sys.argv[:1]), measured, problem)


if __name__ == "__main__":
    sys.exit(main({"latency": latency, "idle": idle, "flood": flood}[sys.argv[1]]))
