"""The command `show`: a moment of a record as a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from riverboat_desktop.offscreen import Studio, size_from
from riverboat_desktop.record_files import RecordFileError, load_record
from riverboat_desktop.viewers import viewer_from
from riverboat_desktop.wrong_use import SOUND, CommandFailed, WrongUse, check_table


def show(arguments: Namespace) -> int:
    """Draw what a seat, or the public, may see after so many steps."""
    size = size_from(arguments.size)
    try:
        _, session = load_record(arguments.file)
    except RecordFileError as error:
        raise (WrongUse if error.missing else CommandFailed)(str(error)) from None
    check_table(session.setup.game)
    at = session.length if arguments.at is None else arguments.at
    if not 0 <= at <= session.length:
        raise WrongUse(
            f"the record has {session.length} steps, so --at may be 0 to {session.length}, not {at}"
        )
    viewer, who = viewer_from(arguments.seat, len(session.setup.seats))
    studio = Studio(language=arguments.language or "en", theme=arguments.theme, size=size)
    studio.table(session.view(viewer, at=at), session.setup, Path(arguments.png))
    print(f"{arguments.png}: the table as {who} sees it after {at} of {session.length} steps.")
    return SOUND
