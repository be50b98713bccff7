"""What is agreed before a game: how many seats, who sits there, their choices, the options of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from ui.fitted_dialog import Scrolled
from ui.game_parts import choices_of
from ui.game_titles import blank_setup
from ui.option_rows import OptionRows
from ui.own_box.shelf import OwnBox, box_of
from ui.seat_row import SeatRow
from ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Company:
    """Who wants to play, as somebody has said by hand: how many, names and players of seats by number.

    `count` is 0, and a seat is not there, where nobody has said anything.
    """

    count: int
    names: Mapping[int, str]
    players: Mapping[int, str]


class SetupPage(QWidget):
    """The setup of one game. `rule_wanted` carries the id of a rule that somebody wants to read."""

    rule_wanted = Signal(str)
    company_changed = Signal()

    def __init__(self, game_id: str, bots: tuple[str, ...], theme: Theme) -> None:
        super().__init__()
        self._game = game(game_id)
        self._choices = choices_of(game_id)
        self._count_chosen = False
        self._boxes: tuple[OwnBox, ...] = ()
        halves = QHBoxLayout(self)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(theme.gap * 2)
        left = QWidget()
        seats = QVBoxLayout(left)
        seats.setContentsMargins(0, 0, 0, 0)
        seats.setSpacing(theme.gap)
        halves.addWidget(Scrolled(left), 3)
        seats.addLayout(self._box_line(theme))
        self._seats_title = _title()
        seats.addWidget(self._seats_title)
        seats.addLayout(self._count_buttons())
        self._order_hint = _muted()
        controllers = ("human", *sorted(bots))
        self._rows = [
            SeatRow(number, controllers, self._game.seat_options, self._choices, theme)
            for number in range(1, max(self._game.seat_counts) + 1)
        ]
        for row in self._rows:
            row.changed.connect(self._share_choices)
            seats.addWidget(row)
        seats.addWidget(self._order_hint)
        seats.addStretch(1)
        self._note = _muted()
        seats.addWidget(self._note)
        rules = QVBoxLayout()
        rules.setSpacing(theme.gap)
        halves.addLayout(rules, 2)
        self._options_title = _title()
        rules.addWidget(self._options_title)
        self._options = OptionRows(self._game.options, blank_setup(game_id), theme)
        self._options.rule_wanted.connect(self.rule_wanted)
        rules.addWidget(Scrolled(self._options), 1)
        self.show_setup(None)
        self.retranslate()

    def _box_line(self, theme: Theme) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(theme.gap)
        self._box_label = _title()
        self._box = QComboBox()
        self._box.setObjectName("box")
        self._box.addItem("")
        self._box.currentIndexChanged.connect(lambda _row: self._follow_box())
        self._box_label.setBuddy(self._box)
        line.addWidget(self._box_label)
        line.addWidget(self._box, 1)
        return line

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
        self._counts.idClicked.connect(self._choose_count)
        return line

    def _choose_count(self) -> None:
        self._count_chosen = True

    # --- which box --------------------------------------------------------------------------

    def show_boxes(self, boxes: tuple[OwnBox, ...]) -> None:
        """The boxes that can be chosen besides the built-in one; the chosen one stays if it still exists."""
        chosen = self.box
        self._boxes = boxes
        self._box.blockSignals(True)
        while self._box.count() > 1:
            self._box.removeItem(1)
        for box in boxes:
            self._box.addItem(box.name)
        self._box.blockSignals(False)
        self.choose_box(next((box for box in boxes if chosen and box.key == chosen.key), None))

    def choose_box(self, box: OwnBox | None) -> None:
        """Choose one of the boxes, or the built-in one."""
        self._box.setCurrentIndex(self._boxes.index(box) + 1 if box in self._boxes else 0)
        self._follow_box()

    @property
    def box(self) -> OwnBox | None:
        """The box that is chosen; None for the built-in one."""
        row = self._box.currentIndex()
        return self._boxes[row - 1] if 0 < row <= len(self._boxes) else None

    def _follow_box(self) -> None:
        """Pictures and the note are those of the box."""
        text = self.box.text if self.box else ""
        for row in self._rows:
            row.show_box(text)
        self._note.setText(self._choices.note(text))

    # --- what it shows ----------------------------------------------------------------------

    def show_setup(self, setup: Setup | None) -> None:
        """Show what was agreed before; without it a person plays with a bot."""
        seats = setup.seats if setup else (SeatSetup(""), SeatSetup("", "greedy"))
        for row, seat in zip(self._rows, seats, strict=False):
            row.show_seat(seat)
        if setup:
            self._options.show_values(dict(setup.options))
            self.choose_box(box_of(setup, self._boxes))
        self._show_count(len(seats))

    def _show_count(self, count: int) -> None:
        count = count if count in self._game.seat_counts else min(self._game.seat_counts)
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
        self.company_changed.emit()

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

    def offer_table(self, at_table: bool) -> None:
        """Whether a game at a real table is meant, which may have options of its own."""
        self._options.offer_table(at_table)

    def reset_options(self) -> None:
        """All recommended options."""
        self._options.reset()

    # --- what was said ----------------------------------------------------------------------

    def company(self) -> Company:
        """What somebody has said by hand about who plays."""
        return Company(
            self._counts.checkedId() if self._count_chosen else 0,
            {number: row.name.text() for number, row in enumerate(self._rows) if row.named},
            {number: row.player for number, row in enumerate(self._rows) if row.manned},
        )

    def welcome(self, company: Company) -> None:
        """Show the same people; what nobody has said stays as it is."""
        for number, row in enumerate(self._rows):
            row.welcome(company.names.get(number), company.players.get(number))
        if company.count:
            self._show_count(company.count)
            self._count_chosen = True

    def setup(self, seed: int) -> Setup:
        """The setup as the page stands."""
        seats = tuple(row.seat() for row in self.seat_rows)
        options = tuple(self._options.values().items())
        if self.box is None:
            return Setup(self._game.id, seats, options, seed)
        return Setup(self._game.id, seats, options, seed, self.box.key, self.box.text)

    def typed_seats(self) -> tuple[SeatSetup, ...]:
        """The seats with the names that were typed, empty where none was."""
        return tuple(
            SeatSetup(row.name.text().strip(), seat.controller, seat.choices)
            for row, seat in zip(self.seat_rows, self.setup(0).seats, strict=True)
        )

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._seats_title.setText(self.tr("Seats"))
        self._options_title.setText(self.tr("Options of the rules"))
        for button in self._counts.buttons():
            button.setText(self.tr("{count} seats").format(count=self._counts.id(button)))
        self._order_hint.setText(self.tr("Seats sit clockwise in this order. Who starts is drawn."))
        self._box_label.setText(self.tr("Box"))
        self._box.setAccessibleName(self.tr("Box"))
        self._box.setItemText(0, self.tr("Built-in box"))
        self._box.setToolTip(self.tr("Boxes of your own come from: Game, Your own box…"))
        self._follow_box()
        for row in self._rows:
            row.retranslate()
        self._options.retranslate()


def _title() -> QLabel:
    label = QLabel()
    label.setProperty("role", "title")
    return label


def _muted() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setProperty("role", "muted")
    return label
