"""The command `share`: a copy of a record for reading, without what is hidden from its readers."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from engine.core.savefile import REPORT
from engine.session.report import write_report
from riverboat_desktop.record_files import RecordFileError, load_record, write_text_file
from riverboat_desktop.viewers import viewer_from
from riverboat_desktop.wrong_use import SOUND, CommandFailed, WrongUse


def share(arguments: Namespace) -> int:
    """Write what everybody, or a seat, may know."""
    try:
        _, session = load_record(arguments.file)
    except RecordFileError as error:
        raise (WrongUse if error.missing else CommandFailed)(str(error)) from None
    viewer, who = viewer_from(arguments.seat, len(session.setup.seats))
    out = Path(arguments.out)
    if out.exists() and out.samefile(arguments.file):
        raise WrongUse(f"{out} is the record itself; a copy needs another name")
    if _is_something_else(out):
        raise CommandFailed(f"{out} is there already, and is no report; nothing was written")
    try:
        write_text_file(arguments.out, write_report(session, viewer))
    except RecordFileError as error:
        raise CommandFailed(str(error)) from None
    print(f"{arguments.out}: what {who} may know of the game, for reading; nobody can go on from it.")
    return SOUND


def _is_something_else(out: Path) -> bool:
    """Whether a file stands there that is no report of an earlier call, such as another game."""
    try:
        with out.open("rb") as file:
            return file.read(len(REPORT)) != REPORT.encode()
    except OSError:
        return False  # not there; or it cannot be written either, which is said then
