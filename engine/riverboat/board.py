"""What stays the same through one play: the edition, the options that were chosen, tables made from them."""

from __future__ import annotations

from typing import Final

from engine.core.component import Ref
from engine.core.setup import OptionSpec, Setup
from engine.riverboat.components import MOST_FIELDS, MOST_SPACES, Edition
from engine.riverboat.hexgrid import Grid
from engine.riverboat.planting_table import SEARCHED_SIZES, PlantingTable, planting_table
from engine.riverboat.steps import RevealCard

OPTIONS: Final = (
    OptionSpec("opportunity-coin", ("search", "blind"), "search", "RB-3.34"),
    OptionSpec("cultivation-deck", ("once", "reshuffle"), "once", "RB-3.11"),
    OptionSpec("display-singles", ("edition",), "edition", "RB-2.2.6", (1, MOST_SPACES)),
    OptionSpec("display-doubles", ("edition",), "edition", "RB-2.2.6", (1, MOST_SPACES)),
    OptionSpec("display-triples", ("edition",), "edition", "RB-2.2.6", (1, MOST_SPACES)),
    OptionSpec("slot-substitute", ("yes", "no"), "yes", "RB-3.25"),
    OptionSpec("perimeter-barn", ("counts", "ignored"), "counts", "RB-3.21"),
    OptionSpec("harvest-order", ("boat-first", "bonus-first"), "boat-first", "RB-3.33"),
)


class Board:
    """Constants of one play. Never changes after it is made, so states share it."""

    __slots__ = (
        "backwards",
        "blind",
        "bonus_first",
        "capacities",
        "crop_count",
        "display",
        "display_parts",
        "display_starts",
        "edition",
        "every_boat",
        "field_refs",
        "fitting_boats",
        "grids",
        "harbor_last",
        "mat_suits",
        "next_seat",
        "perimeter_barn",
        "planting",
        "recesses",
        "reshuffle",
        "reveals",
        "searched",
        "seats",
        "size_of_space",
        "sizes",
        "slot_substitute",
        "tile_points",
        "tiles_of_space",
        "wild",
    )

    def __init__(self, edition: Edition, setup: Setup) -> None:
        chosen = {spec.name: setup.option(spec.name) or spec.default for spec in OPTIONS}
        self.edition = edition
        self.seats = len(setup.seats)
        self.backwards: tuple[tuple[int, ...], ...] = tuple(
            tuple((first - behind) % self.seats for behind in range(1, self.seats + 1))
            for first in range(self.seats)
        )
        self.next_seat: tuple[int, ...] = (*range(1, self.seats), 0)
        self.blind = chosen["opportunity-coin"] == "blind"
        self.reshuffle = chosen["cultivation-deck"] == "reshuffle"
        self.slot_substitute = chosen["slot-substitute"] == "yes"
        self.perimeter_barn = chosen["perimeter-barn"] == "counts"
        self.bonus_first = chosen["harvest-order"] == "bonus-first"
        self.display: tuple[int, ...] = tuple(
            usual if chosen[name] == "edition" else int(chosen[name])
            for name, usual in zip(
                ("display-singles", "display-doubles", "display-triples"), edition.display, strict=True
            )
        )
        self.display_starts = (self.display[0], self.display[0] + self.display[1])
        self.size_of_space: tuple[int, ...] = tuple(
            size for size, count in enumerate(self.display, start=1) for _ in range(count)
        )
        self.grids: tuple[Grid, ...] = tuple(mat.grid for mat in edition.mats)
        self.tile_points: tuple[int, ...] = tuple(tile.points for tile in edition.tiles)
        self.sizes: tuple[int, ...] = tuple(tile.size for tile in edition.tiles)
        # Sizes ascend, so the types of a size lie together; an edition may have none of it.
        types = [
            (sum(other < size for other in self.sizes), sum(other <= size for other in self.sizes))
            for size in range(4)
        ]
        self.tiles_of_space: tuple[tuple[int, int], ...] = tuple(types[size] for size in self.size_of_space)
        second, third = self.display_starts
        self.display_parts = tuple(
            zip(((0, second), (second, third), (third, sum(self.display))), types[1:], strict=True)
        )
        self.capacities: tuple[int, ...] = tuple(boat.capacity for boat in edition.boats)
        self.searched: tuple[int, ...] = tuple(
            index for index, size in enumerate(self.sizes) if size in SEARCHED_SIZES
        )
        self.crop_count = len(edition.crops)
        self.wild = edition.wild
        self.reveals: tuple[RevealCard, ...] = tuple(map(RevealCard, range(edition.wild + 1)))
        self.planting: tuple[PlantingTable, ...] = tuple(planting_table(grid, edition) for grid in self.grids)
        self.mat_suits: tuple[tuple[int, ...], ...] = tuple(
            (*mat.suits, grid.everything) for mat, grid in zip(edition.mats, self.grids, strict=True)
        )
        self.every_boat = (1 << len(edition.boats)) - 1
        self.recesses = len(edition.harbor.reach)
        self.harbor_last = edition.harbor.last
        self.fitting_boats: tuple[int, ...] = tuple(
            sum(1 << boat for boat, capacity in enumerate(self.capacities) if capacity <= load)
            for load in range(MOST_FIELDS + 1)
        )
        self.field_refs: tuple[tuple[tuple[Ref, ...], ...], ...] = tuple(
            tuple(tuple(Ref("field", name, seat) for name in grid.names) for seat in range(self.seats))
            for grid in self.grids
        )
