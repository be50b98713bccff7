"""The options of the rules that a sheet is counted by."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.core.pad_sheet import PadSheet
from engine.registry import pad
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.option_rows import OptionRows
from ui.theme import Theme


class PadOptionsDialog(FittedDialog):
    """Shows the options of a sheet. `chosen` carries what differs from the recommended values."""

    chosen = Signal(object)
    rule_wanted = Signal(str)

    def __init__(self, sheet: PadSheet, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Options of the rules"))
        self.rows = OptionRows(pad(sheet.game).options, sheet.setup, theme)
        self.rows.rule_wanted.connect(self.rule_wanted)
        self.rows.retranslate()
        self.rows.show_values(dict(sheet.options))
        self.done_button = QPushButton(self.tr("Count by these"))
        self.done_button.setProperty("role", "main")
        close = QPushButton(self.tr("Cancel"))
        close.clicked.connect(self.reject)
        self.done_button.clicked.connect(self._choose)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(close)
        line.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        column.setSpacing(theme.gap)
        column.addWidget(Scrolled(self.rows), 1)
        column.addLayout(line)

    def _choose(self) -> None:
        self.chosen.emit(self.rows.values())
        self.accept()
