"""From the start screen: a position is laid out by hand, played on screen, and taken up again from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton

from engine.core.game import Decision
from engine.core.savefile import write_record
from engine.session.session import Session
from riverboat_desktop.record_files import load_record
from tests.app.person import CONTROL, RIGHT, Person, by_hand
from tests.app.running import page_of, running
from ui.position_editor.dialog import PositionDialog
from ui.position_editor.editor import PositionEditor

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(200)]
Key = Qt.Key


def begun(person: Person, game_id: str) -> PositionEditor:
    """Opens the editor from the start screen on the table of two people."""
    person.click(person.button("Start from a position…"))
    dialog = person.one(PositionDialog)
    person.click(person.one(QPushButton, f"game_{game_id}", inside=dialog))
    for number, name in ((1, "Ada"), (2, "Bo")):
        person.click(person.one(QLineEdit, f"seat_name_{number}", inside=dialog))
        person.press(Key.Key_A, CONTROL)
        person.type(name)
        who = person.one(QComboBox, f"seat_controller_{number}", inside=dialog)
        person.choose(who, who.findText("Person"))
    if game_id == "riverboat":
        for number in (1, 2):
            mat = person.one(QComboBox, f"seat_mat_{number}", inside=dialog)
            person.choose(mat, number)
    person.click(person.button("Lay out the table", inside=dialog))
    assert dialog.editor is not None
    return dialog.editor


def lay(person: Person, editor: PositionEditor, piece: str, area: str, place: str, count: int = 1) -> None:
    keys = [one.key for one in editor._areas]
    person.click(editor.tabs, editor.tabs.tabRect(keys.index(area)).center())
    if editor.tray.piece != piece:
        editor.tray.pick(piece)
    spot = editor.canvas.spot(place)
    assert spot is not None
    for _ in range(count):
        person.click(editor.canvas, spot.rect.center().toPoint())


def on_turn(session: Session) -> int:
    node = session.node
    assert isinstance(node, Decision)
    return node.seat


async def test_riverboat_is_played_on_from_an_opportunity_phase(qapp, tmp_path: Path) -> None:
    """Phase 4 of the first round: Ada owns tile 4 and takes one of four cards. RB-1.6.1"""
    file = tmp_path / "on.rbt"
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            editor = begun(person, "riverboat")
            assert editor.problems == (), list(map(str, editor.problems))
            phase = editor.form.fields["say_phase"]
            assert isinstance(phase, QComboBox)
            person.choose(phase, phase.findData("opportunity"))
            owners = {"cultivation": 1, "planting": 2, "harvest": 2, "opportunity": 1, "scoring": 1}
            for tile, seat in owners.items():
                lay(person, editor, f"phase-{tile}", f"seat-{seat}", f"{seat}.phases")
            for slot, card in enumerate((1, 2, 9, 12), start=1):
                lay(person, editor, f"card-{card}", "table", f"slot-{slot}")
            assert list(map(str, editor.problems)) == [
                "round-track: 4 workers, but in round 1 there are 3 here"
            ]
            spot = editor.canvas.spot("round-track")
            assert spot is not None
            person.click_at(editor.canvas.mapToGlobal(spot.rect.center().toPoint()), RIGHT)
            lay(person, editor, "worker", "seat-1", "1.mansion")
            assert editor.problems == ()
            person.click(person.button("Play from here"))

        await by_hand(play)
        session = page_of(desktop).bridge.session
        assert on_turn(session) == 0
        session.submit_text("card 9")
        assert on_turn(session) == 1
        desktop.save_record(str(file))
        record, again = load_record(file)
        assert record.position is not None
        assert dict(record.position.turn)["phase"] == "opportunity"
        assert write_record(again.record()) == write_record(session.record())


async def test_sobek_is_played_on_and_its_journal_is_resumed(qapp) -> None:
    """Bo takes the amulet past a fish, which goes into his corruption. SK-1.5.2"""
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            editor = begun(person, "sobek")
            hands = (("1", ("wheat-start", "fish-start")), ("2", ("ivory-start", "ebony-start")))
            for seat, cards in hands:
                for card in cards:
                    lay(person, editor, card, f"seat-{seat}", f"{seat}.hand")
            lay(person, editor, "fish", "table", "dock-5")
            lay(person, editor, "amulet", "table", "dock-8")
            turn = editor.form.fields["say_turn"]
            assert isinstance(turn, QComboBox)
            person.choose(turn, turn.findData("2"))
            assert editor.problems == (), list(map(str, editor.problems))
            person.click(person.button("Play from here"))

        await by_hand(play)
        session = page_of(desktop).bridge.session
        assert on_turn(session) == 1
        session.submit_text("take 8")
        there = session.reached().inventory
        assert there.at("2.corruption") == {"fish": 1}
        assert there.at("2.hand") == {"ivory-start": 1, "ebony-start": 1, "amulet": 1}
        desktop.close_game()
        (saved,) = desktop.resumable()
        desktop.resume(saved)  # type: ignore[arg-type]
        again = page_of(desktop).bridge.session
        assert write_record(again.record()) == write_record(session.record())


async def test_a_table_is_followed_from_a_position_on(qapp) -> None:
    """Real cardboard: chance is not dealt, and the play stands where the position says."""
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            person.click(person.button("Start from a position…"))
            dialog = person.one(PositionDialog)
            person.click(person.one(QPushButton, "game_sobek", inside=dialog))
            person.click(person.one(QPushButton, "play_at_table", inside=dialog))
            person.click(person.button("Lay out the table", inside=dialog))
            editor = dialog.editor
            assert editor is not None
            for seat, cards in (("1", ("wheat-start", "fish-start")), ("2", ("ivory-start", "ebony-start"))):
                for card in cards:
                    lay(person, editor, card, f"seat-{seat}", f"{seat}.hand")
            lay(person, editor, "amulet", "table", "dock-8")
            person.click(person.button("Play from here"))

        await by_hand(play)
        session = page_of(desktop).bridge.session
        assert session.mode == "table"
        assert session.record().position is not None
        assert session.record().entries == (), "nobody deals but the table"
        assert session.game.inventory(session._timeline.now.state).at("dock-8") == {"amulet": 1}
