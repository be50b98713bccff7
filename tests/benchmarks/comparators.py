"""Other engines beside ours, where somebody has installed them in an environment of their own."""

from __future__ import annotations

import os
import statistics
import subprocess
from pathlib import Path

from tests.benchmarks.engine_figures import decision_s
from tests.benchmarks.unit import Figure, show

PEER = "catanatron==3.2.1"
"""What is installed there; ratios are compared with goals that were set for this version."""
ENVIRONMENT = Path(os.environ.get("RIVERBOAT_DESKTOP_BENCH_ENV", ".venv-bench"))
_CATANATRON = """
import random, time
from catanatron import Game, RandomPlayer, Color
colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
def play(seed):
    random.seed(seed)
    game = Game([RandomPlayer(color) for color in colors], seed=seed)
    decisions = choices = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        holder = game if hasattr(game, "playable_actions") else game.state
        options = len(holder.playable_actions)
        decisions += 1
        choices += options > 1
        game.play_tick()
    return decisions, choices
play(0)
began = time.perf_counter()
total = [play(seed) for seed in range(1, 6)]
taken = time.perf_counter() - began
print(taken / sum(d for d, _ in total), taken / sum(c for _, c in total))
"""


def comparator_figures(unit: float) -> None:
    """Ratios against peers on this machine, or a sentence saying that they are not installed."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        print(
            f"\ncomparators: none, for there is no environment at {ENVIRONMENT}. To have them: "
            f"python3 -m venv {ENVIRONMENT} && {ENVIRONMENT}/bin/pip install {PEER}"
        )
        return
    ours, theirs, theirs_choice = [], [], []
    for _ in range(3):
        ours.append(decision_s("riverboat", 4))
        output = subprocess.run([python, "-c", _CATANATRON], capture_output=True, text=True, check=False)
        if output.returncode:
            print("\ncomparators: catanatron does not run there:", output.stderr.strip().splitlines()[-1])
            return
        every, choice = (float(word) for word in output.stdout.split())
        theirs.append(every)
        theirs_choice.append(choice)
    mine = statistics.median(ours)
    show(
        "comparators, random players, four seats, in turn on this machine",
        [
            Figure(
                "Catanatron, a decision", statistics.median(theirs) / mine, "times ours", 5, at_least=True
            ),
            Figure(
                "Catanatron, a decision with a choice, against any of ours",
                statistics.median(theirs_choice) / mine,
                "times ours",
                12,
                at_least=True,
            ),
        ],
    )
