"""The whole program: it starts, plays, asks, is closed in the middle of a game, and has kept all."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu

from engine.core.setup import SeatSetup, Setup
from riverboat_desktop import autosave, paths
from riverboat_desktop.record_files import write_record_file
from tests.app.running import (
    PEOPLE,
    before_the_last_step,
    button,
    click,
    named,
    page_of,
    played,
    running,
    shown,
    until,
)
from ui.final_sheet import FinalSheetPage
from ui.new_game_dialog import NewGameDialog
from ui.resume_card import ResumeCard
from ui.services import ServiceError
from ui.settings_dialog import SettingsDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def session_of(desktop):
    return page_of(desktop).bridge.session


def play(desktop, steps: int) -> None:
    session = session_of(desktop)
    for _ in range(steps):
        legal = session.legal()
        assert page_of(desktop).bridge.submit(legal[len(legal) // 2])


def texts(inside) -> str:
    return "\n".join(label.text() for label in inside.findChildren(QLabel) if label.isVisible())


async def test_it_starts_on_the_start_screen_and_closes(qapp):
    async with running(qapp) as desktop:
        window = desktop.window
        assert window.isVisible() and window.stack.currentWidget() is window.start
        assert window.windowTitle() == "Riverboat Desktop"
        assert not window.menus.actions["undo"].isEnabled()
        window.close()
        await until(desktop.ended.is_set)
        assert not window.isVisible()


async def test_a_new_game_by_clicks_from_the_start_screen(qapp):
    async with running(qapp) as desktop:
        window = desktop.window
        click(named(window.start, "start_new_game"))
        dialog = shown(window, NewGameDialog)
        click(named(dialog, "seats_3"))
        name = dialog.seat_rows[0].name
        name.setFocus()
        QTest.keyClicks(name, "Ann")
        click(named(dialog, "start"))
        await until(lambda: window.page is not None)
        assert [seat.name for seat in session_of(desktop).setup.seats] == ["Ann", "Bot 2", "Player 3"]
        assert window.stack.currentWidget() is window.page
        assert all(not dock.isHidden() for dock in window.docks.docks.values())
        assert window.menus.actions["save"].isEnabled()
        assert window.focusWidget() is page_of(desktop).table.tabletop
        (journal,) = paths.journal_dir().glob("*" + autosave.SUFFIX)
        assert 'seat 1 human "Ann"' in journal.read_text(encoding="utf-8")


async def test_settings_apply_at_once_and_are_there_at_the_next_start(qapp):
    async with running(qapp) as desktop:
        window = desktop.window
        window.menus.actions["settings"].trigger()
        dialog = shown(window, SettingsDialog)
        box = dialog._boxes["scale"]
        box.setFocus()
        before = qapp.font().pixelSize()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert desktop.preferences.scale == 125
        assert qapp.font().pixelSize() > before
        window.menus.themes["dark"].trigger()
        window.menus.actions["zoom_in"].trigger()
        assert box.currentData() == 150, "the open dialog follows what a key has set"
    async with running(qapp, kept=True) as desktop:
        assert (desktop.preferences.scale, desktop.preferences.theme) == (150, "dark")
        desktop.window.menus.actions["zoom_reset"].trigger()
        assert desktop.preferences.scale == 100


async def test_the_language_switches_at_run_time_everywhere(qapp):
    async with running(qapp) as desktop:
        window = desktop.window
        window.menus.actions["settings"].trigger()
        click(named(window.start, "language_zh_TW"))
        await asyncio.sleep(0)
        assert named(window.start, "start_new_game").text() == "新對局…"
        assert window.menus.menus["game"].title() == "對局(&G)"
        assert shown(window, SettingsDialog).windowTitle() == "設定"
        desktop.start_game(PEOPLE)
        await asyncio.sleep(0.05)
        assert "分數" in [dock.windowTitle() for dock in window.docks.docks.values()]
        log = [entry.text for entry in window.docks.log.model.entries]
        assert "第 1 輪" in log
        window.menus.languages["en"].trigger()
        await until(lambda: "Round 1" in [entry.text for entry in window.docks.log.model.entries])
        assert page_of(desktop).table.bar.isVisible()


async def test_a_game_that_was_left_waits_as_a_card_and_goes_on(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        play(desktop, 7)
        steps = session_of(desktop).length
        scores = [sheet.total for sheet in session_of(desktop).view().sheets]
        desktop.window.menus.actions["close"].trigger()
        await until(lambda: desktop.window.start.findChildren(ResumeCard))
        card = shown(desktop.window.start, ResumeCard)
        said = texts(card)
        assert "Ann" in said and "Bo" in said and "Round 1" in said
        assert all(str(score) in said for score in scores)
        click(button(card, "Discard"))
        assert not list(paths.journal_dir().glob("*" + autosave.SUFFIX))
        click(button(card, "Undo"))
        assert len(list(paths.journal_dir().glob("*" + autosave.SUFFIX))) == 1
        click(button(card, "Resume"))
        await until(lambda: desktop.window.page is not None)
        assert session_of(desktop).length == steps
        assert len(list(paths.journal_dir().glob("*" + autosave.SUFFIX))) == 1, "in its own journal"


async def test_closing_the_window_in_a_game_keeps_every_step(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        play(desktop, 9)
        steps = session_of(desktop).length
        desktop.window.close()
        await until(desktop.ended.is_set)
    (left,) = autosave.resumable(paths.journal_dir())
    assert autosave.resume(left.path).length == steps


async def test_closing_while_a_bot_thinks_leaves_no_process(qapp):
    setup = Setup("riverboat", (SeatSetup("Bo", "greedy"), SeatSetup("Cy", "greedy")), seed=1)
    async with running(qapp, pace="slow") as desktop:
        desktop.start_game(setup)
        bots = desktop._keeper._bots
        assert bots is not None
        await until(lambda: bots.worker_pid is not None)
        worker = bots.worker_pid
        assert worker is not None
        desktop.window.close()
        await until(desktop.ended.is_set)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


async def test_bots_play_and_the_window_follows(qapp):
    setup = Setup("riverboat", (SeatSetup("Bo", "random"), SeatSetup("Cy", "random")), seed=1)
    async with running(qapp) as desktop:
        desktop.start_game(setup)
        dealt = session_of(desktop).length
        await until(lambda: session_of(desktop).length > dealt + 5, 20)


async def test_step_by_step_a_bot_waits_for_the_button(qapp):
    setup = Setup("riverboat", (SeatSetup("Bo", "random"), SeatSetup("Cy", "random")), seed=1)
    async with running(qapp, pace="step") as desktop:
        desktop.start_game(setup)
        page = page_of(desktop)
        await until(page.step_bar.isVisible)
        before = session_of(desktop).length
        await asyncio.sleep(0.2)
        assert session_of(desktop).length == before
        click(named(page.step_bar, "next_bot"))
        await until(lambda: session_of(desktop).length > before)


def log_place(desktop, number: int):
    """Where the entry of that number is drawn, and the viewport it is drawn on."""
    view = desktop.window.docks.log.list
    index = view.model().index(number, 0)
    view.scrollTo(index)
    return view.viewport(), view.visualRect(index).center()


async def begun(desktop, steps: int = 4):
    """A game with some free steps, its log in front; gives the number of the entry of the first step."""
    desktop.start_game(PEOPLE)
    play(desktop, steps)
    desktop.window.docks.open("log")
    entries = desktop.window.docks.log.model.entries
    await until(lambda: sum(1 for entry in entries if entry.seat >= 0) == steps)
    return next(number for number, entry in enumerate(entries) if entry.seat >= 0)


async def test_back_to_here_asks_first_and_no_changes_nothing(qapp):
    async with running(qapp) as desktop:
        first = await begun(desktop)
        session, page = session_of(desktop), page_of(desktop)
        steps = session.length
        click(*log_place(desktop, first))
        click(desktop.window.docks.log.back)
        assert page.question.isVisible() and session.length == steps
        assert "phase tile" in page.question.text and "3" in page.question.text
        click(page.question.no)
        assert session.length == steps and not page.question.isVisible()
        assert page.table.tabletop.hasFocus(), "keys go to the table again"
        click(desktop.window.docks.log.back)
        click(page.question.yes)
        assert session.length == steps - 3
        await until(lambda: sum(entry.undone for entry in desktop.window.docks.log.model.entries) == 3)


async def test_a_stray_double_click_in_the_log_takes_nothing_back(qapp):
    async with running(qapp) as desktop:
        first = await begun(desktop)
        steps = session_of(desktop).length
        viewport, place = log_place(desktop, first)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        assert session_of(desktop).length == steps
        assert not page_of(desktop).question.isVisible()


async def test_a_question_about_a_situation_that_is_no_more_goes_away(qapp):
    async with running(qapp) as desktop:
        first = await begun(desktop)
        click(*log_place(desktop, first))
        click(desktop.window.docks.log.back)
        assert page_of(desktop).question.isVisible()
        play(desktop, 1)
        assert not page_of(desktop).question.isVisible()


async def test_an_undo_over_a_revealed_card_asks_the_seats(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        session = session_of(desktop)
        while session.undo_plan() is None or session.undo_plan().free:
            play(desktop, 1)
        steps, plan = session.length, session.undo_plan()
        desktop.window.menus.actions["undo"].trigger()
        page = page_of(desktop)
        assert page.question.isVisible() and session.length == steps
        assert all(session.setup.seats[seat].name in page.question.text for seat in plan.seats)
        click(page.question.yes)
        assert session.length == steps - plan.steps
        assert any(entry.consented for entry in session.record().entries if hasattr(entry, "consented"))


async def test_a_seat_is_handed_to_a_bot_and_back(qapp):
    async with running(qapp, pace="step") as desktop:
        desktop.start_game(PEOPLE)
        menu = desktop.window.menus.menus["seats"]
        for controller, title in (("greedy", "Bot: greedy"), ("human", "Person")):
            menu.aboutToShow.emit()
            inside = menu.findChildren(QMenu)[-1]
            next(action for action in inside.actions() if action.text() == title).trigger()
            assert session_of(desktop).controllers[1] == controller
        await asyncio.sleep(0)


async def test_a_played_game_ends_on_its_sheet_and_a_rematch_begins(qapp, tmp_path):
    record, last = before_the_last_step(PEOPLE)
    file = tmp_path / "nearly.rbt"
    write_record_file(file, record)
    async with running(qapp) as desktop:
        window = desktop.window
        desktop.open_record(str(file))
        assert not window.menus.actions["sheet"].isEnabled()
        session_of(desktop).submit_text(last)
        await until(lambda: isinstance(window.stack.currentWidget(), FinalSheetPage))
        click(button(window, "Look at the table"))
        assert window.stack.currentWidget() is window.page
        window.menus.actions["sheet"].trigger()
        await asyncio.sleep(0)
        old = session_of(desktop)
        click(button(window, "Rematch"))
        await until(lambda: session_of(desktop) is not old)
        assert session_of(desktop).setup.seats == old.setup.seats
        assert session_of(desktop).setup.seed != old.setup.seed
        assert window.stack.currentWidget() is window.page
    assert len(autosave.resumable(paths.journal_dir())) == 1, "the finished game is off the list"


async def test_a_saved_game_opens_again(qapp, tmp_path):
    file = tmp_path / "game.rbt"
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        play(desktop, 5)
        state = session_of(desktop).view().observation
        desktop.save_record(str(file))
        text = file.read_text(encoding="utf-8")
        desktop.open_record(str(file))
        assert session_of(desktop).view().observation == state
        play(desktop, 1)
        assert file.read_text(encoding="utf-8") == text, "what was opened is not written to"


async def test_a_file_that_is_no_game_is_told_and_the_running_game_stays(qapp, tmp_path):
    file = tmp_path / "game.rbt"
    file.write_text("not a record\n", encoding="utf-8")
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        session = session_of(desktop)
        with pytest.raises(ServiceError, match="no sound record"):
            desktop.open_record(str(file))
        assert desktop.window._try(lambda: desktop.open_record(str(file))) is False
        assert desktop.window.notice.isVisible() and "line 1" in desktop.window.notice.text
        assert session_of(desktop) is session


async def test_a_place_on_a_lost_screen_does_not_hide_the_window(qapp):
    async with running(qapp) as desktop:
        desktop.remember("window-place", "9000 9000 1000 700")
    async with running(qapp) as desktop:
        seen = desktop.window.geometry().intersected(desktop.window.screen().availableGeometry())
        assert seen.width() > 500 and seen.height() > 300


async def test_docks_are_where_they_were_and_reset_brings_them_back(qapp):
    area = Qt.DockWidgetArea
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        docks = desktop.window.docks.docks
        desktop.window.addDockWidget(area.BottomDockWidgetArea, docks["log"])
        docks["rules"].hide()
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        window, docks = desktop.window, desktop.window.docks.docks
        assert window.dockWidgetArea(docks["log"]) == area.BottomDockWidgetArea
        assert docks["rules"].isHidden()
        window.menus.actions["reset_layout"].trigger()
        assert {window.dockWidgetArea(dock) for dock in docks.values()} == {area.RightDockWidgetArea}
        assert not docks["rules"].isHidden()


async def test_damaged_settings_are_told_and_kept(qapp):
    paths.config_file().write_text("{broken", encoding="utf-8")
    async with running(qapp, kept=True) as desktop:
        desktop.window.menus.languages["en"].trigger()
        await asyncio.sleep(0)
        assert desktop.window.notice.isVisible()
        assert "settings.json.damaged" in desktop.window.notice.text


async def test_an_unexpected_error_is_told_without_stopping_the_game(qapp, tmp_path):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        desktop.tell_crash(tmp_path / "errors.log")
        assert "errors.log" in desktop.window.notice.text
        play(desktop, 1)
        click(button(desktop.window.notice, "Close"))
        assert not desktop.window.notice.isVisible()


async def test_rules_open_on_the_start_screen_and_from_a_note(qapp):
    async with running(qapp) as desktop:
        click(button(desktop.window.start, "Rules"))
        await until(lambda: "RB-1.1.1" in desktop.window.docks.rules.text.toPlainText())
        desktop.start_game(PEOPLE)
        page_of(desktop).table.rule_wanted.emit("RB-1.5.4")
        assert not desktop.window.docks.docks["rules"].visibleRegion().isEmpty()


async def test_the_score_dock_points_at_pieces_and_rules(qapp, tmp_path):
    file = tmp_path / "middle.rbt"
    write_record_file(file, played(PEOPLE, 150).record())
    async with running(qapp) as desktop:
        desktop.open_record(str(file))
        window = desktop.window
        window.docks.open("score")
        sheets = window.docks.score
        await until(lambda: sheets._sheets and sheets._sheets[0].isVisible())
        view = session_of(desktop).view()
        for seat, sheet in enumerate(sheets._sheets):
            assert str(view.sheets[seat].total) in texts(sheet.header)


async def test_full_screen_and_back(qapp):
    async with running(qapp) as desktop:
        action = desktop.window.menus.actions["full_screen"]
        action.trigger()
        assert desktop.window.isFullScreen() and action.isChecked()
        action.trigger()
        assert not desktop.window.isFullScreen() and not action.isChecked()


async def test_a_turn_that_waits_goes_on_when_turns_need_no_end_any_more(qapp):
    async with running(qapp, staging="always") as desktop:
        desktop.start_game(PEOPLE)
        play(desktop, 1)
        session = session_of(desktop)
        assert session.waiting
        desktop.set_preferences(replace(desktop.preferences, staging="never"))
        assert not session.waiting
        play(desktop, 1)


async def test_one_who_reads_back_in_the_log_is_left_there(qapp, tmp_path):
    file = tmp_path / "middle.rbt"
    write_record_file(file, played(PEOPLE, 150).record())
    async with running(qapp) as desktop:
        desktop.open_record(str(file))
        desktop.window.docks.open("log")
        bar = desktop.window.docks.log.list.verticalScrollBar()
        await until(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
        play(desktop, 1)
        await asyncio.sleep(0.05)
        assert bar.value() == bar.maximum()
        bar.setValue(10)
        play(desktop, 1)
        await asyncio.sleep(0.05)
        assert bar.value() == 10


async def test_a_language_for_one_start_is_not_kept(qapp):
    async with running(qapp, instead="zh_TW") as desktop:
        assert desktop.language == "zh_TW"
        desktop.window.menus.actions["zoom_in"].trigger()
        assert desktop.language == "zh_TW" and desktop.preferences.language == "en"
        click(named(desktop.window.start, "language_en"))
        assert desktop.language == "en"
    async with running(qapp, kept=True) as desktop:
        assert desktop.language == "en"
