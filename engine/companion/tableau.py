"""What should lie at the stations of a table in a state, and how what is seen differs from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.companion.stations import Layout
from engine.core.component import Hidden, Inventory
from engine.core.game import Game
from engine.core.setup import Setup

FACE_DOWN: Final = "?"
"""Stands for a piece of which only is known that it lies there."""


class Spot(NamedTuple):
    """A station, and a piece by its name in the inventory."""

    station: str
    piece: str


Difference = dict[Spot, int]
"""By spot: how many more are seen than should lie there (below zero: fewer). No zeros."""
Sight = Mapping[str, Mapping[str, int]]
"""By station whose reader is known: the pieces seen there, and how many of each."""
_NONE: Final[Mapping[Spot, int]] = {}


@dataclass(frozen=True, slots=True)
class Tableau:
    """What should lie where: `inventory` by place, `counts` by spot, and what lies face down."""

    inventory: Inventory
    counts: Mapping[Spot, int]
    hidden: tuple[Hidden, ...] = ()

    def holds(self, place: str, piece: str) -> bool:
        """Whether a piece of this name lies at a place, perhaps face down."""
        return self.inventory.at(place).get(piece, 0) > 0 or self.hides(place, piece)

    def number_hidden(self, like: Hidden) -> int:
        """How many pieces of such faces lie face down at such a place."""
        there = (one.number for one in self.hidden if one.place == like.place and one.pieces & like.pieces)
        return sum(there)

    def elsewhere(self, piece: str, places: Sequence[str]) -> bool:
        """Whether a piece that is known to lie at these places, if at any, may lie face down somewhere."""
        return any(
            piece in there.pieces and (not places or not there.counted or there.counted in places)
            for there in self.hidden
        )

    def both(self, place: str, piece: str) -> bool:
        """Whether such a piece lies there by name and another one may lie there face down."""
        return self.inventory.at(place).get(piece, 0) > 0 and self.hides(place, piece)

    def hides(self, place: str, piece: str) -> bool:
        """Whether a piece of this name may lie face down at a place."""
        return any(there.place == place and piece in there.pieces for there in self.hidden)


class TableView:
    """A game as its table shows it: only pieces with tags, and only at places that stations see."""

    def __init__(self, game: Game[Any, Any, Any], setup: Setup, layout: Layout) -> None:
        self.game = game
        self.layout = layout
        self.tagged = dict(game.tagged(setup))
        self._spots: dict[str, dict[str, Spot] | None] = {}

    def of(self, state: Any) -> Tableau:
        """What should lie where in a state."""
        inventory = self.game.inventory(state)
        hidden = self.game.hidden(state)
        counts: dict[Spot, int] = {}
        known = self._spots
        for place, pieces in inventory.places.items():
            spots = known[place] if place in known else self._spots_of(place)
            if spots is not None:
                for piece, count in pieces.items():
                    if piece in spots:
                        spot = spots[piece]
                        counts[spot] = counts.get(spot, 0) + count
        return Tableau(inventory, counts, hidden)

    def _spots_of(self, place: str) -> dict[str, Spot] | None:
        """By piece with a tag its spot at a place, made once for each; None where no station looks."""
        station = self.layout.sees(place)
        spots = {piece: Spot(station, piece) for piece in self.tagged} if station else None
        self._spots[place] = spots
        return spots

    def difference(self, tableau: Tableau, sight: Sight, fresh: Mapping[Spot, int] = _NONE) -> Difference:
        """How what is seen differs; stations that are not in `sight` are left out.

        `fresh`: what lies there and did not when the table was last understood.
        """
        return self.difference_from(tableau, seen(sight), sight, fresh)

    def difference_from(
        self, tableau: Tableau, spots: Mapping[Spot, int], sight: Sight, fresh: Mapping[Spot, int] = _NONE
    ) -> Difference:
        """The same, where what is seen is given by spot already."""
        found: Difference = dict(spots)
        for spot, count in tableau.counts.items():
            if spot in found:
                left = found[spot] - count
                if left:
                    found[spot] = left
                else:
                    del found[spot]
            elif spot.station in sight:
                found[spot] = -count
        together: dict[str, list[Hidden]] = {}
        for there in tableau.hidden:
            station = self.layout.sees(there.place)
            if station in sight:
                together.setdefault(station, []).append(there)
        for station, lying in together.items():
            # What can be few things goes before what can be many.
            for there in sorted(lying, key=lambda there: len(there.pieces)) if len(lying) > 1 else lying:
                self._uncover(found, station, there, lying, fresh)
        return found

    def _uncover(
        self,
        found: Difference,
        station: str,
        there: Hidden,
        lying: Sequence[Hidden],
        fresh: Mapping[Spot, int],
    ) -> None:
        """What is seen and may be what lies there face down is just that; best what has lain there before.

        Next best is what is missing nowhere, then what cannot be another piece that lies there face down.
        """
        left = there.number
        fits = [
            spot
            for spot, count in found.items()
            if count > 0 and spot.station == station and spot.piece in there.pieces
        ]
        if len(fits) > 1:
            missing = {spot.piece for spot, count in found.items() if count < 0}
            fits.sort(
                key=lambda spot: (spot.piece in missing, sum(spot.piece in one.pieces for one in lying))
            )
        for kept in (fresh, _NONE) if fresh else (_NONE,):
            for spot in fits:
                taken = min(left, found.get(spot, 0) - kept.get(spot, 0))
                if taken > 0:
                    left -= taken
                    found[spot] -= taken
                    if not found[spot]:
                        del found[spot]
        if left:
            spot = Spot(station, FACE_DOWN)
            found[spot] = found.get(spot, 0) - left

    def moved(self, before: Tableau, after: Tableau) -> dict[tuple[str, str], int]:
        """By place and piece with a tag: how many more lie there afterwards. No zeros."""
        found: dict[tuple[str, str], int] = {}
        old, new = before.inventory.places, after.inventory.places
        for place in old.keys() | new.keys():
            was, now = old.get(place, {}), new.get(place, {})
            if was == now:
                continue
            for piece in was.keys() | now.keys():
                change = now.get(piece, 0) - was.get(piece, 0)
                if change and piece in self.tagged:
                    found[place, piece] = change
        return found


def seen(sight: Sight) -> dict[Spot, int]:
    """What is seen, by spot."""
    return {
        Spot(station, piece): count for station, pieces in sight.items() for piece, count in pieces.items()
    }


def silent(moved: Mapping[tuple[str, str], int], before: Tableau, after: Tableau) -> bool:
    """Whether a step that moves this leaves no trace: no piece goes anywhere, not even face down."""
    return not moved and before.hidden == after.hidden


def covered(difference: Mapping[Spot, int], by: Mapping[Spot, int]) -> bool:
    """Whether every difference is one of `by`, no larger and in the same direction."""
    return all(
        abs(left) <= abs(by.get(spot, 0)) and left * by.get(spot, 0) > 0 for spot, left in difference.items()
    )


def owing(before: Mapping[Spot, int], after: Mapping[Spot, int], debt: Mapping[Spot, int]) -> dict[Spot, int]:
    """Of the difference after new steps what these want moved, or earlier ones (`debt`) still do."""
    return {
        spot: count
        for spot, count in after.items()
        if abs(count) > abs(before.get(spot, 0)) or count * before.get(spot, 0) < 0 or spot in debt
    }


def family(place: str) -> str:
    """The name of a place without the number at its end: `display` for `display-3`."""
    head, _, tail = place.rpartition("-")
    return head if head and tail.isdigit() else place
