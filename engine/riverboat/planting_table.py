"""All ways to lay every tile type on a mat, built once for a grid and an edition, as interned steps."""

from __future__ import annotations

from typing import Final

from engine.riverboat.components import Edition, TileType
from engine.riverboat.hexgrid import Axial, Grid
from engine.riverboat.steps import PlantCrop

_PAIR: Final[tuple[Axial, ...]] = ((0, 0), (1, 0))
_ONE: Final[tuple[Axial, ...]] = ((0, 0),)
SEARCHED_SIZES: Final = (1, 2)
"""Sizes of crop tiles whose stacks a coin may search. Rule RB-1.6.4."""
Patch = tuple[int, int]
"""A set of fields that a shape can cover: its mask, and its number within its size."""
Beginning = tuple[int, int, tuple[list[int], list[int]]]
"""How many pairs and trios begin at a field, and their numbers."""


class PlantingTable:
    """Steps by tile type and patch. Every patch of one size has equally many ways for a tile type."""

    __slots__ = (
        "_begin",
        "_by_fields",
        "_edition",
        "_orders",
        "_patches",
        "_steps",
        "by_lowest",
        "ways_of",
    )

    def __init__(self, grid: Grid, edition: Edition) -> None:
        self._edition = edition
        self._patches: list[list[int]] = [[], [], [], []]
        self._orders: list[list[list[tuple[int, ...]]]] = [[], [], [], []]
        self.by_lowest: list[list[list[Patch]]] = [[[] for _ in grid.axial] for _ in range(4)]
        self._steps: tuple[dict[int, tuple[tuple[PlantCrop, ...], ...]], ...] = ({}, {})
        self._by_fields: dict[tuple[int, bool], dict[tuple[int, ...], PlantCrop]] = {}
        for size, shape in ((1, _ONE), (2, _PAIR), (3, edition.triple_shape)):
            numbers: dict[int, int] = {}
            for fields in grid.placements(shape):
                mask = sum(1 << field for field in fields)
                number = numbers.setdefault(mask, len(numbers))
                if number == len(self._patches[size]):
                    self._patches[size].append(mask)
                    self._orders[size].append([])
                    lowest = (mask & -mask).bit_length() - 1
                    self.by_lowest[size][lowest].append((mask, number))
                self._orders[size][number].append(fields)
        self._begin: dict[int, tuple[dict[int, Beginning], int]] = {}
        for field in range(len(grid.axial)):
            beside = 0
            for mask, _ in (*self.by_lowest[2][field], *self.by_lowest[3][field]):
                beside |= mask
            self._begin[1 << field] = ({}, beside & ~(1 << field))
        # As an index, NOTHING is the last: it lies in no way.
        self.ways_of = (*(self._different(tile) for tile in edition.tiles), 0).__getitem__

    def _different(self, tile: TileType) -> int:
        """In how many different ways a tile type lies on a patch; the same for all patches of its size."""
        orders = self._orders[tile.size]
        if not orders:
            return 0
        return len({tuple(sorted(zip(fields, tile.crops, strict=True))) for fields in orders[0]})

    def beginnings(self, free: int) -> tuple[int, int, list[Beginning]]:
        """How many pairs and trios lie within the mask, and where they begin, in reading order."""
        pairs = trios = 0
        found: list[Beginning] = []
        begin = self._begin
        rest = free
        while rest:
            low = rest & -rest
            rest ^= low
            known, beside = begin[low]
            near = beside & rest
            if near:
                here = known.get(near)
                if here is None:
                    here = known[near] = self._beginning(low.bit_length() - 1, near | low)
                pairs += here[0]
                trios += here[1]
                found.append(here)
        return pairs, trios, found

    def _beginning(self, field: int, free: int) -> Beginning:
        """The pairs and trios within the mask that have this field as their first."""
        pairs, trios = (
            [number for mask, number in self.by_lowest[size][field] if mask & free == mask] for size in (2, 3)
        )
        return len(pairs), len(trios), (pairs, trios)

    def fits(self, size: int, free: int) -> bool:
        """Whether any patch of that size, 2 or 3, lies within the mask."""
        by_lowest = self.by_lowest[size]
        rest = free
        while rest:
            low = rest & -rest
            rest ^= low
            for mask, _ in by_lowest[low.bit_length() - 1]:
                if mask & free == mask:
                    return True
        return False

    def steps(self, tile: int, coin: bool) -> tuple[tuple[PlantCrop, ...], ...]:
        """For a tile type: by patch number, its different ways to lie there."""
        known = self._steps[coin].get(tile)
        if known is None:
            known = self._steps[coin][tile] = self._build(tile, self._edition.tiles[tile], coin)
            self._by_fields[tile, coin] = {step.fields: step for ways in known for step in ways}
        return known

    def listed(self, step: PlantCrop) -> bool:
        """Whether the step is one of those that legal sets list, details aside."""
        if not 0 <= step.tile < len(self._edition.tiles):
            return False
        self.steps(step.tile, step.coin)
        return step.fields in self._by_fields[step.tile, step.coin]

    def _build(self, index: int, tile: TileType, coin: bool) -> tuple[tuple[PlantCrop, ...], ...]:
        size = tile.size
        built = []
        for mask, orders in zip(self._patches[size], self._orders[size], strict=True):
            ways: dict[tuple[tuple[int, int], ...], PlantCrop] = {}
            for fields in orders:
                shown = tuple(sorted(zip(fields, tile.crops, strict=True)))
                if shown not in ways:
                    crop_masks: dict[int, int] = {}
                    for field, crop in shown:
                        crop_masks[crop] = crop_masks.get(crop, 0) | 1 << field
                    ways[shown] = PlantCrop(
                        index, fields, coin, mask=mask, crop_masks=tuple(sorted(crop_masks.items()))
                    )
            built.append(tuple(ways.values()))
        return tuple(built)

    def find(self, tile: int, fields: tuple[int, ...], coin: bool) -> PlantCrop | None:
        """The interned step that lays the tile so, whatever equal order the fields come in; or None."""
        self.steps(tile, coin)
        listed = self._by_fields[tile, coin].get(fields)
        if listed is not None:
            return listed
        kind = self._edition.tiles[tile]
        if len(fields) != kind.size or len(set(fields)) != kind.size:
            return None
        mask = sum(1 << field for field in fields)
        lowest = min(fields)
        for patch, number in self.by_lowest[kind.size][lowest]:
            if patch == mask:
                wanted = set(zip(fields, kind.crops, strict=True))
                for step in self.steps(tile, coin)[number]:
                    if set(zip(step.fields, kind.crops, strict=True)) == wanted:
                        return step
        return None


_TABLES: Final[dict[tuple[str, tuple[int, ...], tuple[str, ...]], PlantingTable]] = {}


def planting_table(grid: Grid, edition: Edition) -> PlantingTable:
    """The table of this grid and edition, built at most once in a process."""
    key = (edition.digest, grid.neighbours, grid.names)
    table = _TABLES.get(key)
    if table is None:
        table = _TABLES[key] = PlantingTable(grid, edition)
    return table
