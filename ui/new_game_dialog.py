"""The new-game dialog: which game, who sits where, the options of its rules, the seed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import DataError
from engine.core.setup import Setup, check_mode
from engine.registry import game
from ui.companion.table_choice import TableChoice
from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog
from ui.game_cards import GameCards
from ui.problem_words import in_words
from ui.seat_row import SeatRow
from ui.services import Services
from ui.setup_memory import SetupMemory
from ui.setup_page import SetupPage
from ui.tables import games_with_table
from ui.theme import Theme

_MOST_DIGITS = 18


class NewGameDialog(FittedDialog):
    """Asks for a setup. `chosen` carries it; `rule_wanted` a rule that somebody wants to read.

    Without a `game_id` it begins with the game that was set up last, else with the first that has a table.
    """

    chosen = Signal(object)
    rule_wanted = Signal(str)

    def __init__(
        self, services: Services, theme: Theme, parent: QWidget | None = None, *, game_id: str = ""
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._memory = SetupMemory(services)
        self._theme = theme
        games = games_with_table()
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        page.setSpacing(theme.gap)
        self._cards = GameCards(games, theme)
        self._cards.chosen.connect(self._choose_game)
        self._cards.setVisible(len(games) > 1)
        page.addWidget(self._cards)
        self._pages: dict[str, SetupPage] = {}
        self._stack = QStackedWidget()
        page.addWidget(self._stack, 1)
        self.table_choice = TableChoice(services, theme)
        self.table_choice.changed.connect(self._offer_table)
        page.addWidget(self.table_choice)
        page.addLayout(self._seed_line())
        self._refused: DataError | None = None
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        self._problem.setStyleSheet(f"color: {theme.danger.name()}; font-weight: bold;")
        self._problem.hide()
        page.addWidget(self._problem)
        buttons = DialogButtons(self, theme.gap_small)
        self._usual = buttons.aside("usual_options", lambda: self.page.reset_options())
        self._usual.setAutoDefault(False)
        self._start = buttons.add("start", self._accept, main=True)
        self._start.setDefault(True)
        self._cancel = buttons.add("new_game_cancel", self.reject)
        page.addLayout(buttons)
        last = self._memory.last_game()
        self._show_game(game_id or (last if last in games else games[0]))
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
        return self._pages[self.game_id]

    @property
    def seat_rows(self) -> list[SeatRow]:
        """The rows of the seats that take part."""
        return self.page.seat_rows

    def _show_game(self, game_id: str) -> None:
        """The page of a game, as it was set up last."""
        if game_id not in self._pages:
            page = SetupPage(game_id, self._services.bot_names(), self._theme)
            page.rule_wanted.connect(self.rule_wanted)
            page.show_boxes(self._services.box_shelf.boxes(game_id))
            page.show_setup(self._memory.last_setup(game_id))
            self._pages[game_id] = page
            self._stack.addWidget(page)
            page.company_changed.connect(lambda: self.table_choice.show_setup(self.page.setup(0)))
        self.game_id = game_id
        self._cards.show_game(game_id)
        self._stack.setCurrentWidget(self.page)
        self.table_choice.show_setup(self.page.setup(0))

    def _offer_table(self) -> None:
        """What only a real table can have is offered where one is chosen."""
        for page in self._pages.values():
            page.offer_table(self.table_choice.at_table)

    def _choose_game(self, game_id: str) -> None:
        """Another game for the same people."""
        company = self.page.company()
        self._show_game(game_id)
        self.page.welcome(company)
        self._refused = None
        self._problem.hide()

    def show_boxes(self) -> None:
        """Boxes were added or deleted."""
        for game_id, page in self._pages.items():
            page.show_boxes(self._services.box_shelf.boxes(game_id))

    @property
    def mode(self) -> str:
        """The mode of the session: `table` with real cardboard, else `digital`."""
        return "table" if self.table_choice.at_table else "digital"

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
        self._memory.keep(setup, self.page.typed_seats())
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
        self._cards.retranslate()
        for page in self._pages.values():
            page.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
