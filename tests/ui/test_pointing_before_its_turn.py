"""At a table a field of a seat that is not asked yet can be clicked: it is kept until that seat is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.companion.receipts import Said
from engine.core.component import Ref
from engine.core.savefile import live_lines, parse_record
from engine.registry import game
from engine.session.loading import load
from tests.engine.companion.table_cases import CULTIVATION_POSITION
from tests.ui.table_play import click
from ui.companion.table_bridge import TableBridge
from ui.companion.table_desk import TableDesk
from ui.preferences import Preferences
from ui.table_view import TableView
from ui.theme import theme


@pytest.fixture
def table(qtbot):
    """Ada and then Bo are to put a worker on a star; Bo's mat is before the eyes."""
    session = load(game("riverboat"), parse_record(CULTIVATION_POSITION + "* reveal star\n"))
    desk = TableDesk(session)
    view = TableView(TableBridge(desk), theme("light"), Preferences(animation="off"))
    qtbot.addWidget(view)
    view.resize(1010, 760)
    view.show()
    qtbot.waitUntil(view.settled)
    mini = view.scene.sprite("mat/1")
    assert mini is not None
    place = view.tabletop.mapFromScene(mini.rect.center())
    no_key = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.tabletop.viewport(), Qt.MouseButton.LeftButton, no_key, place)
    assert view.scene.stage.centre == 1
    return session, desk, view


def entered(session):
    return [line.text for line in live_lines(session.record().entries)][1:]


def test_a_click_on_the_mat_of_the_next_seat_is_kept_and_counts_when_it_is_asked(table):
    session, desk, view = table
    click(view, Ref("field", "a4", 1))
    assert entered(session) == [] and desk.receipts[0].said is Said.KEPT
    assert not view.bubble.isVisible(), "nothing was wrong with it"
    desk.referee.point(Ref("field", "b3", 0))
    desk.referee.tick(1.0)
    assert entered(session) == ["place b3", "place a4"]


def test_a_click_where_that_seat_can_put_no_worker_says_why(table):
    session, desk, view = table
    click(view, Ref("field", "a2", 1))
    assert entered(session) == [] and desk.receipts[0].said is Said.REFUSED
    assert desk.receipts[0].reason.rule == "RB-3.4"
