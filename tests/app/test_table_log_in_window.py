"""The log of a game at the table in the whole program: kept by itself, saved from a page, replayed."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton

from engine.core.savefile import live_lines
from engine.core.setup import SeatSetup, Setup
from engine.session.ahead import state_at
from riverboat_desktop import paths
from riverboat_desktop.desktop import TABLE_LOG, Desktop
from riverboat_desktop.table_log import NOTICE, read_table_log
from riverboat_desktop.table_replay import replay_table, told
from tests.app.person import Person, by_hand
from tests.app.reader_bus import opened, said
from tests.app.running import beside_of, click, running, until
from tests.app.table_hands import Hands
from tests.app.test_at_the_table import RIVERBOAT, hands_for, say_outcomes

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(120)]

SOBEK = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
BOT = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo", "bot-random")), seed=3)


def understood(hands: Hands) -> dict[str, list[str]]:
    """What lay at each station when the table was last understood."""
    return hands.desk.referee.cardboard.understood_values()


def log_of(desktop: Desktop) -> str:
    log = desktop.reader_desk.table_log
    assert log is not None
    return log()


async def test_a_game_at_the_table_is_saved_from_the_readers_page_and_decides_again_as_it_did(qapp, tmp_path):
    file = tmp_path / "table.jsonl"
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        hands = hands_for(desktop, SOBEK, ("dock-1",), ("dock-2",))
        await hands.play(12)
        await asyncio.sleep(0.3)

        def save() -> None:
            page = opened(person)
            person.click(person.button("Save the table log…", inside=page))
            person.wait_for(lambda: bool(page.findChildren(QFileDialog)))
            page.findChildren(QFileDialog)[0].close()
            page.save_table_log(str(file))
            person.wait_for(lambda: any("everything that is hidden" in one for one in said(person, "", page)))
            page.save_table_log(str(tmp_path / "none" / "table.jsonl"))
            person.wait_for(lambda: any("cannot be written" in one for one in said(person, "", page)))

        await by_hand(save)
        texts = hands.texts
    text = file.read_text(encoding="utf-8")
    log = read_table_log(text)
    outcome = replay_table(log)
    assert outcome.difference is None and outcome.read is None, told(outcome)
    entered = [
        line for entry in log.entries for line in entry.get("ledger", ()) if not line.startswith("hands")
    ]
    assert [line.partition(" ")[2].partition(" ;")[0] for line in entered] == texts
    assert NOTICE in text.splitlines()[0] and outcome.reads > 5
    assert [entry["driver"] for entry in log.entries if entry.get("do") == "reader"] == ["inventory-line"]


async def test_a_bot_and_what_is_taken_back_are_in_the_log(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(BOT, "table")
        desk = beside_of(desktop).desk
        session = desk.session
        while session.length < 20 and not session.over:
            if desk.gate is not None:
                desk.confirm()
            elif (outcomes := desk.outcomes()) or session.human(session.node.seat):  # type: ignore[union-attr]  # not over
                desk.choose(outcomes[0] if outcomes else session.legal()[0])
            else:
                await until(lambda: desk.gate is not None)
        desk.take_back()
        outcome = replay_table(read_table_log(log_of(desktop)))
    assert outcome.difference is None and outcome.decisions > 40, told(outcome)


async def test_without_a_game_at_the_table_there_is_no_such_log(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        desktop.start_game(SOBEK, "digital")

        def look() -> None:
            page = opened(person)
            (button,) = page.findChildren(QPushButton, "readers_table_log")
            assert not button.isVisible()

        await by_hand(look)
        assert desktop.reader_desk.table_log is None
        desktop.keep_table_log()
        assert not (paths.journal_dir() / TABLE_LOG).exists()


async def test_when_something_goes_wrong_the_log_is_kept_beside_the_journal(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(SOBEK, "table")
        desk = beside_of(desktop).desk
        desk.choose(desk.outcomes()[0])
        desktop.keep_table_log()
        kept = paths.journal_dir() / TABLE_LOG
        assert replay_table(read_table_log(kept.read_text(encoding="utf-8"))).decisions == 2
        assert len(desktop.resumable()) <= 1
        desktop.close_game()
        assert desktop.reader_desk.table_log is None


async def test_one_log_on_disk_goes_on_where_the_table_was_right(qapp):
    """One boat of those on show is missing: the table is right, and play goes on from it."""
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("boats-shown",))
        session = hands.desk.session
        await say_outcomes(desktop)
        for boat in session.game.inventory(state_at(session)).at("boats-shown"):
            hands.reader.lay("riverboat", f"{boat}/1", 1)
        await until(lambda: len(understood(hands).get("virtual:1", ())) == 9)
        before = hands.texts
        hands.reader.lift("riverboat", "boat-B1/1")
        table = hands.beside.strip.buttons["table"]
        await until(table.isVisible, seconds=20)
        click(table)
        beside = beside_of(desktop)
        assert beside.desk.session is not session
        for _ in range(2):
            beside.desk.choose(beside.desk.session.legal()[0])
        texts = [line.text for line in live_lines(beside.desk.session.record().entries)]
        (file,) = paths.table_logs_dir().iterdir()
        await until(lambda: texts[-1] in file.read_text(encoding="utf-8").rpartition('"do":"game"')[2])
        now = log_of(desktop)
    kept = file.read_text(encoding="utf-8")
    log = read_table_log(kept)
    outcome = replay_table(log)
    assert outcome.difference is None and outcome.read is None, told(outcome)
    assert kept.startswith(now[: now.index('"do":"game"')])
    after = [entry for entry in log.entries if entry.get("do") in ("game", "table-is-right")]
    assert [entry["do"] for entry in after] == ["table-is-right", "game"]
    entered = [line for entry in log.entries for line in entry.get("ledger", ())]
    assert [line.partition(" ")[2].partition(" ;")[0] for line in entered] == [*before, *texts]


async def test_another_game_begins_another_log_on_disk_and_one_on_a_screen_has_none(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(SOBEK, "table")
        beside_of(desktop).desk.choose(beside_of(desktop).desk.outcomes()[0])
        desktop.rematch()
        desk = beside_of(desktop).desk
        desk.choose(desk.outcomes()[0])
        desktop.start_game(SOBEK, "digital")
        desktop.start_game(SOBEK, "table")
    files = sorted(paths.table_logs_dir().iterdir())
    assert len(files) == 2, "the last one was left before anything was done"
    for file in files:
        assert replay_table(read_table_log(file.read_text(encoding="utf-8"))).decisions == 2
