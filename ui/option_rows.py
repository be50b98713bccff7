"""The options of a game's rules as rows: name, value, a word of help, and the rule each is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.setup import OptionSpec, Setup
from ui.phrasebook import phrases_for
from ui.theme import Theme


class OptionRows(QWidget):
    """All options of a game. `rule_wanted` carries the id of a rule that somebody wants to read.

    Values that need a real table are offered once `offer_table` has said that there is one.
    """

    rule_wanted = Signal(str)

    def __init__(self, options: Sequence[OptionSpec], setup: Setup, theme: Theme) -> None:
        super().__init__()
        self._options = tuple(options)
        self._setup = setup
        self._at_table = False
        self._wanted: dict[str, str] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, theme.gap_small, 0)
        column.setSpacing(theme.gap_small)
        self._boxes: dict[str, QComboBox] = {}
        self._names: dict[str, QLabel] = {}
        self._helps: dict[str, QLabel] = {}
        for option in self._options:
            self._add(column, option, theme)
        column.addStretch(1)

    def _add(self, column: QVBoxLayout, option: OptionSpec, theme: Theme) -> None:
        head = QHBoxLayout()
        name = QLabel()
        name.setWordWrap(True)
        name.setStyleSheet("font-weight: bold;")
        rule = QPushButton(option.rule)
        rule.setProperty("role", "link")
        rule.setAutoDefault(False)
        rule.clicked.connect(lambda: self.rule_wanted.emit(option.rule))
        head.addWidget(name, 1)
        head.addWidget(rule)
        box = QComboBox()
        box.setObjectName(f"option_{option.name}")
        self._fill(box, option)
        name.setBuddy(box)
        about = QLabel()
        about.setWordWrap(True)
        about.setProperty("role", "muted")
        column.addLayout(head)
        column.addWidget(about)
        column.addWidget(box)
        column.addSpacing(theme.gap)
        self._boxes[option.name], self._names[option.name], self._helps[option.name] = box, name, about

    def _fill(self, box: QComboBox, option: OptionSpec) -> None:
        box.clear()
        for value in all_values(option):
            if self._at_table or value not in option.at_table:
                box.addItem("", value)

    def offer_table(self, at_table: bool) -> None:
        """Offer also what needs a real table, or no more. What was shown last is shown again if it can be."""
        if at_table == self._at_table:
            return
        tabled = {option.name for option in self._options if option.at_table} if at_table else set()
        waiting = {name: value for name, value in self._wanted.items() if name in tabled}
        self._wanted = self.values() | waiting
        self._at_table = at_table
        for option in self._options:
            if option.at_table:
                self._fill(self._boxes[option.name], option)
        self.show_values(self._wanted)
        self.retranslate()

    def values(self) -> dict[str, str]:
        """Only what differs from the recommended values."""
        return {
            option.name: str(self._boxes[option.name].currentData())
            for option in self._options
            if self._boxes[option.name].currentData() != option.default
        }

    def show_values(self, values: Mapping[str, str]) -> None:
        """Show these values; what is missing or unknown is at its recommended one."""
        self._wanted = dict(values)
        for option in self._options:
            box = self._boxes[option.name]
            found = box.findData(values.get(option.name, option.default))
            box.setCurrentIndex(found if found >= 0 else box.findData(option.default))

    def reset(self) -> None:
        """All recommended values."""
        self.show_values({})

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        phrases = phrases_for(self._setup)
        for option in self._options:
            title = phrases.option(option.name)
            self._names[option.name].setText(title)
            self._helps[option.name].setText(phrases.option_help(option.name))
            box = self._boxes[option.name]
            box.setAccessibleName(title)
            for index in range(box.count()):
                value = str(box.itemData(index))
                text = phrases.option_value(option.name, value)
                if value == option.default:
                    text = self.tr("{value} (recommended)").format(value=text)
                box.setItemText(index, text)


def all_values(option: OptionSpec) -> list[str]:
    """The listed values, then the whole numbers that are allowed."""
    numbers = range(option.numeric[0], option.numeric[1] + 1) if option.numeric else ()
    return [*option.values, *map(str, numbers)]
