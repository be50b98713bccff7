"""Pictures of a table without a window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter

from engine.core.setup import Setup
from engine.session.session import Session
from engine.session.view import View, Waiting
from ui.game_table import Stage
from ui.phrasebook import table_for
from ui.table_scene import TableScene
from ui.theme import Theme


def table_brush(theme: Theme, size: QSize) -> QLinearGradient:
    """The colour of the table under everything."""
    shade = QLinearGradient(QPointF(0, 0), QPointF(0, size.height()))
    shade.setColorAt(0, theme.table)
    shade.setColorAt(1, theme.table_deep)
    return shade


def centre_of(view: View) -> int:
    """The seat whose mat is large: the viewer's, else that of who is asked, else the first."""
    return view.viewer if view.viewer >= 0 else max(0, view.prompt.seat)


def home_of(view: View, session: Session, last: int) -> int:
    """The seat whose mat is large where nobody looks elsewhere: the person's who acts.

    While a turn waits to be ended that is still the `last` one's, or where that is -1, of who acted last.
    """
    if view.waiting and last >= 0:
        return last
    if view.waiting is Waiting.TURN:
        lines = [line for line in session.log(view.viewer) if line.who >= 0 and not line.undone]
        return lines[-1].who if lines else centre_of(view)
    return centre_of(view)


def render_table(view: View, setup: Setup, theme: Theme, size: QSize) -> QImage:
    """The table of a view as a picture of that size. Needs a QGuiApplication."""
    centre = centre_of(view)
    area = QRectF(0, 0, size.width(), size.height())
    scene = TableScene(table_for(setup), Stage(area, theme, centre, centre))
    scene.show(view)
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(image.rect(), table_brush(theme, size))
    scene.render(painter, area, area, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return image
