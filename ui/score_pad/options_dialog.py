"""The options of the rules that a sheet is counted by."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.core.pad_sheet import PadSheet
from engine.registry import pad
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.follows_language import FollowsLanguage
from ui.option_rows import OptionRows
from ui.theme import Theme


class PadOptionsDialog(FollowsLanguage, FittedDialog):
    """Shows the options of a sheet. `chosen` carries what differs from the recommended values."""

    chosen = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, sheet: PadSheet, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = OptionRows(pad(sheet.game).options, sheet.setup, theme)
        self.rows.rule_wanted.connect(self.rule_wanted)
        self.rows.show_values(dict(sheet.options))
        self.done_button = QPushButton()
        self.done_button.setProperty("role", "main")
        self._cancel = QPushButton()
        self._cancel.clicked.connect(self.reject)
        self.done_button.clicked.connect(self._choose)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self._cancel)
        line.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        column.setSpacing(theme.gap)
        column.addWidget(Scrolled(self.rows), 1)
        column.addLayout(line)
        self.retranslate()

    def _choose(self) -> None:
        self.chosen.emit(self.rows.values())
        self.accept()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Options of the rules"))
        self.rows.retranslate()
        self.done_button.setText(self.tr("Count by these"))
        self._cancel.setText(self.tr("Cancel"))
