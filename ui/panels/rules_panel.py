"""The rules dock: the numbered rules, searchable, each with what it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, QUrl
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from engine.core.rulebook import Rule, Rulebook, Trust
from ui.follows_language import FollowsLanguage
from ui.game_titles import game_title
from ui.panels.rule_html import chapters_html
from ui.theme import Theme

_SEARCH_AFTER_MS = 200


def trust_words() -> dict[str, str]:
    """What a rule rests on, in words, by the names of `Trust`."""
    translate = QCoreApplication.translate
    return {
        Trust.PRINTED.value: translate("Trust", "printed"),
        Trust.DEDUCED.value: translate("Trust", "deduced"),
        Trust.RULING.value: translate("Trust", "ruling"),
        Trust.RECONSTRUCTION.value: translate("Trust", "reconstruction"),
    }


class RulesPanel(FollowsLanguage, QWidget):
    """Reads rules when it is first seen. `book` gives those of a game, by its id, in the language of now."""

    def __init__(self, book: Callable[[str], Rulebook], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._theme = theme
        self._shown = False
        self._wanted = ""
        self._games: tuple[str, ...] = ("",)
        self.which = QComboBox()
        self.which.setObjectName("rules_of")
        self.which.hide()
        self.which.activated.connect(lambda _row: self.show_rules())
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap_small, theme.gap_small, theme.gap_small, theme.gap_small)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._found = QLabel()
        self._found.setProperty("role", "ground")
        self._found.hide()
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.anchorClicked.connect(self._follow)
        column.addWidget(self.which)
        column.addWidget(self.search)
        column.addWidget(self._found)
        column.addWidget(self.text, 1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SEARCH_AFTER_MS)
        self._later.timeout.connect(self.show_rules)
        self.search.textChanged.connect(self._later.start)
        self.retranslate()

    def show_games(self, games: Sequence[str]) -> None:
        """Whose rules can be read: those of the first are shown, and with several a person chooses."""
        if tuple(games) == self._games:
            return
        self._games = tuple(games)
        self.which.clear()
        self.which.addItems([""] * len(games))
        self.which.setVisible(len(games) > 1)
        self._name_games()
        if self._shown:
            self.show_rules()

    def _name_games(self) -> None:
        self.which.setAccessibleName(self.tr("Whose rules"))
        for row, game in enumerate(self._games if len(self._games) > 1 else ()):
            self.which.setItemText(row, game_title(game))

    def _game(self) -> str:
        return self._games[max(0, self.which.currentIndex())]

    def _turn_to(self, rule_id: str) -> None:
        """To the game that has a rule of that number."""
        if rule_id and rule_id not in self._book(self._game()):
            for row, game in enumerate(self._games):
                if rule_id in self._book(game):
                    self.which.setCurrentIndex(row)
                    self._shown = False

    def open_rule(self, rule_id: str) -> None:
        """Jump to a rule; a search that hides it is left. Unknown numbers show the rules from their start."""
        self._wanted = rule_id
        self._turn_to(rule_id)
        if self.search.text():
            self.search.blockSignals(True)
            self.search.clear()
            self.search.blockSignals(False)
            self._shown = False
        if not self._shown:
            self.show_rules()
        self._jump()

    def show_rules(self) -> None:
        """Show all rules, or those that have every word of the search."""
        self._shown = True
        words = self.search.text().casefold().split()
        rules = [rule for rule in self._book(self._game()) if _has(rule, words)]
        self._found.setVisible(bool(words))
        self._found.setText(self.tr("{count} rules found").format(count=len(rules)))
        self.text.setHtml(chapters_html(rules, trust_words(), self._theme.muted.name()))

    def _jump(self) -> None:
        if self._wanted:
            # The text is laid out after this event, so the jump has to wait for it.
            QTimer.singleShot(0, self._scroll)

    def _scroll(self) -> None:
        if self._wanted:
            self.text.scrollToAnchor(self._wanted)
            self._wanted = ""

    def _follow(self, link: QUrl) -> None:
        self.open_rule(link.fragment())

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another look."""
        self._theme = theme
        if self._shown:
            self.show_rules()

    def showEvent(self, event: QShowEvent) -> None:
        """The rules are read when somebody wants to see them."""
        if not self._shown:
            self.show_rules()
        super().showEvent(event)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.text.setAccessibleName(self.tr("Rules"))
        self._name_games()
        if self._shown:
            self.show_rules()


def _has(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.id} {rule.title} {rule.body}".casefold()
    return all(word in text for word in words)
