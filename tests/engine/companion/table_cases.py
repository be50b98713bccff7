"""Tables of the two games and of the toy, dealt by hand, so that tests can say what is shown and seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.companion.catalogue import Box, Instance
from engine.companion.receipts import Receipt, Said
from engine.companion.referee import Referee
from engine.companion.stations import Layout
from engine.core.savefile import live_lines, parse_record
from engine.core.setup import SeatSetup, Setup
from engine.session.loading import load
from engine.session.session import Session
from tests.contract.plays import GAMES


def box_of(game: Any, setup: Setup) -> Box:
    """Every piece with the tag `piece/copy`."""
    every = [Instance(piece, copy) for piece, count in game.tagged(setup) for copy in range(1, count + 1)]
    return Box(game.id, "standard", "ours", "AA", {str(instance): instance for instance in every})


SOBEK_DEAL = (
    "deal wheat-start", "deal fish-start", "deal fish-start", "deal cattle-start",
    "fill wheat", "fill wheat-1", "fill fish", "fill ivory", "fill orange", "fill fish-1", "fill wheat-1",
    "fill ebony", "fill wheat", "start 1",
)  # fmt: skip
"""Ann holds wheat and fish, Bo fish and cattle; dock 1 wheat, 2 ebony, 3 wheat-1, 4 fish-1, 5 face down,
6 ivory, 7 fish, 8 wheat-1, 9 wheat."""
HIDDEN_BACK = (("deck-back", "hidden"),)
HARVEST = (Path(__file__).parents[2] / "playthroughs" / "harvest-to-scoring.rbt").read_text("utf-8")
HARVEST_POSITION = HARVEST.partition("\nsteps")[0] + "\nsteps\n"
"""Ada (mat 1) has turnips a1 a2 b1 and wheat b2, two coins; Bo (mat 3) has potatoes a2 b1, one boat taken."""


class Table:
    """A referee with a clock. `steps` were typed before; `saw` has what was told since."""

    def __init__(
        self,
        game_id: str,
        layout: Layout,
        *steps: str,
        seats: int = 2,
        controllers: tuple[str, ...] = (),
        options: tuple[tuple[str, str], ...] = (),
        record: str = "",
    ) -> None:
        self.game: Any = GAMES[game_id]
        names = ("Ann", "Bo", "Cy", "Di")[:seats]
        who = controllers or ("human",) * seats
        people = tuple(SeatSetup(name, one) for name, one in zip(names, who, strict=True))
        self.setup = Setup(game_id, people, options)
        self.session = Session(self.game, self.setup, mode="table")
        self.saw: list[Receipt] = []
        self.now_s = 0.0
        self.lies: dict[str, list[str]] = {station.id: [] for station in layout.stations if not station.pad}
        if record:
            record_read = parse_record(record)
            self.setup = record_read.setup
            self.session = load(self.game, record_read)
        for text in steps:
            self.session.submit_text(text)
        self.referee = Referee(self.session, layout, box_of(self.game, self.setup), tell=self.saw.append)

    def wait(self, seconds: float) -> None:
        """Every reader that sees places tells ten times a second what lies there."""
        for _ in range(round(seconds * 10)):
            self.now_s = round(self.now_s + 0.1, 3)
            for station, tags in self.lies.items():
                self.referee.inventory(station, tags, self.now_s)
            self.referee.tick(self.now_s)

    def show(self, tag: str) -> None:
        """A piece is held to the pad, then taken away for long enough to mean something again."""
        self.now_s += 2.0
        self.referee.tick(self.now_s)
        for _ in range(3):
            self.now_s += 0.1
            self.referee.read("pad", tag, self.now_s)

    def put(self, tag: str, station: str) -> None:
        """A piece lies at a station, or (empty) at none."""
        for tags in self.lies.values():
            if tag in tags:
                tags.remove(tag)
        if station:
            self.lies[station].append(tag)

    @property
    def ledger(self) -> list[str]:
        """The steps that count."""
        return [line.text for line in live_lines(self.session.record().entries)]

    def told(self, said: Said) -> list[Receipt]:
        """The receipts of a kind."""
        return [receipt for receipt in self.saw if receipt.said is said]

    def said(self) -> list[str]:
        """The kinds of the receipts since the last call, in order."""
        kinds = [receipt.said.value for receipt in self.saw]
        self.saw.clear()
        return kinds
