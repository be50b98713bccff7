"""The tables that are tried, and which reader stands where: one shared pad, or readers at places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.companion.stations import LEFT_OUT, Layout
from engine.core.chance import Rng
from hardware.drivers.families import FAMILIES
from hardware.reads import Tech
from hardware.simulator.models import MODELS
from riverboat_desktop.reader_manner import manner_of
from riverboat_desktop.table_hearing import TableHearing, Zones
from ui.companion.arrangement import Arrangement, Stand
from ui.readers.values import Reader

BOARD: Final = "inventory-line"
"""Our own board: up to eight antennas, each of which sees ten tags."""
_ANTENNAS: Final = 8
MAT: Final = "r200"
"""A UHF reader, for a mat or a hand, where there may be more than an antenna of a board sees."""
PAD: Final = "rdm6300"


@dataclass(frozen=True, slots=True)
class Standing:
    """A reader on a table: its id, the virtual reader that it is, and what each of its zones looks at.

    A zone that looks at no place is a pad.
    """

    id: str
    model: str
    zones: tuple[tuple[str, ...], ...] = ((),)

    @property
    def tech(self) -> Tech:
        """The tags that it reads."""
        return MODELS[self.model].tech

    @property
    def reader(self) -> Reader:
        """As it was set up; its line leads to what has its id as a name."""
        model = MODELS[self.model]
        return Reader(self.id, model.family, self.id, model.speed)


Table = tuple[Standing, ...]


def one_pad(model: str = PAD) -> Table:
    """Everything is shown to one pad."""
    return (Standing("pad", model),)


def every_place(game: Any, setup: Any) -> Table:
    """A reader under each place of the market and at each seat, and a pad by the decks."""
    seats = range(1, len(setup.seats) + 1)
    if game.id == "riverboat":
        board = game.board(setup)
        display = (f"display-{space}" for space in range(1, len(board.size_of_space) + 1))
        small = ("boats-shown", "phases", "slot-1", "slot-2", "slot-3", "slot-4", *display)
        large = ("supply", "cultivation-discard", *(f"{seat}." for seat in seats))
    elif game.id == "sobek":
        small = tuple(f"dock-{dock}" for dock in range(1, 10))
        large = ("discards", *(f"{seat}.hand" for seat in seats), *(f"{seat}." for seat in seats))
    else:
        small = ("row-1", "row-2", *(f"{seat}.laid" for seat in seats), *(f"{seat}.hand" for seat in seats))
        large = ("discards",)
    mats = (Standing(place.rstrip("."), MAT, ((place,),)) for place in large)
    return (*_boards(small), *mats, Standing("pad", BOARD))


def some_places(game: Any, setup: Any, seed: int) -> Table:
    """Readers under half of all places, and a pad by the decks; mats see what lies on them, or beside too."""
    rng = Rng(seed)
    every = every_place(game, setup)
    small = [
        places[0] for standing in every if standing.model == BOARD for places in standing.zones if places
    ]
    large = [standing for standing in every if standing.model == MAT and rng.below(2)]
    hands = {place for standing in large for (place,) in standing.zones}
    stand = [_bare(standing, hands) if rng.below(2) else standing for standing in large]
    return (*_boards(place for place in small if rng.below(2)), *stand, Standing("pad", BOARD))


def _bare(standing: Standing, seen: set[str]) -> Standing:
    """Without what lies beside a mat, or is held in a hand."""
    ((place,),) = standing.zones
    if not place.endswith("."):
        return standing
    beside = [f"{place}{name}" for name in ("cards", "phases", "hand")]
    return replace(standing, zones=((place, *(f"{LEFT_OUT}{name}" for name in beside if name not in seen)),))


def _boards(places: Iterable[str]) -> Table:
    """As many boards as it takes, with an antenna under each place."""
    under = [(place,) for place in places]
    return tuple(
        Standing(f"board-{first // _ANTENNAS + 1}", BOARD, tuple(under[first : first + _ANTENNAS]))
        for first in range(0, len(under), _ANTENNAS)
    )


def arranged(table: Table) -> Arrangement:
    """What was said of it when it was set up."""
    stands = [
        Stand(standing.id, zone, places)
        for standing in table
        for zone, places in enumerate(standing.zones)
        if places
    ]
    return Arrangement(stands=tuple(stands))


def zones_of(table: Table) -> list[Zones]:
    """What the program knows of its readers."""
    found = []
    for standing in table:
        info = FAMILIES[MODELS[standing.model].family].info
        found.append(Zones(standing.reader, manner_of(info)))
    return found


def layout_of(table: Table) -> Layout:
    """The stations that the program makes of it."""

    def nobody() -> Any:
        raise AssertionError("nothing is heard here")

    return TableHearing(arranged(table), nobody).set_up(zones_of(table))
