"""From a record to a session: every line is entered again, and every digest compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.errors import DataError, IllegalStep, NotationError, Problem, Reason, Sentence
from engine.core.game import PUBLIC, Decision, Game, Terminal
from engine.core.ledger import CHANCE, Digest, Entry, Handover, Hands, Line
from engine.core.savefile import DIGEST_DIGITS, Record, RecordError
from engine.core.setup import Setup, check_mode
from engine.session.session import Session
from engine.session.view import Staging


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason for which a step of a record is refused, and the setup whose words it speaks in."""

    reason: Reason
    setup: Setup

    def __str__(self) -> str:
        return str(self.reason)


def load(game: Game[Any, Any, Any], record: Record, *, staging: Staging = Staging.NEVER) -> Session:
    """The session of a record, refolded step by step and compared with its digests.

    Nothing is dealt yet: `start` goes on from where the record ends. Raises `RecordError` for the
    first step that is not sound, naming its line, the reason and the rule.
    """
    try:
        game.check_setup(record.setup)
        check_mode(record.setup, game.options, record.mode)
    except DataError as error:
        raise at_its_lines(error, record.lines, record.lines.get("|", 0)) from None
    where = record.position
    try:
        session = Session(game, record.setup, position=where, mode=record.mode, staging=Staging.NEVER)
    except DataError as error:
        raise (at_its_lines(error, where.lines, where.number) if where else error) from None
    for entry in record.entries:
        _replay(session, entry)
    session.staging = staging
    session._restage()
    return session


def at_its_lines(error: DataError, lines: Mapping[str, int], otherwise: int = 0) -> RecordError:
    """The same problems with the line of each place, or with `otherwise`; 0 is no line."""
    found = [(problem, lines.get(problem.place, otherwise)) for problem in error.problems]
    return RecordError(
        tuple(
            replace(problem, place=_at_line(number, problem.place) if number else problem.place)
            for problem, number in found
        )
    )


def _at_line(number: int, place: str) -> Sentence:
    return Sentence("line {number}, {place}", number=number, place=place)


def _replay(session: Session, entry: Entry) -> None:
    if isinstance(entry, Handover):
        session._hand_over(entry)
    elif isinstance(entry, Digest):
        if not session._digest().startswith(entry.value[:DIGEST_DIGITS]):
            text = Sentence("the digest differs: the rules or the file have changed")
            raise _unsound(entry.number, text)
        session._book.add(entry)
    elif isinstance(entry, Hands):
        session._book.keep(entry.text)
    elif entry.undone:
        session._book.add(entry)
    else:
        _replay_line(session, entry)


def _replay_line(session: Session, line: Line) -> None:
    node = session.node
    expected = node.seat if isinstance(node, Decision) else CHANCE
    if isinstance(node, Terminal) or line.who != expected:
        asked = session.game.prompt(session._timeline.now.state, PUBLIC)
        if isinstance(node, Terminal):
            rule = f" ({asked.rule})" if asked.rule else ""
            text = Sentence("the game is over, but the record goes on{rule}", rule=rule)
            raise _unsound(line.number, text)
        here = f"{asked.key}, {asked.rule}" if asked.rule else asked.key
        text = Sentence(
            "{who} acts, but {expected} is to act here ({here})",
            who=_who(line.who),
            expected=_who(expected),
            here=here,
        )
        raise _unsound(line.number, text)
    try:
        step = session.game.read(line.text, session._timeline.now.state)
        session._enter(step, line.notes)
    except NotationError as error:
        raise _unsound(line.number, error.said) from None
    except IllegalStep as error:
        refusal = Refusal(error.reason, session.setup)
        text = Sentence("{step!r} is not legal: {refusal}", step=line.text, refusal=refusal)
        raise _unsound(line.number, text) from None


def _who(seat: int) -> str:
    return "*" if seat == CHANCE else Sentence("seat {number}", number=seat + 1)


def _unsound(number: int, text: Sentence) -> RecordError:
    return RecordError((Problem(Sentence("line {number}", number=number) if number else "", text),))
