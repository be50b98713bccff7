"""The score pad in the real window: pieces on a virtual reader, from its bytes on."""

import asyncio
import sys
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.catalogue import write_box
from riverboat_desktop.box_files import box_named, keep_box
from riverboat_desktop.table_service import with_virtual_pieces
from tests.app.running import PEOPLE, running, until
from ui.score_pad.page import ScorePadPage
from ui.score_pad.scanner import PadScanner


def pad_of(desktop) -> ScorePadPage:
    page = desktop.window.stack.currentWidget()
    assert isinstance(page, ScorePadPage)
    return page


async def test_pieces_that_lie_on_a_reader_are_counted_and_others_answered(qapp):
    box = with_virtual_pieces(box_named("riverboat", "standard", "ours"))
    keep_box(box.key, write_box(box))
    async with running(qapp) as desktop:
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        QTest.keyClick(desktop.window, Qt.Key.Key_F7)
        page = pad_of(desktop)
        reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        await until(lambda: page.scan_bar.isVisible())
        reader.lay("riverboat", "tile-TT/1", 0)
        await until(lambda: page.sheet.text("tiles-2", 0) == "1")
        QTest.mouseClick(page.scan_bar.buttons[1], Qt.MouseButton.LeftButton)
        reader.lay("riverboat", "boat-B7/2", 0)
        await until(lambda: page.sheet.text("boats", 1) == "B7")
        reader.lay("riverboat", "mat-1/1", 0)
        await until(lambda: "brings nothing" in page.scan_bar.heard.text())
        QTest.mouseClick(page.tools.buttons["undo"], Qt.MouseButton.LeftButton)
        assert page.sheet.text("boats", 1) == "" and page.sheet.text("tiles-2", 0) == "1"


async def test_while_a_game_at_a_table_runs_what_is_read_is_not_counted(qapp):
    async with running(qapp) as desktop:
        desktop.start_game(PEOPLE, "table")
        desktop.window.show_score_pad()
        page = pad_of(desktop)
        reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        reader.lay("riverboat", "tile-TT/1", 0)
        await until(lambda: "game at the table" in page.scan_bar.heard.text())
        assert page.sheet.blank


def player(folder) -> tuple[str, ...]:
    """A player that notes what it plays."""
    note = "import pathlib, sys; pathlib.Path(sys.argv[1], pathlib.Path(sys.argv[2]).stem).touch()"
    return (sys.executable, "-c", note, str(folder))


def is_heard(folder, sounds: list[str]) -> bool:
    return sorted(file.name for file in folder.iterdir()) == sounds


def ground_of(page: ScorePadPage) -> str:
    """The colour at the end of the line of answers, where no letter is."""
    picture = page.scan_bar.heard.grab().toImage()
    return picture.pixelColor(picture.width() - 20, picture.height() // 2).name()


async def test_a_scan_at_the_pad_is_heard_and_lit_as_one_at_the_table(qapp, tmp_path):
    """Seen, accepted for what counts; seen, refused for what brings nothing; refused for a strange tag."""
    box = with_virtual_pieces(box_named("riverboat", "standard", "ours"))
    keep_box(box.key, write_box(box))
    async with running(qapp, receipts=75) as desktop:
        desktop.window.activateWindow()
        await until(desktop.window.isActiveWindow)
        QTest.keyClick(desktop.window, Qt.Key.Key_F7)
        page = pad_of(desktop)
        (scanner,) = page.findChildren(PadScanner)
        scanner.sounds._player = player(tmp_path)
        reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        await until(lambda: page.scan_bar.isVisible())
        plain = ground_of(page)
        lit: list[str] = []
        told = page.scan_bar.tell

        def tell(receipt) -> None:
            told(receipt)
            lit.append(ground_of(page))

        page.scan_bar.tell = tell  # type: ignore[method-assign]  # does the same, and looks at it
        for game, piece, sounds, good in (
            ("riverboat", "tile-TT/1", ["accepted-75", "seen-75"], True),
            ("riverboat", "mat-1/1", ["refused-75", "seen-75"], False),
            ("sobek", "queen/1", ["refused-75"], False),
        ):
            for file in tmp_path.iterdir():
                file.unlink()
            lit.clear()
            reader.lay(game, piece, 0)
            await until(lambda: lit)
            assert lit == [(page._theme.good if good else page._theme.danger).name()]
            await until(partial(is_heard, tmp_path, sounds))
            await until(lambda: ground_of(page) == plain)


async def test_silence_is_silent_at_the_pad_too(qapp, tmp_path):
    box = with_virtual_pieces(box_named("riverboat", "standard", "ours"))
    keep_box(box.key, write_box(box))
    async with running(qapp) as desktop:
        desktop.window.show_score_pad()
        page = pad_of(desktop)
        (scanner,) = page.findChildren(PadScanner)
        scanner.sounds._player = player(tmp_path)
        reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        reader.lay("riverboat", "tile-TT/1", 0)
        await until(lambda: page.sheet.text("tiles-2", 0) == "1")
        await asyncio.sleep(0.3)
        assert list(tmp_path.iterdir()) == []
