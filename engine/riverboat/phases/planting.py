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
from engine.riverboat.planting_table import Laying
from engine.riverboat.pointing import refs_of
from engine.riverboat.state import ASK_PLANT, State
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
            if display_suffices(state, seat, free):
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
    """Whether any face-up tile fits under the workers on these bare fields."""
    sizes = state.board.sizes
    tried = 0
    for tile in state.display:
        if tile >= 0 and sizes[tile] != tried:
            tried = sizes[tile]
            if tried == 1 or state.board.planting[state.mats[seat]].fits(tried, free):
                return free != 0
    return False


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

    All tiles of one size share the same patches of fields, so the length needs no list of steps. By
    size: how many patches there are, and the layings of tiles that lie face up, or can be searched.
    """

    __slots__ = (
        "_beginnings",
        "_counts",
        "_free",
        "_length",
        "_searched",
        "_shown",
        "_shown_length",
        "_state",
        "_table",
    )

    def __init__(self, state: State, seat: int) -> None:
        board = state.board
        table = board.planting[state.mats[seat]]
        free = state.workers[seat] & ~state.planted[seat]
        pairs, trios, self._beginnings = table.beginnings(free)
        ones = free.bit_count()
        shown = table.shown
        display = state.display
        second, third = board.display_starts
        singles = shown[tuple(display[:second])]
        doubles = shown[tuple(display[second:third])]
        triples = shown[tuple(display[third:])]
        length = ones * len(singles) + pairs * len(doubles) + trios * len(triples)
        self._state = state
        self._table = table
        self._free = free
        self._counts = (ones, pairs, trios)
        self._shown = (singles, doubles, triples)
        self._shown_length = length
        self._searched: tuple[Sequence[Laying], ...] = ()
        if state.coins[seat]:
            stacks = state.stacks
            self._searched = table.searched
            if 0 in stacks:
                self._searched = tuple([tile for tile in size if stacks[tile[0]]] for size in table.searched)
            length += ones * len(self._searched[0]) + pairs * len(self._searched[1])
        self._length = length

    @property
    def searching(self) -> bool:
        """Whether a coin helps: some tile of a stack fits. Rule RB-1.6.4."""
        return self._length > self._shown_length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> PlantCrop:
        coin = index >= self._shown_length
        if coin:
            index -= self._shown_length
        for size, layings in enumerate(self._searched if coin else self._shown):
            ways = len(layings)
            here = self._counts[size] * ways
            if index < here:
                number, way = divmod(index, ways)
                tile, turned = layings[way]
                return self._table.steps(tile, coin)[self._patch(size + 1, number)][turned]
            index -= here
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
        steps = self._table.steps
        for coin, sizes in ((False, self._shown), (True, self._searched)):
            for size, layings in enumerate(sizes, start=1):
                for number in [self._patch(size, index) for index in range(self._counts[size - 1])]:
                    for tile, turned in layings:
                        yield steps(tile, coin)[number][turned]

    def __contains__(self, step: object) -> bool:
        return isinstance(step, PlantCrop) and allows(self._state, step)

    def narrow(self, refs: Iterable[Ref]) -> Sequence[PlantCrop]:
        """The steps that have all of the refs, in order."""
        return narrowed(self, refs, lambda step: refs_of(step, self._state))


def plant(state: State, step: PlantCrop, events: Events) -> None:
    """A tile comes under workers and scores what is printed on it. Rules RB-1.6.1 to RB-1.6.4."""
    seat = state.pending.pop()[1]
    space = step.space
    if step.coin:
        pay_coin(state, seat, events)
        state.stacks[step.tile] -= 1
    else:
        if space < 0:
            space = state.display.index(step.tile)
        state.display[space] = NOTHING
    board = state.board
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
