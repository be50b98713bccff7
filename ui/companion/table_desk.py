"""The referee as the window knows it: what it says becomes signals, what people do goes in."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.companion.catalogue import Box, Instance
from engine.companion.receipts import Act, Gate, Receipt, Said
from engine.companion.referee import Referee
from engine.companion.stations import SETTLE_S, Layout
from engine.core.component import Ref
from engine.core.errors import IllegalStep, NotationError
from engine.core.game import PUBLIC, Chance, Decision
from engine.core.savefile import Position
from engine.session.amending import AmendPlan
from engine.session.refusals import NOT_YOUR_TURN
from engine.session.session import Session

MOST_RECEIPTS: Final = 40
MOST_STRANGE: Final = 40
"""Of tags that are on no piece the last ones are listed: a reader that invents numbers never ends."""
_OF_TAGS: Final = (Said.UNKNOWN_TAG, Said.RETIRED_TAG)
_WHO_DOES_IT: Final = re.compile(r"\s*(\*|[0-9]{1,2})\s+(.*)", re.DOTALL)
"""How lines of a record begin: the number of a seat, or a star for what nobody chooses."""


class TableDesk(QObject):
    """One table. `told` carries a `Receipt` at once, `changed` says a moment later that all may be other.

    `names` gives the name of a station, `owner` that of another box which has a tag. Whoever feeds readers
    in calls `set_up` first, and again when there are other readers; what is known of the table is rebuilt
    from the session then. `referee` makes one, as `Referee` does.
    """

    told = Signal(object)
    changed = Signal()
    begin_here = Signal(object)
    """A `Position`: the table as it lies is to be the game from now on."""
    times_chosen = Signal(str, float, float)
    """A station, how long what lies there has to lie still, how long it may be wrong; 0 is as usual."""

    def __init__(
        self,
        session: Session,
        *,
        stamp: Callable[[], str] = lambda: "",
        referee: Callable[..., Referee] = Referee,
    ) -> None:
        super().__init__()
        self.session = session
        self.names: Callable[[str], str] = lambda station: station
        self.owner: Callable[[str], str] = lambda tag: ""
        self.alive: Callable[[str], bool] = lambda station: True
        self.usual_settle_s: Callable[[str], float] = lambda station: SETTLE_S
        self.receipts: deque[Receipt] = deque(maxlen=MOST_RECEIPTS)
        self.last: dict[str, Receipt] = {}
        self.unknown: dict[str, Receipt] = {}
        self._stamp = stamp
        self._make = referee
        self._generation = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.changed)
        nothing = Box(session.setup.game, session.setup.edition, "", "")
        self.referee = self._referee(Layout(()), nothing, False)
        session.subscribe(lambda _change: self.soon())

    def set_up(self, layout: Layout, box: Box, *, resumed: bool = False) -> None:
        """Other stations, or another box."""
        self.referee.retire()
        self.referee = self._referee(layout, box, resumed)
        self.last = {station: receipt for station, receipt in self.last.items() if station in layout}
        self.soon()

    def know_box(self, box: Box) -> None:
        """The box has more tags, or other ones; tags that were strange and are no more leave their tray."""
        self.referee.cardboard.box = box
        self.unknown = {tag: receipt for tag, receipt in self.unknown.items() if box.find(tag) is None}
        self.soon()

    def _referee(self, layout: Layout, box: Box, resumed: bool) -> Referee:
        self._generation += 1
        mine = self._generation

        def tell(receipt: Receipt) -> None:
            if mine == self._generation:
                self._hear(receipt)

        return self._make(self.session, layout, box, tell=tell, stamp=self._stamp, resumed=resumed)

    def soon(self) -> None:
        """Something may be other than it is shown."""
        if not self._soon.isActive():
            self._soon.start()

    def _hear(self, receipt: Receipt) -> None:
        self.receipts.appendleft(receipt)
        if receipt.station and receipt.tag:
            self.last[receipt.station] = receipt
        if receipt.said in _OF_TAGS:
            self.unknown.pop(receipt.tag, None)
            self.unknown[receipt.tag] = receipt
            if len(self.unknown) > MOST_STRANGE:
                self.unknown.pop(next(iter(self.unknown)))
        self.told.emit(receipt)
        self.soon()

    # --- what is so -------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The stations."""
        return self.referee.cardboard.layout

    @property
    def gate(self) -> Gate | None:
        """What has to be moved first."""
        return self.referee.gate

    @property
    def asked(self) -> Sequence[Any]:
        """The steps between which somebody has to choose; they narrow like legal ones."""
        return self.referee.gesture.asked

    @property
    def busy(self) -> bool:
        """Whether something was shown or pointed at that is not a step yet."""
        return bool(self.referee.gesture) or bool(len(self.asked))

    @property
    def points(self) -> frozenset[Ref]:
        """What was pointed at since the last step."""
        return self.referee.gesture.points

    def act(self, viewer: int) -> Act:
        """The next thing to do, as a viewer may know it."""
        return self.referee.act(viewer)

    def outcomes(self) -> list[Any]:
        """What may be revealed now; nothing where nothing is."""
        if not isinstance(self.session.node, Chance) or self.gate is not None:
            return []
        return [outcome for outcome, _ in self.session.outcomes()]

    def everybody_may_know(self) -> bool:
        """Whether what is revealed now is for all to see."""
        node = self.session.node
        return isinstance(node, Chance) and node.informs(PUBLIC)

    def lying(self, station: str) -> list[Instance]:
        """What lies at a station."""
        return self.referee.cardboard.lying(station)

    @property
    def settled_s(self) -> float:
        """When all stations will have lain still for long enough if nothing changes any more, monotonic."""
        presence = self.referee.cardboard.presence
        stations = [station for station in self.layout.stations if not station.pad]
        return max((presence.changed_s(one.id) + one.settle_s for one in stations), default=0.0)

    @property
    def wrong(self) -> bool:
        """Whether the table has differed for too long, and nobody has said who is right."""
        return self.gate is None and bool(self.act(PUBLIC).moves)

    # --- what people do ---------------------------------------------------------------------

    def choose(self, step: Any) -> None:
        """A step was meant. Raises `IllegalStep`."""
        self.referee.choose(step)

    def point(self, refs: Iterable[Ref]) -> None:
        """Something was pointed at."""
        self.referee.point(*refs)
        self.soon()

    def unsay(self, ref: Ref) -> None:
        """Something that was pointed at is not meant; what was shown stays."""
        shown, points = self.referee.gesture.shown, self.points - {ref}
        self.referee.clear()
        if points:
            self.referee.point(*points)
        for instance in shown:
            self.referee.show(instance)
        self.soon()

    def keep(self, refs: frozenset[Ref]) -> bool:
        """What a seat does beside the one on turn is kept, or refused with a receipt; whether it is that."""
        return self.referee.keep(refs)

    def say(self, text: str) -> IllegalStep | NotationError | None:
        """A step was typed, with who does it before it or without; why it cannot be is given back."""
        line = _WHO_DOES_IT.fullmatch(text)
        if line is not None:
            who, text = line.groups()
            node = self.session.node
            if who != "*" and isinstance(node, Decision) and node.seat != int(who) - 1:
                return IllegalStep(NOT_YOUR_TURN())
        try:
            self.referee.say(text)
        except (IllegalStep, NotationError) as error:
            return error
        return None

    def clear(self) -> None:
        """What was shown since the last step is not meant."""
        self.referee.clear()
        self.soon()

    def take_back(self) -> None:
        """Take back what entered last, all that belonged together."""
        if self.session.length:
            self.referee.take_back()

    def take_back_to(self, frame: int) -> None:
        """Take back to an earlier frame; the seats have agreed."""
        self.referee.take_back_to(frame)

    def redo(self) -> None:
        """Do again what was taken back last. Raises `IllegalStep`."""
        self.referee.redo()
        self.soon()

    def amend(self, plan: AmendPlan) -> None:
        """An earlier entry is corrected; the later ones are kept as far as they fit."""
        self.referee.amend(plan)
        self.soon()

    def confirm(self) -> None:
        """All is done, or waived."""
        self.referee.confirm()

    def program_is_right(self) -> None:
        """The table is to be put right."""
        self.referee.program_is_right()
        self.soon()

    def table_is_right(self) -> None:
        """Begin anew from what lies there. Raises `DataError` naming every impossibility."""
        position: Position = self.referee.table_is_right()
        self.begin_here.emit(position)
