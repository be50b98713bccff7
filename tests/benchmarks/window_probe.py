"""Runs one measurement of the window in a process of its own and prints its numbers as JSON.

`python -m tests.benchmarks.window_probe MEASUREMENT GAME STARTED`; see `window_figures` for what they mean.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer

from engine.core.setup import SeatSetup, Setup
from riverboat_desktop import app as application
from riverboat_desktop.desktop import Desktop

NAMES = ("Ann", "Bo", "Cy", "Dee")


def memory_mb() -> float:
    """The most memory this process has held, in MB."""
    with open("/proc/self/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


class Paints(QObject):
    """Tells of every paint event of the application, after it."""

    def __init__(self, painted: Callable[[QObject], None]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Never keeps an event."""
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, lambda: self._painted(watched))
        return False


def run(begin: Callable[[Desktop], None], setup: Setup | None = None) -> None:
    """The real program, with `begin` called once its window has been opened."""
    usual = application.begin

    def instead(desktop: Desktop, options: application.WindowOptions) -> None:
        usual(desktop, options)
        begin(desktop)

    application.begin = instead
    application.run_window(application.WindowOptions(setup=setup))


def answer(desktop: Desktop, numbers: dict[str, float]) -> None:
    """Print and leave."""
    print(json.dumps(numbers), flush=True)
    desktop.quit()


def seats(game_id: str, *controllers: str) -> Setup:
    """A game with these controllers."""
    return Setup(
        game_id,
        tuple(SeatSetup(name, who) for name, who in zip(NAMES, controllers, strict=False)),
        seed=4,
    )


def start(game_id: str, begun: float) -> None:
    """From the start of the process to the first paint, and the memory then."""
    made = application.made_application
    first: list[float] = []
    paints = Paints(lambda _: first.append(time.time()))

    def watched(arguments: Any) -> Any:
        qt = made(arguments)
        qt.installEventFilter(paints)
        return qt

    application.made_application = watched

    def report(desktop: Desktop) -> None:
        if first:
            answer(desktop, {"ms": (first[0] - begun) * 1000, "mb": memory_mb()})
        else:
            QTimer.singleShot(5, lambda: report(desktop))

    run(report)


def _table(desktop: Desktop) -> Any:
    from ui.table_view import TableView  # only here, for a start does not load the table

    return desktop.window.findChild(TableView)


def _open(desktop: Desktop) -> None:
    """Lift the curtain if one hangs before the table."""
    bridge = _table(desktop).bridge
    if bridge.awaited >= 0:
        bridge.open()


def _later(ms: int, call: Callable[[], None]) -> None:
    QTimer.singleShot(ms, call)


def game(game_id: str, _: float) -> None:
    """Memory with four seats on the table, a repaint of the whole table, and 60 pieces moving."""

    def begin(desktop: Desktop) -> None:
        desktop.window.resize(2560, 1440)
        _later(1500, lambda: repaint(desktop))

    def repaint(desktop: Desktop) -> None:
        _open(desktop)
        viewport = _table(desktop).tabletop.viewport()
        viewport.repaint()
        taken = []
        for _ in range(25):
            began = time.perf_counter()
            viewport.repaint()
            taken.append((time.perf_counter() - began) * 1000)
        numbers = {"repaint_ms": statistics.median(taken), "mb": memory_mb()}
        desktop.window.resize(1280, 800)
        _later(800, lambda: move(desktop, numbers))

    def move(desktop: Desktop, numbers: dict[str, float]) -> None:
        from ui.animator import Track

        table = _table(desktop)
        items = list(table.scene._items.values())[-60:]
        way = QPointF(160, 90)
        tracks = [Track(item, item.pos(), item.pos() + way, (1.0, 1.0)) for item in items]
        stamps: list[float] = []
        watch = Paints(lambda _: stamps.append(time.perf_counter()))
        table.tabletop.viewport().installEventFilter(watch)

        def done() -> None:
            table.tabletop.viewport().removeEventFilter(watch)
            gaps = [(b - a) * 1000 for a, b in pairwise(stamps)]
            seconds = stamps[-1] - stamps[0]
            numbers.update(
                moving=len(items), fps=(len(stamps) - 1) / seconds, gap_ms=max(gaps), frames=len(stamps)
            )
            answer(desktop, numbers)

        table.scene.animator.run(tracks, 700, done)

    run(begin, seats(game_id, "human", "human", "human", "human"))


def step(game_id: str, _: float) -> None:
    """From a step that enters the session to the end of its first paint."""
    taken: list[float] = []

    def begin(desktop: Desktop) -> None:
        desktop.window.resize(1280, 800)
        _later(1200, lambda: once(desktop))

    def once(desktop: Desktop) -> None:
        table = _table(desktop)
        session = table.bridge.session
        if len(taken) >= 40 or session.over:
            answer(desktop, {"ms": statistics.median(taken), "most_ms": max(taken)})
            return
        if session.waiting:
            session.proceed()
            _later(500, lambda: once(desktop))
            return
        if table.bridge.awaited >= 0:
            _open(desktop)
            _later(300, lambda: once(desktop))
            return
        began = time.perf_counter()
        seen: list[float] = []
        watch = Paints(lambda _: seen.append(time.perf_counter()))
        table.tabletop.viewport().installEventFilter(watch)
        legal = session.legal()
        session.submit(legal[len(legal) // 2])

        def check() -> None:
            if not seen:
                _later(2, check)
                return
            table.tabletop.viewport().removeEventFilter(watch)
            taken.append((seen[0] - began) * 1000)
            _later(400, lambda: once(desktop))

        check()

    run(begin, seats(game_id, "human", "human", "human", "human"))


def bots(game_id: str, _: float) -> None:
    """The longest gap between ticks of a fine timer while bots play with a journal and animation."""
    ticks: list[float] = []

    def begin(desktop: Desktop) -> None:
        from dataclasses import replace

        desktop.window.resize(1280, 800)
        desktop.set_preferences(replace(desktop.preferences, pace="instant", animation="fast"))
        timer = QTimer(desktop.window)
        timer.setInterval(2)
        timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
        _later(1500, timer.start)
        _later(9500, lambda: report(desktop))

    def report(desktop: Desktop) -> None:
        gaps = sorted((b - a) * 1000 for a, b in pairwise(ticks))
        steps = _table(desktop).bridge.session.length
        answer(desktop, {"most_ms": gaps[-1], "p99_ms": gaps[int(len(gaps) * 0.99)], "steps": steps})

    run(begin, seats(game_id, "greedy", "greedy", "greedy", "greedy"))


if __name__ == "__main__":
    measurements = {"start": start, "game": game, "step": step, "bots": bots}
    measurements[sys.argv[1]](sys.argv[2], float(sys.argv[3]))
