"""Without a reader: pieces are dragged onto a virtual one inside the program, and read."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.app.person import Person, by_hand
from tests.app.reader_bus import opened, said
from tests.app.running import running
from ui.readers.pad import Pad
from ui.readers.piece_button import PieceButton
from ui.readers.virtual_window import VirtualWindow

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(120),
]


def piece(person: Person, inside, number: int = 0) -> PieceButton:
    return person.sees(PieceButton, inside=inside)[number]


async def test_pieces_are_dragged_onto_a_virtual_reader_and_read(qapp, plug_in):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        scans: list = []
        desktop.reader_desk.board.news.connect(scans.append)

        def play() -> None:
            page = opened(person)
            person.click(person.button("Try without a reader…", inside=page))
            window = person.one(VirtualWindow)
            pads = sorted(person.sees(Pad, inside=window), key=lambda pad: pad.number)
            assert pads.pop(0) is window.beside
            assert len(pads) == 4
            turnip = piece(person, window.tray)
            assert turnip.toolTip() and turnip.accessibleName() == turnip.toolTip()
            count = turnip.count
            centre = turnip.mapToGlobal(turnip.rect().center())
            person.drag(centre, pads[2].mapToGlobal(pads[2].rect().center()))
            person.wait_for(lambda: person.sees(PieceButton, inside=pads[2]))
            assert turnip.count == count - 1
            tag = window.desk.tag("riverboat", f"{turnip.piece}/1")
            lying = desktop.reader_desk.board.lying
            person.wait_for(lambda: lying("virtual").get(2) == (tag,), 20)
            person.wait_for(
                lambda: any(
                    one.startswith("●") and "pad 3" in one for one in said(person, "reader_reads", page)
                )
            )
            laid = piece(person, pads[2])
            assert tag in laid.toolTip()
            person.drag(laid.mapToGlobal(laid.rect().center()), pads[0].mapToGlobal(pads[0].rect().center()))
            person.wait_for(lambda: lying("virtual").get(0) == (tag,) and lying("virtual").get(2) == ())
            person.click(piece(person, pads[0]))  # a press takes it off
            person.wait_for(lambda: lying("virtual").get(0) == ())
            beside = piece(person, window.beside)
            assert (beside.piece, turnip.count) == (laid.piece, count - 1), (
                "the same piece can be shown again"
            )
            person.drag(beside.mapToGlobal(beside.rect().center()), centre)
            assert turnip.count == count, "back in the tray"
            person.click(person.one(QPushButton, "virtual_plug", inside=window))
            person.wait_for(lambda: "✓ open" not in said(person, "reader_state", page))
            assert said(person, "virtual_status", window) == ["It is unplugged."]
            person.click(person.one(QPushButton, "virtual_plug", inside=window))
            person.wait_for(lambda: "✓ open" in said(person, "reader_state", page), 20)
            window.close()
            person.wait_for(lambda: not said(person, "reader_state", page))

        await by_hand(play)
        assert desktop.readers.readers == ()  # nothing of it is kept


async def test_a_virtual_reader_by_keys_and_in_other_words(qapp, plug_in):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        lying = desktop.reader_desk.board.lying

        def play() -> None:
            page = opened(person)
            page.open_virtual()
            window = person.one(VirtualWindow)
            first, second = window.tray.buttons[:2]
            first.setFocus()
            person.wait_for_focus(first)
            person.press(Qt.Key.Key_2)  # a digit names the pad
            person.press(Qt.Key.Key_Right)
            person.wait_for_focus(second)
            person.press(Qt.Key.Key_Return)  # the chosen pad
            person.wait_for(
                lambda: len(lying("virtual").get(1, ())) == 1 == len(lying("virtual").get(0, ())), 20
            )
            laid = piece(person, person.one(Pad, "pad_2", inside=window))
            laid.setFocus()
            person.wait_for_focus(laid)
            person.press(Qt.Key.Key_Delete)
            person.wait_for(lambda: lying("virtual").get(1) == ())
            for slider in ("flicker", "loss"):
                window._sliders[slider].setFocus()
                person.press(Qt.Key.Key_PageUp)
            virtual = desktop.reader_desk._virtual
            assert virtual is not None
            assert (virtual.reader.faults.flicker, virtual.reader.faults.loss) == (0.1, 0.1)
            desktop.window._set(language="zh_TW")
            person.wait_for(lambda: (window.windowTitle(), page.windowTitle()) == ("虛擬讀取器", "讀取器"))
            window.close()
            page.close()

        await by_hand(play)
