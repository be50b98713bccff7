"""What the window offers does something, wherever it is offered; what it cannot do is not offered.

The program is composed as its entry point does, no inner part of it is held here, and garbage is collected
before and after everything a person does: what only a signal leads to would be gone.
"""

from __future__ import annotations

import gc
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QPushButton

from engine.core.setup import Setup
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.record_files import write_record_file
from tests.app.person import CONTROL, LEFT, NOTHING_HELD, Person, by_hand
from tests.app.running import PEOPLE, before_the_last_step, page_of, running
from ui.final_sheet import FinalSheetPage
from ui.keys_dialog import KeysDialog
from ui.new_game_dialog import NewGameDialog
from ui.own_box.box_list import BoxList
from ui.own_box.dialog import OwnBoxDialog
from ui.panels.rules_panel import RulesPanel
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.readers_dialog import ReadersDialog
from ui.readers.virtual_window import VirtualWindow
from ui.score_pad.page import ScorePadPage
from ui.settings_dialog import SettingsDialog
from ui.table_page import TablePage

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(60)]
Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
SOBEK = replace(PEOPLE, game="sobek")


class Tidy(Person):
    """A person at a computer that forgets all it may."""

    def click_at(
        self, place: QPoint, button: Qt.MouseButton = LEFT, held: Qt.KeyboardModifier = NOTHING_HELD
    ) -> None:
        """Click, among collections of garbage."""
        gc.collect()
        super().click_at(place, button, held)
        gc.collect()

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NOTHING_HELD) -> None:
        """Press a key, among collections of garbage."""
        gc.collect()
        super().press(key, held)
        gc.collect()


def offered(person: Person, *titles: str) -> bool:
    """Whether an entry of the menus is there and can be chosen; the first title is that of a menu."""
    person.menu(*titles[:-1])
    *_, last = titles
    menus = person.window.menus.menus  # type: ignore[attr-defined]  # the main window
    found = [
        action
        for menu in menus.values()
        if menu.isVisible()
        for action in menu.actions()
        if action.text().replace("&", "") == last
    ]
    (action,) = found
    answer = action.isVisible() and action.isEnabled()
    person.press(Key.Key_Escape)
    return answer


def virtual_reader(person: Person) -> None:
    """From the readers' page, which is closed again."""
    page = person.one(ReadersDialog)
    person.click(person.one(QPushButton, "readers_virtual", inside=page))
    person.one(VirtualWindow)
    page.close()
    person.wait_for(lambda: not person.sees(ReadersDialog))


async def test_the_keys_that_a_dialog_names_are_heard_in_it(qapp):
    """Whoever sets up a table is told that F8 sets readers up."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            person.press(Key.Key_N, CONTROL)
            dialog = person.one(NewGameDialog)
            person.click(person.one(QPushButton, "play_at_table", inside=dialog))
            for key, held, shown in (
                (Key.Key_F8, NOTHING_HELD, ReadersDialog),
                (Key.Key_F1, SHIFT, KeysDialog),
                (Key.Key_Comma, CONTROL, SettingsDialog),
                (Key.Key_F1, NOTHING_HELD, RulesPanel),
            ):
                dialog.activateWindow()
                person.wait_for(dialog.isActiveWindow)
                person.press(key, held)
                person.one(shown)

        await by_hand(play)


async def test_a_reader_that_is_set_up_meanwhile_can_be_given_a_place(qapp):
    """By F8 out of the new-game dialog; what was chosen for it is gone with it, and it with its window."""

    def stations(person: Person) -> list[QComboBox]:
        return [box for box in person.sees(QComboBox) if box.objectName().startswith("station_")]

    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            person.press(Key.Key_N, CONTROL)
            person.click(person.one(QPushButton, "play_at_table"))
            assert stations(person) == []
            person.press(Key.Key_F8)
            virtual_reader(person)
            person.wait_for(lambda: stations(person))
            assert {box.objectName() for box in stations(person)} >= {"station_virtual_0"}
            person.one(VirtualWindow).close()
            person.wait_for(lambda: not stations(person))

        await by_hand(play)


async def test_the_line_for_what_is_read_leaves_the_pad_with_its_reader(qapp):
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            person.press(Key.Key_F7)
            page = person.one(ScorePadPage)
            assert not page.scan_bar.isVisible()
            person.press(Key.Key_F8)
            virtual_reader(person)
            person.wait_for(page.scan_bar.isVisible)
            person.one(VirtualWindow).close()
            person.wait_for(lambda: not page.scan_bar.isVisible())

        await by_hand(play)


async def test_panels_and_their_layout_are_offered_with_a_game_only(qapp):
    """The start screen has no panel of a game; a game that is left takes them with it."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            assert not offered(person, "View", "Panels")
            assert not offered(person, "View", "Reset the layout")
            desktop.start_game(PEOPLE)
            person.one(TablePage)
            person.menu("View", "Panels", "Log")
            log = desktop.window.docks.docks["log"]
            person.wait_for(log.isHidden)
            person.menu("View", "Reset the layout")
            person.wait_for(lambda: not log.isHidden())
            person.press(Key.Key_W, CONTROL)
            person.wait_for(lambda: desktop.window.start.isVisible())
            assert not offered(person, "View", "Panels")
            assert not offered(person, "View", "Reset the layout")

        await by_hand(play)


