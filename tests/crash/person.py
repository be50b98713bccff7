"""A table whose program is killed again and again: the pieces lie where they lie, and hands go on."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from engine.companion.catalogue import Box, Instance
from engine.companion.receipts import GateKind, Said
from engine.companion.repair import Move
from engine.companion.stations import Layout
from engine.core.chance import Rng
from tests.crash import program
from tests.crash.program import Standing
from tests.table.world import World

POLL_S: Final = 0.1
_AWHILE_S: Final = 0.004
"""A process that has been told something is killed within this time, so that it may be anywhere in it."""
_PROCESSES = multiprocessing.get_context("forkserver")
_PROCESSES.set_forkserver_preload(["tests.crash.program"])


class Killed(Exception):
    """The program is gone."""


def tag_of(instance: Instance) -> str:
    """A tag for every piece."""
    return f"sim:{instance.piece}:{instance.copy}"


class Person:
    """Hands at one table. `truth` is what has really been done; every check is against it.

    `often` says how many messages in a thousand end with a killed program.
    """

    def __init__(self, world: World, layout: Layout, folder: Path, *, luck: Rng, often: int) -> None:
        self.world = world
        self.layout = layout
        self.folder = folder
        self.luck = luck
        self.often = often
        self.truth: list[str] = []
        self.back_to: int | None = None
        self.lies: dict[Instance, str] = {}
        self.now_s = 0.0
        self.kills: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.placed = [station.id for station in layout.stations if not station.pad]
        self.pad = next((station.id for station in layout.stations if station.pad), "")
        tags = {tag_of(instance): instance for instance in world.places}
        self.box = Box(world.game.id, "standard", "box", "AA", tags)
        self.what = "the deal"
        self.fresh = False
        self.meant: set[Instance] = set()
        """Of equal pieces those that hands take first."""
        for instance, place in world.places.items():
            self.put(instance, place)
        self._start()

    # --- the program ------------------------------------------------------------------------

    def _start(self) -> None:
        mine, its = _PROCESSES.Pipe()
        self.line: Connection = mine
        given = (its, self.folder, self.world.setup, self.layout, self.box)
        self.process = _PROCESSES.Process(target=program.serve, args=given, daemon=True)
        self.process.start()
        its.close()
        self.now: Standing = self.line.recv()
        self.doing: tuple[tuple[Any, ...], ...] = ()

    def end(self) -> None:
        """The evening is over."""
        self.process.kill()
        self.process.join()
        self.line.close()

    def tell(self, *said: tuple[Any, ...]) -> Standing:
        """Readers or people say something; how things stand then. Raises `Killed` if nothing does."""
        fate = self.luck.below(1000)
        self.doing = ()
        if fate < self.often // 4:
            self._kill("at rest")
        self.doing = said
        if fate < self.often // 2:
            where = (program.BEFORE, program.AFTER, self.luck.below(200))[self.luck.below(3)]
            said = (("die", where), *said)
        self.line.send(said)
        if self.often // 2 <= fate < self.often:
            time.sleep(_AWHILE_S * self.luck.below(1000) / 1000)
            self._kill("at work")
        try:
            self.now = self.line.recv()
        except EOFError:
            self._kill("while it wrote")
        self.doing = ()
        return self.now

    def _kill(self, when: str) -> None:
        self.end()
        self.kills[when] += 1
        self.kills[f"in the middle of {self.what}"] += 1
        raise Killed

    def through(self, what: str, act: Callable[[], None]) -> None:
        """Do something to its end, beginning anew whenever the program is killed meanwhile."""
        self.what = what
        while True:
            try:
                if self.fresh:
                    self._settle()
                act()
                return
            except Killed:
                self._again()

    def _again(self) -> None:
        """Start the program again: nothing that it told is lost, nothing else is there, it asks little."""
        before, doing = self.now, self.doing
        self._start()
        texts = list(self.now.texts)
        assert texts == self.truth[: len(texts)], (self.what, texts[-4:], self.truth[len(texts) - 4 :])
        wanted = len(before.texts)
        if any(said[0] == "take_back_to" for said in doing):
            wanted = min(said[1] for said in doing if said[0] == "take_back_to")
        assert len(texts) >= wanted, (self.what, texts[wanted - 3 :], before.texts[wanted - 3 :])
        gate = self.now.gate
        if not doing and before.gate is not None:
            was = before.gate
            assert gate is not None, (self.what, was)
            assert (gate.kind, gate.left, gate.steps) == (was.kind, was.left, was.steps), self.what
        elif not doing:
            assert gate is None or gate.kind is GateKind.RESUMED, (self.what, gate)
        for move in gate.moves if gate is not None and gate.kind is GateKind.RESUMED else ():
            assert not self.layout.sees(move.start) and not self.layout.sees(move.end), (self.what, move)
        self.fresh = True

    def _settle(self) -> None:
        """The readers have spoken before hands go on; where it is asked they say that the step was done."""
        self.wait(1.5)
        if self.now.gate is not None and self.now.gate.kind is GateKind.RESUMED:
            self.asked["whether it was done"] += 1
            self.tell(("confirm",))
        self.fresh = False

    # --- the table --------------------------------------------------------------------------

    def put(self, instance: Instance, place: str) -> None:
        """A piece lies at a place now; on a reader if one sees it."""
        self.lay(instance, self.layout.sees(place))

    def lay(self, instance: Instance, station: str) -> None:
        """A piece lies on a reader, or (empty) where none looks."""
        if station:
            self.lies[instance] = station
        else:
            self.lies.pop(instance, None)

    def wait(self, seconds: float) -> None:
        """Readers go on telling what lies there."""
        if not self.placed:
            self.now_s += seconds
            self.tell(("tick", self.now_s))
            return
        end = self.now_s + seconds
        while self.now_s < end:
            self.now_s += POLL_S
            self.tell(*self._poll())

    def _poll(self) -> list[tuple[Any, ...]]:
        there: dict[str, list[str]] = {station: [] for station in self.placed}
        for instance, station in self.lies.items():
            there[station].append(tag_of(instance))
        said: list[tuple[Any, ...]] = [
            ("inventory", station, tags, self.now_s) for station, tags in there.items()
        ]
        return [*said, ("tick", self.now_s)]

    def show(self, instance: Instance) -> None:
        """A piece is held to the pad for a moment, then taken away."""
        if not self.pad:
            return
        self.lies.pop(instance, None)
        for _ in range(4):
            self.now_s += POLL_S
            self.tell(("read", self.pad, tag_of(instance), self.now_s), *self._poll())
        self.wait(1.6)

    # --- gates ------------------------------------------------------------------------------

    def told(self, said: Said) -> bool:
        """Whether the last answer had such a receipt."""
        return any(receipt.said is said for receipt in self.now.told)

    def carry_out(self) -> None:
        """Do what is listed, one move after the other, and wait till play goes on."""
        for _ in range(400):
            gate = self.now.gate
            if gate is None:
                return
            if not gate.left:
                self.tell(("confirm",))
            elif not self._hands(gate.left[0]):
                self.wait(2.0)
                if self.now.gate is not None and self.now.gate.left == gate.left:
                    self.tell(("confirm",))
        raise AssertionError(f"the gate never opens: {self.now.gate}")

    def _hands(self, move: Move) -> bool:
        """Carry one move out; show the piece where no reader sees it. Whether there was anything to do."""
        start = move.start if move.start in self.layout else self.layout.sees(move.start)
        end = move.end if move.end in self.layout else self.layout.sees(move.end)
        every = sorted(self.world.places, key=lambda one: (one not in self.meant, one))
        fits = [one for one in every if one.piece == move.piece]
        here = [one for one in fits if self.lies.get(one, "") == start]
        if not start and not end:
            left = self.now.gate
            for instance in fits:
                self.show(instance)
                if self.now.gate != left:
                    return True
            return False
        if not here or start == end:
            return False
        self.lay(here[0], end)
        self.wait(1.5)
        return True
