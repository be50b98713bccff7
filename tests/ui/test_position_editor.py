"""Positions of both games laid out by mouse and by keyboard, against the same positions written by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from engine.core.savefile import Position, Record, parse_record, write_record
from engine.registry import game
from engine.session.session import Session
from tests.ui.position_work import ByKeys, ByMouse, of_docs, opened, state_text
from tests.ui.stand_in import StandIn
from ui.position_editor.dialog import PositionDialog
from ui.position_editor.editor import PositionEditor
from ui.position_editor.plain import plain
from ui.position_editor.situation import Situation, situation_of
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
HANDS = {"mouse": ByMouse, "keys": ByKeys}
GAMES = {"riverboat": "record-format.md", "sobek": "record-format-sobek.md"}


def blank(record: Record) -> Record:
    """The same seats and options with nothing on the table."""
    assert record.position is not None
    return replace(record, position=Position(type(record.position.inventory)(), ()))


def lay_riverboat(hand: ByMouse, wanted: Record) -> None:
    """Every piece of the position in the format's description."""
    assert wanted.position is not None
    places = wanted.position.inventory.places
    order = sorted(places, key=lambda place: not place.endswith(".mat"))
    for place in order:
        for piece, count in places[place].items():
            hand.pick(piece)
            spot = place.split("+")[0]
            if "+" in place:
                hand.go(spot)
                if isinstance(hand, ByKeys):
                    hand.walk(spot)
                else:
                    hand.editor.canvas.go_to(spot)
                for _ in range(6):
                    if hand.editor.way(spot) == place:
                        break
                    hand.turn()
                assert hand.editor.way(spot) == place
            hand.put(spot, count)


@pytest.mark.parametrize("way", HANDS)
def test_a_position_of_riverboat_is_laid_out(qtbot, way):
    """The harvest of docs/record-format.md."""
    wanted = of_docs("record-format.md")
    dialog = opened(qtbot, blank(wanted))
    assert dialog.editor is not None
    hand = HANDS[way](dialog.editor)
    for key, value in (("round", "2"), ("start", "1"), ("phase", "harvest"), ("turn", "1")):
        hand.choose(key, value)
    for name, number in (("taken_2", 1), ("points_1", 12), ("points_2", 9)):
        hand.number(name, number)
    hand.press("arrival_2")
    hand.press("arrival_1")
    lay_riverboat(hand, wanted)
    built = dialog.editor.situation
    assert built.places == wanted.position.inventory.places  # type: ignore[union-attr]
    assert built.said("arrival") == "2 1"
    assert dialog.editor.problems == ()
    assert state_text(built.record) == state_text(wanted)


@pytest.mark.parametrize("way", HANDS)
def test_a_position_of_sobek_is_laid_out(qtbot, way):
    """The second round of docs/record-format-sobek.md."""
    wanted = of_docs("record-format-sobek.md")
    assert wanted.position is not None
    dialog = opened(qtbot, blank(wanted))
    assert dialog.editor is not None
    hand = HANDS[way](dialog.editor)
    for key, value in (("round", "2"), ("start", "1"), ("phase", "turn"), ("turn", "1")):
        hand.choose(key, value)
    hand.press("face-down_5")
    hand.press("looked_2")
    for name, number in (("tokens", 4), ("points_1", 38), ("points_2", 21)):
        hand.number(name, number)
    for place, pieces in wanted.position.inventory.places.items():
        for piece, count in pieces.items():
            hand.pick(piece)
            hand.put(place, count)
    assert dialog.editor.situation.places == wanted.position.inventory.places
    assert dialog.editor.problems == ()
    assert state_text(dialog.editor.situation.record) == state_text(wanted)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_saved_position_is_read_by_the_engine_and_opened_again(qtbot, tmp_path, game_id):
    wanted = of_docs(GAMES[game_id])
    dialog = opened(qtbot, wanted)
    file = tmp_path / "kept.rbt"
    dialog.save_file(str(file))
    assert state_text(parse_record(file.read_text(encoding="utf-8"))) == state_text(wanted)
    other = PositionDialog(StandIn(), theme("light"), "sobek")
    qtbot.addWidget(other)
    other.open_file(str(file))
    assert other.editor is not None and other.game_id == game_id
    assert state_text(other.editor.situation.record) == state_text(wanted)


