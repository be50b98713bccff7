"""`make bench`: prints the unit and every figure as a multiple of it, with the goals beside them."""

from __future__ import annotations

import os
import sys

from engine.registry import game_ids
from tests.benchmarks.comparators import comparator_figures
from tests.benchmarks.engine_figures import engine_figures
from tests.benchmarks.large_hand import large_hand_figures
from tests.benchmarks.reader_figures import reader_figures
from tests.benchmarks.receipt_figures import receipt_figures
from tests.benchmarks.table_figures import table_figures
from tests.benchmarks.unit import show, unit_s
from ui.tables import games_with_table


def main() -> int:
    """Measure and print; the figures are for people, so the exit code is always 0."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    unit = unit_s()
    print(f"unit: {unit * 1e6:.4f} µs, one turn of a pure-Python loop, best of five runs")
    for game_id in game_ids():
        show(f"{game_id}: engine, pure Python", engine_figures(game_id, unit))
    show("a large hand", large_hand_figures(unit))
    for game_id in game_ids():
        show(f"{game_id}: following a table", table_figures(game_id))
    from tests.benchmarks.window_figures import window_figures

    for game_id in games_with_table():
        show(f"{game_id}: window", window_figures(game_id))
    show("readers", reader_figures())
    for game_id in games_with_table():
        show(f"{game_id}: receipts at the table", receipt_figures(game_id))
    comparator_figures(unit)
    return 0


if __name__ == "__main__":
    sys.exit(main())
