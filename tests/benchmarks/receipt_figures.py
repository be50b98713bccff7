"""How late receipts are at a real table, in the window: from their cause to the end of the paint."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

from tests.benchmarks.unit import Figure

GOAL_MS = 150


def receipt_figures(game_id: str) -> list[Figure]:
    """The p99 of both receipts in one play of two; none for a game whose table the probe does not know."""
    from tests.benchmarks.receipt_probe import MARKET

    if game_id not in MARKET:
        return []
    with tempfile.TemporaryDirectory() as home:
        around = os.environ | {"RIVERBOAT_DESKTOP_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", "tests.benchmarks.receipt_probe", game_id]
        output = subprocess.run(command, capture_output=True, text=True, check=True, env=around, timeout=600)
    found: dict[str, float] = json.loads(output.stdout.strip().splitlines()[-1])
    print(
        f"\n  {found['seen_count']:.0f} pieces seen, median {found['seen_median_ms']:.1f} ms;"
        f" {found['decided_count']:.0f} decisions, median {found['decided_median_ms']:.1f} ms"
    )
    return [
        Figure("first clean read to its receipt on screen, p99", found["seen_ms"], "ms", GOAL_MS),
        Figure("stable observation to accepted or refused, p99", found["decided_ms"], "ms", GOAL_MS),
    ]
