"""Correcting an earlier entry: which one, what is done with it, and what becomes of the later ones."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import IllegalStep, NotationError
from engine.session.amending import AmendPlan
from ui.companion.past import How, Past
from ui.follows_language import FollowsLanguage
from ui.problem_words import in_words
from ui.theme import Theme

_WAYS: Final = tuple(How)
_DATA: Final = Qt.ItemDataRole.UserRole


class AmendPanel(FollowsLanguage, QFrame):
    """Lies over the table and stops nothing. `done` carries what was corrected in words."""

    done = Signal(str)
    closed = Signal()

    def __init__(self, past: Past, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("companion_amend")
        self.setProperty("role", "panel")
        self.setAutoFillBackground(True)
        self._past = past
        self._viewer = -1
        self._plan: AmendPlan | None = None
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.entries, self.choices = QListWidget(), QListWidget()
        self.words = QLineEdit()
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        for name, widget in (
            ("entries", self.entries),
            ("choices", self.choices),
            ("words", self.words),
            ("told", self.told),
        ):
            widget.setObjectName(f"amend_{name}")
        self.ways = QButtonGroup(self)
        ways = QHBoxLayout()
        for number, way in enumerate(_WAYS):
            button = self._button(f"amend_{way.value}")
            button.setCheckable(True)
            button.setProperty("role", "choice")
            self.ways.addButton(button, number)
            ways.addWidget(button)
        self.ways.button(0).setChecked(True)
        self.do, self.shut_button = self._button("amend_do"), self._button("amend_close")
        self.do.setProperty("role", "main")
        right = QVBoxLayout()
        right.addLayout(ways)
        right.addWidget(self.words)
        right.addWidget(self.choices, 1)
        lists = QHBoxLayout()
        lists.addWidget(self.entries, 1)
        lists.addLayout(right, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.told, 1)
        foot.addWidget(self.do)
        foot.addWidget(self.shut_button)
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addLayout(lists, 1)
        column.addLayout(foot)
        self.entries.currentItemChanged.connect(self._show_choices)
        self.choices.currentItemChanged.connect(self._look_ahead)
        self.words.textChanged.connect(self._narrow)
        self.words.returnPressed.connect(self._correct)
        self.ways.idToggled.connect(lambda _way, on: self._look_ahead() if on else None)
        self.do.clicked.connect(self._correct)
        self.shut_button.clicked.connect(self.shut)
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def set_theme(self, theme: Theme) -> None:
        """Margins of the theme."""
        self._theme = theme
        self._column.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        self._column.setSpacing(theme.gap_small)
        self.told.setMinimumHeight(theme.text_px * 4)
        self.setStyleSheet(f"#companion_amend * {{ font-size: {theme.text_px}px; }}")
        self.title.setStyleSheet(f"font-size: {theme.title_px}px;")

    def place(self, room: QRect) -> None:
        """In the middle of a room."""
        width = min(self._theme.text_px * 62, room.width() - 40)
        height = min(self._theme.text_px * 40, room.height() - 40)
        self.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)
        self._column.activate()
        chosen = self.entries.currentItem()
        if chosen is not None:
            self.entries.scrollToItem(chosen)

    # --- what is shown ----------------------------------------------------------------------

    def open(self, viewer: int) -> None:
        """The entries as that viewer may know them; the newest is chosen."""
        self._viewer = viewer
        self.entries.blockSignals(True)
        self.entries.clear()
        for frame, text in self._past.entries(viewer):
            item = QListWidgetItem(text)
            item.setData(_DATA, frame)
            self.entries.addItem(item)
        self.entries.blockSignals(False)
        self.show()
        self.raise_()
        self._column.activate()  # what is scrolled to has to have its place
        self.entries.setCurrentRow(self.entries.count() - 1)
        self.entries.scrollToBottom()
        self.entries.setFocus()
        self._show_choices()

    def shut(self) -> None:
        """Somebody is done with it."""
        self.hide()
        self.closed.emit()

    def forget(self) -> None:
        """Others look at the screen: nothing that was listed or typed is left."""
        self.hide()
        self.words.setText("")
        self.entries.clear()
        self.choices.clear()

    @property
    def frame(self) -> int:
        """The frame of the entry that is chosen, or -1."""
        row = self.entries.currentRow()
        return int(self.entries.item(row).data(_DATA)) if row >= 0 else -1

    @property
    def way(self) -> How:
        """What is done with it."""
        return _WAYS[self.ways.checkedId()]

    def _text(self) -> str:
        """What is entered, in notation: what is marked in the list, else what was typed."""
        row = self.choices.currentRow()
        marked = row >= 0 and not self.choices.item(row).isHidden()
        return str(self.choices.item(row).data(_DATA)) if marked else self.words.text().strip()

    def _show_choices(self) -> None:
        self.choices.blockSignals(True)
        self.choices.clear()
        found = self._past.choices(self.frame, self._viewer) if self.frame > 0 else []
        for text, notation in found or ():
            item = QListWidgetItem(text)
            item.setData(_DATA, notation)
            self.choices.addItem(item)
        self.choices.setCurrentRow(-1)
        self.choices.blockSignals(False)
        self.words.setPlaceholderText(
            self.tr("Type to filter, or a move in the words of the record")
            if found is not None
            else self.tr("Only who holds the cards may see a list: type it in the words of the record")
        )
        self._narrow()

    def _narrow(self) -> None:
        wanted = self.words.text().casefold().split()
        for row in range(self.choices.count()):
            item = self.choices.item(row)
            item.setHidden(not all(word in item.text().casefold() for word in wanted))
        shown = [row for row in range(self.choices.count()) if not self.choices.item(row).isHidden()]
        if wanted and len(shown) == 1:
            self.choices.setCurrentRow(shown[0])
        elif self.choices.currentRow() not in shown:
            self.choices.setCurrentRow(-1)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Say what would come of it."""
        self._plan = None
        removing = self.way is How.DELETE
        for widget in (self.choices, self.words):
            widget.setEnabled(not removing)
        text = self._text()
        if self.frame < 1 or not (removing or text):
            self.told.setText(self.tr("Choose an entry, and what should stand there."))
        else:
            try:
                self._plan = self._past.plan(self.frame, self.way, text)
                self.told.setText(self._past.told(self._plan, self._viewer))
            except IllegalStep as error:
                self.told.setText(self._past.refusal(error))
            except NotationError as error:
                self.told.setText(in_words(error.said))
        self.do.setEnabled(self._plan is not None)

    def _correct(self) -> None:
        plan, said = self._plan, self.told.text()
        if plan is not None:
            self.shut()
            self._past.correct(plan)
            self.done.emit(said)

    # --- words ------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.title.setText(self.tr("Correct an earlier entry"))
        self.entries.setAccessibleName(self.tr("Entries"))
        self.choices.setAccessibleName(self.tr("What should stand there"))
        self.words.setAccessibleName(self.tr("What should stand there"))
        for number, text in enumerate(
            (self.tr("Replace it"), self.tr("Put in before it"), self.tr("Leave it out"))
        ):
            self.ways.button(number).setText(text)
        self.do.setText(self.tr("Correct it"))
        self.shut_button.setText(self.tr("Close"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)
