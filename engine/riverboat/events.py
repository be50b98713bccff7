"""What happened, in the past tense, for whoever shows it. Every number is an index or a count."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.score import ScoreLine


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round began; `start` is the seat with the start marker."""

    round: int
    start: int


@dataclass(frozen=True, slots=True)
class PhaseStarted:
    """A phase began with its owner (-1 in the draft)."""

    phase: int
    owner: int


@dataclass(frozen=True, slots=True)
class MatDealt:
    """A seat got its mat."""

    seat: int
    mat: int


@dataclass(frozen=True, slots=True)
class StartChosen:
    """A seat got the start marker."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileFilled:
    """A crop tile came from its stack to a display space."""

    space: int
    tile: int


@dataclass(frozen=True, slots=True)
class SlotFilled:
    """An opportunity card was turned up on a slot."""

    slot: int
    card: int


@dataclass(frozen=True, slots=True)
class PhaseTileTaken:
    """A seat drafted a phase tile."""

    seat: int
    phase: int


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """A cultivation card was revealed; suit index, wild after the last suit."""

    suit: int


@dataclass(frozen=True, slots=True)
class WorkerPlaced:
    """A worker came to a field, from the supply or from the round track."""

    seat: int
    field: int
    from_track: bool


@dataclass(frozen=True, slots=True)
class WorkersReturned:
    """Workers left bare fields for the supply because nothing can be planted under them."""

    seat: int
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CropPlanted:
    """A crop tile came to a mat; from a display space, or from a stack (space -1)."""

    seat: int
    tile: int
    fields: tuple[int, ...]
    space: int


@dataclass(frozen=True, slots=True)
class PointsScored:
    """A seat's marker moved."""

    seat: int
    line: ScoreLine


@dataclass(frozen=True, slots=True)
class CoinPaid:
    """A seat paid a coin into the supply."""

    seat: int


@dataclass(frozen=True, slots=True)
class CoinGained:
    """A seat took a coin from the supply."""

    seat: int


@dataclass(frozen=True, slots=True)
class HarborMoved:
    """A harbor master moved right."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BoatTaken:
    """A seat loaded a boat with the workers of these fields and laid it in a recess."""

    seat: int
    boat: int
    crop: int
    fields: tuple[int, ...]
    from_stack: bool
    recess: int


@dataclass(frozen=True, slots=True)
class BonusDue:
    """A seat has harvested enough of a crop for its bonus."""

    seat: int
    crop: int


@dataclass(frozen=True, slots=True)
class BarnPlaced:
    """A barn came to a field."""

    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class WellPlaced:
    """A well came to a crop space."""

    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class SurveyorTaken:
    """A surveyor came to a seat's supply."""

    seat: int


@dataclass(frozen=True, slots=True)
class AgentsSent:
    """Workers went from the supply to New Orleans."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat declined; `key` tells what (`harvest`, `surveying`, `asset`)."""

    seat: int
    key: str
    forced: bool


@dataclass(frozen=True, slots=True)
class OpportunityTaken:
    """A seat took an opportunity card; slot -1 means from the deck."""

    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class CardsTucked:
    """Leftover opportunity cards went under the deck."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SurveyorPlaced:
    """A surveyor came to a barn, a well or a card; one of `field` and `card` is -1."""

    seat: int
    field: int
    card: int


@dataclass(frozen=True, slots=True)
class BoatsShown:
    """Boats of these kinds came from their stacks to their pictures."""

    boats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Final points are on the track."""

    ranks: tuple[int, ...]


Event = (
    RoundStarted
    | PhaseStarted
    | MatDealt
    | StartChosen
    | TileFilled
    | SlotFilled
    | PhaseTileTaken
    | CardRevealed
    | WorkerPlaced
    | WorkersReturned
    | CropPlanted
    | PointsScored
    | CoinPaid
    | CoinGained
    | HarborMoved
    | BoatTaken
    | BonusDue
    | BarnPlaced
    | WellPlaced
    | SurveyorTaken
    | AgentsSent
    | Passed
    | OpportunityTaken
    | CardsTucked
    | SurveyorPlaced
    | BoatsShown
    | GameEnded
)
