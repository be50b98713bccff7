"""Redo at a real table: what hands have to move again is listed, and play waits for it, as after an undo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.receipts import GateKind
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.table_log import read_table_log
from riverboat_desktop.table_replay import replay_table, told
from tests.app.running import beside_of, click, page_of, running, until
from tests.app.test_at_the_table import hands_for, say_outcomes

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(120)]

RIVERBOAT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
AGAIN = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


async def to_front(desktop) -> None:
    desktop.window.activateWindow()
    await until(desktop.window.isActiveWindow)


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Move these once more: it was done again"), ("zh_TW", "請再移動一次：這一步已重做")],
)
async def test_what_is_done_again_is_listed_and_waited_for(qapp, language, title):
    async with running(qapp, language=language) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = beside_of(desktop)
        await say_outcomes(desktop)
        session = beside.desk.session
        beside.desk.choose(session.legal()[0])
        length, text = session.length, session.log()[-1].text
        await to_front(desktop)
        table = page_of(desktop).table
        QTest.keyClick(table.tabletop, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
        await until(beside.strip.buttons["done"].isVisible)
        click(beside.strip.buttons["done"])
        assert session.length == length - 1 and beside.desk.gate is None
        QTest.keyClick(table.tabletop, Qt.Key.Key_Z, AGAIN)
        assert session.length == length and session.log()[-1].text == text
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.AGAIN and len(gate.moves) == 1
        await until(lambda: beside.strip.headline.text() == title)
        assert beside.side.moves.text().startswith("☐ ")
        assert not beside.bridge.submit(session.legal()[0]), "the gate is shut"
        click(beside.strip.buttons["done"])
        assert beside.desk.gate is None and beside.bridge.submit(session.legal()[0])


async def test_redo_by_mouse_after_tiles_were_shown_to_a_pad_is_in_the_log(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT)
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        await hands.show("tile-T/1")
        await until(lambda: hands.texts[3:] == ["fill T"])
        await to_front(desktop)
        click(hands.beside.strip.buttons["take_back"])
        await until(hands.beside.strip.buttons["done"].isVisible)
        click(hands.beside.strip.buttons["done"])
        click(page_of(desktop).table.bar.redo_button)
        assert hands.texts[3:] == ["fill T"]
        gate = hands.desk.gate
        assert gate is not None
        assert [(move.piece, move.end) for move in gate.left] == [("tile-T", "display-1")]
        await hands.show("tile-T/1")
        await until(lambda: hands.desk.gate is None)
        log = desktop.reader_desk.table_log
        assert log is not None
        outcome = replay_table(read_table_log(log()))
        assert outcome.difference is None, told(outcome)
