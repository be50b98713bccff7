"""What happened, in the past tense, for whoever shows it. Every number is an index or a count.

Named tuples, for they are made on every step; tell them apart by their class, not by comparing.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.score import ScoreLine


class RoundStarted(NamedTuple):
    """A round began; `start` is the seat with the start marker."""

    round: int
    start: int


class PhaseStarted(NamedTuple):
    """A phase began with its owner (-1 in the draft)."""

    phase: int
    owner: int


class MatDealt(NamedTuple):
    """A seat got its mat."""

    seat: int
    mat: int


class StartChosen(NamedTuple):
    """A seat got the start marker."""

    seat: int


class TileFilled(NamedTuple):
    """A crop tile came from its stack to a display space."""

    space: int
    tile: int


class SlotFilled(NamedTuple):
    """An opportunity card was turned up on a slot."""

    slot: int
    card: int


class PhaseTileTaken(NamedTuple):
    """A seat drafted a phase tile."""

    seat: int
    phase: int


class CardRevealed(NamedTuple):
    """A cultivation card was revealed; suit index, wild after the last suit."""

    suit: int


class WorkerPlaced(NamedTuple):
    """A worker came to a field, from the supply or from the round track."""

    seat: int
    field: int
    from_track: bool


class WorkersReturned(NamedTuple):
    """Workers left bare fields for the supply because nothing can be planted under them."""

    seat: int
    fields: tuple[int, ...]


class CropPlanted(NamedTuple):
    """A crop tile came to a mat; from a display space, or from a stack (space -1)."""

    seat: int
    tile: int
    fields: tuple[int, ...]
    space: int


class PointsScored(NamedTuple):
    """A seat's marker moved."""

    seat: int
    line: ScoreLine


class CoinPaid(NamedTuple):
    """A seat paid a coin into the supply."""

    seat: int


class CoinGained(NamedTuple):
    """A seat took a coin from the supply."""

    seat: int


class HarborMoved(NamedTuple):
    """A harbor master moved right."""

    seat: int
    before: int
    after: int


class BoatTaken(NamedTuple):
    """A seat loaded a boat with the workers of these fields and laid it in a recess."""

    seat: int
    boat: int
    crop: int
    fields: tuple[int, ...]
    from_stack: bool
    recess: int


class BonusDue(NamedTuple):
    """A seat has harvested enough of a crop for its bonus."""

    seat: int
    crop: int


class BarnPlaced(NamedTuple):
    """A barn came to a field."""

    seat: int
    field: int


class WellPlaced(NamedTuple):
    """A well came to a crop space."""

    seat: int
    field: int


class SurveyorTaken(NamedTuple):
    """A surveyor came to a seat's supply."""

    seat: int


class AgentsSent(NamedTuple):
    """Workers went from the supply to New Orleans."""

    seat: int
    number: int


class Passed(NamedTuple):
    """A seat declined; `key` tells what (`harvest`, `surveying`, `asset`)."""

    seat: int
    key: str
    forced: bool


class OpportunityTaken(NamedTuple):
    """A seat took an opportunity card; slot -1 means from the deck."""

    seat: int
    card: int
    slot: int


class CardsTucked(NamedTuple):
    """Leftover opportunity cards went under the deck."""

    cards: tuple[int, ...]


class SurveyorPlaced(NamedTuple):
    """A surveyor came to a barn, a well or a card; one of `field` and `card` is -1."""

    seat: int
    field: int
    card: int


class BoatsShown(NamedTuple):
    """Boats of these kinds came from their stacks to their pictures."""

    boats: tuple[int, ...]


class GameEnded(NamedTuple):
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
