"""Readers that type in the whole program; and the end of the program whatever its readers' page is doing."""

import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLabel

from hardware import line_by_name
from hardware.capture import read_capture
from tests.app.person import Person, by_hand
from tests.app.reader_bus import opened, said
from tests.app.running import running, until
from ui.readers.add_reader_dialog import AddReaderDialog
from ui.readers.desk import KeyboardSetting
from ui.readers.readers_dialog import ReadersDialog
from ui.readers.values import Scan

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.timeout(120),
]


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


def test_nobody_imports_readers_for_a_word():
    """What the window shows of readers needs nothing of theirs: it is there where they are not."""
    program = "import sys; import ui.notices, ui.readers.words, riverboat_desktop.reader_desk as desk"
    shown = "print([name for name in ('hardware', 'serial', 'zxingcpp') if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}; {shown}"], capture_output=True, text=True, cwd=ROOT
    )
    assert done.stdout.strip() == "[]", done.stderr


async def test_a_reader_of_another_layout_is_told_in_the_window(qapp, plug_in):
    async with running(qapp) as desktop:
        desktop.reader_desk.keep_keyboard(KeyboardSetting("till", "10d"))
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        handle = desktop.window.windowHandle()
        for sign in "àààç'à(-éè\r":
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                key = Qt.Key.Key_Return if sign == "\r" else 0
                QGuiApplication.sendEvent(handle, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, sign))
        await until(lambda: desktop.window.notice.isVisible())
        words = [label.text() for label in desktop.window.notice.findChildren(QLabel)]
        assert any("another keyboard layout" in one for one in words)


@pytest.mark.parametrize("state", ["searching", "virtual", "advice", "typing"])
async def test_it_ends_at_once_whatever_the_page_is_doing(qapp, plug_in, monkeypatch, state):
    plug_in("lossy-lines")
    before = set(threading.enumerate())
    go_on = threading.Event()

    def hang() -> list:
        go_on.wait(20)
        return []

    async with running(qapp) as desktop:
        page = ReadersDialog(desktop, desktop._look, desktop.window)
        page.show()
        if state == "searching":
            page.ask_new()
            await until(lambda: desktop.reader_desk._search)
            await asyncio.sleep(0.3)  # until it listens
        elif state == "virtual":
            page.open_virtual()
            board = desktop.reader_desk.board
            await until(lambda: getattr(board.status("virtual"), "state", "") == "reading")
        elif state == "advice":
            monkeypatch.setattr(line_by_name, "all_ports", hang)
            page.advice.look()
        else:
            desktop.reader_desk.keep_keyboard(KeyboardSetting("till", "10d"))
            await until(desktop.window.isActiveWindow if not page.isVisible() else page.isActiveWindow)
            Person(page).type("00065")
        loop = asyncio.get_running_loop()
        begun = loop.time()
        desktop.quit()
        await desktop.ended.wait()
        took_s = loop.time() - begun
    assert took_s < 5  # it must not wait for what hangs; how fast it is is measured elsewhere
    go_on.set()
    await until(lambda: {one for one in threading.enumerate() if one.name != "virtual reader"} <= before)
