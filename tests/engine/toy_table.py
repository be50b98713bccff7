"""Sessions of the toy game with faces chosen in advance, so that tests can say what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chance import Rng
from engine.core.savefile import parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load
from engine.session.session import Session
from engine.session.view import Staging, UndoPlan, Waiting
from tests.contract.plays import TOY

NAMES = ("Ann", "Bo", "Cy", "Di")
DEAL = (1, 3, 2, 4, 6, 5, 2, 2)
"""For two seats: Ann holds 1 2 6, Bo holds 3 4 5, both cards of the row are 2."""
DEAL_3 = (1, 3, 1, 2, 4, 4, 6, 5, 5, 2, 2)
"""For three seats: Ann 1 2 6, Bo 3 4 5, Cy 1 4 5, the row 2 2."""


class Faces:
    """Deals these faces, the next of them each time; the commonest low one when there are no more."""

    repeats = True

    def __init__(self, *faces: int) -> None:
        self.faces = faces

    def deal(self, outcomes: Sequence[tuple[Any, int]], index: int) -> Any:
        """The outcome of the face whose turn it is."""
        if index >= len(self.faces):
            return max(outcomes, key=lambda outcome: outcome[1])[0]
        return next(step for step, _ in outcomes if step.face == self.faces[index])


def setup(*controllers: str, game_id: str = "toy", seed: int = 0) -> Setup:
    """A setup with one seat for each controller."""
    seats = tuple(SeatSetup(name, who) for name, who in zip(NAMES, controllers, strict=False))
    return Setup(game_id, seats, seed=seed)


def toy(
    *controllers: str, faces: Sequence[int] = (), staging: Staging = Staging.NEVER, steps: Sequence[str] = ()
) -> Session:
    """A started toy session, by default of two people, dealt as above and then `faces`; `steps` were done."""
    who = controllers or ("human", "human")
    deal = DEAL if len(who) == 2 else DEAL_3
    session = Session(TOY, setup(*who), chance=Faces(*deal, *faces), staging=staging)
    session.start()
    do(session, *steps)
    return session


def riverboat(*controllers: str, seed: int = 0, staging: Staging = Staging.NEVER) -> Session:
    """A started session of Riverboat, by default of three people."""
    who = controllers or ("human", "human", "human")
    session = Session(game("riverboat"), setup(*who, game_id="riverboat", seed=seed), staging=staging)
    session.start()
    return session


def do(session: Session, *texts: str) -> None:
    """Enter steps, ending turns and letting cards be revealed where the session waits for that."""
    for text in texts:
        if text == "proceed":
            session.proceed()
        else:
            session.submit_text(text)


def play(session: Session, rng: Rng, steps: int = 10_000) -> None:
    """Random legal steps, up to the end."""
    for _ in range(steps):
        while session.waiting:
            session.proceed()
        if session.over:
            return
        legal = session.legal()
        session.submit(legal[rng.below(len(legal))])


def state_text(session: Session) -> str:
    """Everything there is in the present state."""
    return session.game.canonical(session.fork()._timeline.now.state)


def reloaded(session: Session, staging: Staging = Staging.NEVER) -> Session:
    """What comes back of a session that was written to a file; it still has to be started."""
    return load(session.game, parse_record(write_record(session.record())), staging=staging)


def texts(session: Session, viewer: int = -1) -> list[str]:
    """The log as the viewer may read it; undone lines have a mark."""
    marks = {(False, False): "", (True, False): "~ ", (True, True): "~! "}
    return [marks[line.undone, line.consented] + line.text for line in session.log(viewer)]


def waits(session: Session) -> Waiting:
    """What waits for `proceed` at this moment."""
    return session.waiting


def undo_plan(session: Session) -> UndoPlan:
    """What undo would take back; there must be something."""
    plan = session.undo_plan()
    assert plan is not None
    return plan
