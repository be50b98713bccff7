"""A table that cannot be explained: in transit at first, wrong after a while, or as it stood earlier."""

from __future__ import annotations

from collections.abc import Callable

from engine.companion.acting import who_may_know
from engine.companion.cardboard import Cardboard
from engine.companion.chronicle import Chronicle
from engine.companion.receipts import Receipt, Said
from engine.companion.repair import repair
from engine.companion.tableau import Difference, TableView
from engine.core.game import PUBLIC
from engine.session.session import Session


class Unrest:
    """`wrong`: it has differed for too long; `transit`: hands may still be moving. `moved_s` is when anything
    moved last. Times are monotonic, in seconds."""

    def __init__(
        self,
        session: Session,
        view: TableView,
        chronicle: Chronicle,
        cardboard: Cardboard,
        tell: Callable[[Receipt], None],
    ) -> None:
        self.wrong = self.transit = self._at_gate = False
        self.moved_s = float("-inf")
        self._session = session
        self._view = view
        self._chronicle = chronicle
        self._cardboard = cardboard
        self._tell = tell

    def calm(self) -> None:
        """It is explained."""
        self.wrong = self.transit = self._at_gate = False

    def due(self, at_s: float, difference: Callable[[], Difference]) -> bool:
        """Whether what is in transit has been so for too long."""
        unsure = (self.transit and not self.wrong) or self._at_gate
        return unsure and self._waited(at_s, difference())

    def long_at_gate(self, difference: Difference, now_s: float) -> bool:
        """Whether hands have rested for too long before a gate; if not, it is looked at again then."""
        waited = self._waited(now_s, difference)
        self._at_gate = not waited
        return waited

    def _waited(self, at_s: float, difference: Difference) -> bool:
        return at_s - self.moved_s >= self._cardboard.patience_for_s(difference)

    def doubled(self, piece: str, since_s: float, now_s: float) -> None:
        """A piece lies at two stations at once: it is on its way, or after a while in conflict."""
        self.transit = now_s - since_s < self._cardboard.patience_s
        if not self.transit:
            self._tell(Receipt(Said.CONFLICT, now_s, piece=piece))

    def unexplained(self, difference: Difference, sight: dict[str, dict[str, int]], now_s: float) -> None:
        """Nothing explains how the table differs."""
        waited = self._waited(now_s, difference)
        # A piece that has only left may be on its way to anywhere; one that lies somewhere has come back.
        lies = any(count > 0 for count in difference.values())
        frame = self._chronicle.stood(sight) if lies or waited else None
        if frame is not None:
            if not self.wrong:
                self._tell(Receipt(Said.EARLIER, now_s, frame=frame))
            self.wrong = True
            return
        if not waited:
            if not self.transit:
                self.transit = True
                self._tell(Receipt(Said.IN_TRANSIT, now_s))
            return
        moves = repair(self._view, self._chronicle.now, difference)
        self.wrong = True
        audience, prompt = who_may_know(self._session), self._session.view(PUBLIC).prompt
        self._tell(Receipt(Said.WRONG, now_s, audience, moves=moves, expected=prompt))
