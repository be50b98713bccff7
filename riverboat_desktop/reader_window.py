"""The command `reader simulate FAMILY --window`: a virtual reader's small window, as a program of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hardware.discovery import PortInfo
from hardware.simulator.faults import Faults
from hardware.telling import told
from riverboat_desktop import paths
from riverboat_desktop.app import made_application
from riverboat_desktop.crash import CrashReports
from riverboat_desktop.event_loop import on_terminate, run
from riverboat_desktop.reader_listening import Which, listen
from riverboat_desktop.settings import Settings
from riverboat_desktop.virtual_desk import EmbeddedReader, TerminalReader, virtual_model
from riverboat_desktop.wrong_use import CommandFailed
from ui import accessibility
from ui.fonts import load_fonts
from ui.language import Translators, chosen_language
from ui.panel_stylesheet import panel_stylesheet
from ui.readers.desk import VirtualDesk, VirtualModel
from ui.readers.virtual_window import VirtualWindow
from ui.stylesheet import stylesheet
from ui.theme import Theme, application_palette, theme


@dataclass(frozen=True, slots=True)
class WindowOrder:
    """What is simulated; `inside` without a pseudo terminal, so that its reads are printed here."""

    model: str
    game: str
    faults: Faults
    speed: int
    link: Path | None
    inside: bool


def open_window(order: WindowOrder, say: Callable[[str], object]) -> int:
    """Open the window until it is closed; `say` is told the name of the port, empty when it is unplugged."""
    application = made_application(["riverboat-desktop"])
    accessibility.install()
    settings = Settings(paths.config_file())
    translators = Translators()
    translators.show(chosen_language(settings.preferences.language))
    look = _shown_look(application, settings)
    made: list[VirtualDesk] = []

    def begin(model: VirtualModel) -> VirtualDesk:
        desk = _inside(model, order) if order.inside else _outside(model, order, say)
        made.append(desk)
        return desk

    async def main() -> int:
        closed = asyncio.Event()
        on_terminate(closed.set)
        window = VirtualWindow([virtual_model(order.model)], begin, look, game=order.game)
        window.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        window.show_faults(order.faults.flicker, order.faults.loss)
        window.finished.connect(lambda _result: closed.set())
        window.show()
        await closed.wait()
        window.close()
        return 0

    try:
        return run(application, main, CrashReports(paths.log_dir()).report)
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    finally:
        for desk in made:
            desk.close()


def _shown_look(application: QApplication, settings: Settings) -> Theme:
    """Letters and colours as in the program."""
    preferences = settings.preferences
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    name = "dark" if preferences.theme == "dark" or (preferences.theme == "system" and dark) else "light"
    look = theme("dark" if name == "dark" else "light", preferences.colour_blind).scaled(preferences.scale)
    font = application.font()
    font.setFamily(load_fonts())
    font.setPixelSize(look.text_px)
    application.setFont(font)
    application.setPalette(application_palette(look))
    application.setStyleSheet(stylesheet(look) + panel_stylesheet(look))
    return look


def _outside(model: VirtualModel, order: WindowOrder, say: Callable[[str], object]) -> VirtualDesk:
    try:
        desk = TerminalReader(model, speed=order.speed, faults=order.faults, link=order.link, changed=say)
    except OSError as error:
        raise CommandFailed(f"no pseudo terminal can be had: {error}") from None
    say(desk.port)
    return desk


def _inside(model: VirtualModel, order: WindowOrder) -> VirtualDesk:
    """What it reads goes to standard output, from a thread that ends with the program."""
    desk = EmbeddedReader(model, lambda: None, speed=order.speed, faults=order.faults)
    which = Which(PortInfo(desk.memory.name), model.family, desk.reader.speed)
    threading.Thread(
        target=lambda: listen(
            which,
            seconds=None,
            tell=lambda report: print(told(report), flush=True),
            lines=desk.memory.line,
        ),
        name="reads",
        daemon=True,
    ).start()
    return desk
