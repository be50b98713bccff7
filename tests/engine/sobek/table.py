"""Arranging a table by notation: a position as text becomes a session that deals no chance of its own."""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

import pytest

from engine.core.component import Inventory
from engine.core.errors import IllegalStep, Reason
from engine.core.game import Chance, Decision
from engine.core.savefile import parse_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load
from engine.session.session import Session
from engine.sobek.components import BACK_NAMES, START_TYPES
from engine.sobek.observation import SobekObservation
from engine.sobek.rules import Sobek

NAMES = ("Ann", "Bo", "Cy", "Di")


def agreed(*options: str, seats: int = 2, seed: int = 0) -> Setup:
    """A setup with options such as "deck-back hidden"."""
    pairs = tuple((name, value) for name, value in (option.split() for option in options))
    return Setup("sobek", tuple(map(SeatSetup, NAMES[:seats])), pairs, seed)


def opening(*options: str, seats: int = 2) -> Session:
    """The first moment of a play, before anything is dealt."""
    return _session("", options, seats)


def position(text: str, *, seats: int = 2) -> Session:
    """The session of a position in the record's words; `option …` lines may stand among them.

    What the text leaves out is added: round 1, start 1, phase turn, turn 1, the back of a good on top of the
    deck. Start cards that nobody mentions, but who must be in the round, lie among the discards; with
    `deck N` so do goods until N cards are left in the deck. Pieces named at `unseen` stay unseen. Chance
    waits: submit "fill fish" and so on.
    """
    lines = [line.strip() for line in dedent(text).strip().splitlines()]
    options = [line.removeprefix("option ") for line in lines if line.startswith("option ")]
    lines = [line for line in lines if line and not line.startswith(("option ", "#"))]
    says = dict(line.split(" ", 1) for line in lines if not line.startswith("at "))
    for word, value in (("round", "1"), ("start", "1"), ("phase", "turn")):
        says.setdefault(word, value)
    if says["phase"] != "laying":
        says.setdefault("turn", "1")
    laid = [line for line in lines if line.startswith("at ")]
    body = "\n".join([*(f"{word} {value}" for word, value in says.items()), *laid])
    placed = parse_record(_text(f"position\n{body}", options, seats)).position
    assert placed
    deck = 0 if says["phase"] == "laying" else int(says["deck"]) if "deck" in says else None
    spare = _spare(placed.inventory, seats, deck, says)
    body += "".join(f"\nat discards: {piece} x{count}" for piece, count in spare.items())
    if "top" not in says and deck != 0 and "deck-back hidden" not in options:
        body += "\ntop beige"
    return _session(f"position\n{body}", options, seats)


def _spare(placed: Inventory, seats: int, deck: int | None, says: dict[str, str]) -> Counter[str]:
    """Unmentioned cards that have to lie somewhere: start cards, and goods beyond the deck."""
    rules = game("sobek")
    assert isinstance(rules, Sobek)
    edition = rules.edition(agreed(seats=seats))
    spare: Counter[str] = Counter()
    left = {card.id: card.count - placed.count(card.id) for card in edition.cards}
    starts = [edition.cards[card].id for card in START_TYPES]
    untold = _untold(says)
    kept_out = edition.start_cards - edition.hand * seats + untold["green"]
    surplus = sum(left[name] for name in starts) - kept_out
    for name in starts:
        moved = min(max(0, surplus), left[name])
        spare[name] += moved
        surplus -= moved
    if deck is not None:
        out = edition.removed_at_two if seats == 2 else 0
        wanted = deck + out + len(says.get("face-down", "").split()) + untold["beige"] + untold["orange"]
        kept = placed.at("unseen")
        others = [card.id for card in reversed(edition.cards) if card.id not in starts]
        # Characters first, as far as they are not needed face down on docks.
        face_down = len(says.get("face-down", "").split()) + untold["orange"]
        hidden = [card.id for card in edition.cards if card.role and left[card.id] + kept.get(card.id, 0)]
        keep = {**kept, **{name: 1 for name in hidden[:face_down]}}
        surplus = sum(left[name] + kept.get(name, 0) for name in others) - wanted
        for name in others:
            moved = min(max(0, surplus), left[name] + kept.get(name, 0) - keep.get(name, 0))
            spare[name] += moved
            surplus -= moved
    return +spare


def _untold(says: dict[str, str]) -> Counter[str]:
    """By back, how many cards of hands and piles are said to be untold."""
    found: Counter[str] = Counter()
    for place in ("hand", "corruption"):
        for back in BACK_NAMES:
            words = says.get(f"{place}-{back}", "").split()
            found[back] += sum(int(word) for word in words if word.isdigit())
    return found


def _text(body: str, options, seats: int) -> str:
    header = ["riverboat-desktop record 1", "game sobek", "mode table"]
    header += [f"option {option}" for option in options]
    header += [f'seat {seat} human "{NAMES[seat - 1]}"' for seat in range(1, seats + 1)]
    return "\n".join([*header, "seed 0", *([body] if body else []), "steps", ""])


def _session(body: str, options, seats: int) -> Session:
    session = load(game("sobek"), parse_record(_text(body, options, seats)))
    session.start()
    return session


def play(session: Session, *steps: str) -> None:
    """Enter steps in notation, one after the other, whoever acts."""
    for step in steps:
        session.submit_text(step)


def refused(session: Session, step: str) -> Reason:
    """The reason for which a step is refused; nothing has changed."""
    before = session.length
    with pytest.raises(IllegalStep) as error:
        session.submit_text(step)
    assert session.length == before
    return error.value.reason


def legal(session: Session) -> set[str]:
    """Everything that the seat on turn may do, in notation."""
    return {session.write(step) for step in session.legal()}


def outcomes(session: Session) -> dict[str, int]:
    """What chance may bring, in notation, with the weights."""
    return {session.write(step): weight for step, weight in session.outcomes()}


def asked(session: Session) -> tuple[str, int]:
    """The key of the prompt and the number of the seat that decides (0: nobody)."""
    node = session.node
    return session.view().prompt.key, node.seat + 1 if isinstance(node, Decision) else 0


def audience(session: Session) -> tuple[int, ...]:
    """The viewers (seats from 1, 0 for the public) who learn what chance brings."""
    node = session.node
    assert isinstance(node, Chance)
    return tuple(viewer + 1 for viewer in range(-1, len(session.controllers)) if node.informs(viewer))


def seen(session: Session, seat: int = 0) -> SobekObservation:
    """What a seat (from 1; 0 is the public) sees."""
    observation = session.view(seat - 1).observation
    assert isinstance(observation, SobekObservation)
    return observation


def lies(session: Session, place: str) -> dict[str, int]:
    """The pieces at a place, with their counts."""
    return session.game.inventory(session._timeline.now.state).at(place)


def points(session: Session) -> tuple[int, ...]:
    """The markers."""
    return seen(session).score


def finish(session: Session) -> None:
    """Let every seat that still has to lay end its laying, and count."""
    while asked(session)[0] == "lay-last":
        play(session, "done")
    play(session, "count")


def happened(session: Session, kind: type, seat: int = 0) -> list:
    """All events of a kind so far, as a seat (from 1; 0 is the public) may know them."""
    told = session.events(0, session.length + 1, seat - 1)
    return [event for event in told if isinstance(event, kind)]


def bring_goods(session: Session) -> None:
    """Let the deck bring what is asked of it, a good wherever one may come."""
    while asked(session)[0] in ("fill-dock", "show-back", "draw-card"):
        play(session, next(text for text in outcomes(session) if not text.endswith("orange")))
