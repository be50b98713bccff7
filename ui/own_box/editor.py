"""The editor of a box: its parts at the left, the picture of one in the middle, sums and problems beside."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import Problem
from ui.fitted_dialog import Scrolled
from ui.follows_language import FollowsLanguage
from ui.outer_undo import OuterUndo
from ui.own_box.brush_bar import BrushBar
from ui.own_box.canvas import BoxCanvas
from ui.own_box.draft import LONGEST_NAME, Draft
from ui.own_box.parts import Part, box_parts_of
from ui.own_box.side_panel import SidePanel
from ui.own_box.words import trust_words
from ui.theme import Theme


class BoxEditor(FollowsLanguage, QWidget):
    """Edits the draft it is given. `changed` tells that the draft is another one now."""

    changed = Signal()

    def __init__(self, draft: Draft, theme: Theme) -> None:
        super().__init__()
        self.draft = draft
        self._theme = theme
        self._words = box_parts_of(draft.game)
        self._problems: tuple[Problem, ...] = ()
        self._parts: tuple[Part, ...] = ()
        self._brushes: dict[str, str] = {}
        self._joining = False
        self._build()
        self.retranslate()
        self.parts.setCurrentRow(0)

    def _build(self) -> None:
        gap = self._theme.gap
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(gap)
        page.addLayout(self._head())
        middle = QHBoxLayout()
        middle.setSpacing(gap)
        page.addLayout(middle, 1)
        self.parts = QListWidget()
        self.parts.setObjectName("own_box_parts")
        self.parts.setWordWrap(True)
        self.parts.currentRowChanged.connect(lambda _row: self._show_part())
        middle.addWidget(self.parts)
        centre = QVBoxLayout()
        centre.setSpacing(self._theme.gap_small)
        middle.addLayout(centre, 1)
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setProperty("role", "muted")
        self.brushes = BrushBar(self._theme)
        self.brushes.picked.connect(self._pick)
        self.canvas = BoxCanvas(self._theme)
        self.canvas.used.connect(self._use)
        self.canvas.counted.connect(self._count)
        self.canvas.brush_picked.connect(self._pick)
        centre.addWidget(self._about)
        centre.addWidget(self.brushes)
        centre.addWidget(self.canvas, 1)
        self.side = SidePanel(self._theme)
        self.side.confirmed.connect(self._confirm)
        self.side.restore_wanted.connect(self._restore)
        self.side.problem_picked.connect(self.go_to_problem)
        self._beside = Scrolled(self.side)
        self._beside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        middle.addWidget(self._beside)

    def _head(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(self._theme.gap_small)
        self._name_label = QLabel()
        self.name = QLineEdit()
        self.name.setObjectName("own_box_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(self._rename)
        OuterUndo(self).watch(self.name)
        self._name_label.setBuddy(self.name)
        self.undo = self._way("undo", QKeySequence.StandardKey.Undo, self._undo)
        self.redo = self._way("redo", QKeySequence.StandardKey.Redo, self._redo)
        line.addWidget(self._name_label)
        line.addWidget(self.name, 1)
        line.addSpacing(self._theme.gap)
        line.addWidget(self.undo)
        line.addWidget(self.redo)
        return line

    def _way(self, name: str, key: QKeySequence.StandardKey, work: object) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"own_box_{name}")
        button.setAutoDefault(False)
        button.clicked.connect(work)
        action = QAction(self)
        keys = QKeySequence.keyBindings(key)
        more = QKeySequence("Ctrl+Y")
        if name == "redo" and more not in keys:  # a key that is there twice is ambiguous, and does nothing
            keys.append(more)
        action.setShortcuts(keys)
        action.triggered.connect(work)
        self.addAction(action)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lists at their comfortable width, or narrower where large words leave little room."""
        super().resizeEvent(event)
        em = self._theme.text_px
        self.parts.setFixedWidth(min(em * 15, self.width() * 20 // 100))
        self._beside.setFixedWidth(min(em * 17, self.width() * 24 // 100))

    # --- what is shown --------------------------------------------------------------------------

    def way(self) -> tuple[QWidget, ...]:
        """What Tab goes to, in order."""
        side = self.side
        head = (self.name, self.undo, self.redo, self.parts, *self.brushes.buttons())
        return (*head, self.canvas, side.own, side.restore, side.problems)

    @property
    def part(self) -> Part:
        """The part that is shown."""
        return self._parts[max(0, min(self.parts.currentRow(), len(self._parts) - 1))]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong now."""
        return self._problems

    def _show(self) -> None:
        """Everything anew, after each change."""
        self._parts = tuple(self._words.parts(self.draft.data))
        self._problems = self.draft.problems()
        if self.name.text() != self.draft.name:
            self.name.setText(self.draft.name)
        self.undo.setEnabled(self.draft.can_undo)
        self.redo.setEnabled(self.draft.can_redo)
        self._show_list()
        self.side.show_problems(self._problems, self._words)
        self._show_part()

    def _show_list(self) -> None:
        row = max(0, self.parts.currentRow())
        self.parts.blockSignals(True)
        while self.parts.count() > len(self._parts):
            self.parts.takeItem(self.parts.count() - 1)
        while self.parts.count() < len(self._parts):
            self.parts.addItem("")
        for number, part in enumerate(self._parts):
            item = self.parts.item(number)
            wrong = any(part.marks(self.draft.data, problem) is not None for problem in self._problems)
            known = trust_words(self.draft.trust(part.section, part.item))
            item.setText(f"{'✗ ' if wrong else ''}{part.title()}\n    {known}")
            item.setForeground(self._theme.alarm if wrong else self._theme.ink)
        self.parts.setCurrentRow(min(row, len(self._parts) - 1))
        self.parts.blockSignals(False)

    def _show_part(self) -> None:
        data, part = self.draft.data, self.part
        marks: set[str] = set()
        for problem in self._problems:
            marks |= part.marks(data, problem) or frozenset()
        self._about.setText(part.about())
        brushes = part.brushes(data)
        self.brushes.show_brushes(brushes, self._brush(), self._theme)
        for first, second in pairwise((self.parts, *self.brushes.buttons(), self.canvas)):
            self.setTabOrder(first, second)
        self.canvas.show_part(part, data, frozenset(marks), self._theme)
        self.side.show_part(
            self.draft.trust(part.section, part.item),
            may_doubt=self.draft.may_doubt(part.section, part.item),
            changed=not self.draft.is_built_in(part.section, part.item),
            sums=part.sums(data),
        )

    def _brush(self) -> str:
        brushes = self.part.brushes(self.draft.data)
        family = self.part.section
        keys = [brush.key for brush in brushes]
        if self._brushes.get(family) not in keys:
            self._brushes[family] = keys[0] if keys else ""
        return self._brushes[family]

    def _pick(self, key: str) -> None:
        self._brushes[self.part.section] = key
        self.brushes.show_chosen(key)

    def go_to_problem(self, number: int) -> None:
        """Show the part that a problem is about, with the cursor on its first spot."""
        problem = self._problems[number]
        for row, part in enumerate(self._parts):
            marks = part.marks(self.draft.data, problem)
            if marks is not None:
                self.parts.setCurrentRow(row)
                spots = [spot.name for spot in self.canvas.spots if spot.name in marks]
                if spots:
                    self.canvas.go_to(spots[0])
                self.canvas.setFocus()
                return

    # --- what is done ---------------------------------------------------------------------------

    def _use(self, name: str, joins: bool) -> None:
        spot = self.canvas.spot(name)
        if spot is not None and spot.use is not None:
            joins = joins and self._joining
            work = spot.use(self._brush())
            done = self.draft.change(self.part.section, work, item=self.part.item, joins=joins)
            self._joining = joins or done
            self._after(done)

    def _count(self, name: str, count: int, joins: bool) -> None:
        spot = self.canvas.spot(name)
        if spot is not None and spot.put is not None:
            work = spot.put(count)
            self._after(self.draft.change(self.part.section, work, item=self.part.item, joins=joins))

    def _rename(self, text: str) -> None:
        self._after(self.draft.rename(" ".join(text.split())), name=text)

    def _confirm(self, own: bool) -> None:
        self.draft.confirm(self.part.section, own, self.part.item)
        self._after(True)

    def _restore(self) -> None:
        self._after(self.draft.restore(self.part.section, self.part.item))

    def _undo(self) -> None:
        self.draft.undo()
        self._after(True)

    def _redo(self) -> None:
        self.draft.redo()
        self._after(True)

    def _after(self, done: bool, *, name: str | None = None) -> None:
        if not done:
            return
        self._show()
        if name is not None and self.name.text() != name:
            place = self.name.cursorPosition()
            self.name.setText(name)
            self.name.setCursorPosition(min(place, len(name)))
        self.changed.emit()

    # --- language -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._name_label.setText(self.tr("Name of the box"))
        self.name.setPlaceholderText(self.tr("such as: My box"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.parts.setAccessibleName(self.tr("Parts of the box"))
        self._show()
