"""The steps of Riverboat: what a seat may choose and what chance may bring, as interned values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.riverboat.hexgrid import bits


@dataclass(frozen=True, slots=True)
class DealMat:
    """Outcome: the seat whose turn it is to be dealt one gets this mat."""

    mat: int


@dataclass(frozen=True, slots=True)
class DrawStart:
    """Outcome: this seat starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class FillTile:
    """Outcome: this tile type comes to the display space that is being filled."""

    tile: int


@dataclass(frozen=True, slots=True)
class FillSlot:
    """Outcome: this opportunity card comes to the slot that is being filled."""

    card: int


@dataclass(frozen=True, slots=True)
class RevealCard:
    """Outcome: a cultivation card of this suit (the index after the last suit: wild)."""

    suit: int


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Outcome: the opportunity card that was drawn blind from the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class TakePhaseTile:
    """Draft the tile of a phase (1 to 5)."""

    phase: int


@dataclass(frozen=True, slots=True)
class PlaceWorker:
    """Put a worker on a field; with a coin, ignoring the revealed card."""

    field: int
    coin: bool = False


@dataclass(frozen=True, slots=True)
class PlantCrop:
    """Lay a crop tile on fields, in the order of the tile's letters; with a coin, out of its stack.

    Detail: `space`, the display space it is taken from (-1: the first that shows this type).
    `crop_masks` has the fields of each crop on the tile as bit masks; it follows from the rest.
    """

    tile: int
    fields: tuple[int, ...]
    coin: bool = False
    space: int = -1
    mask: int = field(default=0, compare=False, repr=False)
    crop_masks: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TakeBoat:
    """Load a boat with workers of one crop; with a coin, out of its stack.

    Detail: `leaving`, the mask of the fields whose workers leave (0: the first in reading order).
    """

    boat: int
    crop: int
    coin: bool = False
    leaving: int = 0


@dataclass(frozen=True, slots=True)
class Pass:
    """Take no more boats this round; place no more surveyors; decline an asset."""


@dataclass(frozen=True, slots=True)
class PlaceBarn:
    """Take a barn and put it on an empty field."""

    field: int


@dataclass(frozen=True, slots=True)
class PlaceWell:
    """Take a well and put it on a crop space."""

    field: int


@dataclass(frozen=True, slots=True)
class TakeSurveyor:
    """Take a surveyor into the supply."""


@dataclass(frozen=True, slots=True)
class SendAgents:
    """Send this many workers (0 to decline) from the supply to New Orleans."""

    count: int


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take a face-up opportunity card with its slot's reward; with a coin, out of the deck without."""

    card: int
    coin: bool = False


@dataclass(frozen=True, slots=True)
class BuyBlindCard:
    """Pay a coin for the unseen top card of the deck."""


@dataclass(frozen=True, slots=True)
class ChooseBonus:
    """The bonus of the scoring tile: `coin`, `harbor` or `agent`."""

    kind: str


@dataclass(frozen=True, slots=True)
class PlaceSurveyor:
    """Put a surveyor on the barn or well of a field, or on a card; the other number is -1."""

    field: int = -1
    card: int = -1


Outcome = DealMat | DrawStart | FillTile | FillSlot | RevealCard | DrawCard
Action = (
    TakePhaseTile
    | PlaceWorker
    | PlantCrop
    | TakeBoat
    | Pass
    | PlaceBarn
    | PlaceWell
    | TakeSurveyor
    | SendAgents
    | TakeCard
    | BuyBlindCard
    | ChooseBonus
    | PlaceSurveyor
)
Step = Action | Outcome

PASS: Final = Pass()
TAKE_SURVEYOR: Final = TakeSurveyor()
BUY_BLIND: Final = BuyBlindCard()
PLACE_WORKER: Final = tuple(PlaceWorker(number) for number in range(62))
PLACE_WITH_COIN: Final = tuple(PlaceWorker(number, coin=True) for number in range(62))
PLACE_BARN: Final = tuple(PlaceBarn(number) for number in range(62))
PLACE_WELL: Final = tuple(PlaceWell(number) for number in range(62))
SURVEY_FIELD: Final = tuple(PlaceSurveyor(field=number) for number in range(62))
SEND_AGENTS: Final = tuple(SendAgents(number) for number in range(62))
BONUSES: Final = {kind: ChooseBonus(kind) for kind in ("coin", "harbor", "agent")}


def bare(step: Step) -> Step:
    """The step without its details, as legal sets list it."""
    if isinstance(step, TakeBoat) and step.leaving:
        return TakeBoat(step.boat, step.crop, step.coin)
    if isinstance(step, PlantCrop) and step.space >= 0:
        return PlantCrop(step.tile, step.fields, step.coin, mask=step.mask, crop_masks=step.crop_masks)
    return step


def leaving_fields(step: TakeBoat) -> list[int]:
    """The fields that the step's detail names, in reading order."""
    return bits(step.leaving)
