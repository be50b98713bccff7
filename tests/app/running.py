"""Runs the whole program in a test: window, settings, journal and bots, and puts it away afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from engine.core.ledger import Line
from engine.core.savefile import Record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from riverboat_desktop import paths
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.event_loop import Tasks
from riverboat_desktop.settings import Settings
from ui.companion.beside import Beside
from ui.preferences import Preferences
from ui.table_page import TablePage

QUIET = Preferences(
    language="en", theme="light", animation="off", pace="instant", staging="never", receipts=0
)
PEOPLE = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
W = TypeVar("W", bound=QWidget)


@asynccontextmanager
async def running(qapp: QApplication, *, instead: str = "", **changes: Any) -> AsyncIterator[Desktop]:
    """The program with its window open; `changes` to quiet preferences, or none with `kept=True`.

    `instead` is a language for this one start.
    """
    problems: list[BaseException] = []
    tasks = Tasks(problems.append)
    settings = Settings(paths.config_file())
    if not changes.pop("kept", False):
        settings.set_preferences(replace(QUIET, **changes))
    look = qapp.font(), qapp.palette()
    qapp.setQuitOnLastWindowClosed(False)  # as the event loop of the program does
    desktop = Desktop(qapp, settings, tasks, language=instead)
    try:
        desktop.open()
        await asyncio.sleep(0)
        yield desktop
    finally:
        desktop.quit()
        async with asyncio.timeout(15):
            await desktop.ended.wait()
        await tasks.close()
        desktop.window.deleteLater()
        await asyncio.sleep(0)
        desktop._translators.show("en")
        qapp.setQuitOnLastWindowClosed(True)
        qapp.setStyleSheet("")
        qapp.setFont(look[0])
        qapp.setPalette(look[1])
    assert problems == []


async def until(condition: Callable[[], object], seconds: float = 10) -> None:
    """Wait for something that has to become true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def click(widget: QWidget, place: QPoint | None = None) -> None:
    """A real click of the left button on something that is seen and can be pressed."""
    assert widget.isVisible() and widget.isEnabled(), widget.objectName()
    QTest.mouseClick(
        widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place or widget.rect().center()
    )


def page_of(desktop: Desktop) -> TablePage:
    """The page of the running game."""
    page = desktop.window.page
    assert page is not None
    return page


def beside_of(desktop: Desktop) -> Beside:
    """What stands beside a game at a real table."""
    beside = page_of(desktop).beside
    assert beside is not None
    return beside


def named(inside: QWidget, name: str) -> QPushButton:
    """The button with that object name."""
    found = inside.findChild(QPushButton, name)
    assert found is not None, name
    return found


def button(inside: QWidget, text: str) -> QAbstractButton:
    """The visible button that says this."""
    found = [
        item for item in inside.findChildren(QAbstractButton) if item.text() == text and item.isVisible()
    ]
    assert len(found) == 1, (text, [item.text() for item in inside.findChildren(QAbstractButton)])
    return found[0]


def shown(inside: QWidget, kind: type[W]) -> W:
    """The one widget of that kind that is seen."""
    (found,) = [item for item in inside.findChildren(kind) if item.isVisible()]
    return found


def played(setup: Setup, steps: int) -> Session:
    """A session some steps along; each step is one out of the middle of what is legal."""
    session = Session(game(setup.game), setup)
    session.start()
    while session.length < steps and not session.over:
        legal = session.legal()
        session.submit(legal[len(legal) // 2])
    return session


def before_the_last_step(setup: Setup) -> tuple[Record, str]:
    """The record of a whole play without its last step, and that step in notation."""
    record = played(setup, 10_000).record()
    last = max(
        index for index, entry in enumerate(record.entries) if isinstance(entry, Line) and entry.who >= 0
    )
    step = record.entries[last]
    assert isinstance(step, Line)
    return replace(record, entries=record.entries[:last]), step.text
