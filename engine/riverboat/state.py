"""The whole situation of a play as small ints and bit masks; everything by seat is a list over seats."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from engine.riverboat.board import Board
from engine.riverboat.components import NOTHING, Phase
from engine.riverboat.steps import PlantCrop

Entry = tuple[str, int, int, int, int]
"""One score: key, points, round, the piece (an index, or -1) and the fields that made it (a mask)."""


class Ask(IntEnum):
    """What the node on top of the pending stack asks for.

    Below `DRAFT` nobody chooses; from `ASSET` on there may turn out to be nothing to choose.
    """

    MAT = 0
    START = 1
    TILE = 2
    SLOT = 3
    REVEAL = 4
    DRAW = 5
    OVER = 6
    DRAFT = 7
    BONUS_WORKER = 8
    WORKER = 9
    PLANT = 10
    BOAT = 11
    CARD = 12
    BONUS = 13
    SURVEY = 14
    ASSET = 15
    AGENTS = 16


# WORKAROUND(CPython 3.11): reading a member from its enum costs eight times as much as reading a name.
ASK_MAT: Final = Ask.MAT
ASK_START: Final = Ask.START
ASK_TILE: Final = Ask.TILE
ASK_SLOT: Final = Ask.SLOT
ASK_REVEAL: Final = Ask.REVEAL
ASK_DRAW: Final = Ask.DRAW
ASK_OVER: Final = Ask.OVER
ASK_DRAFT: Final = Ask.DRAFT
ASK_BONUS_WORKER: Final = Ask.BONUS_WORKER
ASK_WORKER: Final = Ask.WORKER
ASK_PLANT: Final = Ask.PLANT
ASK_BOAT: Final = Ask.BOAT
ASK_CARD: Final = Ask.CARD
ASK_BONUS: Final = Ask.BONUS
ASK_SURVEY: Final = Ask.SURVEY
ASK_ASSET: Final = Ask.ASSET
ASK_AGENTS: Final = Ask.AGENTS


class Due(IntEnum):
    """Why an asset is due, and so what may be taken and whether it may be declined."""

    BARN = 0
    SURVEYOR = 1
    CHOICE = 2
    HARVEST = 3
    SLOT = 4


Pending = tuple[Ask, int, int]
"""What is asked, of whom (-1: chance), and a number: space, slot, `Due`, or how many agents."""


Tiles = tuple[int, tuple[int, ...]]
"""In how many ways tiles of one size lie on a patch, and their types."""
CHANGED: Final[Tiles] = (-1, ())
"""Stands where the display has changed since somebody has looked."""


class State:
    """One situation. `pending` is a stack whose top is the current node; it is empty only inside `apply`.

    Masks are over fields (bit 0 = first field in reading order) or over opportunity cards.
    `crops` has seat * number of crops + crop as index; `planted` is the union of a seat's crops.
    `layers` are masks of unseen opportunity cards, top layer first, each in unknown order.
    `round` counts from 1. `shown` keeps by size what legal plantings have found face up on the display,
    `CHANGED` where that is no longer so, and `sought` what a coin can search, empty where nobody has looked;
    neither is a part of the situation.
    """

    __slots__ = (
        "agents",
        "arrival",
        "barns",
        "barns_left",
        "board",
        "boat_stacks",
        "boats",
        "boats_shown",
        "card",
        "cards",
        "clock",
        "coins",
        "coins_left",
        "crops",
        "cultivation",
        "discards",
        "display",
        "done",
        "harbor",
        "layers",
        "mats",
        "out",
        "owner",
        "pending",
        "phase",
        "placed",
        "planted",
        "ranks",
        "revealed",
        "round",
        "score",
        "sheets",
        "shown",
        "slots",
        "sought",
        "stacks",
        "start",
        "supply",
        "surveyors",
        "surveyors_left",
        "taken",
        "tiles",
        "track_workers",
        "turn",
        "used",
        "used_cards",
        "wells",
        "wells_left",
        "workers",
    )

    def __init__(self, board: Board) -> None:
        edition = board.edition
        seats = board.seats
        nobody = [0] * seats
        self.board = board
        self.round = 0
        self.phase: Phase = Phase.SETUP
        self.start = NOTHING
        self.turn = NOTHING
        self.pending: list[Pending] = []
        self.owner = [NOTHING] * 6
        self.mats = [NOTHING] * seats
        self.workers = nobody[:]
        self.crops = [0] * (seats * board.crop_count)
        self.planted = nobody[:]
        self.barns = nobody[:]
        self.wells = nobody[:]
        self.used = nobody[:]
        self.supply = [edition.start_workers] * seats
        self.coins = [edition.start_coins] * seats
        self.surveyors = [edition.start_surveyors] * seats
        self.agents = nobody[:]
        self.harbor = [edition.harbor.start(seats)] * seats
        self.boats: list[tuple[int, ...]] = [()] * seats
        self.cards = nobody[:]
        self.used_cards = nobody[:]
        self.tiles: list[tuple[PlantCrop, ...]] = [()] * seats
        self.score = nobody[:]
        self.arrival = nobody[:]
        self.clock = 0
        self.sheets: list[tuple[Entry, ...]] = [()] * seats
        self.coins_left = edition.coins - edition.start_coins * seats
        self.barns_left = edition.barns
        self.wells_left = edition.wells
        self.surveyors_left = edition.surveyors - edition.start_surveyors * seats
        self.track_workers = edition.rounds
        self.display = [NOTHING] * len(board.size_of_space)
        self.shown: list[Tiles] = [CHANGED] * 3
        self.sought: tuple[Tiles, ...] = ()
        self.stacks = [tile.count for tile in edition.tiles]
        self.slots = [NOTHING] * len(edition.slots)
        self.layers: tuple[int, ...] = ((1 << len(edition.cards)) - 1,)
        self.cultivation = [edition.cards_per_suit] * len(edition.suits) + [edition.wild_cards]
        self.discards = [0] * (len(edition.suits) + 1)
        self.card = NOTHING
        self.revealed = 0
        self.boats_shown = 0
        self.boat_stacks = [boat.count for boat in edition.boats]
        self.taken = nobody[:]
        self.out = 0
        self.placed = 0
        self.done = 0
        self.ranks: tuple[int, ...] = ()

    def clone(self) -> State:
        """A copy that shares nothing mutable with this state."""
        new = State.__new__(State)
        new.board = self.board
        new.round = self.round
        new.phase = self.phase
        new.start = self.start
        new.turn = self.turn
        new.pending = self.pending[:]
        new.owner = self.owner[:]
        new.mats = self.mats[:]
        new.workers = self.workers[:]
        new.crops = self.crops[:]
        new.planted = self.planted[:]
        new.barns = self.barns[:]
        new.wells = self.wells[:]
        new.used = self.used[:]
        new.supply = self.supply[:]
        new.coins = self.coins[:]
        new.surveyors = self.surveyors[:]
        new.agents = self.agents[:]
        new.harbor = self.harbor[:]
        new.boats = self.boats[:]
        new.cards = self.cards[:]
        new.used_cards = self.used_cards[:]
        new.tiles = self.tiles[:]
        new.score = self.score[:]
        new.arrival = self.arrival[:]
        new.clock = self.clock
        new.sheets = self.sheets[:]
        new.coins_left = self.coins_left
        new.barns_left = self.barns_left
        new.wells_left = self.wells_left
        new.surveyors_left = self.surveyors_left
        new.track_workers = self.track_workers
        new.display = self.display[:]
        new.shown = self.shown[:]
        new.sought = self.sought
        new.stacks = self.stacks[:]
        new.slots = self.slots[:]
        new.layers = self.layers
        new.cultivation = self.cultivation[:]
        new.discards = self.discards[:]
        new.card = self.card
        new.revealed = self.revealed
        new.boats_shown = self.boats_shown
        new.boat_stacks = self.boat_stacks[:]
        new.taken = self.taken[:]
        new.out = self.out
        new.placed = self.placed
        new.done = self.done
        new.ranks = self.ranks
        return new

    def covered(self, seat: int) -> int:
        """The fields of a seat under crop tiles, as a mask."""
        return self.planted[seat]

    def empty(self, seat: int) -> int:
        """The fields of a seat with neither worker, tile nor barn, as a mask. Rule RB-3.3."""
        board = self.board
        return board.mat_suits[self.mats[seat]][board.wild] & ~(
            self.workers[seat] | self.barns[seat] | self.planted[seat]
        )

    def bare_workers(self, seat: int) -> int:
        """The fields of a seat where a worker stands and no tile lies, as a mask."""
        return self.workers[seat] & ~self.planted[seat]

    def harvested(self, seat: int, crop: int) -> int:
        """How many spaces of a crop a seat has harvested. Rule RB-1.8.8."""
        return (self.crops[seat * self.board.crop_count + crop] & ~self.workers[seat]).bit_count()

    def lowest_tile(self, seat: int) -> int:
        """The lowest phase tile that a seat owns; 9 if it owns none. Rule RB-1.12.8."""
        for phase in range(1, 6):
            if self.owner[phase] == seat:
                return phase
        return 9
