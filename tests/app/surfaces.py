"""Everything a program shows, says, writes or hands on, as one value that can be compared."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from engine.session.report import write_report
from riverboat_desktop.crash import CrashReports
from riverboat_desktop.desktop import Desktop
from tests.app.running import page_of
from ui.resume_card import ResumeCard
from ui.services import SavedGame
from ui.table_view import TableView

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
OUR_LOGS = ("riverboat_desktop", "engine", "ui", "hardware")


def surfaces(desktop: Desktop) -> dict[str, Any]:
    """By name: words of widgets, seen or not, lists, things of the table, menus, what is told, pixels."""
    window = desktop.window
    page = page_of(desktop)
    table = page.table
    return {
        "view": _view(table),
        "log": _log(desktop),
        "widgets": words(desktop),
        "tooltips": _tips(desktop),
        "lists": [rows for view in window.findChildren(QAbstractItemView) for rows in _rows(view)],
        "actions": [(action.text(), action.toolTip()) for action in window.findChildren(QAction)],
        "sprites": [
            (sprite.id, sprite.art, tuple(map(str, sprite.refs)), sprite.rect.getRect())
            for sprite in table.scene.sprites()
        ],
        "accessibility": _accessible(desktop),
        "undo": _undo(desktop),
        "pixels": pixels(window),
        "clipboard": QGuiApplication.clipboard().text(),
        "shared copy": write_report(page.bridge.session, page.bridge.viewer),
        "crash report": _crash(desktop),
    }


def _view(table: TableView) -> str:
    """All that the window may show: as the game writes it down for a process, and the rest as it stands."""
    session, view = table.bridge.session, table.bridge.view()
    return f"{session.game.write_observation(view.observation)}\n{view!r}"


def _log(desktop: Desktop) -> Any:
    bridge = page_of(desktop).bridge
    return repr(bridge.session.log(bridge.viewer)), desktop.window.docks.log.model.entries[:]


def words(desktop: Desktop) -> list[str]:
    """What stands on every widget of the window, seen or not."""
    window = desktop.window
    return [text for widget in (window, *window.findChildren(QWidget)) for text in _words(widget)]


def _words(widget: QWidget) -> list[str]:
    found = [widget.windowTitle(), widget.whatsThis()]
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        found.append(widget.text())
    elif isinstance(widget, QTextEdit):
        found.append(widget.toPlainText())
    elif isinstance(widget, QComboBox):
        found += [widget.itemText(row) for row in range(widget.count())]
    return [f"{type(widget).__name__} {text}" for text in found if text]


def _tips(desktop: Desktop) -> list[str]:
    window = desktop.window
    tips = [widget.toolTip() for widget in (window, *window.findChildren(QWidget))]
    return tips + [sprite.tip for sprite in page_of(desktop).table.scene.sprites()]


def _accessible(desktop: Desktop) -> Any:
    """What a screen reader is told of widgets, of the things on the table, and what waits to be said."""
    window, reader = desktop.window, page_of(desktop).table.reader
    widgets = [
        (widget.accessibleName(), widget.accessibleDescription()) for widget in window.findChildren(QWidget)
    ]
    things = [(thing.name, thing.legal, thing.chosen) for thing in reader.things()]
    return widgets, things, (reader._said, reader._prompt, reader._said_prompt)


def _rows(view: QAbstractItemView) -> list[tuple[Any, ...]]:
    model = view.model()
    if model is None:
        return []
    return [tuple(str(model.index(row, 0).data(role)) for role in ROLES) for row in range(model.rowCount())]


def _undo(desktop: Desktop) -> Any:
    """What would be asked before something is taken back."""
    plan = page_of(desktop).bridge.session.undo_plan()
    return plan and (plan, page_of(desktop)._consent_text(plan))


def pixels(window: QWidget) -> bytes:
    """The window as it is painted."""
    image = window.grab().toImage()
    return bytes(image.constBits()) + bytes(str(image.size()), "ascii")


def previews(desktop: Desktop) -> list[Any]:
    """The game that was left as the start screen offers it: what is handed to it, and its card."""
    found: list[Any] = []
    for saved in desktop.resumable():
        assert isinstance(saved, SavedGame)
        agreed = replace(saved.setup, seed=0)  # of which the card says nothing
        card = ResumeCard(replace(saved, setup=agreed, path="", played_at_s=0), desktop._look)
        told = [text for widget in (card, *card.findChildren(QWidget)) for text in _words(widget)]
        found.append((agreed, saved.controllers, repr(saved.view), told, card.accessibleName()))
        card.deleteLater()
    assert found
    return found


def _crash(desktop: Desktop) -> str:
    """The report of an error: everything is in a local variable of its frame, and in what it says."""
    session = page_of(desktop).bridge.session

    def slot() -> None:
        everything = repr(session.record())
        raise KeyError(everything)

    with TemporaryDirectory() as folder:
        reports = CrashReports(Path(folder))
        try:
            slot()
        except KeyError as error:
            reports.report(error)
        return reports.file.read_text(encoding="utf-8").partition("\n")[2]


def hints(desktop: Desktop) -> list[Any]:
    """Point at everything on the table: what it would bring, what speaks against it, why it cannot be.

    Then open the list of moves. It changes what is marked, and so comes after everything else.
    """
    page = page_of(desktop)
    table, bridge = page.table, page.bridge
    found: list[Any] = []
    for sprite in tuple(table.scene.sprites()):
        table.hand.hover(sprite)
        found.append((sprite.id, table.hand.previewed(), _overlays(table)))
        if sprite.refs:
            reason = bridge.session.why_not(frozenset(sprite.refs), seat=bridge.viewer)
            found.append((repr(reason), table.phrases.reason(reason)))
    if bridge.may_act:
        view = bridge.view()
        refs = [ref for sprite in table.scene.sprites() for ref in sprite.refs]
        for ref in dict.fromkeys(refs):
            found += [repr(table.table.doubt(step, view)) for step in bridge.narrow((ref,))[:20]]
        composer = table.hand.composer
        if composer is not None:
            found.append((composer.groups(), composer.offers(), composer.summary()))
    table.open_moves()
    found.append([table.moves.list.item(row).text() for row in range(table.moves.list.count())])
    found.append(table.moves.more.text())
    table.moves.shut()
    return found


def _overlays(table: TableView) -> list[Any]:
    layers = ("legal", "chosen", "ghost", "badge", "focus", "peek")
    return [(one.id, one.tip, one.art) for layer in layers for one in table.scene.overlay(layer)]


def copy_everything(desktop: Desktop) -> None:
    """Press Ctrl+C wherever that may mean something."""
    page = page_of(desktop)
    log, moves = desktop.window.docks.log, page.table.moves
    page.table.open_moves()
    log.copy.trigger()
    for widget in (log.list, moves.list):
        widget.setCurrentIndex(widget.model().index(0, 0))
        QTest.keyClick(widget, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    moves.shut()


class Heard(logging.Handler):
    """What the program's loggers say."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note a line of ours."""
        if record.name.split(".")[0] in OUR_LOGS:
            self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


@contextmanager
def heard() -> Iterator[Heard]:
    """The program's log while this lasts."""
    handler, root = Heard(), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
