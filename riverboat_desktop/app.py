"""The composition root: puts Qt, look, language, settings, services and window together, and runs them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QStyleFactory

from engine.core.setup import Setup
from riverboat_desktop import paths
from riverboat_desktop.crash import CrashReports
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.event_loop import Tasks, on_terminate, run
from riverboat_desktop.settings import Settings
from riverboat_desktop.version import VERSION
from ui import accessibility
from ui.problem_words import in_words
from ui.services import ServiceError

_PIXMAP_CACHE_KB: Final = 128 * 1024
READER_VARIABLE: Final = "RIVERBOAT_DESKTOP_READER"
"""`off` here keeps the table from screen readers, should one make trouble; dialogs and panels speak still."""


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """How the window opens: straight into a new game, into a record, in a language; or as it was left."""

    setup: Setup | None = None
    record_path: str | None = None
    language: str | None = None


def run_window(options: WindowOptions) -> int:
    """Open the window and run until it is closed; 0 when all went well."""
    application = made_application(sys.argv[:1])
    if os.environ.get(READER_VARIABLE) != "off":
        accessibility.install()
    crashes = CrashReports(paths.log_dir())
    crashes.install()

    async def main() -> int:
        tasks = Tasks(crashes.report)
        settings = Settings(paths.config_file())
        desktop = Desktop(application, settings, tasks, language=options.language or "")
        crashes.show = desktop.tell_crash
        crashes.keep = desktop.keep_table_log
        on_terminate(desktop.quit)
        desktop.open()
        QTimer.singleShot(0, lambda: begin(desktop, options))
        await desktop.ended.wait()
        await tasks.close()
        return 0

    try:
        return run(application, main, crashes.report)
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 130


def made_application(arguments: Sequence[str]) -> QApplication:
    """The one QApplication, with our style and names; look and language come from the settings."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(list(arguments))
    application.setApplicationName("riverboat-desktop")
    application.setApplicationDisplayName("Riverboat Desktop")
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName("riverboat-desktop")
    application.setStyle(QStyleFactory.create("Fusion"))
    QPixmapCache.setCacheLimit(_PIXMAP_CACHE_KB)
    return application


def begin(desktop: Desktop, options: WindowOptions) -> None:
    """Go where the options say; what cannot be done is told in the window, which then shows its start."""
    try:
        if options.record_path is not None:
            desktop.open_record(options.record_path)
        elif options.setup is not None:
            desktop.start_game(options.setup)
    except ServiceError as error:
        said = error.said
        desktop.window.tell(lambda: in_words(said))
