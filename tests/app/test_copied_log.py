"""The log is copied as whoever copies it may know it; where people share the screen, as everybody may."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from engine.core.game import PUBLIC
from engine.core.setup import SeatSetup, Setup
from tests.app.running import page_of, running, until
from tests.ui.unseen import unseen_take
from ui.phrasebook import phrases_for

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
PEOPLE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=0)
ALONE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bot", "greedy")), seed=0)


def told(desktop, viewer: int) -> list[str]:
    """What each line of the log says to that viewer."""
    session = page_of(desktop).bridge.session
    return [phrases_for(session.setup).log(line)[0] for line in session.log(viewer)]


async def copied(desktop) -> str:
    """What is on the clipboard after Ctrl+C in the log."""
    log = desktop.window.docks.log
    desktop.window.docks.open("log")
    await until(lambda: log.model.entries)
    desktop.window.activateWindow()
    log.list.setFocus()
    await until(log.list.hasFocus)
    QTest.keyClick(log.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize(("setup", "private"), [(PEOPLE, False), (ALONE, True)], ids=["shared", "alone"])
async def test_what_was_learned_alone_is_copied_only_by_who_sits_alone(qapp, setup, private):
    async with running(qapp, pace="step") as desktop:
        desktop.start_game(setup)
        bridge = page_of(desktop).bridge
        bridge.open()
        while not bridge.may_act:
            desktop.step_bot()
            await asyncio.sleep(0.01)
        mine = bridge.viewer
        assert mine != PUBLIC
        bridge.session.submit_text(unseen_take(bridge.session))
        assert bridge.viewer == mine, "who has just learned something still looks at the screen"
        secret = set(told(desktop, mine)) - set(told(desktop, PUBLIC))
        assert secret
        text = await copied(desktop)
        assert any(line in text for line in secret) is private
        assert f"{setup.seats[mine].name}, Take the character" in text


async def test_it_stands_in_the_menu_of_the_log(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(ALONE)
        log = desktop.window.docks.log
        desktop.window.docks.open("log")
        await until(lambda: log.model.entries)
        log.list.customContextMenuRequested.emit(log.list.rect().center())
        (menu,) = [menu for menu in log.findChildren(QMenu) if menu.isVisible()]
        (action,) = [action for action in menu.actions() if action.text() == "Copy the log"]
        action.trigger()
        menu.close()
        assert "Ann" in QGuiApplication.clipboard().text()
