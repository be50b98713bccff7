"""The new-game dialog: which game, who sits where, the options of its rules, the seed."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSize, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import DataError
from engine.core.setup import Setup, check_mode
from engine.registry import game
from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.follows_language import FollowsLanguage
from ui.game_choice import GameChoice
from ui.problem_words import in_words
from ui.seat_row import SeatRow
from ui.services import Services
from ui.setup_page import SetupPage
from ui.tables import games_with_table
from ui.theme import Theme

_MOST_DIGITS = 18


class NewGameDialog(FollowsLanguage, FittedDialog):
    """Asks for a setup. `chosen` carries it; `rule_wanted` a rule that somebody wants to read.

    Without a `game_id` it begins with the game that was set up last, else with the first that has a table.
    """

    chosen = Signal(object)
    rule_wanted = Signal(str)
    enter_presses = True

    def __init__(
        self, services: Services, theme: Theme, parent: QWidget | None = None, *, game_id: str = ""
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._theme = theme
        games = games_with_table()
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        page.setSpacing(theme.gap)
        self._choice = GameChoice(services, theme, games)
        self._choice.chosen.connect(self._forget_problem)
        self._choice.rule_wanted.connect(self.rule_wanted)
        self.table_choice = self._choice.table
        page.addWidget(Scrolled(self._choice), 1)
        page.addLayout(self._seed_line())
        self._refused: DataError | None = None
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        self._problem.setStyleSheet(f"color: {theme.alarm.name()}; font-weight: bold;")
        self._problem.hide()
        page.addWidget(self._problem)
        buttons = DialogButtons(self, theme.gap_small)
        self._usual = buttons.aside("usual_options", lambda: self.page.reset_options())
        self._usual.setAutoDefault(False)
        self._start = buttons.add("start", self._accept, main=True)
        self._start.setDefault(True)
        self.main_button = self._start
        self._cancel = buttons.add("new_game_cancel", self.reject)
        page.addLayout(buttons)
        last = self._choice.memory.last_game()
        self._choice.show_game(game_id or (last if last in games else games[0]))
        self.retranslate()
        self.seat_rows[0].name.setFocus()

    def wanted_size(self) -> QSize:
        """Four seats without scrolling; the options may scroll."""
        return QSize(self._theme.text_px * 74, self._theme.text_px * 52)

    def _seed_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self._seed_label = QLabel()
        self._seed = QLineEdit()
        self._seed.setObjectName("seed")
        self._seed.setValidator(
            QRegularExpressionValidator(QRegularExpression(rf"\d{{0,{_MOST_DIGITS}}}"), self)
        )
        self._seed.setMaximumWidth(self._theme.text_px * 20)
        self._seed_label.setBuddy(self._seed)
        line.addStretch(1)
        line.addWidget(self._seed_label)
        line.addWidget(self._seed, 1)
        return line

    # --- which game -------------------------------------------------------------------------

    @property
    def page(self) -> SetupPage:
        """The page of the game that is chosen."""
        return self._choice.page

    @property
    def game_id(self) -> str:
        """The game that is chosen."""
        return self._choice.game_id

    @property
    def seat_rows(self) -> list[SeatRow]:
        """The rows of the seats that take part."""
        return self.page.seat_rows

    def _forget_problem(self) -> None:
        """What was wrong was about another game."""
        self._refused = None
        self._problem.hide()

    def show_boxes(self) -> None:
        """Boxes were added or deleted."""
        self._choice.show_boxes()

    @property
    def mode(self) -> str:
        """The mode of the session: `table` with real cardboard, else `digital`."""
        return self._choice.mode

    # --- what was agreed --------------------------------------------------------------------

    def setup(self) -> Setup:
        """The setup as the dialog stands; an empty seed is a fresh one."""
        text = self._seed.text()
        return self.page.setup(int(text) if text else self._services.fresh_seed())

    def _accept(self) -> None:
        setup = self.setup()
        try:
            rules = game(setup.game)
            rules.check_setup(setup)
            check_mode(setup, rules.options, self.mode)
        except DataError as error:
            self._refused = error
            self._problem.setText(in_words(error))
            self._problem.show()
            return
        self._choice.memory.keep(setup, self.page.typed_seats())
        self.table_choice.keep()
        self.accept()
        self.chosen.emit(setup)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("New game"))
        self._seed_label.setText(self.tr("Seed"))
        self._seed.setPlaceholderText(self.tr("random"))
        self._seed.setToolTip(self.tr("The same number deals the same luck again."))
        self._start.setText(self.tr("Start the game"))
        self._cancel.setText(self.tr("Cancel"))
        self._usual.setText(self.tr("Recommended options"))
        if self._refused is not None:
            self._problem.setText(in_words(self._refused))
        self._choice.retranslate()
