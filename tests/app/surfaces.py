"""Everything a window shows, says or keeps ready to be shown, as one value that can be compared."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from riverboat_desktop.desktop import Desktop
from tests.app.running import page_of
from ui.services import SavedGame

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def surfaces(desktop: Desktop) -> dict[str, Any]:
    """By name: words of widgets, seen or not, lists, things of the table, menus, what is told, pixels."""
    window = desktop.window
    page = page_of(desktop)
    table = page.table
    return {
        "widgets": [words for widget in (window, *window.findChildren(QWidget)) for words in _words(widget)],
        "lists": [rows for view in window.findChildren(QAbstractItemView) for rows in _rows(view)],
        "actions": [(action.text(), action.toolTip()) for action in window.findChildren(QAction)],
        "sprites": [
            (sprite.id, sprite.tip, sprite.art, tuple(map(str, sprite.refs)), sprite.rect.getRect())
            for sprite in table.scene.sprites()
        ],
        "read out": [(thing.name, thing.legal, thing.chosen) for thing in table.reader.things()],
        "said": (table.reader._said, table.reader._prompt, table.reader._said_prompt),
        "undo": _undo(desktop),
        "pixels": _pixels(window),
        "preview": [
            (saved.setup, saved.controllers, saved.view.observation)
            for saved in desktop.resumable()
            if isinstance(saved, SavedGame)
        ],
    }


def _words(widget: QWidget) -> list[str]:
    found = [
        widget.toolTip(),
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.windowTitle(),
        widget.whatsThis(),
    ]
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        found.append(widget.text())
    elif isinstance(widget, QTextEdit):
        found.append(widget.toPlainText())
    elif isinstance(widget, QComboBox):
        found += [widget.itemText(row) for row in range(widget.count())]
    return [f"{type(widget).__name__} {text}" for text in found if text]


def _rows(view: QAbstractItemView) -> list[tuple[Any, ...]]:
    model = view.model()
    if model is None:
        return []
    return [tuple(str(model.index(row, 0).data(role)) for role in ROLES) for row in range(model.rowCount())]


def _undo(desktop: Desktop) -> Any:
    """What would be asked before something is taken back."""
    plan = page_of(desktop).bridge.session.undo_plan()
    return plan and (plan, page_of(desktop)._consent_text(plan))


def _pixels(window: QWidget) -> bytes:
    image = window.grab().toImage()
    return bytes(image.constBits()) + bytes(str(image.size()), "ascii")
