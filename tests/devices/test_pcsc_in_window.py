"""A reader of PC/SC in the whole program's window, by mouse and keys, against the real daemon."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from hardware import line_by_name
from riverboat_desktop import scan_service
from tests.app.person import Person, by_hand
from tests.app.reader_bus import opened, said
from tests.app.running import running
from tests.devices.pcsc_service import PcscService
from tests.devices.virtual_card import CLASSIC_1K, VirtualCard
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.readers_dialog import ReadersDialog
from ui.readers.values import Reader

pytestmark = [
    pytest.mark.devices,
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(120),
]

LONG, SHORT = bytes.fromhex("04A1B2C3D4E5F6"), bytes.fromhex("DEADBEEF")


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PcscService]:
    """The daemon, on a computer without any serial port."""
    monkeypatch.setattr(line_by_name, "system_ports", list)
    monkeypatch.setattr(scan_service, "system_ports", list)
    service = PcscService(tmp_path)
    service.start()
    yield service
    service.stop()


def waits_for(person: Person, inside: QWidget, name: str, *wanted: str) -> None:
    """Until a label of that name says all of this."""

    def there() -> bool:
        return any(all(word in text for word in wanted) for text in said(person, name, inside))

    try:
        person.wait_for(there, 20)
    except AssertionError:
        raise AssertionError((name, wanted, said(person, name, inside))) from None


def turn_to(person: Person, page: ReadersDialog, tab: int) -> None:
    bar = page.tabs.tabBar()
    person.click(bar, bar.tabRect(tab).center())


def added(person: Person, service: PcscService) -> tuple[ReadersDialog, VirtualCard]:
    """The page with the first slot set up as "pad", and the card that lies on it."""
    page = opened(person)
    person.click(person.button("Add a reader…", inside=page))
    adding = person.one(AddReaderDialog)
    for reader in service.readers:
        waits_for(person, adding, "add_happens", f"{reader}: ", "now present a tag")
    card = VirtualCard(service.port, LONG).lay()
    waits_for(person, adding, "add_found", service.readers[0], "04A1B2C3D4E5F6", "This took")
    assert "baud" not in said(person, "add_found", adding)[0]
    person.type("pad")
    person.click(person.button("Use this reader", inside=adding))
    person.wait_for(lambda: not person.sees(AddReaderDialog))
    return page, card


async def played(qapp: QApplication, play: Callable[[Person], None]) -> tuple[Reader, ...]:
    async with running(qapp) as desktop:
        person = Person(desktop.window)
        await by_hand(lambda: play(person))
        return desktop.readers.readers


async def test_it_is_found_by_a_tag_kept_and_shows_what_lies_there(qapp, service):
    def play(person: Person) -> None:
        page, card = added(person, service)
        waits_for(person, page, "reader_state", "✓ open")
        waits_for(person, page, "reader_reads", "●", "04A1B2C3D4E5F6")
        card.lift()
        waits_for(person, page, "reader_reads", "○", "04A1B2C3D4E5F6")
        second = VirtualCard(service.port, SHORT, CLASSIC_1K).lay()
        waits_for(person, page, "reader_reads", "●", "DEADBEEF")
        second.lift()

    (reader,) = await played(qapp, play)
    assert (reader.family, reader.name, reader.speed) == ("pcsc", "pad", 0)


async def test_the_other_slot_is_found_beside_the_one_that_is_set_up(qapp, service):
    def play(person: Person) -> None:
        page, card = added(person, service)
        waits_for(person, page, "reader_state", "✓ open")
        person.click(person.button("Add a reader…", inside=page))
        adding = person.one(AddReaderDialog)
        waits_for(person, adding, "add_happens", f"{service.readers[1]}: ", "set up already: 1")
        assert service.readers[0] not in said(person, "add_happens", adding)[0]
        other = VirtualCard(service.port + 1, SHORT, CLASSIC_1K).lay()
        waits_for(person, adding, "add_found", service.readers[1], "DEADBEEF")
        person.click(person.button("Cancel", inside=adding))
        other.lift()
        card.lift()

    assert len(await played(qapp, play)) == 1


async def test_a_daemon_that_ends_is_told_with_advice_and_the_reader_comes_back(qapp, service):
    def play(person: Person) -> None:
        page, card = added(person, service)
        waits_for(person, page, "reader_state", "✓ open")
        card.lift()
        service.stop()
        person.wait_for(lambda: said(person, "reader_state", page)[0][0] in "×!…", 20)
        assert not any(text.startswith("●") for text in said(person, "reader_reads", page))
        turn_to(person, page, 1)
        waits_for(person, page, "", "The service for such readers does not run")
        service.start()
        turn_to(person, page, 0)
        waits_for(person, page, "reader_state", "✓ open")
        again = VirtualCard(service.port, SHORT, CLASSIC_1K).lay()
        waits_for(person, page, "reader_reads", "●", "DEADBEEF")
        again.lift()

    await played(qapp, play)


async def test_a_removed_one_leaves_the_service_and_can_be_put_back(qapp, service):
    def play(person: Person) -> None:
        page, card = added(person, service)
        waits_for(person, page, "reader_state", "✓ open")
        person.click(person.one(QPushButton, "reader_remove", inside=page))
        person.wait_for(lambda: not person.sees(QLabel, "reader_state", inside=page))
        person.click(person.button("Put it back", inside=page))
        waits_for(person, page, "reader_reads", "●", "04A1B2C3D4E5F6")
        card.lift()

    await played(qapp, play)


async def test_a_tag_that_tells_no_number_is_told_as_trouble(qapp, service):
    def play(person: Person) -> None:
        page, card = added(person, service)
        card.lift()
        waits_for(person, page, "reader_state", "✓ open")
        phone = VirtualCard(service.port, bytes.fromhex("08123456")).lay()
        waits_for(person, page, "reader_reads", "!")
        assert not any("08123456" in text for text in said(person, "reader_reads", page))
        phone.lift()

    await played(qapp, play)
