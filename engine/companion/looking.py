"""From what lies at the stations to legal steps: the few steps that leave no difference.

A piece that has only left its place explains nothing: it is in transit until it arrives, is shown or
somebody points. What a step moves besides its own pieces may lag behind; people owe it from then on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from engine.companion.face_down import drawn, vanished
from engine.companion.tableau import (
    FACE_DOWN,
    Difference,
    Sight,
    Spot,
    Tableau,
    TableView,
    covered,
    seen,
    silent,
)
from engine.core.component import Ref
from engine.core.game import Chance, Decision, Terminal

DEEPEST: Final = 3
"""The table may be so many steps ahead …"""
MOST_FACE_DOWN: Final = 3
"""… not counting the outcomes of so many cards that were taken face down."""
FEW: Final = 12
"""Of so many steps each is tried; of more, one of those that are alike in pieces and words."""
MOST_TRIED: Final = 1000
"""Of the steps that move the pieces in question at most so many are looked at."""
MOST_GONE_ON: Final = 60
"""Of the steps whose pieces may have gone on so many are tried; what is not found then is asked about."""
_MOST_SILENT: Final = 3
_WAYS: Final = ((False, False), (True, False), (False, True))
"""Pieces where steps bring them; pieces that may have gone on; seats that have not spoken beside others."""


@dataclass(slots=True)
class Group:
    """Steps after which the table looks the same, the difference then, and what people owe then.

    `silent`: an outcome that moves nothing. `arrived`: a piece lies where the step has brought it.
    `passed`: a piece of the step has gone on already, or a like one has come to where it lay; later steps
    have to say so, for nobody owes that. `unsure`: of equal pieces one is where the step brings one and
    another is not, and nobody can tell which of them the step is about. `stands_in`: a choice that moves
    nothing, for whatever a seat may choose that decides beside the others. `told`: outcomes that the pieces
    that have come tell of what the step leaves untold; the rest is as they leave it.
    """

    members: list[Any]
    state: Any
    tableau: Tableau
    difference: Difference
    owed: dict[Spot, int]
    silent: bool = False
    arrived: bool = False
    passed: bool = False
    unsure: bool = False
    stands_in: bool = False
    chance: bool = False
    told: tuple[Any, ...] = ()


class Looking:
    """One look at a table."""

    def __init__(self, view: TableView, sight: Sight, fresh: Mapping[Spot, int] | None = None) -> None:
        self._view = view
        self._game = view.game
        self._sight = sight
        self._seen = seen(sight)
        self._fresh = fresh or {}
        self._kinds_of: tuple[Any, Mapping[Spot, int], set[str]] | None = None
        self._known: dict[int, list[Group]] = {}
        self._alive: list[Any] = []
        self._came: tuple[Mapping[Spot, int], list[list[str]]] | None = None
        self._passing = False
        self._beside = False
        self._tried = 0

    def paths(
        self, state: Any, here: Tableau, difference: Difference, owed: Mapping[Spot, int]
    ) -> list[list[Group]]:
        """The shortest ways from a state to what is seen; none if there are none."""
        node = self._game.node(state)
        together = isinstance(node, Decision) and node.together
        doubtful: list[list[Group]] = []
        for self._passing, self._beside in _WAYS if together else _WAYS[:2]:
            self._known.clear()
            self._tried = 0
            for depth in range(1, DEEPEST + 1):
                ways = self._paths(state, here, difference, owed, depth, 0, 0)
                found = [path for path in ways if _supported(path)]
                if self._tried > MOST_GONE_ON:
                    break
                if any(map(_sure, found)):
                    return found + doubtful
                doubtful += found
        return []

    def _paths(
        self,
        state: Any,
        here: Tableau,
        difference: Difference,
        owed: Mapping[Spot, int],
        depth: int,
        faces: int,
        quiet: int,
    ) -> Iterator[list[Group]]:
        """Ways of `depth` steps, not counting `faces` outcomes for cards that were taken face down."""
        for group in self._groups_of(state, here, difference, owed):
            if self._beside and group.silent:
                continue
            free = group.silent or group.stands_in or (group.chance and faces > 0)
            left = depth if free else depth - 1
            if left < 0:
                continue
            still = max(0, faces - group.chance)
            more = min(MOST_FACE_DOWN, still + vanished(here, group.tableau))
            if left == 0 and covered(group.difference, group.owed):
                yield [group]
            elif (left or more > 0) and (not group.silent or quiet < _MOST_SILENT):
                rest = self._paths(
                    group.state,
                    group.tableau,
                    group.difference,
                    group.owed,
                    left,
                    more,
                    quiet + group.silent,
                )
                for path in rest:
                    yield [group, *path]

    def _groups_of(
        self, state: Any, here: Tableau, difference: Difference, owed: Mapping[Spot, int]
    ) -> list[Group]:
        """As `_groups`, found once for each state, for every depth asks again."""
        known = self._known.get(id(state))
        if known is None:
            self._alive.append(state)
            known = self._known[id(state)] = self._groups(state, here, difference, owed)
        return known

    def _groups(
        self, state: Any, here: Tableau, difference: Difference, owed: Mapping[Spot, int]
    ) -> list[Group]:
        """The steps that lead towards what is seen, those that look alike together."""
        node = self._game.node(state)
        if isinstance(node, Terminal):
            return []
        if self._tried > MOST_GONE_ON:
            return []
        chance = isinstance(node, Chance)
        steps, many = self._candidates(state, difference, chance=chance)
        tried: dict[Any, Group | None] = {}
        groups: dict[Any, Group] = {}
        for bare in steps:
            alike = self.alike(bare, state, difference) if many else None
            if many and alike in tried:
                known = tried[alike]
                if known is not None:
                    known.members.append(bare)
                continue
            group = self._judged(state, here, difference, owed, bare, chance=chance)
            if many:
                tried[alike] = group
            if group is None:
                continue
            same = bare if group.silent else (alike, tuple(sorted(group.difference.items())))
            if chance and group.told:
                # Faces that belong together may be told in any order.
                same = frozenset(Counter((bare, *group.told)).items())
                if same in groups:
                    continue
            # Of equal cards those that are known are meant before those that nobody has told.
            if same not in groups or len(group.told) < len(groups[same].told):
                groups[same] = group
            elif len(group.told) == len(groups[same].told):
                groups[same].members += group.members
        found = list(groups.values())
        if self._beside and isinstance(node, Decision) and node.together:
            found += self._standing_in(state, here, difference, owed)
        return found

    def _standing_in(
        self, state: Any, here: Tableau, difference: Difference, owed: Mapping[Spot, int]
    ) -> list[Group]:
        """A choice that moves nothing, if there is one: what the other seats do does not depend on it."""
        for step in islice(self._game.legal_actions(state), FEW):
            group = self.after(state, step, difference, owed)
            if silent(self._view.moved(here, group.tableau), here, group.tableau):
                group.stands_in = True
                return [group]
        return []

    def _candidates(self, state: Any, difference: Difference, *, chance: bool) -> tuple[Iterable[Any], bool]:
        if chance:
            return self._outcomes(state, difference), False
        pieces: dict[str, int] = {}
        for spot, count in difference.items():
            pieces[spot.piece] = max(pieces.get(spot.piece, 0), abs(count))
        steps = list(islice(self._game.moving(state, pieces), MOST_TRIED))
        told = [step for step in steps if not self._game.untold(state, step)]
        if len(told) < len(steps):
            # What is shown by laying it lies at one station.
            for came in self._arrivals(difference):
                more = islice(self._game.moving(state, Counter(came)), MOST_TRIED)
                told += [step for step in more if self._game.untold(state, step)]
            steps = list(dict.fromkeys(told))
        return steps, len(steps) > FEW

    def _outcomes(self, state: Any, difference: Difference) -> list[Any]:
        """The outcomes that the pieces in question point at; all, where outcomes move no pieces."""
        outcomes = [step for step, _ in self._game.chance_outcomes(state)]
        read = self._read(state, difference)
        told = [step for step in outcomes if not read.isdisjoint(self._game.refs(step, state))]
        if told or not outcomes:
            return told
        then = state.clone()
        self._game.apply(then, outcomes[0], trusted=True)
        before, after = self._view.of(state), self._view.of(then)
        return outcomes if silent(self._view.moved(before, after), before, after) else []

    def alike(self, step: Any, state: Any, difference: Mapping[Spot, int]) -> frozenset[Ref]:
        """The refs of a step that are pieces or words; places within one station are left out."""
        kinds = self._kinds(state, difference)
        return frozenset([ref for ref in self._game.refs(step, state) if ref.kind in kinds])

    def _kinds(self, state: Any, difference: Mapping[Spot, int]) -> set[str]:
        """The kinds of the refs that the pieces in question have, and words."""
        if self._kinds_of is None or self._kinds_of[0] is not state or self._kinds_of[1] is not difference:
            kinds = {"word", *(ref.kind for ref in self._read(state, difference))}
            self._kinds_of = (state, difference, kinds)
        return self._kinds_of[2]

    def _read(self, state: Any, difference: Mapping[Spot, int]) -> set[Ref]:
        """What showing any of the pieces in question could point at."""
        pieces = {spot.piece for spot in difference}
        showing = self._game.showing
        return {ref for piece in pieces for reading in showing(state, ((piece, ""),)) for ref in reading}

    def _judged(
        self,
        state: Any,
        here: Tableau,
        difference: Difference,
        owed: Mapping[Spot, int],
        bare: Any,
        *,
        chance: bool,
    ) -> Group | None:
        """The step, or one of its details, if it leads towards what is seen."""
        details = () if chance else self._game.details(state, bare)
        for step in (bare, *details):
            self._tried += self._passing or self._beside
            group = self.after(state, step, difference, owed)
            group.chance = chance
            if self._leads_on(state, here, difference, group):
                return group
        return None

    def after(self, state: Any, step: Any, difference: Mapping[Spot, int], owed: Mapping[Spot, int]) -> Group:
        """What a legal step leaves; everything that it makes worse is owed.

        Where it leaves faces untold, those of the pieces that have come count as told.
        """
        used = self._game.untold(state, step) if isinstance(self._game.node(state), Decision) else 0
        ways = dict.fromkeys(
            told
            for pieces in self._arrivals(difference)
            if len(pieces) >= used and (told := tuple(self._game.naming(state, step, pieces)))
        )
        groups = [self._after(state, step, told, difference, owed) for told in ways or ((),)]
        return min(groups, key=lambda group: sum(map(abs, group.difference.values())))

    def _arrivals(self, difference: Mapping[Spot, int]) -> list[list[str]]:
        """By station, what lies there and should not; of several such pieces each."""
        if self._came is None or self._came[0] is not difference:
            found: dict[str, list[str]] = {}
            for spot, count in sorted(difference.items()):
                if count > 0:
                    found.setdefault(spot.station, []).extend([spot.piece] * count)
            self._came = (difference, list(found.values()))
        return self._came[1]

    def _after(
        self,
        state: Any,
        step: Any,
        told: tuple[Any, ...],
        difference: Mapping[Spot, int],
        owed: Mapping[Spot, int],
    ) -> Group:
        then = state.clone()
        for part in (step, *told):
            self._game.apply(then, part, trusted=True)
        tableau = self._view.of(then)
        left = self._view.difference_from(tableau, self._seen, self._sight, self._fresh)
        owes = {
            **owed,
            **{spot: count for spot, count in left.items() if _worse(difference.get(spot, 0), count)},
        }
        arrived = any(count > 0 and left.get(spot, 0) < count for spot, count in difference.items())
        return Group([step], then, tableau, left, owes, arrived=arrived, told=told)

    def _leads_on(self, state: Any, here: Tableau, difference: Difference, group: Group) -> bool:
        step, left = group.members[0], group.difference
        spots = left.keys() | difference.keys()
        changed = [spot for spot in spots if left.get(spot, 0) != difference.get(spot, 0)]
        if not changed:
            moved = self._view.moved(here, group.tableau)
            group.silent = group.chance and silent(moved, here, group.tableau)
            return group.silent
        worse = [spot for spot in changed if _worse(difference.get(spot, 0), left.get(spot, 0))]
        if not worse:
            if group.arrived and any(spot.piece == FACE_DOWN for spot in left):
                group.owed |= drawn(self._view, here, group.tableau, left, len(group.told))
            return True
        moved = self._view.moved(here, group.tableau)
        own = self.own(state, moved, step)
        lagging = self._lagging(worse, here, difference, group, own) if self._passing else worse
        if not lagging:
            return True
        if len(worse) == len(changed) or (not own and not group.chance):
            return False
        absent = [spot for spot in lagging if self.is_own(spot, left[spot], own)]
        follow = {piece for place, piece in moved if moved[place, piece] < 0 and (place, piece) not in own}
        group.unsure = bool(absent) and all(left[spot] < 0 and spot.piece in follow for spot in absent)
        return group.unsure or not absent

    def _lagging(
        self,
        worse: list[Spot],
        here: Tableau,
        difference: Difference,
        group: Group,
        own: set[tuple[str, str]],
    ) -> list[Spot]:
        """What lies behind a step, without what has gone on before anybody looked: nobody owes that."""
        gone = [
            spot
            for spot in worse
            if (
                self._gone_on(spot, difference, group)
                and (group.chance or self.is_own(spot, group.difference[spot], own))
                if group.difference[spot] < 0
                else self._followed(spot, here, difference, group, own)
            )
        ]
        if gone:
            group.passed = True
            group.owed = {spot: count for spot, count in group.owed.items() if spot not in gone}
        return [spot for spot in worse if spot not in gone]

    def _gone_on(self, spot: Spot, difference: Difference, group: Group) -> bool:
        """Whether too many of what a step brought here are seen elsewhere: a later step has taken it."""
        faces = {piece for there in group.tableau.hidden for piece in there.pieces}
        return any(
            count > 0 and (other.piece == spot.piece or (spot.piece == FACE_DOWN and other.piece in faces))
            for other, count in difference.items()
        )

    def _followed(
        self,
        spot: Spot,
        here: Tableau,
        difference: Difference,
        group: Group,
        own: set[tuple[str, str]],
    ) -> bool:
        """Whether what still seems to lie where the step took it is the next piece, come there since."""
        if not self._fresh.get(spot, 0):
            return False
        sees = self._view.layout.sees
        if any(piece == spot.piece and sees(place) == spot.station for place, piece in own):
            return any(
                other.piece == spot.piece and count > max(0, group.difference.get(other, 0))
                for other, count in difference.items()
            )
        still = {there.place for there in group.tableau.hidden}
        return any(
            there.place not in still and sees(there.place) == spot.station and spot.piece in there.pieces
            for there in here.hidden
        )

    def own(self, state: Any, moved: Mapping[tuple[str, str], int], step: Any) -> set[tuple[str, str]]:
        """The places and pieces that the step itself is about; others move because of it."""
        refs = self._game.refs(step, state)
        own: set[tuple[str, str]] = set()
        for (place, piece), change in moved.items():
            if change < 0:
                readings = self._game.showing(state, ((piece, place),) * -change)
                if any(reading and reading <= refs for reading in readings):
                    own.add((place, piece))
        return own

    def is_own(self, spot: Spot, left: int, own: set[tuple[str, str]]) -> bool:
        """Whether it is the step's own piece that is not where the step brings it."""
        if spot.piece == FACE_DOWN:
            return True
        sees = self._view.layout.sees
        return any(piece == spot.piece and (left < 0 or sees(place) == spot.station) for place, piece in own)


def _worse(before: int, after: int) -> bool:
    return abs(after) > abs(before) or before * after < 0


def _sure(path: list[Group]) -> bool:
    return not any(group.unsure for group in path)


def _supported(path: list[Group]) -> bool:
    """Whether something arrives by each choice, or by the outcomes that follow it at once."""
    for index, group in enumerate(path):
        if group.chance or group.arrived or group.passed or group.stands_in:
            continue
        for later in path[index + 1 :]:
            if not later.chance:
                return False
            if later.arrived:
                break
        else:
            return False
    return True
