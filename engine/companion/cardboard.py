"""What lies at the stations as pieces of the box: presence, with the catalogue laid over it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from engine.companion.catalogue import Box, Instance, read_instance
from engine.companion.presence import Presence
from engine.companion.repair import Move
from engine.companion.stations import WRONG_S, Layout
from engine.companion.tableau import FACE_DOWN, Difference, Spot


class Cardboard:
    """The real table as far as readers tell. `box` may be exchanged at any time, by one with more tags."""

    def __init__(self, layout: Layout, box: Box) -> None:
        self.layout = layout
        self.box = box
        self.presence = Presence(layout, lambda tag: self.box.find(tag) is not None)
        self._understood: dict[str, frozenset[Instance]] = {}

    def lying(self, station: str) -> list[Instance]:
        """The instances at a station; none at a pad, or where nobody knows. Two tags of one count once.

        Those that have come since the table was last understood stand first.
        """
        if self.layout[station].pad:
            return []
        before = self._understood.get(station, frozenset())
        parts = self.layout.parts(station) or (station,)
        lying = self._instances(tag for part in parts for tag in self.presence.lies_at(part) or ())
        return sorted(lying, key=lambda instance: instance in before)

    def _instances(self, tags: Iterable[str]) -> list[Instance]:
        known = {self.box.find(tag) for tag in tags}
        return sorted(instance for instance in known if instance is not None)

    def sight(self, held: Collection[Instance] = ()) -> dict[str, dict[str, int]]:
        """By station whose reader is known: the pieces that lie there.

        Not those that are `held` to a pad, and have left where they lay: a station is slow to say so.
        """
        found: dict[str, dict[str, int]] = {}
        for station, lying in self._known():
            counts: dict[str, int] = {}
            before = self._understood.get(station, frozenset())
            for instance in lying:
                if instance in held and instance in before:
                    continue
                counts[instance.piece] = counts.get(instance.piece, 0) + 1
            found[station] = counts
        return found

    def understood(self) -> None:
        """All that lies there now has been understood: what comes from here on is new."""
        self._understood = {station: frozenset(lying) for station, lying in self._known()}

    def lay_at(self, instance: Instance) -> str:
        """Where it lay when the table was last understood, if a reader of that place alone saw it."""
        for station, lying in self._understood.items():
            if instance in lying and station in self.layout:
                return self.layout[station].only_place
        return ""

    def still_due(self, debt: Difference, known: Callable[[Instance], object]) -> Difference:
        """Of what hands have still to move that which may be on its way.

        A piece that has come and of which nobody knew where it lay (`known`) is none that has to go.
        """
        found: Difference = {}
        for spot, count in debt.items():
            if count > 0 and spot.station in self._understood:
                before = self._understood[spot.station]
                lying = [one for one in self.lying(spot.station) if one.piece == spot.piece]
                count = min(count, sum(one in before or bool(known(one)) for one in lying))
            if count:
                found[spot] = count
        return found

    def understood_values(self) -> dict[str, list[str]]:
        """By station what lay there when the table was last understood, as plain values."""
        return {station: sorted(map(str, lying)) for station, lying in self._understood.items()}

    def take_up_understood(self, values: Mapping[str, Iterable[str]]) -> None:
        """Go on from there. Raises ValueError for what names no piece."""
        read = {station: frozenset(map(read_instance, lying)) for station, lying in values.items()}
        self._understood = read

    def fresh(self) -> dict[Spot, int]:
        """How many lie where they did not lie when the table was last understood; none where nobody knew."""
        found: dict[Spot, int] = {}
        for station, lying in self._known():
            if station in self._understood:
                for instance in set(lying) - self._understood[station]:
                    spot = Spot(station, instance.piece)
                    found[spot] = found.get(spot, 0) + 1
        return found

    def _known(self) -> Iterator[tuple[str, list[Instance]]]:
        """The stations that see places and whose reader is known, with what lies there."""
        for station in self.layout.wholes:
            if self._is_known(station.id):
                yield station.id, self.lying(station.id)

    def _is_known(self, station: str) -> bool:
        """Whether all readers have spoken that see its places, and none of them is lost."""
        return all(self.presence.lies_at(part) is not None for part in self.layout.parts(station))

    def doubled(self) -> tuple[Instance, float] | None:
        """A piece that lies at two stations at once, and since when.

        It is on its way, and the station that it has left is slow to say so; or a tag is on another piece.
        """
        where: dict[Instance, str] = {}
        for station in self.layout.wholes:
            for instance in self.lying(station.id):
                other = where.setdefault(instance, station.id)
                if other != station.id:
                    return instance, max(map(self.presence.changed_s, (station.id, other)))
        return None

    def sees(self, move: Move) -> bool:
        """Whether a station that is known sees an end of a move."""
        return any(map(self._is_known, self._stations(move)))

    def sees_face(self, move: Move) -> bool:
        """The same, of a piece whose face is told: backs are counted when all agrees."""
        return move.piece != FACE_DOWN and self.sees(move)

    def has_station(self, move: Move) -> bool:
        """Whether a station, known or not, sees an end of a move."""
        return bool(self._stations(move))

    def _stations(self, move: Move) -> list[str]:
        ends = (move.start, move.end)
        stations = [end if end in self.layout else self.layout.sees(end) for end in ends]
        return [station for station in stations if station]

    def still(self, at_s: float) -> bool:
        """Whether no station has changed for its settle time, and no tag is between two of them."""
        return not self.presence.contested(at_s) and all(
            self.presence.still(station.id, at_s) for station in self.layout.stations if not station.pad
        )

    def set_times(self, station: str, settle_s: float, wrong_s: float) -> None:
        """How long what lies at a station has to lie still, and how long it may be wrong, from now on."""
        self.layout.set_times(station, settle_s, wrong_s)
        self.presence.follow_layout()

    @property
    def patience_s(self) -> float:
        """How long anything that cannot be explained is in transit, before it is wrong."""
        looking = [station.wrong_s for station in self.layout.stations if not station.pad]
        return max(looking, default=WRONG_S)

    def patience_for_s(self, difference: Iterable[Spot]) -> float:
        """How long it is in transit where these differ: as long as the most patient station among them."""
        stations = {spot.station for spot in difference if spot.station in self.layout}
        parts = [part for station in stations for part in self.layout.parts(station)]
        return max((self.layout[part].wrong_s for part in parts), default=self.patience_s)
