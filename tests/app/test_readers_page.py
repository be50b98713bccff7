"""The readers' page in the whole program, by mouse and keys; its readers are at real pseudo terminals."""

import asyncio
import json
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from hardware import line_by_name
from hardware.capture import read_capture
from hardware.discovery import PortInfo
from hardware.port import Port
from hardware.pseudo_terminal import PseudoTerminal
from hardware.simulator.field import Lying
from hardware.simulator.models import MODELS
from hardware.simulator.script import Doing, Event, Script
from hardware.simulator.virtual_reader import VirtualReader
from riverboat_desktop import scan_service
from tests.app.person import Person, by_hand
from tests.app.running import PEOPLE, page_of, running, until
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.desk import AdviceLine
from ui.readers.pad import Pad
from ui.readers.piece_button import PieceButton
from ui.readers.readers_dialog import ReadersDialog
from ui.readers.values import Scan
from ui.readers.virtual_window import VirtualWindow

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(120),
]


class Bus:
    """USB with one adapter, whose reader is a virtual one; its port may be taken, and change its name."""

    def __init__(self, name: str, *, speed: int = 0) -> None:
        model = MODELS[name]
        tag = Lying(model.tags[0])
        script = Script((Event(0.1, Doing.LAY, tag), Event(0.9, Doing.LIFT, tag)), 1.2)
        self.reader = VirtualReader(model, script=script, speed=speed)
        self.tag = str(model.tags[0])
        self.terminal = PseudoTerminal(self.reader)
        self.terminal.start()

    def ports(self) -> list[PortInfo]:
        name = self.terminal.name
        return [PortInfo(name, 0x0403, 0x6001, "A1", "1-2", "USB Serial")] if name else []


@pytest.fixture
def plug_in(monkeypatch):
    made: list[Bus] = []

    def plug(name: str, *, speed: int = 0) -> Bus:
        bus = Bus(name, speed=speed)
        made.append(bus)
        monkeypatch.setattr(line_by_name, "all_ports", bus.ports)
        monkeypatch.setattr(scan_service, "system_ports", bus.ports)
        return bus

    monkeypatch.setattr(line_by_name, "all_ports", list)
    monkeypatch.setattr(scan_service, "system_ports", list)
    yield plug
    for bus in made:
        bus.terminal.close()


def opened(person: Person) -> ReadersDialog:
    """The page, from the menu."""
    person.menu("Game", "Readers…")
    return person.one(ReadersDialog)


def said(person: Person, name: str, inside) -> list[str]:
    return [label.text() for label in person.sees(QLabel, name, inside=inside)]


def set_up(person: Person, name: str) -> ReadersDialog:
    """A reader, found by its tag and given a name."""
    page = opened(person)
    person.click(person.button("Add a reader…", inside=page))
    adding = person.one(AddReaderDialog)
    person.wait_for(lambda: person.sees(QLabel, "add_found", inside=adding), 60)
    field = person.one(QLineEdit, "add_name", inside=adding)
    person.wait_for_focus(field)
    person.type(name)  # in place of the name that was offered, which is selected
    person.press(Qt.Key.Key_Return)
    person.wait_for(lambda: not person.sees(AddReaderDialog))
    return page


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


# --------------------------------------------------------------------------------- without a reader


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
            assert turnip.count == count
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


# ----------------------------------------------------------------------------------------- keyboard


async def test_a_reader_that_types_is_set_up_and_only_its_scans_are_recorded(qapp, plug_in, monkeypatch):
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        news: list = []
        desktop.reader_desk.board.news.connect(news.append)

        def play() -> None:
            page = opened(person)
            person.click(person.button("Add a reader…", inside=page))
            adding = person.one(AddReaderDialog)
            person.wait_for(adding.isActiveWindow)
            person.type("0006547886")
            person.press(Qt.Key.Key_Return)
            person.wait_for(lambda: said(person, "add_found", adding))
            assert "0006547886" in said(person, "add_found", adding)[0]
            person.click(person.button("125 kHz tag, 10 digits: 0063E9AE", inside=adding))
            person.click(person.button("Use this reader", inside=adding))
            person.wait_for(lambda: "✓ open" in said(person, "reader_state", page))
            page.close()
            desktop.window.activateWindow()
            person.wait_for(desktop.window.isActiveWindow)
            person.type("0006547887")
            person.press(Qt.Key.Key_Return)
            person.wait_for(lambda: any(isinstance(one, Scan) for one in news))

        await by_hand(play)
        (scan,) = [one for one in news if isinstance(one, Scan)]
        assert (scan.reader, scan.tag) == ("wedge", "em4100/32:0063E9AF")
        person.type("secret")
        await asyncio.sleep(0.2)
        capture = read_capture(desktop.reader_desk.scan_log())
        assert [(entry.dir.value, entry.data) for entry in capture.entries] == [("scan", b"0006547887")]
        kept = json.loads(desktop.remembered("keyboard-reader"))
        assert kept["form"] == "10d" and kept["ends"] is True
    async with running(qapp, kept=True) as desktop:  # the next start hears it, too
        person = Person(desktop.window)
        heard: list = []
        desktop.reader_desk.board.news.connect(heard.append)
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        person.type("0006547886")
        person.press(Qt.Key.Key_Return)
        await until(lambda: any(isinstance(one, Scan) for one in heard))
        desktop.reader_desk.drop("wedge")()
        assert desktop.reader_desk.keyboard is not None
        desktop.reader_desk.drop("wedge")
        assert desktop.reader_desk.readers() == ()
