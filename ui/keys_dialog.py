"""An overview of the keys, taken from the menus and completed by those of the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from engine.registry import game_ids
from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog
from ui.follows_language import FollowsLanguage
from ui.game_keys import keys_of
from ui.theme import Theme

_MNEMONIC: Final = re.compile(r"\(&.\)")
"""As languages without Latin letters write it behind a word."""


class KeysDialog(FollowsLanguage, FittedDialog):
    """What every table listens to, what each game adds, and the shortcuts of the menus."""

    def __init__(self, actions: Sequence[QAction], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = tuple(actions)
        self._theme = theme
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        self._text = QTextBrowser()
        page.addWidget(self._text, 1)
        buttons = DialogButtons(self)
        self._close = buttons.add("keys_close", self.reject)
        page.addLayout(buttons)
        self.retranslate()

    def wanted_size(self) -> QSize:
        """Most of both tables without scrolling."""
        return QSize(self._theme.text_px * 40, self._theme.text_px * 46)

    def _table_keys(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Space or Enter"), self.tr("End the turn, or turn up the next card")),
            (self.tr("Tab, arrows"), self.tr("Move the cursor over what can be pointed at")),
            (self.tr("Enter"), self.tr("Pick what the cursor is on")),
            ("M", self.tr("List of all legal moves")),
            ("?", self.tr("Open the rule of what is asked, or of the note")),
            (self.tr("Esc"), self.tr("Let go of what was picked")),
        )

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Keys"))
        self._text.setAccessibleName(self.windowTitle())
        self._close.setText(self.tr("Close"))
        menus = [
            (
                action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                _MNEMONIC.sub("", action.text()).replace("&", "").rstrip("…"),
            )
            for action in self._actions
            if not action.shortcut().isEmpty()
        ]
        at_table, in_menus = self.tr("At the table"), self.tr("In the menus")
        self._text.setHtml(
            "".join(
                f"<h3>{escape(title)}</h3>{_rows(rows)}"
                for title, rows in (
                    (at_table, self._table_keys()),
                    *((keys.title(), keys.rows()) for keys in map(keys_of, game_ids())),
                    (in_menus, menus),
                )
            )
        )


def _rows(pairs: Sequence[tuple[str, str]]) -> str:
    rows = "".join(
        f"<tr><td><b>{escape(key)}</b>&nbsp;&nbsp;</td><td>{escape(what)}</td></tr>" for key, what in pairs
    )
    return f'<table cellpadding="3">{rows}</table>'
