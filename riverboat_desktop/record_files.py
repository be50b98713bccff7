"""Records on disk: read whole or refused with a sentence, and written so that no crash leaves half of one."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.bots.names import bot_names
from engine.core.errors import DataError, Problem
from engine.core.ledger import Handover
from engine.core.savefile import (
    MOST_BYTES,
    MOST_PROBLEMS,
    Record,
    RecordError,
    parse_record,
    write_record,
)
from engine.registry import game, game_ids
from engine.session.loading import load
from engine.session.session import Session
from engine.session.view import Staging

_LONGEST_PROBLEM: Final = 300
"""In characters; what stands in a file may be repeated in a message, but not pages of it."""


class RecordFileError(Exception):
    """A file that cannot be read or written as a record; `str` is what a person reads about it.

    `missing` tells that there is no such file; `problems` name the places in it.
    """

    def __init__(
        self, path: Path, sentence: str, *, problems: tuple[Problem, ...] = (), missing: bool = False
    ) -> None:
        listed = [f"  {_short(str(problem))}" for problem in problems[:MOST_PROBLEMS]]
        if len(problems) > MOST_PROBLEMS:
            listed.append(f"  and {len(problems) - MOST_PROBLEMS} more")
        super().__init__("\n".join([sentence, *listed]))
        self.path = path
        self.problems = problems
        self.missing = missing


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_PROBLEM else f"{text[:_LONGEST_PROBLEM]} …"


def read_record(path: str | Path, *, journal: bool = False) -> Record:
    """The record in a file. Raises `RecordFileError`; the file is never touched.

    A file above 16 MiB is refused before it is read. In a journal a torn last line is dropped.
    """
    file = Path(path)
    text = _text(file, _bytes(file))
    try:
        return parse_record(text, journal=journal)
    except DataError as error:
        raise unsound(file, error) from None


def load_record(
    path: str | Path, *, journal: bool = False, staging: Staging = Staging.NEVER
) -> tuple[Record, Session]:
    """The record in a file and its session, replayed to the end. Raises `RecordFileError`.

    Nothing is dealt yet: `Session.start` goes on from there.
    """
    record = read_record(path, journal=journal)
    try:
        _check_names(record)
        return record, load(game(record.setup.game), record, staging=staging)
    except DataError as error:
        raise unsound(path, error) from None


def _check_names(record: Record) -> None:
    """Raise `RecordError` for a game that there is not, and for seats of whom nobody knows how they play."""
    problems = []
    if record.setup.game not in game_ids():
        text = f"unknown game {record.setup.game!r}; there are: {', '.join(game_ids())}"
        problems.append(Problem(f"line {record.lines['game']}", text))
    players = ("human", *bot_names())
    named = [
        (record.lines[f"seat {number}"], seat.controller)
        for number, seat in enumerate(record.setup.seats, start=1)
    ]
    named += [(item.number, item.controller) for item in record.entries if isinstance(item, Handover)]
    for number, name in named:
        if name not in players:
            text = f"nobody plays as {name!r}; a seat may be: {', '.join(players)}"
            problems.append(Problem(f"line {number}", text))
    if problems:
        raise RecordError(tuple(problems))


def unsound(path: str | Path, error: DataError) -> RecordFileError:
    """The error of a file whose text is no sound record, with every place."""
    sentence = f"{path} is no sound record. The file was left as it is."
    return RecordFileError(Path(path), sentence, problems=error.problems)


def _bytes(file: Path) -> bytes:
    try:
        status = os.stat(file)
        if stat.S_ISDIR(status.st_mode):
            raise RecordFileError(file, f"{file} is a folder; a record is a file.")
        if not stat.S_ISREG(status.st_mode):
            raise RecordFileError(file, f"{file} is no ordinary file, so it is not read.")
        if status.st_size > MOST_BYTES:
            size = -(-status.st_size // 1024 // 1024)  # rounded up: 16 MiB and a byte are too many
            raise RecordFileError(
                file,
                f"{file} has {size:,} MiB; a record has at most {MOST_BYTES // 1024 // 1024} MiB. "
                "It was not read, and left as it is.",
            )
        with file.open("rb") as opened:
            found = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise RecordFileError(file, f"There is no file {file}.", missing=True) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordFileError(file, f"{file} cannot be read: {reason}.", missing=True) from None
    if len(found) > MOST_BYTES:
        raise RecordFileError(file, f"{file} grew beyond {MOST_BYTES // 1024 // 1024} MiB while it was read.")
    return found


def _text(file: Path, found: bytes) -> str:
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        place = Problem(f"line {line}", f"byte {found[error.start]:#04x} is not UTF-8 text")
        sentence = f"{file} is no text, so it is no record. The file was left as it is."
        raise RecordFileError(file, sentence, problems=(place,)) from None


def write_record_file(path: str | Path, record: Record) -> None:
    """Write a record so that the file holds the old one or the new one, whatever happens between.

    Raises `RecordFileError`; then the old file is as it was.
    """
    file = Path(path)
    try:
        write_synced(file, write_record(record))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        sentence = f"{file} cannot be written: {reason}. What was there before was kept."
        raise RecordFileError(file, sentence) from None


def write_synced(file: Path, text: str) -> None:
    """Replace a file's text at once and for good: written beside it, synced, moved over it, folder synced."""
    target = file.resolve()  # a link stays a link
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder survive a power cut, where the system can do that."""
    if os.name == "nt":  # a folder cannot be opened there, and its names are synced with the file
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
