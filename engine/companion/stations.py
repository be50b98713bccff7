"""Stations: what stands on the table to read tags, and which places of the inventory each of them sees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

SETTLE_S: Final = 0.3
"""What lies at a station counts when it has not changed for so long."""
WRONG_S: Final = 4.0
"""What cannot be explained for so long is said to be wrong; before, it is in transit."""


LEFT_OUT: Final = "-"
"""Stands before a place that a station does not see, although a beginning that it sees has it."""


class Kind(StrEnum):
    """How the reader of a station tells what lies there."""

    SNAPSHOT = "snapshot"
    """It gives all tags at once, so that absence is known."""
    REPEATER = "repeater"
    """It repeats a tag while it lies there; absence is silence."""
    ONCE = "once"
    """It says each presentation once; absence cannot be known."""


@dataclass(frozen=True, slots=True)
class Station:
    """A reader, or one antenna of it, as the players know it.

    `places` are what it sees: names of the inventory such as `dock-3`, or beginnings of names: `1.` for all
    that belongs to seat 1, `display-*`. With a `-` in front it is left out: `1.` and `-1.hand` for all of
    seat 1 but the hand. Without any it is a pad: things are shown to it, one after the other, and nothing
    lies there. A `repeater` falls silent after `silence_s`.
    """

    id: str
    name: str = ""
    places: tuple[str, ...] = ()
    kind: Kind = Kind.SNAPSHOT
    settle_s: float = SETTLE_S
    wrong_s: float = WRONG_S
    silence_s: float = 0.8

    @property
    def pad(self) -> bool:
        """Whether things are only shown here."""
        return not self.places

    @property
    def only_place(self) -> str:
        """The one place that it sees, or an empty text if there are several or none."""
        one = self.places[0] if len(self.places) == 1 else ""
        return "" if one.endswith((".", "*")) else one


class Layout:
    """All stations of a table. A place is seen by the one that names it, else by its longest beginning.

    Stations that name the same places see them together: several antennas under one mat. The first of them
    stands for the `whole`.
    """

    def __init__(self, stations: Iterable[Station]) -> None:
        self.stations = tuple(stations)
        self._by_id = {station.id: station for station in self.stations}
        if len(self._by_id) != len(self.stations):
            raise ValueError("two stations have the same id")
        firsts: dict[tuple[str, ...], str] = {}
        self._whole = {
            station.id: station.id if station.pad else firsts.setdefault(station.places, station.id)
            for station in self.stations
        }
        self._parts: dict[str, tuple[str, ...]] = {}
        for station, whole in self._whole.items():
            self._parts[whole] = (*self._parts.get(whole, ()), station)
        self._known: dict[str, str] = {}

    def __getitem__(self, station: str) -> Station:
        return self._by_id[station]

    def __contains__(self, station: object) -> bool:
        return station in self._by_id

    def whole(self, station: str) -> str:
        """The station that stands for all that see the same places; most stand for themselves."""
        return self._whole[station]

    def parts(self, station: str) -> tuple[str, ...]:
        """All stations for which this one stands, itself first; none if another stands for it."""
        return self._parts.get(station, ())

    @property
    def wholes(self) -> tuple[Station, ...]:
        """The stations that stand for places; no pads."""
        return tuple(one for one in self.stations if not one.pad and self._whole[one.id] == one.id)

    def set_times(self, station: str, settle_s: float, wrong_s: float) -> None:
        """A station is given other times; from now on they count. Raises KeyError where there is none."""
        self._by_id[station] = replace(self._by_id[station], settle_s=settle_s, wrong_s=wrong_s)
        self.stations = tuple(self._by_id.values())

    def sees(self, place: str) -> str:
        """The id of the station that sees a place, or an empty text."""
        known = self._known.get(place)
        if known is None:
            known = self._known[place] = self._find(place)
        return known

    def station_of(self, end: str) -> str:
        """The station that an end of a move is at: a place, or a station itself; empty where none looks."""
        return end if end in self else self.sees(end)

    def _find(self, place: str) -> str:
        best, length = "", -1
        for station in self.wholes:
            if f"{LEFT_OUT}{place}" in station.places:
                continue
            for named in station.places:
                begins = named.removesuffix("*")
                exact = begins == named and not named.endswith(".")
                fits = place == named if exact else place.startswith(begins)
                if fits and (exact or len(begins) > length):
                    best, length = station.id, 1000 if exact else len(begins)
        return best


def shared_pad(kind: Kind = Kind.REPEATER) -> Layout:
    """One pad by the deck, to which everything is shown."""
    return Layout((Station("pad", kind=kind),))


def hand_scanner() -> Layout:
    """A scanner that says each presentation once."""
    return Layout((Station("scanner", kind=Kind.ONCE),))


def at_places(
    places: Iterable[str], *, pad: bool = True, kind: Kind = Kind.SNAPSHOT, settle_s: float = SETTLE_S
) -> Layout:
    """A reader for each of these places or beginnings of places, and a pad beside them."""
    stations = [
        Station(place.rstrip(".*-") or place, places=(place,), kind=kind, settle_s=settle_s)
        for place in places
    ]
    return Layout((*stations, *((Station("pad", kind=Kind.REPEATER),) if pad else ())))
