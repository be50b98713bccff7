"""The pieces of a box as values: tiles, boats, cards, mats, harbor track. What a window may know of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from engine.riverboat.hexgrid import GAP, Axial, Grid, grid, outline_of

NOTHING: Final = -1
"""In display spaces and slots: nothing lies there. For an owner: nobody."""
MOST_TILE_TYPES: Final = 256
"""Of crop tiles an edition may have at most this many types."""
MOST_FIELDS: Final = 60
"""Of fields a mat may have at most this many, so that masks stay within one machine word."""
MOST_CARDS: Final = 60
"""Of opportunity cards an edition may have at most this many."""
MOST_BOATS: Final = 32
"""Of boats an edition may have at most this many kinds."""
MOST_NAMED: Final = 26
"""Of crops and of suits an edition may have at most this many each, for each has its own letter."""
MOST_SPACES: Final = 12
"""Of each size at most this many crop tiles may lie face up."""


class Trust(StrEnum):
    """How well a fact about the box is known."""

    PRINTED = "printed"
    DEDUCED = "deduced"
    RECONSTRUCTION = "reconstruction"
    OWN = "own"
    """As somebody found it in the own box."""


class Phase(IntEnum):
    """The five phases, numbered as their tiles, and what lies around them."""

    SETUP = 0
    CULTIVATION = 1
    PLANTING = 2
    HARVEST = 3
    OPPORTUNITY = 4
    SURVEYING = 5
    REFRESH = 6
    DRAFT = 7
    OVER = 8


PHASE_TILES: Final = (
    Phase.CULTIVATION,
    Phase.PLANTING,
    Phase.HARVEST,
    Phase.OPPORTUNITY,
    Phase.SURVEYING,
)


@dataclass(frozen=True, slots=True)
class Named:
    """A crop or a suit: its letter in notation and its English name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TileType:
    """A kind of crop tile. `crops` has one crop index a hex, in the order of the shape."""

    id: str
    size: int
    crops: tuple[int, ...]
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Boat:
    """A kind of boat: capacity, how many tiles, and its reward. `asset`: barn, surveyor, choice or empty."""

    id: str
    capacity: int
    count: int
    points: int = 0
    coins: int = 0
    harbor: int = 0
    asset: str = ""
    agents: int = 0


class CardKind(StrEnum):
    """What an opportunity card counts."""

    HARVESTED = "harvested"
    KINDS = "kinds harvested"
    AGENTS = "agents"
    FIXED = "fixed"
    COINS = "coins"
    BARNS = "barns"
    WELLS = "wells"
    BUILDINGS = "barns and wells"
    TRIPLES = "triples"
    PERIMETER = "perimeter"
    TWO_BOATS = "two boats"


@dataclass(frozen=True, slots=True)
class OpportunityCard:
    """What a card scores: `per` points for each thing counted, at most `most` (0: no limit)."""

    id: str
    kind: CardKind
    per: int
    most: int = 0
    crop: int = NOTHING
    agents: int = 0
    harbor: int = 0


@dataclass(frozen=True, slots=True)
class Slot:
    """The reward of an opportunity slot; exactly one of the numbers is above zero."""

    surveyors: int = 0
    agents: int = 0
    harbor: int = 0
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Mat:
    """A player mat: rows of suit letters. `suits` has a field mask for each suit of the edition."""

    id: str
    rows: tuple[str, ...]
    suits: tuple[int, ...]

    @property
    def grid(self) -> Grid:
        """The geometry of its fields."""
        return grid(outline_of(self.rows))

    @property
    def letters(self) -> str:
        """The suit letters of its fields in reading order."""
        return "".join(self.rows).replace(GAP, "")


@dataclass(frozen=True, slots=True)
class Harbor:
    """The harbor track: spaces 0 to `last`; recess k (from 0) is reached at space `reach[k]`."""

    last: int
    starts: tuple[tuple[int, int], ...]
    reach: tuple[int, ...]

    def start(self, seats: int) -> int:
        """The space on which a harbor master starts with this many seats. Rule RB-1.2.2."""
        return dict(self.starts)[seats]


@dataclass(frozen=True, slots=True)
class Edition:
    """One box of the game. `trust` tells for each part of it how well it is known.

    `tiles` holds singles, then doubles, then triples; every other number is as on the components.
    """

    id: str
    digest: str
    rounds: int
    cards_per_cultivation: int
    boats_per_round: tuple[int, ...]
    surveyors_per_round: tuple[int, ...]
    start_workers: int
    start_surveyors: int
    start_coins: int
    workers: int
    surveyors: int
    coins: int
    barns: int
    wells: int
    crops: tuple[Named, ...]
    suits: tuple[Named, ...]
    cards_per_suit: int
    wild_cards: int
    tiles: tuple[TileType, ...]
    triple_shape: tuple[Axial, ...]
    display: tuple[int, int, int]
    boats: tuple[Boat, ...]
    cards: tuple[OpportunityCard, ...]
    slots: tuple[Slot, ...]
    bonus_at: int
    barn_per_space: int
    barn_most: int
    well_per_space: int
    final_coin: int
    final_colour: int
    final_asset: int
    final_agents: tuple[int, ...]
    harbor: Harbor
    mats: tuple[Mat, ...]
    trust: tuple[tuple[str, Trust], ...]

    @property
    def wild(self) -> int:
        """The index that stands for a wild cultivation card, after the suits."""
        return len(self.suits)

    def tile_index(self, name: str) -> int:
        """The index of the tile type with that id, or -1."""
        return next((index for index, tile in enumerate(self.tiles) if tile.id == name), NOTHING)

    def trust_of(self, part: str) -> Trust:
        """How well a part of the box is known, by its name in the edition's file."""
        return dict(self.trust)[part]
