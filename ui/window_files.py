"""Which file the window opens or writes: asks for it, and lets the application do it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from engine.core.setup import Setup
from ui.file_dialogs import ask_open, ask_save, ask_share
from ui.services import Services

Attempt = Callable[[Callable[[], object]], bool]


class WindowFiles:
    """`attempt` does what it is given, tells what went wrong, and whether all went well."""

    def __init__(self, window: QWidget, services: Services, attempt: Attempt) -> None:
        self._window = window
        self._services = services
        self._try = attempt

    def ask_open(self) -> None:
        """Ask for a saved game."""
        folder = self._services.saves_folder()
        ask_open(self._window, folder, lambda p: self._try(lambda: self._services.open_record(p)))

    def ask_save(self, setup: Setup) -> None:
        """Ask where to save the game."""
        names, folder = [seat.name for seat in setup.seats], self._services.saves_folder()
        ask_save(self._window, folder, names, lambda p: self._try(lambda: self._services.save_record(p)))

    def ask_share(self, setup: Setup) -> None:
        """Ask where to write a copy that leaves out what is hidden."""
        names, folder = [seat.name for seat in setup.seats], self._services.saves_folder()
        ask_share(self._window, folder, names, lambda p: self._try(lambda: self._services.share_game(p)))
