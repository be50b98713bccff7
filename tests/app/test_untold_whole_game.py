"""A whole game of people who tell no hidden card, dragged and clicked before the real window."""

from __future__ import annotations

import sys

import pytest

from tests.app.dragging_hands import open_virtual_reader
from tests.app.person import Person, by_hand
from tests.app.running import page_of, running
from tests.app.table_player import shots_folder
from tests.app.untold_window import UntoldHands, set_the_untold_table
from tests.table.real_pieces import RealPieces

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(200),
]
NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.mark.rule("SK-1.16.20", "SK-1.16.21")
@pytest.mark.parametrize(("seats", "luck"), [(2, 18)])
async def test_cards_are_dragged_when_they_are_used(qapp, tmp_path, plug_in, seats, luck):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        done: list[UntoldHands] = []

        def play() -> None:
            window = open_virtual_reader(person, "sobek", model="barcode")
            set_the_untold_table(person, NAMES[:seats])
            real = RealPieces(page_of(desktop).bridge.session.setup, luck)
            hands = UntoldHands(desktop, window, real, shots_folder(f"untold-{seats}", tmp_path))
            done.append(hands)
            hands.play()

        await by_hand(play)
        (hands,) = done
        hands.check_the_end()
        assert sorted(hands.texts) == sorted(hands.world.texts)
        assert not any(text.startswith(("deal ", "bind ", "token ")) for text in hands.texts)
