"""Three people at one screen play a whole game with keys alone, from the start screen to the sheet."""

from __future__ import annotations

import pytest

from tests.app.person import Person, by_hand
from tests.app.riverboat_by_keys import RiverboatByKeys
from tests.app.running import running
from tests.app.setting_up import people, save_by_keys, set_by_keys
from tests.app.table_player import shots_folder
from tests.app.whole_game import RIVERBOAT_DEEDS, check_record, check_sheet, deeds_of, replayed

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
NAMES = ("Dora", "Emil", "Fee")
GOLD = 3
"""The row of the list of mats with the golden one."""


async def test_three_people_play_a_whole_game(qapp, tmp_path):
    file = tmp_path / "played.rbt"
    async with running(qapp, staging="always") as desktop:
        person = Person(desktop.window)
        player = RiverboatByKeys(person, luck=1, shots=shots_folder("keyboard", tmp_path))

        def play() -> None:
            set_by_keys(person, "riverboat", people(*NAMES), seed=12, choices=[("seat_mat_1", GOLD)])
            player.play()
            save_by_keys(person, file)

        await by_hand(play)
        check_sheet(person, replayed(file))
    final = check_record(file, names=NAMES)
    assert final.setup.seats[0].choice("mat", "") == str(GOLD)
    assert deeds_of(final) >= set(RIVERBOAT_DEEDS)
    assert player.phases == {1, 2, 3, 4, 5}
    for deed in ("list", "illegal", "undo", "redo", "reset", "undo a reveal", "turn", "doubt"):
        assert player.deeds[deed], deed
