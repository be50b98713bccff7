"""Beside the picture: how far the part is known, its sums, and everything that is wrong with the box."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import Problem
from ui.follows_language import FollowsLanguage
from ui.own_box.parts import BoxParts, Sum
from ui.own_box.words import problem_words, trust_words
from ui.theme import Theme


class SidePanel(FollowsLanguage, QWidget):
    """`confirmed` carries whether the part is as in the own box; `restore_wanted` asks for the built-in one;
    `problem_picked` carries the number of a problem in the list."""

    confirmed = Signal(bool)
    restore_wanted = Signal()
    problem_picked = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._problems: tuple[Problem, ...] = ()
        self._sums: tuple[Sum, ...] = ()
        self._words: BoxParts | None = None
        self._trust = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.gap_small)
        self.own = QCheckBox()
        self.own.setObjectName("own_box_confirmed")
        self.own.clicked.connect(self.confirmed)
        self._known = _muted()
        self.restore = QPushButton()
        self.restore.setObjectName("own_box_restore")
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self.restore_wanted)
        self._sums_title = _title()
        frame = QFrame()
        self._grid = QGridLayout(frame)
        self._grid.setContentsMargins(0, 0, 0, theme.gap_small)
        self._grid.setHorizontalSpacing(theme.gap)
        self._grid.setVerticalSpacing(2)
        self._problems_title = _title()
        self.problems = QListWidget()
        self.problems.setObjectName("own_box_problems")
        self.problems.setWordWrap(True)
        self.problems.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.problems.itemClicked.connect(self._pick)
        self.problems.itemActivated.connect(self._pick)
        for widget in (self.own, self._known, self.restore, self._sums_title, frame):
            column.addWidget(widget)
        column.addSpacing(theme.gap_small)
        column.addWidget(self._problems_title)
        column.addWidget(self.problems, 100)
        column.addStretch(1)  # takes the room where nothing is to be mended
        self.retranslate()

    def _pick(self, item: QListWidgetItem) -> None:
        self.problem_picked.emit(self.problems.row(item))

    def show_part(self, trust: str, *, may_doubt: bool, changed: bool, sums: Sequence[Sum]) -> None:
        """How far the part is known, whether it can be given back, and its sums."""
        self._trust = trust
        self.own.setChecked(trust == "own")
        self.own.setEnabled(trust != "own" or may_doubt)
        self.restore.setEnabled(changed)
        self._sums = tuple(sums)
        self._show_sums()
        self._show_known()

    def show_problems(self, problems: tuple[Problem, ...], words: BoxParts) -> None:
        """Everything that is wrong, in the reader's language."""
        self._problems, self._words = problems, words
        self.problems.clear()
        for problem in problems:
            item = QListWidgetItem(problem_words(problem, words))
            item.setForeground(QBrush(self._theme.alarm))
            self.problems.addItem(item)
        self.problems.setVisible(bool(problems))
        self._show_title()

    def _show_title(self) -> None:
        count = len(self._problems)
        if count:
            self._problems_title.setText(self.tr("To be mended: {count}").format(count=count))
        else:
            self._problems_title.setText(self.tr("✓ Everything fits together"))
        colour = self._theme.alarm if count else self._theme.good
        self._problems_title.setStyleSheet(f"font-weight: bold; color: {colour.name()};")

    def _show_known(self) -> None:
        self._known.setText(self.tr("Now: {trust}").format(trust=trust_words(self._trust)))

    def _show_sums(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._sums_title.setVisible(bool(self._sums))
        for row, one in enumerate(self._sums):
            title = QLabel(one.title)
            title.setWordWrap(True)
            fits = one.wanted in (-1, one.count)
            text = str(one.count)
            if one.wanted >= 0:
                text = self.tr("{count} of {wanted}").format(count=one.count, wanted=one.wanted)
                text += " ✓" if fits else " ✗"
            number = QLabel(text)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            ink = self._theme.ink if fits else self._theme.alarm
            number.setStyleSheet(f"font-weight: bold; color: {ink.name()};")
            self._grid.addWidget(title, row, 0)
            self._grid.addWidget(number, row, 1)
        self._grid.setColumnStretch(0, 1)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.own.setText(self.tr("As in my box"))
        self.own.setToolTip(self.tr("You have compared this part with your box, and it is like this there."))
        self.restore.setText(self.tr("Built-in values again"))
        self._sums_title.setText(self.tr("Sums"))
        self.problems.setAccessibleName(self.tr("What is to be mended"))
        self._show_known()
        self._show_sums()
        if self._words is not None:
            self.show_problems(self._problems, self._words)


def _title() -> QLabel:
    label = QLabel()
    label.setStyleSheet("font-weight: bold;")
    return label


def _muted() -> QLabel:
    label = QLabel()
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label
