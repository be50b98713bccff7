"""A box is enrolled in the window, by mouse with a virtual reader, and by keyboard; each is kept at once."""

from __future__ import annotations

import json
import sys
from functools import partial
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QTreeWidget

from engine.companion.catalogue import Instance, read_box
from engine.companion.enrolment import RESTING_S
from riverboat_desktop.box_files import kept_boxes
from tests.app.person import Person, by_hand
from tests.app.running import running
from ui.enrolment.dialog import EnrolmentDialog
from ui.labels.order import LabelOrder
from ui.own_box.draft import Draft, edition_text
from ui.readers.pad import Pad
from ui.readers.values import ReaderTrouble, Scan
from ui.readers.virtual_window import VirtualWindow

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(120),
    pytest.mark.usefixtures("plug_in"),  # and plug nothing in
]


def opened(person: Person) -> EnrolmentDialog:
    person.menu("Game", "Tags for your box…")
    return person.one(EnrolmentDialog)


def begun(person: Person, dialog: EnrolmentDialog, name: str = "Attic") -> None:
    """A new box, by mouse and its name by keys."""
    person.click(person.button("New…", inside=dialog))
    field = person.one(QLineEdit, "enrolment_name", inside=dialog)
    person.wait_for_focus(field)
    person.type(name)
    person.press(Qt.Key.Key_Return)
    person.wait_for(lambda: dialog.boxes.box.currentText() == name)


def says(person: Person, dialog: EnrolmentDialog, name: str) -> str:
    return person.one(QLabel, f"enrolment_{name}", inside=dialog).text()


def asks_for(person: Person, dialog: EnrolmentDialog, piece: str) -> bool:
    return says(person, dialog, "piece") == piece


def tags() -> dict[str, Instance]:
    (box,) = kept_boxes()
    return dict(box.tags)


def drop_next(person: Person, window: VirtualWindow, pad: int) -> None:
    """Drag the first sort of piece that is left in the tray onto a pad."""
    piece = next(button for button in window.tray.buttons if button.isEnabled())
    goal = person.one(Pad, f"pad_{pad + 1}", inside=window)
    person.drag(piece.mapToGlobal(piece.rect().center()), goal.mapToGlobal(goal.rect().center()))


