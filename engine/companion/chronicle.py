"""For every frame of a session what should lie on the table then, and which instance lies where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.companion.catalogue import Instance, read_instance
from engine.companion.tableau import FACE_DOWN, Difference, Sight, Spot, Tableau, TableView
from engine.companion.whereabouts import Whereabouts
from engine.core.ledger import CHANCE
from engine.session.ahead import state_at, step_at
from engine.session.session import Session

LATELY: Final = 24
"""How many steps back hands may be behind."""
PIECES: Final = "pieces"
"""The note of a line that names the instances that were shown for its step."""


def pieces_note(instances: Iterable[Instance]) -> tuple[tuple[str, str], ...]:
    """The note that names these instances; none for none."""
    told = ",".join(map(str, instances))
    return ((PIECES, told),) if told else ()


def noted_pieces(notes: tuple[tuple[str, str], ...]) -> list[Instance]:
    """The instances that the notes of a line name; what is no name is left out."""
    found: list[Instance] = []
    for name, value in notes:
        for word in value.split(",") if name == PIECES else ():
            try:
                found.append(read_instance(word))
            except ValueError:
                continue
    return found


class Chronicle:
    """Grows and shrinks with the timeline of a session; rebuilt from its ledger and notes at any time."""

    def __init__(self, session: Session, view: TableView) -> None:
        self._session = session
        self._view = view
        self._tableaux = [view.of(state_at(session, 0))]
        self._whereabouts = [Whereabouts()]
        self.catch_up()

    @property
    def now(self) -> Tableau:
        """What should lie on the table."""
        return self._tableaux[-1]

    @property
    def whereabouts(self) -> Whereabouts:
        """Which instance lies where."""
        return self._whereabouts[-1]

    def __len__(self) -> int:
        return len(self._tableaux)

    def tableau(self, frame: int) -> Tableau:
        """What should have lain on the table after so many steps."""
        return self._tableaux[frame]

    def known_at(self, frame: int) -> Whereabouts:
        """Which instance lay where after so many steps."""
        return self._whereabouts[frame]

    def lagging(self, difference: Difference) -> Difference:
        """What of a difference is just as it was before one of the last steps: hands may be behind."""
        return {
            spot: count
            for spot, count in difference.items()
            if any(
                _count(tableau, spot, self._view) - _count(self.now, spot, self._view) == count
                for tableau in self._tableaux[-LATELY - 1 : -1]
            )
        }

    def cut(self, frames: int) -> None:
        """Forget all but so many frames."""
        del self._tableaux[frames:]
        del self._whereabouts[frames:]

    def catch_up(self) -> None:
        """Take up the frames that the session has more."""
        for frame in range(len(self._tableaux), self._session.length + 1):
            before = self.now
            after = self._view.of(state_at(self._session, frame))
            who, _, notes = step_at(self._session, frame)
            where = self.whereabouts.after(
                self._view, before, after, noted_pieces(notes), outcome=who == CHANCE
            )
            self._whereabouts.append(where)
            self._tableaux.append(after)

    def stood(self, sight: Sight) -> int | None:
        """The last frame but the present one at which all lay as it is seen now; None if there is none.

        Frames that no station can tell from the present one are no answer.
        """
        if not sight:
            return None
        for frame in range(len(self._tableaux) - 2, -1, -1):
            tableau = self._tableaux[frame]
            if not self._view.difference(tableau, sight):
                return frame
        return None


def _count(tableau: Tableau, spot: Spot, view: TableView) -> int:
    """How many such pieces should lie there."""
    if spot.piece != FACE_DOWN:
        return tableau.counts.get(spot, 0)
    return sum(there.number for there in tableau.hidden if view.layout.sees(there.place) == spot.station)
