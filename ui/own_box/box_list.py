"""The boxes of a game as a list: the built-in one and those that people have copied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QPushButton, QVBoxLayout, QWidget

from ui.follows_language import FollowsLanguage
from ui.game_cards import GameCards
from ui.own_box.drafts import KeptDraft
from ui.own_box.shelf import OwnBox
from ui.theme import Theme

_CARD_PX: Final = 18
"""The pictures of games do not grow with larger letters, that both find room."""


class BoxList(FollowsLanguage, QWidget):
    """Says what was chosen; it does nothing itself. `new` begins a box that starts as the marked one."""

    game_chosen = Signal(str)
    resumed = Signal()
    new = Signal()
    edited = Signal()
    exported = Signal()
    imported = Signal()
    deleted = Signal()

    def __init__(self, games: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self._boxes: tuple[OwnBox, ...] = ()
        self._draft: KeptDraft | None = None
        self._marked = ""
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(theme.gap)
        self._about = QLabel()
        self._about.setWordWrap(True)
        page.addWidget(self._about)
        self.cards = GameCards(games, replace(theme, text_px=min(theme.text_px, _CARD_PX)))
        self.cards.chosen.connect(self.game_chosen)
        self.cards.setVisible(len(games) > 1)
        page.addWidget(self.cards)
        self._resume_line = QWidget()
        line = QHBoxLayout(self._resume_line)
        line.setContentsMargins(0, 0, 0, 0)
        self._resume_text = QLabel()
        self._resume_text.setWordWrap(True)
        self._resume = _button("own_box_resume", "gold", self.resumed)
        line.addWidget(self._resume_text, 1)
        line.addWidget(self._resume)
        page.addWidget(self._resume_line)
        middle = QHBoxLayout()
        middle.setSpacing(theme.gap)
        page.addLayout(middle, 1)
        self.list = QListWidget()
        self.list.setObjectName("own_box_list")
        self.list.setSpacing(2)
        self.list.currentRowChanged.connect(lambda _row: self._follow())
        # Later: Enter would go on to whatever has the focus when the box is open.
        self.list.itemActivated.connect(lambda _item: QTimer.singleShot(0, self, self._open))
        middle.addWidget(self.list, 1)
        column = QWidget()
        side = QVBoxLayout(column)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(theme.gap_small)
        middle.addWidget(column)
        self.buttons = {
            name: _button(f"own_box_{name}", "", signal)
            for name, signal in (
                ("new", self.new),
                ("edit", self.edited),
                ("export", self.exported),
                ("import", self.imported),
                ("delete", self.deleted),
            )
        }
        for button in self.buttons.values():
            side.addWidget(button)
        side.addStretch(1)
        self.retranslate()

    def show_boxes(self, game: str, boxes: tuple[OwnBox, ...], draft: KeptDraft | None, marked: str) -> None:
        """The boxes of a game, with one of them marked by its key; none marks the built-in one."""
        self.cards.show_game(game)
        self._boxes, self._draft, self._marked = boxes, draft, marked
        self._fill()

    @property
    def box(self) -> OwnBox | None:
        """The marked box; None for the built-in one."""
        row = self.list.currentRow()
        return self._boxes[row - 1] if 0 < row <= len(self._boxes) else None

    def _fill(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItem(self.tr("Built-in box"))
        for box in self._boxes:
            self.list.addItem(box.name)
        keys = ["", *(box.key for box in self._boxes)]
        self.list.setCurrentRow(keys.index(self._marked) if self._marked in keys else 0)
        self.list.blockSignals(False)
        self._resume_line.setVisible(self._draft is not None)
        if self._draft is not None:
            name = self._draft.name or self.tr("without a name")
            self._resume_text.setText(
                self.tr("A box that you have not saved is kept here: {name}").format(name=name)
            )
        self._follow()

    def _follow(self) -> None:
        own = self.box is not None
        for name in ("edit", "export", "delete"):
            self.buttons[name].setEnabled(own)
        if self.list.currentRow() >= 0:
            self._marked = self.box.key if self.box else ""

    def _open(self) -> None:
        (self.edited if self.box is not None else self.new).emit()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._about.setText(
            self.tr(
                "Some parts of the built-in boxes are our reconstructions. Copy what is printed in your own "
                "box once, and play with it from then on."
            )
        )
        self._resume.setText(self.tr("Go on with it"))
        self.list.setAccessibleName(self.tr("Boxes"))
        for name, text in {
            "new": self.tr("New box…"),
            "edit": self.tr("Edit…"),
            "export": self.tr("Export…"),
            "import": self.tr("Import…"),
            "delete": self.tr("Delete…"),
        }.items():
            self.buttons[name].setText(text)
        self.buttons["new"].setToolTip(self.tr("A new box, which begins as the one that is marked."))
        self._fill()


def _button(name: str, role: str, clicked: object) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    button.setAutoDefault(False)
    if role:
        button.setProperty("role", role)
    button.clicked.connect(lambda _on=False: clicked.emit())  # type: ignore[attr-defined]  # a bound signal
    button.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
    return button
