"""Correcting an earlier entry of a ledger: steps are replaced, put in or left out, later ones kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.errors import IllegalStep, NotationError, Reason
from engine.core.game import Chance, Decision
from engine.core.ledger import CHANCE
from engine.core.savefile import write_undo
from engine.session.book import notes_of
from engine.session.refusals import OTHER_TURN, UNREADABLE
from engine.session.session import Session
from engine.session.view import ChangeKind


@dataclass(frozen=True, slots=True)
class Misfit:
    """The first later step that is not legal any more: its frame before, its text, and why."""

    frame: int
    who: int
    text: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class AmendPlan:
    """What correcting would do. The steps from frame `first` on are taken back, then `texts` are entered.

    `kept` of the later steps can be entered again, `lost` cannot; `misfit` is the first of those.
    """

    first: int
    drop: int
    texts: tuple[str, ...]
    kept: int
    lost: int
    misfit: Misfit | None


def plan_amend(session: Session, first: int, *, drop: int = 0, texts: Sequence[str] = ()) -> AmendPlan:
    """What comes of it if the `drop` steps that led to frame `first` and on are replaced by `texts`.

    No drop puts in, no texts leave out. Raises `IllegalStep` or `NotationError` for a new step that is
    not legal there, and ValueError for frames that are not there. Nothing is changed.
    """
    if not (first >= 1 and drop >= 0 and first + drop <= session.length + 1):
        raise ValueError(f"there are no {drop} steps from {first} on")
    frames = session._timeline.frames
    state = frames[first - 1].state.clone()
    for text in texts:
        session.game.apply(state, session.game.read(text, state))
    later = frames[first + drop :]
    for number, frame in enumerate(later):
        reason = _misfit(session, state, frame.who, frame.text)
        if reason is not None:
            misfit = Misfit(first + drop + number, frame.who, frame.text, reason)
            return AmendPlan(first, drop, tuple(texts), number, len(later) - number, misfit)
    return AmendPlan(first, drop, tuple(texts), len(later), 0, None)


def _misfit(session: Session, state: Any, who: int, text: str) -> Reason | None:
    """Carry a later step out on this state, or say why it cannot be."""
    game = session.game
    node = game.node(state)
    expected = node.seat if isinstance(node, Decision) else CHANCE if isinstance(node, Chance) else None
    if expected != who:
        return OTHER_TURN()
    try:
        game.apply(state, game.read(text, state))
    except NotationError:
        return UNREADABLE()
    except IllegalStep as error:
        return error.reason
    return None


def amend(
    session: Session,
    plan: AmendPlan,
    *,
    notes: tuple[tuple[str, str], ...] = (),
    hands: Callable[[Any], str] = lambda state: "",
) -> None:
    """Do what was planned: the old line stays, marked, and the new one with what fits of the rest follows.

    The journal gets an undo and every step again, in one go. New steps have `notes`, the later ones keep
    their own. `hands` says of the state that comes of it what hands have to do then.
    """
    book, timeline = session._book, session._timeline
    later = [
        (frame.text, notes_of(book.entries[frame.entry]))
        for frame in timeline.frames[plan.first + plan.drop :][: plan.kept]
    ]
    dropped = timeline.drop_from(plan.first)
    session._redo.clear()
    if dropped:
        book.undo([frame.entry for frame in dropped], consented=True)
        session._restage()
    again = [*((text, notes) for text in plan.texts), *later]
    if not again:
        book.keep(hands(timeline.now.state))
    undone = [write_undo(len(dropped), consented=True, hands=book.hands)] if dropped else []
    if dropped:
        journal = () if again else undone
        session._tell(ChangeKind.REWOUND, first=plan.first, count=len(dropped), journal=journal)
    for text, own in again:
        session._play(session.game.read(text, timeline.now.state), own)
    if again:
        book.keep(hands(timeline.now.state))
        session._go_on(plan.first, *undone)
