"""How people set a table, and save what they have played: by mouse and by keys, from the start screen on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QPushButton, QWidget

from tests.app.person import CONTROL, Person
from ui.new_game_dialog import NewGameDialog

Key = Qt.Key
LONGEST_WAY = 60
"""More keys than this nobody should need to get from one thing to another."""
Guest = tuple[str, str]
"""A name, and who that is: `Person`, or a bot as the list says it."""


def people(*names: str) -> list[Guest]:
    """Guests who are persons."""
    return [(name, "Person") for name in names]


# --- by mouse -------------------------------------------------------------------------------


def set_by_mouse(
    person: Person, game: str, guests: Sequence[Guest], *, seed: int, choices: Sequence[tuple[str, int]] = ()
) -> None:
    """New game: which, who, and a known seed; `choices` are names of lists with the row to be chosen."""
    person.click(person.button("New game…"))
    dialog = person.one(NewGameDialog)
    person.click(person.one(QPushButton, f"game_{game}", inside=dialog))
    person.click(person.button(f"{len(guests)} seats"))
    for number, (name, who) in enumerate(guests, start=1):
        person.click(person.one(QLineEdit, f"seat_name_{number}"))
        person.press(Key.Key_A, CONTROL)
        person.type(name)
        box = person.one(QComboBox, f"seat_controller_{number}")
        person.choose(box, box.findText(who))
    for name, row in choices:
        person.choose(person.one(QComboBox, name), row)
    person.click(person.one(QLineEdit, "seed"))
    person.type(str(seed))
    person.click(person.button("Start the game", inside=dialog))


def save_by_mouse(person: Person, file: Path) -> None:
    """Save from the final sheet."""
    person.click(person.button("Save…"))
    dialog = person.one(QFileDialog)
    person.click(person.one(QLineEdit, "fileNameEdit", inside=dialog))
    person.press(Key.Key_A, CONTROL)
    person.type(str(file))
    person.click(person.button("&Save", inside=dialog))
    person.wait_for(file.exists)


# --- by keys --------------------------------------------------------------------------------


def tab_to(person: Person, name: str) -> QWidget:
    """Press Tab until what has that object name has the focus."""
    for _ in range(LONGEST_WAY):
        focus = person.focus
        if focus is not None and focus.objectName() == name:
            return focus
        person.press(Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")


def _arrow_to(person: Person, names: Sequence[str], wanted: str) -> None:
    """Tab to a group of buttons, and go along it by arrows to one of them; the space bar presses it."""
    for _ in range(LONGEST_WAY):
        if person.focus is not None and person.focus.objectName() in names:
            break
        person.press(Key.Key_Tab)
    for _ in names:
        if person.focus is not None and person.focus.objectName() == wanted:
            break
        person.press(Key.Key_Right)
    assert person.focus is not None and person.focus.objectName() == wanted
    person.press(Key.Key_Space)


def set_by_keys(
    person: Person, game: str, guests: Sequence[Guest], *, seed: int, choices: Sequence[tuple[str, int]] = ()
) -> None:
    """New game: which, who, and a known seed; `choices` are names of lists with the row to be chosen."""
    rows = dict(choices)
    tab_to(person, "start_new_game")
    person.press(Key.Key_Return)
    person.one(NewGameDialog)
    cards = [card.objectName() for card in person.sees(QPushButton) if card.objectName().startswith("game_")]
    _arrow_to(person, cards, f"game_{game}")
    _arrow_to(person, [f"seats_{count}" for count in (2, 3, 4)], f"seats_{len(guests)}")
    for number, (name, who) in enumerate(guests, start=1):
        tab_to(person, f"seat_name_{number}")
        person.press(Key.Key_A, CONTROL)
        person.type(name)
        box = tab_to(person, f"seat_controller_{number}")
        assert isinstance(box, QComboBox)
        _go_to_row(person, box.findText(who))
        for wanted, row in rows.items():
            if wanted.endswith(f"_{number}"):
                tab_to(person, wanted)
                _go_to_row(person, row)
    tab_to(person, "seed")
    person.type(str(seed))
    person.press(Key.Key_Return)
    person.wait_for(lambda: not person.sees(NewGameDialog))


def _go_to_row(person: Person, row: int) -> None:
    person.press(Key.Key_Home)
    for _ in range(row):
        person.press(Key.Key_Down)


def save_by_keys(person: Person, file: Path) -> None:
    """Save from the final sheet."""
    person.press(Key.Key_S, CONTROL)
    person.one(QFileDialog)
    person.press(Key.Key_A, CONTROL)
    person.type(str(file))
    person.press(Key.Key_Return)
    person.wait_for(file.exists)
