"""A perfect but physical player: shows pieces to a pad or moves them between readers, points at the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.companion.catalogue import Box, Instance
from engine.companion.receipts import Receipt, Said
from engine.companion.referee import Referee
from engine.companion.stations import Layout
from engine.core.component import Ref, word
from engine.core.savefile import live_lines
from engine.session.ahead import state_at
from engine.session.session import Session
from tests.table.world import Bundle, Carried, World

POLL_S = 0.1


def tag_of(instance: Instance) -> str:
    """A tag for every piece."""
    return f"sim:{instance.piece}:{instance.copy}"


def whole_box(world: World) -> Box:
    """A box in which every piece has its tag."""
    return Box(
        world.game.id, "standard", "box", "AA", {tag_of(instance): instance for instance in world.places}
    )


@dataclass
class Player:
    """One table with its referee. `lies` has the station of every piece that lies on one."""

    world: World
    layout: Layout
    now_s: float = 0.0
    receipts: list[Receipt] = field(default_factory=list)
    lies: dict[Instance, str] = field(default_factory=dict)
    down: set[str] = field(default_factory=set)
    asked: Counter[str] = field(default_factory=Counter)
    twice: bool = False
    unread: dict[Instance, float] = field(default_factory=dict)
    echoes: dict[Instance, tuple[str, float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.session = Session(self.world.game, self.world.setup, mode="table")
        self.referee = Referee(self.session, self.layout, whole_box(self.world), tell=self.receipts.append)
        self.placed = [station for station in self.layout.stations if not station.pad]
        self.pad = next((station.id for station in self.layout.stations if station.pad), "")
        for instance, place in self.world.places.items():
            self.put(instance, place)
        self.wait(1.5)

    # --- the physical table -----------------------------------------------------------------

    def put(self, instance: Instance, place: str) -> None:
        """A piece lies at a place now; on a reader if one sees it."""
        station = self.layout.sees(place)
        if station:
            self.lies[instance] = station
        else:
            self.lies.pop(instance, None)

    def wait(self, seconds: float) -> None:
        """Readers go on polling for a while."""
        if not self.placed:
            self.now_s += seconds
            self.referee.tick(self.now_s)
            return
        end = self.now_s + seconds
        while self.now_s < end:
            self.now_s += POLL_S
            self.poll()

    def poll(self) -> None:
        """Every reader tells once what lies there."""
        there: dict[str, list[str]] = {station.id: [] for station in self.placed}
        for instance, station in self.lies.items():
            if self.unread.get(instance, 0.0) <= self.now_s:
                there[station].append(tag_of(instance))
            at, end = self.echoes.get(instance, ("", 0.0))
            if at and at != station and end > self.now_s:
                there[at].append(tag_of(instance))
        for station, tags in there.items():
            if station not in self.down:
                self.referee.inventory(station, tags, self.now_s)
        self.referee.tick(self.now_s)

    def blind(self, instances: list[Instance], seconds: float) -> None:
        """These pieces are not read for a while."""
        self.unread = dict.fromkeys(instances, self.now_s + seconds)

    def echo(self, instances: list[Instance], seconds: float) -> None:
        """These pieces are still read where they lie now, even when they have moved on."""
        self.echoes = {
            instance: (self.lies[instance], self.now_s + seconds)
            for instance in instances
            if instance in self.lies
        }

    def show(self, instance: Instance, *, twice: bool = False) -> None:
        """A piece is held to the pad for a third of a second, then taken away; perhaps it slips in again."""
        if self.pad in self.down:
            return
        self.lies.pop(instance, None)
        for _ in range(2 if twice else 1):
            for _ in range(4):
                self.now_s += POLL_S
                self.referee.read(self.pad, tag_of(instance), self.now_s)
                if self.placed:
                    self.poll()
                self.referee.tick(self.now_s)
            if twice:
                self.wait(1.0)
        self.wait(1.6)

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
            self.wait(1.5)
        for carried in bundle.carried:
            if self.reached(goal - len(bundle.steps) + 1) and not self.reached(goal):
                self.show(carried.instance)
        if self.placed and not self.reached(goal):
            self.wait(2.0)
        while self.down and goal - len(bundle.steps) < self.session.length < goal:
            number = self.session.length - goal + len(bundle.steps)
            if not self.point_out(bundle, number):
                break
        if not self.reached(goal):
            self.ask(step, goal)

    def move_own(self, bundle: Bundle, own: list[Carried], goal: int) -> None:
        """Put the step's own pieces where they go, or show them where no reader sees that."""
        shown = [carried for carried in own if not self.layout.sees(carried.end)]
        laid = [carried for carried in own if self.layout.sees(carried.end)]
        for carried in laid:
            self.put(carried.instance, carried.end)
        if laid:
            self.wait(1.5)
        for carried in shown:
            if not self.reached(goal):
                self.show(carried.instance, twice=self.twice)

    def point_rest(self, bundle: Bundle, rest: list[Ref], goal: int) -> None:
        """Point at what the step is about, until the companion knows it."""
        pieces = {
            ref
            for carried in bundle.carried
            if carried.own
            for reading in self.world.game.showing(
                bundle.states[0], ((carried.instance.piece, carried.start),)
            )
            for ref in reading
        }
        for ref in sorted(rest, key=lambda ref: ref.kind == "word"):
            if self.reached(goal):
                return
            if ref not in pieces or self.down or len(self.referee.gesture.asked):
                self.point(ref)

    def point_out(self, bundle: Bundle, number: int) -> bool:
        """Name an outcome on the screen, for no reader tells it; whether that was understood."""
        length = self.session.length
        self.point(*self.world.game.refs(bundle.steps[number], bundle.states[number]))
        return self.session.length > length

    def point(self, *refs: Ref) -> None:
        """Touch the screen."""
        self.now_s += POLL_S
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
