"""The scoring of a round as one account, gathered from the events that a viewer saw of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.sobek.components import Edition
from engine.sobek.events import (
    CorruptionCounted,
    GameEnded,
    LeftoversDropped,
    PenaltyPaid,
    RoundEnded,
    SetScored,
)
from engine.sobek.track import kind_at

NO_SPACE = -1
"""The kind of a space where the track has ended and does not go on."""


@dataclass(frozen=True, slots=True)
class ScoredSet:
    """One set: cards, scarabs with those of Prosperity, and from where to where it brought the marker."""

    good: int
    cards: tuple[int, ...]
    scarabs: int
    points: int
    vertical: bool
    prosperity: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class SeatRound:
    """What a round brought a seat: its marker stood at `before` first, `leftovers` cards went to corruption.

    `corrupt` is the count of the cards of its pile, `curses` what Curses add, `scarabs` those of the pile if
    a tie asked for them, else -1. `path` are the spaces of its penalty, empty for who pays none.
    """

    before: int
    sets: tuple[ScoredSet, ...]
    leftovers: int
    corrupt: int
    curses: int
    scarabs: int
    path: tuple[int, ...]
    after: int

    @property
    def points(self) -> int:
        """The round points. Rule SK-1.12.3."""
        return sum(scored.points for scored in self.sets)

    @property
    def count(self) -> int:
        """What is compared to find the most corrupt. Rule SK-1.12.4."""
        return self.corrupt + self.curses


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """A round that was scored; `most` are the seats that pay, `over` tells whether the play ended with it."""

    round: int
    seats: tuple[SeatRound, ...]
    most: tuple[int, ...]
    over: bool

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats whose scarabs were compared. Rule SK-1.12.5."""
        return tuple(seat for seat, own in enumerate(self.seats) if own.scarabs >= 0)

    @property
    def furthest(self) -> int:
        """The furthest space on which a marker stood meanwhile."""
        return max(own.before + own.points for own in self.seats)


def round_of(events: Sequence[Any]) -> int:
    """The number of the round that was scored in these events, 0 if none was."""
    return next((event.round for event in events if isinstance(event, RoundEnded)), 0)


def account_of(events: Sequence[Any], after: Sequence[int], edition: Edition) -> RoundAccount:
    """The account of the events of one `count`; `after` are the totals with which the round ended."""
    counted = next(event for event in events if isinstance(event, CorruptionCounted))
    scored = [event for event in events if isinstance(event, SetScored)]
    left = {event.seat: event.cards for event in events if isinstance(event, LeftoversDropped)}
    paths = {event.seat: event.path for event in events if isinstance(event, PenaltyPaid)}
    seats = []
    for seat, end in enumerate(after):
        path = paths.get(seat, ())
        own = [event for event in scored if event.seat == seat]
        start = (path[0] if path else end) - sum(event.points for event in own)
        seats.append(
            SeatRound(
                start,
                _sets(own, start, edition),
                left.get(seat, 0),
                counted.cards[seat],
                counted.curses[seat],
                counted.scarabs[seat] if counted.scarabs else -1,
                path,
                end,
            )
        )
    over = any(isinstance(event, GameEnded) for event in events)
    return RoundAccount(round_of(events), tuple(seats), counted.most, over)


def _sets(scored: Sequence[SetScored], start: int, edition: Edition) -> tuple[ScoredSet, ...]:
    found = []
    for event in scored:
        of_tokens = event.scarabs - edition.scarabs_on(event.cards)
        tokens = of_tokens // edition.prosperity_scarabs if of_tokens else 0
        end = start + event.points
        found.append(
            ScoredSet(
                event.good, event.cards, event.scarabs, event.points, event.vertical, tokens, start, end
            )
        )
        start = end
    return tuple(found)


def kind_of(edition: Edition, space: int, *, repeats: bool) -> int:
    """The kind of a space, also beyond the track: a glyph, `NUMBER`, or `NO_SPACE`. Rule SK-3.33."""
    if space >= len(edition.track) and not repeats:
        return NO_SPACE
    return kind_at(edition.track, space)
