"""The journal of a running game: every change is on disk before the next, and play goes on after a crash."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Final

from engine.core.errors import Sentence
from engine.core.savefile import write_record
from engine.core.setup import Setup
from engine.session.session import Session
from engine.session.view import Change, Staging, View
from riverboat_desktop.record_files import (
    RecordFileError,
    load_record,
    reason_of,
    sync_folder,
    write_synced,
)

_LOG: Final = logging.getLogger(__name__)
SUFFIX: Final = ".rbt"
FINISHED: Final = "finished"
DISCARDED: Final = "discarded"


@dataclass(frozen=True, slots=True)
class JournalInfo:
    """A game that was left before its end was seen. `view` is public, `controllers` are those of now.

    `torn` is the last line if it was cut off, and so dropped; empty if none was.
    """

    path: Path
    played_at_s: float
    setup: Setup
    controllers: tuple[str, ...]
    view: View
    torn: str = ""


@dataclass(frozen=True, slots=True)
class DamagedJournal:
    """A journal that cannot be played on; it is kept. `reason` says what is wrong, and where."""

    path: Path
    played_at_s: float
    reason: Sentence


class Journal:
    """Writes a session down as it goes, in a file of its own in `folder`; with `path`, in that journal.

    Make it before whoever shows or answers changes. `path` is the file, None as long as none could be
    made. A disk that refuses is told to `trouble` with a sentence (an empty one when all is well again),
    and each change tries again.
    """

    def __init__(
        self,
        session: Session,
        folder: Path,
        *,
        path: Path | None = None,
        trouble: Callable[[Sentence], None] | None = None,
    ) -> None:
        self._session = session
        self._folder = folder
        self._trouble = trouble
        self._file: FileIO | None = None
        self._closed = False
        self.problem = Sentence()
        self.path = path
        self._guarded(self._begin)
        session.subscribe(self._hear)

    def _begin(self) -> None:
        if self.path is not None and _in_use(self.path):
            name, self.path = self.path.name, None
            self._write_whole()
            _LOG.warning("%s is being played by another program; this game goes on in %s", name, self.path)
            return
        self._write_whole()

    def _hear(self, change: Change) -> None:
        if self._closed or not change.journal:
            return
        corrected = len(change.journal) > 1 and change.journal[0].startswith("undo ")
        if self._file is None or corrected:  # half of a correction would be lost steps
            self._guarded(self._write_whole)
        else:
            self._guarded(lambda: self._append(change.journal))

    def _append(self, lines: tuple[str, ...]) -> None:
        assert self._file is not None
        text = "".join(f"{line}\n" for line in lines).encode()
        if self._file.write(text) != len(text):
            raise OSError(Sentence("the disk took only a part of a line"))
        os.fsync(self._file.fileno())

    def _write_whole(self) -> None:
        """The record so far, in one go: at the start, on resuming, and after a disk had refused."""
        self._release()
        if self.path is None:
            self.path = _fresh_file(self._folder, self._session.setup.game)
        write_synced(self.path, write_record(self._session.record()))
        self._file = FileIO(self.path, "ab")
        _lock(self._file)

    def _guarded(self, work: Callable[[], None]) -> None:
        """A disk that refuses must not stop the game; the next change writes everything anew."""
        try:
            work()
            problem = Sentence()
        except OSError as error:
            _LOG.warning("the journal %s cannot be written: %s", self.path, error)
            self._release()
            problem = Sentence(
                "The game is not being saved: {file} cannot be written ({reason}).",
                file=self.path or self._folder,
                reason=reason_of(error),
            )
        if problem != self.problem:
            self.problem = problem
            if self._trouble is not None:
                self._trouble(problem)

    def close(self) -> None:
        """Stop writing. The journal of a finished game moves out of the list of those to resume."""
        if self._closed:
            return
        self._closed = True
        self._release()
        if self._session.over and self.path is not None:
            with suppress(OSError):
                _moved(self.path, FINISHED)

    def _release(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def _fresh_file(folder: Path, game_id: str) -> Path:
    """An empty file with a name that no other journal has or ever had."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 10_000):
        file = folder / f"{game_id}-{stamp}-{os.getpid()}-{number}{SUFFIX}"
        if any((folder / aside / file.name).exists() for aside in (FINISHED, DISCARDED)):
            continue
        with suppress(FileExistsError):
            file.touch(exist_ok=False)
            return file
    raise OSError(Sentence("no free name for a journal in {folder}", folder=folder))


def journals(folder: Path) -> tuple[JournalInfo | DamagedJournal, ...]:
    """What was left in the folder, last played first: games to resume, and files that are damaged.

    A game that a running program has open is not listed, nor is a finished one, unless the program was
    killed after its last step: then people have not seen what it came to.
    """
    found: list[JournalInfo | DamagedJournal] = []
    for file in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        item = _looked_at(file)
        if item is not None:
            found.append(item)
    return tuple(sorted(found, key=lambda item: item.played_at_s, reverse=True))


def resumable(folder: Path) -> list[JournalInfo]:
    """The games of `journals` that can be resumed."""
    return [item for item in journals(folder) if isinstance(item, JournalInfo)]


def damaged(folder: Path) -> list[DamagedJournal]:
    """The files of `journals` that cannot be read."""
    return [item for item in journals(folder) if isinstance(item, DamagedJournal)]


def _looked_at(file: Path) -> JournalInfo | DamagedJournal | None:
    try:
        status = file.stat()
    except OSError:
        return None
    if status.st_size == 0 or _in_use(file):
        return None
    try:
        record, session = load_record(file, journal=True)
    except RecordFileError as error:
        return DamagedJournal(file, status.st_mtime, error.complaint)
    controllers = tuple(session.controllers)
    return JournalInfo(file, status.st_mtime, session.setup, controllers, session.view(), record.torn)


def resume(path: Path, *, staging: Staging = Staging.NEVER) -> Session:
    """The session of a journal, as far as its last whole line. Raises `RecordFileError`.

    Go on with `Journal(session, path.parent, path=path)`, then `session.start()`.
    """
    return load_record(path, journal=True, staging=staging)[1]


def discard(path: Path) -> Path:
    """Take a journal off the list; it is kept in a folder beside it, whose file is given."""
    return _moved(path, DISCARDED)


def restore(path: Path) -> Path:
    """Put a journal that was discarded back on the list; `path` is where it lay before."""
    aside = path.parent / DISCARDED / path.name
    os.replace(aside, path)
    sync_folder(path.parent)
    return path


def _moved(path: Path, aside: str) -> Path:
    folder = path.parent / aside
    folder.mkdir(exist_ok=True)
    os.replace(path, folder / path.name)
    sync_folder(path.parent)
    return folder / path.name


try:
    import fcntl
except ImportError:  # not on this system: there a game that another program plays is listed too

    def _lock(opened: FileIO) -> None:
        """Nothing that could be done."""

    def _in_use(file: Path) -> bool:
        return False

else:

    def _lock(opened: FileIO) -> None:
        """Mark the file as being played; the mark goes with the process, however it ends."""
        with suppress(OSError):
            fcntl.flock(opened.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _in_use(file: Path) -> bool:
        try:
            with file.open("rb") as opened:
                fcntl.flock(opened.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False
