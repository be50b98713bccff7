"""Whoever plays all evening keeps nothing of the games and dialogs that were closed."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from weakref import ref

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QGraphicsItem
from shiboken6 import getAllValidWrappers

from engine.core.game import Decision
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.record_files import write_record_file
from tests.app.running import PEOPLE, before_the_last_step, page_of, running, until
from ui.final_sheet import FinalSheetPage

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(120)]
SOBEK = replace(PEOPLE, game="sobek")
BOTH = pytest.mark.parametrize("setup", [PEOPLE, SOBEK], ids=["riverboat", "sobek"])
OURS = ("engine.", "hardware.", "riverboat_desktop.", "ui.")
Kept = Callable[[], object]
"""Gives a thing as long as there is one: a weak reference."""


@pytest.fixture(autouse=True)
def _only_what_comes_now():
    """What was there before is not looked through again and again."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def counted(desktop: Desktop) -> Counter[str]:
    """How many objects of each of our classes there are, what is drawn, and how much is in the window."""
    gc.collect()
    kinds = [type(thing) for thing in gc.get_objects()]
    found = Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    found = Counter({name: count for name, count in found.items() if name.startswith(OURS)})
    found["QGraphicsItem"] = sum(isinstance(thing, QGraphicsItem) for thing in getAllValidWrappers())
    found["in the window"] = len(desktop.window.findChildren(QObject))
    return found


def grown(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """Of what there is more than before."""
    return dict(after - before)


async def all_gone(*things: Kept) -> None:
    """Wait until nothing of them is left; what is written or ends in a process takes its time."""

    def gone() -> bool:
        gc.collect()
        return all(thing() is None for thing in things)

    await until(gone)


def parts_of(desktop: Desktop) -> list[Kept]:
    """What a running game is made of."""
    page, keeper = page_of(desktop), desktop._keeper
    table = page.table
    parts = (page, table, table.scene, table.reader, page.bridge, page.bridge.session)
    return [ref(part) for part in (*parts, keeper._bots, keeper._journal)]


async def begun(desktop: Desktop, setup: Setup, steps: int) -> list[Kept]:
    """A game is begun, shown in every panel, and played a little."""
    desktop.start_game(setup)
    page = page_of(desktop)
    session = page.bridge.session

    def asked() -> bool:
        return isinstance(session.node, Decision) and session.human(session.node.seat)

    for name in ("rules", "score", "log"):
        desktop.window.docks.open(name)
    for _ in range(steps):
        await until(asked)
        page.bridge.open()
        legal = session.legal()
        session.submit(legal[len(legal) // 2])
    session.undo(consented=True)
    return parts_of(desktop)


async def played(desktop: Desktop, setup: Setup, steps: int = 4) -> None:
    """A game is played a little, and left; it is no more on the list."""
    parts = await begun(desktop, setup, steps)
    desktop.window._close_game()
    await all_gone(*parts)
    for saved in desktop.resumable():
        desktop.discard(saved)
    desktop.window.show_start()
    await asyncio.sleep(0)


async def test_ten_games_leave_nothing_behind(qapp):
    async with running(qapp) as desktop:
        await played(desktop, PEOPLE)  # what is loaded, painted or worked out once is kept
        await played(desktop, SOBEK)
        before = counted(desktop)
        for _ in range(5):
            await played(desktop, PEOPLE)
            await played(desktop, SOBEK)
        assert grown(before, counted(desktop)) == {}


@BOTH
async def test_a_game_against_a_bot_is_let_go(qapp, setup):
    async with running(qapp) as desktop:
        await played(desktop, replace(setup, seats=(SeatSetup("Ann"), SeatSetup("Bo", "random"))))


@BOTH
async def test_a_finished_game_and_its_sheet_are_let_go(qapp, tmp_path, setup):
    file = tmp_path / "evening.rbt"
    record, last = before_the_last_step(setup)
    write_record_file(file, record)
    async with running(qapp) as desktop:
        desktop.open_record(str(file))
        page_of(desktop).bridge.open()
        page_of(desktop).bridge.session.submit_text(last)
        desktop.window.show_sheet()
        sheet = desktop.window.findChild(FinalSheetPage)
        assert sheet is not None and sheet.isVisible()
        parts: list[Kept] = [*parts_of(desktop), ref(sheet)]
        del sheet
        desktop.window._close_game()
        await all_gone(*parts)


@BOTH
async def test_a_game_at_a_real_table_is_let_go(qapp, setup):
    async with running(qapp) as desktop:
        for _ in range(3):
            desktop.start_game(setup, "table")
            beside = page_of(desktop).beside
            table = desktop._keeper._table
            assert beside is not None and table is not None
            of_table = (beside, beside.desk, beside.desk.referee, table, table.recorder)
            parts: list[Kept] = [*parts_of(desktop), *(ref(part) for part in of_table)]
            del beside, table, of_table
            desktop.window._close_game()
            await all_gone(*parts)


OPENED: dict[str, Callable[[Desktop], object]] = {
    "new game": lambda desktop: desktop.window.ask_new_game(),
    "settings": lambda desktop: desktop.window._dialogs.settings(desktop._look),
    "readers": lambda desktop: desktop.window._dialogs.readers(desktop._look),
    "about": lambda desktop: desktop.window._dialogs.about(desktop._look),
    "labels": lambda desktop: desktop.window._dialogs.labels(desktop._look, "sobek"),
    "tags": lambda desktop: desktop.window._dialogs.enrolment(desktop._look, "sobek"),
    "virtual reader": lambda desktop: desktop.window._dialogs._virtual_reader(desktop._look, "sobek"),
    "own box": lambda desktop: desktop.window._dialogs.own_box(desktop._look, "riverboat"),
    "position": lambda desktop: desktop.window._ask_position(),
}


@pytest.mark.parametrize("name", OPENED)
async def test_a_dialog_that_is_closed_is_let_go(qapp, plug_in, name):
    async with running(qapp) as desktop:
        for _ in range(2):
            OPENED[name](desktop)
            (dialog,) = desktop.window.findChildren(QDialog)
            await asyncio.sleep(0)
            closed = ref(dialog)
            dialog.close()
            del dialog
            await all_gone(closed)


async def test_the_whole_program_is_let_go(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        parts: list[Kept] = [*parts_of(desktop), ref(desktop), ref(desktop.window)]
    del desktop
    await all_gone(*parts)
