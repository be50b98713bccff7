"""The brushes above a picture: one of them is in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QToolButton, QWidget

from ui.own_box.parts import Brush
from ui.theme import Theme

_LARGE_PX: Final = 18
"""Beside larger letters the names of brushes take too much room; hints and screen readers still say them."""


class BrushBar(QWidget):
    """`picked` carries the key of a brush that was clicked."""

    picked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._brushes: tuple[Brush, ...] = ()
        self._group = QButtonGroup(self)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.gap_small)
        self._line.addStretch(1)
        self._group.idClicked.connect(lambda number: self.picked.emit(self._brushes[number].key))

    def show_brushes(self, brushes: Sequence[Brush], chosen: str, theme: Theme) -> None:
        """These brushes, one of them in the hand. None at all hides the bar."""
        titles = [(brush.key, brush.title) for brush in brushes]
        same = theme is self._theme and titles == [(brush.key, brush.title) for brush in self._brushes]
        self._theme = theme
        self._brushes = tuple(brushes)
        if same and self._brushes:
            self.show_chosen(chosen)
            return
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._line.removeWidget(button)
            button.hide()
            button.deleteLater()
        side = theme.text_px * 2
        for number, brush in enumerate(self._brushes):
            button = QToolButton()
            button.setObjectName(f"brush_{brush.key}")
            button.setCheckable(True)
            button.setIcon(QIcon(_picture(brush, side, theme, self.devicePixelRatioF())))
            button.setIconSize(QSize(side, side))
            button.setText(brush.title)
            button.setToolTip(f"{brush.title} ({brush.letter})")
            button.setAccessibleName(brush.title)
            button.setToolButtonStyle(
                Qt.ToolButtonStyle.ToolButtonIconOnly
                if theme.text_px > _LARGE_PX
                else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            )
            self._group.addButton(button, number)
            self._line.insertWidget(number, button)
            button.setChecked(brush.key == chosen)
        self.setVisible(bool(self._brushes))

    def buttons(self) -> list[QAbstractButton]:
        """The brushes as buttons, in order."""
        return [self._group.button(number) for number in range(len(self._brushes))]

    def show_chosen(self, key: str) -> None:
        """The brush in the hand."""
        for number, brush in enumerate(self._brushes):
            if brush.key == key:
                self._group.button(number).setChecked(True)


def _picture(brush: Brush, side: int, theme: Theme, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.paint(painter, QRectF(1, 1, side - 2, side - 2), theme)
    painter.end()
    return picture
