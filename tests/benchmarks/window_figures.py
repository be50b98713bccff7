"""What the window costs: start, memory, steps, movement, repaints, and bots that play beside it."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from tests.benchmarks.unit import Figure


def window_figures(game_id: str) -> list[Figure]:
    """All figures of the window with one game; milliseconds and memory are as they are, not multiples."""
    starts = [_probe("start", game_id) for _ in range(6)][1:]
    table = _probe("game", game_id)
    steps = _probe("step", game_id)
    bots = _probe("bots", game_id)
    return [
        Figure("process start to first paint", _median(starts, "ms"), "ms", 500),
        Figure("memory at first paint", _median(starts, "mb"), "MB", 110),
        Figure("memory in a game with four seats", table["mb"], "MB", 180),
        Figure("repaint of the whole table at 2560 x 1440", table["repaint_ms"], "ms", 30),
        Figure(
            f"{table['moving']:.0f} pieces moving at 1280 x 800", table["fps"], "frames/s", 55, at_least=True
        ),
        Figure("longest gap between those frames", table["gap_ms"], "ms", 50),
        Figure("a step to its first frame, median", steps["ms"], "ms", 30),
        Figure(f"longest gap while bots play {bots['steps']:.0f} steps", bots["most_ms"], "ms", 100),
    ]


def _median(runs: list[dict[str, float]], name: str) -> float:
    return statistics.median(run[name] for run in runs)


def _probe(measurement: str, game_id: str) -> dict[str, float]:
    """One measurement in its own process and home, with bytecode as any second start has it."""
    with tempfile.TemporaryDirectory() as home:
        around = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        around |= {"RIVERBOAT_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        command = [
            sys.executable,
            "-m",
            "tests.benchmarks.window_probe",
            measurement,
            game_id,
            str(time.time()),
        ]
        output = subprocess.run(command, capture_output=True, text=True, check=True, env=around, timeout=120)
    found: dict[str, float] = json.loads(output.stdout.strip().splitlines()[-1])
    return found