async def test_pieces_are_dragged_onto_a_virtual_reader_and_enrolled(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            dialog = opened(person)
            assert "No box yet" in says(person, dialog, "piece")
            begun(person, dialog)
            assert says(person, dialog, "piece") == "Turnip (T), 1 of 14"
            person.click(person.button("Try without a reader…", inside=dialog))
            window = person.one(VirtualWindow)
            person.wait_for(lambda: "✓ Virtual reader: open" in says(person, dialog, "readers"), 20)
            for number in (1, 2, 3):  # each stays on its pad; no click comes between
                drop_next(person, window, number - 1)
                person.wait_for(partial(asks_for, person, dialog, f"Turnip (T), {number + 1} of 14"), 20)
                assert says(person, dialog, "receipt").startswith(f"✓ Turnip (T), {number} of 14 has its tag")
                assert len(tags()) == number, "kept at once"
            assert says(person, dialog, "done") == "3 of 237 pieces"
            tag = window.desk.tag("riverboat", "tile-T/1")
            assert tags()[tag] == Instance("tile-T", 1)
            window.lift("tile-T/1")
            person.wait_for(lambda: desktop.reader_desk.board.lying("virtual").get(0) == ())
            away = monotonic()
            person.wait_for(lambda: monotonic() > away + RESTING_S + 0.1)
            window.lay("tile-T/1", 3)
            person.wait_for(
                lambda: "is on Turnip (T), 1 of 14 already" in says(person, dialog, "receipt"), 20
            )
            person.click(person.one(QPushButton, "virtual_plug", inside=window))
            person.wait_for(lambda: "lost" in says(person, dialog, "readers"), 20)
            person.click(person.one(QPushButton, "virtual_plug", inside=window))
            person.wait_for(lambda: "✓ Virtual reader: open" in says(person, dialog, "readers"), 20)
            drop_next(person, window, 3)
            person.wait_for(lambda: len(tags()) == 4, 20)
            window.close()
            person.click(person.button("Take the last one back", inside=dialog))
            assert says(person, dialog, "piece") == "Turnip (T), 4 of 14" and len(tags()) == 3
            person.click(person.button("Skip this piece", inside=dialog))
            assert says(person, dialog, "piece") == "Turnip (T), 5 of 14"
            dialog.close()

        await by_hand(play)


async def test_by_keys_a_piece_is_chosen_replaced_and_retired_and_the_box_deleted(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        tell = desktop.reader_desk.board.tell

        def read(tag: str, at_s: float) -> None:
            for again in (0.0, 0.2):
                tell(Scan("r", 0, tag, "", at_s + again))

        def press(dialog: EnrolmentDialog, name: str) -> None:
            button = person.one(QPushButton, f"enrolment_{name}", inside=dialog)
            person.wait_for(button.isEnabled)  # after a read the dialog takes its turn
            button.setFocus(Qt.FocusReason.TabFocusReason)
            person.wait_for_focus(button)
            person.press(Qt.Key.Key_Space)

        def play() -> None:
            desktop.remember("last-game", "sobek")
            dialog = opened(person)
            press(dialog, "new")
            person.wait_for_focus(person.one(QLineEdit, "enrolment_name", inside=dialog))
            person.type("Attic")
            person.press(Qt.Key.Key_Return)
            read("nfca:04000001", 0.0)
            assert tags() == {"nfca:04000001": Instance("wheat-1", 1)}
            tree = person.one(QTreeWidget, "enrolment_list", inside=dialog)
            tree.setFocus()
            person.wait_for_focus(tree)
            for key in ("Home", "Down", "Right", "Down"):  # goods cards, wheat, open, the first of them
                person.press(getattr(Qt.Key, f"Key_{key}"))
            assert dialog.list.instance == Instance("wheat-1", 1)
            press(dialog, "replace")
            assert says(person, dialog, "which") == "This one piece; then it goes on as before"
            read("nfca:04000002", 5.0)
            (box,) = kept_boxes()
            assert box.tags == {"nfca:04000002": Instance("wheat-1", 1)}
            assert box.retired == {"nfca:04000001": Instance("wheat-1", 1)}
            press(dialog, "add")
            read("nfca:04000003", 10.0)
            assert len(tags()) == 2
            press(dialog, "retire")
            person.press(Qt.Key.Key_Backtab)
            person.press(Qt.Key.Key_Space)  # yes
            assert tags() == {}
            press(dialog, "skip")
            assert says(person, dialog, "piece") == "Wheat with 1 scarab, 2 of 5"
            press(dialog, "delete")
            person.press(Qt.Key.Key_Backtab)
            person.press(Qt.Key.Key_Space)
            assert kept_boxes() == [] and "No box yet" in says(person, dialog, "piece")
            person.press(Qt.Key.Key_Escape)
            person.wait_for(lambda: not person.sees(EnrolmentDialog))

        await by_hand(play)


async def test_what_cannot_be_enrolled_is_said_with_advice(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        tell = desktop.reader_desk.board.tell

        def play() -> None:
            dialog = opened(person)
            begun(person, dialog, "Cellar")
            for again in (0.0, 0.2):
                tell(Scan("r", 0, "nfca:04000009", "", again))
            begun(person, dialog)
            tell(Scan("r", 0, "nfca:04000009", "", 10.0))
            assert "another box: Cellar" in says(person, dialog, "receipt")
            why = "a number that changes each time, as of a phone or a payment card"
            tell(ReaderTrouble("r", 0, "implausible", why, 20.0))
            assert "phone or a payment card" in says(person, dialog, "receipt")
            tell(ReaderTrouble("r", 0, "lossy", "unpadded", 30.0))
            assert "cannot be told apart" in says(person, dialog, "receipt")
            tell(ReaderTrouble("r", 0, "checksum", "", 40.0))
            assert "cannot be told apart" in says(person, dialog, "receipt"), "noise is the reader's affair"
            tell(Scan("r", 0, "code:TT22222222", "", 50.0))
            assert "test page" in says(person, dialog, "receipt")
            dialog.close()

        await by_hand(play)


async def test_boxes_are_exported_imported_and_renamed(qapp, tmp_path):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            dialog = opened(person)
            begun(person, dialog)
            file = tmp_path / "attic.json"
            assert dialog.sitting is not None
            dialog.export(dialog.sitting.box, str(file))
            assert str(file) in dialog.notice.text
            dialog.import_file(str(file))
            assert "is here already, as Attic" in dialog.notice.text
            person.click(person.button("Rename…", inside=dialog))
            person.wait_for_focus(person.one(QLineEdit, "enrolment_name", inside=dialog))
            person.type("Loft")
            person.press(Qt.Key.Key_Return)
            assert [box.name for box in kept_boxes()] == ["Loft"]
            person.click(person.button("Delete…", inside=dialog))
            person.click(person.button("Yes", inside=dialog))
            assert kept_boxes() == []
            dialog.import_file(str(file))
            assert [box.name for box in kept_boxes()] == ["Attic"]
            dialog.import_file(str(tmp_path / "none.json"))
            assert "cannot be read" in dialog.notice.text
            dialog.close()

        await by_hand(play)


async def test_labels_that_are_printed_meanwhile_are_seen_and_nothing_is_lost(qapp, tmp_path):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            dialog = opened(person)
            begun(person, dialog)
            maker = desktop.labels()
            plan = maker.plan(LabelOrder("riverboat", "Attic"))
            for again in (0.0, 0.2):
                desktop.reader_desk.board.tell(Scan("r", 0, "nfca:04000001", "", again))
            maker.keep(plan, str(tmp_path / "labels.pdf"))
            person.wait_for(lambda: says(person, dialog, "piece") == "The box is complete")
            assert len(tags()) == 238 and tags()["nfca:04000001"] == Instance("tile-T", 1)
            person.click(dialog.by_codes)
            assert says(person, dialog, "piece") == "Scan the code of any piece"
            code = next(tag for tag, there in tags().items() if there == Instance("barn", 2))
            tell = desktop.reader_desk.board.tell
            tell(Scan("r", 0, code, "", 10.0))
            assert says(person, dialog, "piece").startswith("Barn, 2 of")
            for again in (0.0, 0.2):
                tell(Scan("r", 0, "nfca:04000002", "", 12.0 + again))
            assert tags()["nfca:04000002"] == Instance("barn", 2)
            assert says(person, dialog, "piece") == "Scan the code of any piece"
            assert says(person, dialog, "done") == "2 of 237 pieces"
            dialog.close()

        await by_hand(play)


async def test_it_speaks_the_language_of_now(qapp):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            dialog = opened(person)
            begun(person, dialog)
            desktop.window._set(language="zh_TW")
            person.wait_for(lambda: dialog.windowTitle() == "盒子的標籤")
            words = [
                label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()
            ]
            words += [button.text() for button in dialog.findChildren(QPushButton) if button.isVisible()]
            assert [text for text in words if text.isascii()] == []
            assert says(person, dialog, "piece") == "蕪菁（T），第 1 個，共 14 個"
            dialog.close()

        await by_hand(play)


async def test_a_box_of_an_own_edition_has_its_counts(qapp):
    """In the built-in box five cards of wheat have a scarab and three have none; in this one three have."""
    draft = Draft("sobek")
    draft.begin_new("Attic edition")
    data = json.loads(draft.text)
    wheat = next(row for row in data["goods"]["value"] if row["name"] == "wheat")
    wheat["with"] = 3
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        own = desktop.box_shelf.keep("sobek", edition_text(data))
        desktop.remember("last-game", "sobek")

        def play() -> None:
            dialog = opened(person)
            person.click(person.button("New…", inside=dialog))
            editions = person.one(QComboBox, "enrolment_edition", inside=dialog)
            person.choose(editions, 1)
            person.click(person.button("OK", inside=dialog))
            (box,) = kept_boxes()
            assert box.edition == own.key == "attic-edition"
            assert says(person, dialog, "piece") == "Wheat with 1 scarab, 1 of 3"
            assert says(person, dialog, "done") == "0 of 75 pieces"
            labelled = read_box(desktop.labels().plan(LabelOrder("sobek", box.name)).box_text)
            assert labelled.enrolled("wheat-1") == 3 and labelled.enrolled("wheat") == 5
            dialog.close()

        await by_hand(play)
