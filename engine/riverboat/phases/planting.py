"""Phase 2: crop tiles are laid under workers, one a turn, until no worker stands on a bare field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.component import Ref
from engine.core.narrowing import narrowed
from engine.riverboat import events as ev
from engine.riverboat.components import NOTHING, Phase
from engine.riverboat.gains import Events, gain_coins, pay_coin, score
from engine.riverboat.hexgrid import bits
from engine.riverboat.phases import harvest
from engine.riverboat.phases.opening import begin_phase
from engine.riverboat.phases.refresh import tiles_to_fill
from engine.riverboat.pointing import refs_of
from engine.riverboat.state import ASK_PLANT, State
from engine.riverboat.steps import PlantCrop, bare


def begin(state: State, events: Events) -> None:
    """The owner gets a coin. Rule RB-1.6.8."""
    owner = begin_phase(state, Phase.PLANTING, events)
    gain_coins(state, owner, 1, events)


def flow(state: State, events: Events) -> None:
    """The next seat with a worker on a bare field plants, after a refill if nothing fits.

    Rules RB-1.6.5 to RB-1.6.7, RB-3.12, RB-3.13.
    """
    for _ in range(state.board.seats):
        seat = state.turn
        free = state.bare_workers(seat)
        if free:
            if display_suffices(state, seat, free):
                state.pending.append((ASK_PLANT, seat, -1))
                return
            fills = tiles_to_fill(state)
            if fills:
                state.pending += reversed(fills)
                return
            state.workers[seat] &= ~free
            state.supply[seat] += free.bit_count()
            if events is not None:
                events.append(ev.WorkersReturned(seat, tuple(bits(free))))
        state.turn = state.next_seat(seat)
    harvest.begin(state, events)


def display_suffices(state: State, seat: int, free: int) -> bool:
    """Whether any face-up tile fits under the workers on these bare fields."""
    sizes = state.board.sizes
    tried = 0
    for tile in state.display:
        if tile >= 0 and sizes[tile] != tried:
            tried = sizes[tile]
            if state.board.planting[state.mats[seat]].fits(tried, free):
                return True
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

    All tiles of one size share the same patches of fields, so the length needs no list of steps.
    """

    __slots__ = ("_length", "_patches", "_searched", "_shown", "_shown_length", "_sizes", "_state", "_table")

    def __init__(self, state: State, seat: int) -> None:
        board = state.board
        table = board.planting[state.mats[seat]]
        free = state.bare_workers(seat)
        sizes = board.sizes
        ways = table.ways
        self._state = state
        self._table = table
        self._sizes = sizes
        self._shown = [tile for tile in dict.fromkeys(state.display) if tile >= 0]
        self._searched: Sequence[int] = ()
        self._patches = table.all_patches(free)
        counts = [len(numbers) for numbers in self._patches]
        length = 0
        for tile in self._shown:
            length += counts[sizes[tile]] * ways[tile]
        self._shown_length = length
        if state.coins[seat]:
            stacks = state.stacks
            self._searched = board.searched
            if 0 in stacks:
                self._searched = [tile for tile in board.searched if stacks[tile]]
                for tile in self._searched:
                    length += counts[sizes[tile]] * ways[tile]
            else:
                for size, different in table.searched_ways:
                    length += counts[size] * different
        self._length = length

    @property
    def searching(self) -> bool:
        """Whether a coin helps: some tile of a stack fits. Rule RB-1.6.4."""
        return self._length > self._shown_length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> PlantCrop:
        table, sizes, ways = self._table, self._sizes, self._table.ways
        counts = [len(numbers) for numbers in self._patches]
        coin = index >= self._shown_length
        if coin:
            index -= self._shown_length
        for tile in self._searched if coin else self._shown:
            size = sizes[tile]
            here = counts[size] * ways[tile]
            if index < here:
                number, way = divmod(index, ways[tile])
                return table.steps(tile, coin)[self._patches[size][number]][way]
            index -= here
        raise IndexError("no such legal step")

    def __iter__(self) -> Iterator[PlantCrop]:
        for coin, tiles in ((False, self._shown), (True, self._searched)):
            for tile in tiles:
                steps = self._table.steps(tile, coin)
                for number in self._patches[self._sizes[tile]]:
                    yield from steps[number]

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
    base = seat * state.board.crop_count
    for crop, mask in step.crop_masks:
        state.crops[base + crop] |= mask
    state.planted[seat] |= step.mask
    laid = step if step.space < 0 else bare(step)
    assert isinstance(laid, PlantCrop)
    state.tiles[seat] += (laid,)
    state.turn = state.next_seat(seat)
    if events is not None:
        events.append(ev.CropPlanted(seat, step.tile, step.fields, -1 if step.coin else space))
    score(
        state,
        seat,
        state.board.edition.tiles[step.tile].points,
        "plant",
        events,
        piece=step.tile,
        mask=step.mask,
    )