async def test_no_report_is_offered_before_anything_was_settled(qapp):
    """In the first round of Sobek there is no scoring to be read again."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            desktop.start_game(SOBEK)
            person.one(TablePage)
            assert not offered(person, "Game", "Scoring step by step")

        await by_hand(play)


def one_step(desktop: Desktop) -> None:
    """Whoever is asked does something."""
    bridge = page_of(desktop).bridge
    bridge.open()
    legal = bridge.session.legal()
    assert bridge.submit(legal[len(legal) // 2])


async def test_a_turn_is_reset_where_it_is_seen_and_has_begun(qapp):
    """Not before its first step, and not while the score pad lies before it; nor does a hand hide there."""
    async with running(qapp, staging="always") as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            desktop.start_game(SOBEK)
            person.one(TablePage)
            page_of(desktop).bridge.open()
            assert not offered(person, "Edit", "Reset my turn")
            one_step(desktop)
            assert offered(person, "Edit", "Reset my turn") and offered(person, "Edit", "Hide my hand")
            length = page_of(desktop).bridge.session.length
            person.press(Key.Key_F7)
            pad = person.one(ScorePadPage)
            assert not offered(person, "Edit", "Reset my turn")
            assert not offered(person, "Edit", "Hide my hand")
            person.press(Key.Key_R, CONTROL)
            assert page_of(desktop).bridge.session.length == length
            person.click(person.one(QPushButton, "pad_closed", inside=pad))
            person.press(Key.Key_R, CONTROL)
            person.wait_for(lambda: page_of(desktop).bridge.session.length < length)
            assert not offered(person, "Edit", "Reset my turn")

        await by_hand(play)


@pytest.mark.parametrize("setup", [PEOPLE, SOBEK], ids=["riverboat", "sobek"])
async def test_who_closes_the_pad_is_where_it_was_opened(qapp, tmp_path, setup: Setup):
    """At the final sheet, or at the table."""
    file = tmp_path / "evening.rbt"
    record, last = before_the_last_step(setup)
    write_record_file(file, record)
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def there_and_back() -> None:
            person.press(Key.Key_F7)
            pad = person.one(ScorePadPage)
            person.press(Key.Key_F7)  # a second time changes nothing
            person.click(person.one(QPushButton, "pad_closed", inside=pad))

        def play() -> None:
            desktop.open_record(str(file))
            page_of(desktop).bridge.open()
            page_of(desktop).bridge.session.submit_text(last)
            desktop.window.show_sheet()
            person.one(FinalSheetPage)
            there_and_back()
            person.one(FinalSheetPage)
            person.click(person.button("Look at the table"))
            person.one(TablePage)
            there_and_back()
            person.one(TablePage)

        await by_hand(play)


@pytest.mark.parametrize("name", ["new", "position", "pad"])
async def test_a_box_that_is_copied_meanwhile_is_offered_at_once(qapp, name):
    """In whatever is open and has boxes to choose from."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)
        actions = desktop.window.menus.actions
        opens, box_name = {
            "new": (actions["new"], "box"),
            "position": (actions["position"], "box"),
            "pad": (actions["score_pad"], "pad_edition"),
        }[name]

        def play() -> None:
            opens.trigger()
            boxes = desktop.window.findChild(QComboBox, box_name)
            assert boxes is not None and boxes.count() == 1
            actions["own_box"].trigger()
            editing = person.one(OwnBoxDialog)
            person.click(person.button("New box…", inside=editing))
            person.click(person.button("Save the box", inside=editing))
            person.wait_for(lambda: boxes.count() == 2)

        await by_hand(play)


async def test_who_undoes_at_the_sheet_is_asked_where_it_is_seen(qapp, tmp_path):
    """The last step of Sobek has revealed something: the question was asked behind the sheet."""
    file = tmp_path / "evening.rbt"
    record, last = before_the_last_step(SOBEK)
    write_record_file(file, record)
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            desktop.open_record(str(file))
            page_of(desktop).bridge.open()
            page_of(desktop).bridge.session.submit_text(last)
            desktop.window.show_sheet()
            person.one(FinalSheetPage)
            person.press(Key.Key_Z, CONTROL)
            person.click(person.one(QPushButton, "question_yes"))
            person.wait_for(lambda: not page_of(desktop).bridge.session.over)

        await by_hand(play)


