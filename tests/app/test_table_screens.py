"""What stands on the screens at a table: one prompt, moves to be made, receipts for all, a strange tag."""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from engine.companion.catalogue import Instance, write_box
from engine.companion.receipts import GateKind, Said
from engine.companion.repair import Move
from engine.core.setup import SeatSetup, Setup
from riverboat_desktop.box_files import box_named, keep_box
from riverboat_desktop.desktop import Desktop
from tests.app.running import beside_of, click, page_of, running, shown, until
from tests.app.test_at_the_table import hands_for, say_outcomes
from ui.companion.arrangement import Arrangement, arrangement_name, arrangement_text
from ui.companion.words import TableWords
from ui.enrolment.dialog import EnrolmentDialog
from ui.readers.desk import KeyboardSetting
from ui.readers.values import Scan

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
RIVERBOAT = Setup("riverboat", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
SOBEK = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)


def scanned(desktop: Desktop, tag: str) -> None:
    desktop.reader_desk.board.tell(Scan("wedge", 0, f"nfca:{tag}", tag, time.monotonic()))


def label(inside, name: str) -> str:
    found = inside.findChild(QLabel, name)
    assert found is not None
    return found.text() if found.isVisible() else ""


async def test_below_the_table_stands_what_stands_above_it(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside, bar = beside_of(desktop), page_of(desktop).table.bar
        assert "draws a mat" in beside.strip.headline.text()
        assert bar.headline.text() == beside.strip.headline.text()
        await say_outcomes(desktop)
        await until(lambda: "choose a phase tile" in bar.headline.text())
        desk = beside.desk
        desk.choose(desk.session.legal()[0])
        await until(lambda: desk.session.length and beside.strip.buttons["take_back"].isVisible())
        click(beside.strip.buttons["take_back"])
        gate = desk.gate
        assert gate is not None and gate.kind is GateKind.PUT_BACK
        await until(lambda: "Put these back" in beside.strip.headline.text())
        assert bar.headline.text() == beside.strip.headline.text()
        click(beside.strip.buttons["done"])
        await until(lambda: "choose a phase tile" in bar.headline.text())


async def test_the_screen_that_faces_the_table_lists_moves_and_flashes_receipts(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("display-*",))
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        hands.beside.open_screen()
        screen = hands.beside.screen
        assert screen is not None
        hands.reader.lay("riverboat", "tile-T/1", 1)
        await until(lambda: label(screen, "public_heard").startswith("Taken down: "))
        hands.reader.lay("riverboat", "phase-harvest/1", 1)
        await until(lambda: hands.heard(Said.WRONG), seconds=15)
        await until(lambda: label(screen, "public_detail").startswith("☐ Phase 3: Harvest"))
        screen.close()


async def test_the_screen_that_faces_the_table_names_no_card_that_only_one_seat_may_know(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, SOBEK)
        hands.beside.open_screen()
        screen = hands.beside.screen
        assert screen is not None
        await hands.show("wheat-start/1")
        await until(lambda: hands.desk.session.length == 1)
        await until(lambda: bool(label(screen, "public_heard")))
        assert "heat" not in label(screen, "public_heard")
        screen.close()


async def test_what_lies_somewhere_at_a_seat_that_hides_its_hand_is_named_to_nobody(qapp):
    """A reader under all that a seat has sees its hand, too."""
    async with running(qapp) as desktop:
        hands = hands_for(desktop, SOBEK, ("1.",))
        words: TableWords = hands.beside.words
        assert "heat" not in words.move(Move("wheat-start", "", "virtual:1"))
        assert "heat" in words.move(Move("wheat", "dock-1", "virtual:1"))


async def test_stations_count_what_lies_there_in_whole_sentences(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("display-*",))
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        cards = hands.beside.side._cards
        await until(lambda: "virtual:1" in cards)
        card = cards["virtual:1"]
        await until(lambda: "nothing lies here" in card.said.text())
        hands.reader.lay("riverboat", "tile-T/1", 1)
        await until(lambda: "one piece lies here" in card.said.text())
        hands.reader.lay("riverboat", "tile-W/1", 1)
        await until(lambda: "2 pieces lie here" in card.said.text())


async def test_the_page_for_corrections_follows_the_window_and_shows_the_newest_entry(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        desktop.window.resize(1280, 800)
        await say_outcomes(desktop)
        beside = beside_of(desktop)
        click(beside.side.amend_button)
        panel, page = beside.amending, page_of(desktop)
        for size in (QSize(1900, 1200), QSize(1280, 800)):
            desktop.window.resize(size)
            await until(lambda: page.rect().contains(panel.geometry()))
            chosen = panel.entries.visualItemRect(panel.entries.currentItem())
            assert panel.entries.currentRow() == panel.entries.count() - 1
            assert panel.entries.viewport().rect().contains(chosen.center())


@pytest.mark.parametrize("place", ["strip", "side"])
async def test_a_strange_tag_is_offered_for_a_piece_of_the_box_that_is_played_with(qapp, place):
    for name, tag in (("attic", "04AA"), ("cellar", "04AB")):
        box = box_named("riverboat", "standard", name).enrol(f"nfca:{tag}", Instance("mat-1", 1))
        keep_box(box.key, write_box(box))
    async with running(qapp) as desktop:
        boxes = dict((name, key) for key, name in desktop.table_boxes("riverboat"))
        desktop.remember(arrangement_name("riverboat"), arrangement_text(Arrangement(boxes["cellar"])))
        desktop.start_game(RIVERBOAT, "table")
        desktop.reader_desk.keep_keyboard(KeyboardSetting("Wedge", "uid-hex"))
        beside = beside_of(desktop)
        button: QPushButton = beside.strip.buttons["enrol"] if place == "strip" else beside.side.enrol_button
        assert not button.isVisible()
        scanned(desktop, "04BB")
        await until(button.isVisible)
        click(button)
        dialog = shown(desktop.window, EnrolmentDialog)
        assert dialog.boxes.box.currentText() == "cellar"
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


async def test_the_first_box_that_gets_tags_while_there_was_none_is_the_one_that_is_played_with(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        desktop.reader_desk.keep_keyboard(KeyboardSetting("Wedge", "uid-hex"))
        desk = beside_of(desktop).desk
        scanned(desktop, "04BB")
        assert list(desk.unknown) == ["nfca:04BB"]
        box = box_named("riverboat", "standard", "ours").enrol("nfca:04BB", Instance("mat-2", 1))
        keep_box(box.key, write_box(box))
        await until(lambda: not desk.unknown)
        assert desktop.remembered(arrangement_name("riverboat")) == arrangement_text(Arrangement(box.key))


async def test_keys_go_to_the_table_again_when_a_list_or_the_page_for_corrections_is_closed(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        await say_outcomes(desktop)
        page, beside = page_of(desktop), beside_of(desktop)
        assert page.focusWidget() is page.table.tabletop, "a list was open"
        click(beside.side.amend_button)
        assert beside.amending.isAncestorOf(page.focusWidget())
        QTest.keyClick(beside.amending.entries, Qt.Key.Key_Escape)
        assert page.focusWidget() is page.table.tabletop


async def test_while_the_table_does_not_agree_no_button_offers_what_might_come_up(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("display-*",))
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        strip = hands.beside.strip
        await until(lambda: len(strip.choices) == 5)
        hands.reader.lay("riverboat", "phase-harvest/1", 1)
        await until(lambda: hands.heard(Said.WRONG), seconds=15)
        await until(lambda: not strip.choices)
        assert strip.detail.isVisible() and "Phase 3: Harvest" in strip.detail.text()
        hands.reader.lift("riverboat", "phase-harvest/1")
        await until(lambda: len(strip.choices) == 5)


async def test_tab_goes_through_the_strip_as_one_reads_and_past_panels_that_lie_behind(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        window = desktop.window
        window.activateWindow()
        await until(window.isActiveWindow)
        strip, side = beside_of(desktop).strip, beside_of(desktop).side
        await until(lambda: len(strip.choices) == 4)
        for forward in (True, False):
            strip.choices[0].setFocus()
            seen = []
            for _ in range(40):
                focus = window.focusWidget()
                assert focus is not None
                if focus in seen:
                    break
                seen.append(focus)
                QTest.keyClick(focus, Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab)
            assert focus is strip.choices[0], "round and round"
            docks = desktop.window.docks
            assert not any(
                panel.isAncestorOf(one) for panel in (docks.score, docks.log, docks.rules) for one in seen
            )
            assert side.screen_button in seen and side.pieces_button in seen
            if forward:
                assert seen[:6] == [*strip.choices, strip.buttons["by_hand"], strip.words]


async def test_what_hands_do_next_follows_the_language_at_once(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(RIVERBOAT, "table")
        beside = beside_of(desktop)
        beside.open_screen()
        screen = beside.screen
        assert screen is not None
        beside.strip.tell("Taken down")
        try:
            desktop.set_preferences(replace(desktop.preferences, language="zh_TW"))
            await until(lambda: "玩家板" in beside.strip.headline.text())
            choices = [choice.text() for choice in beside.strip.choices]
            texts = [*choices, page_of(desktop).table.bar.headline.text()]
            assert len(texts) == 5 and all("玩家板" in text for text in texts)
            assert beside.strip.heard.text() == ""
            await until(lambda: "玩家板" in screen.headline.text())
        finally:
            desktop.set_preferences(replace(desktop.preferences, language="en"))
        await until(lambda: "draws a mat" in beside.strip.headline.text())
        screen.close()
