"""How long a station waits is chosen where the game is set up, holds there, and is kept."""

import pytest
from PySide6.QtWidgets import QComboBox

from engine.companion.stations import WRONG_S
from engine.core.setup import SeatSetup
from riverboat_desktop.desktop import Desktop
from tests.app.running import click, named, page_of, running, shown
from ui.companion.arrangement import Arrangement, Stand, arrangement_from, arrangement_text
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