async def test_the_end_of_a_game_takes_nobody_away_from_the_pad(qapp):
    """Bots play to the end behind it; whoever closes the pad is before their sheet."""
    bots = tuple(replace(seat, controller="random") for seat in PEOPLE.seats)
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            desktop.start_game(replace(PEOPLE, seats=bots))
            person.press(Key.Key_F7)
            pad = person.one(ScorePadPage)
            person.wait_for(lambda: page_of(desktop).bridge.session.over, seconds=50)
            gc.collect()
            QTest.qWait(300)
            assert pad.isVisible()
            person.click(person.one(QPushButton, "pad_closed", inside=pad))
            person.one(FinalSheetPage)

        await by_hand(play)


async def test_a_discarded_game_stays_so_in_another_look(qapp):
    """Its card is made anew; it offered to go on with a game that was no more in its place."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            desktop.start_game(PEOPLE)
            person.press(Key.Key_W, CONTROL)
            person.click(person.button("Discard"))
            assert desktop.resumable() == () and not person.button("Resume").isEnabled()
            person.menu("View", "Look", "Dark")
            person.wait_for(lambda: desktop.preferences.theme == "dark")
            QTest.qWait(50)
            assert not person.button("Resume").isEnabled()
            person.click(person.button("Undo"))
            assert len(desktop.resumable()) == 1 and person.button("Resume").isEnabled()

        await by_hand(play)


# --- Enter ------------------------------------------------------------------------------------


def enter_on(person: Person, name: str) -> None:
    """Enter, with the focus on the button of that name, as Tab leads to it."""
    button = person.one(QPushButton, name)
    button.window().activateWindow()
    person.wait_for(button.isActiveWindow)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    person.wait_for_focus(button)
    person.press(Key.Key_Return)


async def test_enter_on_a_box_opens_it_and_enter_in_its_name_leaves_it_open(qapp):
    """Qt gives the same Enter to the default button of the dialog, which was Close."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            desktop.window.menus.actions["own_box"].trigger()
            dialog = person.one(OwnBoxDialog)
            enter_on(person, "own_box_new")
            person.wait_for_focus(person.one(QLineEdit, "own_box_name"))
            person.press(Key.Key_Return)
            assert person.sees(QLineEdit, "own_box_name")
            enter_on(person, "own_box_save")
            boxes = person.one(QListWidget, "own_box_list")
            person.click(boxes.viewport(), boxes.visualItemRect(boxes.item(1)).center())
            person.wait_for_focus(boxes)
            person.press(Key.Key_Return)
            person.wait_for(lambda: person.sees(QLineEdit, "own_box_name"))
            assert person.sees(OwnBoxDialog) == [dialog] and not person.sees(BoxList)

        await by_hand(play)


async def test_enter_on_a_button_that_has_the_focus_presses_it_and_no_other(qapp):
    """On the readers' page, where it closed the page, and where a game is set up, where it began the game."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            person.press(Key.Key_F8)
            page = person.one(ReadersDialog)
            enter_on(person, "readers_add")
            person.one(AddReaderDialog).close()
            assert page.isVisible()
            enter_on(person, "readers_close")
            person.wait_for(lambda: not person.sees(ReadersDialog))
            person.press(Key.Key_N, CONTROL)
            person.one(NewGameDialog)
            person.click(person.one(QPushButton, "game_riverboat"))
            option = person.one(QComboBox, "option_opportunity-coin")
            usual = option.currentIndex()
            person.choose(option, 1 - usual)
            enter_on(person, "usual_options")
            assert option.currentIndex() == usual and person.sees(NewGameDialog)
            option.setFocus()
            person.press(Key.Key_Return)
            person.one(TablePage)

        await by_hand(play)


async def test_enter_on_delete_asks_before_a_sheet_is_gone(qapp):
    """The question has the focus on no; a second Enter keeps the sheet."""
    async with running(qapp) as desktop:
        person = Tidy(desktop.window)

        def play() -> None:
            person.press(Key.Key_F7)
            page = person.one(ScorePadPage)
            person.click(page.paper.order()[0])
            person.type("7")
            person.click(person.one(QPushButton, "pad_sheets"))
            person.one(QListWidget, "pad_history")
            enter_on(person, "pad_history_delete")
            person.wait_for_focus(person.one(QPushButton, "question_no"))
            person.press(Key.Key_Return)
            person.wait_for(lambda: not person.sees(QPushButton, "question_no"))
            assert person.one(QListWidget, "pad_history").count() == 1

        await by_hand(play)
