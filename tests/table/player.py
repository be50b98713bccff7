"""A perfect but physical player: shows pieces to a pad or moves them between readers, points at the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol

from engine.companion.catalogue import Box, Instance
from engine.companion.receipts import Receipt, Said
from engine.companion.referee import Referee
from engine.core.component import Ref, word
from engine.core.game import Decision
from engine.core.savefile import live_lines
from engine.session.ahead import state_at
from engine.session.session import Session
from riverboat_desktop.table_hearing import TableHearing
from riverboat_desktop.virtual_tags import virtual_tag
from tests.table.layouts import Table, arranged, zones_of
from tests.table.world import Bundle, Carried, World
from ui.readers.values import ReaderNews, ReaderStatus

BEGIN_S: Final = 4.0
"""By then every board has started, and every reader has been asked who it is."""
HOLD_S: Final = 0.6
"""A piece is held to a pad until it has been seen, but not longer."""
AWAY_S: Final = 1.6
"""A piece that is shown once more has to have been away for so long."""
PATIENCE_S: Final = 3.0
"""What was laid down is looked at for so long, before people help by pointing."""
TOUCH_S: Final = 0.1
"""The usual time from looking at the screen to touching it."""
TRIES: Final = 3
"""So often a piece is shown that nobody sees."""


class Readers(Protocol):
    """The readers of a table, as hands have to do with them; stations are named as the program names them."""

    @property
    def now(self) -> float: ...

    def begin(self, tell: Callable[[ReaderNews], None], tick: Callable[[float], None]) -> None:
        """From now on `tell` hears all news, and `tick` the time again and again."""

    def lay(self, instance: Instance, station: str) -> None:
        """A piece lies at a station now."""

    def lift(self, instance: Instance, station: str) -> None:
        """A piece does not lie there any more."""

    def wait(self, seconds: float, over: Callable[[], bool] = ...) -> bool:
        """Let time go on, till it is `over` at the latest; whether it was."""


def whole_box(world: World, table: Table) -> Box:
    """A box in which every piece has a tag for each sort of reader."""
    techs = sorted({standing.tech for standing in table})
    tags = {
        str(virtual_tag(tech, world.game.id, str(instance))): instance
        for tech in techs
        for instance in world.places
    }
    return Box(world.game.id, "standard", "box", "AA", tags)


class Player:
    """One table with its referee. `lies` has the station of every piece that lies on one."""

    def __init__(self, world: World, table: Table, readers: Readers, *, touch_s: float = TOUCH_S) -> None:
        self.world = world
        self.readers = readers
        self._touch_s = touch_s
        self.receipts: list[Receipt] = []
        self.lies: dict[Instance, str] = {}
        self.asked: Counter[str] = Counter()
        self.twice = False
        self.again = 0
        self.unseen: set[Instance] = set()
        self._shown_s: dict[Instance, float] = {}
        self.session = Session(world.game, world.setup, mode="table")
        self.hearing = TableHearing(arranged(table), lambda: self.referee)
        self.layout = self.hearing.set_up(zones_of(table))
        box = whole_box(world, table)
        self.referee = self.make_referee(box)
        self.placed = [station for station in self.layout.stations if not station.pad]
        self.pad = next((station.id for station in self.layout.stations if station.pad), "")
        readers.begin(self.hear, self.referee.tick)
        for instance, place in world.places.items():
            self.put(instance, place)
        self.wait(BEGIN_S)
        assert not self.down

    def make_referee(self, box: Box) -> Referee:
        """The referee of this table, before its readers begin."""
        return Referee(self.session, self.layout, box, tell=self.receipts.append)

    def hear(self, news: ReaderNews) -> None:
        """A reader has said something."""
        if isinstance(news, ReaderStatus):
            self.hearing.hear_status(news, self.readers.now)
        else:
            assert self.hearing.hear(news), news

    # --- the physical table -----------------------------------------------------------------

    def put(self, instance: Instance, place: str) -> None:
        """A piece lies at a place now; on a reader if one sees it."""
        self.lay(instance, self.layout.sees(place))

    def lay(self, instance: Instance, station: str) -> None:
        """A piece lies at a station now; at none with an empty text."""
        old = self.lies.pop(instance, "")
        if old and old != station:
            self.readers.lift(instance, old)
        if station:
            self.lies[instance] = station
            if station != old:
                self.readers.lay(instance, station)

    def wait(self, seconds: float, over: Callable[[], bool] = lambda: False) -> bool:
        """Readers go on for a while, till it is `over` at the latest."""
        return self.readers.wait(seconds, over)

    def look_round(self) -> None:
        """Wait till every reader has seen what lies there, but not for long, and a moment more."""
        self.wait(2.0, self.seen)
        self.wait(0.4)

    def seen(self) -> bool:
        """Whether the program knows where every piece on a reader is."""
        known = [station.id for station in self.placed if station.id not in self.down]
        seen = {(one, station) for station in known for one in self.referee.cardboard.lying(station)}
        return seen == {(one, station) for one, station in self.lies.items() if station not in self.down}

    @property
    def down(self) -> set[str]:
        """Stations whose reader is lost."""
        return self.hearing.gone

    def show(self, instance: Instance) -> None:
        """A piece is held to the pad till it is seen, then taken away; `twice`: it slips in again.

        One that the pad does not see is `unseen`, and is pointed at.
        """
        self.unseen.discard(instance)
        if self.pad in self.down:
            return
        self.lay(instance, "")
        self.wait(AWAY_S - (self.readers.now - self._shown_s.get(instance, -AWAY_S)))
        length = self.session.length
        for _ in range(TRIES):
            if self._hold(instance) or self.wait(AWAY_S, lambda: self.session.length > length):
                break
        else:
            self.unseen.add(instance)
        if self.twice:
            self.again += 1
            self.wait(0.3)
            self._hold(instance)
        self._shown_s[instance] = self.readers.now

    def _hold(self, instance: Instance) -> bool:
        """Hold it there; whether it was seen."""
        heard = self.heard(Said.SEEN)
        self.readers.lay(instance, self.pad)
        seen = self.wait(HOLD_S, lambda: self.heard(Said.SEEN) > heard)
        self.readers.lift(instance, self.pad)
        return seen

    # --- one step after the other -----------------------------------------------------------

    @property
    def texts(self) -> list[str]:
        """The ledger of the companion."""
        return [line.text for line in live_lines(self.session.record().entries)]

    def reached(self, goal: int) -> bool:
        """Whether the companion has so many steps."""
        return self.session.length >= goal

    def play(self, bundle: Bundle, goal: int) -> None:
        """Do what the bundle says, as far as the companion does not know it already."""
        step, state = bundle.steps[0], bundle.states[0]
        if self.is_bots(bundle):
            self.carry_out(bundle, goal)
            return
        refs = self.world.game.refs(step, state)
        coins = refs & {word("coin")}
        if coins:
            self.point(*coins)
        own = [carried for carried in bundle.carried if carried.own]
        if bundle.chance:
            own = own[:1]
        self.move_own(bundle, own, goal)
        rest = [ref for ref in sorted(refs) if ref not in coins]
        if not self.reached(goal):
            self.point_rest(bundle, rest, goal)
        for carried in bundle.carried:
            self.put(carried.instance, carried.end)
        if self.placed:
            self.look_round()
        for carried in bundle.carried:
            if self.reached(goal - len(bundle.steps) + 1) and not self.reached(goal):
                self.show(carried.instance)
                self.put(carried.instance, carried.end)
        if self.placed:
            self.wait(2.0, lambda: self.reached(goal))
        while self.down and goal - len(bundle.steps) < self.session.length < goal:
            number = self.session.length - goal + len(bundle.steps)
            if not self.point_out(bundle, number):
                break
        if not self.reached(goal):
            self.ask(step, goal)

    def is_bots(self, bundle: Bundle) -> bool:
        """Whether a bot chooses its first step."""
        node = self.world.game.node(bundle.states[0])
        return isinstance(node, Decision) and not self.world.setup.seats[node.seat].human

    def carry_out(self, bundle: Bundle, goal: int) -> None:
        """A bot has chosen: hands do what it says, say so where no reader sees it, and show what comes up."""
        before = goal - len(bundle.steps)
        if not self.reached(before + 1):
            self.session.submit(bundle.steps[0])
        for carried in bundle.carried:
            self.put(carried.instance, carried.end)
        self.wait(2 * PATIENCE_S, lambda: self.referee.gate is None)
        gate = self.referee.gate
        if gate is not None:
            seen = bool(gate.moves) and all(map(self.referee.cardboard.sees, gate.moves))
            self.asked["unneeded" if seen else "said done"] += 1
            self.referee.confirm()
        for carried in bundle.carried:
            if not self.reached(goal):
                self.show(carried.instance)
                self.put(carried.instance, carried.end)
        if self.placed:
            self.look_round()
        while not self.reached(goal) and self.point_out(bundle, self.session.length - before):
            pass
        if not self.reached(goal):
            self.ask(bundle.steps[self.session.length - before], goal)

    def move_own(self, bundle: Bundle, own: list[Carried], goal: int) -> None:
        """Put the step's own pieces where they go, or show them where no reader sees that."""
        laid = [carried for carried in own if self.sees_arrive(carried)]
        shown = [carried for carried in own if carried not in laid]
        for carried in laid:
            self.put(carried.instance, carried.end)
        if laid:
            self.wait(PATIENCE_S, lambda: self.reached(goal))
        for carried in shown:
            if not self.reached(goal):
                self.show(carried.instance)

    def sees_arrive(self, carried: Carried) -> bool:
        """Whether a reader sees the piece where it goes, and did not where it lay."""
        end = self.layout.sees(carried.end)
        return bool(end) and end != self.layout.sees(carried.start)

    def point_rest(self, bundle: Bundle, rest: list[Ref], goal: int) -> None:
        """Point at what the step is about, until the companion knows it."""
        pieces = {
            ref
            for carried in bundle.carried
            if carried.own and carried.instance not in self.unseen and not self.sees_arrive(carried)
            for reading in self.world.game.showing(
                bundle.states[0], ((carried.instance.piece, carried.start),)
            )
            for ref in reading
        }
        for ref in sorted(rest, key=lambda ref: ref.kind == "word"):
            if self.wait(self._touch_s, lambda: self.reached(goal)):
                return
            if ref not in pieces or self.down or len(self.referee.gesture.asked):
                self.point(ref)

    def point_out(self, bundle: Bundle, number: int) -> bool:
        """Name an outcome on the screen, for no reader tells it; whether that was understood."""
        self.wait(self._touch_s)
        length = self.session.length
        self.point(*self.world.game.refs(bundle.steps[number], bundle.states[number]))
        return self.session.length > length

    def point(self, *refs: Ref) -> None:
        """Touch the screen."""
        self.referee.point(*refs)

    def ask(self, step: Any, goal: int) -> None:
        """Answer what is asked although everything has been said; the rules need that only for like refs."""
        asked = list(self.referee.gesture.asked)
        state = state_at(self.session)
        alike = [one for one in asked if one == step or step in self.world.game.details(state, one)]
        if alike:
            self.asked["needed" if self._same_refs(asked) else "unneeded"] += 1
            self.referee.choose(alike[0])
        else:
            self.asked["lost"] += 1

    def _same_refs(self, asked: list[Any]) -> bool:
        state = state_at(self.session)
        refs = self.world.game.refs
        return len({refs(other, state) for other in asked}) == 1

    def heard(self, said: Said) -> int:
        """How many receipts of a kind there were."""
        return sum(receipt.said is said for receipt in self.receipts)
