"""Whose view the window shows; where people who hide things share the screen, nobody's until one opens it.

No Qt. The rule: the view is a person's only while that seat decides, or its turn waits to be ended, and
only after that person has opened the curtain. Who has just learned something keeps it in sight until it is
hidden.
"""

from __future__ import annotations

from engine.core.game import PUBLIC, Decision, Terminal
from engine.core.ledger import CHANCE
from engine.session.session import Session
from engine.session.view import Change, ChangeKind

NOBODY = -1


class Viewpoint:
    """The viewer of one session; `follow` every change of it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.secret = session.game.hides(session.setup)
        """Whether anybody hides anything."""
        people = self._people()
        self._seat = people[0] if people and (len(people) == 1 or not self.secret) else NOBODY
        self.lingers = False
        """Whether the turn of the seat that is shown is over, and it has learned something with its end."""
        self.may_linger = True
        """Not where cards are held in hands: there the screen shows nothing that its seat does not hold."""
        self.follow(None)

    def _people(self) -> list[int]:
        return [seat for seat in range(len(self._session.controllers)) if self._session.human(seat)]

    # --- what is so -------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, or `PUBLIC`."""
        shown = self._seat >= 0 and (not self.secret or self._session.human(self._seat))
        return self._seat if shown else PUBLIC

    @property
    def shared(self) -> bool:
        """Whether people share the screen who hide things from each other."""
        return self.secret and len(self._people()) > 1

    @property
    def awaited(self) -> int:
        """The seat whose person has to open the curtain before play goes on, or -1."""
        if not self.secret or self.lingers:
            return NOBODY
        people = self._people()
        wanted = people[0] if len(people) == 1 else self._acting()
        return wanted if wanted >= 0 and wanted != self._seat and self._asked() else NOBODY

    def _asked(self) -> bool:
        """Whether there is something to do for a person, or nobody to hide it from but one."""
        session = self._session
        if session.over:
            return False
        return len(self._people()) == 1 or bool(session.waiting) or isinstance(session.node, Decision)

    def _acting(self) -> int:
        """The person who decides, or whose turn waits to be ended; -1 while a bot acts, and at the end."""
        session = self._session
        node = session.node
        if isinstance(node, Terminal):
            return NOBODY
        if isinstance(node, Decision) and not session.waiting:
            return node.seat if session.human(node.seat) else NOBODY
        done = (line.who for line in reversed(session.log()) if line.who != CHANCE and not line.undone)
        last = next(done, NOBODY)
        return last if last >= 0 and session.human(last) else NOBODY

    # --- what changes it --------------------------------------------------------------------

    def follow(self, change: Change | None) -> None:
        """Something has happened."""
        node = self._session.node
        if not self.secret:
            if isinstance(node, Decision) and self._session.human(node.seat):
                self._seat = node.seat
            return
        if not self.shared:
            self.lingers = False
            return
        if change is not None and change.kind is ChangeKind.SEATS:
            self.hide()
        acting = self._acting()
        if acting == self._seat:
            self.lingers = False
            return
        self.lingers = (
            self.may_linger and self.viewer != PUBLIC and not self._session.over and self._looks_on(change)
        )
        if not self.lingers:
            self._seat = NOBODY

    def _looks_on(self, change: Change | None) -> bool:
        """Whether the seat that is shown goes on looking when its turn is over."""
        if change is None or change.kind is ChangeKind.REWOUND:
            return False
        return self.lingers or (change.kind is ChangeKind.STEPS and self._private_news(change))

    def _private_news(self, change: Change) -> bool:
        """Whether chance has told the seat that is shown, by its own last step, what others may not know."""
        new = range(change.first, change.first + change.count)
        mine, everybodys = (
            [line for line in self._session.log(viewer) if line.frame in new]
            for viewer in (self._seat, PUBLIC)
        )
        for line, shown in zip(mine, everybodys, strict=True):
            if line.who == CHANCE:
                return (line.step, line.events) != (shown.step, shown.events)
            if line.who != self._seat:
                return False
        return False

    def open(self) -> None:
        """The person who is awaited looks at the screen, and nobody else does."""
        if self.awaited >= 0:
            self._seat = self.awaited

    def look(self, seat: int) -> None:
        """The person of that seat looks at the screen out of turn, and nobody else does."""
        self._seat = seat

    def hide(self) -> None:
        """Show nobody's view until it is opened again; nothing where nobody shares the screen."""
        if self.shared:
            self._seat = NOBODY
            self.lingers = False
