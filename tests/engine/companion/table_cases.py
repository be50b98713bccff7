"""Tables of the two games and of the toy, dealt by hand, so that tests can say what is shown and seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.companion.catalogue import Box, Instance
from engine.companion.receipts import Receipt, Said
from engine.companion.referee import Referee
from engine.companion.stations import Layout, at_places
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
CULTIVATION_POSITION = (
    HARVEST_POSITION.replace("phase harvest\nturn 1\ntaken 0 1", "phase cultivation")
    .replace("at 1.supply: worker x8, coin x2", "at 1.supply: worker x8, coin")
    .replace("at 2.supply: worker x12", "at 2.supply: worker x12, coin")
)
"""The same mats before a card is revealed. Ada owns the tile, so she is first. Of the stars one is on her b3
and others are on Bo's a4 and b7; his a3 has none, and a crop lies on his a2."""


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
        box = box_of(self.game, self.setup)
        self.tags = sorted(map(str, box.tags.values()))
        self.referee = Referee(self.session, layout, box, tell=self.saw.append)

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

    def move(self, piece: str, count: int, start: str, end: str) -> None:
        """So many equal pieces go from one station to another."""
        for tag in [tag for tag in self.lies[start] if tag.partition("/")[0] == piece][:count]:
            self.put(tag, end)

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


_LAST_ROUND = """riverboat-desktop record 1
game sobek
option deck-back hidden
seat 1 human "Ann"
seat 2 human "Bo"
mode table
position
round 2
looked 1
start 1
{turn}
points 40 36
{rest}
at 1.corruption: marble-2 x2
at 2.corruption: fish
at tokens: guild-B, guild-C, curse
at tokens-used: flood, guild-D
at unseen-start: wheat-start, cattle-start x2, ivory-start, marble-start
at discards: wheat-1 x5, wheat x3, fish-1 x3, fish x2, cattle-1 x4, ivory-3 x3, ivory x2
at discards: wheat-start, fish-start x2, ebony-start, amulet x4, queen, high-priest, high-priestess, vizir
at discards: scribe-fish, thief, merchant, courtisan{more}
steps
"""
ONE_AMULET_LEFT = _LAST_ROUND.format(
    turn="phase turn\nturn 1\ndeck 0",
    rest="at dock-9: amulet\nat 1.hand: fish-1 x2, marble\nat 2.hand: cattle x2, cattle-1",
    more=", scribe-cattle",
)
"""The deck is empty and dock 9 has the last card: Ann must take it, and then she lays from her hand."""
TWO_SETS_IN_HAND = _LAST_ROUND.format(
    turn="phase laying",
    rest="at 1.hand: fish-1 x2, amulet, cattle-1, cattle, scribe-cattle\nat 2.hand: marble, cattle",
    more="",
)
"""Ann lays at the end of the round. Her fish need the amulet, which may lie with the cattle, too."""


def laid_out(game_id: str, layout: Layout, record: str, face_down: dict[str, str] | None = None) -> Any:
    """A table for a record, on which every piece with a tag lies where a reader should see it.

    `face_down`: by tag the station at which something lies besides, of which only the back is known.
    """
    table = Table(game_id, layout, record=record)
    copies: dict[str, int] = {}
    for spot, count in sorted(table.referee.chronicle.now.counts.items()):
        for _ in range(count):
            copies[spot.piece] = copies.get(spot.piece, 0) + 1
            table.lies[spot.station].append(f"{spot.piece}/{copies[spot.piece]}")
    for tag, station in (face_down or {}).items():
        table.put(tag, station)
    table.wait(1.0)
    assert table.referee.difference() == {}
    table.saw.clear()
    return table


SOBEK_PLACES = ("discards", *(f"dock-{n}" for n in range(1, 10)), "1.hand", "2.hand", "1.", "2.")
_SOBEK_LIES = {
    "1.hand": ("wheat-start/1", "fish-start/1"),
    "2.hand": ("fish-start/2", "cattle-start/1"),
    "dock-1": ("wheat/1",), "dock-2": ("ebony/1",), "dock-3": ("wheat-1/1",), "dock-4": ("fish-1/1",),
    "dock-5": ("queen/1",), "dock-6": ("ivory/1",), "dock-7": ("fish/1",), "dock-8": ("wheat-1/2",),
    "dock-9": ("wheat/2",),
}  # fmt: skip


def sobek(
    *steps: str, moved: dict[str, str] | None = None, deal: tuple[str, ...] = SOBEK_DEAL, **more: Any
) -> Any:
    """The table of `SOBEK_DEAL` with a reader at every place; after `steps` tags lie where `moved` says."""
    options = more.pop("options", HIDDEN_BACK)
    table = Table("sobek", at_places(SOBEK_PLACES), *deal, *steps, options=options, **more)
    table.lies = {station: list(_SOBEK_LIES.get(station, ())) for station in table.lies}
    for tag, station in (moved or {}).items():
        table.put(tag, station)
    table.wait(1.0)
    assert table.referee.difference() == {}, "a face-down queen is where a card lies face down"
    table.saw.clear()
    return table
