"""The rules dock: the numbered rules, searchable, each with what it rests on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from engine.core.rulebook import Rule, Rulebook, Trust
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


class RulesPanel(QWidget):
    """Reads the rules when it is first seen. `book` gives them in the language of now."""

    def __init__(self, book: Callable[[], Rulebook], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._theme = theme
        self._shown = False
        self._wanted = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.gap_small, theme.gap_small, theme.gap_small, theme.gap_small)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._found = QLabel()
        self._found.setProperty("role", "muted")
        self._found.hide()
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        column.addWidget(self.search)
        column.addWidget(self._found)
        column.addWidget(self.text, 1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SEARCH_AFTER_MS)
        self._later.timeout.connect(self.show_rules)
        self.search.textChanged.connect(self._later.start)
        self.retranslate()

    def open_rule(self, rule_id: str) -> None:
        """Jump to a rule; a search that hides it is left. Unknown numbers show the rules from their start."""
        self._wanted = rule_id
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
        rules = [rule for rule in self._book() if _has(rule, words)]
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
        if self._shown:
            self.show_rules()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _has(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.id} {rule.title} {rule.body}".casefold()
    return all(word in text for word in words)
