"""How long a station waits is chosen where the game is set up, holds there, and is kept."""

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from engine.companion.stations import WRONG_S
from engine.core.setup import SeatSetup
from riverboat_desktop.desktop import Desktop
from riverboat_desktop.table_log import read_table_log
from riverboat_desktop.table_replay import replay_table, told
from tests.app.running import beside_of, click, named, page_of, running, shown, until
from tests.app.test_at_the_table import RIVERBOAT, hands_for
from ui.companion.arrangement import Arrangement, Stand, arrangement_from, arrangement_name, arrangement_text
from ui.companion.station_times import StationTimes
from ui.new_game_dialog import NewGameDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def dialog_at_the_table(desktop: Desktop) -> NewGameDialog:
    desktop.window.ask_new_game()
    dialog = shown(desktop.window, NewGameDialog)
    click(named(dialog, "play_at_table"))
    dialog.seat_rows[1].show_seat(SeatSetup("Bo"))
    return dialog


def row(dialog: NewGameDialog, zone: int) -> tuple[QComboBox, StationTimes]:
    (found,) = [one for one in dialog.table_choice._rows if (one.reader.id, one.zone) == ("virtual", zone)]
    return found.combo, found.times


async def test_times_of_a_station_hold_in_the_game_and_are_kept(qapp):
    async with running(qapp) as desktop:
        desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        dialog = dialog_at_the_table(desktop)
        combo, times = row(dialog, 1)
        assert not times.isVisible(), "a pad needs none"
        combo.setCurrentIndex(1)
        assert times.isVisible()
        usual = times.settle.value()
        times.settle.setValue(0.7)
        times.wrong.setValue(9)
        other, _ = row(dialog, 2)
        other.setCurrentIndex(2)
        click(named(dialog, "start"))
        beside = page_of(desktop).beside
        assert beside is not None
        layout = beside.desk.layout
        assert (layout["virtual:1"].settle_s, layout["virtual:1"].wrong_s) == (0.7, 9.0)
        assert (layout["virtual:2"].settle_s, layout["virtual:2"].wrong_s) == (usual, WRONG_S)
        _, times = row(dialog_at_the_table(desktop), 1)
        assert (times.settle.value(), times.wrong.value()) == (0.7, 9.0)


def test_times_that_make_no_sense_are_as_usual():
    arrangement = Arrangement("", (Stand("r", 1, ("dock-1",), 0.5, 6.0),))
    text = arrangement_text(arrangement)
    assert arrangement_from(text) == arrangement
    for bad in ('"soon"', "-1", "99", "true", "null"):
        (stand,) = arrangement_from(text.replace("0.5", bad)).stands
        assert (stand.settle_s, stand.wrong_s) == (0.0, 6.0), bad
    older = '{"box": "", "stands": [{"reader": "r", "zone": 1, "places": ["dock-1"]}]}'
    assert arrangement_from(older).stands == (Stand("r", 1, ("dock-1",)),)


def typed(field, text: str) -> None:
    """Put another number in by keys, and press Enter."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field.lineEdit(), text)
    QTest.keyClick(field.lineEdit(), Qt.Key.Key_Return)


async def test_times_are_changed_in_the_running_game_at_once_and_are_kept(qapp):
    """A tile on the display counts after three seconds, and after a tenth of one when that is chosen."""
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("display-*",))
        for words in ("mat 1", "mat 2", "start 1"):
            assert hands.desk.say(words) is None
        side = hands.beside.side
        await until(lambda: "virtual:1" in side._cards)
        times = side._cards["virtual:1"].times
        assert times is not None and side._cards["virtual:0"].times is None, "a pad has nothing to wait for"
        assert not times.isVisible()
        click(side.times_button)
        assert times.isVisible()
        typed(times.settle, "3")
        typed(times.wrong, "12")
        assert hands.desk.layout["virtual:1"].settle_s == 3.0
        assert hands.desk.layout["virtual:1"].wrong_s == 12.0
        hands.reader.lay("riverboat", "tile-T/1", 1)
        await until(lambda: len(hands.desk.lying("virtual:1")) == 1)
        referee = hands.desk.referee
        await asyncio.sleep(1.0)
        assert len(hands.texts) == 3, "it has not lain still for long enough"
        typed(times.settle, "0.1")
        await until(lambda: hands.texts[3:] == ["fill T"], seconds=1.5)
        assert hands.desk.referee is referee, "nothing was forgotten for it"
        log = desktop.reader_desk.table_log
        assert log is not None
        outcome = replay_table(read_table_log(log()))
        assert outcome.difference is None, told(outcome)
        (stand,) = arrangement_from(desktop.remembered(arrangement_name("riverboat"))).stands
        assert (stand.settle_s, stand.wrong_s) == (0.1, 12.0)
        desktop.rematch()
        layout = beside_of(desktop).desk.layout
        assert (layout["virtual:1"].settle_s, layout["virtual:1"].wrong_s) == (0.1, 12.0)


async def test_what_is_being_typed_is_not_overwritten_by_what_is_read_meanwhile(qapp):
    async with running(qapp) as desktop:
        hands = hands_for(desktop, RIVERBOAT, ("display-*",))
        side = hands.beside.side
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        await hands.show("mat-1/1")
        await until(lambda: hands.texts == ["mat 1"])
        times = side._cards["virtual:1"].times
        assert times is not None
        click(side.times_button)
        times.wrong.setFocus()
        times.wrong.selectAll()
        QTest.keyClicks(times.wrong.lineEdit(), "1")
        await hands.show("mat-2/1")
        await until(lambda: hands.texts == ["mat 1", "mat 2"])
        side.show_now()
        QTest.keyClicks(times.wrong.lineEdit(), "5")
        QTest.keyClick(times.wrong.lineEdit(), Qt.Key.Key_Return)
        assert hands.desk.layout["virtual:1"].wrong_s == 15.0
