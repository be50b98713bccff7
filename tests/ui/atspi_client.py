"""A screen reader of a few lines: starts the program it is given, and plays one turn by AT-SPI alone.

Run by the system's Python (pyatspi comes with the system) inside a D-Bus session of its own. Prints one
JSON object of what it met. Usage: atspi_client.py BUS_LAUNCHER PROGRAM ARGUMENT...
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

WAIT_S = 60.0
DEEPEST = 14


def until(find: Callable[[], Any]) -> Any:
    """What `find` gives as soon as it is something."""
    end = time.monotonic() + WAIT_S
    while True:
        found = find()
        if found:
            return found
        if time.monotonic() > end:
            raise TimeoutError("waited in vain")
        time.sleep(0.2)


def below(node: Any, depth: int = 0) -> Iterator[Any]:
    """A node and everything below it, as it is now."""
    node.clear_cache()
    yield node
    for number in range(node.childCount if depth < DEEPEST else 0):
        child = node.getChildAtIndex(number)
        if child is not None:
            yield from below(child, depth + 1)


def choosable(table: Any) -> list[Any]:
    """What says that it can be chosen."""
    return [child for child in table if child is not None and "(can be chosen)" in child.name]


def find_table(desktop: Any) -> Any:
    """The node whose children can be chosen."""
    for application in desktop:
        if application is not None:
            for node in below(application):
                if node.childCount > 5 and choosable(node):
                    return node
    return None


def press(node: Any) -> None:
    """Its first action, which has to be that of a button."""
    action = node.queryAction()
    assert action.getName(0) == "Press", action.getName(0)
    action.doAction(0)


def button(table: Any, words: str) -> Any:
    """The button of the prompt that says this."""
    for node in below(table.parent):
        if node.name == words and node.getRoleName() == "push button":
            return node
    return None


def another(table: Any, name: str) -> str:
    """The name of the table once it is another."""
    table.clear_cache()
    return table.name if table.name != name else ""


def play(desktop: Any) -> dict[str, Any]:
    """Look around, choose the third phase, end the turn."""
    table = until(lambda: find_table(desktop))
    asked = table.name
    children = [child for child in table]
    extents = [child.queryComponent().getExtents(0) for child in children]
    met = {
        "asked": asked,
        "role": table.getRoleName(),
        "names": [child.name for child in children],
        "roles": sorted({child.getRoleName() for child in children}),
        "choosable": [child.name for child in choosable(table)],
        "sizes": [(extent.width, extent.height) for extent in extents],
    }
    press(choosable(table)[2])
    met["then"] = until(lambda: another(table, asked))
    press(until(lambda: button(table, "End turn")))
    met["next"] = until(lambda: another(table, met["then"]))
    met["choosable next"] = until(lambda: [child.name for child in choosable(table)])
    return met


def main(launcher: str, command: list[str]) -> None:
    """Start the bus, the program, play, and end both."""
    bus = subprocess.Popen([launcher, "--launch-immediately"])
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    program = subprocess.Popen(command, env=environment)
    try:
        met = play(importlib.import_module("pyatspi").Registry.getDesktop(0))
        program.terminate()
        met["ended with"] = program.wait(WAIT_S)
        print(json.dumps(met))
    finally:
        program.kill()
        bus.terminate()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
