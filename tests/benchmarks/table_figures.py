"""What following a table costs: explaining one stable observation, in the worst positions of whole games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from engine.companion.evidence import Evidence
from engine.companion.explain import Explainer
from engine.companion.tableau import TableView
from engine.core.chance import Rng
from engine.core.game import Terminal
from engine.core.savefile import write_header
from engine.registry import game
from tests.benchmarks.first_look import first_look_s
from tests.benchmarks.unit import Figure
from tests.contract.plays import setup_of
from tests.table.layouts import every_place, layout_of

GOAL_S = 0.05
DEEPEST = 3
FIRST = "at the first look of a process"
FIRST_LOOKS = 5
"""Of so many positions of each play."""


def table_figures(game_id: str, *, plays: int = 2) -> list[Figure]:
    """The worst time to explain one, two and three steps, and something that cannot be explained.

    The last figure is the first look of a fresh process, at positions spread over each play.
    """
    worst: dict[str, float] = {}
    for seed in range(plays):
        for record, seen in _one_play(game(game_id), game_id, seed, worst):
            first = first_look_s(record, seen)
            worst[FIRST] = max(worst.get(FIRST, 0.0), first)
    return [
        Figure(f"explaining {what}, worst position", seconds * 1e3, "ms", GOAL_S * 1e3)
        for what, seconds in sorted(worst.items())
    ]


def _one_play(
    rules: Any, game_id: str, seed: int, worst: dict[str, float]
) -> Iterator[tuple[str, dict[str, dict[str, int]]]]:
    """Times a play, and gives a few of its records with what is seen and cannot be explained."""
    setup = setup_of(rules, 4, 2 * seed)
    view = TableView(rules, setup, layout_of(every_place(rules, setup)))
    explainer = Explainer(view)
    rng = Rng(seed)
    states = [rules.new_state(setup)]
    lines: list[str] = []
    while not isinstance(rules.node(states[-1]), Terminal):
        states.append(states[-1].clone())
        node = rules.node(states[-2])
        step = _step(rules, states[-2], rng)
        who = "*" if hasattr(node, "audience") else str(node.seat + 1)
        lines.append(f"{who} {rules.write(step, states[-2])}")
        rules.apply(states[-1], step)
    numbers = range(0, len(states) - DEEPEST, 3)
    for number in numbers:
        for ahead in range(1, DEEPEST + 1):
            after = view.of(states[number + ahead])
            seen = _sight(view, after)
            _time(worst, f"{ahead} steps", explainer, states[number], seen)
        _time(worst, "what cannot be", explainer, states[number], _spoilt(seen))
        if number in numbers[:: max(1, len(numbers) // FIRST_LOOKS)]:
            header = write_header(setup, mode="table")
            yield header + "".join(f"{line}\n" for line in lines[:number]), _spoilt(seen)


def _step(rules: Any, state: Any, rng: Rng) -> Any:
    node = rules.node(state)
    if hasattr(node, "audience"):
        return rng.draw(rules.chance_outcomes(state))
    legal = rules.legal_actions(state)
    return legal[rng.below(len(legal))]


def _sight(view: TableView, tableau: Any) -> dict[str, dict[str, int]]:
    seen: dict[str, dict[str, int]] = {station.id: {} for station in view.layout.stations if not station.pad}
    for spot, count in tableau.counts.items():
        seen[spot.station][spot.piece] = count
    for there in tableau.hidden:
        station = view.layout.sees(there.place)
        for piece in sorted(there.pieces)[: there.number] if station else ():
            seen[station][piece] = seen[station].get(piece, 0) + 1
    return seen


def _spoilt(seen: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """The same with everything of one station at another."""
    stations = [station for station, pieces in seen.items() if pieces]
    if len(stations) > 1:
        return {**seen, stations[0]: seen[stations[1]], stations[1]: seen[stations[0]]}
    return seen


def _time(worst: dict[str, float], what: str, explainer: Explainer, state: Any, seen: Any) -> None:
    """The best of three looks: tables of an edition are made once, and other programs run beside."""
    best = min(_once(explainer, state, seen) for _ in range(3))
    worst[what] = max(worst.get(what, 0.0), best)


def _once(explainer: Explainer, state: Any, seen: Any) -> float:
    began = time.perf_counter()
    explainer.explain(state, Evidence(sight=seen))
    return time.perf_counter() - began
