"""Three people at one screen play a whole game, from the start screen to the sheet: by mouse, or by keys."""

from __future__ import annotations

import pytest

from tests.app.played_by_people import played_by_people
from tests.app.riverboat_by_keys import RiverboatByKeys
from tests.app.riverboat_by_mouse import RiverboatByMouse
from tests.app.whole_game import RIVERBOAT_DEEDS, deeds_of

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
GOLD, GREEN = 3, 4
"""The rows of the list of mats with the golden and the green one."""
BOTH = ("illegal", "undo", "redo", "reset", "undo a reveal", "turn", "doubt")


async def test_by_mouse(qapp, tmp_path):
    player, final = await played_by_people(
        qapp, tmp_path, RiverboatByMouse, "riverboat", ("Ada", "Ben", "Cleo"),
        seed=11, luck=1, choices=[("seat_mat_2", GREEN)],
    )  # fmt: skip
    assert final.setup.seats[1].choice("mat", "") == str(GREEN)
    assert deeds_of(final) >= set(RIVERBOAT_DEEDS)
    assert player.phases == {1, 2, 3, 4, 5}
    assert [deed for deed in (*BOTH, "look", "drag") if not player.deeds[deed]] == []


async def test_by_keys(qapp, tmp_path):
    player, final = await played_by_people(
        qapp, tmp_path, RiverboatByKeys, "riverboat", ("Dora", "Emil", "Fee"),
        seed=12, luck=1, choices=[("seat_mat_1", GOLD)],
    )  # fmt: skip
    assert final.setup.seats[0].choice("mat", "") == str(GOLD)
    assert deeds_of(final) >= set(RIVERBOAT_DEEDS)
    assert player.phases == {1, 2, 3, 4, 5}
    assert [deed for deed in (*BOTH, "list") if not player.deeds[deed]] == []
