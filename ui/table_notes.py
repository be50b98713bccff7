"""What is answered to an intent, in a note beside the place that was pointed at: refusals, doubts, wishes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.core.errors import Reason
from ui.bubble import Bubble
from ui.game_table import Doubt

if TYPE_CHECKING:
    from ui.table_view import TableView


class TableNotes(QObject):
    """The notes of one table. `rule_wanted` asks for a rule to be opened.

    `place` is where in the table the next note points to; `lively` tells whether anything may move.
    """

    rule_wanted = Signal(str)

    def __init__(self, table: TableView, bubble: Bubble, lively: Callable[[], bool]) -> None:
        super().__init__(table)
        self.place = table.rect().center()
        self._table = table
        self._bubble = bubble
        self._lively = lively
        self._doubt: tuple[Any, Doubt] | None = None
        table.bridge.refused.connect(self._refused)
        table.hand.toggle_wanted.connect(self._toggle_wanted)
        table.hand.doubted.connect(self._doubted)
        bubble.rule_wanted.connect(self.rule_wanted)
        bubble.answered.connect(self._answered)

    def forget(self) -> None:
        """Nothing that was said or asked holds any more."""
        self._bubble.hide()
        self._doubt = None

    def open_rule(self) -> None:
        """Ask for the rule of the note that is shown, else of what is asked."""
        rule = self._bubble.rule if self._bubble.isVisible() else self._table.view.prompt.rule
        if rule:
            self.rule_wanted.emit(rule)

    def _refused(self, reason: Reason) -> None:
        self._bubble.say(self._table.phrases.reason(reason), reason.rule, self.place)

    def _toggle_wanted(self, name: str) -> None:
        table = self._table
        self._bubble.say(table.phrases.toggle_wanted(name), table.view.prompt.rule, self.place)
        if self._lively():
            table.bar.pulse(name)

    def _doubted(self, step: Any, doubt: Doubt) -> None:
        self._doubt = (step, doubt)
        self._bubble.ask(doubt.text, doubt.rule, self.place, yes=doubt.anyway, no=doubt.instead)

    def _answered(self, yes: bool) -> None:
        if self._doubt is not None:
            (step, doubt), self._doubt = self._doubt, None
            self._table.hand.settle_doubt(step, doubt, anyway=yes)
        self._table.tabletop.setFocus()
