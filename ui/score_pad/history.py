"""The sheets that are kept: day, game, names and totals; they are opened, or deleted after a question."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import DataError
from engine.core.pad_sheet import pad_score
from engine.registry import game_ids, pad
from ui.bars import QuestionBar
from ui.fitted_dialog import FittedDialog
from ui.follows_language import FollowsLanguage
from ui.game_titles import game_title
from ui.listing import sentences
from ui.problem_words import in_words
from ui.score_pad.export import summary
from ui.score_pad.shelf import DamagedSheet, KeptSheet, Shelf
from ui.services import ServiceError
from ui.theme import Theme


class HistoryDialog(FollowsLanguage, FittedDialog):
    """A list of sheets. `opened` carries the one to show, `deleted` the key of one that is gone."""

    opened = Signal(object)
    deleted = Signal(str)
    enter_presses = True

    def __init__(self, shelf: Shelf, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._theme = theme
        self.question = QuestionBar()
        self.list = QListWidget()
        self.list.setObjectName("pad_history")
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.itemActivated.connect(lambda _item: self._open())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.none = QLabel()
        self.none.setProperty("role", "muted")
        self.open_button = QPushButton()
        self.open_button.setObjectName("pad_history_open")
        self.open_button.setProperty("role", "main")
        self.delete_button = QPushButton()
        self.delete_button.setObjectName("pad_history_delete")
        self.close_button = QPushButton()
        for button, work in (
            (self.open_button, self._open),
            (self.delete_button, self._ask_delete),
            (self.close_button, self.reject),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(work)
        line = QHBoxLayout()
        line.addWidget(self.delete_button)
        line.addStretch(1)
        line.addWidget(self.close_button)
        line.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        column.setSpacing(theme.gap)
        for widget in (self.question, self.none, self.list):
            column.addWidget(widget)
        column.addLayout(line)
        self.retranslate()

    def wanted_size(self) -> QSize:
        """Room for a line a sheet."""
        return QSize(self._theme.text_px * 48, self._theme.text_px * 30)

    def fill(self) -> None:
        """List what is kept now."""
        row = self.list.currentRow()
        self.list.clear()
        for item in self._shelf.kept():
            entry = QListWidgetItem(self._text(item))
            entry.setData(Qt.ItemDataRole.UserRole, item)
            self.list.addItem(entry)
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self.none.setVisible(not self.list.count())
        self.list.setVisible(bool(self.list.count()))
        self._follow()

    def _text(self, item: KeptSheet | DamagedSheet) -> str:
        if isinstance(item, DamagedSheet):
            return self.tr("Cannot be read: {reason}").format(reason=in_words(item.reason))
        sheet = item.sheet
        day = QDateTime.fromString(sheet.finished or sheet.began, Qt.DateFormat.ISODate)
        when = QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else ""
        if sheet.game not in game_ids():
            return " · ".join((when, sheet.game))
        try:
            totals = summary(sheet, pad_score(pad(sheet.game), sheet))
        except DataError as error:
            totals = in_words(error)
        draft = "" if sheet.finished else self.tr("draft")
        return " · ".join(part for part in (when, game_title(sheet.game), totals, draft) if part)

    def _current(self) -> KeptSheet | DamagedSheet | None:
        row = self.list.currentRow()
        found = self.list.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None
        return found if isinstance(found, KeptSheet | DamagedSheet) else None

    def _follow(self) -> None:
        current = self._current()
        self.delete_button.setEnabled(current is not None)
        self.open_button.setEnabled(isinstance(current, KeptSheet) and current.sheet.game in game_ids())

    def _open(self) -> None:
        current = self._current()
        if isinstance(current, KeptSheet) and self.open_button.isEnabled():
            self.opened.emit(current)
            self.accept()

    def _ask_delete(self) -> None:
        current = self._current()
        if current is not None:
            self.question.ask(lambda: self._asked(current), lambda: self._delete(current.key))

    def _asked(self, current: KeptSheet | DamagedSheet) -> str:
        said = self.tr("Delete this sheet for good?")
        return sentences((said, self._text(current)))

    def _delete(self, key: str) -> None:
        try:
            self._shelf.delete(key)
        except ServiceError as error:
            said = in_words(error.said)
            self.question.ask(lambda: said, lambda: None)
            return
        self.deleted.emit(key)
        self.fill()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Score sheets"))
        self.list.setAccessibleName(self.tr("Score sheets"))
        self.none.setText(self.tr("No sheet is kept yet."))
        self.open_button.setText(self.tr("Open"))
        self.delete_button.setText(self.tr("Delete…"))
        self.close_button.setText(self.tr("Close"))
        self.question.retranslate()
        self.fill()
