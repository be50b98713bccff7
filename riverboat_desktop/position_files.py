"""Files of positions for the editor: read as they are written, sound or not, and written in one piece."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.core.errors import DataError
from engine.core.savefile import Record
from engine.registry import game
from engine.session.loading import load
from riverboat_desktop.record_files import RecordFileError, read_record, unsound, write_record_file
from ui.services import ServiceError


def read_position(path: Path) -> Record:
    """The record of a file without its steps: with its own position, or the one that its steps lead to.

    A position without steps may be impossible. Raises `ServiceError` for what is no record, whose steps are
    not sound, or that ends where no position can stand.
    """
    try:
        record = read_record(path)
    except RecordFileError as error:
        raise ServiceError(error.complaint) from None
    try:
        rules = game(record.setup.game)
        if record.position is None or record.entries:
            session = load(rules, record)
            record = replace(record, position=session.reached())
    except DataError as error:
        raise ServiceError(unsound(path, error).complaint) from None
    return replace(record, entries=(), lines={})


def write_position(path: Path, record: Record) -> None:
    """Write a record to a file. Raises `ServiceError` where that cannot be done."""
    try:
        write_record_file(path, record)
    except RecordFileError as error:
        raise ServiceError(error.complaint) from None
