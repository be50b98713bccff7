"""Widgets that say everything anew when another language is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object  # it stands before a class of Qt, and is none itself


class FollowsLanguage(_Widget):
    """What a widget is besides its class of Qt, and before it: `class Bar(FollowsLanguage, QFrame)`."""

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
