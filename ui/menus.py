"""The menus of the window as actions by name; what they do is connected by the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ui.preferences import LANGUAGES, THEMES

_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "new": ("Ctrl+N",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "rematch": ("Ctrl+Shift+N",),
    "close": ("Ctrl+W",),
    "quit": ("Ctrl+Q",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "reset_turn": ("Ctrl+R",),
    "hide_hand": ("Ctrl+H",),
    "next_bot": ("N",),
    "zoom_in": ("Ctrl++", "Ctrl+="),
    "zoom_out": ("Ctrl+-",),
    "zoom_reset": ("Ctrl+0",),
    "full_screen": ("F11",),
    "readers": ("F8",),
    "score_pad": ("F7",),
    "settings": ("Ctrl+,",),
    "rules": ("F1",),
    "keys": ("Shift+F1",),
}
_MENUS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        "game",
        ("new", "open", "position", "save", "share", "rematch", "", "<seats", "next_bot", "<reports",
         "sheet", "", "score_pad", "readers", "enrolment", "labels", "own_box", "", "close", "quit"),
    ),
    ("edit", ("undo", "redo", "reset_turn", "", "hide_hand")),
    (
        "view",
        ("zoom_in", "zoom_out", "zoom_reset", "", "<theme", "<language", "<docks", "", "full_screen",
         "reset_layout", "", "settings"),
    ),
    ("help", ("rules", "keys", "", "about")),
)  # fmt: skip
NEED_GAME: Final = (
    "save", "share", "rematch", "close", "undo", "redo", "reset_turn", "hide_hand", "sheet", "next_bot",
    "reset_layout",
)  # fmt: skip
"""Actions that make no sense without a game."""
_EVERYWHERE: Final = ("readers", "settings", "rules", "keys")
"""Actions whose keys are heard in the dialogs, too: these name them, and none of them stops the window."""


class Menus(QObject):
    """`actions` and `menus` by name; both get their words by `retranslate`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        bar = window.menuBar()
        for name, items in _MENUS:
            menu = bar.addMenu("")
            self.menus[name] = menu
            for item in items:
                if not item:
                    menu.addSeparator()
                elif item.startswith("<"):
                    self.menus[item[1:]] = menu.addMenu("")
                else:
                    action = QAction(window)
                    action.setObjectName(f"action_{item}")
                    action.setShortcuts([QKeySequence(key) for key in _KEYS.get(item, ())])
                    if item in _EVERYWHERE:
                        action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
                    menu.addAction(action)
                    window.addAction(action)
                    self.actions[item] = action
        self.actions["full_screen"].setCheckable(True)
        self._readers_usable = True
        self.themes = self._choices("theme", THEMES)
        self.languages = self._choices("language", [name for name, _ in LANGUAGES])
        self.retranslate()

    def _choices(self, menu: str, values: Iterable[str]) -> dict[str, QAction]:
        group = QActionGroup(self)
        found = {}
        for value in values:
            action = self.menus[menu].addAction("")
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            found[value] = action
        return found

    def connect_to(self, works: dict[str, Callable[[], object]]) -> None:
        """What each action does."""
        for name, work in works.items():
            self.actions[name].triggered.connect(lambda _checked=False, work=work: work())

    def show_readers(self, usable: bool) -> None:
        """Whether readers can be used here; if not, the menu says so."""
        self._readers_usable = usable
        for name in ("readers", "enrolment"):
            self.actions[name].setEnabled(usable)
        self.actions["readers"].setText(self._titles()["readers"])

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, text in {
            "game": self.tr("&Game"),
            "edit": self.tr("&Edit"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
            "seats": self.tr("Seats"),
            "reports": self.tr("Scoring step by step"),
            "theme": self.tr("Look"),
            "language": self.tr("Language"),
            "docks": self.tr("Panels"),
        }.items():
            self.menus[name].setTitle(text)
        for name, text in self._titles().items():
            self.actions[name].setText(text)
        themes = {
            "system": self.tr("As the system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
        }
        for value, action in self.themes.items():
            action.setText(themes[value])
        for value, own_name in LANGUAGES:
            self.languages[value].setText(own_name)

    def _titles(self) -> dict[str, str]:
        return {
            "new": self.tr("&New…"),
            "open": self.tr("&Open…"),
            "position": self.tr("Start from a position…"),
            "save": self.tr("&Save as…"),
            "share": self.tr("Save a copy for sharing…"),
            "rematch": self.tr("Rematch"),
            "next_bot": self.tr("Next move of a bot"),
            "sheet": self.tr("Final score sheet"),
            "score_pad": self.tr("Score pad…"),
            "close": self.tr("Close the game"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "reset_turn": self.tr("Reset my turn"),
            "hide_hand": self.tr("Hide my hand"),
            "zoom_in": self.tr("Larger"),
            "zoom_out": self.tr("Smaller"),
            "zoom_reset": self.tr("Usual size"),
            "full_screen": self.tr("Full screen"),
            "reset_layout": self.tr("Reset the layout"),
            "readers": self.tr("Readers…")
            if self._readers_usable
            else self.tr("Readers (not in this installation)"),
            "settings": self.tr("Settings…"),
            "enrolment": self.tr("Tags for your box…"),
            "labels": self.tr("Labels with codes…"),
            "own_box": self.tr("Your own box…"),
            "rules": self.tr("Rules"),
            "keys": self.tr("Keys"),
            "about": self.tr("About"),
        }
