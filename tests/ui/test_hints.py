"""Hints at the table: a picture shown large lies beside what it is about, never over it."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tests.engine.sobek.table import position
from tests.ui.table_play import shown
from ui.table_view import TableView

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TABLE = """
    at dock-1: wheat
    at dock-2: fish
    at dock-9: cattle
    at 1.hand: fish x2
    at 2.hand: ivory
"""


@pytest.fixture
def view(qtbot) -> TableView:
    """A table with the hand of the first seat open."""
    table = shown(qtbot, position(TABLE))
    table.bridge.open()
    return table


def hint(view: TableView, name: str) -> tuple[QRect, QRect]:
    """Where the thing lies on the screen, and its hint."""
    sprite = view.scene.sprite(name)
    assert sprite is not None
    port = view.tabletop.viewport()
    rect = view.tabletop.mapFromScene(sprite.rect).boundingRect()
    QApplication.sendEvent(
        port, QHelpEvent(QHelpEvent.Type.ToolTip, rect.center(), port.mapToGlobal(rect.center()))
    )
    assert QToolTip.isVisible()
    labels = [one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label"]
    shown_label: QWidget = next(one for one in labels if one.isVisible())
    return QRect(port.mapToGlobal(QPoint(rect.topLeft())), rect.size()), shown_label.geometry()


@pytest.mark.parametrize("dock", ["dock/0", "dock/1", "dock/8"])
def test_the_large_picture_of_a_card_covers_neither_it_nor_its_price(view, dock):
    card, label = hint(view, dock)
    assert not card.intersects(label)
    price = view.scene.sprite(dock.replace("dock", "price"))
    assert price is not None
    port = view.tabletop.viewport()
    low = port.mapToGlobal(view.tabletop.mapFromScene(price.rect).boundingRect().bottomLeft()).y()
    assert label.top() >= low
