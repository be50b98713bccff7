"""Three people at one screen play a whole game with the mouse alone, from the start screen to the sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit

from tests.app.mouse_player import MousePlayer
from tests.app.person import CONTROL, Person, by_hand
from tests.app.running import running
from tests.app.table_player import shots_folder
from tests.app.whole_game import DEEDS, check_record, check_sheet, deeds_of, replayed
from ui.new_game_dialog import NewGameDialog

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
NAMES = ("Ada", "Ben", "Cleo")
GREEN = 4
"""The row of the list of mats with the green one."""


def set_the_table(person: Person) -> None:
    """New game: three people, one of whom chooses a mat, and a known seed."""
    person.click(person.button("New game…"))
    dialog = person.one(NewGameDialog)
    person.click(person.button("3 seats"))
    for number, name in enumerate(NAMES, start=1):
        person.click(person.one(QLineEdit, f"seat_name_{number}"))
        person.type(name)
        person.choose(person.one(QComboBox, f"seat_controller_{number}"), 0)
    person.choose(person.one(QComboBox, "seat_mat_2"), GREEN)
    person.click(person.one(QLineEdit, "seed"))
    person.type("11")
    person.click(person.button("Start the game", inside=dialog))


def save(person: Person, file: Path) -> None:
    """Save from the final sheet."""
    person.click(person.button("Save…"))
    dialog = person.one(QFileDialog)
    person.click(person.one(QLineEdit, "fileNameEdit", inside=dialog))
    person.press(Qt.Key.Key_A, CONTROL)
    person.type(str(file))
    person.click(person.button("&Save", inside=dialog))
    person.wait_for(file.exists)


async def test_three_people_play_a_whole_game(qapp, tmp_path):
    file = tmp_path / "played.rbt"
    async with running(qapp, staging="always") as desktop:
        person = Person(desktop.window)
        player = MousePlayer(person, luck=1, shots=shots_folder("mouse", tmp_path))

        def play() -> None:
            set_the_table(person)
            player.play()
            save(person, file)

        await by_hand(play)
        check_sheet(person, replayed(file))
    final = check_record(file, names=NAMES)
    assert final.setup.seats[1].choice("mat", "") == str(GREEN)
    assert deeds_of(final) >= set(DEEDS)
    assert player.phases == {1, 2, 3, 4, 5}
    for deed in ("illegal", "undo", "redo", "reset", "undo a reveal", "look", "turn", "drag", "doubt"):
        assert player.deeds[deed], deed