@pytest.mark.parametrize("way", HANDS)
def test_pieces_are_taken_away_and_come_back_by_undo(qtbot, way):
    """On b1 of Ada's mat stands a worker on a tile of two fields; the worker goes first."""
    dialog = opened(qtbot, of_docs("record-format.md"))
    editor = dialog.editor
    assert editor is not None
    hand = HANDS[way](editor)
    hand.take("1.b1")
    assert editor.situation.at("1.b1") == {}
    assert editor.situation.at("1.b1+b2") == {"tile-TW": 1}
    hand.take("1.b1")
    assert editor.situation.at("1.b1+b2") == {}
    QTest.keyClick(editor.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.situation.at("1.b1+b2") == {"tile-TW": 1}
    QTest.mouseClick(editor.undo_button, Qt.MouseButton.LeftButton)
    assert editor.situation.at("1.b1") == {"worker": 1}
    QTest.keyClick(editor.canvas, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert editor.situation.at("1.b1") == {}


def test_a_piece_is_dragged_to_its_place(qtbot):
    dialog = opened(qtbot, of_docs("record-format.md"))
    editor = dialog.editor
    assert editor is not None
    spot = editor.canvas.spot("display-3")
    assert spot is not None
    goal = editor.canvas.mapToGlobal(spot.rect.center().toPoint())
    button = editor.tray.buttons["tile-W"]
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    QTest.mouseMove(button, button.rect().center() + QPoint(30, 0))
    QTest.mouseMove(button, button.mapFromGlobal(goal))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.mapFromGlobal(goal))
    assert editor.situation.at("display-3") == {"tile-W": 1}
    assert editor.problems == ()


def test_counts_by_plus_minus_and_digits(qtbot):
    dialog = opened(qtbot, of_docs("record-format.md"))
    editor = dialog.editor
    assert editor is not None
    hand = ByKeys(editor)
    hand.walk("2.supply")
    QTest.keyClicks(editor.canvas, "++-")
    assert editor.situation.at("2.supply") == {"worker": 13}
    QTest.mouseClick(editor.fewer_button, Qt.MouseButton.LeftButton)
    assert editor.situation.at("2.supply") == {"worker": 12}
    QTest.keyClicks(editor.canvas, "10")
    assert editor.situation.at("2.supply") == {"worker": 10}
    editor.go(-1)
    assert editor.situation.at("2.supply") == {"worker": 12}, "digits of one number are one step"


def test_a_tile_is_turned_about_its_first_space(qtbot):
    """From c1, a row of seven that begins at the left edge, a double reaches right, down and up."""
    dialog = opened(qtbot, of_docs("record-format.md"))
    editor = dialog.editor
    assert editor is not None
    editor.tray.pick("tile-TT")
    ways = []
    for _ in range(3):
        ways.append(editor.way("1.c1"))
        assert editor.covered("1.c1") == {"1.c1", "1." + ways[-1].partition("+")[2]}
        QTest.keyClick(editor.canvas, Qt.Key.Key_R)
    assert ways == ["1.c1+c2", "1.c1+d1", "1.c1+b1"]
    assert editor.way("1.c1") == "1.c1+c2"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_draft_is_kept_whatever_is_wrong_with_it(qtbot, game_id):
    services = StandIn()
    dialog = opened(qtbot, of_docs(GAMES[game_id]), services)
    assert dialog.editor is not None
    dialog.editor.say("round", "9")
    dialog.editor.tray.pick(next(iter(dialog.editor.tray.buttons)))
    dialog.editor.put(dialog.editor.canvas.spots[0].place)
    wrong = dialog.editor.situation
    assert dialog.editor.problems
    dialog.close()
    again = PositionDialog(services, theme("light"), game_id)
    qtbot.addWidget(again)
    again.show()
    QTest.mouseClick(again.buttons["resume"], Qt.MouseButton.LeftButton)
    assert again.editor is not None
    assert (again.editor.situation.places, again.editor.situation.says) == (wrong.places, wrong.says)


def test_a_value_that_no_field_can_show_is_shown_as_it_is_written(qtbot):
    record = parse_record(write_record(of_docs("record-format.md")).replace("phase harvest", "phase hrvest"))
    dialog = opened(qtbot, record)
    assert dialog.editor is not None
    line = dialog.editor.form.fields["say_phase"]
    assert isinstance(line, QLineEdit) and line.text() == "hrvest"
    line.selectAll()
    QTest.keyClicks(line, "harvest")
    assert dialog.editor.problems == ()
    assert isinstance(dialog.editor.form.fields["say_phase"], QComboBox)


def test_words_come_and_go_with_the_phase(qtbot):
    dialog = opened(qtbot, of_docs("record-format.md"))
    editor = dialog.editor
    assert editor is not None
    editor.say("phase", "opportunity")
    assert "taken" not in editor.situation.says and editor.situation.said("turn") == "1"
    editor.go(-1)
    assert editor.situation.said("taken") == "0 1"


def test_other_seats_keep_what_is_laid_out(qtbot):
    dialog = opened(qtbot, of_docs("record-format-sobek.md"))
    assert dialog.editor is not None
    places = dialog.editor.situation.places
    QTest.mouseClick(dialog.buttons["seats"], Qt.MouseButton.LeftButton)
    button = dialog.page.findChild(QPushButton, "seats_3")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.buttons["empty"], Qt.MouseButton.LeftButton)
    assert len(dialog.editor.situation.setup.seats) == 3
    assert dialog.editor.situation.places == places
    assert [str(problem) for problem in dialog.editor.problems] == [
        "points: needs 3 numbers, one a seat",
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_from_a_running_game_only_what_needs_saying(qtbot, game_id):
    """The reached position, without what is where unseen pieces are, is the same state."""
    record = of_docs(GAMES[game_id])
    session = Session(game(game_id), record.setup, position=record.position)
    dialog = PositionDialog(StandIn(), theme("light"), game_id, session)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.buttons["table"], Qt.MouseButton.LeftButton)
    if game_id == "sobek":
        assert dialog.editor is None, "hands would be laid open: somebody must agree"
        QTest.mouseClick(dialog.question.yes, Qt.MouseButton.LeftButton)
    assert isinstance(dialog.editor, PositionEditor)
    found: Situation = dialog.editor.situation
    assert state_text(found.record) == state_text(record)
    assert not {"stack", "unseen", "supply", "unseen-tokens"} & set(found.places)
    assert plain(situation_of(found.setup, found.position)) == found


