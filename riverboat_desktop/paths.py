"""Where the program keeps its files: folders of the user, made when they are first asked for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

HOME_VARIABLE: Final = "RIVERBOAT_DESKTOP_HOME"
"""If the environment names a folder here, everything is kept below it."""
_NAME: Final = "riverboat-desktop"


def data_dir() -> Path:
    """The folder of everything that must not be lost."""
    # Imported late: finding the folders of a system is not free, and an overridden home needs none.
    if home := os.environ.get(HOME_VARIABLE):
        return _made(Path(home).expanduser().absolute())
    from platformdirs import user_data_path

    return _made(user_data_path(_NAME, appauthor=False))


def saves_dir() -> Path:
    """The folder that is offered for records which a person saves."""
    return _made(data_dir() / "saves")


def journal_dir() -> Path:
    """The folder of the journals of running games."""
    return _made(data_dir() / "journal")


def table_logs_dir() -> Path:
    """The folder of what readers and people said at real tables, a file for each evening."""
    return _made(data_dir() / "table-logs")


def boxes_dir() -> Path:
    """The folder of boxes: which tag is on which piece."""
    return _made(data_dir() / "boxes")


def editions_dir() -> Path:
    """The folder of editions: what people have copied out of their own boxes."""
    return _made(data_dir() / "editions")


def score_pad_dir() -> Path:
    """The folder of sheets of the score pad, drafts among them."""
    return _made(data_dir() / "score-pad")


def demo_dir() -> Path:
    """The folder in which demonstration games leave their pictures."""
    return _made(data_dir() / "demo")


def log_dir() -> Path:
    """The folder of reports about errors."""
    if os.environ.get(HOME_VARIABLE):
        return _made(data_dir() / "log")
    from platformdirs import user_log_path

    return _made(user_log_path(_NAME, appauthor=False))


def config_file() -> Path:
    """The file of the settings; it may not exist yet, its folder does."""
    if os.environ.get(HOME_VARIABLE):
        return data_dir() / "settings.json"
    from platformdirs import user_config_path

    return _made(user_config_path(_NAME, appauthor=False)) / "settings.json"


def _made(folder: Path) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
