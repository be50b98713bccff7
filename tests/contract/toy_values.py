"""Values of the toy game: steps, events, state, observation, reasons. Its rules are in `toy.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.errors import ReasonKind

UNSEEN = 0
"""The face of a card of which a viewer knows only that it is there."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Outcome: the card that came from the deck into a hand; only that seat sees its face."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Filled:
    """Outcome: the card that was turned up for an empty place of the row."""

    face: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the hand face down."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card of the row. Detail: `place`, 1 or 2, where both places show this face; 0 is the first."""

    face: int
    place: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the deck."""


@dataclass(frozen=True, slots=True)
class Steal:
    """Pay a coin for the lowest card of another hand."""

    victim: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Take no card, but a coin."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay a card of the hand open on the discards."""

    face: int


@dataclass(frozen=True, slots=True)
class CardCame:
    """A card came into a hand; from the deck, from the row (place 1 or 2) or from another hand."""

    seat: int
    face: int
    place: int = 0
    victim: int = -1


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was laid face down."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class CardsShown:
    """What every seat had laid, 0 for nothing."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RowFilled:
    """A card was turned up at a place of the row."""

    place: int
    face: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card was laid open on the discards."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class CoinMoved:
    """A seat got (1) or paid (-1) a coin."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat got points."""

    seat: int
    key: str
    points: int


class ToyState:
    """The whole situation. `pending` is a stack of (what is asked, seat, place), the current node on top.

    `deck` and `discards` count cards by face (index 0 is unused), `hands` are sorted, `laid` has the
    face-down card of each seat or 0, `lines` the score lines (key, points, round, face) of each seat.
    """

    __slots__ = (
        "bank",
        "deck",
        "discards",
        "hands",
        "laid",
        "lines",
        "pending",
        "phase",
        "purses",
        "ranks",
        "round",
        "rounds",
        "row",
        "seats",
    )

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.round = 0
        self.phase = "setup"
        self.pending: list[tuple[str, int, int]] = []
        self.deck = [0, 4, 4, 4, 4, 4, 4]
        self.discards = [0] * 7
        self.row = [0, 0]
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.laid = [0] * seats
        self.purses = [2] * seats
        self.bank = 12 - 2 * seats
        self.lines: list[tuple[tuple[str, int, int, int], ...]] = [()] * seats
        self.ranks: tuple[int, ...] = ()

    def clone(self) -> ToyState:
        """A copy that shares nothing mutable with this state."""
        new = ToyState.__new__(ToyState)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def values(self) -> list[Any]:
        """Everything there is, in a fixed order."""
        return [getattr(self, name) for name in self.__slots__]


@dataclass(frozen=True, slots=True)
class ToyObservation:
    """What a viewer sees. `hand` is his own; `laid` shows his own card, -1 for those of others.

    `unseen` counts by face what lies where he cannot look: deck, other hands, cards laid face down.
    """

    viewer: int
    rounds: int
    round: int
    phase: str
    pending: tuple[tuple[str, int, int], ...]
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    laid: tuple[int, ...]
    row: tuple[int, ...]
    discards: tuple[int, ...]
    unseen: tuple[int, ...]
    deck: int
    purses: tuple[int, ...]
    bank: int
    lines: tuple[tuple[tuple[str, int, int, int], ...], ...]
    ranks: tuple[int, ...]

    @property
    def score(self) -> tuple[int, ...]:
        """Points on the track, by seat."""
        return tuple(sum(line[1] for line in lines) for lines in self.lines)


OVER = ReasonKind("over", "TOY-1.9", "the game is over")
CHANCE = ReasonKind("chance", "TOY-1.2", "nobody chooses now: a card is to be revealed")
NOT_OUTCOME = ReasonKind("not-outcome", "TOY-1.2", "this cannot come up here")
NOT_IN_HAND = ReasonKind("not-in-hand", "TOY-1.4", "only a card of the own hand can be laid")
NOT_IN_ROW = ReasonKind("not-in-row", "TOY-1.6", "no such card lies in the row")
NO_COIN = ReasonKind("no-coin", "TOY-1.6", "stealing costs a coin")
EMPTY_HAND = ReasonKind("empty-hand", "TOY-1.6", "seat {seat} has nothing to steal")
DECK_EMPTY = ReasonKind("deck-empty", "TOY-1.6", "the deck is empty")
MUST_DISCARD = ReasonKind("must-discard", "TOY-1.8", "a card of the own hand has to be discarded first")
NOT_ASKED = ReasonKind("not-asked", "TOY-1.3", "these things together make no step")
