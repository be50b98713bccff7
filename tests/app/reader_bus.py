"""A computer with one device, a virtual reader at its port; and the first clicks on the readers' page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from hardware import line_by_name
from hardware.discovery import PortInfo
from hardware.pseudo_terminal import PseudoTerminal
from hardware.simulator.field import Lying
from hardware.simulator.models import MODELS
from hardware.simulator.script import Doing, Event, Script
from hardware.simulator.virtual_reader import VirtualReader
from riverboat_desktop import scan_service
from tests.app.person import Person
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.readers_dialog import ReadersDialog


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


def plugging(monkeypatch) -> Iterator[Callable[..., Bus]]:
    """What plugs a virtual reader in as the only device of the computer; a fixture yields from it."""
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


def said(person: Person, name: str, inside: QWidget) -> list[str]:
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
