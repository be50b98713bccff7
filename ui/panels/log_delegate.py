"""Draws the log: headings across, steps with the seat's badge, what was taken back struck out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.badges import badge
from ui.panels.log_entries import LogEntry
from ui.theme import Theme, mixed

ENTRY = Qt.ItemDataRole.UserRole
_BORDER_PX = 4
_WRAP = int(Qt.TextFlag.TextWordWrap)


class LogDelegate(QStyledItemDelegate):
    """Paints `LogEntry` values that a model gives for the role `ENTRY`."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.theme = theme
        self.colours: Sequence[int] = ()

    def _font(self, entry: LogEntry, *, small: bool = False) -> QFont:
        font = QFont(self._view.font())
        font.setPixelSize(round(self.theme.text_px * (0.9 if small else 1.0)))
        font.setBold(entry.heading)
        font.setStrikeOut(entry.undone)
        return font

    def _left(self) -> int:
        return self.theme.text_px + 6 + self.theme.gap_small * 2

    def _width(self) -> int:
        """The width of an entry; there is room for a scroll bar before it comes."""
        return self._view.width() - self._view.verticalScrollBar().sizeHint().width() - _BORDER_PX

    def _texts(self, entry: LogEntry) -> tuple[QRect, QRect]:
        """Where text and effects stand, relative to the top left of the text column."""
        width = self._width() - self._left() - self.theme.gap
        first = QFontMetrics(self._font(entry)).boundingRect(0, 0, width, 10_000, _WRAP, entry.text)
        if not entry.effects:
            return first, QRect()
        second = QFontMetrics(self._font(entry, small=True)).boundingRect(
            0, first.height(), width, 10_000, _WRAP, entry.effects
        )
        return first, second

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the wrapped text at the list's width."""
        entry: LogEntry = index.data(ENTRY)
        first, second = self._texts(entry)
        height = first.height() + second.height() + self.theme.gap_small
        return QSize(
            self._width(),
            max(height, self.theme.text_px + 6) + (self.theme.gap_small if entry.heading else 3),
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """One entry."""
        entry: LogEntry = index.data(ENTRY)
        place: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, mixed(self.theme.card, self.theme.river, 0.35))
        if entry.heading:
            self._paint_heading(painter, place, entry)
        else:
            self._paint_step(painter, place, entry)
        painter.restore()

    def _paint_heading(self, painter: QPainter, place: QRect, entry: LogEntry) -> None:
        painter.setFont(self._font(entry))
        painter.setPen(self.theme.ink)
        width = painter.fontMetrics().horizontalAdvance(entry.text)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, entry.text)
        painter.setPen(QPen(self.theme.line, 1))
        y = place.center().y() + 0.5
        half = (place.width() - width) / 2 - self.theme.gap
        if half > 8:
            painter.drawLine(QPointF(place.left() + 6, y), QPointF(place.left() + half, y))
            painter.drawLine(QPointF(place.right() - half, y), QPointF(place.right() - 6, y))

    def _paint_step(self, painter: QPainter, place: QRect, entry: LogEntry) -> None:
        size = self.theme.text_px + 6
        top = place.top() + self.theme.gap_small // 2
        if 0 <= entry.seat < len(self.colours):
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(
                place.left() + self.theme.gap_small,
                top,
                badge(self.colours[entry.seat], size, self.theme, ratio),
            )
        else:
            painter.setBrush(self.theme.line)
            painter.setPen(Qt.PenStyle.NoPen)
            centre = QPointF(place.left() + self.theme.gap_small + size / 2, top + size / 2)
            painter.drawEllipse(centre, 3, 3)
        first, second = self._texts(entry)
        corner = QPointF(place.left() + self._left(), top)
        self._write(painter, QRectF(first).translated(corner), entry.text, entry, self._ink(entry))
        if entry.effects:
            self._write(
                painter, QRectF(second).translated(corner), entry.effects, entry, self.theme.muted, small=True
            )

    def _ink(self, entry: LogEntry) -> QColor:
        if entry.undone:
            return self.theme.alarm if entry.consented else self.theme.muted
        return self.theme.ink if entry.seat >= 0 else self.theme.muted

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        entry: LogEntry,
        ink: QColor,
        *,
        small: bool = False,
    ) -> None:
        painter.setFont(self._font(entry, small=small))
        painter.setPen(ink)
        painter.drawText(place.adjusted(0, 0, 2, 2), _WRAP, text)
