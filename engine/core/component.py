"""What can be pointed at, and where things lie, as plain names that every game shares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Ref(NamedTuple):
    """Something that can be pointed at: a place, a type of piece, a seat, or a word of the step.

    `kind` is the game's own word (`field`, `tile`, `boat`, `card`, `word`, …), `name` its name in
    notation, `seat` the owner's index from 0, or -1 for what belongs to nobody.
    """

    kind: str
    name: str
    seat: int = -1


def word(name: str) -> Ref:
    """The ref of a word such as `coin` or `pass`."""
    return Ref("word", name)


class Hidden(NamedTuple):
    """Pieces that lie at a place with a face that is not fixed yet: how many, and which they may be.

    The inventory counts them where nobody has seen them, at `counted` if the game says where; a reader at the
    place sees what they are.
    """

    place: str
    number: int
    pieces: frozenset[str]
    counted: str = ""


class Inventory:
    """What lies at every place: counts of piece types by place, both by their names in records."""

    __slots__ = ("places",)

    def __init__(self, places: Mapping[str, Mapping[str, int]] | None = None) -> None:
        self.places: dict[str, dict[str, int]] = {}
        for place, pieces in (places or {}).items():
            for piece, count in pieces.items():
                self.add(place, piece, count)

    def add(self, place: str, piece: str, count: int = 1) -> None:
        """Lay `count` more of a piece at a place; zero changes nothing."""
        if count:
            there = self.places.setdefault(place, {})
            there[piece] = there.get(piece, 0) + count

    def at(self, place: str) -> dict[str, int]:
        """Counts by piece at a place; empty where nothing lies."""
        return self.places.get(place, {})

    def count(self, piece: str, places: Iterable[str] | None = None) -> int:
        """How many of a piece lie at the given places, by default everywhere."""
        chosen = self.places if places is None else places
        return sum(self.at(place).get(piece, 0) for place in chosen)

    def totals(self) -> dict[str, int]:
        """Counts by piece over all places."""
        sums: dict[str, int] = {}
        for pieces in self.places.values():
            for piece, count in pieces.items():
                sums[piece] = sums.get(piece, 0) + count
        return sums

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Inventory) and self.places == other.places

    __hash__ = None  # type: ignore[assignment]  # an inventory is filled step by step, so it has no hash
