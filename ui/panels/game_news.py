"""Keeps the docks as the game stands: after each change once, and only what can be seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from engine.core.game import PUBLIC
from ui.docks import Docks
from ui.game_parts import standing_of
from ui.panels.log_entries import LogEntry, log_entries
from ui.phrasebook import phrases_for
from ui.seats import seats_of
from ui.table_page import TablePage


class GameNews(QObject):
    """Listens to the game of a page until `stop`."""

    def __init__(self, page: TablePage, docks: Docks, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge = page.bridge
        self._docks = docks
        self._privy = bridge.privy
        self._stale = {"score": True, "log": True}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._show)
        bridge.changed.connect(self._hear)
        bridge.turned.connect(self._hear)
        for dock in docks.docks.values():
            dock.visibilityChanged.connect(self._soon.start)
        docks.log.retranslated.connect(self._hear)
        docks.log.copy_wanted.connect(self._copy_log)
        docks.show_table(page.beside.side if page.beside is not None else None)
        self._hear()

    def stop(self) -> None:
        """The game is left."""
        self._soon.stop()
        self._bridge.changed.disconnect(self._hear)
        self._bridge.turned.disconnect(self._hear)
        for dock in self._docks.docks.values():
            dock.visibilityChanged.disconnect(self._soon.start)
        self._docks.log.retranslated.disconnect(self._hear)
        self._docks.log.copy_wanted.disconnect(self._copy_log)
        self._docks.score.forget()
        self._docks.log.show_log([], ())
        self._docks.show_table(None)
        self.deleteLater()

    def _hear(self) -> None:
        self._stale = {"score": True, "log": True}
        if self._privy == self._bridge.privy:
            self._soon.start()
        else:
            # At once, and also what is behind: others look at the screen now.
            self._privy = self._bridge.privy
            self._forget()
            self._show()

    def _forget(self) -> None:
        """Nothing of what another viewer saw is left in a panel that is not in sight."""
        if not self._docks.score.isVisible():
            self._docks.score.forget()
        if not self._docks.log.isVisible():
            self._docks.log.show_log([], ())

    def _show(self) -> None:
        session = self._bridge.session
        view = self._bridge.view()
        seats = seats_of(self._bridge, view)
        if self._stale["score"] and self._docks.score.isVisible():
            self._stale["score"] = False
            self._docks.score.show_view(view, seats, phrases_for(session.setup))
        if self._stale["log"] and self._docks.log.isVisible():
            self._stale["log"] = False
            self._docks.log.show_log(self._entries(self._bridge.viewer), seats)

    def _entries(self, viewer: int) -> list[LogEntry]:
        """The log as that viewer may read it."""
        session = self._bridge.session
        phrases, standing = phrases_for(session.setup), standing_of(session.setup.game)
        return log_entries(
            session.log(viewer),
            phrases.log,
            standing.headings,
            phrases.log_refs,
            standing.stands_alone,
            standing.folded,
        )

    def _copy_log(self) -> None:
        """The log as a text. The clipboard outlasts a curtain, so nothing private goes where one falls."""
        bridge = self._bridge
        entries = self._entries(PUBLIC if bridge.may_hide else bridge.viewer)
        names = [seat.name for seat in bridge.session.setup.seats]
        lines = [entry.spoken(names[entry.seat] if entry.seat >= 0 else "") for entry in entries]
        QGuiApplication.clipboard().setText("\n".join(lines))
