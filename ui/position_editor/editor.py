"""The editor of a position: the tray, a picture of the table, what is said besides, what cannot be."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QTabBar,
    QVBoxLayout,
)

from engine.core.errors import Problem
from ui.fitted_dialog import Scrolled, Yielding
from ui.history import History
from ui.position_editor.canvas import PositionCanvas
from ui.position_editor.parts import Area, Spot, position_parts_of
from ui.position_editor.say_form import SayForm
from ui.position_editor.shelves import piece_words
from ui.position_editor.situation import Situation
from ui.position_editor.tray import Tray
from ui.position_editor.words import (
    every_area,
    marks_of,
    place_words,
    problem_words,
    spot_words,
    where,
)
from ui.theme import Theme


class PositionEditor(Yielding):
    """Edits the situation it is given. `changed` tells that it is another one now."""

    changed = Signal()

    def __init__(self, situation: Situation, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._parts = position_parts_of(situation.setup.game)
        self._box = self._parts.box(situation.setup)
        self.history = History(situation)
        self.problems: tuple[Problem, ...] = ()
        self._areas: tuple[Area, ...] = ()
        self._turns = 0
        self._note = ""
        # Fields are made anew for another language, which must not be while Qt tells them of it one by one.
        self._translating = QTimer(self)
        self._translating.setSingleShot(True)
        self._translating.timeout.connect(self.retranslate)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        theme = self._theme
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(theme.gap_small)
        page.addLayout(self._head())
        middle = QHBoxLayout()
        middle.setSpacing(theme.gap)
        page.addLayout(middle, 1)
        self.tray = Tray(self.situation.setup, self._box, theme)
        self.tray.setFixedWidth(theme.text_px * 19)
        self.tray.picked.connect(self._picked)
        self.tray.dropped.connect(self._dropped)
        middle.addWidget(self.tray)
        centre = QVBoxLayout()
        centre.setSpacing(0)
        middle.addLayout(centre, 1)
        self.tabs = QTabBar()
        self.tabs.setObjectName("position_areas")
        self.tabs.setExpanding(False)
        self.tabs.currentChanged.connect(lambda _row: self._show_area())
        centre.addWidget(self.tabs)
        self.canvas = PositionCanvas(theme, self.covered, self._spot_words)
        self.canvas.put.connect(self.put)
        self.canvas.taken.connect(self.take)
        self.canvas.more.connect(self.more)
        self.canvas.typed.connect(self._type)
        self.canvas.turned.connect(self.turn)
        self.canvas.visited.connect(lambda _place: self._follow_spot())
        centre.addWidget(self.canvas, 1)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setMinimumHeight(theme.text_px * 3)
        centre.addWidget(self.status)
        middle.addLayout(self._side())

    def _head(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(self._theme.gap_small)
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setProperty("role", "muted")
        line.addWidget(self._about, 1)
        self.fewer_button = self._button("fewer", lambda: self.more(self.canvas.cursor_name, -1))
        self.more_button = self._button("more", lambda: self.more(self.canvas.cursor_name, 1))
        self.turn_button = self._button("turn", self.turn)
        self.undo_button = self._button("undo", lambda: self.go(-1), QKeySequence.StandardKey.Undo)
        self.redo_button = self._button("redo", lambda: self.go(1), QKeySequence.StandardKey.Redo)
        for button in (
            self.fewer_button, self.more_button, self.turn_button, self.undo_button, self.redo_button,
        ):  # fmt: skip
            line.addWidget(button)
        return line

    def _button(self, name: str, work: object, key: QKeySequence.StandardKey | None = None) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"position_{name}")
        button.setAutoDefault(False)
        button.clicked.connect(work)
        if key is not None:
            action = QAction(self)
            keys = QKeySequence.keyBindings(key)
            also = QKeySequence("Ctrl+Y")
            action.setShortcuts([*keys, also] if name == "redo" and also not in keys else keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(work)
            self.addAction(action)
        return button

    def _side(self) -> QVBoxLayout:
        side = QVBoxLayout()
        side.setSpacing(self._theme.gap_small)
        self.form = SayForm(self._theme)
        self.form.said.connect(self.say)
        scrolled = Scrolled(self.form)
        scrolled.setFixedWidth(self._theme.text_px * 19)
        side.addWidget(scrolled, 3)
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
        side.addWidget(self.verdict)
        self.problem_list = QListWidget()
        self.problem_list.setObjectName("position_problems")
        self.problem_list.setWordWrap(True)
        self.problem_list.setFixedWidth(self._theme.text_px * 19)
        self.problem_list.setMaximumHeight(self._theme.text_px * 13)
        self.problem_list.itemClicked.connect(
            lambda _item: self.go_to_problem(self.problem_list.currentRow())
        )
        self.problem_list.itemActivated.connect(
            lambda _item: self.go_to_problem(self.problem_list.currentRow())
        )
        side.addWidget(self.problem_list, 2)
        return side

    # --- what is shown --------------------------------------------------------------------------

    @property
    def situation(self) -> Situation:
        """The situation as it stands."""
        return self.history.now

    @property
    def area(self) -> Area:
        """The area that is shown."""
        return self._areas[max(0, min(self.tabs.currentIndex(), len(self._areas) - 1))]

    def show_area(self, key: str) -> None:
        """Show the area of that name."""
        for number, area in enumerate(self._areas):
            if area.key == key:
                self.tabs.setCurrentIndex(number)

    def _marks(self) -> frozenset[str]:
        return frozenset(place for problem in self.problems for place in marks_of(self.situation, problem))

    def _refresh(self) -> None:
        """Everything follows the situation."""
        now = self.situation
        self.problems = now.problems()
        self._areas = every_area(now)
        titles = [area.title(now) for area in self._areas]
        self.tabs.blockSignals(True)
        while self.tabs.count() > len(titles):
            self.tabs.removeTab(self.tabs.count() - 1)
        marks = self._marks()
        for number, title in enumerate(titles):
            if number == self.tabs.count():
                self.tabs.addTab(title)
        troubles = self._troubles()
        for number, area in enumerate(self._areas):
            count = troubles.get(area.key, 0)
            self.tabs.setTabText(number, f"{titles[number]} ({count})" if count else titles[number])
        self.tabs.blockSignals(False)
        placed: dict[str, int] = {}
        for place, pieces in now.places.items():
            for piece, count in pieces.items():
                if not self._parts.unseen(place):
                    placed[piece] = placed.get(piece, 0) + count
        named = frozenset(str(problem.place) for problem in self.problems)
        self.tray.show_left(placed, named)
        self.form.show_says(self._parts.says(now), dict(now.says), marks | named)
        self._show_problems()
        self.undo_button.setEnabled(self.history.can_undo)
        self.redo_button.setEnabled(self.history.can_redo)
        self._show_area()

    def _troubles(self) -> dict[str, int]:
        """How many problems have a place on each area."""
        found: dict[str, int] = {}
        for problem in self.problems:
            places = (where(self.situation, mark) for mark in marks_of(self.situation, problem))
            for key in {place[0].key for place in places if place is not None}:
                found[key] = found.get(key, 0) + 1
        return found

    def _show_area(self) -> None:
        if self._areas:
            self.canvas.show_area(self.area, self.situation, self._marks())
            self._follow_spot()

    def _show_problems(self) -> None:
        row = self.problem_list.currentRow()
        lines = [problem_words(self.situation, problem) for problem in self.problems]
        if [self.problem_list.item(index).text() for index in range(self.problem_list.count())] != lines:
            self.problem_list.clear()
            self.problem_list.addItems(lines)
            self.problem_list.setCurrentRow(min(row, len(lines) - 1))
        count = len(lines)
        self.problem_list.setVisible(count > 0)
        if count:
            said = self.tr("What cannot be: {count}").format(count=count)
        else:
            said = self.tr("This position can be played on.")
        self.verdict.setText(said)
        colour = self._theme.alarm if count else self._theme.ink
        self.verdict.setStyleSheet(f"color: {colour.name()}; font-weight: bold;")

    def go_to_problem(self, number: int) -> None:
        """Show the place that a problem is about, and put the cursor there."""
        if not 0 <= number < len(self.problems):
            return
        self.problem_list.setCurrentRow(number)
        problem = self.problems[number]
        for mark in sorted(marks_of(self.situation, problem)):
            found = where(self.situation, mark)
            if found is not None:
                self.show_area(found[0].key)
                self.canvas.go_to(found[1].place)
                self.canvas.setFocus()
                return
        fields = self.form.fields
        field = fields.get(f"say_{problem.place}") or fields.get(f"say_{problem.place}_1")
        if field is not None:
            field.setFocus()

    def _spot_words(self, spot: Spot) -> str:
        return spot_words(self.situation, spot)

    def _follow_spot(self) -> None:
        spot = self.canvas.spot(self.canvas.cursor_name)
        words = self._spot_words(spot) if spot is not None else ""
        piece = self.tray.piece
        if piece:
            picked = self.tr("Picked: {piece}. A click puts it down; a right click takes away.").format(
                piece=piece_words(self.situation.setup, piece)
            )
        else:
            picked = self.tr("Pick a piece at the left, then click where it lies.")
        self.status.setText("\n".join(part for part in (self._note or picked, words) if part))
        self.status.setAccessibleName(self.status.text())
        self.turn_button.setEnabled(len(self._ways(self.canvas.cursor_name)) > 1)
        lies = bool(spot is not None and spot.lies)
        self.fewer_button.setEnabled(lies)
        self.more_button.setEnabled(lies or bool(piece and spot is not None))

    # --- what is done ---------------------------------------------------------------------------

    def _change(self, situation: Situation, joint: object = None) -> None:
        self._note = ""
        if self.history.change(situation, joint):
            self._refresh()
            self.changed.emit()
        else:
            self._follow_spot()

    def go(self, by: int) -> None:
        """Back by -1 or forth by 1."""
        self._note = ""
        self.history.go(by)
        self._refresh()
        self.changed.emit()

    def _picked(self, piece: str) -> None:
        del piece
        self._note = ""
        self._turns = 0
        self._follow_spot()
        self.canvas.update()

    def _dropped(self, piece: str, at: QPoint) -> None:
        del piece
        self.canvas.drop(at)

    def turn(self) -> None:
        """Turn the picked piece."""
        self._turns += 1
        self._note = ""
        self.canvas.update()

    def _ways(self, place: str) -> tuple[str, ...]:
        piece = self.tray.piece
        return self._parts.ways(self.situation, place, piece) if piece and place else ()

    def way(self, place: str) -> str:
        """Where the picked piece would come to lie on a spot; empty where it does not fit."""
        ways = self._ways(place)
        return ways[self._turns % len(ways)] if ways else ""

    def covered(self, place: str) -> frozenset[str]:
        """The spots that the picked piece would cover."""
        way = self.way(place)
        number, dot, fields = way.partition(".")
        if not dot:
            return frozenset((way,) if way else ())
        return frozenset(f"{number}.{field}" for field in fields.split("+"))

    def put(self, place: str) -> None:
        """Lay the picked piece on a spot."""
        way = self.way(place)
        if way:
            self._change(self.situation.with_more(way, self.tray.piece, 1))
        elif self.tray.piece:
            self._note = self.tr("{piece} does not fit on {place}.").format(
                piece=piece_words(self.situation.setup, self.tray.piece),
                place=place_words(self.situation, place),
            )
            self._follow_spot()

    def _topmost(self, place: str) -> tuple[str, str] | None:
        spot = self.canvas.spot(place)
        return spot.lies[0] if spot is not None and spot.lies else None

    def take(self, place: str) -> None:
        """Take the picked piece away if it lies there, else the topmost one."""
        spot = self.canvas.spot(place)
        if spot is None or not spot.lies:
            return
        picked = [(there, piece) for there, piece in spot.lies if piece == self.tray.piece]
        there, piece = (*picked, *spot.lies)[0]
        self._change(self.situation.with_more(there, piece, -1))

    def more(self, place: str, by: int) -> None:
        """More or fewer of the picked piece if it lies there, else of the topmost one; or put the first."""
        spot = self.canvas.spot(place)
        if spot is None:
            return
        there = [lying for lying in spot.lies if lying[1] == self.tray.piece] or list(spot.lies[:1])
        if there:
            self._change(self.situation.with_more(*there[0], by))
        elif by > 0:
            self.put(place)

    def _type(self, place: str, digits: str) -> None:
        spot = self.canvas.spot(place)
        if spot is None:
            return
        picked = self.way(place)
        lies = [lying for lying in spot.lies if lying[1] == self.tray.piece]
        there = lies[0] if lies else (picked, self.tray.piece) if picked else self._topmost(place)
        if there is not None:
            self._change(self.situation.with_count(*there, int(digits)), ("count", *there))

    def say(self, key: str, value: str) -> None:
        """Another value of a word. Words that mean something only now or only before come and go with it."""
        before = {say.key for say in self._parts.says(self.situation)}
        after = self.situation.saying(key, value)
        says = self._parts.says(after)
        for gone in before - {say.key for say in says}:
            after = after.saying(gone, "")
        for say in says:
            if say.key not in before and say.first and not say.optional:
                after = after.saying(say.key, after.said(say.key) or say.first)
        self._change(after, ("say", key))

    # --- language -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._about.setText(self._parts.about())
        self.fewer_button.setText("−")
        self.fewer_button.setAccessibleName(self.tr("One fewer at this place"))
        self.fewer_button.setToolTip(self.tr("One fewer at this place (−)"))
        self.more_button.setText("+")
        self.more_button.setAccessibleName(self.tr("One more at this place"))
        self.more_button.setToolTip(self.tr("One more at this place (+)"))
        self.turn_button.setText(self.tr("Turn"))
        self.turn_button.setToolTip(self.tr("Turn the picked tile (R)"))
        self.undo_button.setText(self.tr("Undo"))
        self.redo_button.setText(self.tr("Redo"))
        self.tabs.setAccessibleName(self.tr("Part of the table"))
        self.problem_list.setAccessibleName(self.tr("What cannot be"))
        self.tray.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._translating.start()
        super().changeEvent(event)
