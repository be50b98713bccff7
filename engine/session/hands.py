"""What hands at a real table still have to do, kept in the ledger so that a new start asks for no more."""

from __future__ import annotations

from engine.core.ledger import Hands, Line
from engine.core.savefile import write_line
from engine.session.session import Session
from engine.session.view import ChangeKind


def hands_of(session: Session) -> str:
    """The word that was said last since the last step or undo; empty if none was."""
    return session._book.hands


def keep_hands(session: Session, text: str) -> None:
    """Say it, in one word without a blank; the journal has it before anything else happens."""
    if text and text != session._book.hands:
        session._book.keep(text)
        session._tell(ChangeKind.HANDS, journal=(write_line(Hands(text)),))


def take_back(session: Session, frame: int, hands: str) -> None:
    """Take back everything after an earlier frame, with consent; the same line says what hands have to do."""
    session._rewind(session.plan_back_to(frame), consented=True, hands=hands)


def do_again(session: Session, joined: tuple[str, str]) -> None:
    """Do again what was taken back last, and what has the note that it entered together with it.

    Raises `IllegalStep` where nothing was taken back.
    """
    session.redo()
    while session._redo and joined in session._redo[-1][2]:
        session.redo()


def lately_undone(session: Session) -> frozenset[str]:
    """The steps that were taken back and in place of which nothing stands yet, in notation."""
    found: set[str] = set()
    for entry in reversed(session._book.entries):
        if isinstance(entry, Line):
            if not entry.undone:
                break
            found.add(entry.text)
    return frozenset(found)
