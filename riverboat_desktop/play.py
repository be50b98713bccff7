"""The commands that open the window: none at all, and `play`; here it is made sure that one can be opened."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from engine.core.setup import Setup
from riverboat_desktop.record_files import RecordFileError, load_record
from riverboat_desktop.setup_arguments import seat_words, seed_from, setup_from
from riverboat_desktop.wrong_use import CommandFailed, WrongUse, check_table


def play(arguments: Namespace) -> int:
    """Open the window: on the start screen, in a saved game, or in a new one."""
    setup = _setup(arguments)
    if arguments.file is not None:
        _check_file(arguments.file)
    _check_display()
    try:
        from riverboat_desktop.app import WindowOptions, run_window
    except ImportError as error:
        raise CommandFailed(f"The window cannot be opened, for Qt cannot be loaded: {error}") from None
    return run_window(WindowOptions(setup, arguments.file, arguments.language))


def _setup(arguments: Namespace) -> Setup | None:
    """The setup of a game that is to begin at once, if one is."""
    if arguments.file is not None and (arguments.game or arguments.seats):
        raise WrongUse("play FILE goes on with a saved game; --game and --seats begin a new one")
    if arguments.command is None or arguments.file is not None:
        return None
    if not arguments.game or not arguments.seats:
        raise WrongUse("play needs a FILE, or both --game and --seats; `play --help` has examples")
    setup = setup_from(arguments, seat_words(arguments.seats, humans=True), seed=seed_from(arguments.seed))
    check_table(setup.game)
    return setup


def _check_file(name: str) -> None:
    """A file that cannot be played is refused here, in words, before a window opens."""
    try:
        record, _ = load_record(name)
    except RecordFileError as error:
        raise (WrongUse if error.missing else CommandFailed)(str(error)) from None
    check_table(record.setup.game)


def _check_display() -> None:
    """Qt would end the program at once where no display is named."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise CommandFailed(
            "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can be "
            "opened. `riverboat-desktop demo` plays a game off screen and leaves pictures of it."
        )
