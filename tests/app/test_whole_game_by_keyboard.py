"""Three people at one screen play a whole game with keys alone, from the start screen to the sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from tests.app.key_player import KeyPlayer, named, tab_to
from tests.app.person import CONTROL, Person, by_hand
from tests.app.running import running
from tests.app.table_player import shots_folder
from tests.app.whole_game import DEEDS, check_record, check_sheet, deeds_of, replayed
from ui.new_game_dialog import NewGameDialog

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
NAMES = ("Dora", "Emil", "Fee")
GOLD = 3
"""The row of the list of mats with the golden one."""


def set_the_table(person: Person) -> None:
    """New game: three people, one of whom chooses a mat, and a known seed."""
    tab_to(person, named("start_new_game"))
    person.press(Qt.Key.Key_Return)
    person.one(NewGameDialog)
    tab_to(person, lambda focus: isinstance(focus, QPushButton) and focus.text() in ("2 seats", "3 seats"))
    while not (isinstance(person.focus, QPushButton) and person.focus.text() == "3 seats"):
        person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Space)
    for number, name in enumerate(NAMES, start=1):
        tab_to(person, named(f"seat_name_{number}"))
        person.type(name)
        tab_to(person, named(f"seat_controller_{number}"))
        person.press(Qt.Key.Key_Home)
        tab_to(person, named(f"seat_mat_{number}"))
        for _ in range(GOLD if number == 1 else 0):
            person.press(Qt.Key.Key_Down)
    tab_to(person, named("seed"))
    person.type("12")
    person.press(Qt.Key.Key_Return)


def save(person: Person, file: Path) -> None:
    """Save from the final sheet."""
    person.press(Qt.Key.Key_S, CONTROL)
    person.one(QFileDialog)
    person.press(Qt.Key.Key_A, CONTROL)
    person.type(str(file))
    person.press(Qt.Key.Key_Return)
    person.wait_for(file.exists)


async def test_three_people_play_a_whole_game(qapp, tmp_path):
    file = tmp_path / "played.rbt"
    async with running(qapp, staging="always") as desktop:
        person = Person(desktop.window)
        player = KeyPlayer(person, luck=1, shots=shots_folder("keyboard", tmp_path))

        def play() -> None:
            set_the_table(person)
            player.play()
            save(person, file)

        await by_hand(play)
        check_sheet(person, replayed(file))
    final = check_record(file, names=NAMES)
    assert final.setup.seats[0].choice("mat", "") == str(GOLD)
    assert deeds_of(final) >= set(DEEDS)
    assert player.phases == {1, 2, 3, 4, 5}
    for deed in ("list", "illegal", "undo", "redo", "reset", "undo a reveal", "turn", "doubt"):
        assert player.deeds[deed], deed
