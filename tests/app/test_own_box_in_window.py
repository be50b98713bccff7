"""From the start screen: a box is copied by hand, chosen for a new game, played to the end, and recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QToolButton

from engine.core.savefile import parse_record, write_record
from engine.registry import game
from engine.session.loading import load
from riverboat_desktop.record_files import load_record
from tests.app.person import CONTROL, Person, by_hand
from tests.app.running import page_of, running
from tests.app.setting_up import save_by_mouse
from ui.final_sheet import FinalSheetPage
from ui.new_game_dialog import NewGameDialog
from ui.own_box.canvas import BoxCanvas
from ui.own_box.dialog import OwnBoxDialog

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(280)]
Key = Qt.Key


def copied(person: Person, game_id: str, name: str, work) -> None:
    """Opens the editor from the start screen, lets `work` do its own, and saves the box."""
    person.click(person.button("Your own box…"))
    dialog = person.one(OwnBoxDialog)
    person.click(person.one(QPushButton, f"game_{game_id}", inside=dialog))
    person.click(person.button("New box…"))
    field = person.one(QLineEdit, "own_box_name")
    person.click(field)
    person.press(Key.Key_A, CONTROL)
    person.type(name)
    work(dialog, person.one(BoxCanvas))
    person.click(person.button("Save the box"))
    assert dialog.editor is None, [str(problem) for problem in dialog.editor.problems] + [dialog.notice.text]
    person.click(person.one(QPushButton, "own_box_close"))


def point(person: Person, canvas: BoxCanvas, name: str) -> None:
    spot = canvas.spot(name)
    assert spot is not None
    person.click(canvas, spot.rect.center().toPoint())


def picked(person: Person, dialog: OwnBoxDialog, title: str) -> None:
    """Click on a part in the list."""
    assert dialog.editor is not None
    parts = dialog.editor.parts
    rows = [row for row in range(parts.count()) if title in parts.item(row).text()]
    person.click(parts.viewport(), parts.visualItemRect(parts.item(rows[0])).center())


def set_with_box(person: Person, game_id: str, box: str, seed: int) -> None:
    person.click(person.button("New game…"))
    dialog = person.one(NewGameDialog)
    person.click(person.one(QPushButton, f"game_{game_id}", inside=dialog))
    boxes = person.one(QComboBox, "box", inside=dialog)
    person.choose(boxes, boxes.findText(box))
    for number, who in ((1, "Bot: greedy"), (2, "Bot: random")):
        seat = person.one(QComboBox, f"seat_controller_{number}", inside=dialog)
        person.choose(seat, seat.findText(who))
    person.click(person.one(QLineEdit, "seed", inside=dialog))
    person.type(str(seed))
    person.click(person.button("Start the game", inside=dialog))


def riverboat_copied(person: Person, dialog: OwnBoxDialog, canvas: BoxCanvas) -> None:
    """A longer mat with eight rows of letters, another harbor, triples in a line, six doubles."""
    person.click(canvas, canvas.spot("a1").rect.center().toPoint())  # type: ignore[union-attr]
    person.type("yygrbww")
    point(person, canvas, "a+")
    picked(person, dialog, "Harbor track")
    point(person, canvas, "space-4")
    point(person, canvas, "space-3")
    picked(person, dialog, "Shape of triples")
    person.click(person.one(QToolButton, "brush_3", inside=dialog))
    point(person, canvas, "hex 2 0")
    picked(person, dialog, "Display")
    point(person, canvas, "doubles/+")


def sobek_copied(person: Person, dialog: OwnBoxDialog, canvas: BoxCanvas) -> None:
    """Two groups of the track, one scarab card more and one plain one fewer, another good, other tokens."""
    point(person, canvas, "space-1")
    person.type("cadbbdca")
    picked(person, dialog, "Goods and scarabs")
    point(person, canvas, "wheat/with/+")
    point(person, canvas, "wheat/plain/-")
    picked(person, dialog, "Characters")
    point(person, canvas, "thief")
    person.type("m")
    picked(person, dialog, "Event tokens")
    point(person, canvas, "curse/-")
    point(person, canvas, "flood/+")


COPIES = {"riverboat": riverboat_copied, "sobek": sobek_copied}


@pytest.mark.parametrize("game_id", COPIES)
async def test_a_whole_game_is_played_on_a_box_copied_in_the_window(qapp, tmp_path: Path, game_id):
    file = tmp_path / "played.rbt"
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            copied(person, game_id, "Attic box", lambda d, c: COPIES[game_id](person, d, c))
            set_with_box(person, game_id, "Attic box", 5)
            person.wait_for(lambda: person.sees(FinalSheetPage), seconds=200)
            save_by_mouse(person, file)

        await by_hand(play)
        setup = page_of(desktop).bridge.session.setup
    (kept,) = [box for box in desktop.box_shelf.boxes(game_id)]
    assert setup.edition == "attic-box" and setup.edition_text == kept.text
    record, session = load_record(file)
    assert session.over and record.setup.edition_text == kept.text
    # The file tells everything itself: it is read where the box is not, and written the same.
    desktop.box_shelf.remove(kept)
    again = load(game(game_id), parse_record(file.read_text(encoding="utf-8")))
    assert again.over and write_record(again.record()) == file.read_text(encoding="utf-8")
    data = json.loads(kept.text)
    if game_id == "riverboat":
        assert data["mats"]["value"][0]["rows"][0] == "YYGRBWWW"
        assert data["harbor"]["value"]["reach"] == [3, 6, 8, 10, 12, 14, 16, 18, 20]
        assert data["triple_shape"]["value"] == [[0, 0], [1, 0], [2, 0]]
        assert data["display"] == {"trust": "own", "value": {"singles": 7, "doubles": 6, "triples": 3}}
        assert data["mats"]["trust"] == "reconstruction", "three mats are not copied yet"
    else:
        assert data["track"]["value"][:2] == ["CADB", "BDCA"] and data["track"]["trust"] == "own"
        assert data["goods"]["value"][0]["with"] == 6 and data["goods"]["value"][0]["total"] == 10
        assert (data["tokens"]["value"]["flood"], data["tokens"]["value"]["curse"]) == (3, 1)
        assert [person["good"] for person in data["characters"]["value"] if person["id"] == "thief"] == [
            "marble"
        ]


async def test_the_box_is_remembered_and_named_at_the_table(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            copied(person, "sobek", "Attic box", lambda d, c: sobek_copied(person, d, c))
            set_with_box(person, "sobek", "Attic box", 3)
            person.wait_for(lambda: desktop.window.page is not None)

        await by_hand(play)
        tips = [sprite.tip for sprite in page_of(desktop).table.scene.sprites() if sprite.id == "note"]
        assert [tip.splitlines()[0] for tip in tips] == ["Box: Attic box"]
        assert not any("reconstruction" in tip.lower() for tip in tips)
    async with running(qapp, kept=True) as desktop:
        person = Person(desktop.window)

        def look() -> None:
            person.click(person.button("New game…"))
            dialog = person.one(NewGameDialog)
            assert person.one(QComboBox, "box", inside=dialog).currentText() == "Attic box"
            words = dialog.page._note.text()
            assert words.splitlines()[0] == "Box: Attic box"
            assert "As in your box: Goods and scarabs, Characters, Event tokens, Score track" in words
            person.press(Key.Key_Escape)

        await by_hand(look)


async def test_a_new_game_dialog_that_is_open_hears_of_a_new_box(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            person.click(person.button("New game…"))
            dialog = person.one(NewGameDialog)
            person.click(person.one(QPushButton, "game_sobek", inside=dialog))
            boxes = person.one(QComboBox, "box", inside=dialog)
            assert boxes.count() == 1
            desktop.window.menus.actions["own_box"].trigger()
            own = person.one(OwnBoxDialog)
            person.click(person.one(QPushButton, "game_sobek", inside=own))
            person.click(person.button("New box…"))
            person.click(person.button("Save the box"))
            assert [boxes.itemText(row) for row in range(2)] == ["Built-in box", "My box"]
            own.close()
            dialog.close()

        await by_hand(play)
