"""The bar on top of a dock: a grip to drag it by, and buttons. Its name only where no tab says it already."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from ui.follows_language import FollowsLanguage
from ui.theme import Theme, mixed

_DOTS = 7


class DockTitle(FollowsLanguage, QWidget):
    """Takes the place of a dock's own title bar."""

    def __init__(self, dock: QDockWidget, theme: Theme) -> None:
        super().__init__(dock)
        self._dock = dock
        self._theme = theme
        self.label = QLabel()
        self.float_button = QToolButton()
        self.float_button.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.close_button = QToolButton()
        self.close_button.clicked.connect(dock.close)
        row = QHBoxLayout(self)
        row.addWidget(self.label)
        row.addStretch(1)
        for button in (self.float_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self._row = row
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look."""
        self._theme = theme
        side = round(theme.text_px * 0.95)
        self._row.setContentsMargins(theme.gap_small, 2, theme.gap_small, 2)
        self._row.setSpacing(theme.gap_small // 2)
        self.label.setStyleSheet(f"color: {theme.on_table.name()}; font-weight: bold;")
        hover = mixed(theme.table_deep, theme.on_table, 0.25).name()
        for button, kind in ((self.float_button, "float"), (self.close_button, "close")):
            button.setIcon(_icon(kind, side, theme, self.devicePixelRatioF()))
            button.setIconSize(QSize(side, side))
            button.setStyleSheet(
                "QToolButton { background: transparent; border: none; padding: 2px; }"
                f"QToolButton:hover {{ background: {hover}; }}"
            )
        self.update()

    def follow(self, *, tabbed: bool) -> None:
        """Say the dock's name unless a tab says it."""
        self.label.setText(self._dock.windowTitle())
        self.label.setVisible(not tabbed)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.label.setText(self._dock.windowTitle())
        for button, text in (
            (self.float_button, self.tr("Into a window of its own, or back")),
            (self.close_button, self.tr("Hide; the View menu shows it again")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The colour of the table's edge, with a row of dots to take hold of."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._theme.table_deep)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(self._theme.table_deep, self._theme.on_table, 0.45))
        middle, step = QRectF(self.rect()).center(), self._theme.text_px * 0.5
        for number in range(_DOTS):
            painter.drawEllipse(middle + QPointF((number - _DOTS // 2) * step, 0), 1.5, 1.5)
        painter.end()


def _icon(kind: str, side: int, theme: Theme, ratio: float) -> QIcon:
    """Two sheets for floating, a cross for closing."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 14, side / 14)
    painter.setPen(QPen(theme.on_table, 1.5))
    if kind == "float":
        painter.drawRect(QRectF(2, 5, 7, 7))
        painter.drawPolyline(
            [QPointF(5, 4.5), QPointF(5, 2), QPointF(12, 2), QPointF(12, 9), QPointF(9.5, 9)]
        )
    else:
        painter.drawLine(QPointF(3, 3), QPointF(11, 11))
        painter.drawLine(QPointF(11, 3), QPointF(3, 11))
    painter.end()
    return QIcon(pixmap)
