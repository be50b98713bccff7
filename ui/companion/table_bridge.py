"""A session at the table as the window sees it: a click goes through the referee, as a scan does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from engine.core.component import Ref
from engine.core.game import Decision
from engine.core.narrowing import narrowed
from ui.companion.table_desk import TableDesk
from ui.session_bridge import SessionBridge


class TableBridge(SessionBridge):
    """While a gate is shut nothing can be chosen and bots wait; while something is asked only that can be."""

    def __init__(self, desk: TableDesk, parent: QObject | None = None) -> None:
        super().__init__(desk.session, parent)
        self.desk = desk
        self._shown: object = None
        self._barred = False
        desk.changed.connect(self._follow_desk)

    @property
    def may_act(self) -> bool:
        """As at the screen, and nothing has to be moved first."""
        return self.desk.gate is None and super().may_act

    @property
    def held(self) -> bool:
        """Bots wait for hands, too, from the moment on at which the gate is shut."""
        return super().held or self.desk.gate is not None

    def narrow(self, refs: Iterable[Ref]) -> Sequence[Any]:
        """What is asked comes before all that is legal."""
        asked = self.desk.asked
        if self.may_act and len(asked) and isinstance(self.session.node, Decision):
            narrow = getattr(asked, "narrow", None)
            return narrow(refs) if narrow is not None else narrowed(asked, refs, self.session.refs)
        return super().narrow(refs)

    def submit(self, step: Any) -> bool:
        """Enter a step of the person on turn, with what was shown for it."""
        return self.may_act and self._try(lambda: self.desk.choose(step))

    def _go_back(self, frame: int, *, consented: bool) -> None:
        del consented  # whoever calls this has asked already where it was needed
        self.desk.take_back_to(frame)

    def _follow_desk(self) -> None:
        """What can be done may be something else although nothing was done."""
        gate = self.desk.gate
        shown = (gate is None, tuple(self.desk.asked[:3]), len(self.desk.asked))
        if shown != self._shown:
            self._shown = shown
            self.asked_anew.emit()
        if self._barred != (gate is not None):
            self._barred = gate is not None
            self.held_changed.emit()
