"""The command `verify`: replays records and says what they come to, or where the first one goes wrong."""

from __future__ import annotations

import sys
from argparse import Namespace

from engine.core.errors import DataError
from engine.core.game import Decision
from engine.core.ledger import Line
from engine.core.savefile import Record, write_header
from engine.session.session import Session
from riverboat_desktop.record_files import RecordFileError, load_record
from riverboat_desktop.score_table import score_table
from riverboat_desktop.wrong_use import SOUND, UNSOUND, WRONG_USE, CommandFailed


def verify(arguments: Namespace) -> int:
    """Check every file; 0 if all are sound, 1 if one is not, 2 if one cannot be opened."""
    code = SOUND
    for number, name in enumerate(arguments.files):
        if number:
            print()
        try:
            record, session = load_record(name)
        except RecordFileError as error:
            print(error, file=sys.stderr)
            code = max(code, WRONG_USE if error.missing else UNSOUND)
            continue
        print(position_text(session) if arguments.position else summary(name, record, session))
    return code


def summary(name: str, record: Record, session: Session) -> str:
    """What a sound record comes to: how long it is, where it stands, every score."""
    undone = sum(1 for entry in record.entries if isinstance(entry, Line) and entry.undone)
    taken_back = f" ({undone} more were taken back)" if undone else ""
    view = session.view()
    head = (
        f"{name}: sound. {record.setup.game} for {len(record.setup.seats)}, "
        f"{session.length} steps{taken_back}.\n{where(session)}"
    )
    return f"{head}\n\n{score_table(session.setup, view.sheets, view.ranks)}"


def where(session: Session) -> str:
    """Where a play stands, in a sentence."""
    view = session.view()
    round_number = getattr(view.observation, "round", 0)
    here = f"Round {round_number}" if round_number else "Before the first round"
    if session.over:
        return f"The game is over, after round {round_number}."
    asked = view.prompt.key.replace("-", " ")
    node = view.node
    if isinstance(node, Decision):
        return f"{here}: seat {node.seat + 1} is to act ({asked}, {len(session.legal())} legal steps)."
    return f"{here}: nobody chooses ({asked}, {len(session.outcomes())} possible outcomes)."


def position_text(session: Session) -> str:
    """The situation as a record that begins there. Raises `CommandFailed` where none can stand."""
    if session.over:
        raise CommandFailed("no position can stand here: the game is over")
    try:
        reached = session.reached()
    except DataError as error:
        raise CommandFailed(f"no position can stand here: {error}") from None
    return write_header(session.setup, mode=session.mode, position=reached)
