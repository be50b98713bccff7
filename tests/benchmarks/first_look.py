"""Loads a record in a process of its own and prints how long its first look at a table takes, in seconds.

`python -m tests.benchmarks.first_look` reads two lines of JSON: the text of the record, then what is seen.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

from engine.companion.chronicle import Chronicle
from engine.companion.evidence import Evidence
from engine.companion.explain import Explainer
from engine.companion.tableau import TableView
from engine.core.savefile import parse_record
from engine.registry import game
from engine.session.ahead import state_at
from engine.session.loading import load
from tests.table.layouts import every_place, layout_of


def first_look_s(record: str, seen: dict[str, dict[str, int]]) -> float:
    """The same from another process, in seconds."""
    told = f"{json.dumps(record)}\n{json.dumps(seen)}\n"
    command = [sys.executable, "-m", "tests.benchmarks.first_look"]
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    """Everything that a referee makes before it looks is made before the clock starts."""
    record = parse_record(json.loads(sys.stdin.readline()))
    seen = json.loads(sys.stdin.readline())
    rules = game(record.setup.game)
    session = load(rules, record)
    view = TableView(rules, session.setup, layout_of(every_place(rules, session.setup)))
    here = Chronicle(session, view).now
    explainer = Explainer(view)
    state = state_at(session)
    began = time.perf_counter()
    explainer.explain(state, Evidence(sight=seen), here)
    print(time.perf_counter() - began)


if __name__ == "__main__":
    main()
