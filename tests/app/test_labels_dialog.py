"""The dialog for labels, used as a person uses it: by mouse and keys, in both languages, up to the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidgetItem,
    QWidget,
)

from engine.companion.catalogue import Instance
from riverboat_desktop.box_files import kept_boxes
from riverboat_desktop.label_maker import Maker
from tests.app.label_sheets import PDFTOPPM, codes_in_pdf
from tests.app.running import running
from tests.ui.stand_in import StandIn
from ui.labels.dialog import LabelsDialog
from ui.labels.order import LabelOrder
from ui.language import Translators
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
MOST_MS = 20_000


class Kept(StandIn):
    """An application that offers a folder of this test."""

    folder = ""

    def saves_folder(self) -> str:
        return self.folder


@pytest.fixture
def translators(qapp):
    made = Translators()
    made.show("en")
    yield made
    made.show("en")


@pytest.fixture
def services(tmp_path) -> Kept:
    made = Kept()
    made.folder = str(tmp_path)
    return made


def opened(qtbot, translators: Translators, services: Kept, game: str = "riverboat") -> LabelsDialog:
    dialog = LabelsDialog(Maker(translators), services, theme("light"), game)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def press(qtbot, dialog: QWidget, name: str) -> None:
    button = dialog.findChild(QAbstractButton, name)
    assert button is not None and button.isEnabled(), name
    qtbot.mouseClick(button, LEFT)


def choose(qtbot, box: QComboBox, down: int) -> None:
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(down):
        qtbot.keyClick(box, Qt.Key.Key_Down)


def type_number(qtbot, spin: QAbstractSpinBox, text: str) -> None:
    spin.setFocus()
    spin.selectAll()
    qtbot.keyClicks(spin, text)
    qtbot.keyClick(spin, Qt.Key.Key_Tab)


def tick(qtbot, dialog: LabelsDialog, item: QTreeWidgetItem) -> None:
    """Click the box before an item."""
    tree = dialog.pieces
    tree.scrollToItem(item)
    where = tree.visualItemRect(item)
    qtbot.mouseClick(tree.viewport(), LEFT, pos=QPoint(where.left() + 9, where.center().y()))


def row(parent: QTreeWidgetItem, index: int) -> QTreeWidgetItem:
    item = parent.child(index)
    assert item is not None
    return item


def save_as(qtbot, dialog: LabelsDialog, button: str, path: Path) -> None:
    """Press the button, and type a name into the file dialog that opens."""
    press(qtbot, dialog, button)
    (files,) = [found for found in dialog.findChildren(QFileDialog) if found.isVisible()]
    field = files.findChild(QLineEdit, "fileNameEdit")
    save = files.findChildren(QPushButton)[0]
    saves = save.text()
    assert field is not None
    field.selectAll()
    qtbot.keyClicks(field, str(path.parent) + "/")
    qtbot.wait(50)  # the folder is looked at; meanwhile the button would open it
    qtbot.keyClicks(field, path.name)
    qtbot.waitUntil(lambda: save.text() == saves, timeout=MOST_MS)
    qtbot.mouseClick(save, LEFT)
    qtbot.waitUntil(lambda: not files.isVisible(), timeout=MOST_MS)


def test_clicks_and_typing_make_the_order(qtbot, translators, services):
    dialog = opened(qtbot, translators, services)
    assert dialog.order() == LabelOrder("riverboat", "My box")
    edit = dialog.box.lineEdit()
    assert edit is not None
    edit.selectAll()
    qtbot.keyClicks(edit, "Attic")
    choose(qtbot, dialog.sheet.box, 1)
    choose(qtbot, dialog.code, 2)
    choose(qtbot, dialog.printer, 1)
    type_number(qtbot, dialog.start, "18")
    type_number(qtbot, dialog.offsets[0], "-0.5")
    type_number(qtbot, dialog.offsets[1], "1.2")
    press(qtbot, dialog, "labels_none")
    boats = row(dialog.pieces.invisibleRootItem(), 1)
    boats.setExpanded(True)
    tick(qtbot, dialog, row(boats, 0))
    two = row(boats, 1)
    two.setExpanded(True)
    tick(qtbot, dialog, row(two, 2))
    press(qtbot, dialog, "labels_replace")
    assert dialog.order() == LabelOrder(
        "riverboat",
        "Attic",
        "L4730",
        "datamatrix",
        300,
        0.6,
        (-0.5, 1.2),
        ("boat-B1", "boat-B2a/3"),
        18,
        True,
    )
    qtbot.waitUntil(lambda: dialog.info.text().startswith("Labels: 6. Sheets: 1."), timeout=MOST_MS)


def test_a_grid_of_ones_own(qtbot, translators, services):
    dialog = opened(qtbot, translators, services, "sobek")
    choose(qtbot, dialog.sheet.box, 2)
    assert dialog.order().sheet == "3x8,63.5x33.9,7.2x12.9,66x33.9,210x297"
    columns = dialog.findChild(QAbstractSpinBox, "labels_grid_1")
    assert columns is not None and columns.isVisible()
    type_number(qtbot, columns, "4")
    said = "The labels do not fit on the paper."
    qtbot.waitUntil(lambda: dialog.info.text() == said, timeout=MOST_MS)
    assert not dialog.save.isEnabled()
    type_number(qtbot, columns, "2")
    qtbot.waitUntil(lambda: dialog.info.text().startswith("Labels: 75. Sheets: 5."), timeout=MOST_MS)
    assert dialog.save.isEnabled()


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is written; its codes"), ("zh_TW", "其中的條碼都已登錄")]
)
def test_a_sheet_is_written_and_its_codes_are_enrolled(
    qtbot, translators, services, tmp_path, language, said
):
    translators.show(language)
    dialog = opened(qtbot, translators, services, "sobek")
    save_as(qtbot, dialog, "labels_save", tmp_path / "out.pdf")
    qtbot.waitUntil(lambda: said in dialog.info.text(), timeout=MOST_MS)
    assert dialog.bar.isHidden() and dialog.save.isEnabled()
    (box,) = kept_boxes()
    assert len(box.tags) == 75 and (tmp_path / "out.box.json").is_file()
    assert (tmp_path / "out.pdf").read_bytes()[:5] == b"%PDF-"
    if PDFTOPPM is not None:
        found = {
            str(code.tag) for page in codes_in_pdf(tmp_path / "out.pdf", 150, tmp_path / "p") for code in page
        }
        assert found == set(box.tags)


def test_what_was_set_is_there_again(qtbot, translators, services, tmp_path):
    dialog = opened(qtbot, translators, services, "sobek")
    choose(qtbot, dialog.sheet.box, 1)
    choose(qtbot, dialog.code, 1)
    type_number(qtbot, dialog.offsets[1], "2.5")
    save_as(qtbot, dialog, "labels_proof", tmp_path / "proof.pdf")
    qtbot.waitUntil(lambda: "proof.pdf is written" in dialog.info.text(), timeout=MOST_MS)
    assert kept_boxes() == [], "a test page enrols nothing"
    dialog.close()
    again = opened(qtbot, translators, services, "riverboat").order()
    assert (again.sheet, again.code, again.offset_mm) == ("L4730", "micro-qr", (0.0, 2.5))


@pytest.mark.parametrize(
    "text", ["", "[]", '{"offset": 3}', '{"sheet": "1x1", "code": 7}', '{"sheet": "a,b,c"}']
)
def test_rubbish_that_was_remembered_changes_nothing(qtbot, translators, services, text):
    services.remember("labels", text)
    assert opened(qtbot, translators, services).order() == LabelOrder("riverboat", "My box")


def test_boxes_of_a_game_are_offered(qtbot, translators, services, tmp_path):
    maker = Maker(translators)
    maker.keep(maker.plan(LabelOrder("sobek", "Cellar", pieces=("queen",))), str(tmp_path / "x.pdf"))
    dialog = opened(qtbot, translators, services, "sobek")
    assert [dialog.box.itemText(index) for index in range(dialog.box.count())] == ["Cellar"]
    assert dialog.order().box == "Cellar"
    choose(qtbot, dialog.game, 0)
    assert dialog.order().game == "riverboat" and dialog.box.count() == 0
    assert dialog.pieces.topLevelItemCount() == 8


def test_a_box_without_a_name_cannot_be_printed(qtbot, translators, services):
    dialog = opened(qtbot, translators, services)
    edit = dialog.box.lineEdit()
    assert edit is not None
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: "A box needs a name" in dialog.info.text(), timeout=MOST_MS)
    assert not dialog.save.isEnabled() and dialog.proof.isEnabled()


def test_it_can_be_stopped_and_then_nothing_was_written(qtbot, translators, services, tmp_path):
    dialog = opened(qtbot, translators, services)
    (tmp_path / "out.pdf").write_bytes(b"before")
    dialog.write(str(tmp_path / "out.pdf"))
    qtbot.waitUntil(lambda: dialog.bar.value() >= 1, timeout=MOST_MS)
    assert dialog.bar.isVisible() and dialog.bar.maximum() == 6
    press(qtbot, dialog, "labels_close")
    assert "nothing was written" in dialog.info.text() and dialog.isVisible()
    assert (tmp_path / "out.pdf").read_bytes() == b"before" and kept_boxes() == []
    assert [path.name for path in tmp_path.iterdir()] == ["out.pdf"]
    press(qtbot, dialog, "labels_close")
    assert not dialog.isVisible()


def test_a_file_that_cannot_be_written_is_said(qtbot, translators, services, tmp_path):
    dialog = opened(qtbot, translators, services)
    dialog.write(str(tmp_path / "no" / "out.pdf"))
    qtbot.waitUntil(lambda: "cannot be written" in dialog.info.text(), timeout=MOST_MS)
    assert dialog.save.isEnabled() and dialog.bar.isHidden() and kept_boxes() == []


def test_closing_the_dialog_stops_the_writing(qtbot, translators, services, tmp_path):
    dialog = opened(qtbot, translators, services)
    dialog.write(str(tmp_path / "out.pdf"))
    qtbot.waitUntil(lambda: dialog.bar.value() >= 1, timeout=MOST_MS)
    dialog.close()
    QApplication.processEvents()
    assert list(tmp_path.iterdir()) == [] and kept_boxes() == []


def test_it_speaks_the_language_of_now(qtbot, translators, services):
    dialog = opened(qtbot, translators, services)
    translators.show("zh_TW")
    QApplication.processEvents()
    qtbot.waitUntil(lambda: dialog.info.text().startswith("標籤：237 張"), timeout=MOST_MS)
    words = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]
    words += [button.text() for button in dialog.findChildren(QAbstractButton) if button.text()]
    words += [dialog.code.itemText(2), dialog.sheet.box.itemText(0), dialog.windowTitle()]
    words += [row(dialog.pieces.invisibleRootItem(), index).text(0) for index in range(8)]
    assert len(words) > 20
    assert [text for text in words if text.isascii()] == []
    assert dialog.order().pieces is None, "ticks stay"


def test_everything_has_a_name_for_screen_readers(qtbot, translators, services):
    dialog = opened(qtbot, translators, services)
    fields = [dialog.game, dialog.box, dialog.sheet.box, dialog.code, dialog.printer, dialog.start]
    named = [*fields, *dialog.offsets, dialog.pieces, dialog.preview]
    assert all(widget.accessibleName() for widget in named)
    assert len({widget.accessibleName() for widget in named}) == len(named)


def test_every_piece_can_be_ticked_alone(qtbot, translators, services):
    dialog = opened(qtbot, translators, services)
    press(qtbot, dialog, "labels_none")
    assert dialog.order().pieces == ()
    wells = row(dialog.pieces.invisibleRootItem(), 7)
    tick(qtbot, dialog, wells)
    assert dialog.order().pieces == ("well",)
    press(qtbot, dialog, "labels_all")
    assert dialog.order().pieces is None
    assert str(Instance("well", 1)) == row(row(wells, 0), 0).data(0, Qt.ItemDataRole.UserRole)


async def test_the_menu_opens_it_for_the_game_that_was_played_last(qapp):
    async with running(qapp) as desktop:
        desktop.remember("last-game", "sobek")
        desktop.window.menus.actions["labels"].trigger()
        (dialog,) = desktop.window.findChildren(LabelsDialog)
        assert dialog.isVisible() and dialog.order().game == "sobek"
        dialog.close()


async def test_without_the_library_it_says_what_is_missing(qapp, monkeypatch):
    import builtins
    import sys

    real = builtins.__import__

    def blocked(name, *rest, **more):
        if name.split(".")[0] == "zxingcpp":
            raise ImportError(f"{name} cannot be imported here")
        return real(name, *rest, **more)

    for name in ("hardware.codes", "riverboat_desktop.label_maker", "zxingcpp"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(builtins, "__import__", blocked)
    async with running(qapp) as desktop:
        desktop.window.menus.actions["labels"].trigger()
        assert "zxing-cpp" in desktop.window.notice.findChildren(QLabel)[0].text()
        assert desktop.window.findChildren(LabelsDialog) == []


def test_the_settings_are_plain_words(services, qtbot, translators, tmp_path):
    dialog = opened(qtbot, translators, services, "sobek")
    dialog.write_proof(str(tmp_path / "p.pdf"))
    kept = json.loads(services.remembered("labels"))
    assert kept == {"sheet": "L7651", "code": "qr", "dpi": 600, "offset": [0.0, 0.0]}
    qtbot.waitUntil(lambda: (tmp_path / "p.pdf").is_file(), timeout=MOST_MS)
