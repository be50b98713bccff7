"""What readers cost: from a byte to its scan, doing nothing, a flood, and the end of the program."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from tests.app.reader_states import STATES
from tests.benchmarks.unit import Figure

_ENDINGS = 5
_FLOODS = 5


def reader_figures() -> list[Figure]:
    """All figures of the readers; none elsewhere than on Linux, which has pseudo terminals and `/proc`."""
    if sys.platform != "linux":
        return []
    latency = _probe("latency")
    idle = _probe("idle")
    floods = [_probe("flood") for _ in range(_FLOODS)]
    flood = max(floods, key=lambda one: one["lost"])
    # A machine that does other things stretches what takes two milliseconds of work: the best run tells most.
    longest = sorted(one["longest_ms"] for one in floods)
    worked = max(one["worked_ms"] for one in floods)
    print(
        f"\n  byte to scan: p99 {latency['us']:.0f} µs, bare loop {latency['raw_us']:.0f} µs;"
        f" median {latency['median_us']:.0f} and {latency['raw_median_us']:.0f} µs;"
        f" ratios of p99 {latency['least']:.2f} to {latency['most']:.2f}"
        f"\n  flood: {flood['frames_s']:,.0f} frames/s in {flood['looks']:.0f} looks;"
        f" {flood['bursts']:.0f} bursts, {flood['wakes']:.0f} wake-ups, {flood['scans']:.0f} scans told;"
        f" longest callbacks {', '.join(f'{one:.1f}' for one in longest)} ms, of work {worked:.1f} ms at most"
    )
    return [
        Figure("p99 from byte to scan, of that of a bare loop", latency["ratio"] * 100, "%", 150),
        Figure("wake-ups in ten idle seconds", idle["wakes"], "", 1),
        Figure("processor time in ten idle seconds", idle["cpu_ms"], "ms", 1),
        Figure("lost of 100,000 frames at full speed", flood["lost"], "", 0),
        Figure("wake-ups a burst", max(one["wakes"] / one["bursts"] for one in floods), "", 1),
        Figure("longest callback in that flood, best of five", min(longest), "ms", 16),
        *(Figure(f"end of the program, reader: {state}", _ending_ms(state), "ms", 500) for state in STATES),
    ]


def _run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as home:
        around = os.environ | {"RIVERBOAT_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", module, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, env=around, timeout=300)


def _probe(measurement: str) -> dict[str, float]:
    output = _run("tests.benchmarks.reader_probe", measurement)
    found: dict[str, float] = json.loads(output.stdout.strip().splitlines()[-1])
    return found


def _ending_ms(state: str) -> float:
    """From the wish to end to the end of the process, the median of some."""
    taken = []
    for _ in range(_ENDINGS):
        output = _run("tests.app.reader_states", state, "window")
        ended = time.monotonic()
        taken.append((ended - float(output.stdout.split()[-1])) * 1000)
    return statistics.median(taken)
