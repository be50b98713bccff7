"""Readers of PC/SC against the real daemon: tags that come, go and are swapped, and a daemon that ends."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.discovery import Identity
from hardware.driver import Fault, Inventory, Ready, Trouble
from hardware.drivers.pcsc import pcsc
from hardware.line import Opened
from hardware.pcsc_line import SCHEME, NoPcscService, PcscLine, pcsc_readers
from hardware.reports import State, StateChanged, ZonesUnknown
from tests.devices.listening import PATIENCE_S, Listening
from tests.devices.pcsc_service import PcscService
from tests.devices.virtual_card import CLASSIC_1K, VirtualCard

pytestmark = pytest.mark.devices

LONG, SHORT = bytes.fromhex("04A1B2C3D4E5F6"), bytes.fromhex("DEADBEEF")
NO_BEEP = bytes.fromhex("FF00520000")


class Slot(Listening):
    """A slot of a reader, with the lines that were made to it."""

    def __init__(self, reader: str) -> None:
        self.lines: list[PcscLine] = []
        super().__init__(pcsc(), SCHEME + reader, self._line)

    def _line(self, name: str, speed: int, dtr: bool, wake: Callable[[], None]) -> PcscLine:
        self.lines.append(PcscLine(name, speed, dtr, wake))
        return self.lines[-1]

    def lying(self) -> list[str]:
        """The tags of the next inventory."""
        inventory = self.until(lambda one: isinstance(one, Inventory))
        assert isinstance(inventory, Inventory)
        return [str(read.tag) for read in inventory.tags]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PcscService]:
    service = PcscService(tmp_path)
    service.start()
    yield service
    service.stop()


@pytest.fixture
def listening(service: PcscService) -> Iterator[Slot]:
    """The first slot, with nothing on it."""
    listening = Slot(service.readers[0])
    assert listening.lying() == []
    yield listening
    listening.connection.close()
    assert all(line.gone(PATIENCE_S) for line in listening.lines)


def test_the_service_tells_its_readers(service: PcscService) -> None:
    assert [port.words for port in pcsc_readers()] == list(service.readers)
    assert pcsc_readers()[0].identity == Identity(path=f"pcsc:{service.readers[0]}")


def test_a_tag_comes_and_goes(service: PcscService, listening: Slot) -> None:
    assert any(isinstance(one, Ready) and one.name == service.readers[0] for one in listening.said)
    card = VirtualCard(service.port, LONG).lay()
    assert listening.lying() == ["nfca:04A1B2C3D4E5F6"]
    card.lift()
    assert listening.lying() == []


def test_two_tags_of_one_type_are_told_apart_although_they_answer_the_reset_alike(
    service: PcscService, listening: Slot
) -> None:
    first = VirtualCard(service.port, LONG).lay()
    assert listening.lying() == ["nfca:04A1B2C3D4E5F6"]
    first.lift()
    second = VirtualCard(service.port, bytes.fromhex("04A1B2C3D4E5F7")).lay()
    after = listening.lying()
    assert (after or listening.lying()) == ["nfca:04A1B2C3D4E5F7"]
    second.lift()


def test_a_tag_that_lies_there_before_the_reader_is_opened_is_told(service: PcscService) -> None:
    card = VirtualCard(service.port + 1, SHORT, CLASSIC_1K).lay()
    listening = Slot(service.readers[1])
    while not (lying := listening.lying()):
        pass
    assert lying == ["nfca:DEADBEEF"]
    listening.connection.close()
    card.lift()


def test_what_lies_there_is_told_again_after_the_computer_slept(
    service: PcscService, listening: Slot
) -> None:
    card = VirtualCard(service.port, LONG).lay()
    assert listening.lying() == ["nfca:04A1B2C3D4E5F6"]
    listening.said += [report.what for report in listening.connection.missed(time.monotonic())]
    assert listening.lying() == ["nfca:04A1B2C3D4E5F6"]
    card.lift()


@pytest.mark.parametrize(("number", "told"), [(None, "6A81"), (bytes.fromhex("08123456"), "changes")])
def test_cards_that_name_no_tag_lie_there_as_nothing_and_are_told_as_trouble(
    service: PcscService, listening: Slot, number: bytes | None, told: str
) -> None:
    card = VirtualCard(service.port, number).lay()
    assert listening.lying() == []
    trouble = listening.until(lambda one: isinstance(one, Trouble))
    assert isinstance(trouble, Trouble)
    assert trouble.fault is Fault.IMPLAUSIBLE and told in trouble.detail
    card.lift()


def test_a_reader_that_would_beep_is_asked_not_to(service: PcscService, listening: Slot) -> None:
    card = VirtualCard(service.port, LONG).lay()
    listening.lying()
    assert card.heard[:2] == [bytes.fromhex("FFCA000000"), NO_BEEP]
    card.lift()


def test_a_daemon_that_ends_is_a_lost_line_and_the_reader_is_found_again(
    service: PcscService, listening: Slot
) -> None:
    service.stop()
    lost = listening.until(lambda one: isinstance(one, StateChanged) and one.state is State.WAITING)
    assert isinstance(lost, StateChanged) and lost.error is not None
    assert any(isinstance(one, ZonesUnknown) for one in listening.said)
    listening.until(lambda one: isinstance(one, StateChanged) and isinstance(one.error, NoPcscService))
    service.start()
    assert listening.lying() == []


def test_listening_ends_at_once(service: PcscService) -> None:
    for _ in range(20):
        opened = threading.Event()
        line = PcscLine(SCHEME + service.readers[0], 0, False, opened.set)
        line.open()
        assert opened.wait(PATIENCE_S)
        assert isinstance(line.take()[0], Opened)
        line.write(b"?")
        line.close()
        assert line.gone(0.5)
        assert line.take() == []


def test_the_program_itself_shows_what_such_a_reader_reads(service: PcscService) -> None:
    card = VirtualCard(service.port, LONG).lay()
    port = SCHEME + service.readers[0]
    command = [sys.executable, "-m", "riverboat_desktop", "reader", "monitor", port, "--family", "pcsc"]
    shown = subprocess.run([*command, "--seconds", "3"], capture_output=True, text=True, check=True).stdout
    assert f"ready {service.readers[0]}" in shown
    assert "lying nfca:04A1B2C3D4E5F6" in shown
    card.lift()


def test_the_program_finds_such_a_reader_by_a_tag_without_being_told_anything(service: PcscService) -> None:
    card = VirtualCard(service.port + 1, SHORT, CLASSIC_1K).lay()
    command = [sys.executable, "-m", "riverboat_desktop", "reader", "monitor", "--seconds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert f"pcsc:{service.readers[1]}: pcsc, found in" in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("pcsc:")]
    assert not any("baud" in line for line in lines)
    assert done.stderr.count(f"pcsc:{service.readers[0]}: listening") == 1
    assert "lying nfca:DEADBEEF" in done.stdout
    card.lift()
