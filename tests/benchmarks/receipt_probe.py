"""Plays at a table in the real window through a virtual reader, and prints how late receipts are, as JSON.

`python -m tests.benchmarks.receipt_probe GAME`; see `receipt_figures` for what the numbers mean.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject

from engine.companion.receipts import Receipt, Said
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from riverboat_desktop.desktop import Desktop
from tests.benchmarks.window_probe import Paints, answer, run
from tests.table.world import Bundle, World
from ui.companion.arrangement import Arrangement, Stand, arrangement_name, arrangement_text

MARKET = {
    "riverboat": (tuple(f"display-{space}" for space in range(1, 9)), ("display-*",)),
    "sobek": (("dock-*",),),
}
"""What the pads after the first look at; an antenna tells ten pieces at most."""
DECIDED = (Said.ACCEPTED, Said.REFUSED)
ENOUGH = 260
"""So many receipts in all."""
LATEST_S = 6.0


class Receipts(QObject):
    """From the cause of each receipt to the end of the paint that shows it, in ms.

    A piece is seen when its first clean read has come; what is decided counts from that read at a pad, and
    where pieces lie from the moment at which all had lain still for their settle time.
    """

    def __init__(self, desktop: Desktop) -> None:
        super().__init__()
        page = desktop.window.page
        assert page is not None and page.beside is not None
        self.desk = page.beside.desk
        self.seen: list[float] = []
        self.decided: list[float] = []
        self.last: dict[Said, int] = dict.fromkeys(Said, 0)
        self._waiting: list[tuple[list[float], float]] = []
        self.by_hand = False
        self._read_s = 0.0
        self._fresh = False
        self._paints = Paints(self._painted)
        page.beside.strip.heard.installEventFilter(self._paints)
        page.beside.strip.heard.installEventFilter(self)
        self.desk.told.connect(self._told)  # after the strip, which paints at once

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note that the receipt is being painted."""
        if event.type() == QEvent.Type.Paint:
            self._fresh = True
        return super().eventFilter(watched, event)

    def _told(self, receipt: Receipt) -> None:
        self.last[receipt.said] += 1
        if receipt.said is Said.SEEN:
            self._read_s = receipt.at_s
            self._waiting.append((self.seen, receipt.at_s))
        elif receipt.said in DECIDED and not self.by_hand:
            settled = self.desk.settled_s
            shown = receipt.station and self.desk.layout[receipt.station].pad
            self._waiting.append((self.decided, self._read_s if shown or not settled else settled))

        if self._fresh:
            self._painted(self)

    def _painted(self, _label: QObject) -> None:
        self._fresh = False
        now = time.monotonic()
        for where, since in self._waiting:
            where.append((now - since) * 1000)
        self._waiting.clear()


class Hands:
    """Pieces for the market are laid in their places, all others are shown to pad 1; the rest is said."""

    def __init__(self, desktop: Desktop, setup: Setup) -> None:
        self.reader = desktop.reader_desk.begin_virtual(desktop.reader_desk.virtual_models()[0])
        self.receipts = Receipts(desktop)
        self.desk = self.receipts.desk
        self.world = World(game(setup.game), setup, 5)

    async def play(self) -> None:
        """Until enough has been told, or the play is over."""
        await asyncio.sleep(2.0)
        while not self.world.over and len(self.receipts.seen) + len(self.receipts.decided) < ENOUGH:
            bundle = self.world.bundle()
            self.world.texts += bundle.texts
            await self.do(bundle)

    async def do(self, bundle: Bundle) -> None:
        """One step after the other; what the table does not tell is said."""
        session, first = self.desk.session, self.desk.session.length
        goal = len(self.world.texts)
        own = [carried for carried in bundle.carried if carried.own]
        for carried in own[:1] if bundle.chance else own:
            if session.length == first and not self.desk.layout.sees(carried.end):
                await self.show(str(carried.instance))
        for carried in bundle.carried:
            piece = str(carried.instance)
            station = self.desk.layout.sees(carried.end)
            if station:
                self.reader.lay(self.world.game.id, piece, int(station.rpartition(":")[2]))
            elif self.desk.layout.sees(carried.start):
                self.reader.lift(self.world.game.id, piece)
        if any(self.desk.layout.sees(carried.end) for carried in own):
            await self.until(lambda: session.length > first)
        while session.length < goal:
            number = session.length - first
            self.receipts.by_hand = True
            self.desk.choose(bundle.steps[number])
            self.receipts.by_hand = False

    async def show(self, piece: str) -> None:
        """Hold a piece to the pad until it was seen."""
        before = self.receipts.last[Said.SEEN]
        self.reader.lay(self.world.game.id, piece, 0)
        await self.until(lambda: self.receipts.last[Said.SEEN] > before)
        self.reader.lift(self.world.game.id, piece)
        await asyncio.sleep(0.1)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait, but not for ever: a piece that lies there already says nothing new."""
        end = time.monotonic() + LATEST_S
        while not condition() and time.monotonic() < end:
            await asyncio.sleep(0.01)


def measure(desktop: Desktop, game_id: str) -> None:
    """A play of two at 1280 x 800, with the usual animation."""
    setup = Setup(game_id, (SeatSetup("Ann"), SeatSetup("Bo")), seed=3)
    stands = tuple(Stand("virtual", pad, places) for pad, places in enumerate(MARKET[game_id], start=1))
    desktop.window.resize(1280, 800)
    desktop.remember(arrangement_name(game_id), arrangement_text(Arrangement("", stands)))
    desktop.start_game(setup, "table")
    hands = Hands(desktop, setup)

    async def play() -> None:
        await hands.play()
        receipts = hands.receipts
        answer(desktop, {**_late("seen", receipts.seen), **_late("decided", receipts.decided)})

    desktop._tasks.spawn(play(), "play")


def _late(name: str, taken: list[float]) -> dict[str, Any]:
    ordered = sorted(taken)
    return {
        f"{name}_count": len(ordered),
        f"{name}_ms": ordered[len(ordered) * 99 // 100],
        f"{name}_median_ms": ordered[len(ordered) // 2],
    }


def main() -> int:
    """Measure in the window of the program."""
    run(lambda desktop: measure(desktop, sys.argv[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
