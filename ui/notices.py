"""What the window tells in its notice bar, as texts that follow the language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.bars import Text
from ui.readers.words import fault_words

translate = QCoreApplication.translate


def crash_notice(report: str) -> Text:
    """Something went wrong, and where it is written down."""
    return lambda: translate(
        "MainWindow",
        "Something went wrong in the program. The game is kept and play can go on; what happened "
        "is written down in {file}.",
    ).format(file=report)


def settings_notice(kept: str) -> Text:
    """The settings could not be read, and where they were kept."""
    return lambda: translate(
        "MainWindow",
        "The settings could not be read, so the usual ones are used. The old file was kept as {file}.",
    ).format(file=kept)


def keyboard_notice() -> str:
    """A reader that types does so for another keyboard layout."""
    return translate("MainWindow", "A reader typed, but {trouble}.").format(
        trouble=fault_words("wrong-layout")
    )


def torn_notice() -> str:
    """The last line of a game that was resumed is lost."""
    return translate(
        "MainWindow",
        "The last line of this game was cut off and could not be read. Everything before it is here.",
    )
