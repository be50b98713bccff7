"""Pictures without a window: Qt off screen, started when the first picture is wanted and never before."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Final

from engine.core.setup import Setup
from engine.session.view import View
from riverboat_desktop.wrong_use import CommandFailed, WrongUse

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

LANGUAGES: Final = ("en", "zh_TW")
THEMES: Final = ("light", "dark")
_SMALLEST: Final = 200
_LARGEST: Final = 8000


def size_from(text: str) -> tuple[int, int]:
    """Width and height of `1280x800`. Raises `WrongUse`."""
    words = text.lower().split("x")
    if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 6 for word in words):
        raise WrongUse(f"a size reads 1280x800, not {text!r}")
    width, height = map(int, words)
    if not all(_SMALLEST <= side <= _LARGEST for side in (width, height)):
        raise WrongUse(f"a picture has from {_SMALLEST} to {_LARGEST} pixels a side, not {text!r}")
    return width, height


class Studio:
    """Draws tables and score sheets in one language, theme and size (in pixels).

    Raises `CommandFailed` where Qt, or a library of the system that it needs, is missing.
    """

    def __init__(self, *, language: str, theme: str, size: tuple[int, int]) -> None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        try:
            from PySide6.QtCore import QSize
            from PySide6.QtWidgets import QApplication

            from ui.final_sheet import render_final_sheet
            from ui.language import Translators
            from ui.render import render_table
            from ui.theme import theme as theme_named
        except ImportError as error:
            raise CommandFailed(f"No picture can be drawn here, for Qt cannot be loaded: {error}") from None
        self._application = QApplication.instance() or QApplication(["riverboat-desktop"])
        self._translators = Translators()
        self._translators.show(language)
        self._render_table = render_table
        self._render_final_sheet = render_final_sheet
        self._theme = theme_named("dark" if theme == "dark" else "light")
        self._size = QSize(*size)

    def table(self, view: View, setup: Setup, file: Path) -> None:
        """The table as the view shows it, as a PNG file."""
        with interrupts_wait():
            _saved(self._render_table(view, setup, self._theme, self._size), file)

    def final_sheet(self, view: View, setup: Setup, file: Path) -> None:
        """The final score sheet, as a PNG file."""
        with interrupts_wait():
            _saved(self._render_final_sheet(view, setup, self._theme, self._size), file)


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl+C comes when this is done, for Qt does not survive an exception in the middle of painting."""
    if current_thread() is not main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        signal.raise_signal(signal.SIGINT)


def _saved(image: QImage, file: Path) -> None:
    if not image.save(str(file), "PNG"):  # type: ignore[call-overload]  # a bytes format, says the stub; a str works
        raise CommandFailed(f"The picture {file} cannot be written.")
