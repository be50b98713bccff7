"""Two people at one screen: the curtain in the whole program, by mouse and by keyboard."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.core.component import Ref
from engine.core.game import PUBLIC
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.record_files import write_record_file
from tests.app.running import click, named, page_of, played, running, until
from tests.ui.unseen import unseen_take
from ui.curtain import Curtain
from ui.table_page import TablePage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PEOPLE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=7)
WITH_A_BOT = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bot", "greedy"), SeatSetup("Bo")), seed=7)
ALONE = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bot", "greedy")), seed=7)


def curtain_of(page: TablePage) -> Curtain:
    return page.veil.curtain


def faces(page: TablePage) -> set[str]:
    """The cards that can be read in the hand at the bottom of the table."""
    return {sprite.id for sprite in page.table.scene.sprites() if sprite.id.startswith("hand/")}


def one_step(page: TablePage) -> None:
    """The person who looks takes the first card of the queue, a good that lies face up."""
    session = page.bridge.session
    assert page.bridge.submit(session.legal()[0])
    assert not page.bridge.lingers


def press(page: TablePage, key: Qt.Key) -> None:
    """A key where the focus is."""
    focus = page.window().focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


async def test_it_is_opened_by_the_mouse_and_falls_when_the_turn_goes_on(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        page = page_of(desktop)
        curtain, session = curtain_of(page), page.bridge.session
        first = session.view().prompt.seat
        name = PEOPLE.seats[first].name
        assert curtain.isVisible() and curtain.title.text() == f"{name}, it is your turn"
        assert curtain.geometry() == page.rect() and faces(page) == set()
        click(curtain.open_button)
        assert not curtain.isVisible() and len(faces(page)) == len(
            session.view(first).observation.hands[first]
        )
        await until(page.table.tabletop.hasFocus)
        one_step(page)
        assert curtain.isVisible() and faces(page) == set() and page.bridge.viewer == PUBLIC
        assert curtain.title.text() == f"{PEOPLE.seats[1 - first].name}, it is your turn"


async def test_it_is_opened_by_keys_but_not_by_the_key_that_ended_the_turn(qapp):
    """Space pressed twice ends a turn and no more; a moment later it opens."""
    async with running(qapp, staging="always") as desktop:
        desktop.start_game(PEOPLE)
        page = page_of(desktop)
        curtain, session = curtain_of(page), page.bridge.session
        curtain.grace_ms = 60_000
        await until(curtain.open_button.hasFocus)
        press(page, Qt.Key.Key_Space)
        assert curtain.isVisible(), "too soon"
        curtain.grace_ms = 0
        await asyncio.sleep(0.01)
        press(page, Qt.Key.Key_Return)
        assert not curtain.isVisible()
        one_step(page)
        curtain.grace_ms = 60_000
        while session.waiting:
            press(page, Qt.Key.Key_Space)
        assert curtain.isVisible()
        press(page, Qt.Key.Key_Space)
        assert curtain.isVisible() and page.bridge.viewer == PUBLIC
        curtain.grace_ms = 0
        await asyncio.sleep(0.01)
        press(page, Qt.Key.Key_Space)
        assert not curtain.isVisible() and page.bridge.viewer == session.view().prompt.seat


async def test_a_hand_is_hidden_at_any_time_by_button_menu_and_key(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        page = page_of(desktop)
        curtain = curtain_of(page)
        action = desktop.window.menus.actions["hide_hand"]
        assert not action.isEnabled() and action.shortcut().toString() == "Ctrl+H"
        for hide in (lambda: click(named(page, "hide_hand")), action.trigger):
            click(curtain.open_button)
            assert faces(page) and action.isEnabled()
            hide()
            assert curtain.isVisible() and faces(page) == set() and not action.isEnabled()


async def test_a_glance_shows_the_open_table_and_nothing_else(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        page = page_of(desktop)
        curtain = curtain_of(page)
        click(curtain.glance_button)
        bar = page.table.bar
        assert curtain.size() == bar.size() and curtain.isVisible()
        assert page.table.target_point(Ref("dock", "1")) is not None and faces(page) == set()
        click(curtain.glance_button)
        assert curtain.geometry() == page.rect()
        click(curtain.glance_button)
        click(curtain.open_button)
        assert faces(page)


async def test_what_was_open_leaves_no_trace_when_it_falls(qapp):
    """List of moves, notes, log, focus of the keyboard and what a screen reader is told."""
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        page = page_of(desktop)
        table, docks = page.table, desktop.window.docks
        docks.open("log")
        click(curtain_of(page).open_button)
        table.open_moves()
        assert table.moves.isVisible() and table.moves.list.count()
        told = {thing.name for thing in table.reader.things()}
        page.bridge.hide()
        assert not table.moves.isVisible() and table.moves.list.count() == 0
        assert table.bar.words == {} and not table.bar.moves_button.isEnabled()
        now = {thing.name for thing in table.reader.things()}
        assert told - now, "the own cards were named"
        hidden = [card for card in told - now if "can be chosen" not in card]
        labels = [label.text() for label in desktop.window.findChildren(QLabel) if label.isVisible()]
        assert not [text for text in labels for card in hidden if card in text]


async def test_who_takes_a_hidden_card_sees_it_and_then_hides_it(qapp):
    """Rule SK-1.16.5. The turn is over, but the screen is still that of who took it, up to the space bar."""
    async with running(qapp) as desktop:
        desktop.start_game(replace(PEOPLE, seed=0))
        page = page_of(desktop)
        docks, session = desktop.window.docks, page.bridge.session
        docks.open("log")
        click(curtain_of(page).open_button)
        mine = page.bridge.viewer
        session.submit_text(unseen_take(session))
        assert session.view().prompt.seat != mine and not curtain_of(page).isVisible()
        assert page.bridge.viewer == mine and named(page, "hide_hand").text() == "Seen, hide my hand"
        await asyncio.sleep(0.05)
        seen = [(entry.text, entry.effects) for entry in docks.log.model.entries]
        page.take_focus()
        press(page, Qt.Key.Key_Space)
        assert curtain_of(page).isVisible() and page.bridge.viewer == PUBLIC
        now = [(entry.text, entry.effects) for entry in docks.log.model.entries]
        assert len(seen) == len(now) and seen != now, "at once, not some time later"


async def test_while_bots_act_everybody_may_look(qapp):
    async with running(qapp, pace="step") as desktop:
        desktop.start_game(WITH_A_BOT)
        page = page_of(desktop)
        curtain, session = curtain_of(page), page.bridge.session
        for _ in range(3):
            seat = session.view().prompt.seat
            if WITH_A_BOT.seats[seat].human:
                assert curtain.isVisible()
                click(curtain.open_button)
                assert page.bridge.viewer == seat
                one_step(page)
            else:
                assert not curtain.isVisible() and page.bridge.viewer == PUBLIC and faces(page) == set()
                before = session.length
                await until(page.step_bar.isVisible)
                click(named(page.step_bar, "next_bot"))
                await until(lambda: session.length > before)  # noqa: B023  awaited at once


async def test_undo_to_another_person_lets_it_fall(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        page = page_of(desktop)
        curtain, session = curtain_of(page), page.bridge.session
        first = session.view().prompt.seat
        click(curtain.open_button)
        one_step(page)
        click(curtain.open_button)
        assert page.bridge.viewer == 1 - first
        desktop.window.menus.actions["undo"].trigger()
        assert curtain.isVisible() and page.bridge.awaited == first and faces(page) == set()


async def test_one_person_among_bots_and_a_game_that_hides_nothing_have_none(qapp):
    open_game = replace(PEOPLE, options=(("information", "open"),))
    no_secrets = Setup("riverboat", PEOPLE.seats, seed=7)
    async with running(qapp, pace="step") as desktop:
        for setup in (ALONE, open_game, no_secrets):
            desktop.start_game(setup)
            page = page_of(desktop)
            assert not curtain_of(page).isVisible() and page.bridge.viewer >= 0
            assert not desktop.window.menus.actions["hide_hand"].isEnabled()
            assert not named(page, "hide_hand").isVisible()


async def test_resume_rematch_and_an_opened_record_begin_behind_it(qapp, tmp_path):
    file = tmp_path / "evening.rbt"
    write_record_file(file, played(PEOPLE, 12).record())
    async with running(qapp) as desktop:
        desktop.open_record(str(file))
        page = page_of(desktop)
        assert curtain_of(page).isVisible() and page.bridge.viewer == PUBLIC
        click(curtain_of(page).open_button)
        desktop.close_game()
        (left,) = desktop.resumable()
        desktop.resume(left)  # type: ignore[arg-type]  # it is no damaged one
        page = page_of(desktop)
        assert curtain_of(page).isVisible() and page.bridge.viewer == PUBLIC
        click(curtain_of(page).open_button)
        desktop.rematch()
        page = page_of(desktop)
        assert curtain_of(page).isVisible() and page.bridge.viewer == PUBLIC


async def test_its_words_follow_the_language(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        curtain = curtain_of(page_of(desktop))
        english = curtain.open_button.text(), curtain.title.text(), curtain.accessibleName()
        desktop.set_preferences(replace(desktop.preferences, language="zh_TW"))
        await until(lambda: curtain.open_button.text() != english[0])
        chinese = curtain.open_button.text(), curtain.title.text(), curtain.accessibleName()
        assert all(one != other for one, other in zip(english, chinese, strict=True))
