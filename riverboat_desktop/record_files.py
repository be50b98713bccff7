"""Records on disk: read whole or refused with a sentence, and written so that no crash leaves half of one."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.bots.names import bot_names
from engine.core.errors import Complaint, DataError, Problem, Sentence
from engine.core.ledger import Handover
from engine.core.savefile import MOST_BYTES, Record, RecordError, parse_record, write_record
from engine.registry import game, game_ids, unknown_game
from engine.session.loading import load
from engine.session.session import Session
from engine.session.view import Staging

_MEBIBYTES: Final = MOST_BYTES // 1024 // 1024
_TROUBLES: Final = {
    errno.EACCES: Sentence("Permission denied"),
    errno.EPERM: Sentence("Operation not permitted"),
    errno.ENOENT: Sentence("No such file or directory"),
    errno.ENOTDIR: Sentence("Not a directory"),
    errno.EISDIR: Sentence("Is a directory"),
    errno.ENAMETOOLONG: Sentence("File name too long"),
    errno.ENOSPC: Sentence("No space left on device"),
    errno.EROFS: Sentence("Read-only file system"),
    errno.EIO: Sentence("Input/output error"),
}
"""What disks refuse most often; other troubles are told in the words of the system."""


class RecordFileError(Exception):
    """A file that cannot be read or written as a record; `complaint` is what a person reads about it.

    `missing` tells that there is no such file, or none that can be opened; `problems` name the places in it.
    """

    def __init__(
        self, path: Path, said: Sentence, *, problems: tuple[Problem, ...] = (), missing: bool = False
    ) -> None:
        self.complaint = Complaint(said, problems)
        super().__init__(self.complaint)
        self.path = path
        self.problems = problems
        self.missing = missing


def reason_of(error: OSError | ValueError) -> str:
    """Why a system refused a file, as a sentence where it is one of the usual reasons."""
    if error.args and isinstance(error.args[0], Sentence):
        return error.args[0]
    if isinstance(error, OSError) and error.errno in _TROUBLES:
        return _TROUBLES[error.errno]
    # ValueError: a name that no file can have
    return getattr(error, "strerror", None) or str(error)


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
        problems.append(Problem(_line(record.lines["game"]), unknown_game(record.setup.game)))
    players = ("human", *bot_names())
    named = [
        (record.lines[f"seat {number}"], seat.controller)
        for number, seat in enumerate(record.setup.seats, start=1)
    ]
    named += [(item.number, item.controller) for item in record.entries if isinstance(item, Handover)]
    for number, name in named:
        if name not in players:
            known = ", ".join(players)
            text = Sentence("nobody plays as {name!r}; a seat may be: {known}", name=name, known=known)
            problems.append(Problem(_line(number), text))
    if problems:
        raise RecordError(tuple(problems))


def _line(number: int) -> Sentence:
    return Sentence("line {number}", number=number)


def unsound(path: str | Path, error: DataError) -> RecordFileError:
    """The error of a file whose text is no sound record, with every place."""
    said = Sentence("{file} is no sound record. The file was left as it is.", file=path)
    return RecordFileError(Path(path), said, problems=error.problems)


def _bytes(file: Path) -> bytes:
    try:
        status = os.stat(file)
        if stat.S_ISDIR(status.st_mode):
            said = Sentence("{file} is a folder; a record is a file.", file=file)
            raise RecordFileError(file, said, missing=True)
        if not stat.S_ISREG(status.st_mode):
            said = Sentence("{file} is no ordinary file, so it is not read.", file=file)
            raise RecordFileError(file, said)
        if status.st_size > MOST_BYTES:
            size = -(-status.st_size // 1024 // 1024)  # rounded up: 16 MiB and a byte are too many
            said = Sentence(
                "{file} has {size:,} MiB; a record has at most {most} MiB. "
                "It was not read, and left as it is.",
                file=file,
                size=size,
                most=_MEBIBYTES,
            )
            raise RecordFileError(file, said)
        with file.open("rb") as opened:
            found = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise RecordFileError(file, Sentence("There is no file {file}.", file=file), missing=True) from None
    except (OSError, ValueError) as error:
        said = Sentence("{file} cannot be read: {reason}.", file=file, reason=reason_of(error))
        raise RecordFileError(file, said, missing=True) from None
    if len(found) > MOST_BYTES:
        said = Sentence("{file} grew beyond {most} MiB while it was read.", file=file, most=_MEBIBYTES)
        raise RecordFileError(file, said)
    return found


def _text(file: Path, found: bytes) -> str:
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        text = Sentence("byte {byte:#04x} is not UTF-8 text", byte=found[error.start])
        said = Sentence("{file} is no text, so it is no record. The file was left as it is.", file=file)
        raise RecordFileError(file, said, problems=(Problem(_line(line), text),)) from None


def write_record_file(path: str | Path, record: Record) -> None:
    """Write a record so that the file holds the old one or the new one, whatever happens between.

    Raises `RecordFileError`; then the old file is as it was.
    """
    write_text_file(path, write_record(record))


def write_text_file(path: str | Path, text: str) -> None:
    """Write a text in the same way. Raises `RecordFileError`; then the old file is as it was."""
    file = Path(path)
    try:
        write_synced(file, text)
    except (OSError, ValueError) as error:
        said = Sentence(
            "{file} cannot be written: {reason}. What was there before was kept.",
            file=file,
            reason=reason_of(error),
        )
        raise RecordFileError(file, said) from None


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
