"""The scoring of a round in the whole program: it comes before the final sheet, bots wait, it opens again."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.setup import SeatSetup, Setup
from tests.app.running import page_of, running, until
from ui.final_sheet import FinalSheetPage
from ui.table_page import TablePage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LAST_CARD = """riverboat-desktop record 1
game sobek
option deck-back hidden
seat 1 human "Ada"
seat 2 {other} "Bo"
seed 5
position
round {round}
start 1
phase turn
turn 1
deck 0
points 38 20
looked 1
at dock-9: wheat
at 1.hand: fish-1
at 1.marble: marble-2 x3
at 1.corruption: ebony-2, ivory, wheat-start x2
at 2.hand: fish-start x2
at tokens: guild-A, guild-B, guild-C, deceit
at tokens-used: flood
at discards: wheat-1 x5, wheat x2, fish-1 x4, fish x3, cattle-1 x5, cattle x2, ivory-3 x3
at discards: ivory, ebony-2 x3, ebony x2, marble, amulet x2
at discards: queen, vizir, thief, merchant, courtisan
steps
"""
"""Ada takes the last card; then nobody has three cards to lay, and all is counted."""


def opened(desktop, tmp_path, *, last=False, other="human") -> TablePage:
    """The page of a game in which Ada, who looks at the screen, ends the round by her next step."""
    path = tmp_path / "round.rbt"
    path.write_text(LAST_CARD.format(round=3 if last else 2, other=other), encoding="utf-8")
    desktop.open_record(str(path))
    page = page_of(desktop)
    page.bridge.open()
    return page


def end_round(page) -> None:
    (take,) = [step for step in page.bridge.session.legal() if page.bridge.session.write(step) == "take 9"]
    assert page.bridge.submit(take)


def press(page, *keys: Qt.Key) -> None:
    for key in keys:
        focus = page.window().focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


async def test_it_opens_over_everything_and_has_the_keys(qapp, tmp_path):
    async with running(qapp) as desktop:
        page = opened(desktop, tmp_path)
        end_round(page)
        report = page.report
        assert report.isVisible() and report.geometry() == page.rect()
        assert report.page.title == "Ada: sets"
        await asyncio.sleep(0.6)  # a curtain that lies below takes the focus after a moment, if ever
        assert page.window().focusWidget() is report.canvas
        middle = page.mapToGlobal(page.rect().center())
        assert qapp.widgetAt(middle) is report.canvas
        press(page, Qt.Key.Key_Space, Qt.Key.Key_Return)
        assert report.at == 2
        press(page, Qt.Key.Key_Escape)
        assert not report.isVisible()
        # 38 + 18 = 56, glyph D; one step back is 53.
        assert [sheet.total for sheet in page.bridge.view().sheets] == [53, 20]


async def test_the_last_round_is_read_before_the_final_sheet(qapp, tmp_path):
    async with running(qapp) as desktop:
        page = opened(desktop, tmp_path, last=True)
        end_round(page)
        window = desktop.window
        assert page.report.isVisible() and window.stack.currentWidget() is page
        press(page, Qt.Key.Key_End)
        assert page.report.page.title == "The game ends after round 3"
        press(page, Qt.Key.Key_Space)
        await until(lambda: isinstance(window.stack.currentWidget(), FinalSheetPage))


async def test_a_bot_waits_until_the_report_was_read(qapp, tmp_path):
    async with running(qapp) as desktop:
        page = opened(desktop, tmp_path, other="greedy")
        session = page.bridge.session
        end_round(page)
        assert session.view().prompt.seat == 1, "Bo is last and chooses who starts"
        length = session.length
        await asyncio.sleep(0.5)
        assert session.length == length and page.report.isVisible()
        press(page, Qt.Key.Key_Escape)
        await until(lambda: session.length > length)


async def test_it_can_be_read_again_from_the_menu_and_from_the_log(qapp, tmp_path):
    async with running(qapp) as desktop:
        page = opened(desktop, tmp_path)
        menu = desktop.window.menus.menus["reports"]
        assert menu.menuAction().isVisible()
        desktop.window.menus.menus["game"].aboutToShow.emit()
        assert menu.actions() == []
        end_round(page)
        press(page, Qt.Key.Key_Escape)
        desktop.window.menus.menus["game"].aboutToShow.emit()
        (action,) = menu.actions()
        assert action.text() == "Scoring of round 2"
        action.trigger()
        assert page.report.isVisible()
        press(page, Qt.Key.Key_Escape)
        log = desktop.window.docks.log
        frame = page.reports()[0][1].frame
        await until(lambda: frame in [entry.frame for entry in log.model.entries])
        row = [entry.frame for entry in log.model.entries].index(frame)
        log.list.setCurrentIndex(log.model.index(row))
        QTest.keyClick(log.list, Qt.Key.Key_Return)
        assert page.report.isVisible() and page.report.page.title == "Ada: sets"


async def test_what_is_taken_back_is_not_reported_any_more(qapp, tmp_path):
    async with running(qapp) as desktop:
        page = opened(desktop, tmp_path)
        end_round(page)
        plan = page.bridge.session.undo_plan()
        assert plan is not None and page.report.isVisible()
        page.bridge.agree(plan)
        assert not page.report.isVisible() and page.reports() == ()


async def test_between_bots_it_passes_by_itself(qapp):
    bots = tuple(SeatSetup(name, "random") for name in ("Ann", "Bo"))
    async with running(qapp) as desktop:
        desktop.start_game(Setup("sobek", bots, seed=4))
        page = page_of(desktop)
        await until(lambda: page.bridge.session.over, 60)
        assert not page.report.is_open
        await until(lambda: isinstance(desktop.window.stack.currentWidget(), FinalSheetPage))


async def test_other_games_have_no_such_menu(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3))
        assert not desktop.window.menus.menus["reports"].menuAction().isVisible()
        assert not page_of(desktop).has_reports
