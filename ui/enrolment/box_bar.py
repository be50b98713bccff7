"""Which box is enrolled: the game, the box, and what can be done with a box as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.companion.catalogue import Box
from ui.follows_language import FollowsLanguage
from ui.game_titles import game_title
from ui.labels.sheet_form import narrow
from ui.theme import Theme


class BoxBar(FollowsLanguage, QWidget):
    """Says what was chosen and typed; it does nothing itself. `named` carries a name for `naming`."""

    game_chosen = Signal(str)
    box_chosen = Signal(str)
    named = Signal(str)
    exported = Signal()
    imported = Signal()
    deleted = Signal()

    def __init__(self, games: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self.naming = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.gap_small)
        line = QHBoxLayout()
        line.setSpacing(theme.gap_small)
        column.addLayout(line)
        self.game, self.box = QComboBox(), QComboBox()
        self._labels = {"game": QLabel(), "box": QLabel()}
        for name, combo in (("game", self.game), ("box", self.box)):
            combo.setObjectName(f"enrolment_{name}")
            narrow(combo)
            self._labels[name].setBuddy(combo)
            line.addWidget(self._labels[name])
            line.addWidget(combo, 1 if name == "game" else 2)
        for game in games:
            self.game.addItem(game_title(game), game)
        self.game.currentIndexChanged.connect(lambda _row: self.game_chosen.emit(self.game.currentData()))
        self.box.currentIndexChanged.connect(lambda _row: self.box_chosen.emit(self.box.currentData() or ""))
        self.buttons: dict[str, QPushButton] = {}
        works = {
            "new": lambda: self.ask_name("new", self.tr("My box")),
            "rename": lambda: self.ask_name("rename", self.box.currentText()),
            "export": self.exported.emit,
            "import": self.imported.emit,
            "delete": self.deleted.emit,
        }
        for name, work in works.items():
            button = QPushButton()
            button.setObjectName(f"enrolment_{name}")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, work=work: work())
            line.addWidget(button)
            self.buttons[name] = button
        self._name_line = NameLine(theme)
        self._name_line.ended.connect(self._take_name)
        column.addWidget(self._name_line)
        self.retranslate()

    def show_game(self, game: str) -> None:
        """Mark a game; nothing is told."""
        self.game.blockSignals(True)
        self.game.setCurrentIndex(self.game.findData(game))
        self.game.blockSignals(False)

    def show_boxes(self, boxes: Sequence[Box], key: str) -> None:
        """The boxes of the game, that with the key marked; nothing is told."""
        self.box.blockSignals(True)
        self.box.clear()
        for box in boxes:
            self.box.addItem(box.name, box.key)
        self.box.setCurrentIndex(max(0, self.box.findData(key)) if boxes else -1)
        self.box.blockSignals(False)
        self.box.setEnabled(bool(boxes))
        for name in ("rename", "export", "delete"):
            self.buttons[name].setEnabled(bool(boxes))

    def show_editions(self, editions: Sequence[tuple[str, str]]) -> None:
        """What a new box may be besides the built-in edition."""
        self._name_line.show_editions(editions)

    @property
    def edition(self) -> str:
        """The edition that was chosen for a new box; empty for the built-in one."""
        return self._name_line.edition

    def ask_name(self, naming: str, offered: str) -> None:
        """Ask for a name, below; `naming` is "new" or "rename"."""
        self.naming = naming
        self._name_line.ask(offered, with_edition=naming == "new")

    def _take_name(self, name: str) -> None:
        self.buttons[self.naming].setFocus()
        if name:
            self.named.emit(name)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, text in {"game": self.tr("Game"), "box": self.tr("Box")}.items():
            self._labels[name].setText(text)
        self.game.setAccessibleName(self.tr("Game"))
        self.box.setAccessibleName(self.tr("Box"))
        for row in range(self.game.count()):
            self.game.setItemText(row, game_title(self.game.itemData(row)))
        for name, text in {
            "new": self.tr("New…"),
            "rename": self.tr("Rename…"),
            "export": self.tr("Export…"),
            "import": self.tr("Import…"),
            "delete": self.tr("Delete…"),
        }.items():
            self.buttons[name].setText(text)
        self._name_line.retranslate()


class NameLine(QWidget):
    """A field for a name; `ended` carries it, empty where nobody wants it any more."""

    ended = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.gap_small)
        self._label = QLabel()
        self._field = QLineEdit()
        self._field.setObjectName("enrolment_name")
        self._field.setMaxLength(60)
        self._label.setBuddy(self._field)
        self._editions = QComboBox()
        self._editions.setObjectName("enrolment_edition")
        self._take = QPushButton()
        self._take.setObjectName("enrolment_name_ok")
        self._take.setProperty("role", "main")
        self._leave = QPushButton()
        self._leave.setObjectName("enrolment_name_cancel")
        for button in (self._take, self._leave):
            button.setAutoDefault(False)
        line.addWidget(self._label)
        line.addWidget(self._field, 1)
        line.addWidget(self._editions)
        line.addWidget(self._take)
        line.addWidget(self._leave)
        self._field.returnPressed.connect(self._accept)
        self._take.clicked.connect(self._accept)
        self._leave.clicked.connect(lambda: self._end(""))
        self.hide()

    def show_editions(self, editions: Sequence[tuple[str, str]]) -> None:
        """The built-in one, then these."""
        self._editions.clear()
        self._editions.addItem("", "")
        for key, name in editions:
            self._editions.addItem(name, key)
        self.retranslate()

    @property
    def edition(self) -> str:
        """The chosen one; empty for the built-in one."""
        return self._editions.currentData() or ""

    def ask(self, offered: str, *, with_edition: bool) -> None:
        """Ask for a name; for a new box also for its edition, where there are several."""
        self._field.setText(offered)
        self._editions.setVisible(with_edition and self._editions.count() > 1)
        self.show()
        self._field.setFocus()
        self._field.selectAll()

    def _accept(self) -> None:
        if self._field.text().strip():
            self._end(self._field.text().strip())

    def _end(self, name: str) -> None:
        self.hide()
        self.ended.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the field and not the dialog; Enter is the field's own."""
        if event.key() == Qt.Key.Key_Escape:
            self._end("")
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._label.setText(self.tr("Name of the box"))
        self._field.setAccessibleName(self._label.text())
        self._editions.setAccessibleName(self.tr("Edition"))
        if self._editions.count():
            self._editions.setItemText(0, self.tr("Built-in box"))
        self._take.setText(self.tr("OK"))
        self._leave.setText(self.tr("Cancel"))
