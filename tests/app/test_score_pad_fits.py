"""The score pad in the window of the program: on a small screen all of it is seen at once."""

import pytest
from PySide6.QtTest import QTest

from tests.app.running import running
from ui.score_pad.page import ScorePadPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("game", ["riverboat", "sobek"])
async def test_everything_is_in_sight_in_a_small_window(qapp, game):
    """Only the sheet scrolls, also with a question and the bar for readers above it."""
    async with running(qapp) as desktop:
        desktop.window.resize(1280, 800)
        desktop.window.show_score_pad()
        page = desktop.window.stack.currentWidget()
        assert isinstance(page, ScorePadPage)
        page.new_sheet(game)
        page.scan_bar.show()
        QTest.keyClicks(page.paper.order()[0], "x")
        page.finish()
        QTest.qWait(50)
        assert page.question.isVisible()
        assert page._outer.verticalScrollBar().maximum() == 0
        for part in (page.tools, page.question, page.scan_bar, page.paper.foot, page.palette_bar):
            assert page.rect().contains(part.mapTo(page, part.rect().bottomRight())), part
