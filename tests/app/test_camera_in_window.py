"""The camera on the readers' page: offered where its extra is, on until it is removed, its codes are reads.

The extra itself is not needed here: frames come to the real reader of frames from the test.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from engine.core.errors import Sentence
from hardware.reads import TagId
from riverboat_desktop import camera
from riverboat_desktop.camera import CameraMissing, FrameReader
from riverboat_desktop.reader_desk import ReaderDesk
from tests.app.person import Person, by_hand
from tests.app.reader_bus import opened, said
from tests.app.running import running
from tests.app.test_camera import frame

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support"), pytest.mark.timeout(60)]


class Filming:
    """In place of Qt's multimedia: what the test holds before it goes through the same reader of frames."""

    made: ClassVar[list[Filming]] = []

    def __init__(self, told: Callable[[TagId], object]) -> None:
        self._reader = FrameReader(told)
        self.on = True
        self.made.append(self)

    def see(self, image: QImage) -> None:
        assert self.on
        self._reader.frame(image, time.monotonic())

    def close(self) -> None:
        self.on = False


@pytest.fixture
def filming(monkeypatch) -> Iterator[list[Filming]]:
    """A camera and its extra."""
    monkeypatch.setattr(camera, "Camera", Filming)
    monkeypatch.setattr(ReaderDesk, "camera_offered", True)
    Filming.made = []
    yield Filming.made


async def test_codes_before_the_camera_are_reads_until_it_is_removed(qapp, filming):
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = opened(person)
            assert not filming, "it is never switched on by itself"
            person.click(person.button("Use the camera", inside=page))
            person.wait_for(lambda: said(person, "reader_state", page) == ["✓ open"])
            assert person.one(QLineEdit, "reader_name", inside=page).text() == "Camera"
            filming[0].see(frame("TT2222233V"))
            person.wait_for(lambda: any("TT2222233V" in one for one in said(person, "reader_reads", page)))
            person.click(person.button("Use the camera", inside=page))
            assert len(filming) == 1, "a second time changes nothing"
            person.click(person.one(QPushButton, "reader_remove", inside=page))
            person.wait_for(lambda: not person.sees(QLabel, "reader_state", inside=page))
            assert not filming[0].on
            person.click(person.button("Put it back", inside=page))
            person.wait_for(lambda: said(person, "reader_state", page) == ["✓ open"])
            assert filming[1].on

        await by_hand(play)
        assert [reader.id for reader in desktop.reader_desk.readers()] == ["camera"]
        assert desktop.readers.readers == (), "and not remembered for the next start"
    assert not filming[1].on, "it ends with the program"


async def test_without_a_camera_the_page_says_so(qapp, filming, monkeypatch):
    def missing(told: object) -> None:
        raise CameraMissing(Sentence("No camera is found. Is it plugged in, and may this program use it?"))

    monkeypatch.setattr(camera, "Camera", missing)
    async with running(qapp, language="zh_TW") as desktop:
        person = Person(desktop.window)

        def play() -> None:
            desktop.window.menus.actions["readers"].trigger()
            person.wait_for(lambda: person.sees(QPushButton, "readers_camera"))
            person.click(person.one(QPushButton, "readers_camera"))
            person.wait_for(lambda: any("找不到攝影機" in label.text() for label in person.sees(QLabel)))

        await by_hand(play)
        assert desktop.reader_desk.readers() == ()


async def test_without_the_extra_it_is_not_offered(qapp, monkeypatch):
    monkeypatch.setattr(ReaderDesk, "camera_offered", False)
    async with running(qapp) as desktop:
        person = Person(desktop.window)

        def play() -> None:
            page = opened(person)
            person.button("Add a reader…", inside=page)
            assert not person.sees(QPushButton, "readers_camera", inside=page)

        await by_hand(play)
