"""Which of several equal pieces lies where, as far as anybody has shown it. No rule reads this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.companion.catalogue import Instance
from engine.companion.tableau import Tableau, TableView
from engine.core.component import Hidden

OR: Final = "|"
"""Stands between places where an instance may lie, when equal ones have gone to several."""


def alternatives(place: str) -> list[str]:
    """The places where an instance may lie; none for an empty text."""
    return place.split(OR) if place else []


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The place of every instance of which it is known; a value, so that each frame keeps its own."""

    places: Mapping[Instance, str] = field(default_factory=dict)

    def of(self, instance: Instance) -> str:
        """Where it lies, or an empty text."""
        return self.places.get(instance, "")

    def placed(self) -> dict[tuple[str, str], int]:
        """By place and piece, how many instances are known to lie there."""
        counts: dict[tuple[str, str], int] = {}
        for instance, place in self.places.items():
            key = (place, instance.piece)
            counts[key] = counts.get(key, 0) + 1
        return counts

    def at(self, place: str, piece: str) -> list[Instance]:
        """The instances of a piece that are known to lie at a place."""
        return [
            instance for instance, there in self.places.items() if there == place and instance.piece == piece
        ]

    def face_down(self, tableau: Tableau, there: Hidden) -> list[Instance]:
        """The instances that are known to be among what lies there face down."""
        found: list[Instance] = []
        for piece in sorted(there.pieces):
            lying = self.at(there.place, piece)
            by_name = tableau.inventory.at(there.place).get(piece, 0)
            found += lying[by_name:]
        return found

    def loose(self, tableau: Tableau) -> list[Instance]:
        """Instances that lay face down where nothing lies any more; where they go is said next."""
        return [
            instance
            for instance, place in sorted(self.places.items(), key=lambda item: (item[1], item[0]))
            if place and not any(tableau.holds(one, instance.piece) for one in alternatives(place))
        ]

    def seen(self, instances: Iterable[Instance], place: str) -> Whereabouts:
        """The same, with these instances at a place."""
        return Whereabouts({**self.places, **dict.fromkeys(instances, place)})

    def after(
        self,
        view: TableView,
        before: Tableau,
        after: Tableau,
        shown: Iterable[Instance] = (),
        *,
        outcome: bool = False,
    ) -> Whereabouts:
        """Where they are after a step; `shown` are those that were shown for it or seen to arrive.

        `outcome`: nobody chose it. What lay face down and is gone by it has been shuffled away, unless it
        was named; what somebody took is named by what follows.
        """
        places = dict(self.places)
        moved = view.moved(before, after)
        told = list(dict.fromkeys(shown))
        for piece in sorted({piece for _, piece in moved}):
            ends = [place for (place, of), count in moved.items() if of == piece and count > 0]
            mine = [instance for instance in told if instance.piece == piece]
            # A face that was only typed is that of the card of which it was said where it goes.
            mine = mine or [instance for instance in self.loose(before) if instance.piece == piece][:1]
            certain, doubtful = self._gone(before, piece, moved, mine)
            places.update(dict.fromkeys(certain, OR.join(ends)))
            places.update((one, OR.join((self.of(one), *ends))) for one in doubtful)
            self._either(places, after, piece, moved, ends)
            told = [instance for instance in told if instance.piece != piece]
        self._face_down(places, before, after, told)
        self._carried_face_down(places, before, after)
        for instance, place in places.items() if outcome else ():
            old, piece = alternatives(place), instance.piece
            if any(before.hides(one, piece) for one in old) and not any(
                after.holds(one, piece) for one in old
            ):
                places[instance] = ""
        return Whereabouts(places)

    @staticmethod
    def _either(
        places: dict[Instance, str],
        after: Tableau,
        piece: str,
        moved: Mapping[tuple[str, str], int],
        ends: list[str],
    ) -> None:
        """Of instances that lie at one of several places, those places where such a piece lies now."""
        for instance, place in list(places.items()):
            if instance.piece == piece and OR in place:
                old = alternatives(place)
                new = ends if any(moved.get((one, piece), 0) < 0 for one in old) else []
                left = dict.fromkeys(one for one in (*old, *new) if after.holds(one, piece))
                places[instance] = OR.join(left)

    def _gone(
        self, before: Tableau, piece: str, moved: Mapping[tuple[str, str], int], mine: list[Instance]
    ) -> tuple[list[Instance], list[Instance]]:
        """The instances of a piece that have moved, and those of which nobody can tell."""
        certain, doubtful = list(mine), []
        left = len(mine)
        for (place, of), count in sorted(moved.items()):
            if of != piece or count > 0:
                continue
            known = [instance for instance in self.at(place, piece) if instance not in mine]
            if -count >= before.inventory.at(place).get(piece, 0):
                certain += known
                left = max(0, left + count)
            elif left + count >= 0:
                left += count
            else:
                doubtful += known
        return certain, doubtful

    @staticmethod
    def _carried_face_down(places: dict[Instance, str], before: Tableau, after: Tableau) -> None:
        """What lay face down where nothing lies any more may be where more lies face down than before."""
        grown = [there for there in after.hidden if there.number > before.number_hidden(there)]
        for instance, place in list(places.items()) if grown else ():
            old = alternatives(place)
            if any(before.hides(one, instance.piece) for one in old) and not any(
                after.holds(one, instance.piece) for one in old
            ):
                ends = [there.place for there in grown if instance.piece in there.pieces]
                places[instance] = OR.join(dict.fromkeys(ends)) or place

    @staticmethod
    def _face_down(
        places: dict[Instance, str], before: Tableau, after: Tableau, told: list[Instance]
    ) -> None:
        """A piece that was shown and comes nowhere by name lies face down where something new does."""
        old = {there.place for there in before.hidden}
        new = [there for there in after.hidden if there.place not in old for _ in range(there.number)]
        gone = [there for there in before.hidden if there.place not in {one.place for one in after.hidden}]
        for instance in told:
            fits = [there for there in new if instance.piece in there.pieces]
            if fits:
                places[instance] = fits[0].place
                new.remove(fits[0])
            elif len(gone) == 1 and instance.piece in gone[0].pieces and not places.get(instance):
                places[instance] = gone[0].place
