"""The editor for one's own box by mouse and by keyboard: what a click makes of the box, by hand."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from tests.engine.riverboat.test_other_editions import EDITIONS
from tests.ui.stand_in import StandIn
from ui.bars import NoticeBar
from ui.language import Translators
from ui.own_box.dialog import OwnBoxDialog
from ui.own_box.draft import Draft
from ui.own_box.editor import BoxEditor
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def services() -> StandIn:
    return StandIn()


def opened(qtbot, services: StandIn, game: str = "riverboat") -> OwnBoxDialog:
    dialog = OwnBoxDialog(services, theme("light"), game)
    qtbot.addWidget(dialog)
    dialog.resize(1232, 752)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def editing(qtbot, services: StandIn, game: str = "riverboat") -> tuple[OwnBoxDialog, BoxEditor]:
    """A new box out of the built-in one, on its first page."""
    dialog = opened(qtbot, services, game)
    qtbot.mouseClick(dialog.boxes.buttons["new"], Qt.MouseButton.LeftButton)
    assert dialog.editor is not None
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog, dialog.editor


def go_to(editor: BoxEditor, key: str) -> None:
    keys = [part.key for part in editor._words.parts(editor.draft.data)]
    editor.parts.setCurrentRow(keys.index(key))
    QTest.qWait(0)


def place(editor: BoxEditor, name: str) -> QPoint:
    spot = editor.canvas.spot(name)
    assert spot is not None, [spot.name for spot in editor.canvas.spots]
    return spot.rect.center().toPoint()


def click(qtbot, editor: BoxEditor, name: str, button=Qt.MouseButton.LeftButton) -> None:
    qtbot.mouseClick(editor.canvas, button, pos=place(editor, name))


def brush(qtbot, editor: BoxEditor, key: str) -> None:
    (found,) = [item for item in editor.findChildren(QToolButton, f"brush_{key}") if item.isVisible()]
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def value(editor: BoxEditor, section: str):
    return editor.draft.data[section]["value"]


def rows(editor: BoxEditor) -> list[str]:
    return value(editor, "mats")[0]["rows"]


def told(dialog: OwnBoxDialog) -> str:
    (bar,) = [bar for bar in dialog.findChildren(NoticeBar) if bar.isVisible()]
    return bar.text


# --- mats ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.6.1")
def test_a_field_is_painted_by_a_click_in_the_colour_of_the_brush(qtbot, services):
    _, editor = editing(qtbot, services)
    assert rows(editor)[0] == "YWWWBRG"
    brush(qtbot, editor, "R")
    click(qtbot, editor, "a2")
    assert rows(editor)[0] == "YRWWBRG"
    assert editor.draft.is_own("mats", 0) and not editor.draft.is_own("mats", 1)


def test_dragging_paints_every_field_on_the_way_as_one_step(qtbot, services):
    _, editor = editing(qtbot, services)
    brush(qtbot, editor, "B")
    canvas = editor.canvas
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=place(editor, "a1"))
    for name in ("a2", "a3"):
        QTest.mouseMove(canvas, place(editor, name))
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=place(editor, "a3"))
    assert rows(editor)[0] == "BBBWBRG"
    qtbot.mouseClick(editor.undo, Qt.MouseButton.LeftButton)
    assert rows(editor)[0] == "YWWWBRG"
    qtbot.mouseClick(editor.redo, Qt.MouseButton.LeftButton)
    assert rows(editor)[0] == "BBBWBRG"


def test_letters_copy_a_row_field_by_field(qtbot, services):
    _, editor = editing(qtbot, services)
    editor.canvas.setFocus()
    QTest.keyClicks(editor.canvas, "gggyyrr")
    assert rows(editor)[0] == "GGGYYRR"
    assert editor.canvas.cursor_name == "b1"
    QTest.keyClick(editor.canvas, Key.Key_Backspace)
    QTest.keyClicks(editor.canvas, ".")
    assert rows(editor)[0] == "GGGYYR."
    QTest.keyClick(editor.canvas, Key.Key_Z, CONTROL)
    assert rows(editor)[0] == "GGGYYRR"


def test_rows_grow_and_shrink_by_their_buttons(qtbot, services):
    _, editor = editing(qtbot, services)
    brush(qtbot, editor, "W")
    click(qtbot, editor, "b+")
    click(qtbot, editor, "a-")
    assert rows(editor)[:2] == ["YWWWBR", "RRYBYGGW"]
    click(qtbot, editor, "rows+")
    assert rows(editor)[5] == "WWWWWWW" and len(rows(editor)) == 6
    click(qtbot, editor, "rows-")
    assert len(rows(editor)) == 5


def test_too_many_fields_are_named_on_this_mat_only(qtbot, services):
    """Nine rows of seven are 63 fields; a mat may have 60."""
    _, editor = editing(qtbot, services)
    for _ in range(4):
        click(qtbot, editor, "rows+")
    assert editor.side.problems.count() == 1
    words = editor.side.problems.item(0).text()
    assert words == "Mats: mat 1 has 63 fields; it may have 1 to 60"
    assert [editor.parts.item(row).text()[0] for row in range(2)] == ["✗", "M"]


# --- harbor, triples, display ----------------------------------------------------------------------


@pytest.mark.rule("RB-2.7.1")
def test_a_click_takes_a_recess_away_and_the_lack_is_named_and_marked(qtbot, services):
    _, editor = editing(qtbot, services)
    go_to(editor, "harbor")
    click(qtbot, editor, "space-4")
    assert value(editor, "harbor")["reach"] == [6, 8, 10, 12, 14, 16, 18, 20]
    assert editor.side.problems.item(0).text() == "Harbor track: needs 9 recesses, has 8"
    click(qtbot, editor, "space-5")
    assert value(editor, "harbor")["reach"] == [5, 6, 8, 10, 12, 14, 16, 18, 20]
    assert editor.side.problems.count() == 0


@pytest.mark.rule("RB-2.7.2")
def test_the_start_of_three_players_is_moved(qtbot, services):
    _, editor = editing(qtbot, services)
    go_to(editor, "harbor")
    brush(qtbot, editor, "3")
    click(qtbot, editor, "space-2")
    assert value(editor, "harbor")["starts"] == {"2": 0, "3": 2, "4": 2}


def test_a_space_beyond_the_end_is_marked_and_can_be_mended(qtbot, services):
    _, editor = editing(qtbot, services)
    go_to(editor, "harbor")
    click(qtbot, editor, "shorter")
    assert value(editor, "harbor")["last"] == 19
    assert editor.side.problems.item(0).text() == "Harbor track: a recess is reached beyond the last space"
    assert editor.canvas._marks == {"space-20"}
    click(qtbot, editor, "space-20")
    click(qtbot, editor, "space-19")
    assert value(editor, "harbor")["reach"][-2:] == [18, 19] and editor.side.problems.count() == 0


@pytest.mark.rule("RB-2.2.3")
def test_the_shape_of_triples_becomes_a_line(qtbot, services):
    _, editor = editing(qtbot, services)
    go_to(editor, "triple_shape")
    brush(qtbot, editor, "3")
    click(qtbot, editor, "hex 2 0")
    assert value(editor, "triple_shape") == [[0, 0], [1, 0], [2, 0]]
    assert editor.side.problems.count() == 0
    go_to(editor, "triple_tiles")
    assert editor.canvas.spot("TWT") is not None, "in a line the middle can be told from the ends"


def test_a_kind_of_triple_is_counted_by_mouse_and_by_digits(qtbot, services):
    _, editor = editing(qtbot, services)
    go_to(editor, "triple_tiles")
    click(qtbot, editor, "TTT/+")
    assert value(editor, "triple_tiles")["TTT"] == 2
    click(qtbot, editor, "TTT", Qt.MouseButton.RightButton)
    assert value(editor, "triple_tiles")["TTT"] == 1
    editor.canvas.setFocus()
    editor.canvas.go_to("WWT")
    QTest.keyClicks(editor.canvas, "12")
    assert value(editor, "triple_tiles")["WWT"] == 12
    assert editor.side.problems.count() == 2, "too many tiles, and too many fields under them"
    QTest.keyClick(editor.canvas, Key.Key_Z, CONTROL)
    assert "WWT" not in value(editor, "triple_tiles"), "a number is one step, and none is no kind at all"
    QTest.keyClicks(editor.canvas, "+")
    QTest.keyClicks(editor.canvas, "-")
    assert "WWT" not in value(editor, "triple_tiles")


@pytest.mark.rule("RB-2.2.6")
def test_arrows_lead_to_the_display_of_doubles(qtbot, services):
    _, editor = editing(qtbot, services)
    go_to(editor, "display")
    editor.canvas.setFocus()
    assert editor.canvas.cursor_name == "singles"
    QTest.keyClick(editor.canvas, Key.Key_Right)
    assert editor.canvas.cursor_name == "doubles"
    QTest.keyClicks(editor.canvas, "6")
    assert value(editor, "display") == {"singles": 7, "doubles": 6, "triples": 3}
    assert "6" in editor.canvas.accessibleName()


# --- the other game ---------------------------------------------------------------------------------


@pytest.mark.rule("SK-1.12.11")
def test_a_glyph_changes_places_with_the_one_that_was_there(qtbot, services):
    _, editor = editing(qtbot, services, "sobek")
    assert value(editor, "track")[0] == "ABCD"
    brush(qtbot, editor, "D")
    click(qtbot, editor, "space-1")
    assert value(editor, "track")[0] == "DBCA"


def test_a_track_is_typed_glyph_by_glyph(qtbot, services):
    _, editor = editing(qtbot, services, "sobek")
    editor.canvas.setFocus()
    QTest.keyClicks(editor.canvas, "cadbbdca")
    assert value(editor, "track")[:2] == ["CADB", "BDCA"]


@pytest.mark.rule("SK-1.12.13")
def test_the_printed_example_is_told_and_its_spaces_are_marked(qtbot, services):
    """Space 61 gets a feather: the feathers before it are on 58 and 56, so two steps back end on 56."""
    _, editor = editing(qtbot, services, "sobek")
    track = value(editor, "track")
    brush(qtbot, editor, "C")
    click(qtbot, editor, "space-61")
    assert track[12][0] != "C" and value(editor, "track")[12][0] == "C"
    words = editor.side.problems.item(0).text()
    assert words.startswith("Score track: from 61 two steps back must end on 52, not on ")
    end = words.rsplit(" ", 1)[1]
    assert editor.canvas._marks == {"space-61", "space-52", f"space-{end}"}


@pytest.mark.rule("SK-2.2.1")
def test_scarabs_are_split_by_piles_and_the_total_follows(qtbot, services):
    """Ten wheat: five with a scarab, three without, two start cards. One goes from one pile to the other."""
    _, editor = editing(qtbot, services, "sobek")
    go_to(editor, "goods")
    click(qtbot, editor, "wheat/with/+")
    assert (
        editor.side.problems.item(0).text()
        == "All pieces: All cards: the box holds 63, but the parts sum to 64"
    )
    click(qtbot, editor, "wheat/plain/-")
    assert value(editor, "goods")[0] == {"name": "wheat", "total": 10, "scarabs": 1, "with": 6, "start": 2}
    assert editor.side.problems.count() == 0


def test_a_character_gets_its_good_by_a_click_or_a_letter(qtbot, services):
    _, editor = editing(qtbot, services, "sobek")
    go_to(editor, "characters")
    brush(qtbot, editor, "marble")
    click(qtbot, editor, "queen")
    editor.canvas.setFocus()
    editor.canvas.go_to("thief")
    QTest.keyClicks(editor.canvas, "w")
    goods = {person["id"]: person["good"] for person in value(editor, "characters")}
    assert (goods["queen"], goods["thief"]) == ("marble", "wheat")


def test_a_token_too_many_is_mended_where_the_problem_leads(qtbot, services):
    _, editor = editing(qtbot, services, "sobek")
    go_to(editor, "tokens")
    click(qtbot, editor, "flood/+")
    item = editor.side.problems.item(0)
    assert item.text() == "All pieces: Event tokens: the box holds 12, but the parts sum to 13"
    qtbot.mouseClick(
        editor.side.problems.viewport(),
        Qt.MouseButton.LeftButton,
        pos=editor.side.problems.visualItemRect(item).center(),
    )
    assert editor.part.key == "tokens" and editor.canvas.hasFocus()
    click(qtbot, editor, "curse/-")
    assert editor.side.problems.count() == 0


# --- known, saved, kept -----------------------------------------------------------------------------


def test_who_has_compared_says_so_and_may_take_the_built_in_values_again(qtbot, services):
    _, editor = editing(qtbot, services, "sobek")
    qtbot.mouseClick(
        editor.side.own, Qt.MouseButton.LeftButton, pos=QPoint(10, editor.side.own.height() // 2)
    )
    assert editor.draft.trust("track") == "own"
    assert "your box" in editor.parts.item(0).text()
    qtbot.mouseClick(editor.side.restore, Qt.MouseButton.LeftButton)
    assert editor.draft.trust("track") == "reconstruction"


def test_a_sound_box_is_saved_under_its_name_and_can_be_edited_again(qtbot, services):
    dialog, editor = editing(qtbot, services)
    go_to(editor, "display")
    click(qtbot, editor, "doubles/+")
    editor.name.setFocus()
    editor.name.selectAll()
    QTest.keyClicks(editor.name, "Attic box")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    (kept,) = services.box_shelf.boxes("riverboat")
    assert (kept.name, kept.key) == ("Attic box", "attic-box")
    assert json.loads(kept.text)["display"]["value"]["doubles"] == 6
    assert "Attic box is saved" in told(dialog)
    assert dialog.boxes.list.currentItem().text() == "Attic box"
    qtbot.mouseClick(dialog.boxes.buttons["edit"], Qt.MouseButton.LeftButton)
    assert dialog.editor is not None and dialog.editor.name.text() == "Attic box"


def test_a_box_with_problems_is_not_saved_and_not_lost(qtbot, services):
    dialog, editor = editing(qtbot, services)
    go_to(editor, "harbor")
    click(qtbot, editor, "space-4")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert services.box_shelf.boxes("riverboat") == ()
    assert told(dialog).startswith("To be mended before the box can be played with: 1")
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    again = opened(qtbot, services)
    qtbot.mouseClick(again.boxes._resume, Qt.MouseButton.LeftButton)
    assert again.editor is not None
    assert value(again.editor, "harbor")["reach"][0] == 6 and again.editor.side.problems.count() == 1


def test_a_draft_is_only_thrown_away_after_a_question(qtbot, services):
    dialog, editor = editing(qtbot, services, "sobek")
    click(qtbot, editor, "space-2")
    qtbot.mouseClick(dialog.back, Qt.MouseButton.LeftButton)
    assert dialog.editor is None
    new = dialog.boxes.buttons["new"]
    qtbot.mouseClick(new, Qt.MouseButton.LeftButton)
    assert dialog.question.isVisible() and dialog.editor is None
    qtbot.mouseClick(dialog.question.no, Qt.MouseButton.LeftButton)
    assert dialog._drafts.kept("sobek") is not None
    qtbot.mouseClick(new, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.question.yes, Qt.MouseButton.LeftButton)
    assert dialog.editor is not None and value(dialog.editor, "track")[0] == "ABCD"


def test_a_box_is_deleted_only_after_a_question(qtbot, services):
    draft = Draft("sobek")
    draft.begin_new("Old")
    services.box_shelf.keep("sobek", draft.text)
    dialog = opened(qtbot, services, "sobek")
    dialog.boxes.list.setFocus()
    QTest.keyClick(dialog.boxes.list, Key.Key_Down)
    delete = dialog.boxes.buttons["delete"]
    qtbot.mouseClick(delete, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.question.no, Qt.MouseButton.LeftButton)
    assert len(services.box_shelf.boxes("sobek")) == 1
    qtbot.mouseClick(delete, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.question.yes, Qt.MouseButton.LeftButton)
    assert services.box_shelf.boxes("sobek") == ()


def test_a_name_that_is_taken_is_refused_in_words_and_nothing_is_lost(qtbot, services):
    draft = Draft("sobek")
    draft.begin_new("Old")
    services.box_shelf.keep("sobek", draft.text)
    dialog, editor = editing(qtbot, services, "sobek")
    for name, words in (("old", "There is a box old already."), ("", "A box needs a name")):
        editor.name.setFocus()
        editor.name.selectAll()
        QTest.keyClick(editor.name, Key.Key_Delete)
        QTest.keyClicks(editor.name, name)
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
        assert told(dialog).startswith(words)
        assert dialog.editor is editor
    (kept,) = services.box_shelf.boxes("sobek")
    assert kept.text == draft.text


def test_problems_speak_the_language_of_the_reader(qtbot, services):
    translators = Translators()
    try:
        _, editor = editing(qtbot, services)
        go_to(editor, "triple_tiles")
        click(qtbot, editor, "TTT/+")
        translators.show("zh_TW")
        QTest.qWait(0)
        texts = [editor.side.problems.item(row).text() for row in range(editor.side.problems.count())]
        assert texts == [
            "全部配件：全部作物板塊：盒中有 110，但各部分合計 111",
            "全部配件：覆蓋的田地：盒中有 165，但各部分合計 168",
        ]
        assert "三格板塊" in editor.canvas.accessibleName()
    finally:
        translators.show("en")


def test_a_damaged_draft_is_passed_over(qtbot, services):
    data = Draft("sobek").data
    strange = json.dumps({**data, "track": {"trust": "own", "value": 5}})
    short = json.dumps({name: section for name, section in data.items() if name != "curse"})
    texts = [json.dumps({"key": "", "text": text}) for text in ("{}", strange, short)]
    for damaged in ("{", "[]", '{"key": 1, "text": "x"}', *texts):
        services.remember("own-box-draft-sobek", damaged)
        assert opened(qtbot, services, "sobek")._drafts.kept("sobek") is None


@pytest.mark.parametrize("percent", [100, 150, 250])
def test_the_dialog_fits_a_small_screen_at_every_size_of_letters(qtbot, services, percent):
    dialog = OwnBoxDialog(services, theme("light").scaled(percent), "riverboat")
    qtbot.addWidget(dialog)
    dialog.boxes.new.emit()
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.width() <= 1280 and dialog.height() <= 800
    assert dialog.minimumSizeHint().width() <= 1280 and dialog.minimumSizeHint().height() <= 800


@pytest.mark.parametrize("name", sorted(EDITIONS))
def test_any_sound_edition_can_be_edited(qtbot, name):
    """Boxes with other crops, colours, outlines and tracks, as a file may bring them."""
    editor = BoxEditor(Draft("riverboat", EDITIONS[name]), theme("light"))
    qtbot.addWidget(editor)
    editor.resize(1000, 700)
    editor.show()
    for row in range(editor.parts.count()):
        editor.parts.setCurrentRow(row)
        assert not editor.grab().isNull()
    assert editor.problems == ()
