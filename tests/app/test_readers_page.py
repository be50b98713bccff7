"""The readers' page in the whole program, by mouse and keys; its readers are at real pseudo terminals."""

import json
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton

from hardware.capture import read_capture
from hardware.port import Port
from tests.app.person import Person, by_hand
from tests.app.reader_bus import opened, said, set_up
from tests.app.running import PEOPLE, page_of, running
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.desk import AdviceLine
from ui.readers.readers_dialog import ReadersDialog

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(120),
]


@pytest.mark.parametrize(("family", "speed"), [("rdm6300", 19200), ("pn532", 0)])
async def test_a_reader_is_found_by_a_tag_whatever_it_is_and_gets_a_name(qapp, plug_in, family, speed):
    bus = plug_in(family, speed=speed)
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = opened(person)
            assert "No reader is set up" in " ".join(said(person, "", page))
            person.click(person.button("Add a reader…", inside=page))
            adding = person.one(AddReaderDialog)
            person.wait_for(lambda: said(person, "add_found", adding), 60)
            (words,) = said(person, "add_found", adding)
            number = bus.tag.partition(":")[2]
            assert bus.terminal.name in words and f"{speed or 115200} baud" in words and number in words
            assert "This took" in words
            person.type("market")
            person.click(person.button("Use this reader", inside=adding))
            person.wait_for(lambda: "✓ open" in said(person, "reader_state", page))
            person.wait_for(lambda: any(number in one for one in said(person, "reader_reads", page)))
            person.wait_for(lambda: not said(person, "reader_rate", page)[0].startswith("0.0 "), 20)

        await by_hand(play)
        (reader,) = desktop.readers.readers
        assert (reader.family, reader.name, reader.speed) == (family, "market", speed or 115200)
        assert json.loads(reader.identity) == {"vendor": 0x0403, "product": 0x6001, "serial": "A1"}


async def test_a_reader_is_renamed_removed_and_put_back(qapp, plug_in):
    plug_in("rdm6300")
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = set_up(person, "market")
            name = person.one(QLineEdit, "reader_name", inside=page)
            assert name.text() == "market" and name.accessibleName() == "Name of the reader"
            page.activateWindow()
            person.wait_for(page.isActiveWindow)
            person.click(name)
            person.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            person.type("docks")
            person.press(Qt.Key.Key_Return)
            person.wait_for(lambda: desktop.readers.readers[0].name == "docks")
            assert person.sees(ReadersDialog), "Enter in the field closes nothing"
            person.click(person.one(QPushButton, "reader_remove", inside=page))
            person.wait_for(lambda: not desktop.readers.readers)
            assert desktop.readers.service().statuses() == ()
            person.click(person.button("Put it back", inside=page))
            person.wait_for(lambda: "✓ open" in said(person, "reader_state", page))

        await by_hand(play)
        assert [reader.name for reader in desktop.readers.readers] == ["docks"]


async def test_lost_busy_and_found_again_under_another_name(qapp, plug_in):
    bus = plug_in("rdm6300")
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = set_up(person, "market")
            person.wait_for(lambda: "✓ open" in said(person, "reader_state", page))
            bus.terminal.change(lambda _now: bus.reader.unplug())
            person.wait_for(lambda: said(person, "reader_state", page)[0][0] in "×!")
            bus.terminal.change(lambda now: bus.reader.plug(now))
            person.wait_for(lambda: bus.terminal.name)
            other = Port(bus.terminal.name, 9600, False, lambda: None)
            other.open()
            person.wait_for(lambda: other.waiting)
            desktop.readers.service().look_for_ports()
            person.wait_for(
                lambda: said(person, "reader_state", page) == ["! busy: another program has the port"]
            )
            other.close()
            person.wait_for(lambda: said(person, "reader_state", page) == ["✓ open"], 20)

        await by_hand(play)


async def test_a_search_that_is_given_up_frees_the_ports(qapp, plug_in):
    bus = plug_in("lossy-lines")
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = opened(person)
            person.click(person.button("Add a reader…", inside=page))
            adding = person.one(AddReaderDialog)
            person.wait_for(
                lambda: "prints different tags alike" in " ".join(said(person, "add_happens", adding)), 60
            )
            person.click(person.button("Cancel", inside=adding))
            person.wait_for(lambda: not bus.terminal.listened)

        await by_hand(play)
        assert desktop.readers.readers == ()


async def test_the_page_stops_nothing(qapp, plug_in):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE)
        person = Person(desktop.window)

        def play() -> None:
            person.press(Qt.Key.Key_F8)
            page = person.one(ReadersDialog)
            assert not page.isModal()
            bridge = page_of(desktop).bridge
            session = bridge.session
            before = session.length
            bridge.submit(session.legal()[0])
            assert session.length > before
            person.press(Qt.Key.Key_Escape)
            person.wait_for(lambda: not person.sees(ReadersDialog))

        await by_hand(play)


async def test_advice_says_what_to_type_and_copies_it(qapp, plug_in, monkeypatch):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = opened(person)
            bar = page.tabs.tabBar()
            person.click(bar, bar.tabRect(1).center())
            person.wait_for(lambda: said(person, "advice_text", page))
            assert "There is no serial port." in said(person, "advice_text", page)[0]
            assert said(person, "advice_command", page)[0] == "riverboat-desktop reader simulate rdm6300"
            command = "sudo usermod -aG dialout ann"
            line = AdviceLine("no-rights", (("port", "/dev/x"), ("group", "dialout"), ("command", command)))
            monkeypatch.setattr(desktop.reader_desk, "advise", lambda tell: tell((line,)))
            person.click(person.button("Look again", inside=page))
            person.wait_for(lambda: said(person, "advice_command", page) == [command])
            person.click(person.button("Copy", inside=page))
            assert QGuiApplication.clipboard().text() == command

        await by_hand(play)


async def test_the_scan_log_is_a_capture_of_what_came_over_the_line(qapp, plug_in, tmp_path):
    plug_in("rdm6300")
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = opened(person)
            person.click(person.button("Save the scan log…", inside=page))
            person.wait_for(lambda: any("nothing to save" in one for one in said(person, "", page)))
            page.close()
            page = set_up(person, "market")
            person.wait_for(lambda: any("0C000621A5" in one for one in said(person, "reader_reads", page)))
            file = tmp_path / "scans.jsonl"
            page.save_log(str(file), desktop.reader_desk.scan_log())
            person.wait_for(lambda: any(str(file) in one for one in said(person, "", page)))
            capture = read_capture(file.read_text(encoding="utf-8"))
            assert b"0C000621A58E" in b"".join(entry.data for entry in capture.entries)
            page.save_log(str(tmp_path / "none" / "scans.jsonl"), "x")
            person.wait_for(lambda: any("cannot be written" in one for one in said(person, "", page)))

        await by_hand(play)
