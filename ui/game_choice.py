"""Which game, and who sits there: the cards of the games, the setup of the chosen one, for which table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from ui.companion.table_choice import TableChoice
from ui.fitted_dialog import Yielding
from ui.game_cards import GameCards
from ui.services import Services
from ui.setup_memory import SetupMemory
from ui.setup_page import SetupPage
from ui.theme import Theme


class GameChoice(Yielding):
    """The setup of one of some games, each as it was set up last. `shown` tells that another one is shown.

    `chosen` is sent before that, when somebody points at a game; `rule_wanted` asks for a rule.
    """

    chosen = Signal()
    shown = Signal()
    rule_wanted = Signal(str)

    def __init__(self, services: Services, theme: Theme, games: Sequence[str]) -> None:
        super().__init__()
        self._services = services
        self._theme = theme
        self.memory = SetupMemory(services)
        self.game_id = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.gap)
        self._cards = GameCards(games, theme)
        self._cards.chosen.connect(self._choose)
        self._cards.setVisible(len(games) > 1)
        column.addWidget(self._cards)
        self._pages: dict[str, SetupPage] = {}
        self._stack = QStackedWidget()
        column.addWidget(self._stack, 1)
        self.table = TableChoice(services, theme)
        self.table.changed.connect(self._offer_table)
        column.addWidget(self.table)

    @property
    def page(self) -> SetupPage:
        """The setup of the game that is chosen."""
        return self._pages[self.game_id]

    @property
    def mode(self) -> str:
        """The mode of the session: `table` with real cardboard, else `digital`."""
        return "table" if self.table.at_table else "digital"

    def show_game(self, game_id: str) -> None:
        """The page of a game, as it was set up last."""
        if game_id not in self._pages:
            page = SetupPage(game_id, self._services.bot_names(), self._theme)
            page.rule_wanted.connect(self.rule_wanted)
            page.show_boxes(self._services.box_shelf.boxes(game_id))
            page.show_setup(self.memory.last_setup(game_id))
            self._pages[game_id] = page
            self._stack.addWidget(page)
            self._order_keys(page)
            page.company_changed.connect(lambda: self.table.show_setup(self.page.setup(0)))
        self.game_id = game_id
        self._cards.show_game(game_id)
        self._stack.setCurrentWidget(self.page)
        self.table.show_setup(self.page.setup(0))
        self.shown.emit()

    def _order_keys(self, page: SetupPage) -> None:
        """Tab goes from the cards through the setup to what stands below it, though that was there before."""
        before: QWidget = self._cards.last
        for widget in list(_inside(page)):
            self.setTabOrder(before, widget)
            before = widget

    def _offer_table(self) -> None:
        """What only a real table can have is offered where one is chosen."""
        for page in self._pages.values():
            page.offer_table(self.table.at_table)

    def _choose(self, game_id: str) -> None:
        """Another game for the same people."""
        company = self.page.company()
        self.chosen.emit()
        self.show_game(game_id)
        self.page.welcome(company)

    def show_boxes(self) -> None:
        """Boxes were added or deleted."""
        for game_id, page in self._pages.items():
            page.show_boxes(self._services.box_shelf.boxes(game_id))
        self.table.show_boxes()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._cards.retranslate()
        for page in self._pages.values():
            page.retranslate()


def _inside(page: QWidget) -> Iterator[QWidget]:
    """What Tab goes to in a page, in order."""
    widget = page.nextInFocusChain()
    while widget is not None and widget is not page:
        if page.isAncestorOf(widget) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget
        widget = widget.nextInFocusChain()
