"""The docks beside the table: score, log and rules, where they stand, and how they are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget, QWidget

from engine.core.rulebook import Rulebook
from ui.dock_title import DockTitle
from ui.growth import grown_percent
from ui.panels.log_panel import LogPanel
from ui.panels.rules_panel import RulesPanel
from ui.panels.score_panel import ScorePanel
from ui.theme import Theme

LAYOUT_VERSION: Final = 1


class Docks(QObject):
    """Three docks. `layout_text` and `restore_layout` keep where they stand, as a text."""

    def __init__(
        self, window: QMainWindow, book: Callable[[str], Rulebook], games: Sequence[str], theme: Theme
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._percent = grown_percent(window.size())
        window.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        window.setDockOptions(
            QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks
        )
        self.score = ScorePanel(theme)
        self.log = LogPanel(theme)
        self.rules = RulesPanel(book, theme)
        self.rules.show_games(games)
        self.docks: dict[str, QDockWidget] = {}
        self.titles: dict[str, DockTitle] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._follow_tabs)
        self._table: QDockWidget | None = None
        for name, panel in (("score", self.score), ("log", self.log), ("rules", self.rules)):
            self.docks[name] = self._dock(name, panel)
        self.set_theme(theme)
        self.reset()
        self.retranslate()
        window.installEventFilter(self)

    def _dock(self, name: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(f"dock_{name}")
        dock.setWidget(panel)
        self.titles[name] = DockTitle(dock, self._theme)
        dock.setTitleBarWidget(self.titles[name])
        for moved in (dock.dockLocationChanged, dock.topLevelChanged, dock.visibilityChanged):
            moved.connect(lambda _what: self._soon.start())
        return dock

    def _follow_tabs(self) -> None:
        """A dock that has a tab needs no name above it as well."""
        for name, dock in self.docks.items():
            beside = [other for other in self._window.tabifiedDockWidgets(dock) if not other.isHidden()]
            self.titles[name].follow(tabbed=bool(beside) and not dock.isFloating())

    # --- size of the words ----------------------------------------------------------------------

    def _look(self) -> Theme:
        """The theme with words that grow with the window, more slowly than the table does."""
        return self._theme.scaled(self._percent)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize:
            percent = grown_percent(self._window.size())
            if percent != self._percent:
                self._percent = percent
                self._show_look()
        return super().eventFilter(watched, event)

    def _show_look(self) -> None:
        look = self._look()
        for panel in (self.score, self.log, self.rules):
            panel.set_theme(look)
        for name, dock in self.docks.items():
            dock.setStyleSheet(f"* {{ font-size: {look.text_px}px; }}")
            dock.setMinimumWidth(look.text_px * 16)
            self.titles[name].set_theme(look)
        if self._table is not None:
            self._table.setStyleSheet(f"* {{ font-size: {look.text_px}px; }}")
            self._table.setMinimumWidth(look.text_px * 16)
        # The tabs belong to the window.
        self._window.setStyleSheet(f"QMainWindow > QTabBar {{ font-size: {look.text_px}px; }}")

    # --- layout -----------------------------------------------------------------------------------

    def reset(self) -> None:
        """All three as tabs at the right, the log in front, a fifth of the window wide."""
        for dock in self.docks.values():
            dock.setFloating(False)
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.show()
        self._window.tabifyDockWidget(self.docks["score"], self.docks["log"])
        self._window.tabifyDockWidget(self.docks["log"], self.docks["rules"])
        self.docks["log"].raise_()
        width = max(self._look().text_px * 19, self._window.width() // 5)
        self._window.resizeDocks(list(self.docks.values()), [width] * 3, Qt.Orientation.Horizontal)

    def hide_all(self) -> None:
        """Nothing beside the start screen."""
        for dock in self.docks.values():
            dock.hide()

    def open(self, name: str) -> None:
        """Show a dock in front of the others."""
        self.docks[name].show()
        self.docks[name].raise_()

    def layout_text(self) -> str:
        """Where the docks stand, as a text to keep."""
        state = self._window.saveState(LAYOUT_VERSION)
        return bytes(state.toBase64().data()).decode("ascii")

    def restore_layout(self, text: str) -> None:
        """Put the docks where the text says; without a sound text, where they usually are."""
        state = QByteArray.fromBase64(text.encode("ascii", errors="ignore"))
        if not (text and self._window.restoreState(state, LAYOUT_VERSION)):
            self.reset()

    def show_table(self, panel: QWidget | None) -> None:
        """A further dock in front of the others, for a game at a real table; None takes it away.

        It is no part of the layout that is kept.
        """
        if self._table is not None:
            self._window.removeDockWidget(self._table)
            self._table.deleteLater()
            self._table = None
        if panel is not None:
            self._table = dock = QDockWidget(self._window)
            dock.setObjectName("dock_table")
            dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
            dock.setTitleBarWidget(QWidget())
            dock.setWidget(panel)
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            self._window.tabifyDockWidget(self.docks["score"], dock)
            self._show_look()
            self.retranslate()
            dock.show()
            dock.raise_()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another look."""
        self._theme = theme
        self._show_look()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        titles = {"score": self.tr("Score"), "log": self.tr("Log"), "rules": self.tr("Rules")}
        for name, title in titles.items():
            self.docks[name].setWindowTitle(title)
            self.titles[name].retranslate()
        if self._table is not None:
            self._table.setWindowTitle(self.tr("Table"))
