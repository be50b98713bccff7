"""Between window and session: intents go in, changes come out as signals. Holds no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.component import Ref
from engine.core.errors import IllegalStep, Reason
from engine.core.game import PUBLIC, Decision
from engine.session.session import Session
from engine.session.view import Change, ChangeKind, UndoPlan, View, Waiting
from ui.viewpoint import Viewpoint


class SessionBridge(QObject):
    """One session as the window sees it.

    `changed` carries a `Change` after everything that happened; `refused` carries the `Reason` for
    which an intent was not carried out; `consent_wanted` carries an `UndoPlan` that needs a yes; `turned`
    says that nothing happened, but that others look at the screen: everything is to be shown anew;
    `held_changed`, that bots should wait, or need not wait any more; `asked_anew`, that other steps can be
    chosen although nothing happened.
    """

    changed = Signal(object)
    refused = Signal(object)
    consent_wanted = Signal(object)
    turned = Signal()
    held_changed = Signal()
    asked_anew = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._held = False
        self._eyes = Viewpoint(session)
        session.subscribe(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind is ChangeKind.HANDS:
            return  # nothing of the game is other than before
        self._eyes.follow(change)
        self.changed.emit(change)

    @property
    def viewer(self) -> int:
        """The seat whose view the window shows, or `PUBLIC`: the person on turn, else the last one who was.

        Where people share the screen who hide things, only a person who has opened the curtain for this turn.
        """
        return self._eyes.viewer

    @property
    def privy(self) -> int:
        """The seat whose secrets are in sight, or `PUBLIC`; when it changes, nothing shown stays."""
        return self._eyes.viewer if self._eyes.secret else PUBLIC

    @property
    def awaited(self) -> int:
        """The seat whose person has to open the curtain, or -1 where it is open or there is none."""
        return self._eyes.awaited

    @property
    def lingers(self) -> bool:
        """Whether the viewer's turn is over, and it looks at what it has just learned until it hides that."""
        return self._eyes.lingers

    @property
    def may_hide(self) -> bool:
        """Whether a view is shown that somebody else at the screen may not see."""
        return self._eyes.shared and self.viewer != PUBLIC

    def open(self) -> None:
        """The person who is awaited looks at the screen, and nobody else does."""
        if self.awaited >= 0:
            self._eyes.open()
            self.turned.emit()

    def hide(self) -> None:
        """Let the curtain fall."""
        if self.may_hide:
            self._eyes.hide()
            self.turned.emit()

    @property
    def held(self) -> bool:
        """Whether something is shown that should be read before bots go on."""
        return self._held

    def hold(self, held: bool) -> None:
        """Ask bots to wait, or to go on."""
        if held != self._held:
            self._held = held
            self.held_changed.emit()

    def view(self) -> View:
        """What the window may show now."""
        return self.session.view(self.viewer)

    @property
    def may_act(self) -> bool:
        """Whether the person who looks at the screen is asked now and nothing waits for `proceed`."""
        node = self.session.node
        return (
            isinstance(node, Decision)
            and self.session.human(node.seat)
            and self.viewer == node.seat
            and self.session.waiting is Waiting.NOTHING
        )

    def narrow(self, refs: Iterable[Ref]) -> Sequence[Any]:
        """The legal steps that have all of the refs, listed only when read; none if nobody may act."""
        return self.session.legal().narrow(refs) if self.may_act else ()

    @property
    def said(self) -> frozenset[Ref]:
        """What was said already for the next step, at a real table."""
        return frozenset()

    def close(self, ref: Ref) -> bool:
        """A word is pressed: whether it was meant for pieces that were shown to a reader."""
        return False

    def say(self, ref: Ref) -> bool:
        """A word changes what is meant, or does no more. Whether somebody else than the window follows it."""
        return False

    def explain(self, refs: Iterable[Ref]) -> Reason:
        """Why nothing can be done with these refs now; it is also sent by `refused`."""
        reason = self.session.why_not(refs, seat=self.viewer)
        self.refused.emit(reason)
        return reason

    def submit(self, step: Any) -> bool:
        """Enter a step of the person on turn. Returns whether it was accepted."""
        if not self.may_act:
            return False
        return self._try(lambda: self.session.submit(step))

    def proceed(self) -> None:
        """End the turn, or have the next card revealed; who lingers hides what it has seen."""
        if self.lingers:
            self.hide()
        elif self.awaited < 0:
            self.session.proceed()

    def undo(self) -> None:
        """Take back the last decision of a person; beyond what is free `consent_wanted` is sent."""
        self._rewind(self.session.undo_plan())

    def back_to(self, frame: int) -> None:
        """Take back everything after a frame, asking for consent where it is needed."""
        self._rewind(self.session.plan_back_to(frame))

    def reset_turn(self) -> None:
        """Take back the acting person's own steps of this turn."""
        self._rewind(self.session.plan_back_to(self.session.turn_start()))

    def agree(self, plan: UndoPlan) -> None:
        """The seats concerned agree to an undo beyond what is free."""
        self._try(lambda: self._go_back(plan.first - 1, consented=True))

    def _rewind(self, plan: UndoPlan | None) -> None:
        if plan is None or plan.steps < 1:
            self._try(self.session.undo if plan is None else lambda: self.session.back_to(plan.first - 1))
        elif plan.free:
            self._try(lambda: self._go_back(plan.first - 1, consented=False))
        else:
            # Those who are asked come to the screen.
            if any(seat != self.viewer for seat in plan.seats):
                self.hide()
            self.consent_wanted.emit(plan)

    def _go_back(self, frame: int, *, consented: bool) -> None:
        self.session.back_to(frame, consented=consented)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._try(self.session.redo)

    def hand_over(self, seat: int, controller: str) -> None:
        """Give a seat to a bot, or back to a person."""
        self._try(lambda: self.session.set_controller(seat, controller))

    def suits_bots(self, seat: int) -> bool:
        """Whether the seat can be given to a bot."""
        return self.session.game.suits_bots(self.session.setup, seat)

    def _try(self, intent: Callable[[], None]) -> bool:
        try:
            intent()
        except IllegalStep as error:
            self.refused.emit(error.reason)
            return False
        return True
