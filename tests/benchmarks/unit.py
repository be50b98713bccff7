"""The unit that every figure is a multiple of, and the table that shows them. Nothing here asserts a time."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

UNIT_TURNS = 2_000_000


_LOOP = compile(
    """
for _ in range(turns):
    x = (x * 1103515245 + 12345) & 0x7FFFFFFF
""",
    "unit",
    "exec",
)
"""The loop as a module runs it, its names in a dictionary: about 0.10 µs where the goals were set."""


def unit_s() -> float:
    """Seconds of one turn of a pure-Python loop, best of five runs of two million."""
    best = float("inf")
    for _ in range(5):
        names = {"x": 1, "turns": UNIT_TURNS}
        began = time.perf_counter()
        exec(_LOOP, names)
        best = min(best, time.perf_counter() - began)
    return best / UNIT_TURNS


def median_s(run: Callable[[], object], times: int) -> float:
    """Seconds of one run, the median of several."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        run()
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table: what was measured, what came out, and the goal in the same measure."""

    name: str
    value: float
    measure: str
    goal: float
    at_least: bool = False

    def line(self) -> str:
        """The figure with its goal and whether it is met."""
        met = self.value >= self.goal if self.at_least else self.value <= self.goal
        sign = "at least" if self.at_least else "at most"
        mark = "ok" if met else "MISSED"
        return f"{self.name:<58}{self.value:>12,.1f} {self.measure:<14}{sign} {self.goal:>10,.0f}  {mark}"


def show(title: str, figures: list[Figure]) -> None:
    """Print figures under a title."""
    print(f"\n{title}")
    for figure in figures:
        print("  " + figure.line())
