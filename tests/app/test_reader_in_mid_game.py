"""A reader that is set up, or put away, in the middle of a game changes nothing of what hands have to do."""

import pytest

from engine.companion.receipts import GateKind
from engine.core.game import Decision
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.desktop import Desktop
from tests.app.running import page_of, running, until
from ui.companion.beside import Beside

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PEOPLE = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
A_BOT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo", "greedy")), seed=3)


def begun(desktop: Desktop, setup: Setup) -> Beside:
    """A table on which the first person, or bot, is to choose."""
    desktop.start_game(setup, "table")
    beside = page_of(desktop).beside
    assert beside is not None
    while not isinstance(beside.desk.session.node, Decision):
        beside.desk.choose(beside.desk.outcomes()[0])
    return beside


async def reader_comes_and_goes(desktop: Desktop, beside: Beside) -> None:
    """One is set up, put away, and another set up: each time the table is followed by a new referee."""
    desk = beside.desk
    for model in desktop.reader_desk.virtual_models()[:2]:
        assert not desk.layout.stations
        referee = desk.referee
        reader = desktop.reader_desk.begin_virtual(model)
        await until(lambda: len(desk.layout.stations) == 1)
        assert desk.referee is not referee
        reader.close()
        await until(lambda: not desk.layout.stations)


async def test_what_is_to_be_put_back_stays_listed(qapp):
    async with running(qapp) as desktop:
        beside = begun(desktop, PEOPLE)
        beside.desk.choose(beside.desk.session.legal()[0])
        beside.desk.take_back()
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.PUT_BACK
        await reader_comes_and_goes(desktop, beside)
        kept = beside.desk.gate
        assert kept is not None and (kept.kind, kept.left) == (gate.kind, gate.left)
        assert not beside.bridge.may_act


async def test_a_bots_move_is_still_the_prompt(qapp):
    async with running(qapp) as desktop:
        beside = begun(desktop, A_BOT)
        if beside.desk.session.view().prompt.seat == 0:
            beside.desk.choose(beside.desk.session.legal()[0])
        await until(lambda: beside.desk.gate is not None)
        gate = beside.desk.gate
        assert gate is not None and gate.kind is GateKind.INSTRUCTION
        await until(lambda: beside.strip.headline.text().startswith("Bo: "))
        said = beside.strip.headline.text()
        await reader_comes_and_goes(desktop, beside)
        beside.show_now()
        kept = beside.desk.gate
        assert kept is not None and (kept.kind, kept.left) == (gate.kind, gate.left)
        assert beside.strip.headline.text() == said
        assert beside.bridge.held, "the bot still waits for hands"
