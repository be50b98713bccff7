"""A session at the table as the window sees it: a click goes through the referee, as a scan does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from engine.companion.receipts import Receipt, Said
from engine.core.component import Ref
from engine.core.errors import Reason
from engine.core.game import Chance, Decision
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
        self._called = -1
        self._eyes.may_linger = False
        desk.changed.connect(self._follow_desk)
        desk.told.connect(self._hear_receipt)

    # --- who looks --------------------------------------------------------------------------

    @property
    def may_see(self) -> bool:
        """Whether who looks at the screen may know what comes up now; nobody has to who shares no secrets."""
        node = self.session.node
        return isinstance(node, Chance) and (node.informs(self.viewer) or not self._eyes.shared)

    @property
    def called(self) -> int:
        """Who was called to the screen and has not opened the curtain yet, or -1."""
        return self._called

    def call(self) -> bool:
        """Ask to the screen who alone may know what comes up. False where that is nobody who sits here."""
        node = self.session.node
        people = filter(self.session.human, range(len(self.session.controllers)))
        seat = next((seat for seat in people if isinstance(node, Chance) and node.informs(seat)), -1)
        if seat >= 0:
            self._called = seat
            self.turned.emit()
        return seat >= 0

    @property
    def awaited(self) -> int:
        """Also who was called."""
        called = self._called
        return called if called >= 0 and called != self.viewer else super().awaited

    def open(self) -> None:
        """Who was called looks, or who is on turn."""
        if self._called >= 0:
            self._eyes.look(self._called)
            self._called = -1
            self.turned.emit()
        else:
            super().open()

    def hide(self) -> None:
        """Nobody looks, and nobody is called."""
        self._called = -1
        super().hide()

    # --- what can be done -------------------------------------------------------------------

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

    @property
    def said(self) -> frozenset[Ref]:
        """What was pointed at for the next step, beside the pieces that were shown."""
        return self.desk.points

    def say(self, ref: Ref) -> bool:
        """It goes with the pieces that are shown, before it or after. One step alone is not played by it."""
        if not self.may_act:
            return False
        if ref in self.desk.points:
            self.desk.unsay(ref)
            return True
        meant = len(self.session.legal().narrow((ref,)))
        if not meant or (meant == 1 and not self.desk.busy):
            return False
        self.desk.point((ref,))
        return True

    def close(self, ref: Ref) -> bool:
        """It says what the pieces that were shown are for, whatever is gathered in the window."""
        if not (self.may_act and self.desk.referee.gesture.shown):
            return False
        self.desk.point((ref,))
        return True

    def explain(self, refs: Iterable[Ref]) -> Reason:
        """Why nothing can be done with these refs now. What another seat may do beside this one is kept."""
        pointed = frozenset(refs)
        if self.desk.keep(pointed):
            return self.session.why_not(pointed, seat=self.viewer)
        return super().explain(pointed)

    def submit(self, step: Any) -> bool:
        """Enter a step of the person on turn, with what was shown for it."""
        return self.may_act and self._try(lambda: self.desk.choose(step))

    def _go_back(self, frame: int, *, consented: bool) -> None:
        del consented  # whoever calls this has asked already where it was needed
        self.desk.take_back_to(frame)

    def redo(self) -> None:
        """Do again what was taken back last; hands follow."""
        self._try(self.desk.redo)

    def _hear_receipt(self, receipt: Receipt) -> None:
        """Who was called has shown the piece instead of saying it."""
        if receipt.said is Said.SEEN and self._called >= 0:
            self.hide()

    def _follow_desk(self) -> None:
        """What can be done may be something else although nothing was done."""
        gate = self.desk.gate
        shown = (gate is None, self.desk.wrong, tuple(self.desk.asked[:3]), len(self.desk.asked))
        if shown != self._shown:
            self._shown = shown
            self.asked_anew.emit()
        if self._barred != (gate is not None):
            self._barred = gate is not None
            self.held_changed.emit()
