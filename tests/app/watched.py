"""A program that is watched while a record is opened in it, and two such programs compared."""

from __future__ import annotations

import asyncio
import gc
import shutil
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from riverboat_desktop import paths
from riverboat_desktop.desktop import Desktop
from tests.app.running import running
from tests.app.surfaces import heard, pixels, previews, surfaces, words

Deed = Callable[[Desktop], object]
SIZE = (1000, 760)
SOON_MS = 1000
ENOUGH = 3
"""So many times in a row a window that is at rest looks the same."""


async def watched(
    qapp: QApplication, file: Path, deed: Deed, then: Callable[[Desktop], Any] | None = None
) -> dict[str, Any]:
    """Every surface of a fresh program in which this file was opened and the deed done: by name.

    At once, and with `settled` before its name when everything has come to rest; then what `then` gives.
    """
    shutil.rmtree(paths.journal_dir(), ignore_errors=True)
    paths.config_file().unlink(missing_ok=True)
    QGuiApplication.clipboard().clear()
    qapp.setCursorFlashTime(0)  # else pixels would tell when they were taken
    here = file.parent.parent / "opened.rbt"
    shutil.copyfile(file, here)
    with heard() as log:
        async with running(qapp, pace="step") as desktop:
            await asyncio.sleep(0.1)  # the window finds its place
            desktop.window.resize(*SIZE)
            await asyncio.sleep(0.1)
            desktop.open_record(str(here))
            deed(desktop)
            tidy_up()
            seen = surfaces(desktop)
            await at_rest(desktop)
            tidy_up()
            seen |= {f"settled {name}": value for name, value in surfaces(desktop).items()}
            if then is not None:
                seen["hints"] = then(desktop)
            desktop.close_game()
            seen["autosave preview"] = previews(desktop)
            seen["start screen"] = words(desktop)
    seen["program log"] = log.lines
    return seen


def tidy_up() -> None:
    """Let go of widgets that are gone already."""
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


async def at_rest(desktop: Desktop) -> None:
    """Wait until nothing in the window changes any more, not even where the machine is busy."""
    before: object = None
    same = 0
    async with asyncio.timeout(60):
        while True:
            now = (pixels(desktop.window), words(desktop))
            same = same + 1 if now == before and not awaits_something(desktop) else 0
            before = now
            if same == ENOUGH:
                return
            await asyncio.sleep(0.05)


def awaits_something(desktop: Desktop) -> bool:
    """Whether a timer runs in the window that will change something once, soon."""
    once = [timer for timer in desktop.window.findChildren(QTimer) if timer.isSingleShot()]
    return any(0 <= timer.remainingTime() < SOON_MS for timer in once)


async def compared(
    qapp: QApplication, files: Sequence[Path], deed: Deed, then: Callable[[Desktop], Any] | None = None
) -> dict[str, tuple[Any, Any]]:
    """The surfaces by which two games can be told apart, with what each shows there.

    Who finds a difference looks twice: what is told is told every time, while the order in which widgets
    that nobody needs any more go away is not always the same.
    """
    found = await _compared_once(qapp, files, deed, then)
    if found:
        again = await _compared_once(qapp, files, deed, then)
        found = {name: parts for name, parts in again.items() if name in found}
    return found


async def _compared_once(
    qapp: QApplication, files: Sequence[Path], deed: Deed, then: Callable[[Desktop], Any] | None
) -> dict[str, tuple[Any, Any]]:
    one, other = [await watched(qapp, file, deed, then) for file in files]
    return {name: first_difference(one[name], other[name]) for name in one if one[name] != other[name]}


def first_difference(one: Any, other: Any) -> tuple[Any, Any]:
    """Where two surfaces part, short enough to be read; of pixels only that they do."""
    if isinstance(one, bytes):
        return b"", b""
    if isinstance(one, list | tuple) and type(one) is type(other):
        for mine, yours in zip_longest(one, other):
            if mine != yours:
                return first_difference(mine, yours)
    return one, other
