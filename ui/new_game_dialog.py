"""The new-game dialog: how many seats, who sits there, their choices, the options of the rules, the seed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import DataError
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.game_parts import choices_of
from ui.option_rows import OptionRows
from ui.problem_words import in_words
from ui.seat_row import SeatRow
from ui.services import Services
from ui.setup_memory import kept_setup, setup_text
from ui.tables import games_with_table
from ui.theme import Theme

_REMEMBERED = "new-game"
_MOST_DIGITS = 18


class NewGameDialog(FittedDialog):
    """Asks for a setup. `chosen` carries it; `rule_wanted` a rule that somebody wants to read.

    Without a `game_id` it is for the first game that has a table.
    """

    chosen = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self, services: Services, theme: Theme, parent: QWidget | None = None, *, game_id: str = ""
    ) -> None:
        super().__init__(parent)
        self._services = services
        game_id = game_id or games_with_table()[0]
        self._game = game(game_id)
        self._theme = theme
        choices = choices_of(game_id)
        self._choices = choices
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        page.setSpacing(theme.gap)
        halves = QHBoxLayout()
        halves.setSpacing(theme.gap * 2)
        page.addLayout(halves, 1)
        left = QWidget()
        seats = QVBoxLayout(left)
        seats.setContentsMargins(0, 0, 0, 0)
        seats.setSpacing(theme.gap)
        halves.addWidget(Scrolled(left), 3)
        self._seats_title = _title()
        seats.addWidget(self._seats_title)
        seats.addLayout(self._count_buttons())
        self._order_hint = QLabel()
        self._order_hint.setProperty("role", "muted")
        self._order_hint.setWordWrap(True)
        controllers = ("human", *sorted(services.bot_names()))
        self._rows = [
            SeatRow(number, controllers, self._game.seat_options, choices, theme)
            for number in range(1, max(self._game.seat_counts) + 1)
        ]
        for row in self._rows:
            row.changed.connect(self._share_choices)
            seats.addWidget(row)
        seats.addWidget(self._order_hint)
        seats.addStretch(1)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setProperty("role", "muted")
        seats.addWidget(self._note)
        rules = QVBoxLayout()
        rules.setSpacing(theme.gap)
        halves.addLayout(rules, 2)
        self._options_title = _title()
        rules.addWidget(self._options_title)
        self._options = OptionRows(self._game.options, self._blank_setup(), theme)
        self._options.rule_wanted.connect(self.rule_wanted)
        rules.addWidget(Scrolled(self._options), 1)
        seed = QHBoxLayout()
        self._seed_label = QLabel()
        self._seed = QLineEdit()
        self._seed.setObjectName("seed")
        self._seed.setValidator(
            QRegularExpressionValidator(QRegularExpression(rf"\d{{0,{_MOST_DIGITS}}}"), self)
        )
        self._seed_label.setBuddy(self._seed)
        seed.addWidget(self._seed_label)
        seed.addWidget(self._seed, 1)
        rules.addLayout(seed)
        self._refused: DataError | None = None
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        self._problem.setStyleSheet(f"color: {theme.danger.name()}; font-weight: bold;")
        self._problem.hide()
        page.addWidget(self._problem)
        # With its parent at once: a dialog only keeps a default button that it knows already.
        self._buttons = QDialogButtonBox(self)
        self._start = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setObjectName("start")
        self._start.setProperty("role", "main")
        self._start.style().unpolish(self._start)  # the box of buttons has looked at its style already
        self._start.style().polish(self._start)
        self._start.setDefault(True)
        self._cancel = self._buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._usual = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._usual.setObjectName("usual_options")
        self._usual.setAutoDefault(False)
        self._usual.clicked.connect(self._options.reset)
        self._buttons.accepted.connect(self._accept)
        self._buttons.rejected.connect(self.reject)
        page.addWidget(self._buttons)
        self._show(kept_setup(services.remembered(_REMEMBERED), game_id))
        self.retranslate()
        self._rows[0].name.setFocus()

    def wanted_size(self) -> QSize:
        """Four seats without scrolling; the options may scroll."""
        return QSize(self._theme.text_px * 74, self._theme.text_px * 46)

    def _blank_setup(self) -> Setup:
        return Setup(self._game.id, (SeatSetup(""),) * min(self._game.seat_counts))

    def _count_buttons(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self._counts = QButtonGroup(self)
        for count in self._game.seat_counts:
            button = QPushButton()
            button.setObjectName(f"seats_{count}")
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.setAutoDefault(False)
            self._counts.addButton(button, count)
            line.addWidget(button)
        self._counts.idToggled.connect(lambda _count, _checked: self._show_rows())
        return line

    def _show(self, setup: Setup | None) -> None:
        seats = setup.seats if setup else (SeatSetup(""), SeatSetup("", "greedy"))
        count = len(seats) if len(seats) in self._game.seat_counts else min(self._game.seat_counts)
        for row, seat in zip(self._rows, seats, strict=False):
            row.show_seat(seat)
        if setup:
            self._options.show_values(dict(setup.options))
        self._counts.button(count).setChecked(True)
        self._show_rows()

    @property
    def seat_rows(self) -> list[SeatRow]:
        """The rows of the seats that take part."""
        return self._rows[: max(self._counts.checkedId(), 0)]

    def _show_rows(self) -> None:
        for number, row in enumerate(self._rows):
            row.setVisible(number < self._counts.checkedId())
        self._share_choices()

    def _share_choices(self) -> None:
        """What one seat has chosen the others cannot choose; the default is for everybody."""
        for option in self._game.seat_options:
            seen: set[str] = set()
            for row in self.seat_rows:
                if row.choice(option.name) in seen:
                    row.boxes[option.name].setCurrentIndex(0)
                if row.choice(option.name) != option.default:
                    seen.add(row.choice(option.name))
            for row in self.seat_rows:
                row.close_to(option.name, seen - {row.choice(option.name)})

    def setup(self) -> Setup:
        """The setup as the dialog stands; an empty seed is a fresh one."""
        text = self._seed.text()
        options: Mapping[str, str] = self._options.values()
        return Setup(
            self._game.id,
            tuple(row.seat() for row in self.seat_rows),
            tuple(options.items()),
            int(text) if text else self._services.fresh_seed(),
        )

    def _accept(self) -> None:
        setup = self.setup()
        try:
            self._game.check_setup(setup)
        except DataError as error:
            self._refused = error
            self._problem.setText(in_words(error))
            self._problem.show()
            return
        typed = tuple(
            SeatSetup(row.name.text().strip(), seat.controller, seat.choices)
            for row, seat in zip(self.seat_rows, setup.seats, strict=True)
        )
        self._services.remember(_REMEMBERED, setup_text(setup, typed))
        self.accept()
        self.chosen.emit(setup)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("New game"))
        self._seats_title.setText(self.tr("Seats"))
        self._options_title.setText(self.tr("Options of the rules"))
        for button in self._counts.buttons():
            button.setText(self.tr("{count} seats").format(count=self._counts.id(button)))
        self._order_hint.setText(
            self.tr("Seats sit clockwise in this order. Who starts is drawn. A mat brings its colour.")
        )
        self._note.setText(self._choices.note())
        self._seed_label.setText(self.tr("Seed"))
        self._seed.setPlaceholderText(self.tr("random"))
        self._seed.setToolTip(self.tr("The same number deals the same luck again."))
        self._start.setText(self.tr("Start the game"))
        self._cancel.setText(self.tr("Cancel"))
        self._usual.setText(self.tr("Recommended options"))
        if self._refused is not None:
            self._problem.setText(in_words(self._refused))
        for row in self._rows:
            row.retranslate()
        self._options.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _title() -> QLabel:
    label = QLabel()
    label.setProperty("role", "title")
    return label
