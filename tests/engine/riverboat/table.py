"""Arranging a table by notation: a position as text becomes a session that deals no chance of its own."""

from __future__ import annotations

from textwrap import dedent

import pytest

from engine.core.chance import Rng
from engine.core.component import Inventory
from engine.core.errors import IllegalStep, Reason
from engine.core.game import Chance, Decision
from engine.core.savefile import parse_record
from engine.core.score import ScoreLine
from engine.registry import game
from engine.riverboat.observation import RiverboatObservation
from engine.session.loading import load
from engine.session.session import Session

ROUNDS = 4
WORKERS = 56
PHASE_WORDS = ("cultivation", "planting", "harvest", "opportunity", "scoring")


def opening(*options: str, seats: int = 2, mats: str = "") -> Session:
    """The first moment of a play, before anything is dealt; `mats="3 random"` agrees on mat 3 for seat 1."""
    return _session("", options, seats, [f" mat={mat}" for mat in mats.split()] or [""] * seats)


def position(text: str, *, seats: int = 2, owners: str = "") -> Session:
    """The session of a position in the record's words; `option …` lines may stand among them.

    What the text leaves out is added: round 1, start 1 (or as the owners have it), mat N for seat N, the
    round track as the round has it, the seat on turn (who owns the phase's tile). `owners="12121"` says who
    owns the tiles 1 to 5, by default picked in turn. Workers that nobody mentions are in the box; no seat
    has a coin, surveyor or worker in its supply that the text does not give it. Chance waits: submit
    "reveal star" and so on.
    """
    lines = [line.strip() for line in dedent(text).strip().splitlines()]
    options = [line.removeprefix("option ") for line in lines if line.startswith("option ")]
    lines = [line for line in lines if line and not line.startswith(("option ", "#"))]
    says = dict(line.split(" ", 1) for line in lines if not line.startswith("at "))
    round_number = int(says.setdefault("round", "1"))
    start = int(says.setdefault("start", _start_for(owners, seats)))
    due = says.get("bonus") == "due"
    if says["phase"] in PHASE_WORDS:
        owners = owners or "".join(str((start - 1 + pick) % seats + 1) for pick in range(5))
        if says["phase"] != "cultivation" and not due:
            says.setdefault("turn", owners[PHASE_WORDS.index(says["phase"])])
    taken = says["phase"] in PHASE_WORDS and not (says["phase"] == "cultivation" and due)
    laid = [line for line in lines if line.startswith("at ")]
    places = {place for line in laid for place in line[3:].partition(":")[0].split()}
    for phase, owner in zip(PHASE_WORDS, owners, strict=False):
        laid.append(f"at {owner}.phases: phase-{phase}")
    for seat in range(1, seats + 1):
        if f"{seat}.mat" not in places:
            laid.append(f"at {seat}.mat: mat-{seat}")
    track = ROUNDS - round_number + (0 if taken else 1)
    if track and "round-track" not in places:
        laid.append(f"at round-track: worker x{track}")
    body = "\n".join([*(f"{word} {value}" for word, value in says.items()), *laid])
    placed = parse_record(_text(f"position\n{body}", options, seats, [""] * seats)).position
    assert placed
    idle = WORKERS - placed.inventory.count("worker")
    if idle:
        body += f"\nat box: worker x{idle}"
    return _session(f"position\n{body}", options, seats, [""] * seats)


def _start_for(owners: str, seats: int) -> str:
    """The first seat from which picking in turn brings every owner as many tiles as it has."""
    for start in range(seats):
        picks = sorted(str((start + pick) % seats + 1) for pick in range(len(owners)))
        if picks == sorted(owners):
            return str(start + 1)
    return "1"


def _text(position: str, options, seats: int, choices) -> str:
    header = ["riverboat-desktop record 1", "game riverboat", "mode table"]
    header += [f"option {option}" for option in options]
    header += [f'seat {seat} human "S{seat}"{choices[seat - 1]}' for seat in range(1, seats + 1)]
    return "\n".join([*header, position, "steps", ""])


def _session(position: str, options, seats: int, choices) -> Session:
    return load(game("riverboat"), parse_record(_text(position, options, seats, choices)))


def play(session: Session, steps: str) -> Session:
    """Submit the steps of a text, a line each, as in a record: `1 place a4` by seat 1, `* reveal star`."""
    for line in dedent(steps).strip().splitlines():
        who, step = line.strip().split(" ", 1)
        assert on_turn(session) == who, f"{line.strip()!r}, but it is for {on_turn(session)!r} to act"
        session.submit_text(step)
    return session


def deal(session: Session) -> Session:
    """Let the first of the possible outcomes come up, again and again, until somebody has to decide."""
    while isinstance(session.node, Chance):
        session.submit(session.outcomes()[0][0])
    return session


def on_turn(session: Session) -> str:
    """Who is asked, as a record writes it: "1" for the first seat, "*" for chance or when all is over."""
    node = session.node
    return str(node.seat + 1) if isinstance(node, Decision) else "*"


def asked(session: Session) -> str:
    """The key of what is asked now: `draft`, `place-worker`, `plant`, `boat`, `survey`, …"""
    return session.view().prompt.key


def legal(session: Session) -> set[str]:
    """Everything the seat on turn may do, in notation."""
    return {session.write(step) for step in session.legal()}


def outcomes(session: Session) -> dict[str, int]:
    """Everything that may be revealed now, in notation, with its weight."""
    return {session.write(step): weight for step, weight in session.outcomes()}


def refused(session: Session, text: str) -> Reason:
    """Why this step is refused; fails if it is not, or if refusing it changed anything."""
    before = session.view()
    with pytest.raises(IllegalStep) as caught:
        session.submit_text(text)
    assert session.view() == before
    return caught.value.reason


def sees(session: Session) -> RiverboatObservation:
    """What anybody may see."""
    observation = session.view().observation
    assert isinstance(observation, RiverboatObservation)
    return observation


def lies(session: Session) -> Inventory:
    """What lies at every place, by the names of records."""
    rules = session.game
    return rules.inventory(rules.determinise(session.setup, sees(session), Rng(0)))


def at(session: Session, place: str) -> dict[str, int]:
    """What lies at one place: `at(session, "1.supply") == {"coin": 2}`."""
    return lies(session).at(place)


def harbor(session: Session, seat: int) -> int:
    """The space of a seat's harbor master; seats count from 1."""
    return sees(session).harbor[seat - 1]


def sheet(session: Session, seat: int) -> list[tuple[str, int]]:
    """The lines of a seat's score sheet as key and points; seats count from 1."""
    return [(line.key, line.points) for line in lines(session, seat)]


def lines(session: Session, seat: int) -> tuple[ScoreLine, ...]:
    """The lines of a seat's score sheet; seats count from 1."""
    return session.view().sheets[seat - 1].lines


def happened(session: Session, steps: int = 1) -> list[object]:
    """The events of the last steps, in order."""
    return list(session.events(session.length + 1 - steps, steps))
