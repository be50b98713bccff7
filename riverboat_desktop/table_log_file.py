"""A table log on disk as it goes: a thread of its own appends to it, and a killed program leaves it behind.

A file never grows beyond its bound: when the oldest part is dropped, it is written anew beside itself first.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Final

_LOG: Final = logging.getLogger(__name__)
SUFFIX: Final = ".table.jsonl"
MOST_FILES: Final = 6
"""So many evenings are kept, the one that is played among them."""
_AT_ONCE: Final = 500
"""Lines that are put together at once: the rest of the program is not kept waiting for longer."""
_CLOSE_S: Final = 5.0

Whole = Callable[[], Iterable[str]]
"""Gives all lines, when the thread comes to it."""


class TableLogFile:
    """`begin`, then `append` and `begin` again at any time, then `close`; only that waits for the disk.

    A disk that refuses ends the file and nothing else.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._work: SimpleQueue[Whole | Sequence[str] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="table log", daemon=True)
        self._thread.start()

    def begin(self, whole: Whole) -> None:
        """These lines are the file from now on."""
        self._work.put(whole)

    def append(self, lines: Sequence[str]) -> None:
        """These come after the others."""
        self._work.put(lines)

    def close(self, *, keep: bool = True) -> None:
        """Write what there is, then no more; without `keep` nothing of it stays."""
        self._work.put(None)
        self._thread.join(_CLOSE_S)  # a few lines are left, hardly ever more
        if not keep:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)

    def _run(self) -> None:
        try:
            self._write_all()
        except OSError as error:
            _LOG.warning("the table log %s cannot be written: %s", self.path, error)
            while self._work.get() is not None:
                pass

    def _write_all(self) -> None:
        beside = self.path.with_name(f"{self.path.name}.new")
        while (work := self._work.get()) is not None:
            if callable(work):
                with beside.open("wb") as file:
                    lines = iter(work())
                    while some := list(islice(lines, _AT_ONCE)):
                        file.write(_bytes(some))
                os.replace(beside, self.path)
            else:
                with self.path.open("ab") as file:
                    file.write(_bytes(work))


def _bytes(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def evening_file(made: Callable[[], Path], game: str) -> TableLogFile | None:
    """A new file for a game in the folder that is made; the oldest ones make room. None where none can be."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{stamp}-{game}{more}{SUFFIX}" for more in ("", "-2", "-3", "-4"))
    try:
        folder = made()
        path = next((folder / name for name in names if not (folder / name).exists()), None)
        kept = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: (file.stat().st_mtime_ns, file.name))
        for file in kept[: max(0, len(kept) - MOST_FILES + 1)]:
            file.unlink()
        for torn in folder.glob(f"*{SUFFIX}.new"):
            torn.unlink()
    except OSError as error:
        _LOG.warning("no table log can be kept on disk: %s", error)
        return None
    return TableLogFile(path) if path is not None else None
