"""Small pictures for lists and labels: the badge of a seat as a pixmap or a label."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from ui.art.badges import paint_seat_badge
from ui.pixmaps import Pixmaps
from ui.theme import Theme

_KEPT = Pixmaps(4 * 1024 * 1024)


def badge(colour: int, size_px: int, theme: Theme, ratio: float) -> QPixmap:
    """The round badge of a seat's colour with its pattern."""
    key = ("badge", colour, theme.name, theme.colour_blind)
    return _KEPT.get(
        key,
        QSizeF(size_px, size_px),
        ratio,
        lambda painter, rect: paint_seat_badge(painter, rect, colour, theme),
    )


def badge_icon(colour: int, theme: Theme) -> QIcon:
    """The badge as an icon for menus and buttons."""
    return QIcon(badge(colour, 64, theme, 1.0))


def badge_label(colour: int, theme: Theme, parent: QWidget | None = None) -> QLabel:
    """The badge as a label as high as a line of text."""
    label = QLabel(parent)
    size = theme.text_px + 6
    label.setPixmap(badge(colour, size, theme, label.devicePixelRatioF()))
    label.setFixedWidth(size)
    return label
