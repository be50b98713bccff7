"""People who tell no hidden card, in the real window: hands of backs, and faces when they are shown."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from engine.core.component import Ref
from engine.core.savefile import live_lines
from engine.core.setup import SeatSetup, Setup
from engine.sobek.components import GREEN
from riverboat_desktop.desktop import Desktop
from tests.app.running import beside_of, click, named, page_of, running, shown, until
from tests.app.table_player import shots_folder
from tests.app.test_at_the_table import hands_for
from ui.new_game_dialog import NewGameDialog

UNTOLD = Setup("sobek", (SeatSetup("Ann"), SeatSetup("Bo")), (("hidden", "blank"),), seed=3)
QUEUE = ("fish", "fish-1", "ivory", "fish-1", "wheat-1", "orange", "fish-1", "fish", "cattle")
"""From the temple on: cattle is the first in the queue, then fish."""

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(150),
]


def option_box(dialog: NewGameDialog) -> QComboBox:
    (box,) = [item for item in dialog.findChildren(QComboBox, "option_hidden") if item.isVisible()]
    return box


def sized(desktop: Desktop, size: tuple[int, int]) -> bool:
    """Whether the window has this size; it may still be finding its place when it is asked."""
    desktop.window.resize(*size)
    return desktop.window.size().toTuple() == size


async def test_the_option_is_there_where_a_table_is_chosen(qapp, tmp_path):
    async with running(qapp) as desktop:
        desktop.window.ask_new_game()
        dialog = shown(desktop.window, NewGameDialog)
        dialog._choice.show_game("sobek")
        assert option_box(dialog).findData("blank") < 0
        click(named(dialog, "play_at_table"))
        box = option_box(dialog)
        box.setCurrentIndex(box.findData("blank"))
        dialog.grab().save(str(shots_folder("untold", tmp_path) / "new-game.png"))
        click(named(dialog, "play_at_screen"))
        assert option_box(dialog).currentData() == "bound" and dialog.setup().option("hidden") is None
        click(named(dialog, "play_at_table"))
        assert option_box(dialog).currentData() == "blank"
        for row in dialog.seat_rows:
            row.show_seat(SeatSetup(row.seat().name))
        click(named(dialog, "start"))
        session = beside_of(desktop).desk.session
        assert session.mode == "table" and session.setup.option("hidden") == "blank"
        assert session.view().prompt.key == "fill-dock", "no start card is told"


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("zh_TW", (2560, 1440))])
async def test_a_set_of_backs_is_laid_and_its_cards_are_shown(qapp, tmp_path, language, size):
    shots = shots_folder("untold", tmp_path)
    async with running(qapp, instead=language) as desktop:
        hands = hands_for(desktop, UNTOLD)
        await until(lambda: sized(desktop, size))
        desk, page = hands.desk, page_of(desktop)
        for piece in QUEUE:
            assert desk.say(f"fill {piece}") is None
        for words in ("back beige", "start 1", "take 2", "take 4", "take 5"):
            assert desk.say(words) is None, words
        # Ann: two start cards and fish; Bo: two start cards and a character.
        assert desk.say("take 6") is None
        page.bridge.open()
        await until(page.table.settled)

        def picture(name: str) -> None:
            desktop.window.grab().save(str(shots / f"{name}-{language}.png"))

        seen = page.bridge.view().observation
        assert seen.viewer == 0 and seen.hands[0][-2:] == (GREEN, GREEN)
        assert {f"hand/green/{number}" for number in (1, 2)} <= {one.id for one in page.table.targets()}
        picture("hand")
        for ref in (Ref("card", "fish"), Ref("back", "green"), Ref("back", "green 2")):
            await hands.point(ref)
        await until(page.table.settled)
        picture("gathered")
        await hands.point(Ref("word", "lay"))
        assert hands.texts[-1] == "lay fish fish green green"
        assert desk.session.view().prompt.key == "show-card"
        await until(page.table.settled)
        beside_of(desktop).show_now()
        picture("shown")
        assert desk.say("show wheat-start") is not None, "it is no fish"
        assert desk.session.view().prompt.key == "show-card"
        await hands.show("fish-start/1")
        await until(lambda: hands.texts[-1] == "show fish-start")
        await hands.show("fish-start/2")
        await until(lambda: desk.session.view().prompt.key == "pick-token")
        page.bridge.open()
        await until(page.table.settled)
        picture("tokens")
        assert desk.say("pick deceit") is None
        page.bridge.open()
        await until(page.table.settled)
        await hands.point(Ref("back", "orange"))
        picture("character")
        await hands.point(Ref("word", "play"))
        assert hands.texts[-1] == "play orange"
        await hands.show("thief/1")
        await until(lambda: desk.session.view().prompt.key in ("rob", "action"))
        assert "show thief" in [line.text for line in live_lines(desk.session.record().entries)]
        QTest.keyClick(page.table.tabletop, Qt.Key.Key_Escape)
