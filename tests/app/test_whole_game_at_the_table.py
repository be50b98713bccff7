"""Two people play a whole game with the pieces of the virtual reader before the real window."""

from __future__ import annotations

import sys

import pytest

from engine.registry import game
from tests.app.dragging_hands import DraggingHands, open_virtual_reader, set_the_table
from tests.app.person import Person, by_hand
from tests.app.running import page_of, running
from tests.app.table_player import shots_folder
from tests.table.world import World

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(200),
]
NAMES = ("Ann", "Bo")


@pytest.mark.parametrize(("played", "model"), [("riverboat", "m6e-nano"), ("sobek", "barcode")])
async def test_a_whole_game_is_dragged_and_clicked(qapp, tmp_path, plug_in, played, model):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        done: list[DraggingHands] = []

        def play() -> None:
            window = open_virtual_reader(person, played, model=model)
            set_the_table(person, played, NAMES)
            setup = page_of(desktop).bridge.session.setup
            hands = DraggingHands(
                desktop, window, World(game(played), setup, 5), shots_folder(f"table-{played}", tmp_path)
            )
            done.append(hands)
            hands.play()

        await by_hand(play)
        (hands,) = done
        session = page_of(desktop).bridge.session
        hands.check_the_end()
        assert [seat.name for seat in session.setup.seats] == list(NAMES)
        assert hands.texts == hands.world.texts
        assert hands.deeds["shown"] > len(hands.texts) / 2
