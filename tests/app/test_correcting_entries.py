"""An earlier entry of a table's ledger is corrected in the window; the later ones are kept, or named."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.receipts import GateKind
from engine.core.ledger import Line
from engine.core.savefile import live_lines
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.desktop import Desktop
from tests.app.running import click, named, page_of, running, until
from ui.companion.amend_panel import AmendPanel
from ui.companion.beside import Beside

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RIVERBOAT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
SOBEK = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
BEGUN = ("mat 1", "mat 2", "start 1", "fill T", "fill W")


def table(desktop: Desktop, setup: Setup, *steps: str) -> Beside:
    """A table on which these steps have been said."""
    desktop.start_game(setup, "table")
    beside = page_of(desktop).beside
    assert beside is not None
    for step in steps:
        assert beside.desk.say(step) is None, step
    return beside


async def opened(beside: Beside, row: int) -> AmendPanel:
    """The panel, with an entry chosen by a click."""
    await until(beside.side.amend_button.isEnabled)
    click(beside.side.amend_button)
    panel = beside.amending
    assert panel.isVisible()
    item = panel.entries.item(row)
    panel.entries.scrollToItem(item)
    QTest.mouseClick(
        panel.entries.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        panel.entries.visualItemRect(item).center(),
    )
    assert panel.entries.currentRow() == row
    return panel


def texts(beside: Beside) -> list[str]:
    return [line.text for line in live_lines(beside.desk.session.record().entries)]


async def test_an_entry_becomes_another_and_the_later_ones_stay(qapp):
    async with running(qapp) as desktop:
        beside = table(desktop, RIVERBOAT, *BEGUN)
        panel = await opened(beside, 0)
        QTest.keyClicks(panel.words, "3")
        assert panel.told.text() == "Later entries that stay: 4."
        click(named(panel, "amend_do"))
        assert texts(beside) == ["mat 3", *BEGUN[1:]]
        assert panel.isHidden()
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.PUT_BACK, "the mats lie elsewhere now"
        assert {move.piece for move in gate.moves} == {"mat-1", "mat-3"}
        whole = [entry for entry in beside.desk.session.record().entries if isinstance(entry, Line)]
        assert [line.text for line in whole if line.undone] == list(BEGUN), "nothing is lost"


async def test_what_was_forgotten_is_put_in_and_what_was_too_much_left_out(qapp):
    async with running(qapp) as desktop:
        beside = table(desktop, RIVERBOAT, *BEGUN)
        panel = await opened(beside, 4)
        click(named(panel, "amend_insert"))
        QTest.keyClicks(panel.words, "fill K")  # typed in the words of the record
        click(named(panel, "amend_do"))
        assert texts(beside) == [*BEGUN[:4], "fill K", "fill W"]
        await until(beside.strip.buttons["done"].isVisible)
        click(beside.strip.buttons["done"])
        panel = await opened(beside, 3)
        click(named(panel, "amend_delete"))
        assert not panel.choices.isEnabled()
        click(named(panel, "amend_do"))
        assert texts(beside) == [*BEGUN[:3], "fill K", "fill W"]


async def test_the_first_entry_that_no_longer_fits_is_named(qapp):
    async with running(qapp) as desktop:
        beside = table(desktop, RIVERBOAT, *BEGUN)
        panel = await opened(beside, 1)
        click(named(panel, "amend_delete"))
        said = panel.told.text()
        assert said.startswith("Later entries that stay: 0. “Ann starts” no longer fits: "), said
        assert "with all after it (3)" in said
        click(named(panel, "amend_do"))
        assert texts(beside) == ["mat 1"]
        assert "no longer fits" in beside.strip.heard.text()


async def test_what_cannot_stand_there_cannot_be_entered(qapp):
    async with running(qapp) as desktop:
        beside = table(desktop, RIVERBOAT, *BEGUN)
        panel = await opened(beside, 3)
        QTest.keyClicks(panel.words, "mat 4")
        assert not named(panel, "amend_do").isEnabled()
        assert panel.told.text()
        QTest.keyClick(panel.words, Qt.Key.Key_Escape)
        assert panel.isHidden()
        assert texts(beside) == list(BEGUN)


async def test_a_hidden_card_is_listed_to_nobody_who_may_not_know_it(qapp):
    async with running(qapp) as desktop:
        beside = table(desktop, SOBEK)
        for _ in range(2):
            beside.desk.choose(beside.desk.outcomes()[0])
        panel = await opened(beside, 0)
        assert panel.choices.count() == 0
        assert panel.words.placeholderText().startswith("Only who holds the cards")
        card = texts(beside)[0].split()[-1]
        assert card not in panel.entries.item(0).text()
