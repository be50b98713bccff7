"""From a record to a session: every line is entered again, and every digest compared."""

from __future__ import annotations

from typing import Any

from engine.core.errors import DataError, IllegalStep, NotationError, Problem
from engine.core.game import PUBLIC, Decision, Game, Terminal
from engine.core.ledger import CHANCE, Digest, Entry, Handover, Line
from engine.core.savefile import DIGEST_DIGITS, Record, RecordError
from engine.session.session import Session
from engine.session.view import Staging


def load(game: Game[Any, Any, Any], record: Record, *, staging: Staging = Staging.NEVER) -> Session:
    """The session of a record, refolded step by step and compared with its digests.

    Nothing is dealt yet: `start` goes on from where the record ends. Raises `RecordError` for the
    first step that is not sound, naming its line, the reason and the rule.
    """
    try:
        session = Session(
            game, record.setup, position=record.position, mode=record.mode, staging=Staging.NEVER
        )
    except DataError as error:
        place = f"line {record.position.number}, " if record.position else ""
        raise RecordError(
            tuple(Problem(f"{place}{problem.place}".rstrip(", "), problem.text) for problem in error.problems)
        ) from None
    for entry in record.entries:
        _replay(session, entry)
    session.staging = staging
    session._restage()
    return session


def _replay(session: Session, entry: Entry) -> None:
    if isinstance(entry, Handover):
        session._hand_over(entry)
    elif isinstance(entry, Digest):
        if not session._digest().startswith(entry.value[:DIGEST_DIGITS]):
            raise _unsound(entry.number, "the digest differs: the rules or the file have changed")
        session._book.add(entry)
    elif entry.undone:
        session._book.add(entry)
    else:
        _replay_line(session, entry)


def _replay_line(session: Session, line: Line) -> None:
    node = session.node
    expected = node.seat if isinstance(node, Decision) else CHANCE
    if isinstance(node, Terminal):
        raise _unsound(line.number, "the game is over, but the record goes on")
    if line.who != expected:
        names = ["*" if who == CHANCE else f"seat {who + 1}" for who in (line.who, expected)]
        asked = session.game.prompt(session._timeline.now.state, PUBLIC)
        raise _unsound(line.number, f"{names[0]} acts, but {names[1]} is to act here ({asked.key})")
    try:
        step = session.game.read(line.text, session._timeline.now.state)
        session._enter(step, line.notes)
    except NotationError as error:
        raise _unsound(line.number, str(error)) from None
    except IllegalStep as error:
        raise _unsound(line.number, f"{line.text!r} is not legal: {error}") from None


def _unsound(number: int, text: str) -> RecordError:
    return RecordError((Problem(f"line {number}" if number else "", text),))
