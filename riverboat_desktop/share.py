"""The command `share`: a copy of a record for reading, without what is hidden from its readers."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

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
    if Path(arguments.out).exists() and Path(arguments.out).samefile(arguments.file):
        raise WrongUse(f"{arguments.out} is the record itself; a copy needs another name")
    try:
        write_text_file(arguments.out, write_report(session, viewer))
    except RecordFileError as error:
        raise CommandFailed(str(error)) from None
    print(f"{arguments.out}: what {who} may know of the game, for reading; nobody can go on from it.")
    return SOUND