def test_play_is_refused_with_the_place_and_goes_on_once_mended(qtbot):
    services = StandIn()
    dialog = opened(qtbot, of_docs("record-format.md"), services)
    editor = dialog.editor
    assert editor is not None
    editor.show_area("seat-2")
    editor.tray.pick("barn")
    editor.put("2.b1")
    QTest.mouseClick(dialog.buttons["play"], Qt.MouseButton.LeftButton)
    assert services.records == [] and not dialog.notice.isHidden()
    assert editor.area.key == "seat-2" and editor.canvas.cursor_name == "2.b1"
    editor.take("2.b1")
    QTest.mouseClick(dialog.buttons["play"], Qt.MouseButton.LeftButton)
    assert [state_text(record) for record in services.records] == [state_text(of_docs("record-format.md"))]
    assert dialog.isHidden()


def test_numbers_of_seats_stand_beside_whole_names(qtbot):
    record = of_docs("record-format.md")
    seats = tuple(
        replace(seat, name=name)
        for seat, name in zip(record.setup.seats, ("Bartholomea", "Bartholomew"), strict=True)
    )
    dialog = opened(qtbot, replace(record, setup=replace(record.setup, seats=seats)))
    editor = dialog.editor
    assert editor is not None
    names = {}
    for label in editor.form.findChildren(QLabel):
        if (field := label.buddy()) is not None:
            names[field.objectName()] = label.text()
    points = {name: text for name, text in names.items() if name.startswith("say_points_")}
    assert sorted(points.values()) == ["Bartholomea", "Bartholomew"]


@pytest.mark.parametrize("game_id", GAMES)
def test_each_word_stands_right_above_its_field(qtbot, game_id):
    dialog = opened(qtbot, of_docs(GAMES[game_id]))
    dialog.resize(1400, 1100)
    qtbot.wait(50)
    editor = dialog.editor
    assert editor is not None
    fields = editor.form.fields
    for key, label in editor.form.labels.items():
        field = fields.get(f"say_{key}")
        if field is not None:
            line = label.heightForWidth(label.width())
            top = label.mapTo(dialog, QPoint(0, (label.height() - line) // 2)).y()
            assert field.mapTo(dialog, QPoint()).y() - top < line + 12, key
