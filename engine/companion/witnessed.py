"""A referee with a witness, who is told everything that goes in and comes out, and can take up its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.companion.catalogue import Box, Instance
from engine.companion.presence_state import presence_values, take_up_presence
from engine.companion.receipts import Receipt
from engine.companion.referee import Referee
from engine.companion.stations import Layout
from engine.companion.tableau import Spot
from engine.companion.witness import Values, Witness, box_values, layout_values, refs_values
from engine.core.component import Ref
from engine.core.errors import NotationError
from engine.core.savefile import Position
from engine.session.ahead import state_at
from engine.session.amending import AmendPlan
from engine.session.session import Session


class WitnessedReferee(Referee):
    """A `Referee` like any other; what readers say counts as one thing with the tick that follows at once."""

    def __init__(
        self,
        session: Session,
        layout: Layout,
        box: Box,
        *,
        witness: Witness,
        tell: Callable[[Receipt], None] = lambda receipt: None,
        stamp: Callable[[], str] = lambda: "",
        resumed: bool = False,
    ) -> None:
        self.witness = witness
        self._box_told = box
        self._read_s: float | None = None

        def hear(receipt: Receipt) -> None:
            if not self._retired:
                witness.receipt(receipt)
            tell(receipt)

        values = {"do": "set-up", "stations": layout_values(layout), "box": box_values(box)}
        with witness.within({**values, "resumed": resumed}):
            super().__init__(session, layout, box, tell=hear, stamp=stamp, resumed=resumed)

    # --- what readers say -------------------------------------------------------------------

    def read(self, station: str, tag: str, at_s: float, rssi: int | None = None) -> None:
        """As any referee."""
        self._look_at_box()
        heard = {"heard": "read", "station": station, "tag": tag}
        with self.witness.within(heard if rssi is None else {**heard, "rssi": rssi}, at_s):
            super().read(station, tag, at_s, rssi)
        self._read_s = at_s

    def inventory(self, station: str, tags: Iterable[str], at_s: float, *, more: bool = False) -> None:
        """As any referee."""
        self._look_at_box()
        lying = tuple(tags)
        heard = {"heard": "inventory", "station": station, "tags": list(lying)}
        with self.witness.within({**heard, "more": True} if more else heard, at_s):
            super().inventory(station, lying, at_s, more=more)
        self._read_s = at_s

    def trouble(self, station: str, at_s: float) -> None:
        """As any referee."""
        with self.witness.within({"heard": "trouble", "station": station}, at_s):
            super().trouble(station, at_s)
        self._read_s = at_s

    def lost(self, station: str, at_s: float) -> None:
        """As any referee."""
        with self.witness.within({"heard": "lost", "station": station}, at_s):
            super().lost(station, at_s)

    def found(self, station: str, at_s: float) -> None:
        """As any referee."""
        with self.witness.within({"heard": "found", "station": station}, at_s):
            super().found(station, at_s)

    def tick(self, at_s: float) -> None:
        """As any referee."""
        self._look_at_box()
        follows = at_s == self._read_s
        self._read_s = None
        with self.witness.within(None if follows else {"do": "tick"}, at_s):
            super().tick(at_s)

    def _look_at_box(self) -> None:
        """Somebody may have put tags on pieces meanwhile."""
        box = self.cardboard.box
        if box is not self._box_told:
            self._box_told = box
            with self.witness.within({"do": "box", "box": box_values(box)}):
                pass

    def set_times(self, station: str, settle_s: float, wrong_s: float) -> None:
        """As any referee."""
        told = {"do": "times", "station": station, "settle_s": settle_s, "wrong_s": wrong_s}
        with self.witness.within(told):
            super().set_times(station, settle_s, wrong_s)

    # --- what people do ---------------------------------------------------------------------

    def show(self, instance: Instance, *, station: str = "") -> None:
        """As any referee."""
        with self.witness.within({"do": "show", "piece": str(instance), "station": station}):
            super().show(instance, station=station)

    def point(self, *refs: Ref) -> None:
        """As any referee."""
        with self.witness.within({"do": "point", "refs": refs_values(refs)}):
            super().point(*refs)

    def choose(self, step: Any) -> None:
        """As any referee."""
        with self.witness.within({"do": "choose", "step": self._written(step)}):
            super().choose(step)

    def _written(self, step: Any) -> str:
        """The step in notation; nothing where it means nothing here, and will be refused."""
        try:
            return self.session.write(step)
        except (LookupError, TypeError, ValueError):
            return ""

    def say(self, text: str) -> None:
        """As any referee. What was typed is told as the step that it means, or not at all."""
        state = state_at(self.session)
        try:
            step = self.session.game.write(self.session.game.read(text, state), state)
        except NotationError:
            super().say(text)
            return
        with self.witness.within({"do": "say", "step": step}):
            super().say(text)

    def clear(self) -> None:
        """As any referee."""
        with self.witness.within({"do": "clear"}):
            super().clear()

    def confirm(self) -> None:
        """As any referee."""
        with self.witness.within({"do": "confirm"}):
            super().confirm()

    def take_back(self) -> None:
        """As any referee."""
        with self.witness.within({"do": "take-back"}):
            super().take_back()

    def take_back_to(self, frame: int) -> None:
        """As any referee."""
        with self.witness.within({"do": "take-back-to", "frame": frame}):
            super().take_back_to(frame)

    def redo(self) -> None:
        """As any referee."""
        with self.witness.within({"do": "redo"}):
            super().redo()

    def amend(self, plan: AmendPlan) -> None:
        """As any referee."""
        told = {"do": "amend", "first": plan.first, "drop": plan.drop, "texts": list(plan.texts)}
        with self.witness.within(told):
            super().amend(plan)

    def program_is_right(self) -> None:
        """As any referee."""
        with self.witness.within({"do": "program-is-right"}):
            super().program_is_right()

    def table_is_right(self) -> Position:
        """As any referee."""
        with self.witness.within({"do": "table-is-right"}):
            return super().table_is_right()

    # --- going on from somewhere --------------------------------------------------------------

    @property
    def between(self) -> bool:
        """Whether nothing is half said, so that `state` with the ledger is all that there is."""
        return not self.gesture and not len(self.gesture.asked) and not self._early

    def state(self) -> dict[str, Any]:
        """What does not follow from the ledger."""
        return {
            "now": self._now_s,
            "moved": None if self._unrest.moved_s == float("-inf") else self._unrest.moved_s,
            "wrong": self._unrest.wrong,
            "transit": self._unrest.transit,
            "dirty": self._dirty,
            "not_put_back": self._not_put_back,
            "debt": [[spot.station, spot.piece, count] for spot, count in self._debt.items()],
            "presence": presence_values(self.cardboard.presence),
            "understood": self.cardboard.understood_values(),
        }

    def take_up(self, state: Values) -> None:
        """Be as the referee of the state was. Raises KeyError, TypeError or ValueError for no state."""
        take_up_presence(self.cardboard.presence, state["presence"])
        self.cardboard.take_up_understood(state["understood"])
        self._now_s = self.witness.now_s = float(state["now"])
        self._unrest.moved_s = float("-inf") if state["moved"] is None else float(state["moved"])
        self._unrest.wrong, self._unrest.transit = bool(state["wrong"]), bool(state["transit"])
        self._dirty, self._not_put_back = bool(state["dirty"]), bool(state["not_put_back"])
        self._debt = {Spot(str(station), str(piece)): int(count) for station, piece, count in state["debt"]}
        for station in self.cardboard.layout.stations:
            if self.cardboard.presence.lies_at(station.id) is None:
                self._waking.lost(station.id)
