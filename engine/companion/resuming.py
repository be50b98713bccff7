"""What a referee takes up from a ledger: what entered together, which gate was shut, who has yet to speak."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.companion.cardboard import Cardboard
from engine.companion.chronicle import Chronicle
from engine.companion.face_down import face_down_moves
from engine.companion.gate_words import read_gate
from engine.companion.presence import Presence
from engine.companion.receipts import Gate, GateKind
from engine.companion.repair import put_back
from engine.companion.tableau import TableView
from engine.session.ahead import state_at, step_at
from engine.session.hands import hands_of
from engine.session.session import Session

JOINED: Final = ("joined", "yes")
"""The note of a line that entered together with the one before it."""


def before_last(session: Session) -> int:
    """The frame before what people entered last, with all that belonged together and what bots did since."""
    frame = session.length
    while frame > 0:
        who, _, notes = step_at(session, frame)
        frame -= 1
        if JOINED not in notes and not _by_bot(session, who):
            break
    return frame


def _by_bot(session: Session, who: int) -> bool:
    return who >= 0 and not session.human(who)


def bots_steps(session: Session, first: int, count: int) -> tuple[Any, ...]:
    """The steps of bots among those that led to these frames."""
    steps: list[Any] = []
    for frame in range(max(1, first), first + count):
        who, text, _ = step_at(session, frame)
        if _by_bot(session, who):
            steps.append(session.game.read(text, state_at(session, frame - 1)))
    return tuple(steps)


def instruction(
    session: Session, view: TableView, chronicle: Chronicle, first: int, count: int
) -> Gate | None:
    """What hands have to do for the steps of bots among these; None if there are none."""
    steps = bots_steps(session, first, count)
    if not steps:
        return None
    before, after = chronicle.tableau(first - 1), chronicle.now
    moved = view.moved(before, after)
    return Gate(GateKind.INSTRUCTION, (*put_back(moved), *face_down_moves(before, after, moved)), steps)


def last_instruction(session: Session, view: TableView, chronicle: Chronicle) -> Gate | None:
    """What hands have to do for the last choice, with what has come up by it; None if no bot made it."""
    frame = _last_choice(session)
    return instruction(session, view, chronicle, frame, session.length - frame + 1) if frame else None


def _last_choice(session: Session) -> int:
    """The frame of the last choice; 0 if there is none."""
    return next((frame for frame in range(session.length, 0, -1) if step_at(session, frame)[0] >= 0), 0)


def gate_of_ledger(
    session: Session,
    view: TableView,
    chronicle: Chronicle,
    cardboard: Cardboard,
    *,
    resumed: bool,
) -> Gate | None:
    """The gate that was shut. If nothing was said: what a bot did last, or after a new start what people did.

    Of that only what no station sees is asked; what one sees will be seen.
    """
    word, length = hands_of(session), session.length
    if word:
        gate = read_gate(word)
        if gate is not None and gate.kind is GateKind.INSTRUCTION:
            gate = replace(gate, steps=bots_steps(session, _last_choice(session), 1))
        return gate
    bots = instruction(session, view, chronicle, length, 1) if length else None
    if bots is not None or not (resumed and length):
        return bots
    moved = view.moved(chronicle.tableau(_before_what_people_entered(session)), chronicle.now)
    unseen = (move for move in put_back(moved) if not cardboard.has_station(move))
    return Gate(GateKind.RESUMED, tuple(unseen))


def _before_what_people_entered(session: Session) -> int:
    """The frame before all that entered last at once; what a bot did before it has been carried out."""
    for frame in range(session.length, 0, -1):
        who, _, notes = step_at(session, frame)
        if _by_bot(session, who):
            return frame
        if JOINED not in notes:
            return frame - 1
    return 0


class Waking:
    """The stations that have not spoken since a referee was made: half of a table explains nothing.

    They are waited for as long as people have patience; what lags behind there is found when they speak.
    """

    def __init__(self, presence: Presence, patience_s: float) -> None:
        self._presence = presence
        self._unheard = {station.id for station in presence.layout.stations if not station.pad}
        self._waited_for = set(self._unheard)
        self._patience_s = patience_s
        self._until_s: float | None = None

    def lost(self, station: str) -> None:
        """Nobody waits for this one."""
        self._waited_for.discard(station)

    def over(self, at_s: float) -> bool:
        """Whether all have spoken that are waited for, or it was long enough."""
        if not self._waited_for:
            return True
        if self._until_s is None:
            self._until_s = at_s + self._patience_s
        self._waited_for -= self._speaking(self._waited_for)
        if at_s >= self._until_s:
            self._waited_for.clear()
        return not self._waited_for

    def heard(self) -> frozenset[str]:
        """What stands for the stations that have spoken for the first time since the last call."""
        new = self._speaking(self._unheard)
        self._unheard -= new
        return frozenset(map(self._presence.layout.whole, new))

    def _speaking(self, stations: set[str]) -> frozenset[str]:
        return frozenset(station for station in stations if self._presence.lies_at(station) is not None)
