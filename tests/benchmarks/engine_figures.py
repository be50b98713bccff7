"""What the rules cost: random play, copies, views, replays, and the import."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from functools import partial

from engine.core.chance import Rng
from engine.core.game import Chance, Decision, Terminal
from engine.core.savefile import parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load
from engine.session.session import Session
from tests.benchmarks.plays import midgame, random_play, setup
from tests.benchmarks.unit import Figure, median_s

PLAYS = 25
RECORD_STEPS = 300
_IMPORT = """
import sys, time
before = set(sys.modules)
began = time.perf_counter()
import engine.registry
engine.registry.game(sys.argv[1])
taken = time.perf_counter() - began
outside = sorted(
    name for name in sys.modules
    if name not in before and name.split(".")[0] not in sys.stdlib_module_names
    and name.split(".")[0] != "engine"
)
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(taken * 1000, int(peak.split()[1]) / 1024, len(outside))
"""


def engine_figures(game_id: str, unit: float) -> list[Figure]:
    """All figures of one game's rules in pure Python."""
    figures = [
        Figure(f"random play, {seats} seats, a decision", decision_s(game_id, seats) / unit, "units", 100)
        for seats in (2, 3, 4)
    ]
    state = midgame(game_id, 4)
    rules = game(game_id)
    agreed = setup(game_id, 4, seed=5)
    seen = rules.observe(state, 0)
    rng = Rng(1)
    many = range(500)
    clone = median_s(lambda: [state.clone() for _ in many], 9) / len(many)
    observe = median_s(lambda: [rules.observe(state, 0) for _ in many], 9) / len(many)
    determinise = median_s(lambda: [rules.determinise(agreed, seen, rng) for _ in many], 9) / len(many)
    figures += [
        Figure("clone of a state with 4 seats", clone / unit, "units", 50),
        Figure("observe", observe / unit, "units", 1_000),
        Figure("determinise", determinise / unit, "units", 1_000),
        Figure(f"replay of a {RECORD_STEPS}-step record", _replay_s(game_id) / unit, "units", 150_000),
        Figure("checked apply with events, against bare", _checked_ratio(game_id), "times", 3),
        Figure("a decision late in the play, against early", _growth(game_id), "times", 2),
    ]
    return figures + _import_figures(game_id)


def decision_s(game_id: str, seats: int) -> float:
    """Seconds of one decision of random play, chance included: the median of five runs.

    Every run has plays of its own, so that nothing kept from an earlier play is found again.
    """
    rules = game(game_id)
    for seed in range(PLAYS):
        random_play(rules, setup(game_id, seats, seed))
    taken = []
    for run in range(1, 6):
        decisions = 0
        began = time.perf_counter()
        for seed in range(run * PLAYS, (run + 1) * PLAYS):
            decisions += random_play(rules, setup(game_id, seats, seed))[1]
        taken.append((time.perf_counter() - began) / decisions)
    return statistics.median(taken)


def _replay_s(game_id: str) -> float:
    rules = game(game_id)
    session = Session(rules, Setup(game_id, tuple(SeatSetup(f"Seat {n}") for n in range(1, 5)), seed=3))
    session.start()
    rng = Rng(3)
    while session.length < RECORD_STEPS and not session.over:
        legal = session.legal()
        session.submit(legal[rng.below(len(legal))])
    text = write_record(session.record())
    return median_s(lambda: load(rules, parse_record(text)), 7)


def _checked_ratio(game_id: str) -> float:
    """Seconds spent in `apply` over one play, checked and with events, against bare."""
    ratios = []
    for seed in range(9):
        agreed = setup(game_id, 4, seed)
        bare = median_s(partial(_apply_all, agreed, checked=False), 3)
        checked = median_s(partial(_apply_all, agreed, checked=True), 3)
        ratios.append(checked / bare)
    return statistics.median(ratios)


def _line(agreed: Setup) -> list[object]:
    """The steps of one random play."""
    rules = game(agreed.game)
    known = _LINES.get((agreed.game, agreed.seed))
    if known is None:
        state = rules.new_state(agreed)
        rng = Rng(agreed.seed)
        known = []
        while True:
            node = rules.node(state)
            if isinstance(node, Terminal):
                break
            if isinstance(node, Chance):
                step = rng.draw(rules.chance_outcomes(state))
            else:
                legal = rules.legal_actions(state)
                step = legal[rng.below(len(legal))]
            known.append(step)
            rules.apply(state, step, trusted=True)
        _LINES[agreed.game, agreed.seed] = known
    return known


_LINES: dict[tuple[str, int], list[object]] = {}


def _apply_all(agreed: Setup, *, checked: bool) -> None:
    rules = game(agreed.game)
    steps = _line(agreed)
    state = rules.new_state(agreed)
    for step in steps:
        if checked:
            rules.apply(state, step, [])
        else:
            rules.apply(state, step, trusted=True)


def _growth(game_id: str) -> float:
    """How much longer a legal set and a step take in the last third of a play than in the first."""
    rules = game(game_id)
    ratios = []
    for seed in range(9):
        agreed = setup(game_id, 4, seed)
        steps = _line(agreed)
        state = rules.new_state(agreed)
        stamps = [time.perf_counter()]
        for step in steps:
            if isinstance(rules.node(state), Decision):
                len(rules.legal_actions(state))
            rules.apply(state, step, trusted=True)
            stamps.append(time.perf_counter())
        third = len(steps) // 3
        ratios.append((stamps[-1] - stamps[-1 - third]) / (stamps[third] - stamps[0]))
    return statistics.median(ratios)


def _import_figures(game_id: str) -> list[Figure]:
    runs = []
    cached = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(5):
        output = subprocess.run(
            [sys.executable, "-c", _IMPORT, game_id], capture_output=True, text=True, check=True, env=cached
        ).stdout
        runs.append([float(word) for word in output.split()])
    taken, memory, outside = (statistics.median(column) for column in zip(*runs, strict=True))
    return [
        Figure("importing the engine", taken, "ms", 50),
        Figure("memory after it, interpreter included", memory, "MB", 25),
        Figure("modules from outside the standard library", outside, "modules", 0),
    ]
