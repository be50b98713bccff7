"""The view of a table scene: turns mouse, wheel and keys into pointing at sprites. It decides nothing."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QBuffer, QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip, QWidget

from ui.items.sprite import Outline, Sprite
from ui.table_scene import TableScene

LENS_PX = 190
"""The height at which a hint shows a small card, boat or tile."""
WORDS_PX = 210
"""The width of the words beside it."""
_HINT_MARGIN_PX = 50
"""So much higher than its picture a hint is, with the room Qt leaves beside the mouse."""


class Tabletop(QGraphicsView):
    """Sends what was pointed at, with viewport positions."""

    clicked = Signal(object, QPoint, bool)
    hovered = Signal(object)
    lifted = Signal(object)
    dropped = Signal(object, object, QPoint)
    turned = Signal(int)
    typed = Signal(QKeyEvent)
    tabbed = Signal(int)
    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._pressed: tuple[Sprite, QPoint] | None = None
        self._carried: Sprite | None = None
        self._hovered: Sprite | None = None
        self.tab_stays = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setDragMode(QGraphicsView.DragMode.NoDrag)

    def sprite_at(self, place: QPoint) -> Sprite | None:
        """What answers at a place of the viewport."""
        return self._table.sprite_at(self.mapToScene(place))

    # --- mouse ------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press ends all movement first, so that it means what then lies there."""
        self._table.animator.finish()
        place = event.position().toPoint()
        sprite = self.sprite_at(place)
        if event.button() == Qt.MouseButton.RightButton:
            self.turned.emit(1)
        elif event.button() == Qt.MouseButton.LeftButton and sprite is not None:
            self._pressed = (sprite, place)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(None, place, False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering, and carrying what was picked up."""
        place = event.position().toPoint()
        if self._pressed is not None and self._carried is None and self._pressed[0].drags:
            way = (place - self._pressed[1]).manhattanLength()
            if way >= QApplication.startDragDistance():
                self._carried = self._pressed[0]
                self.lifted.emit(self._carried)
                self._table.carry(self._carried)
        if self._carried is not None:
            self._table.carry_to(self.mapToScene(place))
        self._hover(self.sprite_at(place))

    def _hover(self, sprite: Sprite | None) -> None:
        before = self._hovered.id if self._hovered else ""
        self._hovered = sprite
        if (sprite.id if sprite else "") != before:
            pointing = sprite is not None and bool(sprite.refs or sprite.looks_at >= 0)
            shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.hovered.emit(sprite)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click, or of carrying."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        place = event.position().toPoint()
        source, _ = self._pressed
        self._pressed = None
        target = self.sprite_at(place)
        if self._carried is not None:
            self._carried = None
            self.dropped.emit(source, target, place)
        elif target is not None and target.id == source.id:
            control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.clicked.emit(target, place, control)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is hovered outside."""
        self._hover(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turns what would be laid; scrolls only where the table is larger than its room."""
        by = event.angleDelta().y()
        if self.verticalScrollBar().maximum() > 0:
            super().wheelEvent(event)
        elif by:
            self.turned.emit(1 if by < 0 else -1)
            event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Hints come from the sprites."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            sprite = self.sprite_at(event.pos())
            if sprite is not None and sprite.tip:
                QToolTip.showText(
                    self._place_of_hint(sprite, event.globalPos()),
                    self._hint(sprite),
                    self.viewport(),
                    self.mapFromScene(sprite.rect).boundingRect(),
                )
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def _place_of_hint(self, sprite: Sprite, mouse: QPoint) -> QPoint:
        """Beside the mouse; a large picture below the sprite, or above, so that its row stays in sight."""
        if not _is_shown_large(sprite):
            return mouse
        rect = self.mapFromScene(sprite.rect).boundingRect()
        # What a thing costs stands close below it.
        below = self.viewport().mapToGlobal(rect.bottomLeft()) + QPoint(0, rect.height() * 3 // 10)
        screen = self.screen().availableGeometry()
        if below.y() + LENS_PX + _HINT_MARGIN_PX <= screen.bottom():
            return below
        return self.viewport().mapToGlobal(rect.topLeft()) - QPoint(0, LENS_PX + _HINT_MARGIN_PX)

    def _hint(self, sprite: Sprite) -> str:
        """The words about a sprite; a small picture is shown large beside them."""
        words = escape(sprite.tip).replace("\n", "<br>")
        if not _is_shown_large(sprite):
            return f"<p>{words}</p>"
        image = QBuffer()
        image.open(QBuffer.OpenModeFlag.WriteOnly)
        self._table.enlarged(sprite, LENS_PX).save(image, "PNG")
        data = bytes(image.data().toBase64().data()).decode("ascii")
        return (
            f'<table><tr><td><img src="data:image/png;base64,{data}"></td>'
            f'<td width="{WORDS_PX}" style="padding-left: 10px; vertical-align: middle">{words}</td>'
            "</tr></table>"
        )

    # --- keys and size ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for whoever listens; what nobody takes goes on to the window."""
        event.ignore()
        self.typed.emit(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from group to group, and leaves after the last."""
        self.tab_stays = False
        self.tabbed.emit(1 if forward else -1)
        return True if self.tab_stays else super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of another size."""
        super().resizeEvent(event)
        self.resized.emit()

    def lay_out(self, area: QRectF, brush: QBrush) -> None:
        """Show the scene unstretched on this ground; another one from its upper left corner."""
        moved = not self.transform().isIdentity() or self.sceneRect() != area
        self.resetTransform()
        self.setBackgroundBrush(brush)
        self.resetCachedContent()
        if not moved:
            return
        self.setSceneRect(area)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setValue(bar.minimum())


def _is_shown_large(sprite: Sprite) -> bool:
    """Whether the hint about a sprite has a larger picture of it."""
    return bool(sprite.refs) and sprite.outline is Outline.RECT and sprite.rect.height() <= LENS_PX / 2
