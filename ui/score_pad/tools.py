"""The line above the sheet: which game and how many seats, undo, kept sheets, export, the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from engine.core.pad_sheet import PadSheet
from engine.registry import pad
from ui.game_titles import game_title
from ui.own_box.shelf import OwnBox

EXPORTS: Final = ("text", "csv", "pdf", "print")


class Tools(QWidget):
    """Says with signals what was chosen."""

    new = Signal()
    game_chosen = Signal(str)
    seats_chosen = Signal(int)
    edition_chosen = Signal(object)
    """An `OwnBox`, or None for the built-in edition."""
    sheets = Signal()
    options = Signal()
    undo = Signal()
    redo = Signal()
    exported = Signal(str)
    finish = Signal()
    closed = Signal()
    by_column = Signal(bool)

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self.game = QComboBox()
        self.game.setObjectName("pad_game")
        for name in games:
            self.game.addItem("", name)
        self.seats = QComboBox()
        self.seats.setObjectName("pad_seats")
        self.edition = QComboBox()
        self.edition.setObjectName("pad_edition")
        self._editions: tuple[OwnBox | None, ...] = (None,)
        self.buttons = {name: QPushButton() for name in ("new", "sheets", "undo", "redo", "finish", "closed")}
        for name, button in self.buttons.items():
            button.setObjectName(f"pad_{name}")
            button.setAutoDefault(False)
            button.clicked.connect(getattr(self, name))
        self.buttons["finish"].setProperty("role", "main")
        self.export = QToolButton()
        self.export.setObjectName("pad_export")
        self.export.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self.export)
        self.options_action = self._menu.addAction("")
        self.options_action.triggered.connect(lambda _on=False: self.options.emit())
        self.order_action = self._menu.addAction("")
        self.order_action.setCheckable(True)
        self.order_action.toggled.connect(self.by_column)
        self._menu.addSeparator()
        self.exports: dict[str, QAction] = {}
        for name in EXPORTS:
            action = self._menu.addAction("")
            action.triggered.connect(lambda _on=False, name=name: self.exported.emit(name))
            self.exports[name] = action
        self.export.setMenu(self._menu)
        self.game.activated.connect(lambda _row: self.game_chosen.emit(self.game.currentData()))
        self.seats.activated.connect(lambda _row: self.seats_chosen.emit(self.seats.currentData()))
        self.edition.activated.connect(lambda row: self.edition_chosen.emit(self._editions[row]))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self.game, self.edition, self.seats, self.buttons["undo"], self.buttons["redo"], None,
            self.buttons["new"], self.buttons["sheets"], self.export, self.buttons["finish"],
            self.buttons["closed"],
        ):  # fmt: skip
            if widget is None:
                line.addStretch(1)
            else:
                line.addWidget(widget)

    def show_sheet(self, sheet: PadSheet, can_undo: bool, can_redo: bool) -> None:
        """Marks and words as the sheet stands."""
        self.game.setCurrentIndex(max(0, self.game.findData(sheet.game)))
        counts = list(pad(sheet.game).seat_counts)
        if [self.seats.itemData(row) for row in range(self.seats.count())] != counts:
            self.seats.clear()
            for count in counts:
                self.seats.addItem("", count)
            self._name_counts()
        self.seats.setCurrentIndex(max(0, self.seats.findData(len(sheet.seats))))
        self.options_action.setVisible(bool(pad(sheet.game).options))
        self.buttons["undo"].setEnabled(can_undo)
        self.buttons["redo"].setEnabled(can_redo)
        self.buttons["finish"].setEnabled(not sheet.blank)
        for action in self.exports.values():
            action.setEnabled(not sheet.blank)
        again = self.tr("Go on") if sheet.finished else self.tr("Finish")
        self.buttons["finish"].setText(again)
        about = self.tr("Finished sheets are kept with their day; drafts are kept as they are typed.")
        self.buttons["finish"].setToolTip(about)

    def show_editions(self, sheet: PadSheet, boxes: Sequence[OwnBox]) -> None:
        """The boxes whose pieces and points a sheet may be counted by; hidden where there is no choice.

        A sheet of a box that is not kept here any more, or has changed since, keeps its own as a choice.
        """
        own = next((box for box in boxes if box.text == sheet.edition_text), None)
        if sheet.edition_text and own is None:
            own = OwnBox(sheet.game, sheet.edition, sheet.edition, sheet.edition_text)
            boxes = (*boxes, own)
        editions = (None, *boxes)
        if editions != self._editions or self.edition.count() != len(editions):
            self._editions = editions
            self.edition.clear()
            self.edition.addItems(["", *(box.name for box in boxes)])
            self._name_edition()
        self.edition.setCurrentIndex(self._editions.index(own))
        self.edition.setVisible(len(editions) > 1)

    def _name_edition(self) -> None:
        self.edition.setItemText(0, self.tr("Built-in box"))

    def _name_counts(self) -> None:
        for row in range(self.seats.count()):
            text = self.tr("{count} players").format(count=self.seats.itemData(row))
            self.seats.setItemText(row, text)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for row in range(self.game.count()):
            self.game.setItemText(row, game_title(self.game.itemData(row)))
        self._name_counts()
        self._name_edition()
        self.edition.setAccessibleName(self.tr("Edition"))
        self.edition.setToolTip(self.tr("Whose pieces and points the sheet is counted by"))
        self.game.setAccessibleName(self.tr("Game"))
        self.seats.setAccessibleName(self.tr("Number of players"))
        self.options_action.setText(self.tr("Options of the rules…"))
        self.order_action.setText(self.tr("Tab goes down the column"))
        for name, text in {
            "new": self.tr("New sheet"),
            "sheets": self.tr("Sheets…"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "closed": self.tr("Close the pad"),
        }.items():
            self.buttons[name].setText(text)
        self.export.setText(self.tr("More"))
        for name, text in {
            "text": self.tr("Export as a text…"),
            "csv": self.tr("Export as a table (CSV)…"),
            "pdf": self.tr("Export as PDF…"),
            "print": self.tr("Print…"),
        }.items():
            self.exports[name].setText(text)
