"""Phase 2: crop tiles are laid under workers, one a turn, until no worker stands on a bare field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.component import Ref
from engine.core.narrowing import narrowed
from engine.riverboat import events as ev
from engine.riverboat.components import NOTHING, Phase
from engine.riverboat.gains import Events, gain_coins, pay_coin, score
from engine.riverboat.hexgrid import bits, nth_bit
from engine.riverboat.phases import harvest
from engine.riverboat.phases.opening import begin_phase
from engine.riverboat.phases.refresh import tiles_to_fill
from engine.riverboat.planting_table import SEARCHED_SIZES, PlantingTable
from engine.riverboat.pointing import refs_of
from engine.riverboat.state import ASK_PLANT, CHANGED, State, Tiles
from engine.riverboat.steps import PlantCrop


def begin(state: State, events: Events) -> None:
    """The owner gets a coin. Rule RB-1.6.8."""
    owner = begin_phase(state, Phase.PLANTING, events)
    gain_coins(state, owner, 1, events)


def flow(state: State, events: Events) -> None:
    """The next seat with a worker on a bare field plants, after a refill if nothing fits.

    Rules RB-1.6.5 to RB-1.6.7, RB-3.12, RB-3.13.
    """
    workers, planted = state.workers, state.planted
    following = state.board.next_seat
    for _ in following:
        seat = state.turn
        free = workers[seat] & ~planted[seat]
        if free:
            # A single that lies face up fits under any worker.
            if state.shown[0][0] > 0 or display_suffices(state, seat, free):
                state.pending.append((ASK_PLANT, seat, -1))
                return
            fills = tiles_to_fill(state)
            if fills:
                state.pending += reversed(fills)
                return
            workers[seat] &= ~free
            state.supply[seat] += free.bit_count()
            if events is not None:
                events.append(ev.WorkersReturned(seat, tuple(bits(free))))
        state.turn = following[seat]
    harvest.begin(state, events)


def display_suffices(state: State, seat: int, free: int) -> bool:
    """Whether any face-up tile fits under the workers on these bare fields; a single fits anywhere."""
    table = state.board.planting[state.mats[seat]]
    singles, doubles, triples = shown_tiles(state, table)
    if singles[0] and free:
        return True
    return bool((doubles[0] and table.fits(2, free)) or (triples[0] and table.fits(3, free)))


def shown_tiles(state: State, table: PlantingTable) -> list[Tiles]:
    """By size: in how many ways the tiles that lie face up can lie on a patch, and their types."""
    shown = state.shown
    if CHANGED in shown:
        for size, tiles in enumerate(shown):
            if tiles is CHANGED:
                begin, end = state.board.display_parts[size][0]
                found = tuple([tile for tile in dict.fromkeys(state.display[begin:end]) if tile != NOTHING])
                shown[size] = (sum(map(table.ways_of, found)), found)
    return shown


def allows(state: State, step: PlantCrop) -> bool:
    """Whether the seat on turn may plant so; details are not looked at."""
    seat = state.pending[-1][1]
    if not state.board.planting[state.mats[seat]].listed(step):
        return False
    if step.coin:
        if not state.coins[seat] or not state.stacks[step.tile] or step.tile not in state.board.searched:
            return False
    elif step.tile not in state.display:
        return False
    free = state.bare_workers(seat)
    return all(free >> field & 1 for field in step.fields)


class LegalPlanting:
    """Every tile type that lies face up, and those a coin can search, wherever they fit; listed lazily.

    All tiles of one size share the same patches of fields, so nothing needs to be listed to be counted.
    By size: how many patches there are; the tiles that lie face up, then those that a coin can search,
    with the number of ways in which they lie on a patch.
    """

    __slots__ = ("_beginnings", "_counts", "_free", "_length", "_searched", "_shown", "_state", "_table")

    def __init__(self, state: State, seat: int) -> None:
        table = state.board.planting[state.mats[seat]]
        free = state.workers[seat] & ~state.planted[seat]
        pairs, trios, self._beginnings = table.beginnings(free)
        ones = free.bit_count()
        shown = state.shown
        if CHANGED in shown:
            shown_tiles(state, table)
        singles, doubles, triples = self._shown = tuple(shown)
        self._length = ones * singles[0] + pairs * doubles[0] + trios * triples[0]
        self._state = state
        self._table = table
        self._free = free
        self._counts = (ones, pairs, trios)
        self._searched: tuple[Tiles, ...] = ()
        if state.coins[seat]:
            singles, doubles = self._searched = state.sought or _seek(state, table)
            self._length += ones * singles[0] + pairs * doubles[0]

    @property
    def searching(self) -> bool:
        """Whether a coin helps: some tile of a stack fits. Rule RB-1.6.4."""
        return any(count * ways for count, (ways, _) in zip(self._counts, self._searched, strict=False))

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> PlantCrop:
        coin = False
        table, counts = self._table, self._counts
        for sizes in (self._shown, self._searched):
            for size, (ways, tiles) in enumerate(sizes):
                here = counts[size] * ways
                if index < here:
                    number, way = divmod(index, ways)
                    patch = self._patch(size + 1, number) if size else nth_bit(self._free, number)
                    if ways == len(tiles):  # none of them can be turned
                        return table.steps(tiles[way], coin)[patch][0]
                    for tile in tiles:
                        different = table.ways_of(tile)
                        if way < different:
                            return table.steps(tile, coin)[patch][way]
                        way -= different
                index -= here
            coin = True
        raise IndexError("no such legal step")

    def _patch(self, size: int, number: int) -> int:
        """The number in the table of the patch that comes here after `number` others of its size."""
        if size == 1:
            return nth_bit(self._free, number)
        for _, _, begun in self._beginnings:
            patches = begun[size - 2]
            if number < len(patches):
                return patches[number]
            number -= len(patches)
        raise IndexError("no such patch")

    def __iter__(self) -> Iterator[PlantCrop]:
        for coin, sizes in ((False, self._shown), (True, self._searched)):
            for size, (_, tiles) in enumerate(sizes):
                listed = [self._table.steps(tile, coin) for tile in tiles]
                for number in range(self._counts[size]):
                    patch = self._patch(size + 1, number)
                    for steps in listed:
                        yield from steps[patch]

    def __contains__(self, step: object) -> bool:
        return isinstance(step, PlantCrop) and allows(self._state, step)

    def narrow(self, refs: Iterable[Ref]) -> Sequence[PlantCrop]:
        """The steps that have all of the refs, in order."""
        return narrowed(self, refs, lambda step: refs_of(step, self._state))


def _seek(state: State, table: PlantingTable) -> tuple[Tiles, ...]:
    """The tile types that a coin can search, by size, and their ways to lie. Rule RB-1.6.4."""
    found = []
    for _, (first, last) in state.board.display_parts[: len(SEARCHED_SIZES)]:
        tiles = tuple([tile for tile in range(first, last) if state.stacks[tile]])
        found.append((sum(map(table.ways_of, tiles)), tiles))
    state.sought = tuple(found)
    return state.sought


def _cover(state: State, seat: int, tile: int) -> None:
    """What lies face up has one tile less. Where an equal one lies, the order may be another now."""
    board = state.board
    size = board.sizes[tile] - 1
    ways, tiles = state.shown[size]
    begin, end = board.display_parts[size][0]
    if ways < 0 or tile in state.display[begin:end]:
        state.shown[size] = CHANGED
    else:
        fewer = ways - board.planting[state.mats[seat]].ways_of(tile)
        state.shown[size] = (fewer, tuple([other for other in tiles if other != tile]))


def plant(state: State, step: PlantCrop, events: Events) -> None:
    """A tile comes under workers and scores what is printed on it. Rules RB-1.6.1 to RB-1.6.4."""
    seat = state.pending.pop()[1]
    board = state.board
    space = step.space
    if step.coin:
        pay_coin(state, seat, events)
        state.stacks[step.tile] -= 1
        state.sought = ()
    else:
        if space < 0:
            space = state.display.index(step.tile)
        state.display[space] = NOTHING
        _cover(state, seat, step.tile)
    base = seat * board.crop_count
    crops = state.crops
    for crop, mask in step.crop_masks:
        crops[base + crop] |= mask
    state.planted[seat] |= step.mask
    state.tiles[seat] += (step if step.space < 0 else replace(step, space=-1),)
    state.turn = board.next_seat[seat]
    if events is not None:
        events.append(ev.CropPlanted(seat, step.tile, step.fields, -1 if step.coin else space))
    points = board.tile_points[step.tile]
    if points:
        score(state, seat, points, "plant", events, piece=step.tile, mask=step.mask)
