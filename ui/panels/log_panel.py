"""The log dock: what was done and what it brought, by round and phase, with a way back that always asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QListView, QMenu, QPushButton, QVBoxLayout, QWidget

from ui.follows_language import FollowsLanguage
from ui.panels.log_delegate import ENTRY, LogDelegate
from ui.panels.log_entries import LogEntry
from ui.seats import Seat
from ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The entries as a list; only what differs from before is told to the view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: list[LogEntry] = []
        self.seats: Sequence[Seat] = ()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many entries there are."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The entry itself, its words for screen readers, its details as a tooltip."""
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        name = self.seats[entry.seat].name if 0 <= entry.seat < len(self.seats) else ""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return entry.spoken(name)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(entry.details) or name or None
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if self.entries[index.row()].heading:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def show(self, entries: list[LogEntry], seats: Sequence[Seat]) -> None:
        """Take new entries; those that are as before keep their place in the view."""
        self.seats = seats
        same = 0
        for old, new in zip(self.entries, entries, strict=False):
            if old != new:
                break
            same += 1
        if same < len(self.entries):
            self.beginRemoveRows(QModelIndex(), same, len(self.entries) - 1)
            del self.entries[same:]
            self.endRemoveRows()
        if same < len(entries):
            self.beginInsertRows(QModelIndex(), same, len(entries) - 1)
            self.entries += entries[same:]
            self.endInsertRows()


class LogPanel(FollowsLanguage, QWidget):
    """`back_wanted` carries a frame and the words of its entry; nothing is taken back here.

    `copy_wanted` asks for the log on the clipboard; `refs_pointed` carries the pieces of the entry that was
    chosen, `opened` the frame of one that was opened by a double click or Enter. `retranslated` asks for the
    entries in another language.
    """

    back_wanted = Signal(int, str)
    copy_wanted = Signal()
    refs_pointed = Signal(object)
    opened = Signal(int)
    retranslated = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.gap_small)
        self.list = QListView()
        self.list.setProperty("role", "log")
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.activated.connect(self._open)
        self.model = LogModel(self)
        self.list.setModel(self.model)
        self._delegate = LogDelegate(theme, self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.selectionModel().selectionChanged.connect(self._follow_selection)
        self.list.selectionModel().selectionChanged.connect(self._point_out)
        # In place of what the list would do by itself: copy one entry as whoever looks on knows it.
        self.copy = QAction(self)
        self.copy.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.copy.triggered.connect(self.copy_wanted)
        self.addAction(self.copy)
        self.back = QPushButton()
        self.back.setObjectName("back_to_here")
        self.back.clicked.connect(self._want_back)
        column.addWidget(self.list, 1)
        column.addWidget(self.back)
        self._follow_selection()
        self.retranslate()

    def show_log(self, entries: list[LogEntry], seats: Sequence[Seat]) -> None:
        """Show the log, and its end, unless somebody has scrolled back to read."""
        at_end = self._at_end()
        self._delegate.colours = [seat.colour for seat in seats]
        self.model.show(entries, seats)
        self._follow_selection()
        if at_end:
            self.list.scrollToBottom()

    def _at_end(self) -> bool:
        bar = self.list.verticalScrollBar()
        return bar.value() >= bar.maximum() - self._delegate.theme.text_px

    def _lay_out_anew(self) -> None:
        """Entries have other heights now; who stood at the end stays there."""
        at_end = self._at_end()
        self.list.doItemsLayout()
        if at_end:
            self.list.scrollToBottom()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look."""
        self._delegate.theme = theme
        self._lay_out_anew()

    def _chosen(self) -> LogEntry | None:
        rows = self.list.selectionModel().selectedIndexes()
        entry = self.model.entries[rows[0].row()] if rows else None
        return entry if entry is not None and entry.frame >= 0 else None

    def _follow_selection(self) -> None:
        self.back.setEnabled(self._chosen() is not None)

    def _point_out(self) -> None:
        rows = self.list.selectionModel().selectedIndexes()
        self.refs_pointed.emit(self.model.entries[rows[0].row()].refs if rows else ())

    def _open(self, index: QModelIndex) -> None:
        if self.model.entries[index.row()].frame >= 0:
            self.opened.emit(self.model.entries[index.row()].frame)

    def _want_back(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self.back_wanted.emit(entry.frame, entry.text)

    def _open_menu(self, where: QPoint) -> None:
        index = self.list.indexAt(where)
        if index.isValid():
            self.list.setCurrentIndex(index)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._chosen() is not None:
            action = QAction(self.back.text(), menu)
            action.triggered.connect(self._want_back)
            menu.addAction(action)
        menu.addAction(self.copy)
        menu.popup(self.list.viewport().mapToGlobal(where))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Text wraps anew at another width."""
        self._lay_out_anew()
        super().resizeEvent(event)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.back.setText(self.tr("Back to here…"))
        self.copy.setText(self.tr("Copy the log"))
        self.list.setAccessibleName(self.tr("Log"))
        self.retranslated.emit()
