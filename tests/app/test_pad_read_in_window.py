"""The score pad in the real window: pieces on a virtual reader, from its bytes on."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.catalogue import write_box
from riverboat_desktop.box_files import box_named, keep_box
from riverboat_desktop.table_service import with_virtual_pieces
from tests.app.running import PEOPLE, running, until
from ui.score_pad.page import ScorePadPage


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
